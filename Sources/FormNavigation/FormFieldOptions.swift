import UIKit

/// Options of one view, which override the defaults of the form.
///
/// Read and write them through ``UIKit/UIView/formOptions``. They live as long as their view.
public struct FormFieldOptions {
    /// Whether Previous and Next stop at the view.
    ///
    /// ``Stop-swift.enum/automatic`` by default.
    public var stop = Stop.automatic

    /// Whether Previous and Next stop at a view.
    public enum Stop: Sendable {
        /// The view is a stop if it takes text.
        ///
        /// This is so for text fields, for text views, and for other views whose class adopts `UITextInput` and does
        /// not belong to the system.
        case automatic
        /// The view is a stop although it takes no text, such as a switch, a date picker or a segmented control.
        ///
        /// A view that can become first responder becomes it, and shows the toolbar if it is a
        /// ``FormInputAccessoryHost``. For any other view the keyboard hides and the toolbar stays. The view is
        /// scrolled into sight, and gets a ring in its tint colour. The toolbar calls it by its `accessibilityLabel`.
        /// Views inside of it are no stops.
        case always
        /// The view is no stop, and neither is a view inside of it.
        ///
        /// A field keeps its return key. While it has focus it has the toolbar, since a number pad has no key to leave a
        /// field by: Previous and Next go on from where it lies. To take the toolbar away as well, set
        /// ``Toolbar-swift.struct/isEnabled`` to `false`.
        case never
    }

    /// The field that comes directly after this one, whatever the order is.
    ///
    /// The other fields close the gap. So every field is still reached once, and Previous undoes Next. A link is
    /// ignored, and reported to ``FormNavigator/trace``, if it leads to a field outside of the form or to the field
    /// itself, if another link leads to the same field, or if the links form a circle.
    ///
    /// `nil` by default. The field is not kept alive.
    public weak var next: UIView?

    /// The field that comes directly before this one, whatever the order is.
    ///
    /// Otherwise it is like ``next``. `nil` by default. The field is not kept alive.
    public weak var previous: UIView?

    /// How the fields inside of this view belong together.
    ///
    /// `nil`, the default, treats them like the fields around the view.
    public var grouping: Grouping?

    /// How the fields inside of a view belong together.
    public enum Grouping: Sendable {
        /// They follow each other, where the view has its place in the order. No field from outside comes between them.
        case together
        /// They are a form of their own.
        ///
        /// A move from one of them stays among them, and a move from outside passes over them.
        case closed
    }

    /// Whether Return moves on from this field.
    ///
    /// `nil`, the default, means that Return moves on from a text field, and from a text view if
    /// ``FormNavigator/Configuration-swift.struct/textViewsMoveOnReturn`` is `true`. If `false`, the field keeps its
    /// return key and its delegate.
    public var movesOnReturn: Bool?

    /// Whether the field keeps its `returnKeyType`, such as `.search` or `.send`.
    ///
    /// Return moves on, or ends editing, all the same. `nil`, the default, is what
    /// ``FormNavigator/Configuration-swift.struct/keepsReturnKeyTypes`` says. If `true`, the field keeps any key, also
    /// the default one. If `false`, the key says Next, and in the last field it is the
    /// ``FormNavigator/Configuration-swift.struct/lastReturnKey``. A field that does not move on Return keeps its key
    /// in any case.
    public var keepsReturnKeyType: Bool?

    /// Whether Tab on a hardware keyboard moves on from this field.
    ///
    /// `nil`, the default, means that Tab moves on from a text field, and from a text view if
    /// ``FormNavigator/Configuration-swift.struct/textViewsMoveOnTab`` is `true`; Shift-Tab moves back from both. If
    /// `true`, both keys move. If `false`, both are left to the field and to UIKit, as without a navigator: a text view
    /// types a tab, and from a text field UIKit may go to another one by itself. If nothing is to happen, give the field
    /// a key command for Tab that does nothing.
    public var movesOnTab: Bool?

    /// Whether an iPad may show this field's number pad as a popover.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration-swift.struct/allowsNumberPadPopover`` says. If `true`,
    /// the field's own `allowsNumberPadPopover` counts.
    public var allowsNumberPadPopover: Bool?

    /// Whether a tap outside of this field ends editing while it has focus.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration-swift.struct/endsEditingOnTapOutside`` says.
    public var endsEditingOnTapOutside: Bool?

    /// Options of the toolbar for this field.
    public var toolbar = Toolbar()

    /// Options for keeping this field clear of the keyboard.
    public var avoidance = Avoidance()

    /// For a scroll view: what may be done to it to keep a field in it clear of the keyboard.
    public var scrolling = Scrolling()

    /// For a view that is tapped while a field has focus: what the tap does to that field.
    public var tapTarget = TapTarget()

    // MARK: What belongs into the field

    /// A closure that says what is wrong with the content of the view, or `nil` if nothing is.
    ///
    /// ```swift
    /// emailField.formOptions.validation = .text { $0.contains("@") ? nil : "An address has an @" }
    /// ```
    ///
    /// What it says is shown in place of the toolbar's title when the person tries to leave the field, and when
    /// ``FormNavigator/focusFirstInvalid()`` has gone to it. It is shown until the content is valid or focus is
    /// elsewhere, and then not again before the person tries to leave again. VoiceOver reads it.
    ///
    /// It also counts on a view that is no stop: a form is not valid before its terms are accepted. `nil`, the default,
    /// means that any content is valid.
    public var validation: Validation?

    /// What is wrong with the content of the view, as far as only your app can know, such as what a server has said.
    ///
    /// If the field has focus, it is shown at once. Otherwise it is shown when the field gets focus. While it is there,
    /// the content is not valid, whatever the ``validation-swift.property`` says. It is `nil` again as soon as the
    /// content is another. For a view of your own that takes no text, set it to `nil` yourself. `nil` by default, and a
    /// blank text is the same as that.
    public var error: String?

    /// What the view held when the error was set.
    var contentWithError: AnyHashable?

    /// What happens when the person moves on although the field's content is invalid.
    ///
    /// `nil`, the default, is what ``FormNavigator/Configuration-swift.struct/invalidFieldPolicy`` says.
    public var invalidFieldPolicy: FormNavigator.InvalidFieldPolicy?

    /// The number of characters with which the field is full. Typing the last one moves on.
    ///
    /// Use it for codes. Focus moves when the person types or pastes the character that makes the field full, also if
    /// the delegate writes the text itself. It does not move after a deletion, after a correction in a full field, or
    /// when code sets the text. It stays in the last field, and in a field for which the toolbar, return keys and
    /// hardware keyboard are all off.
    ///
    /// `nil`, the default, and numbers below 1 mean that the field is never full.
    public var autoAdvanceLength: Int?

    /// Creates options that override nothing.
    public init() {}

    /// The views whose options make them stops although they take no text, among which one may have focus unnoticed.
    @MainActor fileprivate(set) static var stops = WeakRegistry<UIView, Void>()

    /// The views whose content may be invalid.
    @MainActor private static var checked = WeakRegistry<UIView, Void>()

    /// Whether a view in another may have invalid content.
    @MainActor static func checksContent(in view: UIView) -> Bool {
        checked.keys.contains { $0.isDescendant(of: view) }
    }

    @MainActor private static let assigned = AssociatedKey<FormFieldOptions>("FormNavigation.options")

    /// The options that the app has given a view.
    @MainActor
    fileprivate static func assigned(to view: UIView) -> FormFieldOptions? { assigned[view] }

    /// Gives a view its options.
    @MainActor
    fileprivate func assign(to view: UIView) {
        Self.assigned[view] = self
        Self.stops[view] = stop == .always ? () : nil
        Self.checked[view] = checksContent ? () : nil
    }
}

extension UIView {
    /// Options of this view, which override the defaults of the form.
    ///
    /// While a field is edited, a change applies with the next update of the screen.
    public var formOptions: FormFieldOptions {
        get {
            guard var options = assignedOptions else { return FormFieldOptions() }
            if options.hasOutdatedError(in: self) { options.error = nil }
            return options
        }
        set {
            newValue.validation?.requireFit(self)
            var options = newValue
            let hasNewError = options.error != formOptions.error
            if hasNewError {
                options.contentWithError = options.error == nil ? nil : enteredValue
            } else {
                options.contentWithError = assignedOptions?.contentWithError
            }
            options.assign(to: self)
            for navigator in NavigatorRegistry.navigators { navigator.optionsChanged(of: self, hasNewError) }
        }
    }

    /// The options that the app has given this view; `nil` for nearly all views.
    var assignedOptions: FormFieldOptions? { FormFieldOptions.assigned(to: self) }

    /// Forgets the error that the app has set: it is about content that is another now.
    func forgetError() {
        guard var options = assignedOptions, options.error != nil else { return }
        options.error = nil
        options.assign(to: self)
    }
}
