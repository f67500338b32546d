// The listings of Sources/FormDiagnostics/FormDiagnostics.docc/CheckingAForm.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormDiagnostics
import FormNavigation
import Testing
import UIKit

enum CheckingAFormListings {
    @MainActor
    struct SignUpTests {
        @Test("the sign-up form has no problems")
        func form() {
            let viewController = SignUpViewController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = viewController
            window.makeKeyAndVisible()
            for finding in FormAudit(of: viewController).findings where finding.severity >= .warning {
                Issue.record("\(finding)")
            }
        }
    }

    final class SignUpViewController: UIViewController {
        let emailField = UITextField()
        let yearField = UITextField()
        private(set) lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, field) in [emailField, yearField].enumerated() {
                field.frame = CGRect(x: 20, y: 120 + 60 * index, width: 350, height: 44)
                field.placeholder = ["Email", "Year of birth"][index]
                view.addSubview(field)
            }
            emailField.keyboardType = .emailAddress
            emailField.autocapitalizationType = .none
            emailField.textContentType = .emailAddress
            yearField.keyboardType = .numberPad
            form.configuration.lastReturnKey = .send
        }
    }
}

private typealias SignUpTests = CheckingAFormListings.SignUpTests
private typealias SignUpViewController = CheckingAFormListings.SignUpViewController

extension CheckingAFormListings.SignUpViewController {
    func statements() async throws {
        for finding in FormAudit(of: self).findings { print(finding) }
        view.ignoredAuditRules = [.smallTarget]
        let findings = FormAudit(of: self, ignoring: [.searchedRows]).findings
        let severe = FormAudit(of: self).findings.filter { $0.severity >= .warning }
        let check = FormAudit.Check(FormAudit.Rule("noIdentifier")) { field in
            guard field.accessibilityIdentifier == nil else { return nil }
            return ("UI tests can't find the field.", "Give it an `accessibilityIdentifier`.")
        }
        let missing = FormAudit(of: self, adding: [check]).findings
        let device = HeadlessDevice()
        let screen = SignUpViewController()
        device.show(screen)
        let session = FormAudit.Session()
        screen.emailField.becomeFirstResponder()
        _ = device.fieldsReached()
        for finding in session.findings { print(finding) }
        for model in HeadlessModel.all {
            let device = HeadlessDevice(model)
            let screen = SignUpViewController()
            device.show(screen)
            for finding in FormAudit(of: screen).findings { print(model, finding) }
        }
        _ = findings
        _ = severe
        _ = check
        _ = missing
        _ = device
        _ = screen
        _ = session
    }
}
