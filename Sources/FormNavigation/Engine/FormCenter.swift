import FormNavigationCore
import UIKit

/// What all navigators of an app share: which field has focus, where the keyboard is, and the order in which they learn
/// of that.
///
/// An app has one center. A test can give a navigator its own.
@MainActor
final class FormCenter {
    static let shared = FormCenter()

    let frames = FrameEnd()
    let pencil = PencilWriting()
    let reason = FocusReason()
    let focus: FocusTracker
    let keyboard: KeyboardObserver
    let reloads: InputReload
    let registry = NavigatorRegistry()

    /// The number of nested events being handled. An event that another one causes is reported together with that one.
    private var depth = 0
    /// What listeners know of the keyboard.
    private var toldKeyboard: FormKeyboard
    /// The states of the keyboard that the app hasn't been informed of.
    private var keyboardNews: [FormKeyboard] = []
    private let keyboardChanges = ChangeFeed<FormKeyboard>()
    private var isStarted = false

    init() {
        let focus = FocusTracker(watch: frames.watch)
        self.focus = focus
        keyboard = KeyboardObserver(editedView: { focus.editedField })
        reloads = InputReload(focus: focus)
        toldKeyboard = keyboard.state
    }

    /// The active navigators.
    var navigators: [ResponderChainNavigator] { registry.navigators }

    /// Starts observing UIKit, if that hasn't happened yet.
    func start() {
        guard !isStarted else { return }
        isStarted = true
        focus.start { [weak self] in self?.receive($0) }
        keyboard.start { [weak self] in self?.receive($0) }
        KeyCommands.onPress = KeyCommandInstaller.receive
        pencil.onEnd = { [weak self] in self?.writingEnded(in: $0) }
        frames.onEnd = { [weak self] in self?.frameEnds() ?? .nothing }
    }

    /// The changes of the keyboard from now on, for one listener.
    func keyboardStates() -> AsyncStream<FormKeyboard> {
        start()
        return keyboardChanges.stream()
    }

    /// Performs changes that may cause events, and reports all of them to the app afterward.
    func group(_ changes: () -> Void) {
        depth += 1
        changes()
        depth -= 1
        tellApp()
    }

    // MARK: - The end of a frame

    /// Whether views have to move, or the app has to learn of the keyboard.
    var isDue: Bool {
        !keyboardNews.isEmpty || navigators.contains { $0.avoidance.isDue || $0.fieldToShow != nil }
    }

    /// Records that the keyboard has changed, so that the app learns of it when views have moved for it.
    func noteKeyboard() {
        keyboardNews.append(keyboard.state)
        frames.note(in: windowWithKeyboard)
    }

    /// Moves the views that have to move.
    func move() {
        let navigators = navigators
        // What makes room for a form whose field has lost focus mustn't count as room that the app makes. A view that
        // two forms share moves once: whichever form moves it last restores it.
        let shared = navigators.compactMap(\.avoidance.container)
        for navigator in navigators { navigator.avoidance.restoreIfDue(except: shared) }
        for navigator in navigators where navigator.avoidance.service != nil { navigator.avoidance.moveIfDue() }
        for navigator in navigators where navigator.avoidance.service == nil { navigator.avoidance.moveIfDue() }
        // Before this, a plan would end the smooth scroll that begins here (Q22).
        for navigator in navigators { navigator.showFieldIfDue() }
        tellOfKeyboard()
    }

    // MARK: - Informing the app

    private func tellApp() {
        guard depth == 0 else { return }
        for navigator in navigators where navigator.news.tellOfFocus() {
            // The delegate may have changed the form.
            if navigator.isActive, navigator.focus != nil { navigator.updateInstallers() }
        }
        // Without a window on the screen, no frame follows.
        if !keyboardNews.isEmpty, !frames.note() { tellOfKeyboard() }
    }

    private func tellOfKeyboard() {
        let navigators = navigators
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
