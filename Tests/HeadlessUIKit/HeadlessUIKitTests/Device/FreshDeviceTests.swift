import FormNavigation
import Testing
import UIKit

/// A new device starts from nothing, whatever the one before was left in.
@MainActor
struct FreshDeviceTests {
    /// Watches the keyboard as a client does that lives as long as the app.
    @MainActor
    private final class Client {
        private(set) var believesInKeyboard = false
        private var tokens: [any NSObjectProtocol] = []

        init() {
            for (name, isUp) in [
                (UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardDidShowNotification, true),
                (UIResponder.keyboardWillHideNotification, false), (UIResponder.keyboardDidHideNotification, false),
            ] {
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] _ in MainActor.assumeIsolated { self?.believesInKeyboard = isUp }
                }
                tokens.append(token)
            }
        }

        isolated deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    enum Leftover: CaseIterable {
        case keyboard, unsettledKeyboard, hidingKeyboard, floating, otherApp, accessoryOnly, lostWindow, swipe, turn
    }

    /// Leaves a device in a state that a test may end in.
    private func leave(_ leftover: Leftover) -> (window: UIWindow?, field: UITextField) {
        let device = HeadlessDevice(leftover == .floating ? .iPad : .iPhone15)
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 30, y: 200, width: 200, height: 40))
        screen.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(screen, animated: false)
        let window = device.show(navigation)
        device.settle()
        switch leftover {
        case .floating: device.keyboard.placement = .floating
        case .accessoryOnly:
            device.keyboard.isHardwareKeyboardAttached = true
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        default: break
        }
        field.becomeFirstResponder()
        if leftover == .unsettledKeyboard { return (window, field) }
        device.settle()
        switch leftover {
        case .hidingKeyboard: field.resignFirstResponder()
        case .otherApp:
            field.resignFirstResponder()
            device.keyboard.showForOtherApp(height: 300)
        case .lostWindow:
            device.close(window)
            return (nil, field)
        case .swipe: _ = HeadlessTransition.swipeBack(in: navigation)
        case .turn: device.rotate(to: .landscapeLeft)
        default: break
        }
        return (window, field)
    }

    @Test("no keyboard, focus or window of the device before, and nobody believes in one", arguments: Leftover.allCases)
    func nothing(leftover: Leftover) {
        let client = Client()
        let old = leave(leftover)
        let device = HeadlessDevice()
        #expect(!client.believesInKeyboard)
        #expect(!old.field.isFirstResponder)
        #expect(old.window?.isHidden ?? true)
        #expect(!device.keyboard.isVisible && device.keyboard.responder == nil)
        #expect(device.runLoop.isIdle)
        #expect(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).isEmpty)
        // Nothing comes late.
        device.settle()
        #expect(!client.believesInKeyboard)
    }

    @Test("a form on the new device is where it would be without the one before", arguments: Leftover.allCases)
    func form(leftover: Leftover) {
        let old = leave(leftover)
        let device = HeadlessDevice()
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 30, y: 780, width: 200, height: 40))
        screen.view.addSubview(field)
        let navigator = FormNavigator(viewController: screen)
        navigator.isAutoToolbarEnabled = false
        // Nothing is posted that would tell the library's observer, which lives as long as the app, of a keyboard.
        device.keyboard.isHardwareKeyboardAttached = true
        device.show(screen)
        field.becomeFirstResponder()
        device.settle()
        #expect(screen.view.transform.isIdentity, "no keyboard is remembered")
        navigator.uninstall()
        _ = old
    }

    @Test("focus that was asked for too early on the old device is not given on the new one")
    func earlyFocus() {
        _ = HeadlessDevice()
        let field = UITextField(frame: CGRect(x: 30, y: 200, width: 200, height: 40))
        field.becomeFirstResponder()
        let device = HeadlessDevice()
        let screen = UIViewController()
        screen.view.addSubview(field)
        device.show(screen)
        #expect(!field.isFirstResponder)
    }

    @Test("work that waits on the old device is done before it goes, and code that always waits again ends")
    func waiting() {
        let device = HeadlessDevice()
        var completions = 0
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in completions += 1 })
        var repeats: (() -> Void)?
        repeats = { UIView.animate(withDuration: 1, animations: {}, completion: { _ in repeats?() }) }
        repeats?()
        _ = HeadlessDevice()
        #expect(completions == 1)
        #expect(device.runLoop.isIdle)
        repeats = nil
    }
}
