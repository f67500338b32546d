import FormNavigation
import TestSupport
import Testing
import UIKit

/// A container that assigns its content view's frame puts it where it would be without the navigator (Q17).
@MainActor
@Suite("Q17: containers that assign frames")
struct AssignedFrameTests {
    @MainActor
    private final class Container: UIViewController {
        let child: UIViewController
        var top: CGFloat = 0
        var height: CGFloat = 667

        init(_ child: UIViewController) {
            self.child = child
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let frame = CGRect(x: 0, y: top, width: 375, height: height)
            if child.view.frame != frame { child.view.frame = frame }
        }
    }

    /// A form at the lower end of a container's child, on a small phone.
    @MainActor
    private final class Stage {
        let device = HeadlessDevice(.iPhoneSE)
        let child = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
        let container: Container
        let form: FormNavigator

        init() {
            child.view.addSubview(field)
            container = Container(child)
            form = FormNavigator(viewController: child)
            device.show(container)
        }
    }

    private enum Event: CaseIterable {
        case layout, lower, higher, resize, grow, type, hide

        /// All sequences of three events, or, as a sample, two sevenths of them: any two events, each followed by or
        /// separated by two others.
        static var orders: [[Event]] {
            allCases.indices.flatMap { first in
                allCases.indices.flatMap { second in
                    allCases.indices.filter { testsEverything || (first + second + $0) % 7 < 2 }
                        .map { [first, second, $0].map { allCases[$0] } }
                }
            }
        }
    }

    @Test("nothing is displaced afterward, in whatever order it is laid out, resized and given back")
    func orders() {
        for order in Event.orders {
            let device = HeadlessDevice(.iPhoneSE)
            let child = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
            child.view.addSubview(field)
            let container = Container(child)
            (container.top, container.height) = (100, 567)
            let form = FormNavigator(viewController: child)
            device.show(container)
            device.settle()
            field.becomeFirstResponder()
            device.settle()
            #expect(device.distance(to: field) >= 10 - 0.5)
            for event in order {
                switch event {
                case .layout: break
                case .lower: container.top += 20
                case .higher: container.top = 0
                case .resize: container.height = 640
                case .grow: (container.top, container.height) = (0, 667)
                case .type: device.type("a")
                case .hide: form.endEditing()
                }
                if event != .type, event != .hide { container.view.setNeedsLayout() }
                device.advance(by: 1.5)
                device.settle()
                if field.isFirstResponder { #expect(device.distance(to: field) >= 10 - 0.5, "\(order) after \(event)") }
            }
            form.endEditing()
            device.settle()
            #expect(child.view.transform == .identity, "\(order)")
            #expect(
                child.view.frame == CGRect(x: 0, y: container.top, width: 375, height: container.height), "\(order)")
            #expect(child.additionalSafeAreaInsets == .zero)
        }
    }

    @Test("the field is seen in each frame that is committed, also in the one in which the container assigns a frame")
    func everyFrame() {
        let stage = Stage()
        let (device, container, field) = (stage.device, stage.container, stage.field)
        var distances: [CGFloat] = []
        let link = UIUpdateLink(view: container.view)
        link.addAction(to: .afterCATransactionCommit) { _, _ in distances.append(device.distance(to: field)) }
        link.isEnabled = true
        field.becomeFirstResponder()
        device.settle()
        for top in [0, 0, 20, 0] as [CGFloat] {
            device.advance(by: 2)
            distances = []
            container.top = top
            container.view.setNeedsLayout()
            device.settle()
            #expect(!distances.isEmpty && distances.allSatisfy { $0 >= 10 - 0.5 }, "\(top)")
        }
        link.isEnabled = false
        withExtendedLifetime(stage) {}
    }

    @Test("frames that are assigned before and after a plan, and without an update between, are noticed")
    func aroundThePlan() {
        let stage = Stage()
        let (device, container, field) = (stage.device, stage.container, stage.field)
        field.becomeFirstResponder()
        device.settle()
        func assignFrame() {
            container.view.setNeedsLayout()
            container.view.layoutIfNeeded()
        }
        assignFrame()
        stage.form.reload()
        assignFrame()
        device.settle()
        #expect(device.distance(to: field) >= 10 - 0.5)
        stage.form.endEditing()
        device.settle()
        #expect(stage.child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
}
