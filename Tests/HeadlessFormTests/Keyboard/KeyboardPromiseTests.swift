import FormNavigation
import TestSupport
import Testing
import UIKit

/// The keyboard that an app sees is where the device's keyboard is, whatever happens to it.
@MainActor
struct KeyboardPromiseTests {
    private enum Event: String, CaseIterable {
        case focus, end, dismiss, height, hardware, placement, rotate, background, background2, otherApp, drag
        case nothing, reload, uninstall, swipe, withoutAnimation, wait
    }

    @Test(
        "on every device, after every event, the value is where the keyboard is, and a view moved with it stands on it",
        arguments: Array(1...(testsEverything ? 60 : 20)) + [2593])
    func everyEvent(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var behavior = HeadlessBehavior.all.randomElement(using: &random) ?? HeadlessBehavior()
        behavior.swipedKeyboard = HeadlessBehavior.SwipedKeyboard.allCases.randomElement(using: &random) ?? .returns
        behavior.postsScreenAsObject = random.chance(50)
        let model = HeadlessModel.all[Int(seed) % HeadlessModel.all.count]
        let device = HeadlessDevice(model, behavior: behavior)
        if model.idiom == .pad, random.chance(30) { device.windowOrigin = CGPoint(x: 100, y: 50) }
        var configuration = FormNavigator.Configuration()
        configuration.isEnabled = random.chance(80)
        configuration.isAvoidanceEnabled = random.chance(50)
        configuration.isToolbarEnabled = random.chance(70)
        let stage = KeyboardStage(on: device, configuration: configuration)
        var events: [Event] = []
        for _ in 0..<60 {
            guard let event = Event.allCases.randomElement(using: &random) else { continue }
            events.append(event)
            perform(event, on: stage, &random)
            // Half of the time, the next event occurs while the keyboard moves.
            if random.chance(50) { device.settle() } else { device.advance(by: 0.1) }
            if let broken = broken(on: stage) {
                Issue.record("seed \(seed), \(model.name): \(broken) after \(events.map(\.rawValue))")
                return
            }
            device.settle()
            if let broken = broken(on: stage, isQuiet: true) {
                Issue.record("seed \(seed), \(model.name), settled: \(broken) after \(events.map(\.rawValue))")
                return
            }
        }
    }

    private func perform(_ event: Event, on stage: KeyboardStage, _ random: inout SplitMix64) {
        let keyboard: HeadlessKeyboard = stage.device.keyboard
        switch event {
        case .focus: stage.fields.randomElement(using: &random)?.becomeFirstResponder()
        case .end: stage.window.endEditing(true)
        case .dismiss: keyboard.pressDismiss()
        case .height: keyboard.extraHeight = CGFloat(random.number(-2...4) * 20)
        case .hardware: keyboard.isHardwareKeyboardAttached.toggle()
        case .placement:
            guard stage.device.model.idiom == .pad else { return }
            keyboard.placement = HeadlessKeyboard.Placement.allCases.randomElement(using: &random) ?? .docked
        case .rotate:
            let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
            stage.device.rotate(to: orientations.randomElement(using: &random) ?? .portrait)
        case .background, .background2:
            stage.device.background()
            if event == .background2 { stage.device.settle() }
            stage.device.foreground()
        case .otherApp:
            guard !keyboard.isVisible else { return }
            keyboard.showForOtherApp(height: 300)
            stage.device.settle()
            if let broken = broken(on: stage) { Issue.record("another app's keyboard: \(broken)") }
            keyboard.hideForOtherApp()
        case .drag:
            keyboard.dragDown(by: 60)
            keyboard.endDrag(dismisses: random.chance(50))
        case .nothing:
            // The notification of a dragged shortcuts bar doesn't contain a frame.
            keyboard.post(UIResponder.keyboardWillChangeFrameNotification, begin: .zero, end: .zero)
        case .reload: keyboard.responder?.reloadInputViews()
        case .uninstall:
            stage.navigator.uninstall()
            stage.reinstall()
        case .swipe:
            let swipe = HeadlessTransition.swipeBack(in: stage.navigation)
            stage.device.advance(by: 0.3)
            if let broken = broken(on: stage) { Issue.record("a swipe: \(broken)") }
            if random.chance(70) {
                swipe?.cancel()
            } else {
                swipe?.finish()
                stage.device.settle()
                if stage.screen.view.window == nil {
                    #expect(FormKeyboard.current.frame(in: stage.screen.view) == nil)
                    stage.navigation.pushViewController(stage.screen, animated: random.chance(50))
                }
            }
        case .withoutAnimation:
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            keyboard.extraHeight += 20
        case .wait: stage.device.advance(by: 0.05)
        }
    }

    /// What's wrong with the value.
    private func broken(on stage: KeyboardStage, isQuiet: Bool = false) -> String? {
        let (value, view): (FormKeyboard, UIView) = (FormKeyboard.current, stage.screen.view)
        let keyboard: HeadlessKeyboard = stage.device.keyboard
        if isQuiet, !value.isSettled { return "not settled" }
        // Otherwise, it moves with the finger or the interface, and its position isn't known.
        guard value.isSettled || value == stage.lastTold else { return nil }
        let frame = stage.keyboardFrame
        if value.isDocked != (frame != nil && keyboard.placement == .docked) { return "docked: \(value.isDocked)" }
        if value.isVisible || keyboard.placement == .docked || frame == nil, value.isVisible != (frame != nil) {
            return "visible: \(value.isVisible)"
        }
        if let seen = value.frame(in: view), !seen.isNear(frame) {
            return "at \(seen), not \(String(describing: frame))"
        }
        if value.isVisible, view.window != nil, value.frame(in: view) == nil { return "nowhere" }
        if abs(value.overlap(with: view) - stage.covered) > 0.01 { return "covers \(value.overlap(with: view))" }
        if let told = stage.lastTold, told != value { return "told \(told), but is \(value)" }
        if abs(stage.bar.frame.maxY - (view.bounds.maxY - stage.covered)) > 0.01 { return "bar at \(stage.bar.frame)" }
        return nil
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect?) -> Bool {
        guard let other else { return false }
        return abs(minX - other.minX) + abs(minY - other.minY) + abs(maxX - other.maxX) + abs(maxY - other.maxY) < 0.01
    }
}
