import FormNavigationCore
import UIKit

/// An event of an engine, as a value.
package enum EngineEvent {
    /// Work for something begins.
    case began(Cause)
    /// The work that began last ends.
    case ended(Cause)
    case decided(FormNavigator.Decision)
    /// A field is being kept clear of the keyboard from now on.
    case serving(Service)
    /// No field of the form is being kept clear of the keyboard anymore.
    case left
    /// The positions that everything should have.
    case planned(AvoidancePlan, for: AvoidanceSituation)
    /// The positions that a bar on the keyboard, and the content behind it, should have.
    case barPlanned(InputBarPlan, for: InputBarSituation)
    /// Layout has put the field back each time its container was moved.
    case resisted

    /// The reason for an engine's work.
    package enum Cause {
        /// The system has posted a keyboard notification, for a screen of this size, during this transition.
        case keyboard(
            KeyboardEvent.Kind, userInfo: [AnyHashable: Any]?, screen: CGSize,
            transition: (any UIViewControllerTransitionCoordinator)?)
        /// Editing has begun in a field.
        case focus(UIView)
        /// Editing has ended in a field.
        case focusEnd(UIView)
        /// The user has typed or moved the caret. The frame ends in which that happened.
        case caret
        /// A frame ends, and what other events have asked for happens, or the app has moved something.
        case frame(isForMovement: Bool)
        /// A rotation or a swipe back is over.
        case transitionEnd(isCancelled: Bool)
        /// The form is being read again.
        case look
        /// A navigator ends its work.
        case stop(isServing: Bool)
        /// Views move for a field or, with `nil`, to their own places. The closure returns the line with the caret in
        /// the coordinates of the window, if the user has placed it.
        case movement(of: UIView?, caret: @MainActor () -> CGRect?)
    }

    /// How a field is kept clear of the keyboard: what moves, what is shown with it, and the distances in points.
    package struct Service {
        package let field, root: UIView
        package let container: UIView?
        package let companions: [UIView]
        package let distance, covered: CGFloat
        package let topDistance: CGFloat?
        package let isByMove, hasInputBar: Bool
    }
}

/// Informs listeners what engines do. Without a listener, no event is created.
@MainActor
package enum EngineEvents {
    /// An object that receives every event for as long as it lives.
    package protocol Listener: AnyObject {
        @MainActor func hear(_ event: EngineEvent)
    }

    private static var listeners: [() -> (any Listener)?] = []

    package static func add(_ listener: any Listener) {
        listeners.removeAll { $0() == nil }
        listeners.append { [weak listener] in listener }
    }

    static var isHeard: Bool { listeners.contains { $0() != nil } }

    static func emit(_ event: @autoclosure () -> EngineEvent) {
        let listeners = listeners.compactMap { $0() }
        guard !listeners.isEmpty else { return }
        let event = event()
        for listener in listeners { listener.hear(event) }
    }

    /// Performs some work. Only a listener that learned of its beginning learns of its end.
    static func during(_ cause: @autoclosure () -> EngineEvent.Cause, _ work: () -> Void) {
        let listeners = listeners.compactMap { $0() }
        guard !listeners.isEmpty else { return work() }
        let cause = cause()
        for listener in listeners { listener.hear(.began(cause)) }
        work()
        for listener in listeners { listener.hear(.ended(cause)) }
    }
}
