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
        private lazy var form = FormNavigator(viewController: self)

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

        @Test("Return leads from the email to the password, which is the last field")
        func returnKey() throws {
            let (device, screen) = start()
            try device.tap(title: "Email")
            device.type("ada@example.org")
            device.pressReturn()
            #expect(screen.passwordField.isFirstResponder)
            #expect(device.keyboard.returnKeyTitle == "Done")
        }
    }
}

private typealias SignUpViewController = TestingListings.SignUpViewController
private typealias SignUpTests = TestingListings.SignUpTests

extension TestingListings.SignUpTests {
    @Test("the keyboard is there at once, and at rest after its animation")
    func time() {
        let (device, screen) = start()
        screen.emailField.becomeFirstResponder()
        // The will-show notification has been posted.
        #expect(device.keyboard.isVisible)
        // Now the did-show notification is posted, too.
        device.advance(by: 0.25)
        // Now everything else has happened.
        device.settle()
    }

    @Test("the password can be seen while it is edited")
    func sight() {
        let (device, screen) = start()
        screen.passwordField.becomeFirstResponder()
        device.settle()
        let sight = device.sight(of: screen.passwordField)
        // UITextField “Password” at … is behind the keyboard at …
        #expect(sight.isWhole, "\(sight)")
        #expect(sight.obstacles == [])
        // In a text longer than its view, the caret is what counts.
        #expect(device.caretSight?.isWhole == true)
    }

    @Test("when the keyboard goes, everything is where it was")
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

    @Test("Next and Return go through all fields")
    func order() {
        let (device, screen) = start()
        let fields = [screen.nameField, screen.emailField, screen.passwordField]
        screen.nameField.becomeFirstResponder()
        #expect(device.fieldsReached() == fields)
        screen.nameField.becomeFirstResponder()
        #expect(device.fieldsReached { $0.pressReturn() } == fields)
    }

    @Test("Tab moves on a hardware keyboard")
    func hardwareKeyboard() {
        let (device, screen) = start()
        screen.nameField.becomeFirstResponder()
        // With suggestions.
        device.keyboard.extraHeight = 45
        // Nothing but the toolbar is left.
        device.keyboard.isHardwareKeyboardAttached = true
        device.press(.keyboardTab)
        #expect(screen.emailField.isFirstResponder)
    }

    @Test("the form works whichever comes first", arguments: [true, false])
    func textFieldOrder(keyboardFirst: Bool) {
        var behaviour = HeadlessBehaviour()
        behaviour.textFieldOrder = keyboardFirst ? .keyboardFirst : .editingFirst
        // Bars of glass.
        behaviour.systemVersion = "26.1"
        let device = HeadlessDevice(.iPhone15, behaviour: behaviour)
        let screen = SignUpViewController()
        device.show(screen)
        screen.nameField.becomeFirstResponder()
        device.pressReturn()
        #expect(screen.emailField.isFirstResponder)
    }

    @Test("saving is announced")
    func announcement() {
        let (device, _) = start()
        device.isVoiceOverRunning = true
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(device.accessibilityPosts.last?.text == "Saved")
        #expect(device.accessibilityPosts.last?.isHeard == true)
    }

    func expectSeen(_ view: UIView, on device: HeadlessDevice) {
        let sight = device.sight(of: view)
        #expect(sight.isWhole, "\(sight)")
        if !sight.isWhole { Attachment.record(device.drawSVG(), named: "screen.svg") }
    }
}
