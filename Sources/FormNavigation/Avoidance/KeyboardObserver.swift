import FormNavigationCore
import UIKit

/// Follows the system's keyboard for all navigators of the app.
///
/// It is shared because the keyboard is: a navigator that is made while the keyboard is up could not know where it is,
/// since iOS need not say anything when focus moves to the new form (A28).
@MainActor
final class KeyboardObserver {
    static let shared = KeyboardObserver()

    private var normaliser = KeyboardNormaliser()
    private var engines = WeakRegistry<AvoidanceEngine, Void>()
    private var observations: [NotificationObservation] = []

    /// Where the keyboard is, in the coordinates of the screen.
    var keyboard: Keyboard { normaliser.keyboard }

    /// Whether the interface turns, and the keyboard has gone for that and is not back yet.
    var isTurning: Bool { normaliser.hasHeldHide && turn != nil }

    /// The turn that hides are held back for, which may go without saying that it has ended.
    private weak var turn: (any UIViewControllerTransitionCoordinator)?

    /// - Parameter center: Where the notifications come from. UIKit posts to the default centre.
    init(center: NotificationCenter = .default) {
        let kinds: [(NSNotification.Name, KeyboardEvent.Kind)] = [
            (UIResponder.keyboardWillShowNotification, .willShow),
            (UIResponder.keyboardDidShowNotification, .didShow),
            (UIResponder.keyboardWillHideNotification, .willHide),
            (UIResponder.keyboardDidHideNotification, .didHide),
            (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
            (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        ]
        // The object is the screen from iOS 16.1 on and nil before (E4), so none is asked for.
        observations = kinds.map { name, kind in
            NotificationObservation(of: name, in: center) { [weak self] notification in
                let screen = notification.object as? UIScreen
                guard
                    let event = try? KeyboardEvent(
                        kind: kind, userInfo: notification.userInfo, screen: screen.map(ObjectIdentifier.init))
                else { return }
                MainActor.assumeIsolated {
                    self?.receive(event, screenBounds: (screen ?? UIScreen.main).bounds)
                }
            }
        }
    }

    /// Tells an engine of every transition from now on, for as long as it lives.
    func add(_ engine: AvoidanceEngine) { engines[engine] = () }

    private func receive(_ event: KeyboardEvent, screenBounds: CGRect) {
        if turn == nil { endTurn() }
        if event.kind == .willHide || event.kind == .willChangeFrame { beginTurn() }
        if let transition = normaliser.receive(event, screenBounds: screenBounds) {
            for engine in engines.keys { engine.follow(transition) }
        } else if turn != nil, event.kind == .willShow {
            // After half a turn the keyboard is where it was, and what had moved for it is not.
            for engine in engines.keys { engine.replan() }
        }
    }

    /// Waits for the end of a turn of the interface, if one is under way, before a hide is believed (E10).
    private func beginTurn() {
        guard !normaliser.holdsHides, let turn = engines.keys.lazy.compactMap(\.turn).first,
            // Without something to animate the answer would not say whether the end will be told.
            turn.animate(alongsideTransition: { _ in }, completion: { [weak self] _ in self?.endTurn() })
        else { return }
        self.turn = turn
        normaliser.holdHides()
        for engine in engines.keys { engine.followTurn() }
    }

    private func endTurn() {
        turn = nil
        guard normaliser.holdsHides, let hide = normaliser.releaseHides() else { return }
        for engine in engines.keys { engine.follow(hide) }
    }
}
