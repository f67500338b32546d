import FormNavigation
import SwiftUI
import TestSupport
import Testing
import UIKit

/// What the navigator of the whole app ignores.
@MainActor
struct SharedScopeTests {
    private struct Content {}

    /// Subclasses as apps define them.
    private final class Screen: UIHostingController<Content> {}
    private class Generic<Value>: UIHostingController<Value> {}
    private final class Leaf: Generic<[Content]> {}
    private final class HostView: _UIHostingView<Content> {}

    private func withShared(_ body: (FormNavigator) throws -> Void) rethrows {
        let shared = FormNavigator.shared
        let before = shared.configuration
        shared.isAutoToolbarEnabled = true
        shared.configuration.isReturnKeyEnabled = true
        shared.configuration.isAvoidanceEnabled = true
        defer { shared.configuration = before }
        try body(shared)
        shared.endEditing()
    }

    private func field(_ name: String, _ y: CGFloat, in view: UIView) -> UITextField {
        let field = UITextField(named: name, frame: CGRect(x: 20, y: y, width: 300, height: 40))
        view.addSubview(field)
        return field
    }

    private func isLeftAlone(_ field: UITextField, by shared: FormNavigator) -> Bool {
        field.inputAccessoryView == nil && field.returnKeyType == .default && field.delegate == nil
            && shared.currentField !== field && !shared.fields.contains(field)
    }

    // MARK: - Screens with navigators of their own

    @Test(
        "a screen is the app's again once all of its navigators are uninstalled, in any order",
        arguments: [true, false])
    func uninstalled(olderFirst: Bool) {
        withShared { shared in
            let (device, screen) = (HeadlessDevice(), UIViewController())
            device.show(screen)
            let fields = (0..<2).map { field("\($0)", 150 + 50 * CGFloat($0), in: screen.view) }
            let navigators = (0..<2).map { _ in FormNavigator(viewController: screen) }
            fields[0].becomeFirstResponder()
            device.settle()
            #expect(navigators[1].currentField === fields[0] && isLeftToOthers(fields[0], by: shared))
            for navigator in olderFirst ? navigators : navigators.reversed() {
                #expect(isLeftToOthers(fields[0], by: shared))
                navigator.uninstall()
                device.settle()
            }
            #expect(shared.currentField === fields[0] && fields[0].inputAccessoryView === shared.toolbar)
            #expect(shared.focusNext() && fields[1].isFirstResponder)
            // A new one takes the screen again.
            let newest = FormNavigator(viewController: screen)
            #expect(newest.currentField === fields[1] && isLeftToOthers(fields[1], by: shared))
        }
    }

    private func isLeftToOthers(_ field: UITextField, by shared: FormNavigator) -> Bool {
        field.inputAccessoryView !== shared.toolbar && shared.currentField !== field
    }

    // MARK: - SwiftUI

    @Test("hosts of SwiftUI, subclasses and generic ones included, as screens and as children", arguments: 0...4)
    func hosts(_ kind: Int) {
        withShared { shared in
            let device = HeadlessDevice()
            let host: UIViewController
            switch kind {
            case 0: host = UIHostingController<Content>()
            case 1: host = Screen()
            case 2: host = Leaf()
            case 3:
                host = UIViewController()
                host.view = HostView()
            default: host = UINavigationController(rootViewController: Screen())
            }
            device.show(host)
            let hostView: UIView = (host as? UINavigationController)?.topViewController?.view ?? host.view
            let fields = (0..<2).map { field("\($0)", 150 + 50 * CGFloat($0), in: hostView) }
            let decisions = trace { fields[0].becomeFirstResponder() }
            #expect(isLeftAlone(fields[0], by: shared))
            #expect(
                decisions.contains {
                    $0.kind == .leftAlone && $0.description.contains("alone: belongs to SwiftUI")
                        && $0.responsibleView === hostView
                })
            device.settle()
            #expect(hostView.transform == .identity)
            device.pressReturn()
            #expect(fields[0].isFirstResponder)
        }
    }

    @Test("a part of a screen that SwiftUI shows is passed over, without a controller too", arguments: [true, false])
    func part(_ hasController: Bool) {
        withShared { shared in
            let form = DeviceForm(3)
            form.navigator.uninstall()
            let hostView: UIView
            if hasController {
                let host = Screen()
                form.viewController.addChild(host)
                hostView = host.view
                host.didMove(toParent: form.viewController)
            } else {
                hostView = HostView()
            }
            hostView.frame = form.fields[1].frame
            form.viewController.view.addSubview(hostView)
            hostView.addSubview(form.fields[1])
            form.fields[1].frame = hostView.bounds
            form.fields[0].becomeFirstResponder()
            #expect(shared.fields == [form.fields[0], form.fields[2]])
            #expect(shared.focusNext())
            #expect(form.focus == "2")
            form.fields[1].becomeFirstResponder()
            #expect(isLeftAlone(form.fields[1], by: shared))
            // The screen's own navigator includes it explicitly.
            let own = FormNavigator(viewController: form.viewController)
            #expect(own.fields == form.fields)
            own.uninstall()
        }
    }

    @Test("a screen of the app's in one of SwiftUI's is one like any other, whatever is around it")
    func screenInHost() {
        withShared { shared in
            let device = HeadlessDevice()
            let (outer, host, screen) = (UIViewController(), Screen(), UIViewController())
            outer.addChild(host)
            outer.view.addSubview(host.view)
            host.addChild(screen)
            host.view.addSubview(screen.view)
            screen.view.frame = CGRect(x: 0, y: 300, width: 393, height: 300)
            let fields = (0..<2).map { field("\($0)", 20 + 50 * CGFloat($0), in: screen.view) }
            let others = [field("outside", 100, in: outer.view), field("host", 150, in: host.view)]
            device.show(outer)
            fields[0].becomeFirstResponder()
            #expect(shared.fields == fields)
            #expect(fields.map(\.returnKeyType) == [.next, .done])
            device.pressReturn()
            #expect(fields[1].isFirstResponder)
            others[0].becomeFirstResponder()
            #expect(shared.fields == [others[0]])
            _ = trace { #expect(shared.fields == [others[0]]) }
            others[1].becomeFirstResponder()
            #expect(isLeftAlone(others[1], by: shared))
        }
    }

    // MARK: - Keyboards

    @Test("a field in a keyboard of the app's own")
    func inputViewController() {
        withShared { shared in
            let device = HeadlessDevice()
            let (outer, keyboard) = (UIViewController(), UIInputViewController())
            outer.addChild(keyboard)
            keyboard.view.frame = CGRect(x: 0, y: 500, width: 393, height: 300)
            outer.view.addSubview(keyboard.view)
            let search = field("search", 20, in: keyboard.view)
            let name = field("name", 100, in: outer.view)
            device.show(outer)
            let decisions = trace { search.becomeFirstResponder() }
            #expect(isLeftAlone(search, by: shared))
            #expect(
                decisions.contains {
                    $0.kind == .leftAlone && $0.description.contains("alone: belongs to a keyboard (")
                }
            )
            name.becomeFirstResponder()
            #expect(shared.fields == [name])
        }
    }

    @Test("a field of the keyboard's own window")
    func keyboardWindow() {
        withShared { shared in
            let form = DeviceForm(2)
            form.navigator.uninstall()
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            let search = field("search", 0, in: form.device.keyboard.window)
            search.becomeFirstResponder()
            #expect(isLeftAlone(search, by: shared))
        }
    }

    /// Has a bar with a field above the keyboard.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        let message = UITextField(named: "message", frame: CGRect(x: 10, y: 5, width: 300, height: 40))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(message)
        }
    }

    @Test("a field whose chain reaches a controller in whose view it does not lie", arguments: [true, false])
    func accessoryView(_ isControllers: Bool) {
        withShared { shared in
            let device = HeadlessDevice()
            let chat = Chat()
            let screen = isControllers ? chat : UIViewController()
            device.show(screen)
            chat.loadViewIfNeeded()
            let message = chat.message
            if isControllers {
                chat.becomeFirstResponder()
            } else {
                let owner = field("owner", 100, in: screen.view)
                owner.inputAccessoryView = chat.bar
                owner.becomeFirstResponder()
            }
            device.settle()
            #expect(message.window != nil)
            message.becomeFirstResponder()
            #expect(message.isFirstResponder)
            #expect(isLeftAlone(message, by: shared))
            device.settle()
            #expect(screen.view.transform == .identity)
            device.pressReturn()
            #expect(message.isFirstResponder)
            if isControllers { #expect(!shared.endEditing(), "the keyboard is there for a field that it ignores") }
        }
    }

    @Test("of two windows with a field in focus, the one that is key counts")
    func keyWindow() {
        withShared { shared in
            let device = HeadlessDevice()
            let screens = [UIViewController(), UIViewController()]
            let windows = screens.map { device.show($0) }
            let fields = screens.map { field("name", 100, in: $0.view) }
            for (window, field) in zip(windows, fields) {
                window.makeKey()
                field.becomeFirstResponder()
            }
            for index in [0, 1, 0] {
                windows[index].makeKey()
                shared.isAutoToolbarEnabled = false
                shared.isAutoToolbarEnabled = true
                #expect(shared.currentField === fields[index])
                #expect(shared.fields == [fields[index]])
            }
            // The other field keeps focus, but has no keyboard.
            fields[0].resignFirstResponder()
            #expect(fields[1].isFirstResponder)
            #expect(shared.currentField == nil)
            fields[1].resignFirstResponder()
        }
    }

    @Test("the switch for the toolbar starts a navigator that was uninstalled, and its other position doesn't")
    func uninstalledAndSwitched() {
        let form = DeviceForm(2)
        form.navigator.uninstall()
        form.navigator.isAutoToolbarEnabled = false
        form.fields[0].becomeFirstResponder()
        #expect(form.navigator.currentField == nil)
        #expect(form.fields.allSatisfy { $0.returnKeyType == .default && $0.delegate == nil })
        form.navigator.isAutoToolbarEnabled = true
        #expect(form.navigator.currentField === form.fields[0])
        #expect(form.fields.allSatisfy { $0.inputAccessoryView === form.navigator.toolbar })
    }

    @Test("windows of the app's own classes are the app's")
    func ownWindow() {
        final class AppWindow: UIWindow {}
        withShared { shared in
            let device = HeadlessDevice()
            let scene = device.application.connectedScenes.first as? UIWindowScene
            guard let scene else { return }
            let window = AppWindow(windowScene: scene)
            let screen = UIViewController()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            let name = field("name", 100, in: screen.view)
            name.becomeFirstResponder()
            #expect(shared.fields == [name])
            #expect(name.inputAccessoryView === shared.toolbar)
            name.resignFirstResponder()
            window.isHidden = true
        }
    }
}
