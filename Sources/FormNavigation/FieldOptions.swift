import UIKit

/// What one view asks of the form it is part of.
///
/// Read and written through ``UIKit/UIView/formOptions``. The options live as long as their view.
public struct FieldOptions {
    /// Whether the view is left alone, with everything in it.
    ///
    /// A skipped field is no stop, and gets neither toolbar nor return key; a skipped container hides all its fields.
    /// `false` by default.
    public var isSkipped = false

    /// Whether the view is a stop although it takes no text, such as a switch, a date picker or a segmented control.
    ///
    /// A view that can be first responder becomes it, and shows the toolbar if it is a ``FormInputView``. Any other one has
    /// focus without knowing: the keyboard goes, the toolbar stays, the view is scrolled to where it is seen, and a ring in
    /// its tint colour is around it. The toolbar calls it what VoiceOver calls it. What is in the view is no stop. `false` by
    /// default; text fields and text views are stops in any case.
    public var isStop = false

    /// The field that comes directly after this one, whatever the order says.
    ///
    /// The other fields close the gap, so each is still reached once and Previous undoes Next. A link to a field
    /// outside the form, to the field itself, to a field that another link has claimed, or one that closes a circle,
    /// is ignored and traced. Held weakly. `nil` by default.
    public weak var next: UIView?

    /// The field that comes directly before this one; otherwise like ``next``.
    public weak var previous: UIView?

    /// For a view that holds fields: how they go together. `nil`, the default, treats them as the fields around them.
    public var grouping: Grouping?

    /// How the fields in a view go together.
    public enum Grouping: Sendable {
        /// They follow each other without one from outside between them, where the view has its place in the order.
        case together
        /// They are a form of their own: moves from one of them stay among them, and moves from outside pass them over.
        case closed
    }

    /// Whether Return moves on from this field.
    ///
    /// `nil`, the default, follows the rules: a text field moves, a text view does if
    /// ``FormNavigator/Configuration/textViewsMoveOnReturn`` says so. With `false` the field keeps its return key and
    /// its delegate.
    public var movesOnReturn: Bool?

    /// Whether Tab on a hardware keyboard moves on from this field.
    ///
    /// `nil`, the default, follows the rules: a text field moves; a text view keeps Tab, which types a tab, and moves back
    /// with Shift-Tab. With `true` both move, with `false` neither does.
    public var movesOnTab: Bool?

    /// Whether a tap outside of this field ends editing while it has focus.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration/endsEditingOnTapOutside`` says.
    public var endsEditingOnTapOutside: Bool?

    /// Whether a tap on this view, or on a view in it, ends editing in the field that has focus.
    ///
    /// `nil`, the default, follows the rules of ``FormNavigator/Configuration/endsEditingOnTapOutside``; where taps outside
    /// of the focused field are not watched, this has no effect. Of several views around a tap the innermost that says something counts. With `true` also a
    /// control or a row ends it, the control once it has done its work; a field that takes text never does.
    public var endsEditingOnTap: Bool?

    // MARK: Toolbar

    /// Whether this field gets the toolbar.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration/isToolbarEnabled`` says. A field with an accessory view
    /// of its own keeps it whatever this says.
    public var showsToolbar: Bool?

    /// What the toolbar calls this field.
    ///
    /// `nil`, the default, leaves it to ``FormToolbar/Configuration/showsPlaceholder``.
    public var title: Title?

    // MARK: What belongs into the field

    /// Whether what the field holds will do: `nil`, the default, for a field that takes anything.
    ///
    /// ``FormNavigator/firstInvalidField`` and ``FormNavigator/isComplete`` ask it. A closure that refers to the field
    /// does so by its parameter, or weakly.
    public var check: (@MainActor (UIView) -> Bool)?

    /// The number of characters with which the field is full, as a code is, so that typing the last one moves on.
    ///
    /// `nil`, the default, and numbers below 1, are for fields that are never full. Focus moves when the person types or pastes
    /// the character that makes the field full, also if the delegate writes the text itself. It does not move after a deletion,
    /// after a correction of a field that was full before, or when code sets the text. It stays in the last field, and in a
    /// field for which the toolbar, return keys and hardware keyboard are all off.
    public var fullLength: Int?

    // MARK: Keyboard avoidance

    /// Whether this field is kept clear of the keyboard. `nil`, the default, leaves it to the navigator.
    public var avoidsKeyboard: Bool?

    /// The least distance between the field and the keyboard, in points.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration/keyboardDistance`` says. A negative distance counts as 0.
    public var keyboardDistance: CGFloat?

    /// What is to be seen with the field as far as there is room, the most important first: an error label, a button.
    ///
    /// Held weakly. Hidden views, and those outside the form, do not count. Empty by default.
    public var companions: [UIView] {
        get { weakCompanions.compactMap(\.object) }
        set { weakCompanions = newValue.map(WeakReference.init) }
    }

    private var weakCompanions: [WeakReference<UIView>] = []

    /// For a scroll view: whether its offset is changed to show a field. `true` by default.
    public var isScrolledForKeyboard = true

    /// For a scroll view: whether its bottom inset makes room for the keyboard. `true` by default.
    public var isInsetForKeyboard = true

    /// For a scroll view: whether its offset goes back, once the keyboard has gone, to what it was before.
    ///
    /// `false` by default: it stays, as far as the content reaches.
    public var restoresOffset = false

    /// Creates options that ask for nothing.
    public init() {}

    /// The options of one view, by reference: whoever looks at a form keeps them at hand without copying them.
    final class Box {
        fileprivate(set) var options: FieldOptions {
            didSet { summary = Summary(options) }
        }
        private(set) var summary: Summary

        fileprivate init(_ options: FieldOptions) {
            self.options = options
            summary = Summary(options)
        }
    }

    /// What a look at a form asks of the options of each view: nothing but numbers, since a copy of the whole takes long.
    struct Summary {
        let isSkipped: Bool
        let isStop: Bool
        let grouping: Grouping?
        let movesOnReturn: Bool?
        let showsToolbar: Bool?
        let endsEditingOnTapOutside: Bool?
        let avoidsKeyboard: Bool?
        /// Whether a field before or after has been named, be it gone by now.
        let hasLinks: Bool

        fileprivate init(_ options: FieldOptions) {
            isSkipped = options.isSkipped
            isStop = options.isStop
            grouping = options.grouping
            movesOnReturn = options.movesOnReturn
            showsToolbar = options.showsToolbar
            endsEditingOnTapOutside = options.endsEditingOnTapOutside
            avoidsKeyboard = options.avoidsKeyboard
            hasLinks = options.next != nil || options.previous != nil
        }
    }

    /// The options of all views that have any.
    @MainActor fileprivate(set) static var registry = WeakRegistry<UIView, Box>()
}

extension UIView {
    /// What this view asks of the form it is part of.
    ///
    /// A change takes part at the next focus change, or at once with ``FormNavigator/reload()``.
    public var formOptions: FieldOptions {
        get { assignedOptions ?? FieldOptions() }
        set {
            if let box = FieldOptions.registry[self] {
                box.options = newValue
            } else {
                FieldOptions.registry[self] = FieldOptions.Box(newValue)
            }
        }
    }

    /// The options that the app has given this view; `nil` for nearly all views.
    var assignedOptions: FieldOptions? { FieldOptions.registry[self]?.options }
}
