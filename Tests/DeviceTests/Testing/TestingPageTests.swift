import FormNavigation
import TestSupport
import Testing
import UIKit

/// The samples of Testing.md, so that they compile, and do what the text around them says.
@MainActor
struct TestingPageTests {
    final class SignUpViewController: UIViewController {
        let fields = ["Name", "Email", "Password"].enumerated().map { index, name in
            UITextField(named: name, frame: CGRect(x: 20, y: 600 + 50 * index, width: 250, height: 34))
        }
        private(set) var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { view.addSubview(field) }
            form = FormNavigator(viewController: self)
        }
    }

    func expectSeen(_ view: UIView, on device: HeadlessDevice) {
        let sight = device.sight(of: view)
        #expect(sight.isWhole, "\(sight)")
        if !sight.isWhole { Attachment.record(device.drawSVG(), named: "screen.svg") }
    }

    @Test("a screen is used and looked at")
    func overview() throws {
        let device = HeadlessDevice(.iPhone15)
        device.show(SignUpViewController())
        try device.tap(title: "Email")
        device.type("ada@example.org")
        device.pressReturn()
        #expect(device.keyboard.returnKeyTitle == "Done")
    }

    @Test("time passes when the test says so, and what is seen, has changed and is reached is told")
    func questions() throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = SignUpViewController()
        device.show(screen)
        let (nameField, emailField, cityField) = (screen.fields[0], screen.fields[1], screen.fields[2])

        emailField.becomeFirstResponder()
        #expect(device.keyboard.isVisible)
        device.advance(by: 0.25)
        device.settle()

        let sight = device.sight(of: emailField)
        #expect(sight.isWhole, "\(sight)")
        #expect(sight.obstacles == [])
        expectSeen(emailField, on: device)

        #expect(device.caretSight?.isWhole == true)
        #expect(device.caretFrame.map { $0.maxY < device.keyboard.frame.minY } == true)

        emailField.resignFirstResponder()
        device.settle()
        let before = HeadlessSnapshot(of: screen.view)
        try device.tap(emailField)
        device.settle()
        #expect(HeadlessSnapshot(of: screen.view).changes(since: before) != [])
        emailField.resignFirstResponder()
        device.settle()
        #expect(HeadlessSnapshot(of: screen.view).changes(since: before) == [])

        nameField.becomeFirstResponder()
        #expect(device.fieldsReached() == [nameField, emailField, cityField])
        nameField.becomeFirstResponder()
        #expect(device.fieldsReached { $0.pressReturn() } == [nameField, emailField, cityField])

        nameField.becomeFirstResponder()
        device.settle()
        let top = device.keyboard.frame.minY
        device.keyboard.extraHeight = 45
        #expect(device.keyboard.frame.minY == top - 45)
        device.keyboard.isHardwareKeyboardAttached = true
        device.press(.keyboardTab)
        #expect(emailField.isFirstResponder && device.keyboard.keysFrame.height == 0)
        device.keyboard.isHardwareKeyboardAttached = false

        device.isVoiceOverRunning = true
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(device.accessibilityPosts.last?.text == "Saved")

        var behaviour = HeadlessBehaviour()
        behaviour.textFieldOrder = .keyboardFirst
        behaviour.systemVersion = "26.1"
        let other = HeadlessDevice(.iPhone15, behaviour: behaviour)
        #expect(other.behaviour == behaviour && other.device.systemVersion == "26.1")
    }

    @Test("pickers, menus and popovers are used")
    func inputs() throws {
        final class Countries: NSObject, UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let device = HeadlessDevice(.iPad)
        let screen = UIViewController()
        device.show(screen)
        let countries = Countries()
        let countryPicker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))
        countryPicker.dataSource = countries
        let kindButton = UIButton(frame: CGRect(x: 400, y: 300, width: 100, height: 44))
        var chosen: String?
        kindButton.menu = UIMenu(children: [UIAction(title: "Work") { chosen = $0.title }])
        for view in [countryPicker, kindButton] { screen.view.addSubview(view) }

        try device.pick(row: 2, inComponent: 0, of: countryPicker)
        try device.choose("Work", from: kindButton)
        #expect(countryPicker.selectedRow(inComponent: 0) == 2 && chosen == "Work")

        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = kindButton
        screen.present(content, animated: true)
        device.settle()
        device.tap(at: CGPoint(x: 30, y: 60))
        device.settle()
        #expect(screen.presentedViewController == nil)
    }

    @Test("a failed expectation takes the picture of the screen along")
    func attachments() {
        let device = HeadlessDevice(.iPhone15)
        let screen = SignUpViewController()
        device.show(screen)
        screen.fields[0].isHidden = true
        withKnownIssue { expectSeen(screen.fields[0], on: device) }
    }
}
