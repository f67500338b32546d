import FormNavigationCore
import UIKit

/// An event from UIKit that every navigator receives.
enum FormEvent {
    /// Editing has begun in a field.
    case focusCame(UIView)
    /// Editing has ended in a field.
    case focusLeft(UIView)
    /// The user has changed the text of a field.
    case textChanged(UIView)
    /// The keyboard begins to move, or has settled.
    case keyboardChanged(KeyboardTransition)
    /// The keyboard is where it was, and the system's response to it is over. Nothing new was posted, after a rotation
    /// or because a view that isn't a field has focus now.
    case keyboardStayed
    /// The screen has been updated while a field was being edited, and layout is done.
    case screenUpdated
    /// The interface begins to rotate, so the keyboard hides and returns.
    case interfaceWillRotate
}

/// Sends an event to all navigators, one kind of effect after another.
///
/// First, each navigator releases what no longer belongs to it. Then each updates its form, and then each keeps its
/// field clear of the keyboard. Only then does the app learn of the event. So the result doesn't depend on which
/// navigator was created first.
@MainActor
enum FormEvents {
    /// The number of nested events being handled. An event that another one causes is reported together with that one.
    private static var depth = 0
    /// Whether the keyboard has begun to move, or has settled, since the app was last informed.
    private static var hasKeyboardNews = false
    /// What listeners know of the keyboard.
    private static var toldKeyboard = KeyboardObserver.shared.state
    private static let keyboardChanges = ChangeFeed<FormKeyboard>()

    /// Starts observing UIKit, if that hasn't happened yet.
    static func start() {
        _ = FocusTracker.shared
        _ = KeyboardObserver.shared
    }

    /// The changes of the keyboard from now on, for one listener.
    static func listenToKeyboard() -> AsyncStream<FormKeyboard> {
        start()
        // Reading it notes where the keyboard is now, so that only later changes are sent.
        _ = toldKeyboard
        return keyboardChanges.stream()
    }

    static func send(_ event: FormEvent) {
        depth += 1
        handle(event)
        depth -= 1
        tellApps()
    }

    /// Performs changes that may cause events, and reports all of them to the app afterward.
    static func group(_ changes: () -> Void) {
        depth += 1
        changes()
        depth -= 1
        tellApps()
    }

    private static func handle(_ event: FormEvent) {
        // Held during the whole event, because the app's code may release any of them.
        let navigators = NavigatorRegistry.navigators
        switch event {
        case .focusCame(let field):
            EngineEvents.during(.focus(field)) {
                InputReload.atFocus(of: field.accessoryHost ?? field) { focusCame(to: field, navigators) }
            }
        case .focusLeft(let field):
            EngineEvents.during(.focusEnd(field)) {
                for navigator in navigators { navigator.focusLeft(field) }
            }
            FocusTracker.shared.ended(in: field)
        case .textChanged(let field):
            for navigator in navigators { navigator.textChanged(in: field) }
        case .keyboardChanged(let transition):
            hasKeyboardNews = true
            for navigator in navigators { navigator.toolbars.keyboardChanged() }
            FocusTracker.shared.keyboardChanged(transition)
            for navigator in navigators { navigator.avoidance.keyboardChanged(transition) }
            guard transition.kind == .settled else { return }
            for navigator in navigators { navigator.keyboardSettled(transition.keyboard) }
        case .keyboardStayed:
            for navigator in navigators { navigator.keyboardStayed() }
        case .screenUpdated:
            KeyboardObserver.shared.settleIfOverdue()
            for navigator in navigators { navigator.noticeLostFocus() }
            FocusTracker.shared.noticeFocus()
            InputReload.resume()
            for navigator in navigators { navigator.screenUpdated() }
        case .interfaceWillRotate:
            for navigator in navigators { navigator.avoidance.interfaceWillRotate() }
        }
    }

    private static func focusCame(to field: UIView, _ navigators: [ResponderChainNavigator]) {
        // Focus may precede the first layout, when no field has a size yet. Or a cell may be being configured, when
        // nothing may be laid out (Q16).
        if field.bounds.isEmpty, !field.isInRows { field.layOutWindow() }
        for navigator in navigators { navigator.noticeLostFocus() }
        // In its did-begin, a delegate may have moved focus on, and the notification for that comes first (A9).
        guard FocusTracker.shared.began(in: field) else { return }
        for navigator in navigators { navigator.giveUp(field) }
        for navigator in navigators { navigator.focusCame(to: field) }
        for navigator in navigators { navigator.avoid(for: field) }
    }

    private static func tellApps() {
        guard depth == 0 else { return }
        let navigators = NavigatorRegistry.navigators
        var hasToldOfKeyboard = false
        if hasKeyboardNews {
            hasKeyboardNews = false
            if toldKeyboard != KeyboardObserver.shared.state {
                toldKeyboard = KeyboardObserver.shared.state
                keyboardChanges.send(toldKeyboard)
            }
            for navigator in navigators where navigator.news.tellOfKeyboard() { hasToldOfKeyboard = true }
        }
        for navigator in navigators where navigator.news.tellOfFocus() {
            // The delegate may have changed the form.
            if navigator.isActive, navigator.focus != nil { navigator.updateInstallers() }
        }
        guard hasToldOfKeyboard else { return }
        // The app may have moved a field, or made the view around it smaller, whichever navigator informed it.
        for navigator in navigators where navigator.isActive { navigator.avoidance.replan() }
    }
}
