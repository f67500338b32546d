import Testing
import UIKit

@MainActor
@Suite("Presentations and animators of the app's own")
final class CustomPresentationTests {
    let log = CallLog()
    // Not before the test itself: every device takes the place of the one before.
    lazy var device = HeadlessDevice(.iPhone15)

    /// A drawer at the bottom of the screen.
    private final class Drawer: UIPresentationController {
        var log: CallLog?

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
        }

        override func presentationTransitionWillBegin() { log?.entries.append("will present") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.entries.append("presented \(completed)") }
        override func dismissalTransitionWillBegin() { log?.entries.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log?.entries.append("dismissed \(completed)") }
        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    /// Moves up and down, in its own time.
    private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
        var log: CallLog?
        var context: (any UIViewControllerContextTransitioning)?
        var completes = true

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            2
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            log?.entries.append("animate")
            context = transitionContext
            if let view = transitionContext.view(forKey: .to),
                let presented = transitionContext.viewController(forKey: .to)
            {
                view.frame = transitionContext.finalFrame(for: presented)
                transitionContext.containerView.addSubview(view)
            }
            UIView.animate(
                withDuration: 2, animations: {},
                completion: { [completes] _ in transitionContext.completeTransition(completes) })
        }

        func animationEnded(_ transitionCompleted: Bool) { log?.entries.append("ended \(transitionCompleted)") }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let log: CallLog
        var mover: Mover?
        var asked: [UIViewController?] = []

        init(_ log: CallLog) {
            self.log = log
            super.init()
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked = [presented, presenting, source]
            return mover
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let drawer = Drawer(presentedViewController: presented, presenting: presenting)
            drawer.log = log
            return drawer
        }
    }

    private func screens(_ delegate: Delegate) -> (presenter: LoggingController, presented: LoggingController) {
        let (presenter, presented) = (LoggingController("A", log), LoggingController("B", log))
        device.showAndSettle(presenter)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        _ = log.take()
        return (presenter, presented)
    }

    @Test("The app's presentation places the presented view, and hears of each transition")
    func presentation() throws {
        let delegate = Delegate(log)
        let (presenter, presented) = screens(delegate)
        presenter.present(presented, animated: false)
        device.settle()
        #expect(presented.presentationController is Drawer)
        #expect(presented.view.frame == CGRect(x: 0, y: 652, width: 393, height: 200))
        #expect(presented.view.superview === presented.presentationController?.containerView)
        #expect(presenter.view.window != nil)
        #expect(log.take() == ["B load", "B willAppear", "will present", "B didAppear", "presented true"])
        device.rotate(to: .landscapeLeft)
        #expect(presented.view.frame == CGRect(x: 0, y: 193, width: 852, height: 200))
        _ = log.take()
        presented.dismiss(animated: false)
        device.settle()
        #expect(log.take() == ["B willDisappear", "will dismiss", "B didDisappear", "dismissed true"])
        #expect(presented.view.window == nil)
    }

    @Test("An animator ends the transition itself, and adds the view")
    func animator() throws {
        let (delegate, mover) = (Delegate(log), Mover())
        (mover.log, delegate.mover) = (log, mover)
        let (presenter, presented) = screens(delegate)
        presenter.present(presented, animated: true) { [log] in log.entries.append("completion") }
        #expect(delegate.asked == [presented, presenter, presenter])
        #expect(log.take() == ["B load", "B willAppear", "will present", "animate"])
        let context = try #require(mover.context)
        #expect(context.viewController(forKey: .from) === presenter)
        #expect(context.view(forKey: .from) == nil)
        #expect(context.initialFrame(for: presented) == .zero)
        #expect(context.initialFrame(for: presenter) == UIScreen.main.bounds)
        #expect(presented.transitionCoordinator?.transitionDuration == 2)
        device.advance(by: 1.9)
        #expect(presented.isBeingPresented)
        #expect(log.take() == [])
        device.advance(by: 0.2)
        #expect(!presented.isBeingPresented)
        #expect(log.take() == ["B didAppear", "presented true", "completion", "ended true"])

        presented.dismiss(animated: true)
        #expect(log.take() == ["B willDisappear", "will dismiss", "animate"])
        #expect(mover.context?.view(forKey: .from) === presented.view)
        #expect(mover.context?.finalFrame(for: presented) == .zero)
        device.advance(by: 2.1)
        #expect(presented.view.window == nil)
        #expect(log.take() == ["B didDisappear", "dismissed true", "ended true"])
    }

    @Test("A transition that its animator takes back leaves nothing, or everything, behind")
    func takenBack() {
        let (delegate, mover) = (Delegate(log), Mover())
        (mover.completes, delegate.mover) = (false, mover)
        let (presenter, presented) = screens(delegate)
        var completions = 0
        presenter.present(presented, animated: true) { completions += 1 }
        device.advance(by: 2.1)
        #expect(presenter.presentedViewController == nil)
        #expect(presented.view.window == nil)
        #expect(log.take().suffix(3) == ["B willDisappear", "B didDisappear", "presented false"])

        mover.completes = true
        presenter.present(presented, animated: true)
        device.advance(by: 2.1)
        mover.completes = false
        presented.dismiss(animated: true) { completions += 1 }
        device.advance(by: 2.1)
        #expect(presenter.presentedViewController === presented)
        #expect(presented.view.window != nil)
        #expect(!presented.isBeingDismissed)
        #expect(log.take().last == "dismissed false")
        #expect(completions == 0)
    }

    @Test(
        "Without animation no animator is asked for, and without a presentation of the app's the view fills the screen")
    func plain() {
        let delegate = Delegate(log)
        delegate.mover = Mover()
        let (presenter, presented) = screens(delegate)
        presenter.present(presented, animated: false)
        device.settle()
        #expect(delegate.asked.isEmpty)
        #expect(presented.view.window != nil)
        presented.dismiss(animated: false)
        device.settle()
        let own = LoggingController("C", log)
        own.modalPresentationStyle = .custom
        presenter.present(own, animated: true)
        device.settle()
        #expect(own.view.bounds == UIScreen.main.bounds)
    }

    /// Writes down the size classes that are announced, and sizes.
    private final class Announced: UIViewController {
        var heard: [String] = []

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            let old = traitCollection.verticalSizeClass
            heard.append("from \(old) to \(newCollection.verticalSizeClass)")
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.append("size")
        }
    }

    @Test("Controllers hear of other size classes before they hear of another size, and only where there are others")
    func sizeClasses() {
        let (root, child, modal) = (Announced(), Announced(), Announced())
        root.addChild(child)
        device.showAndSettle(root)
        root.present(modal, animated: false)
        device.settle()
        device.rotate(to: .landscapeLeft)
        for controller in [root, child, modal] { #expect(controller.heard == ["from regular to compact", "size"]) }
        device.rotate(to: .landscapeRight)
        #expect(root.heard.count == 2)
        let pad = HeadlessDevice(.iPad)
        let wide = Announced()
        pad.showAndSettle(wide)
        pad.rotate(to: .landscapeLeft)
        #expect(wide.heard == ["size"])
    }
}
