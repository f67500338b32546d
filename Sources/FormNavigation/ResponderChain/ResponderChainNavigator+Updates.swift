import FormNavigationCore
import UIKit

/// How the engine keeps up with what the app changes without a word.
extension ResponderChainNavigator {
    /// The screen has been updated, and layout is done.
    ///
    /// - Parameter requestUpdate: Has another update follow.
    func screenUpdated(requestUpdate: () -> Void) {
        guard isActive, focus?.view?.hasFocus == true else { return }
        avoidance.screenUpdated(requestUpdate: requestUpdate)
        lookAgain()
    }

    /// Looks at the form again, unless looks have taken up too much of the time.
    private func lookAgain() {
        let start = CACurrentMediaTime()
        // Reloading the input views would end what an input method is composing (Q4).
        guard isActive, !isMoving, let field = focus?.view, !field.isComposingText, lookBudget.allows(at: start) else {
            return
        }
        let wasAvoiding = focus?.capabilities.contains(.avoidance)
        FormEvents.group {
            guard currentPlace()?.focus.view === field else { return refresh() }
            serve(isRoutine: true)
            if focus?.capabilities.contains(.avoidance) != wasAvoiding { avoid() }
        }
        lookBudget.spend(from: start, to: CACurrentMediaTime())
    }

    /// The app has changed the options of a view.
    func optionsChanged() {
        guard isActive, focus != nil else { return }
        lookBudget.reset()
        FocusTracker.shared.requestUpdate()
    }
}
