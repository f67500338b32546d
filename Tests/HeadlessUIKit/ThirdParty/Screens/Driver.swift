import FormDiagnostics
import FormNavigation
import Foundation
import UIKit

/// Uses a screen as a person does, and prints what happened: what was seen, what was heard, and what was left behind.
///
/// Each line of the output is a stage and a JSON value. `run-screens` compares them with those of the same screen without a
/// navigator.
@MainActor
final class ScreenDriver {
    let device: HeadlessDevice
    private let real: RealScreen
    private let screen: UIViewController
    private var navigator: FormNavigator?
    private let session: FormAudit.Session
    private(set) var targets: [FieldTarget] = []
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
        self.real = real
        device = HeadlessDevice(model)
        if ProcessInfo.processInfo.environment["TRACE"] != nil { FormNavigator.trace = { Self.say("trace", "\($0)") } }
        if mode == "shared" { FormNavigator.shared.enable() }
        Self.say("make", "")
        screen = real.make()
        session = FormAudit.Session()
        screen.loadViewIfNeeded()
        if mode == "own" { navigator = FormNavigator(viewController: real.managed(screen)) }
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
        findTargets()
    }

    private func findTargets() {
        targets = window.map { FieldTarget.all(in: $0, settle: { self.settle() }) } ?? []
        settle()
    }

    /// The fields that the navigator manages.
    private var managedTargets: [FieldTarget] {
        guard navigator != nil else { return targets }
        let managed = real.managed(screen).viewIfLoaded
        return targets.filter { target in managed.map(target.isInside) ?? false }
    }

    /// Taps each field in several sessions, rotates the device, and takes the navigator away.
    private func use() {
        Self.say("fields", targets.map(\.name))
        Self.say("own bars", targets.filter(\.hasOwnBar).map(\.name))
        if ProcessInfo.processInfo.environment["DESCRIBE"] != nil { Self.say("screen", device.describe()) }
        endEditing("rest")
        for count in 1...real.sessions {
            for part in real.parts(inSession: count) {
                if let part {
                    endEditing("before session \(count), \(part.name)")
                    part.show(screen)
                    settle()
                    findTargets()
                }
                let stage = "session \(count)" + (part.map { ", \($0.name)" } ?? "")
                tapAll(stage)
                endEditing("after \(stage)")
            }
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
        for target in targets {
            guard let field = target.bringIntoSight(settle: { self.settle() }) else { continue }
            var result = ["field": target.name]
            do { try device.tap(field) } catch { result["tap"] = "\(error)" }
            settle()
            result["focus"] = focus.map(name(of:)) ?? "none"
            result["sight"] = sight
            result["room"] = room
            results.append(result)
        }
        Self.say(stage, results)
        Self.say("\(stage) heard", heard)
    }

    /// Next from the first field to the last, and Previous back.
    private func walk() {
        defer { returns() }
        for part in real.parts where managedTargets.isEmpty {
            part.show(screen)
            settle()
            findTargets()
        }
        Self.say("managed", managedTargets.map(\.name))
        guard let first = managedTargets.first(where: tap) else { return }
        Self.say("walk from", first.name)
        for (stage, title) in [("next", "Next"), ("previous", "Previous")] {
            var (reached, unseen): ([String], [String]) = ([], [])
            _ = device.fieldsReached(limit: 200) { device in
                // A field may be in a row that isn't loaded anymore when the walk ends.
                reached += self.focus.map { [self.name(of: $0)] } ?? []
                if self.sight != "whole" { unseen.append("\(self.focus.map(self.name(of:)) ?? "none"): \(self.sight)") }
                try device.tap(title: title)
            }
            Self.say(stage, reached)
            Self.say("\(stage) unseen", unseen)
        }
    }

    /// Return from the first field to the last. The app's code may do anything then.
    private func returns() {
        guard managedTargets.contains(where: tap) else { return }
        heard = []
        Self.say("return", device.fieldsReached(limit: 200) { $0.pressReturn() }.map(name))
        settle()
    }

    private func rotate() {
        guard let target = targets.last(where: tap) else { return }
        var results = ["field": target.name, "before": sight]
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

    private func tap(_ target: FieldTarget) -> Bool {
        guard let field = target.bringIntoSight(settle: { self.settle() }) else { return false }
        try? device.tap(field)
        settle()
        return focus === field
    }

    private func settle() {
        device.settle()
        // Blocks of the main queue, timers, and tasks run, as an app's code that continues later does.
        for _ in 0..<4 {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
            device.settle()
        }
    }

    // MARK: - What's on the screen

    private var top: UIViewController? {
        var controller = device.application.windows.compactMap(\.rootViewController).last
        while let presented = controller?.presentedViewController, !(presented is UIAlertController) {
            controller = presented
        }
        return controller
    }

    private var window: UIView? {
        if let sheet = screen.presentedViewController, !(sheet is UIAlertController) { return sheet.viewIfLoaded }
        return screen.viewIfLoaded?.window ?? top?.viewIfLoaded
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
