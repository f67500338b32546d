import Testing
import UIKit

@testable import FormNavigation

/// If avoidance has nothing to do, it does nothing.
@MainActor
struct IdleAvoidanceTests {
    /// Whether something is animated over time: a transaction is complete when its last animation is.
    private func animates(on device: HeadlessDevice, _ work: () -> Void) -> Bool {
        var isComplete = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isComplete = true }
        work()
        CATransaction.commit()
        device.runLoop.turn()
        device.runLoop.turn()
        defer { device.settle() }
        return !isComplete
    }

    /// A form without a navigator, and an engine for it.
    private func makeStage() -> (AvoidanceStage, AvoidanceEngine) {
        let stage = AvoidanceStage(scrolls: false)
        stage.navigator.uninstall()
        let center = FormCenter.shared
        let engine = AvoidanceEngine(
            .init(FormNavigator.Configuration()), observer: center.keyboard, frames: center.frames,
            pencil: center.pencil)
        return (stage, engine)
    }

    /// Has the engine do what it does for an event, and at the end of the frame. No navigator does that for it.
    private func act(_ engine: AvoidanceEngine, _ event: (AvoidanceEngine) -> Void) {
        event(engine)
        engine.moveIfDue()
    }

    @Test("with no field and nothing to give back it animates nothing")
    func idle() {
        let (stage, engine) = makeStage()
        stage.focus(0)
        #expect(!animates(on: stage.device) { act(engine) { $0.leave() } })
        #expect(!animates(on: stage.device) { act(engine) { $0.replan() } })
        #expect(!animates(on: stage.device) { act(engine) { $0.companions = [] } })
        #expect(!animates(on: stage.device) { act(engine) { $0.setInputBar(nil) } })
        #expect(!animates(on: stage.device) { act(engine) { $0.interfaceWillRotate() } })
        #expect(!animates(on: stage.device) { act(engine) { $0.keyboardStayed() } })
    }

    @Test("a field is given up with an animation only if something has moved for it")
    func leaving() {
        let (stage, engine) = makeStage()
        stage.focus(0)
        act(engine) { $0.begin(stage.fields[0], in: stage.controller.view, byMove: false) }
        stage.device.settle()
        #expect(stage.controller.view.transform == .identity)
        #expect(animates(on: stage.device) { act(engine) { $0.replan() } })
        #expect(!animates(on: stage.device) { act(engine) { $0.leave() } })
        stage.focus(11)
        act(engine) { $0.begin(stage.fields[11], in: stage.controller.view, byMove: false) }
        stage.device.settle()
        #expect(stage.controller.view.transform != .identity)
        #expect(animates(on: stage.device) { act(engine) { $0.leave() } })
        #expect(stage.controller.view.transform == .identity)
        let listener = ServiceListener()
        EngineEvents.add(listener)
        #expect(!animates(on: stage.device) { act(engine) { $0.leave() } })
        #expect(listener.departures == 0, "it has left already")
    }

    @Test("another navigator's screen is not laid out when focus changes")
    func layout() {
        let (stage, _) = makeStage()
        final class Screen: UIViewController {
            var layouts = 0
            override func viewDidLayoutSubviews() { layouts += 1 }
        }
        let other = Screen()
        let form = FormNavigator(viewController: other)
        stage.controller.addChild(other)
        stage.controller.view.addSubview(other.view)
        stage.device.settle()
        other.layouts = 0
        for index in 0..<3 { stage.focus(index) }
        stage.dismiss()
        #expect(other.layouts == 0)
        withExtendedLifetime(form) {}
    }

    @Test("without a keyboard, a field is scrolled into sight once, and where the user scrolls after that stays")
    func revealedOnce() {
        let device = HeadlessDevice(.iPhoneSE)
        device.keyboard.isHardwareKeyboardAttached = true
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.contentSize = CGSize(width: 375, height: 2_000)
        let field = UITextField(frame: CGRect(x: 20, y: 1_500, width: 300, height: 40))
        scrollView.addSubview(field)
        controller.view.addSubview(scrollView)
        let form = FormNavigator(viewController: controller)
        form.configuration.isToolbarEnabled = false
        device.show(controller)
        field.becomeFirstResponder()
        device.settle()
        #expect(scrollView.contentOffset.y > 0)
        scrollView.contentOffset.y = 200
        form.reload()
        device.settle()
        #expect(scrollView.contentOffset.y == 200)
    }

    private final class ServiceListener: EngineEvents.Listener {
        var fields: [UIView] = []
        var resistedMoves = 0
        var departures = 0

        func hear(_ event: EngineEvent) {
            switch event {
            case .serving(let service): fields.append(service.field)
            case .resisted: resistedMoves += 1
            case .left: departures += 1
            default: break
            }
        }
    }

    @Test("a view that layout keeps in place isn't moved with every key")
    func resistedMove() {
        final class Root: UIView {
            let field = UITextField(frame: CGRect(x: 20, y: 780, width: 300, height: 40))

            override var transform: CGAffineTransform {
                didSet { field.center.y -= transform.ty - oldValue.ty }
            }
        }
        let device = HeadlessDevice()
        let controller = UIViewController()
        let root = Root(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        controller.view = root
        root.addSubview(root.field)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        let listener = ServiceListener()
        EngineEvents.add(listener)
        root.field.becomeFirstResponder()
        device.settle()
        let resistedMoves = listener.resistedMoves
        #expect(resistedMoves > 0)
        for key in ["a", "b", "c"] {
            device.type(key)
            device.settle()
        }
        #expect(listener.resistedMoves == resistedMoves)
        withExtendedLifetime(form) {}
    }

    @Test("a field that loses focus in its own first layout isn't kept clear, and the field that has it is")
    func lostInLayout() {
        final class Root: UIView {
            var onLayout: (() -> Void)?

            override func layoutSubviews() {
                super.layoutSubviews()
                let act = onLayout
                onLayout = nil
                act?()
            }
        }
        let device = HeadlessDevice()
        let controller = UIViewController()
        let root = Root(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        controller.view = root
        let fields = [100, 780].map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 40)) }
        for field in fields { root.addSubview(field) }
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        let listener = ServiceListener()
        EngineEvents.add(listener)
        root.onLayout = { fields[1].becomeFirstResponder() }
        root.setNeedsLayout()
        fields[0].becomeFirstResponder()
        device.settle()
        #expect(fields[1].isFirstResponder)
        #expect(listener.fields.last === fields[1])
        #expect(fields[1].convert(fields[1].bounds, to: nil).maxY <= device.keyboard.frame.minY - 10 + 0.5)
        withExtendedLifetime(form) {}
    }
}
