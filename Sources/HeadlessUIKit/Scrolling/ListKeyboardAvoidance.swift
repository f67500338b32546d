/// Keeps the end of a list clear of the keyboard, as `UITableViewController` and `UICollectionViewController` do (G12, F13, R5).
@MainActor
final class ListKeyboardAvoidance {
    private weak var list: UIScrollView?
    private var observers: [any NSObjectProtocol] = []
    private var content = Addition()
    private var indicator = Addition()
    /// Whether the room goes with the next turn.
    private var isHiding = false

    /// What has been added to an inset, and what that was before and after.
    private struct Addition {
        var amount: CGFloat = 0
        var before: CGFloat = 0
        var after: CGFloat = 0

        /// Adds `amount` in place of what was added before. Without an amount the inset is again exactly what it was.
        mutating func add(_ amount: CGFloat, to inset: inout CGFloat) {
            guard amount != self.amount else { return }
            let own = inset == after && self.amount != 0 ? before : inset - self.amount
            inset = own + amount
            self = Addition(amount: amount, before: own, after: inset)
        }
    }

    init(_ list: UIScrollView) {
        self.list = list
        observe(UIResponder.keyboardWillShowNotification) { $0.keyboardMoves(to: $1) }
        observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardMoves(to: $1) }
        observe(UIResponder.keyboardWillHideNotification) { avoidance, _ in avoidance.keyboardHides() }
        // F13: from one field to another the keyboard says nothing.
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.editingBegan() }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        makeRoom(0)
    }

    private func observe(
        _ name: NSNotification.Name, _ body: @escaping @MainActor @Sendable (ListKeyboardAvoidance, CGRect) -> Void
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                MainActor.assumeIsolated {
                    if let self, let frame { body(self, frame) }
                }
            })
    }

    /// - Parameter frame: The keyboard's new frame in screen coordinates.
    private func keyboardMoves(to frame: CGRect) {
        // E14: an empty frame says nothing.
        guard let list, let window = list.window, !frame.isEmpty else { return }
        // E15: a keyboard that ends above the screen's bottom floats over the content.
        let isDocked = frame.maxY >= window.screen.bounds.maxY - 1
        let keyboard = list.convert(frame, from: window.screen.coordinateSpace).intersection(list.bounds)
        let covered = isDocked && !keyboard.isEmpty ? list.bounds.maxY - keyboard.minY : 0
        if covered == 0 { return keyboardHides() }
        // The safe area is in the inset already.
        makeRoom(max(0, covered - (list.adjustedContentInset.bottom - list.contentInset.bottom)))
        showFirstResponder(in: list, window)
    }

    private func keyboardHides() {
        guard HeadlessDevice.current.behavior.controllersRemoveRoomLate else { return makeRoom(0) }
        // R5: one turn later. The keyboard may be back by then.
        isHiding = true
        HeadlessDevice.current.runLoop.schedule { [weak self] in
            if let self, isHiding { makeRoom(0) }
        }
    }

    private func editingBegan() {
        guard content.amount > 0, let list, let window = list.window else { return }
        showFirstResponder(in: list, window)
    }

    private func makeRoom(_ amount: CGFloat) {
        isHiding = false
        guard let list else { return }
        // Setting an inset may scroll, and what the app does then may move the keyboard again.
        var inset = list.verticalScrollIndicatorInsets.bottom
        indicator.add(amount, to: &inset)
        if inset != list.verticalScrollIndicatorInsets.bottom { list.verticalScrollIndicatorInsets.bottom = inset }
        inset = list.contentInset.bottom
        content.add(amount, to: &inset)
        if inset != list.contentInset.bottom { list.contentInset.bottom = inset }
    }

    private func showFirstResponder(in list: UIScrollView, _ window: UIWindow) {
        guard let view = window.firstResponder as? UIView, view !== list, view.isDescendant(of: list) else { return }
        list.scrollRectToVisible(list.convert(view.bounds, from: view), animated: false)
    }
}
