import UIKit

extension FormFieldOptions {
    /// A closure that says what is wrong with the content of a view.
    ///
    /// ```swift
    /// emailField.formOptions.validation = .text { $0.contains("@") ? nil : "An address has an @" }
    /// termsSwitch.formOptions.validation = .isOn { $0 ? nil : "Please accept the terms" }
    /// birthdayPicker.formOptions.validation = .view { (picker: UIDatePicker) in
    ///     picker.date < .now ? nil : "A birthday is in the past"
    /// }
    /// ```
    ///
    /// The closure returns a sentence for the person, or `nil` if the content is valid. A blank text is an error that
    /// nobody sees. It is called often, so it has to be fast.
    public struct Validation: Sendable {
        /// What has content of this kind, for a developer.
        private let subject: String
        private let fits: @MainActor (UIView) -> Bool
        private let check: @MainActor (UIView) -> String?

        private init(
            of subject: String, fits: @escaping @MainActor (UIView) -> Bool,
            check: @escaping @MainActor (UIView) -> String?
        ) {
            (self.subject, self.fits, self.check) = (subject, fits, check)
        }

        /// Checks the text of a text field, a text view, or another view that takes text.
        ///
        /// It is an error in your code to assign it to a view that takes no text.
        ///
        /// - Parameter error: Gets the text, which may be empty, and returns what is wrong with it.
        public static func text(_ error: @escaping @MainActor (String) -> String?) -> Validation {
            Validation(
                of: "a view that takes text", fits: { $0.enteredText != nil },
                check: { view in
                    guard let text = view.enteredText else { return nil }
                    return error(text)
                })
        }

        /// Checks whether a switch is on.
        ///
        /// It is an error in your code to assign it to a view that is no `UISwitch`.
        ///
        /// - Parameter error: Gets whether the switch is on, and returns what is wrong with that.
        public static func isOn(_ error: @escaping @MainActor (Bool) -> String?) -> Validation {
            .view { (toggle: UISwitch) in error(toggle.isOn) }
        }

        /// Checks a view of any class.
        ///
        /// It is an error in your code to assign it to a view of another class.
        ///
        /// - Parameter error: Gets the view, and returns what is wrong with its content. If it refers to another view,
        ///   it should do so weakly.
        public static func view<View: UIView>(_ error: @escaping @MainActor (View) -> String?) -> Validation {
            Validation(
                of: "a \(View.self)", fits: { $0 is View },
                check: { view in
                    guard let view = view as? View else { return nil }
                    return error(view)
                })
        }

        /// What is wrong with the content of a view; `nil` if nothing is.
        @MainActor func error(in view: UIView) -> String? { check(view) }

        /// Stops where the developer has given a view the validation of another kind of view.
        @MainActor func requireFit(_ view: UIView) {
            precondition(
                fits(view),
                """
                The validation is for \(subject), and cannot check a \(type(of: view)). Assign one that fits, such as \
                `.view { (view: \(type(of: view))) in … }`.
                """)
        }
    }

    /// Whether there is anything that can make the content of the view invalid.
    var checksContent: Bool { validation != nil || error != nil }

    /// Whether the content of a view is not the one anymore that the ``error`` is about.
    @MainActor
    func hasOutdatedError(in view: UIView) -> Bool { error != nil && contentWithError != view.enteredValue }
}

extension UIView {
    /// What is wrong with the content of this view; `nil` if nothing is. A validation is code of the app.
    var contentError: String? { givenError ?? assignedOptions?.validation?.error(in: self) }

    /// The error that the app has set, as long as the content is the one that it is about. A blank one says nothing.
    var givenError: String? {
        guard let options = assignedOptions, let error = options.error, !error.isBlank,
            !options.hasOutdatedError(in: self)
        else { return nil }
        return error
    }

    /// The text in this view; `nil` for a view that takes none.
    var enteredText: String? {
        switch self {
        case let field as UITextField: field.text ?? ""
        case let textView as UITextView: textView.text
        case let input as any UITextInput: input.wholeText
        default: nil
        }
    }

    /// What the person has entered into this view or has chosen in it; `nil` where only the app could tell.
    var enteredValue: AnyHashable? {
        switch self {
        case let toggle as UISwitch: toggle.isOn
        case let control as UISegmentedControl: control.selectedSegmentIndex
        case let slider as UISlider: slider.value
        case let stepper as UIStepper: stepper.value
        case let picker as UIDatePicker:
            picker.datePickerMode == .countDownTimer ? picker.countDownDuration : picker.date as AnyHashable
        case let picker as UIPickerView: (0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) }
        default: enteredText
        }
    }
}

extension UITextInput {
    fileprivate var wholeText: String {
        textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) } ?? ""
    }
}
