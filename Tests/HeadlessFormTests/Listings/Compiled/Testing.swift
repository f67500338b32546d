// The listings of Sources/FormNavigation/FormNavigation.docc/Testing.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import Testing
import UIKit

enum TestingListings {
    final class SignUpViewController: UIViewController {
        let nameField = UITextField()
        let emailField = UITextField()
        let passwordField = UITextField()
        private(set) lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            let fields = [(nameField, "Name"), (emailField, "Email"), (passwordField, "Password")]
            for (index, (field, name)) in fields.enumerated() {
                field.placeholder = name
                field.frame = CGRect(x: 20, y: 600 + 50 * index, width: 250, height: 34)
                view.addSubview(field)
            }
            form.configuration.endsEditingOnTapOutside = true
        }
    }

    @MainActor
    struct SignUpTests {
        func start() -> (HeadlessDevice, SignUpViewController) {
            let device = HeadlessDevice(.iPhone15)
            let screen = SignUpViewController()
            device.show(screen)
            return (device, screen)
        }

        @Test("Return moves from the email to the password, which is the last field")
        func returnKey() throws {
            let (device, screen) = start()
            try device.tap(title: "Email")
            device.type("ada@example.org")
            device.pressReturn()
            #expect(screen.passwordField.isFirstResponder)
            #expect(device.keyboard.returnKeyTitle == "Done")
        }
    }

    protocol VoucherService: Sendable {
        func redeem(_ code: String) async throws
    }

    struct VoucherProblem: Error {
        let text: String
    }

    final class VoucherViewController: UIViewController {
        let codeField = UITextField()
        let redeemButton = UIButton(type: .system)
        var service: (any VoucherService)?
        private(set) var isRedeemed = false
        private(set) lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            codeField.placeholder = "Code"
            codeField.frame = CGRect(x: 20, y: 120, width: 250, height: 34)
            redeemButton.setTitle("Redeem", for: .normal)
            redeemButton.frame = CGRect(x: 20, y: 170, width: 250, height: 44)
            redeemButton.addAction(UIAction { [weak self] _ in self?.redeem() }, for: .touchUpInside)
            view.addSubview(codeField)
            view.addSubview(redeemButton)
            form.configuration.endsEditingOnTapOutside = true
        }

        private func redeem() {
            let code = codeField.text ?? ""
            Task { [weak self, service] in
                do {
                    try await service?.redeem(code)
                    self?.isRedeemed = true
                } catch {
                    self?.codeField.formOptions.error = (error as? VoucherProblem)?.text ?? "Try again later"
                    if let self { form.focus(codeField) }
                }
            }
        }
    }

    struct RefusingService: VoucherService {
        func redeem(_ code: String) async throws {
            // As long as an answer takes.
            try await Task.sleep(nanoseconds: 20_000_000)
            if code == "SPRING" { throw VoucherProblem(text: "This voucher has expired") }
        }
    }

    @MainActor
    struct VoucherTests {
        @Test("a code that the server refuses is an error in the field, and can be corrected")
        func refusedCode() async {
            await #expect(processExitsWith: .success) { @MainActor in
                let device = HeadlessDevice(.iPhone15)
                let screen = VoucherViewController()
                screen.service = RefusingService()
                device.show(screen)
                try device.tap(title: "Code")
                device.type("SPRING")
                try device.tap(title: "Redeem")
                try await device.wait { screen.form.toolbar.state.error != nil }
                #expect(screen.form.toolbar.state.error == "This voucher has expired")
                #expect(screen.codeField.isFirstResponder && !screen.isRedeemed)
                device.type("2")
                #expect(screen.codeField.formOptions.error == nil)
                try device.tap(title: "Redeem")
                try await device.wait { screen.isRedeemed }
            }
        }
    }
}

private typealias SignUpViewController = TestingListings.SignUpViewController
private typealias SignUpTests = TestingListings.SignUpTests
private typealias VoucherService = TestingListings.VoucherService
private typealias VoucherProblem = TestingListings.VoucherProblem
private typealias VoucherViewController = TestingListings.VoucherViewController
private typealias RefusingService = TestingListings.RefusingService
private typealias VoucherTests = TestingListings.VoucherTests

extension TestingListings.SignUpTests {
    @Test("the password is visible while it has focus, also after a rotation")
    func sight() {
        let (device, screen) = start()
        screen.passwordField.becomeFirstResponder()
        device.settle()
        let sight = device.sight(of: screen.passwordField)
        // UITextField “Password” at … is behind the keyboard at …
        #expect(sight.isWhole, "\(sight)")
        // In a tall text view, the line with the caret needs to be visible.
        #expect(device.caretVisibility?.isWhole == true)
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(device.sight(of: screen.passwordField).isWhole)
    }

    @Test("when the keyboard hides, everything returns to its position")
    func comesBack() throws {
        let (device, screen) = start()
        screen.nameField.becomeFirstResponder()
        screen.nameField.resignFirstResponder()
        device.settle()
        let before = HeadlessSnapshot(of: screen.view)
        try device.tap(screen.passwordField)
        device.settle()
        screen.passwordField.resignFirstResponder()
        device.settle()
        #expect(HeadlessSnapshot(of: screen.view).changes(since: before) == [])
    }

    @Test("the toolbar shows the title and the position of the email")
    func toolbar() {
        let (device, screen) = start()
        screen.emailField.becomeFirstResponder()
        device.settle()
        let state = screen.form.toolbar.state
        #expect(state.title == "Email")
        #expect(state.place == 2 && state.count == 3)
    }

    @Test("Next and Return go through all fields")
    func order() {
        let (device, screen) = start()
        let fields = [screen.nameField, screen.emailField, screen.passwordField]
        screen.nameField.becomeFirstResponder()
        #expect(device.fieldsReached() == fields)
        screen.nameField.becomeFirstResponder()
        #expect(device.fieldsReached { $0.pressReturn() } == fields)
    }

    @Test("with valid content, Next goes through all fields")
    func orderOfInvalidFields() {
        let (device, screen) = start()
        screen.emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
        screen.nameField.becomeFirstResponder()
        #expect(device.fieldsReached() == [screen.nameField, screen.emailField])
        screen.nameField.becomeFirstResponder()
        let fields = device.fieldsReached {
            $0.type("ada@example.org")
            try $0.tap(title: "Next")
        }
        #expect(fields == [screen.nameField, screen.emailField, screen.passwordField])
    }

    func expectSeen(_ view: UIView, on device: HeadlessDevice) {
        let sight = device.sight(of: view)
        #expect(sight.isWhole, "\(sight)")
        if !sight.isWhole { Attachment.record(device.drawSVG(), named: "screen.svg") }
    }
}
