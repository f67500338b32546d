import UIKit

/// Overrides of a form's defaults for one view.
///
/// Read and written through ``UIKit/UIView/formOptions``. The options live as long as their view.
public struct FormFieldOptions {
    /// Whether the view is a stop on the way through the form. ``Stop/automatic`` by default.
    public var stop = Stop.automatic

    /// Whether a view is a stop on the way through the form.
    public enum Stop: Sendable {
        /// Text fields and text views are stops, and so are other views that take text: those whose class adopts `UITextInput`
        /// and is not one of the system's. All others are not.
        case automatic
        /// The view is a stop although it takes no text, such as a switch, a date picker or a segmented control.
        ///
        /// A view that can be first responder becomes it, and shows the toolbar if it is a ``FormInputAccessoryHost``. For any
        /// other view the keyboard goes while the toolbar stays, the view is scrolled to where it is seen, and it gets a
        /// ring in its tint colour. The toolbar calls it what VoiceOver calls it. What is in the view is no stop.
        case always
        /// The view is left alone, with everything in it: a field gets neither toolbar nor return key, and of a container
        /// no field is a stop.
        case never
    }

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

    /// Whether the field keeps its `returnKeyType`, such as `.search` or `.send`, while Return moves on or ends editing as it
    /// would otherwise.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration/keepsReturnKeyTypes`` says. With `true` it keeps any, the default
    /// key included; with `false` the key says Next, or in the last field
    /// ``FormNavigator/Configuration/lastReturnKey``. A field that does not move on Return keeps its own in any case.
    public var keepsReturnKeyType: Bool?

    /// Whether Tab on a hardware keyboard moves on from this field.
    ///
    /// `nil`, the default, follows the rules: a text field moves; a text view keeps Tab, which types a tab, and moves back
    /// with Shift-Tab. With `true` both move, with `false` neither does.
    public var movesOnTab: Bool?

    /// Whether a tap outside of this field ends editing while it has focus.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration/endsEditingOnTapOutside`` says.
    public var endsEditingOnTapOutside: Bool?

    /// What is special about this field's toolbar.
    public var toolbar = Toolbar()

    /// What is special about keeping this field clear of the keyboard.
    public var avoidance = Avoidance()

    /// For a scroll view: what may be done to it so that a field in it is seen.
    public var scrolling = Scrolling()

    /// For a view that is tapped while a field has focus: what the tap does to that field.
    public var tapTarget = TapTarget()

    // MARK: What belongs into the field

    /// Returns whether the field's content is valid. `nil`, the default, for a field that takes anything.
    ///
    /// ``FormNavigator/firstInvalidField`` and ``FormNavigator/validity`` ask it. A closure that refers to the field
    /// does so by its parameter, or weakly.
    public var validator: (@MainActor (UIView) -> Bool)?

    /// What is wrong with the field's content, in a sentence for the person. `nil` by default.
    ///
    /// The toolbar shows it in place of the title, and VoiceOver reads it. For a field with a ``validator`` it is shown from the
    /// moment that the field is to be left with invalid content, or ``FormNavigator/goToFirstInvalid()`` has gone there, until
    /// the content is valid or focus is elsewhere. For a field without one, such as a name that the server has refused, it
    /// is shown as long as it is set.
    public var error: String?

    /// What happens when the person moves on although the field's content is invalid.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration/invalidFieldPolicy`` says.
    public var invalidFieldPolicy: FormNavigator.InvalidFieldPolicy?

    /// The number of characters with which the field is full, as a code is, so that typing the last one moves on.
    ///
    /// `nil`, the default, and numbers below 1, are for fields that are never full. Focus moves when the person types or pastes
    /// the character that makes the field full, also if the delegate writes the text itself. It does not move after a deletion,
    /// after a correction of a field that was full before, or when code sets the text. It stays in the last field, and in a
    /// field for which the toolbar, return keys and hardware keyboard are all off.
    public var autoAdvanceLength: Int?

    /// Creates options that ask for nothing.
    public init() {}

    /// The options of one view, by reference: whoever looks at a form keeps them at hand without copying them.
    final class Box {
        fileprivate(set) var options: FormFieldOptions {
            didSet { summary = Summary(options) }
        }
        private(set) var summary: Summary

        fileprivate init(_ options: FormFieldOptions) {
            self.options = options
            summary = Summary(options)
        }
    }

    /// What a look at a form asks of the options of each view: nothing but numbers, since a copy of the whole takes long.
    struct Summary {
        let isSkipped: Bool
        let isStop: Bool
        let grouping: Grouping?
        /// Whether fields in the view, or the field itself, are another form's or are passed over.
        let changesSurroundings: Bool
        let movesOnReturn: Bool?
        let keepsReturnKeyType: Bool?
        let showsToolbar: Bool?
        let endsEditingOnTapOutside: Bool?
        let avoidsKeyboard: Bool?
        /// Whether a field before or after has been named, be it gone by now.
        let hasLinks: Bool

        fileprivate init(_ options: FormFieldOptions) {
            isSkipped = options.stop == .never
            isStop = options.stop == .always
            grouping = options.grouping
            changesSurroundings = isSkipped || options.grouping == .closed
            movesOnReturn = options.movesOnReturn
            keepsReturnKeyType = options.keepsReturnKeyType
            showsToolbar = options.toolbar.isEnabled
            endsEditingOnTapOutside = options.endsEditingOnTapOutside
            avoidsKeyboard = options.avoidance.isEnabled
            hasLinks = options.next != nil || options.previous != nil
        }
    }

    /// The options of all views that have any.
    @MainActor fileprivate(set) static var registry = WeakRegistry<UIView, Box>()
}

extension UIView {
    /// Overrides of the form's defaults for this view.
    ///
    /// A change takes part at the next focus change, or at once with ``FormNavigator/reload()``.
    public var formOptions: FormFieldOptions {
        get { assignedOptions ?? FormFieldOptions() }
        set {
            if let box = FormFieldOptions.registry[self] {
                box.options = newValue
            } else {
                FormFieldOptions.registry[self] = FormFieldOptions.Box(newValue)
            }
        }
    }

    /// The options that the app has given this view; `nil` for nearly all views.
    var assignedOptions: FormFieldOptions? { FormFieldOptions.registry[self]?.options }
}
