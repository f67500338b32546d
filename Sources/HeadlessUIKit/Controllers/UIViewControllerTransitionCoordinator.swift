/// What's known about a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// The rotation of the interface, or the identity if it doesn't rotate.
    var targetTransform: CGAffineTransform { get }
}

/// Runs an app's work along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition and `completion` after it, in a later turn.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when an interactive transition stops following the finger.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A transition in progress: a push, a pop, a presentation, a dismissal or a change of size.
@MainActor
final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// How long a push or a pop lasts, in seconds.
    static let pushDuration = 0.35
    /// How long a presentation or a dismissal lasts, in seconds.
    static let presentationDuration = 0.4

    let transitionDuration: TimeInterval
    let targetTransform: CGAffineTransform
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private(set) var isDone = false
    /// What undoes or completes the transition itself: called once, with whether it completed, before the completions.
    var onEnd: (Bool) -> Void = { _ in }
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var hasRunAlongside = false
    /// Whether it has begun on its own, and a finger has caught it.
    private var hasBeenCaught = false

    init(duration: Double, isInteractive: Bool = false, targetTransform: CGAffineTransform = .identity) {
        self.targetTransform = targetTransform
        transitionDuration = UIView.areAnimationsEnabled ? duration : 0
        self.isInteractive = isInteractive
        super.init()
        if isInteractive { HeadlessDevice.current.swipe = self }
        if targetTransform.isIdentity { HeadlessDevice.current.keyboard.screenChanges() }
    }

    var isAnimated: Bool { transitionDuration > 0 }

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !isDone else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if hasRunAlongside { animation(self) } else { alongside.append(animation) }
        }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    /// Runs the queued alongside animations. Later ones run immediately.
    func runAlongside() {
        hasRunAlongside = true
        let blocks = alongside
        alongside = []
        UIView.animate(withDuration: transitionDuration) {
            for block in blocks { block(self) }
        }
    }

    /// Ends the transition in a later turn, at least `delay` seconds from now.
    func finish(after delay: Double) {
        HeadlessDevice.current.runLoop.schedule(after: delay) {
            if !self.hasBeenCaught { self.end(completed: true) }
        }
    }

    /// A finger has caught the transition, which follows it from now on.
    func beginInteraction() {
        (hasBeenCaught, isInteractive) = (true, true)
        HeadlessDevice.current.swipe = self
        let handlers = interactionHandlers
        interactionHandlers = []
        for handler in handlers { handler(self) }
    }

    /// The finger has been lifted, so the rest runs on its own, forward or backward.
    func endInteraction(cancelled: Bool) {
        isInteractive = false
        isCancelled = cancelled
        let handlers = interactionHandlers
        interactionHandlers = []
        for handler in handlers { handler(self) }
        HeadlessDevice.current.runLoop.schedule(after: transitionDuration) { self.end(completed: !cancelled) }
    }

    /// Ends the transition without waiting for the rest of its time.
    func endNow() {
        end(completed: true)
    }

    /// Ends the transition. Returns `false` if nothing of it remains.
    func end(completed: Bool) {
        guard !isDone else { return }
        isDone = true
        if !completed { isCancelled = true }
        onEnd(completed)
        onEnd = { _ in }
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }
}
