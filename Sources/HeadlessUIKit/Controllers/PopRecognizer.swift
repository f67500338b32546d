/// The recognizer that swipes back to the previous screen of a navigation controller.
///
/// A swipe begins at the edge that screens come in from, and goes across. If the finger is fast when it's lifted, its
/// direction decides the result. Otherwise, the swipe has to cross half of the screen.
final class PopRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a swipe may begin, in points. Approximate.
    private static let edgeWidth: CGFloat = 20

    private weak var navigationController: UINavigationController?
    private var transition: HeadlessTransition?

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
    }

    /// 1 if a swipe moves to the right, -1 if it moves to the left.
    private var direction: CGFloat { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let view, let navigationController else { return }
        let x = location(in: view).x
        let distance = direction > 0 ? x : view.bounds.width - x
        if distance > Self.edgeWidth || navigationController.viewControllers.count < 2 { state = .failed }
    }

    /// Whether the finger moves away from the edge rather than up or down.
    var goesAcross: Bool {
        let way = translation(in: nil)
        return way.x * direction > abs(way.y)
    }

    /// Scrolling waits until it's clear that a finger doesn't swipe.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPanRecognizer || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }

    override func didChangeState() {
        switch state {
        case .began: transition = navigationController.flatMap(HeadlessTransition.swipeBack(in:))
        case .ended: end()
        case .cancelled:
            transition?.cancel()
            transition = nil
        default: break
        }
        super.didChangeState()
    }

    private func end() {
        let speed = velocity(in: nil).x * direction
        let isPastHalf = translation(in: nil).x * direction > (view?.bounds.width ?? 0) / 2
        if speed == 0 ? isPastHalf : speed > 0 { transition?.finish() } else { transition?.cancel() }
        transition = nil
    }
}
