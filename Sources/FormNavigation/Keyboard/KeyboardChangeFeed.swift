import FormNavigationCore

/// Tells the app, for one navigator, where the keyboard goes: its delegate, and whoever listens.
@MainActor
final class KeyboardChangeFeed {
    private weak var navigator: ResponderChainNavigator?
    private let feed = ChangeFeed<FormKeyboard>()
    /// What the app knows.
    private var told = KeyboardObserver.shared.state
    private var isWaiting = false

    init(for navigator: ResponderChainNavigator) { self.navigator = navigator }

    /// What is still to come, for one listener.
    func stream() -> AsyncStream<FormKeyboard> { feed.stream() }

    /// Ends all streams.
    func finish() { feed.finish() }

    /// Does something that may bring the keyboard and then move what is on the screen, and tells the app after both.
    func tellAfter(_ body: () -> Void) {
        let wasWaiting = isWaiting
        isWaiting = true
        body()
        isWaiting = wasWaiting
        tell()
    }

    private func tell() {
        // What another listener does may move the keyboard again, and that has been told by now.
        let keyboard = KeyboardObserver.shared.state
        guard let navigator, navigator.isActive, !isWaiting, keyboard != told else { return }
        told = keyboard
        feed.send(keyboard)
        let isTold: Void? = navigator.delegate { $0.formNavigator($1, keyboardDidChange: keyboard) }
        // The app may have moved the field, or made the view around it smaller.
        if isTold != nil, navigator.isActive { navigator.avoidance.replan() }
    }
}

extension KeyboardChangeFeed: KeyboardListener {
    func keyboardChanged(_: KeyboardTransition) { tell() }

    func keyboardStayed() {}

    func interfaceWillRotate() {}
}
