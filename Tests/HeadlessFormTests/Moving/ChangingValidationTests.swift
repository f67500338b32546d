import FormNavigation
import TestSupport
import Testing
import UIKit

/// Validations that change the form, and errors that no longer apply.
@MainActor
struct ChangingValidationTests {
    private static let error = "An email address has an @ in it."

    private func makeForm(_ policy: FormNavigator.InvalidFieldPolicy = .warn) -> DeviceForm {
        let form = DeviceForm(3)
        form.navigator.configuration.invalidFieldPolicy = policy
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        return form
    }

    private func title(_ form: DeviceForm) -> String? { form.navigator.toolbar.text?.text }

    private final class StayListener: FormNavigatorDelegate {
        var errors: [String] = []
        var stays: Int { errors.count }
        func formNavigator(_: FormNavigator, didStayIn _: UIView, because error: String) { errors.append(error) }
    }

    // MARK: Moving focus

    @Test("where a validation moves focus as the first invalid field is looked for, the answer is about that field")
    func movedByValidation() {
        for turn in 1...4 {
            let form = makeForm()
            form.fields[2].becomeFirstResponder()
            var calls = 0
            form.fields[0].formOptions.validation = .text { [weak other = form.fields[1]] _ in
                calls += 1
                if calls == turn { other?.becomeFirstResponder() }
                return Self.error
            }
            let hasFocus = form.navigator.focusFirstInvalid()
            #expect(hasFocus == (form.focus == "0"), "in call \(turn)")
            form.device.settle()
            #expect(title(form) == (form.focus == "0" ? Self.error : form.focus))
        }
    }

    @Test("a move from a field whose validation moves focus is over, and nobody is told that focus stayed")
    func movedOnLeaving() {
        let form = makeForm(.refuse)
        let listener = StayListener()
        form.navigator.delegate = listener
        form.fields[0].formOptions.validation = .text { [weak other = form.fields[2]] _ in
            other?.becomeFirstResponder()
            return Self.error
        }
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.focus == "2" && title(form) == "2" && listener.stays == 0)
    }

    // MARK: Taking itself away

    /// What a validation takes away.
    enum Loss: CaseIterable {
        case validation, field, visibility
    }

    @Test(
        "a validation that takes itself or its field away no longer counts, and the move goes on",
        arguments: Loss.allCases)
    func takenAway(_ loss: Loss) {
        let form = makeForm(.refuse)
        let listener = StayListener()
        form.navigator.delegate = listener
        form.fields[0].formOptions.validation = .text { [weak field = form.fields[0]] _ in
            switch loss {
            case .validation: field?.formOptions.validation = nil
            case .field: field?.removeFromSuperview()
            case .visibility: field?.isHidden = true
            }
            return Self.error
        }
        #expect(form.navigator.focusNext())
        form.device.settle()
        #expect(form.focus == "1" && title(form) == "1" && listener.stays == 0)
    }

    @Test("one that replaces itself is followed by the new one")
    func replaced() {
        let form = makeForm(.refuse)
        let listener = StayListener()
        form.navigator.delegate = listener
        form.fields[0].formOptions.validation = .text { [weak field = form.fields[0]] _ in
            field?.formOptions.validation = .text { $0.isEmpty ? "Enter something." : nil }
            return Self.error
        }
        #expect(!form.navigator.focusNext())
        #expect(form.focus == "0" && title(form) == "Enter something.")
        #expect(listener.errors == ["Enter something."])
        form.device.type("x")
        #expect(form.navigator.focusNext() && form.focus == "1")
    }

    // MARK: Content that only the app knows

    private final class Stars: UIControl {
        var count = 0
    }

    @Test("the user is warned again if a control of the app's own is wrong in another way, and once in each")
    func otherWay() {
        let form = DeviceForm(2)
        let stars = Stars(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        stars.formOptions.stop = .always
        stars.formOptions.validation = .view { (stars: Stars) in
            stars.count == 0 ? "How many stars?" : stars.count > 5 ? "No more than five." : nil
        }
        form.viewController.view.addSubview(stars)
        form.navigator.configuration.wrapsAround = true
        form.navigator.focus(stars)
        form.device.settle()
        #expect(!form.navigator.focusNext() && title(form) == "How many stars?")
        stars.count = 6
        #expect(!form.navigator.focusNext() && title(form) == "No more than five.")
        form.device.settle()
        #expect(form.navigator.focusNext() && form.focus == "0")
    }

    @Test("the same content that's wrong in other words is warned of once")
    func otherWords() {
        let form = makeForm()
        var attempts = 0
        form.fields[0].formOptions.validation = .text { _ in
            attempts += 1
            return "Wrong, attempt \(attempts)"
        }
        #expect(!form.navigator.focusNext())
        #expect(form.navigator.focusNext())
    }

    // MARK: Fields that the app hides or disables

    /// Whose error is shown, and how its field ends.
    @Test(
        "an error goes when the app hides or disables its field, and comes back only if it still applies",
        arguments: [true, false], [true, false])
    func unusable(_ isGiven: Bool, _ isHidden: Bool) {
        let form = makeForm()
        let field = form.fields[0]
        if isGiven {
            field.formOptions.error = Self.error
        } else {
            field.formOptions.validation = .text { _ in Self.error }
            form.navigator.focusNext()
        }
        form.device.settle()
        #expect(title(form) == Self.error)
        if isHidden { field.isHidden = true } else { field.isEnabled = false }
        form.device.advance(by: 1)
        #expect(field.isFirstResponder && title(form) == "0")
        if isHidden { field.isHidden = false } else { field.isEnabled = true }
        form.device.advance(by: 1)
        // The error of a validation is shown when the user tries to leave. That of the app is shown already.
        #expect(title(form) == (isGiven ? Self.error : "0"))
        #expect(form.navigator.focusNext() == isGiven)
        #expect(isGiven || title(form) == Self.error)
    }
}
