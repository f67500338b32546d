import FormNavigationCore
import UIKit

extension AvoidanceEngine {
    func keyboardChanged(_ transition: KeyboardTransition) {
        isKeyboardMoving = transition.kind != .settled
        service?.resistance = nil
        switch transition.kind {
        case .willShow, .willChange: replan()
        case .willHide:
            // What was added last goes first: the app's own code finds everything as the app has set it.
            restoreNow()
            replan()
        case .settled: settle()
        }
    }

    func keyboardStayed() {
        isKeyboardMoving = false
        settle()
    }

    /// Has measured what the system has done for the keyboard in the meantime, so that only the rest is done (F13, G12).
    private func settle() {
        service?.isCaretPlaced = true
        service?.isFirstLook = true
        if let field = service?.field, field.window != nil, !field.hasFocus {
            // Focus has moved on to a view that accepts keys and isn't a field, or has been lost without a
            // notification.
            leave()
        } else {
            replan()
        }
    }

    /// Insets and offsets stay for the keyboard to come back, but moved views return to their place, since a frame
    /// that's set on a view while it has a transform would put it elsewhere (F5).
    func interfaceWillRotate() {
        service?.resistance = nil
        barMover.interfaceWillRotate()
        guard hasChanges else { return }
        observer.animation.animate { self.reportingMovement { try? self.beginPass().restoreShifts() } }
    }
}
