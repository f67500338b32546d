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
    /// The user has stopped writing into a field with a pencil.
    case writingEnded(UIView)
    /// The keyboard begins to move, or has settled.
    case keyboardChanged(KeyboardTransition)
    /// The keyboard is where it was, and the system's response to it is over. Nothing new was posted, after a rotation
    /// or because a view that isn't a field has focus now.
    case keyboardStayed
    /// The frame is about to be committed, and everybody has done what they do.
    case frameEnds
    /// The interface begins to rotate, so the keyboard hides and returns.
    case interfaceWillRotate
}

/// Sends an event to all navigators, one kind of effect after another.
///
/// First, each navigator releases what no longer belongs to it. Then each updates its form, and only then does the app
/// learn of the event. So the result doesn't depend on which navigator was created first.
///
/// Events only change what's known. Views move at the end of the frame: what's restored first, and what's kept clear of
/// the keyboard after that.
@MainActor
enum FormEvents {
    /// The number of nested events being handled. An event that another one causes is reported together with that one.
    private static var depth = 0
    /// What listeners know of the keyboard.
    private static var toldKeyboard = KeyboardObserver.shared.state
    /// The states of the keyboard that the app hasn't been informed of.
    private static var keyboardNews: [FormKeyboard] = []
    private static let keyboardChanges = ChangeFeed<FormKeyboard>()

    /// Starts observing UIKit, if that hasn't happened yet.
    static func start() {
        _ = FocusTracker.shared
        _ = KeyboardObserver.shared
        KeyCommands.onPress = KeyCommandInstaller.perform
        PencilWriting.shared.onEnd = { send(.writingEnded($0)) }
        FrameEnd.shared.onEnd = {
            send(.frameEnds)
            if isDue { return .frame }
            return FocusTracker.shared.fieldsWithFocus.isEmpty ? .nothing : .watching
        }
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
        // A full field moves focus after the event, so that the app is told in the order of every other move.
        switch event {
        case .textChanged(let field), .writingEnded(let field):
            for navigator in NavigatorRegistry.navigators { navigator.textMayHaveChanged(in: field) }
        default: break
        }
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
            PencilWriting.shared.end(in: field)
            FocusTracker.shared.ended(in: field)
        case .textChanged(let field):
            for navigator in navigators { navigator.textChanged(in: field) }
        case .writingEnded(let field):
            for navigator in navigators { navigator.avoidance.writingEnded(in: field) }
        case .keyboardChanged(let transition):
            keyboardNews.append(KeyboardObserver.shared.state)
            FrameEnd.shared.note(in: FocusTracker.shared.windowWithKeyboard)
            for navigator in navigators { navigator.toolbars.keyboardChanged() }
            for navigator in navigators { navigator.avoidance.keyboardChanged(transition) }
            guard transition.kind == .settled else { return }
            for navigator in navigators { navigator.keyboardSettled(transition.keyboard) }
        case .keyboardStayed:
            for navigator in navigators { navigator.keyboardStayed() }
        case .frameEnds:
            KeyboardObserver.shared.settleIfOverdue()
            for navigator in navigators { navigator.noticeLostFocus() }
            FocusTracker.shared.noticeFocus()
            InputReload.resume()
            for navigator in navigators { navigator.look() }
            // The app may ask for more as its views move. What's still due after that waits for the next frame, because
            // the app may ask each time.
            for _ in 0..<3 where isDue {
                move()
                // Layout that a movement causes is part of the frame, and a container may move a view back in it (Q17).
                for navigator in NavigatorRegistry.navigators { navigator.lookAtMovements() }
            }
        case .interfaceWillRotate:
            for navigator in navigators { navigator.avoidance.interfaceWillRotate() }
        }
    }

    private static func focusCame(to field: UIView, _ navigators: [ResponderChainNavigator]) {
        // Focus may precede the first layout, when no field has a size yet. Or a cell may be being configured (Q16), or
        // SwiftUI may be updating its views (R8), when nothing may be laid out.
        if field.bounds.isEmpty, !field.isInRows, !field.isInSwiftUI, navigators.contains(where: { $0.manages(field) })
        {
            field.layOutWindow()
        }
        for navigator in navigators { navigator.noticeLostFocus() }
        // In its did-begin, a delegate may have moved focus on, and the notification for that comes first (A9).
        guard FocusTracker.shared.began(in: field) else { return }
        for navigator in navigators { navigator.giveUp(field) }
        for navigator in navigators { navigator.focusCame(to: field) }
        for navigator in navigators { navigator.avoid(for: field) }
    }

    // MARK: - The end of a frame

    /// Whether views have to move, or the app has to learn of the keyboard.
    static var isDue: Bool {
        !keyboardNews.isEmpty || NavigatorRegistry.navigators.contains { $0.avoidance.isDue || $0.fieldToShow != nil }
    }

    /// Moves the views that have to move.
    private static func move() {
        let navigators = NavigatorRegistry.navigators
        // What makes room for a form whose field has lost focus mustn't count as room that the app makes. A view that
        // two forms share moves once: whichever form moves it last restores it.
        let shared = navigators.compactMap(\.avoidance.container)
        for navigator in navigators { navigator.avoidance.restoreIfDue(except: shared) }
        for navigator in navigators where navigator.avoidance.service != nil { navigator.avoidance.moveIfDue() }
        for navigator in navigators { navigator.avoidance.moveIfDue() }
        // Before this, a plan would end the smooth scroll that begins here (Q22).
        for navigator in navigators { navigator.showFieldIfDue() }
        tellOfKeyboard()
    }

    // MARK: - Informing the app

    private static func tellApps() {
        guard depth == 0 else { return }
        for navigator in NavigatorRegistry.navigators where navigator.news.tellOfFocus() {
            // The delegate may have changed the form.
            if navigator.isActive, navigator.focus != nil { navigator.updateInstallers() }
        }
        // Without a window on the screen, no frame follows.
        if !keyboardNews.isEmpty, !FrameEnd.shared.note() { tellOfKeyboard() }
    }

    private static func tellOfKeyboard() {
        let navigators = NavigatorRegistry.navigators
        var hasToldOfKeyboard = false
        while !keyboardNews.isEmpty {
            let keyboard = keyboardNews.removeFirst()
            if toldKeyboard != keyboard {
                toldKeyboard = keyboard
                keyboardChanges.send(keyboard)
            }
            for navigator in navigators where navigator.news.tell(of: keyboard) { hasToldOfKeyboard = true }
        }
        guard hasToldOfKeyboard else { return }
        // The app may have moved a field, or made the view around it smaller, whichever navigator informed it.
        for navigator in navigators where navigator.isActive { navigator.avoidance.replan() }
    }
}
