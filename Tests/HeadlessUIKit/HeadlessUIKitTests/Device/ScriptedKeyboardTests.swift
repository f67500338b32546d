import Testing
import UIKit

/// A keyboard that a script moves.
@MainActor
struct ScriptedKeyboardTests {
    /// How many keyboard notifications `body` causes, until all is quiet.
    private func notifications(on device: HeadlessDevice, _ body: () -> Void) -> Int {
        var count = 0
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { count += 1 }
            }
        }
        body()
        device.settle()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return count
    }

    @Test("with a script the keyboard neither comes nor goes for a field, nor turns, and says nothing")
    func silence() {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        device.keyboard.scriptedFrame = .zero
        let count = notifications(on: device) {
            field.becomeFirstResponder()
            #expect(!device.keyboard.isVisible)
            device.keyboard.scriptedFrame = CGRect(x: 0, y: 500, width: 393, height: 352)
            #expect(device.keyboard.isVisible && device.keyboard.frame.minY == 500)
            field.resignFirstResponder()
            #expect(device.keyboard.isVisible)
            device.rotate(to: .landscapeLeft)
            device.rotate(to: .portrait)
        }
        #expect(count == 0 && device.keyboard.frame.minY == 500)
    }

    @Test("the keyboard layout guide is where the script has put the keyboard")
    func guide() {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        device.show(controller)
        let guide = controller.view.keyboardLayoutGuide
        device.keyboard.scriptedFrame = CGRect(x: 0, y: 500, width: 393, height: 352)
        #expect(guide.layoutFrame.minY == 500)
        // Off the bottom of the screen it floats.
        device.keyboard.scriptedFrame = CGRect(x: 0, y: 300, width: 320, height: 254)
        #expect(guide.layoutFrame.minY == 818)
        device.keyboard.scriptedFrame = .zero
        #expect(guide.layoutFrame.minY == 818)
    }

    @Test("without the script it is there for the first responder again")
    func end() {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        device.keyboard.scriptedFrame = .zero
        field.becomeFirstResponder()
        let count = notifications(on: device) { device.keyboard.scriptedFrame = nil }
        #expect(count == 4 && device.keyboard.isVisible)
        #expect(device.keyboard.frame.minY == 516)
    }
}
