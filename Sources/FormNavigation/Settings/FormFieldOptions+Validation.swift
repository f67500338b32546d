import UIKit

extension FormFieldOptions {
    /// A closure that describes what's wrong with the content of a view.
    ///
    /// ```swift
    /// emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
    /// termsSwitch.formOptions.validation = .isOn { $0 ? nil : "Please accept the terms" }
    /// birthdayPicker.formOptions.validation = .view { (picker: UIDatePicker) in
    ///     picker.date < .now ? nil : "Choose a date in the past"
    /// }
    /// ```
    ///
    /// The closure returns a sentence to show to the user, or `nil` if the content is valid. A blank string counts as
    /// an error, but users can't see it. The navigator calls the closure often, so return quickly.
    public struct Validation: Sendable {
        /// The views that have content of this kind, in words for a developer.
        private let subject: String
        private let fits: @MainActor (UIView) -> Bool
        private let check: @MainActor (UIView) -> String?

        private init(
            of subject: String, fits: @escaping @MainActor (UIView) -> Bool,
            check: @escaping @MainActor (UIView) -> String?
        ) {
            (self.subject, self.fits, self.check) = (subject, fits, check)
        }

        /// Creates a validation for the text of a text field, a text view, or another view that accepts text.
        ///
        /// Assigning it to a view that doesn't accept text stops the app.
        ///
        /// - Parameter error: A closure that receives the text, which may be empty, and returns what's wrong with it.
        public static func text(_ error: @escaping @MainActor (String) -> String?) -> Validation {
            Validation(
                of: "a view that accepts text", fits: { $0.enteredText != nil },
                check: { view in
                    guard let text = view.enteredText else { return nil }
                    return error(text)
                })
        }

        /// Creates a validation for the state of a switch.
        ///
        /// Assigning it to a view that isn't a `UISwitch` stops the app.
        ///
        /// - Parameter error: A closure that receives whether the switch is on, and returns what's wrong with that.
        public static func isOn(_ error: @escaping @MainActor (Bool) -> String?) -> Validation {
            .view { (toggle: UISwitch) in error(toggle.isOn) }
        }

        /// Creates a validation for a view of any class.
        ///
        /// Assigning it to a view of another class stops the app.
        ///
        /// - Parameter error: A closure that receives the view, and returns what's wrong with its content. To refer to
        ///   another view, capture it weakly.
        public static func view<View: UIView>(_ error: @escaping @MainActor (View) -> String?) -> Validation {
            Validation(
                of: "a \(View.self)", fits: { $0 is View },
                check: { view in
                    guard let view = view as? View else { return nil }
                    return error(view)
                })
        }

        /// Returns what's wrong with the content of a view, or `nil` if the content is valid.
        @MainActor func error(in view: UIView) -> String? { check(view) }

        /// Stops execution if the view isn't one that the validation can check.
        @MainActor func requireFit(_ view: UIView) {
            precondition(
                fits(view),
                """
                The validation is for \(subject), and can't check a \(type(of: view)). Assign one that fits, such as \
                `.view { (view: \(type(of: view))) in … }`.
                """)
        }
    }

    /// Whether anything can make the content of the view invalid.
    var checksContent: Bool { validation != nil || error != nil }

    /// Whether the content of a view has changed since the ``error`` was set.
    @MainActor
    func hasOutdatedError(in view: UIView) -> Bool { error != nil && contentWithError != view.enteredValue }
}

extension UIView {
    /// What's wrong with the content of this view; `nil` if nothing is. A validation is the app's code.
    var contentError: String? {
        if let givenError { return givenError }
        let options = assignedOptions
        let error = options?.validation?.error(in: self)
        guard assignedOptions !== options else { return error }
        // A validation is the app's code, and may set an error, or replace or remove itself. What it leaves counts.
        return givenError ?? assignedOptions?.validation?.error(in: self)
    }

    /// The error that the app set, as long as the content it applies to is unchanged. A blank one is ignored.
    var givenError: String? {
        guard let options = assignedOptions, let error = options.error, !error.isBlank,
            !options.values.hasOutdatedError(in: self)
        else { return nil }
        return error
    }

    /// The text in this view; `nil` if the view doesn't accept text.
    var enteredText: String? {
        switch self {
        case let field as UITextField: field.text ?? ""
        case let textView as UITextView: textView.text
        case let input as any UITextInput: input.wholeText
        default: nil
        }
    }

    /// What the user entered or chose in this view; `nil` if only the app can tell.
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
