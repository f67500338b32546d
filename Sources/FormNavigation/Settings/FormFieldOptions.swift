import UIKit

/// The options of one view, which override the defaults of the form.
///
/// Read and write them through ``UIKit/UIView/formOptions``. They live as long as their view. The options ``stop``,
/// ``isExcluded``, ``grouping``, and ``endsEditingWhenTapped`` also apply to the views inside the view. All other options
/// apply only to the view itself.
public struct FormFieldOptions {
    /// The option that determines whether Previous and Next stop at the view.
    ///
    /// The default value is ``Stop-swift.enum/automatic``.
    public var stop = Stop.automatic

    /// Constants that determine whether Previous and Next stop at a view.
    public enum Stop: Sendable {
        /// The view is a stop if it accepts text.
        ///
        /// This applies to text fields, text views, and other views whose class adopts `UITextInput` and doesn't belong
        /// to the system. A field that a control covers, or a view with a tap gesture recognizer, isn't a stop, because a
        /// tap on it doesn't begin editing, as in a drop-down that's drawn as a text field.
        case automatic
        /// The view is a stop even if it doesn't accept text, such as a switch, a date picker, or a segmented control.
        ///
        /// A field that accepts text is a stop even if a control or a view with a tap gesture recognizer covers it.
        ///
        /// A view that can become first responder does so, and shows the toolbar if it's a ``FormInputAccessoryHost``.
        /// For any other view, the keyboard hides and the toolbar stays. The view scrolls into view, and shows a ring
        /// in its tint color. The toolbar shows its `accessibilityLabel` as the title. Views inside it aren't stops.
        case always
        /// Neither the view nor any view inside it is a stop.
        ///
        /// A field keeps its return key. While it has focus, it still shows the toolbar, so that users can leave it
        /// even if its keyboard is a number pad; Previous and Next continue from its position. To remove the toolbar as
        /// well, set ``Toolbar-swift.struct/isEnabled`` to `false`.
        case never
    }

    /// A Boolean value that determines whether navigators ignore this view and everything inside it.
    ///
    /// Use this property for a view that manages its own fields, such as a payment SDK's. Unlike
    /// ``Stop-swift.enum/never``, it also turns off the toolbar, return keys, and keyboard avoidance there. The default
    /// value is `false`.
    public var isExcluded = false

    /// The field that directly follows this one, regardless of the order.
    ///
    /// The other fields close the gap: Next still visits every field once, and Previous visits them in the opposite
    /// order. The navigator ignores a link, and reports it to ``FormNavigator/trace``, if it leads to a field outside
    /// the form or to the field itself, if another link leads to the same field, or if the links form a cycle.
    ///
    /// The default value is `nil`. The field is held weakly.
    public weak var next: UIView?

    /// The field that directly precedes this one, regardless of the order.
    ///
    /// Otherwise it behaves like ``next``. The default value is `nil`. The field is held weakly.
    public weak var previous: UIView?

    /// How moves treat the fields inside this view.
    ///
    /// The default value is `nil`, which treats them like the fields around the view.
    public var grouping: Grouping?

    /// Constants that describe how moves treat the fields inside a view.
    public enum Grouping: Sendable {
        /// The fields follow each other, at the view's position in the order. No field from outside comes between them.
        case together
        /// The fields are a form of their own.
        ///
        /// A move from one of them stays among them, and a move from outside skips them.
        case closed
    }

    /// A Boolean value that determines whether Return moves on from this field.
    ///
    /// If the value is `nil`, the default, Return moves on from a text field, and from a text view if
    /// ``FormNavigator/Configuration-swift.struct/textViewsMoveOnReturn`` is `true`, except where
    /// ``FormNavigator/Configuration-swift.struct/leavesReturnToApp`` leaves Return to your app. If the value is `false`,
    /// Return does what it would do without a navigator, and the field keeps its return key.
    public var movesOnReturn: Bool?

    /// A Boolean value that determines whether the field keeps its `returnKeyType`, such as `.search` or `.send`.
    ///
    /// Return moves on or ends editing in both cases. The default value is `nil`, which uses
    /// ``FormNavigator/Configuration-swift.struct/keepsReturnKeyTypes``. If the value is `true`, the field keeps any
    /// key, even the default one. If the value is `false`, the key shows Next, or
    /// ``FormNavigator/Configuration-swift.struct/lastReturnKey`` in the last field. A field that doesn't move on
    /// Return always keeps its key.
    public var keepsReturnKeyType: Bool?

    /// A Boolean value that determines whether Tab on a hardware keyboard moves on from this field.
    ///
    /// If the value is `nil`, the default, Tab moves on from a text field, and from a text view if
    /// ``FormNavigator/Configuration-swift.struct/textViewsMoveOnTab`` is `true`; Shift-Tab moves back from both. If
    /// the value is `true`, both keys move. If the value is `false`, the field and UIKit handle both keys, as they
    /// would without a navigator: a text view types a tab, and from a text field UIKit may move to another one. To make
    /// Tab do nothing, give the field a key command for Tab that does nothing.
    public var movesOnTab: Bool?

    /// A Boolean value that determines whether iPad may show this field's number pad as a popover.
    ///
    /// The default value is `nil`, which uses ``FormNavigator/Configuration-swift.struct/allowsNumberPadPopover``. If
    /// the value is `true`, the field's own `allowsNumberPadPopover` applies.
    public var allowsNumberPadPopover: Bool?

    /// A Boolean value that determines whether a tap outside this field ends editing while it has focus.
    ///
    /// The default value is `nil`, which uses ``FormNavigator/Configuration-swift.struct/endsEditingOnTapOutside``.
    public var endsEditingOnTapOutside: Bool?

    /// A Boolean value that determines whether a tap on this view, or on a view inside it, ends editing in the field
    /// that has focus.
    ///
    /// The default value is `nil`, which follows the rules of
    /// ``FormNavigator/Configuration-swift.struct/endsEditingOnTapOutside``. If several views around a tap have a
    /// value, the innermost one applies. If the value is `true`, a tap on a control or a row also ends editing, after
    /// the control has performed its action. A tap on a field that accepts text never does. The value has no effect if
    /// taps outside the field don't end editing.
    public var endsEditingWhenTapped: Bool?

    /// The options of the toolbar for this field.
    public var toolbar = Toolbar()

    /// The options for keeping this field clear of the keyboard.
    public var avoidance = Avoidance()

    /// The changes that the navigator may make to this view, if it's a scroll view, to keep a field in it clear of the
    /// keyboard.
    public var scrolling = Scrolling()

    // MARK: Content of the field

    /// A closure that describes what's wrong with the content of the view, or returns `nil` if the content is valid.
    ///
    /// ```swift
    /// emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
    /// ```
    ///
    /// The error replaces the toolbar's title when the user tries to leave the field, and when
    /// ``FormNavigator/focusFirstInvalid()`` moves to it. It stays until the content is valid or focus is elsewhere,
    /// and reappears only when the user tries to leave again. VoiceOver reads it.
    ///
    /// The validation also applies to a view that isn't a stop: a form isn't valid before the user accepts its terms.
    /// The default value is `nil`, which means that any content is valid.
    public var validation: Validation?

    /// An error in the content of the view that only your app can know about, such as the response of a server.
    ///
    /// If the field has focus, the toolbar shows the error immediately; otherwise, it shows the error when the field
    /// gains focus. While the error is set, the content isn't valid, even if the ``validation-swift.property`` returns
    /// `nil`. The value becomes `nil` as soon as the content changes. For your own view that doesn't accept text, set it
    /// to `nil` yourself. The default value is `nil`, and a blank string is equivalent to `nil`.
    public var error: String?

    /// The content of the view when the error was set.
    var contentWithError: AnyHashable?

    /// The response when the user moves on while the field's content is invalid.
    ///
    /// The default value is `nil`, which uses ``FormNavigator/Configuration-swift.struct/invalidFieldPolicy``.
    public var invalidFieldPolicy: FormNavigator.InvalidFieldPolicy?

    /// The number of characters after which focus moves to the next field.
    ///
    /// Use this property for codes. Focus moves when the user types or pastes the character that fills the field, even
    /// if the delegate writes the text itself. It doesn't move after a deletion, after a correction in a full field, or
    /// when code sets the text. It stays in the last field, and in a field for which the toolbar, return keys, and
    /// hardware keyboard are all off.
    ///
    /// If the value is `nil`, the default, or less than 1, the field is never full.
    public var autoAdvanceLength: Int?

    /// Creates options with the default values.
    public init() {}

    /// The views that are stops because of their options, although they don't accept text. One of them may have focus
    /// without a notification.
    @MainActor fileprivate(set) static var stops = WeakRegistry<UIView, Void>()

    /// The views whose content may be invalid.
    @MainActor private static var checked = WeakRegistry<UIView, Void>()

    /// Whether any view that doesn't accept text matters to a form because of its options.
    @MainActor static var marksOtherViews: Bool { !stops.isEmpty || !checked.isEmpty }

    /// Whether a view in another may have invalid content.
    @MainActor static func checksContent(in view: UIView) -> Bool {
        checked.keys.contains { $0.isDescendant(of: view) }
    }

    @MainActor fileprivate static let assigned = AssociatedKey<AssignedOptions>()

    /// Sets the options of a view.
    @MainActor
    func assign(to view: UIView) {
        Self.assigned[view] = AssignedOptions(self)
        Self.stops[view] = stop == .always ? () : nil
        Self.checked[view] = checksContent ? () : nil
    }
}

extension UIView {
    /// The options that the app set on this view; `nil` for nearly all views.
    var assignedOptions: AssignedOptions? { FormFieldOptions.assigned[self] }

    /// Removes the error that the app set, because the content it applies to has changed.
    func forgetError() {
        guard var options = assignedOptions?.values, options.error != nil else { return }
        options.error = nil
        options.assign(to: self)
    }
}

extension UIScrollView {
    /// The changes that navigators may make to this scroll view.
    var scrollingOptions: FormFieldOptions.Scrolling { assignedOptions?.scrolling ?? .init() }
}

/// The options that the app set on a view.
///
/// It's a class, because a walk asks every view, and copying the options, or their absence, takes longer than the rest of
/// the walk.
@dynamicMemberLookup
final class AssignedOptions {
    let values: FormFieldOptions

    init(_ values: FormFieldOptions) { self.values = values }

    subscript<Option>(dynamicMember option: KeyPath<FormFieldOptions, Option>) -> Option { values[keyPath: option] }
}
