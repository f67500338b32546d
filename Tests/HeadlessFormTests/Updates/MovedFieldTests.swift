import FormNavigation
import TestSupport
import Testing
import UIKit

/// If the app moves something during editing, it's brought clear of the keyboard again, without any call from the app.
@MainActor
@Suite("After an update of the screen: what has moved")
struct MovedFieldTests {
    /// Counts plans.
    @MainActor
    final class Plans: EngineEvents.Listener {
        var count = 0
        init() { EngineEvents.add(self) }
        func hear(_ event: EngineEvent) {
            if case .planned = event { count += 1 }
        }
    }

    /// Counts the plans that something has caused that the app has moved.
    @MainActor
    final class Movements: EngineEvents.Listener {
        var count = 0
        init() { EngineEvents.add(self) }
        func hear(_ event: EngineEvent) {
            if case .began(.frame(isForMovement: true)) = event { count += 1 }
        }
    }

    @Test("a listener that's added hears what the others go on hearing")
    func severalListeners() {
        let stage = StackStage(scrolls: true)
        var listeners = [Plans(), Plans(), Plans()]
        listeners.remove(at: 1)
        stage.focus(stage.last)
        #expect(listeners.allSatisfy { $0.count > 0 })
        #expect(listeners[0].count == listeners[1].count)
    }

    @Test("an error label that appears above the field in a stack", arguments: [true, false])
    func errorLabel(scrolls: Bool) {
        let stage = StackStage(scrolls: scrolls)
        stage.focus(stage.last)
        stage.label.isHidden = false
        stage.device.settle()
        #expect(stage.clearance >= 10 - 0.5)
        stage.label.isHidden = true
        stage.device.settle()
        #expect(stage.clearance >= 10 - 0.5)
    }

    @Test("a field that is given another frame", arguments: [true, false])
    func frame(scrolls: Bool) {
        let stage = AvoidanceStage(scrolls: scrolls)
        stage.focus(2)
        stage.fields[2].frame.origin.y = 700
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[2]) >= 10 - 0.5)
        stage.dismiss()
        #expect(stage.controller.view.transform == .identity)
        #expect(stage.scrollView?.contentInset.bottom ?? 0 == 0)
    }

    @Test("a field that is moved again and again within a second", arguments: [true, false])
    func repeatedly(scrolls: Bool) {
        let stage = AvoidanceStage(scrolls: scrolls)
        stage.focus(2)
        for y in stride(from: 500.0, through: 700, by: 40) {
            stage.fields[2].frame.origin.y = y
            stage.device.advance(by: 0.1)
        }
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[2]) >= 10 - 0.5)
    }

    @Test("a scroll view that is given another inset, and a container that gets smaller")
    func surroundings() {
        let stage = AvoidanceStage(scrolls: true)
        stage.focus(4)
        stage.scrollView?.contentInset.top = 300
        stage.scrollView?.contentOffset.y = -300
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[4]) >= 10 - 0.5)
    }

    @Test("a window that's resized shows the field again that was scrolled away in it")
    func windowAfterScrolling() throws {
        let device = HeadlessDevice(.iPad)
        device.rotate(to: .landscapeLeft)
        let stage = AvoidanceStage(scrolls: true, gap: 40, on: device)
        stage.focus(8)
        let scrollView = try #require(stage.scrollView)
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        device.settle()
        #expect(stage.distance(of: stage.fields[8]) < 0)
        device.place(try #require(stage.window.windowScene), in: CGRect(x: 0, y: 120, width: 1_180, height: 700))
        device.settle()
        let end = stage.fields[8].convert(stage.fields[8].bounds, to: device.screen.coordinateSpace).maxY
        #expect(end <= device.keyboard.frame.minY - 10 + 0.5)
    }

    @Test("a field that moves out of the window while a hardware keyboard is connected", arguments: [-1, 1])
    func withoutKeyboard(side: CGFloat) throws {
        let device = HeadlessDevice(.iPad)
        device.keyboard.isHardwareKeyboardAttached = true
        let stage = AvoidanceStage(30, scrolls: true, on: device)
        stage.navigator.configuration.isToolbarEnabled = false
        stage.focus(25)
        let field = stage.fields[25]
        #expect(stage.window.bounds.contains(field.convert(field.bounds, to: nil)))
        field.frame.origin.y += side * 1_200
        stage.scrollView?.contentSize.height = 3_200
        device.settle()
        #expect(stage.window.bounds.contains(field.convert(field.bounds, to: nil)))
    }

    @Test("a window that is made lower, or moved down the screen", arguments: [700, 820] as [CGFloat], [true, false])
    func window(height: CGFloat, scrolls: Bool) throws {
        let device = HeadlessDevice(.iPad)
        device.rotate(to: .landscapeLeft)
        let stage = AvoidanceStage(scrolls: scrolls, gap: 40, on: device)
        stage.focus(8)
        let scene = try #require(stage.window.windowScene)
        device.place(scene, in: CGRect(x: 0, y: 820 - height, width: 1_180, height: 700))
        device.settle()
        let end = stage.fields[8].convert(stage.fields[8].bounds, to: device.screen.coordinateSpace).maxY
        #expect(device.keyboard.frame.minY - end >= 10 - 0.5)
    }

    @Test("a window that the app moves down the screen without changing its size")
    func movedWindow() {
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(.iPhoneSE))
        stage.window.frame = CGRect(x: 0, y: 60, width: 375, height: 500)
        stage.focus(8)
        stage.window.frame.origin.y = 140
        stage.device.settle()
        let end = stage.fields[8].convert(stage.fields[8].bounds, to: stage.device.screen.coordinateSpace).maxY
        #expect(stage.device.keyboard.frame.minY - end >= 10 - 0.5)
    }

    @Test(
        "a window that a person moves down the screen, and up again, without changing its size",
        arguments: [true, false])
    func movedScene(scrolls: Bool) throws {
        let device = HeadlessDevice(.iPad)
        let stage = AvoidanceStage(scrolls: scrolls, on: device)
        let scene = try #require(stage.window.windowScene)
        device.place(scene, in: CGRect(x: 40, y: 40, width: 500, height: 700))
        device.settle()
        stage.focus(8)
        for top in [40, 460, 300, 480] as [CGFloat] {
            device.place(scene, in: CGRect(x: 40, y: top, width: 500, height: 700))
            device.settle()
            #expect(device.sight(of: stage.fields[8]).isWhole, "\(top): \(device.sight(of: stage.fields[8]))")
            let end = stage.fields[8].convert(stage.fields[8].bounds, to: device.screen.coordinateSpace).maxY
            #expect(device.keyboard.frame.minY - end >= 10 - 0.5)
        }
        if !scrolls {
            device.place(scene, in: CGRect(x: 40, y: 40, width: 500, height: 700))
            device.settle()
            #expect(stage.controller.view.transform == .identity)
        }
    }

    @Test("what stays in sight with the field, and moves or appears", arguments: [true, false])
    func companion(moves: Bool) {
        let stage = AvoidanceStage(scrolls: true)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        stage.scrollView?.addSubview(button)
        stage.navigator.viewsKeptVisible = [button]
        let place = stage.fields[6].frame.maxY + 20
        button.isHidden = !moves
        if !moves { button.frame.origin.y = place }
        stage.focus(6)
        #expect(moves || stage.distance(of: button) < 0)
        button.isHidden = false
        button.frame.origin.y = place
        stage.device.settle()
        #expect(stage.distance(of: button) >= 0)
    }

    @Test("a field that grows in both directions, so that its center stays", arguments: [true, false])
    func grows(scrolls: Bool) {
        let stage = AvoidanceStage(scrolls: scrolls)
        stage.focus(8)
        stage.fields[8].bounds.size.height += 80
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[8]) >= 10 - 0.5)
    }

    @Test("a bar that appears above the form, over a field that the app has scrolled to the top")
    func safeArea() throws {
        let stage = AvoidanceStage(30, scrolls: true)
        stage.focus(6)
        let scrollView = try #require(stage.scrollView)
        scrollView.contentOffset.y = stage.fields[6].frame.minY - 100
        stage.device.settle()
        #expect(stage.fields[6].convert(stage.fields[6].bounds, to: nil).minY == 100)
        stage.controller.additionalSafeAreaInsets.top = 150
        stage.device.settle()
        let top = stage.controller.view.safeAreaInsets.top
        #expect(top > 150 && stage.fields[6].convert(stage.fields[6].bounds, to: nil).minY >= top)
    }

    @Test("a caret that another font moves down in a text view of the same size")
    func caret() {
        let stage = TextViewStage(lines: 60, scrolls: true)
        stage.focus()
        stage.moveCaret(toLine: 20)
        let place = stage.textView.caretRect(for: stage.textView.endOfDocument)
        stage.textView.font = .systemFont(ofSize: 30)
        stage.device.settle()
        #expect(stage.textView.caretRect(for: stage.textView.endOfDocument).minY > place.minY + 200)
        #expect(stage.isCaretSeen)
    }

    @Test("scrolling that the app allows again takes the place of moving the form")
    func scrollingOptions() throws {
        let stage = AvoidanceStage(scrolls: true)
        let scrollView = try #require(stage.scrollView)
        scrollView.formOptions.scrolling.changesOffset = false
        stage.focus(8)
        #expect(stage.controller.view.transform.ty < 0 && scrollView.contentOffset.y <= 0)
        scrollView.formOptions.scrolling.changesOffset = true
        stage.device.settle()
        #expect(stage.controller.view.transform == .identity && scrollView.contentOffset.y > 0)
        #expect(stage.distance(of: stage.fields[8]) >= 10 - 0.5)
    }

    @Test("what the navigator changes on its own isn't planned for again", arguments: [true, false])
    func ownChanges(scrolls: Bool) {
        let stage = AvoidanceStage(scrolls: scrolls)
        stage.focus(2)
        let movements = Movements()
        let inset = stage.scrollView?.contentInset.bottom
        // At the end of the content, the distance to the keyboard needs a larger inset.
        stage.fields[2].frame.origin.y = 828
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[2]) >= 10 - 0.5)
        #expect(scrolls ? stage.scrollView?.contentInset.bottom != inset : stage.controller.view.transform.ty < 0)
        #expect(movements.count == 1)
    }

    @Test("what moves for that moves as the keyboard did")
    func animation() {
        final class Moved: UIView {
            var durations: [Double] = []
            override var transform: CGAffineTransform {
                didSet { if transform != oldValue { durations.append(UIView.inheritedAnimationDuration) } }
            }
        }
        let controller = UIViewController()
        let view = Moved()
        controller.view = view
        let stage = AvoidanceStage(scrolls: false, in: controller)
        stage.focus(10)
        view.durations = []
        stage.fields[10].frame.origin.y -= 100
        stage.device.settle()
        #expect(view.durations == [FormKeyboard.current.animationDuration] && view.durations != [0])
    }

    @Test("an app that scrolls is not taken back")
    func scrolledByApp() {
        let stage = AvoidanceStage(scrolls: true)
        stage.focus(6)
        stage.scrollView?.contentOffset.y = 0
        stage.device.settle()
        #expect(stage.scrollView?.contentOffset.y == 0)
    }

    @Test(
        "a field that the person has scrolled off the screen, or behind the keyboard, is not brought back by layout",
        arguments: [(6, 1_000), (10, 0)])
    func scrolledAway(_ index: Int, to offset: CGFloat) throws {
        let stage = AvoidanceStage(30, scrolls: true)
        stage.focus(index)
        let scrollView = try #require(stage.scrollView)
        scrollView.contentOffset.y = offset
        stage.device.settle()
        #expect(scrollView.contentOffset.y == offset)
        stage.fields[index].frame.origin.y += 30
        stage.device.settle()
        #expect(scrollView.contentOffset.y == offset)
    }

    @Test("an update in which nothing has moved plans nothing")
    func still() {
        let stage = AvoidanceStage(scrolls: true)
        stage.focus(6)
        let plans = Plans()
        for _ in 0..<20 {
            stage.window.setNeedsLayout()
            stage.device.advance(by: 0.5)
        }
        #expect(plans.count == 0)
    }

    @Test("an app that moves the field to and fro with each layout comes to rest, and so do the plans")
    func backAndForth() {
        final class Restless: UIView {
            weak var field: UIView?
            var isLow = false
            override func layoutSubviews() {
                super.layoutSubviews()
                isLow.toggle()
                field?.frame.origin.y = isLow ? 660 : 600
            }
        }
        let controller = UIViewController()
        let view = Restless()
        controller.view = view
        let stage = AvoidanceStage(scrolls: false, in: controller)
        view.field = stage.fields[9]
        stage.focus(9)
        let plans = Plans()
        for _ in 0..<10 {
            view.setNeedsLayout()
            stage.device.settle()
        }
        #expect(plans.count < 16)
    }

    @Test("nothing is planned in the background")
    func background() {
        let stage = AvoidanceStage(scrolls: true)
        stage.focus(6)
        stage.device.background()
        let plans = Plans()
        stage.fields[6].frame.origin.y += 100
        stage.device.settle()
        #expect(plans.count == 0)
    }

    @Test("nothing is planned during a transition, and what has moved by then is planned for at its end")
    func transition() {
        let stage = AvoidanceStage(scrolls: true)
        stage.focus(6)
        let presented = UIViewController()
        presented.modalPresentationStyle = .overFullScreen
        stage.controller.present(presented, animated: true)
        let movements = Movements()
        stage.fields[6].frame.origin.y += 100
        for _ in 0..<5 { stage.updateOnce() }
        #expect(stage.controller.transitionCoordinator != nil && stage.fields[6].isFirstResponder)
        #expect(movements.count == 0)
        stage.device.settle()
        #expect(movements.count == 1)
        #expect(stage.distance(of: stage.fields[6]) >= 10 - 0.5)
    }

    @Test("what the app moves while the keyboard moves is planned for once, when the keyboard has settled")
    func movingKeyboard() {
        let stage = AvoidanceStage(scrolls: true)
        stage.fields[6].becomeFirstResponder()
        let movements = Movements()
        stage.fields[6].frame.origin.y += 100
        for _ in 0..<5 { stage.updateOnce() }
        #expect(!FormKeyboard.current.isSettled && movements.count == 0)
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[6]) >= 10 - 0.5)
    }

    @Test("a navigator that starts again after the keyboard has settled without it follows what the app moves")
    func startedAgain() {
        let stage = AvoidanceStage(scrolls: true)
        // With the app's own view above the keyboard, the keyboard stays the same.
        stage.fields[6].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        stage.fields[6].becomeFirstResponder()
        stage.navigator.uninstall()
        stage.device.settle()
        stage.navigator.enable()
        stage.device.settle()
        stage.fields[6].frame.origin.y += 100
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[6]) >= 10 - 0.5)
    }

    @Test("once the navigator has gone nothing is watched anymore")
    func uninstalled() {
        let stage = AvoidanceStage(scrolls: true)
        stage.focus(6)
        stage.navigator.uninstall()
        let plans = Plans()
        stage.fields[6].frame.origin.y += 300
        stage.device.settle()
        #expect(plans.count == 0)
    }
}

/// A typical form of an app: labels and fields in a stack, which is in a scroll view or directly on the screen.
@MainActor
final class StackStage {
    let device = HeadlessDevice()
    let controller = UIViewController()
    let fields = (0..<6).map { index in
        let field = UITextField()
        field.placeholder = "\(index)"
        return field
    }
    /// Above the last field, and hidden.
    let label = UILabel()
    let navigator: FormNavigator
    let window: UIWindow

    var last: UITextField { fields[5] }
    /// The distance from the edited field to the keyboard.
    var clearance: CGFloat {
        guard let field = fields.first(where: \.isFirstResponder) else { return -.infinity }
        return device.keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
    }

    init(scrolls: Bool) {
        label.text = "This address has no @."
        label.isHidden = true
        label.heightAnchor.constraint(equalToConstant: 120).isActive = true
        let stack = UIStackView(arrangedSubviews: fields.dropLast() + [label, fields[5]])
        stack.axis = .vertical
        stack.spacing = 40
        stack.translatesAutoresizingMaskIntoConstraints = false
        let view: UIView = controller.view
        let host = scrolls ? UIScrollView() : view
        if host !== view {
            host.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(host)
            NSLayoutConstraint.activate([
                host.topAnchor.constraint(equalTo: view.topAnchor),
                host.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                host.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                host.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        host.addSubview(stack)
        for field in fields { field.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        var constraints = [
            stack.topAnchor.constraint(equalTo: host.topAnchor, constant: 60),
            stack.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
            stack.widthAnchor.constraint(equalToConstant: 300),
        ]
        if host !== view { constraints.append(stack.bottomAnchor.constraint(equalTo: host.bottomAnchor)) }
        NSLayoutConstraint.activate(constraints)
        navigator = FormNavigator(viewController: controller)
        window = device.show(controller)
        device.settle()
    }

    func focus(_ field: UITextField) {
        field.becomeFirstResponder()
        device.settle()
    }
}
