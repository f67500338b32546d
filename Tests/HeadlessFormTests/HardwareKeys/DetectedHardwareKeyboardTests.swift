import FormNavigationCore
import Testing
import UIKit

@testable import FormNavigation

/// Whether the user types on a hardware keyboard follows from where the system's keyboard comes to rest.
@MainActor
struct DetectedHardwareKeyboardTests {
    /// A field with an accessory view of 44 points, on a phone whose screen keeps 34 points free at its bottom.
    private func field() -> UITextField {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        controller.view.addSubview(field)
        device.show(controller)
        device.settle()
        return field
    }

    /// A docked keyboard of a height, on that phone.
    private func keyboard(_ height: CGFloat) -> Keyboard {
        .docked(CGRect(x: 0, y: 852 - height, width: 393, height: height))
    }

    @Test(
        "there is one if nothing is below the accessory view, or no more than a bar",
        arguments: [
            (44, false), (44 + 34, false), (44 + 34 + 70, false), (44 + 34 + 99, false), (44 + 34 + 100, true),
            (44 + 34 + 257, true),
        ] as [(CGFloat, Bool)])
    func heights(_ height: CGFloat, hasKeys: Bool) {
        let field = field()
        var hardware = HardwareKeyboard()
        for isFirst in [true, false] {
            let isNews = hardware.learn(from: keyboard(height), in: field)
            #expect(isNews == (isFirst && !hasKeys))
            #expect(hardware.isInUse == !hasKeys)
        }
        let isNews = hardware.learn(from: keyboard(335), in: field)
        #expect(isNews == !hasKeys)
        #expect(!hardware.isInUse)
    }

    @Test("any view that accepts text shows it, and no other", arguments: [true, false])
    func otherViews(acceptsText: Bool) {
        let (device, controller) = (HeadlessDevice(), UIViewController())
        let view = acceptsText ? NoteView(frame: .zero) : UIView(frame: .zero)
        controller.view.addSubview(view)
        device.show(controller)
        device.settle()
        var hardware = HardwareKeyboard()
        let isNews = hardware.learn(from: keyboard(34), in: view)
        #expect(isNews == acceptsText)
    }

    @Test("nothing is learned without a keyboard, nor where a view replaces the keys", arguments: 0..<4)
    func replacedKeys(_ place: Int) {
        final class Screen: UIViewController {
            var picker: UIInputViewController?
            override var inputViewController: UIInputViewController? { picker }
        }
        let (device, screen) = (HeadlessDevice(), Screen())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        device.show(screen)
        device.settle()
        var hardware = HardwareKeyboard()
        switch place {
        case 0: break
        case 1: field.inputView = UIView()
        case 2: screen.picker = UIInputViewController()
        default: field.removeFromSuperview()
        }
        let isNews = hardware.learn(from: place == 0 ? .absent : keyboard(34), in: field)
        #expect(!isNews)
        #expect(!hardware.isInUse)
    }
}
