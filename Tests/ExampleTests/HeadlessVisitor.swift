import FormNavigation
import UIKit

@testable import Example
@testable import ExampleScreens
@testable import ExampleVisits

/// Somebody at a headless device, who finds things as XCTest finds them in the app.
@MainActor
struct HeadlessVisitor: Visitor {
    private let device: HeadlessDevice
    private let window: UIWindow

    /// Does what a visit says on its screen, with the tools in the bar that the app has there.
    static func perform(_ visit: Visit, in setting: Setting) throws {
        let trace = FormNavigator.trace
        defer { FormNavigator.trace = trace }
        FormNavigator.trace = { TraceLog.shared.add("\($0)") }
        TraceLog.shared.clear()
        guard let screen = ExampleScreen.all.first(where: { $0.name == visit.screen }) else {
            throw Visit.Failure("there is no screen \(visit.screen)")
        }
        try visit.steps(HeadlessVisitor(showing: screen, in: setting))
    }

    private init(showing screen: ExampleScreen, in setting: Setting) {
        device = setting.makeDevice(for: screen.language)
        let content = screen.makeContent()
        // As in the app, a screen that is pushed has a list behind it.
        let navigation = UINavigationController(rootViewController: UIViewController())
        window = device.show(navigation)
        content.addTools()
        navigation.pushViewController(content, animated: false)
        device.settle()
    }

    // MARK: - Doing

    func tap(_ thing: Visit.Thing) throws {
        guard let view = view(thing) else { throw Visit.Failure("there is no \(thing)") }
        try device.tap(view)
        device.settle()
        if thing.takesText, window.focusedView == nil || device.keyboard.keysFrame.isEmpty {
            throw Visit.Failure("\(thing) has no keyboard")
        }
    }

    func tapReturnKey() throws {
        guard returnKeyTitle != nil else { throw Visit.Failure("there is no return key") }
        device.pressReturn()
        device.settle()
    }

    func type(_ text: String) throws {
        guard window.focusedView != nil else { throw Visit.Failure("nothing has focus to type \(text) into") }
        device.type(text)
        device.settle()
    }

    func press(_ key: Visit.Key) throws {
        switch key {
        case .tab: device.press(.keyboardTab)
        case .shiftTab: device.press(.keyboardTab, modifiers: .shift)
        case .escape: device.press(.keyboardEscape)
        }
        device.settle()
    }

    func turn(to orientation: Visit.Orientation) throws {
        device.rotate(to: orientation == .portrait ? .portrait : .landscapeLeft)
        device.settle()
    }

    // MARK: - Looking

    func isSeen(_ thing: Visit.Thing) -> Bool {
        if case .keyboard = thing { return !device.keyboard.keysFrame.isEmpty }
        guard let frame = frame(of: thing) else { return false }
        let isInBar = view(thing)?.window !== window
        let bottom = isInBar || !device.keyboard.isVisible ? device.screen.bounds.maxY : device.keyboard.frame.minY
        return frame.intersects(device.screen.bounds) && frame.midY < bottom
    }

    func frame(of thing: Visit.Thing) -> CGRect? {
        if case .keyboard = thing {
            let keys = device.keyboard.keysFrame
            return keys.isEmpty ? nil : keys
        }
        return view(thing).map { $0.convert($0.bounds, to: nil) }
    }

    func text(in thing: Visit.Thing) -> String? {
        switch view(thing) {
        case let field as UITextField: field.text
        case let textView as UITextView: textView.text
        default: nil
        }
    }

    var returnKeyTitle: String? { Status(focus: window.focusedView, device: device).returnKey?.lowercased() }

    func wait(until isTrue: () -> Bool) -> Bool {
        device.settle()
        return isTrue()
    }

    // MARK: - Finding

    private func view(_ thing: Visit.Thing) -> UIView? {
        switch thing {
        case .field(let name):
            first { ($0 as? UITextField)?.placeholder == name && !($0 is UISearchTextField) }
        case .searchField(let name): first { ($0 as? UISearchTextField)?.placeholder == name }
        case .textView(let name): first { $0 is UITextView && $0.accessibilityLabel == name }
        case .button(let title, let container):
            first {
                $0 is UIButton && $0.title == title
                    && (container == nil || $0.isInside { $0.accessibilityIdentifier == container })
            }
        case .barButton(let title):
            first { $0 is UIControl && $0.title == title && $0.isInside { $0 is UINavigationBar } }
        case .toolbarButton(let title):
            first { $0 is UIControl && $0.title == title && $0.isInside { $0 is FormToolbar } }
        case .toggle(let name): first { $0 is UISwitch && $0.accessibilityLabel == name }
        case .text(let text): first { ($0 as? UILabel)?.text == text }
        case .bar: first { $0 is UINavigationBar }
        case .toolbar: first { ($0 as? FormToolbar)?.bar != nil }.map { ($0 as? FormToolbar)?.bar ?? $0 }
        case .keyboard: device.keyboard.window
        }
    }

    /// The view that a test of the app's would find first: one that is not hidden, the keyboard's last.
    private func first(where fits: (UIView) -> Bool) -> UIView? {
        for window in [window, device.keyboard.window] {
            if let found = window.firstShown(where: fits) { return found }
        }
        return nil
    }
}

extension UIView {
    /// What a user calls a button, of a bar or of a screen.
    fileprivate var title: String? {
        if let name = accessibilityLabel ?? (self as? UIButton)?.currentTitle { return name }
        return (firstShown { $0 is UILabel } as? UILabel)?.text
    }

    fileprivate func isInside(_ fits: (UIView) -> Bool) -> Bool {
        sequence(first: self, next: \.superview).contains(where: fits)
    }

    fileprivate func firstShown(where fits: (UIView) -> Bool) -> UIView? {
        if isHidden || alpha < 0.01 { return nil }
        if fits(self) { return self }
        for view in subviews {
            if let found = view.firstShown(where: fits) { return found }
        }
        return nil
    }
}
