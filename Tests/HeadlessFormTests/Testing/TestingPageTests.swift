import FormNavigation
import TestSupport
import Testing
import UIKit

/// What Testing.md says outside its listings, which are tests themselves.
@MainActor
struct TestingPageTests {
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
        let tests = TestingListings.SignUpTests()
        let (device, screen) = tests.start()
        screen.nameField.isHidden = true
        withKnownIssue { tests.expectSeen(screen.nameField, on: device) }
    }
}
