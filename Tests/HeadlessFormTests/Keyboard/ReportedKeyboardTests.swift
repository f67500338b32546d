import FormNavigation
import TestSupport
import Testing
import UIKit

/// What newer reports say about keyboards: frames without the accessory view, and keyboards that disappear without a
/// notification.
@MainActor
struct ReportedKeyboardTests {
    private func device(_ change: (inout HeadlessBehavior) -> Void) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        change(&behavior)
        return HeadlessDevice(behavior: behavior)
    }

    @Test(
        "a keyboard that was read before a rotation has no frame in a view, and doesn't overlap it",
        arguments: [true, false])
    func beforeRotation(isLandscape: Bool) {
        let form = DeviceForm(1)
        let view: UIView = form.viewController.view
        if !isLandscape { form.device.rotate(to: .landscapeLeft) }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let old = FormKeyboard.current
        #expect(old.frame(in: view) != nil && old.overlap(with: view) > 100)
        form.device.rotate(to: isLandscape ? .landscapeLeft : .portrait)
        #expect(old.frame(in: view) == nil && old.overlap(with: view) == 0)
        form.device.settle()
        #expect(old.frame(in: view) == nil && old.overlap(with: view) == 0)
        #expect(FormKeyboard.current.frame(in: view) != nil && FormKeyboard.current.overlap(with: view) > 100)
    }

    // MARK: Frames without the accessory view

    /// Shows a keyboard as usual, because knowledge about frames lasts for the whole process.
    private func forget() {
        let form = DeviceForm(1)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
    }

    @Test(
        "Q3: a field is clear of the toolbar, whether or not the posted frames include it, and from the second time on at once",
        arguments: [true, false], HeadlessBehavior.all)
    func accessoryFrames(areIncluded: Bool, _ behavior: HeadlessBehavior) {
        defer { forget() }
        var behavior = behavior
        behavior.keyboardFrameIncludesAccessoryView = areIncluded
        let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
        for (index, field) in form.fields.enumerated() { field.frame.origin.y = 600 + 50 * CGFloat(index) }
        for round in 0..<3 {
            form.fields[round].becomeFirstResponder()
            form.device.runLoop.turn()
            if round > 0 { #expect(form.device.distance(to: form.fields[round]) >= 10) }
            form.device.settle()
            #expect(abs(form.device.distance(to: form.fields[round]) - 10) < 0.01)
            #expect(FormKeyboard.current.frame(in: form.window)?.minY == form.device.keyboard.frame.minY)
            if round == 1 {
                form.navigator.endEditing()
                form.device.settle()
                #expect(form.viewController.view.transform == .identity)
            }
        }
    }

    @Test(
        "Q3: so it is with a hardware keyboard, whose frame is then empty, and with an input bar",
        arguments: [true, false])
    func accessoryFrameAlone(areIncluded: Bool) {
        defer { forget() }
        let device = device { $0.keyboardFrameIncludesAccessoryView = areIncluded }
        device.keyboard.isHardwareKeyboardAttached = true
        let form = DeviceForm(2, on: device)
        form.fields[0].frame.origin.y = 800
        for _ in 0..<2 {
            form.fields[0].becomeFirstResponder()
            device.settle()
            #expect(abs(device.distance(to: form.fields[0]) - 10) < 0.01)
            form.navigator.endEditing()
            device.settle()
        }
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        form.fields[0].becomeFirstResponder()
        device.settle()
        #expect(!device.keyboard.isVisible, "there aren't any keys")
        device.keyboard.isHardwareKeyboardAttached = false
        device.settle()
        #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)

        let chat = ChatScreen()
        let other = chat.show(on: self.device { $0.keyboardFrameIncludesAccessoryView = areIncluded })
        for _ in 0..<2 {
            chat.focus(other)
            #expect(abs(chat.fieldFrame.maxY + 8 - other.keyboard.frame.minY) < 0.01)
            chat.view.endEditing(true)
            other.settle()
        }
    }

    // MARK: Keyboards that disappear without a notification

    @Test(
        "Q5: after a keyboard that went with its screen without a word, the next form is served as any",
        arguments: [true, false])
    func silence(isSilent: Bool) {
        let device = device { $0.keyboardHidesWithScreenSilently = isSilent }
        let (first, second) = (FieldsController(at: [700]), FieldsController(at: [650, 700]))
        let navigation = UINavigationController(rootViewController: second)
        let form = FormNavigator(viewController: second)
        device.show(navigation)
        navigation.pushViewController(first, animated: false)
        device.settle()
        first.fields[0].becomeFirstResponder()
        device.settle()
        navigation.popViewController(animated: false)
        device.settle()
        #expect(!device.keyboard.isVisible)
        #expect(second.view.transform == .identity)
        for field in second.fields {
            field.becomeFirstResponder()
            device.settle()
            #expect(abs(device.distance(to: field) - 10) < 0.01)
        }
        #expect(FormKeyboard.current.isVisible)
        form.endEditing()
        device.settle()
        #expect(second.view.transform == .identity && !FormKeyboard.current.isVisible)
    }

    @Test("Q5: an input bar of the next screen stays in its place until its field has focus", arguments: [true, false])
    func silentBar(isSilent: Bool) {
        let device = device { $0.keyboardHidesWithScreenSilently = isSilent }
        let (first, chat) = (FieldsController(at: [700]), ChatScreen())
        let host = UIViewController()
        device.show(host)
        first.modalPresentationStyle = .fullScreen
        host.present(first, animated: false)
        first.fields[0].becomeFirstResponder()
        device.settle()
        first.dismiss(animated: false)
        device.settle()
        chat.modalPresentationStyle = .fullScreen
        host.present(chat, animated: false)
        device.settle()
        let place = chat.bar.convert(chat.bar.bounds, to: nil)
        #expect(place.maxY == 852)
        chat.focus(device)
        #expect(abs(chat.fieldFrame.maxY + 8 - device.keyboard.frame.minY) < 0.01)
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == place)
    }

    // MARK: Filled passwords

    @Test(
        "Q6: a password that is filled into a second field moves nothing, whatever is posted of it",
        arguments: [true, false])
    func password(isPosted: Bool) {
        let device = device { $0.postsFilledText = isPosted }
        let form = DeviceForm(3, on: device)
        for field in form.fields.prefix(2) { field.textContentType = .newPassword }
        form.fields[0].formOptions.autoAdvanceLength = 9
        form.fields[1].formOptions.autoAdvanceLength = 6
        form.fields[0].becomeFirstResponder()
        device.acceptStrongPassword("secret")
        device.settle()
        #expect(form.focus == "0" && form.fields[1].text == "secret")
        device.type("123")
        #expect(form.focus == "1", "the focused field is full now")
    }
}
