import FormDiagnostics
import FormNavigation
import Foundation
import UIKit

/// A screen of another project, and how it's shown.
struct RealScreen {
    enum Presentation {
        case navigation
        case plain
        case sheet
    }

    let name: String
    let presentation: Presentation
    let make: @MainActor () -> UIViewController

    init(
        _ name: String, _ presentation: Presentation = .navigation, _ make: @escaping @MainActor () -> UIViewController
    ) {
        (self.name, self.presentation, self.make) = (name, presentation, make)
    }
}

/// Uses a screen as a person does, and prints what happened: what was seen, what was heard, and what was left behind.
///
/// Each line of the output is a stage and a JSON value. `run-screens` compares them with those of the same screen without a
/// navigator.
@MainActor
final class ScreenDriver {
    private let device: HeadlessDevice
    private let screen: UIViewController
    private var navigator: FormNavigator?
    private let session: FormAudit.Session
    private var fields: [UIView] = []
    private var heard: [String] = []
    private var observations: [any NSObjectProtocol] = []

    /// - Parameter arguments: The number of the screen, the name of the model, `alone`, `own`, or `shared`, and `use` or `walk`.
    static func run(_ screens: [RealScreen], _ arguments: [String]) {
        guard arguments.count == 4, let index = Int(arguments[0]) else {
            for screen in screens { print(screen.name) }
            return
        }
        let models: [String: HeadlessModel] = [
            "iPhoneSE1": .iPhoneSE1, "iPhoneSE": .iPhoneSE, "iPhone15": .iPhone15, "iPad": .iPad,
            "iPhone15ProMax": .iPhone15ProMax,
        ]
        let driver = ScreenDriver(screens[index], models[arguments[1]] ?? .iPhone15, arguments[2])
        driver.begin()
        if arguments[3] == "use" { driver.use() } else { driver.walk() }
    }

    private init(_ real: RealScreen, _ model: HeadlessModel, _ mode: String) {
        setvbuf(stdout, nil, _IOLBF, 0)
        device = HeadlessDevice(model)
        if mode == "shared" { FormNavigator.shared.enable() }
        Self.say("make", "")
        screen = real.make()
        session = FormAudit.Session()
        screen.loadViewIfNeeded()
        if mode == "own" { navigator = FormNavigator(viewController: screen) }
        switch real.presentation {
        case .navigation where !(screen is UINavigationController):
            device.show(UINavigationController(rootViewController: screen))
        case .sheet:
            let below = UIViewController()
            device.show(below)
            let isContainer = screen is UINavigationController
            below.present(isContainer ? screen : UINavigationController(rootViewController: screen), animated: true)
        default: device.show(screen)
        }
        listen()
    }

    private static func say(_ stage: String, _ value: Any) {
        let data = try? JSONSerialization.data(withJSONObject: [value], options: [.sortedKeys])
        print("##\(stage)\t\(data.map { String(decoding: $0, as: UTF8.self) } ?? "[]")")
    }

    // MARK: - What the person does

    private func begin() {
        settle()
        fields = window.map { Self.fields(in: $0) } ?? []
    }

    /// Taps each field in two sessions, rotates the device, and takes the navigator away.
    private func use() {
        Self.say("fields", fields.map(name))
        if ProcessInfo.processInfo.environment["DESCRIBE"] != nil { Self.say("screen", device.describe()) }
        endEditing("rest")
        for count in 1...2 {
            tapAll("session \(count)")
            endEditing("after session \(count)")
        }
        rotate()
        endEditing("after rotation")
        Self.say("audit", session.findings.map { "\($0)" })
        navigator?.uninstall()
        FormNavigator.shared.configuration = FormNavigator.Configuration()
        FormNavigator.shared.uninstall()
        device.settle()
        Self.say("uninstalled", layout + inputs)
    }

    private func tapAll(_ stage: String) {
        heard = []
        var results: [[String: String]] = []
        for field in fields where field.window != nil {
            var result = ["field": name(of: field)]
            bringIntoSight(field)
            do { try device.tap(field) } catch { result["tap"] = "\(error)" }
            settle()
            result["focus"] = focus.map(name(of:)) ?? "none"
            result["sight"] = sight
            results.append(result)
        }
        Self.say(stage, results)
        Self.say("\(stage) heard", heard)
    }

    /// Next from the first field to the last, and Previous back.
    private func walk() {
        defer { returns() }
        guard let first = fields.first(where: { $0.window != nil && tap($0) }) else { return }
        Self.say("walk from", name(of: first))
        for (stage, title) in [("next", "Next"), ("previous", "Previous")] {
            var unseen: [String] = []
            let reached = device.fieldsReached(limit: 200) { device in
                if self.sight != "whole" { unseen.append("\(self.focus.map(self.name(of:)) ?? "none"): \(self.sight)") }
                try device.tap(title: title)
            }
            Self.say(stage, reached.map(name))
            Self.say("\(stage) unseen", unseen)
        }
    }

    /// Return from the first field to the last. The app's code may do anything then.
    private func returns() {
        guard fields.contains(where: { $0.window != nil && tap($0) }) else { return }
        heard = []
        Self.say("return", device.fieldsReached(limit: 200) { $0.pressReturn() }.map(name))
        settle()
    }

    private func rotate() {
        guard let field = fields.last(where: { $0.window != nil && tap($0) }) else { return }
        var results = ["field": name(of: field), "before": sight]
        device.rotate(to: .landscapeLeft)
        settle()
        results["landscape"] = sight
        device.rotate(to: .portrait)
        settle()
        results["portrait"] = sight
        Self.say("rotation", results)
    }

    private func endEditing(_ stage: String) {
        // A screen that an alert covers can't go on. The app's code may have shown one.
        if let alert = top?.presentedViewController as? UIAlertController { alert.dismiss(animated: false) }
        for window in device.application.windows { window.endEditing(true) }
        settle()
        Self.say(stage, layout)
    }

    private func tap(_ field: UIView) -> Bool {
        bringIntoSight(field)
        try? device.tap(field)
        settle()
        return focus === field
    }

    /// Scrolls as a person does who looks for the field.
    private func bringIntoSight(_ field: UIView) {
        guard
            let scrollView = sequence(first: field, next: \.superview).dropFirst().lazy
                .compactMap({ $0 as? UIScrollView }).first(where: { $0.isScrollEnabled })
        else { return }
        let frame = scrollView.convert(field.bounds, from: field)
        let insets = scrollView.adjustedContentInset
        let visible = scrollView.bounds.inset(by: insets)
        guard !visible.insetBy(dx: -1, dy: -1).contains(frame) else { return }
        let last = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        let middle = frame.midY - visible.height / 2 - insets.top
        scrollView.contentOffset.y = max(-insets.top, min(middle, last))
        settle()
    }

    private func settle() {
        device.settle()
        wait()
    }

    /// Lets blocks of the main queue and tasks run, as an app's code that continues later does.
    private func wait() {
        for _ in 0..<4 {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
            device.settle()
        }
    }

    // MARK: - What's seen and heard

    private var top: UIViewController? {
        var controller = device.application.windows.compactMap(\.rootViewController).last
        while let presented = controller?.presentedViewController, !(presented is UIAlertController) {
            controller = presented
        }
        return controller
    }

    private var window: UIView? { screen.viewIfLoaded?.window ?? top?.viewIfLoaded }

    private var focus: UIView? {
        guard let view = device.keyboard.responder as? UIView, view.isFirstResponder else { return nil }
        return view
    }

    /// What hides the caret, or `whole`.
    private var sight: String {
        guard focus != nil else { return "no focus" }
        guard let sight = device.caretVisibility else { return "no caret" }
        return sight.isWhole ? "whole" : sight.description
    }

    private func name(of view: UIView) -> String {
        let text = (view as? UITextField)?.placeholder ?? view.accessibilityLabel ?? view.accessibilityIdentifier ?? ""
        let index = fields.firstIndex { $0 === view }.map { "\($0)" } ?? "new"
        return "\(index) \(type(of: view)) \(text)"
    }

    private static func fields(in view: UIView) -> [UIView] {
        if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return [] }
        switch view {
        case let field as UITextField: return field.isEnabled ? [field] : []
        case let text as UITextView: return text.isEditable ? [text] : []
        case is UISearchBar, is UINavigationBar: return []
        default: return view.subviews.flatMap { fields(in: $0) }
        }
    }

    private var root: UIWindow? { device.application.windows.first { $0.rootViewController != nil } }

    /// What a navigator changes while there's a keyboard, and has to restore: insets, transforms, and layout.
    private var layout: [String] {
        var lines: [String] = []
        func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }
        func visit(_ view: UIView, _ path: String) {
            let frame = view.frame
            var words = [[frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")]
            if view.transform != .identity { words.append("\(view.transform)") }
            if let scrollView = view as? UIScrollView {
                let (content, indicators) = (scrollView.contentInset, scrollView.verticalScrollIndicatorInsets)
                words.append("insets \([content.top, content.bottom, indicators.top, indicators.bottom].map(number))")
            }
            if let controller = view.next as? UIViewController, controller.additionalSafeAreaInsets != .zero {
                words.append("safe area \(controller.additionalSafeAreaInsets)")
            }
            lines.append("\(path): \(words.joined(separator: ", "))")
            // Which rows are loaded, and where, depends on the offset.
            if view is UITableView || view is UICollectionView { return }
            for (index, subview) in view.subviews.enumerated() where !"\(type(of: subview))".contains("Indicator") {
                visit(subview, "\(path)/\(index) \(type(of: subview))")
            }
        }
        if let root { visit(root, "window") }
        return lines
    }

    /// What a field has as long as it's managed: a return key, an accessory view, and a delegate.
    private var inputs: [String] {
        (root.map { Self.fields(in: $0) } ?? []).enumerated().map { index, view in
            let field = view as? UITextField
            let text = view as? UITextView
            let delegate: AnyObject? = field?.delegate ?? text?.delegate
            let key = (field?.returnKeyType ?? text?.returnKeyType)?.rawValue ?? -1
            return "field \(index): Return \(key), \(view.inputAccessoryView.map { "\(type(of: $0))" } ?? "no bar"), "
                + "delegate \(delegate.map { "\(type(of: $0))" } ?? "none")"
        }
    }

    private func listen() {
        let names: [(NSNotification.Name, String)] = [
            (UITextField.textDidBeginEditingNotification, "begin"), (UITextField.textDidEndEditingNotification, "end"),
            (UITextView.textDidBeginEditingNotification, "begin"), (UITextView.textDidEndEditingNotification, "end"),
        ]
        for (name, word) in names {
            observations.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let object = note.object
                    MainActor.assumeIsolated {
                        guard let self, let view = object as? UIView else { return }
                        self.heard.append("\(word) \(self.name(of: view))")
                    }
                })
        }
    }
}
