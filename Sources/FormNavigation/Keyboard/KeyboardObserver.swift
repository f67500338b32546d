import FormNavigationCore
import UIKit

/// Follows the system's keyboard for all navigators of the app.
///
/// All navigators share it because the keyboard is shared. A navigator that's created while the keyboard is up couldn't
/// know where the keyboard is, because iOS doesn't necessarily post anything when focus moves to the new form (A28).
@MainActor
final class KeyboardObserver {
    /// What happens to the keyboard.
    enum Event {
        /// The keyboard begins to move, or has settled.
        case changed(KeyboardTransition)
        /// The keyboard is where it was, and the system's response to it is over. Nothing new was posted, after a
        /// rotation or because a view that isn't a field has focus now.
        case stayed
        /// The interface begins to rotate, so the keyboard hides and returns.
        case interfaceWillRotate
    }

    private var normalizer = KeyboardNormalizer()
    private var accessoryFrames = AccessoryFrames()
    private var observations: [NotificationObservation] = []

    /// The position of the keyboard, in the coordinates of the screen.
    var keyboard: Keyboard { normalizer.keyboard }

    /// The keyboard as a window sees it: there's none if it's on another screen.
    func keyboard(on window: UIWindow) -> Keyboard { screen.shows(window) ? keyboard : .absent }

    /// Whether a hide has said that there's no keyboard, and not only a frame.
    var isHidden: Bool { normalizer.isHidden }

    /// Whether the keyboard is in its final position.
    var isSettled: Bool { normalizer.isSettled }

    /// The keyboard as an app sees it.
    var state: FormKeyboard {
        FormKeyboard(
            keyboard, isSettled: isSettled && !normalizer.hasHeldHide, animation: animation, screenSize: screenSize)
    }

    /// The keyboard's last animation, or the usual one (E7) before there was any.
    private(set) var animation = KeyboardAnimation(duration: 0.25, curve: 7)
    /// The size, in points, of the screen that the keyboard's frame applies to.
    private var screenSize = CGSize.zero
    /// The screen that the keyboard was posted for last (E4).
    private var screen = KeyboardScreen.main

    /// The view being edited. The view controllers around it, and those of its window, know of transitions.
    private let editedView: @MainActor () -> UIView?
    /// Receives the events.
    private var send: @MainActor (Event) -> Void = { _ in }

    /// The transition for which hides are held back, and which may end without a notification.
    private weak var transition: (any UIViewControllerTransitionCoordinator)?

    /// Whether the interface rotates, and the keyboard has hidden for that and isn't back yet.
    var isRotating: Bool { normalizer.hasHeldHide && isInRotation }

    private var isInRotation: Bool { transition?.isRotation == true }

    /// - Parameter editedView: The view being edited.
    init(editedView: @escaping @MainActor () -> UIView?) { self.editedView = editedView }

    /// Starts observing UIKit.
    ///
    /// - Parameter send: Receives the events.
    func start(_ send: @escaping @MainActor (Event) -> Void) {
        self.send = send
        let kinds: [(NSNotification.Name, KeyboardEvent.Kind)] = [
            (UIResponder.keyboardWillShowNotification, .willShow),
            (UIResponder.keyboardDidShowNotification, .didShow),
            (UIResponder.keyboardWillHideNotification, .willHide),
            (UIResponder.keyboardDidHideNotification, .didHide),
            (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
            (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        ]
        // The object is the screen in iOS 16.1 and later, and nil before (E4), so the observation doesn't specify one.
        observations = kinds.map { name, kind in
            NotificationObservation(of: name) { [weak self] notification in
                let screen = KeyboardScreen(of: notification)
                let event = Result { () throws(KeyboardEvent.ParsingError) in
                    try KeyboardEvent(kind: kind, userInfo: notification.userInfo)
                }
                // It's read in this call only, on the main thread, where UIKit posts (J7).
                nonisolated(unsafe) let userInfo = notification.userInfo
                MainActor.assumeIsolated {
                    guard let self else { return }
                    let bounds = screen.bounds
                    EngineEvents.during(
                        .keyboard(kind, userInfo: userInfo, screen: bounds.size, transition: self.runningTransition)
                    ) {
                        switch event {
                        case .success(let event): self.receive(event, on: screen)
                        case .failure(let error): DecisionTrace.report(.ignoredNotification(name, "\(error)"))
                        }
                    }
                }
            }
        }
    }

    /// The time, in seconds, that a change waits for its did-notification after its animation. This is an estimate:
    /// such a notification arrives as the animation ends.
    private static let patience = 0.5
    /// The time when the did-notification of the last change is overdue.
    private var deadline = Double.infinity

    /// Settles the keyboard if the did-notification of its last change is overdue.
    func settleIfOverdue() {
        guard !isSettled, CACurrentMediaTime() > deadline, let transition = normalizer.settle() else { return }
        tell(of: transition)
    }

    private func tell(of transition: KeyboardTransition) {
        if transition.kind != .settled {
            animation = KeyboardAnimation(transition)
            deadline = CACurrentMediaTime() + transition.duration + Self.patience
        }
        send(.changed(transition))
    }

    private func receive(_ posted: KeyboardEvent, on screen: KeyboardScreen) {
        let screenBounds = screen.bounds
        var event = posted
        let isOver = posted.kind == .didShow || posted.kind == .didChangeFrame
        // An accessory view of the app's runs the app's code, which may move the keyboard, so a copy is used.
        var frames = accessoryFrames
        let isNews = isOver && posted.isLocal && frames.learn(from: posted.end, of: editedView(), on: screenBounds)
        if isNews { accessoryFrames = frames }
        if posted.isLocal { event.end = accessoryFrames.completed(posted.end, of: editedView(), on: screenBounds) }
        if isNews {
            // The announced frame had been misunderstood.
            var change = event
            change.kind = .willChangeFrame
            take(change, on: screen)
        }
        take(event, on: screen)
    }

    private func take(_ event: KeyboardEvent, on screen: KeyboardScreen) {
        if transition == nil { transitionEnded() }
        if event.kind == .willHide || event.kind == .willChangeFrame { waitForTransition() }
        let wasHidden = isHidden
        let transition = normalizer.receive(event, screenBounds: screen.bounds)
        if normalizer.keyboard.frame == event.end { (self.screen, screenSize) = (screen, screen.bounds.size) }
        if let transition {
            if transition.kind == .willHide { waitForCancellation() }
            tell(of: transition)
        } else if isHidden, !wasHidden {
            // Until then, the layout guide may have shown a keyboard.
            send(.stayed)
        } else if event.kind == .didShow || event.kind == .didChangeFrame {
            send(.stayed)
        } else if event.kind == .willShow, isInRotation {
            // After a rotation by 180 degrees, the keyboard is where it was, but what had moved for it isn't.
            send(.stayed)
        }
    }

    // MARK: - Transitions

    /// Waits for the end of a transition before trusting a hide.
    ///
    /// While the interface rotates, the keyboard hides and shows again (E10). While the user swipes back, it hides with
    /// the finger, and it's back without a notification if the user lets go halfway (P11).
    private func waitForTransition() {
        guard !normalizer.holdsHides, let transition = runningTransition,
            // Without something to animate, the result wouldn't reveal whether the end will be reported.
            transition.animate(
                alongsideTransition: { _ in },
                completion: { [weak self] context in self?.transitionEnded(isCancelled: context.isCancelled) })
        else { return }
        self.transition = transition
        normalizer.holdHides()
        if transition.isRotation { send(.interfaceWillRotate) }
    }

    private func transitionEnded(isCancelled: Bool = false) {
        transition = nil
        guard normalizer.holdsHides else { return }
        EngineEvents.during(.transitionEnd(isCancelled: isCancelled)) {
            if isCancelled, editedView()?.hasFocus == true { normalizer.dropHeldHide() }
            guard var hide = normalizer.releaseHides() else {
                // The container may have moved back the view that has moved for the keyboard (Q17).
                return isCancelled ? send(.stayed) : ()
            }
            tell(of: hide)
            guard normalizer.isSettled else { return }
            hide.kind = .settled
            tell(of: hide)
        }
    }

    /// Shows the keyboard again if the transition that hides it is canceled. It may begin on its own, be caught by a finger
    /// (iOS 26), and then bring the keyboard back without a notification.
    private func waitForCancellation() {
        guard let transition = transitions.first else { return }
        transition.animate(
            alongsideTransition: { _ in },
            completion: { [weak self] context in if context.isCancelled { self?.hideIsCancelled() } })
    }

    private func hideIsCancelled() {
        guard editedView()?.hasFocus == true else { return }
        EngineEvents.during(.transitionEnd(isCancelled: true)) {
            guard var show = normalizer.undoHide() else { return }
            tell(of: show)
            show.kind = .settled
            tell(of: show)
        }
    }

    /// The rotation or the swipe back that's in progress around the view being edited.
    private var runningTransition: (any UIViewControllerTransitionCoordinator)? {
        transitions.first { $0.isRotation || $0.isInteractive }
    }

    /// The transitions that are in progress around the view being edited.
    private var transitions: [any UIViewControllerTransitionCoordinator] {
        let view = editedView()
        var controllers = [view?.nearestViewController].compactMap { $0 }
        var next = view?.window?.rootViewController
        while let controller = next {
            controllers.append(controller)
            next = controller.presentedViewController
        }
        return controllers.compactMap(\.transitionCoordinator)
    }
}

extension UIViewControllerTransitionCoordinator {
    /// Whether the interface rotates with the transition.
    fileprivate var isRotation: Bool { !targetTransform.isIdentity }
}
