import FormNavigationCore
import UIKit

/// Follows the system's keyboard for all navigators of the app.
///
/// It's shared because the keyboard is: a navigator created while the keyboard is up couldn't know where it is, since
/// iOS doesn't necessarily post anything when focus moves to the new form (A28).
@MainActor
final class KeyboardObserver {
    static let shared = KeyboardObserver()

    private var normaliser = KeyboardNormaliser()
    private var accessoryFrames = AccessoryFrames()
    private var observations: [NotificationObservation] = []

    /// The position of the keyboard, in the coordinates of the screen.
    var keyboard: Keyboard { normaliser.keyboard }

    /// Whether the keyboard is where it will stay.
    var isSettled: Bool { normaliser.isSettled }

    /// The keyboard as an app sees it.
    var state: FormKeyboard {
        FormKeyboard(
            keyboard, isSettled: isSettled && !normaliser.hasHeldHide, animation: animation, screenSize: screenSize)
    }

    /// The keyboard's last animation; before there was any, the usual one (E7).
    private(set) var animation = KeyboardAnimation(duration: 0.25, curve: 7)
    /// The size, in points, of the screen that the keyboard's frame applies to.
    private var screenSize = CGSize.zero

    /// The view being edited: the controllers around it, and those of its window, know of transitions.
    private let editedView: @MainActor () -> UIView?
    /// Receives the events.
    private let send: @MainActor (FormEvent) -> Void

    /// The transition that hides are held back for, which may end without notice.
    private weak var transition: (any UIViewControllerTransitionCoordinator)?

    /// Whether the interface rotates, and the keyboard has hidden for that and isn't back yet.
    var isRotating: Bool { normaliser.hasHeldHide && isInRotation }

    private var isInRotation: Bool { transition?.isRotation == true }

    /// - Parameters:
    ///   - center: The notification center. UIKit posts to the default one.
    ///   - editedView: The view being edited.
    ///   - send: Receives the events.
    init(
        center: NotificationCenter = .default,
        editedView: @escaping @MainActor () -> UIView? = { FocusTracker.shared.editedField },
        send: @escaping @MainActor (FormEvent) -> Void = FormEvents.send
    ) {
        (self.editedView, self.send) = (editedView, send)
        let kinds: [(NSNotification.Name, KeyboardEvent.Kind)] = [
            (UIResponder.keyboardWillShowNotification, .willShow),
            (UIResponder.keyboardDidShowNotification, .didShow),
            (UIResponder.keyboardWillHideNotification, .willHide),
            (UIResponder.keyboardDidHideNotification, .didHide),
            (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
            (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        ]
        // The object is the screen from iOS 16.1 on and nil before (E4), so the observation names none.
        observations = kinds.map { name, kind in
            NotificationObservation(of: name, in: center) { [weak self] notification in
                let screen = KeyboardScreen(of: notification)
                let event = Result { () throws(KeyboardEvent.ParsingError) in
                    try KeyboardEvent(kind: kind, userInfo: notification.userInfo)
                }
                // It is read in this call only, on the main thread, where UIKit posts (J7).
                nonisolated(unsafe) let userInfo = notification.userInfo
                MainActor.assumeIsolated {
                    guard let self else { return }
                    let bounds = screen.bounds
                    EngineEvents.during(
                        .keyboard(kind, userInfo: userInfo, screen: bounds.size, transition: self.runningTransition)
                    ) {
                        switch event {
                        case .success(let event): self.receive(event, screenBounds: bounds)
                        case .failure(let error): FormNavigator.report(.ignoredNotification(name, "\(error)"))
                        }
                    }
                }
            }
        }
    }

    /// How long after its animation a change waits for its did-notification, in seconds. An estimate: such a notification
    /// comes as the animation ends.
    private static let patience = 0.5
    /// When the did-notification of the last change is overdue.
    private var deadline = Double.infinity

    /// Settles the keyboard if the did-notification of its last change is overdue.
    func settleIfOverdue() {
        guard !isSettled, CACurrentMediaTime() > deadline, let transition = normaliser.settle() else { return }
        tell(of: transition)
    }

    private func tell(of transition: KeyboardTransition) {
        if transition.kind != .settled {
            animation = KeyboardAnimation(transition)
            deadline = CACurrentMediaTime() + transition.duration + Self.patience
        }
        send(.keyboardChanged(transition))
    }

    private func receive(_ posted: KeyboardEvent, screenBounds: CGRect) {
        var event = posted
        let isOver = posted.kind == .didShow || posted.kind == .didChangeFrame
        let isNews =
            isOver && posted.isLocal && accessoryFrames.learn(from: posted.end, of: editedView(), on: screenBounds)
        if posted.isLocal { event.end = accessoryFrames.completed(posted.end, of: editedView(), on: screenBounds) }
        if isNews {
            // What was announced had not been understood.
            var change = event
            change.kind = .willChangeFrame
            take(change, screenBounds: screenBounds)
        }
        take(event, screenBounds: screenBounds)
    }

    private func take(_ event: KeyboardEvent, screenBounds: CGRect) {
        if transition == nil { transitionEnded() }
        if event.kind == .willHide || event.kind == .willChangeFrame { waitForTransition() }
        let transition = normaliser.receive(event, screenBounds: screenBounds)
        if normaliser.keyboard.frame == event.end { screenSize = screenBounds.size }
        if let transition {
            tell(of: transition)
        } else if event.kind == .didShow || event.kind == .didChangeFrame {
            send(.keyboardStayed)
        } else if event.kind == .willShow, isInRotation {
            // After half a turn the keyboard is where it was, and what had moved for it is not.
            send(.keyboardStayed)
        }
    }

    // MARK: - Transitions

    /// Waits for the end of a transition before trusting a hide.
    ///
    /// While the interface rotates the keyboard hides and shows again (E10). While a screen is swiped back it hides
    /// with the finger, and is back without notice if the user lets go halfway (P11).
    private func waitForTransition() {
        guard !normaliser.holdsHides, let transition = runningTransition,
            // Without something to animate, the result wouldn't say whether the end will be reported.
            transition.animate(
                alongsideTransition: { _ in },
                completion: { [weak self] context in self?.transitionEnded(isCancelled: context.isCancelled) })
        else { return }
        self.transition = transition
        normaliser.holdHides()
        if transition.isRotation { send(.interfaceWillRotate) }
    }

    private func transitionEnded(isCancelled: Bool = false) {
        transition = nil
        guard normaliser.holdsHides else { return }
        EngineEvents.during(.transitionEnd(isCancelled: isCancelled)) {
            if isCancelled, editedView()?.hasFocus == true { normaliser.dropHeldHide() }
            guard var hide = normaliser.releaseHides() else {
                // The container may have put back the view that has moved for the keyboard (Q17).
                return isCancelled ? send(.keyboardStayed) : ()
            }
            tell(of: hide)
            guard normaliser.isSettled else { return }
            hide.kind = .settled
            tell(of: hide)
        }
    }

    /// The rotation, or the swipe back, that's under way around the view being edited.
    private var runningTransition: (any UIViewControllerTransitionCoordinator)? {
        let view = editedView()
        var controllers = [view?.nearestViewController].compactMap { $0 }
        var next = view?.window?.rootViewController
        while let controller = next {
            controllers.append(controller)
            next = controller.presentedViewController
        }
        return controllers.lazy.compactMap(\.transitionCoordinator).first { $0.isRotation || $0.isInteractive }
    }
}

extension UIViewControllerTransitionCoordinator {
    /// Whether the interface rotates with the transition.
    fileprivate var isRotation: Bool { !targetTransform.isIdentity }
}
