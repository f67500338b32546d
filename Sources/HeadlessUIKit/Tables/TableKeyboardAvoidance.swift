/// Keeps the end of a table view clear of the keyboard, as `UITableViewController` does (G12, F13).
@MainActor
final class TableKeyboardAvoidance {
    private weak var table: UITableView?
    private var observers: [any NSObjectProtocol] = []
    private var content = Addition()
    private var indicator = Addition()

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

    init(_ table: UITableView) {
        self.table = table
        observe(UIResponder.keyboardWillShowNotification) { $0.keyboardMoves(to: $1) }
        observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardMoves(to: $1) }
        observe(UIResponder.keyboardWillHideNotification) { avoidance, _ in avoidance.makeRoom(0) }
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
        _ name: NSNotification.Name, _ body: @escaping @MainActor @Sendable (TableKeyboardAvoidance, CGRect) -> Void
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
        guard let table, let window = table.window, !frame.isEmpty else { return }
        // E15: a keyboard that ends above the screen's bottom floats over the content.
        let isDocked = frame.maxY >= window.screen.bounds.maxY - 1
        let keyboard = table.convert(frame, from: window.screen.coordinateSpace).intersection(table.bounds)
        let covered = isDocked && !keyboard.isEmpty ? table.bounds.maxY - keyboard.minY : 0
        // The safe area is in the inset already.
        makeRoom(max(0, covered - (table.adjustedContentInset.bottom - table.contentInset.bottom)))
        if covered > 0 { showFirstResponder(in: table, window) }
    }

    private func editingBegan() {
        guard content.amount > 0, let table, let window = table.window else { return }
        showFirstResponder(in: table, window)
    }

    private func makeRoom(_ amount: CGFloat) {
        guard let table else { return }
        // Setting an inset may scroll, and what the app does then may move the keyboard again.
        var inset = table.verticalScrollIndicatorInsets.bottom
        indicator.add(amount, to: &inset)
        if inset != table.verticalScrollIndicatorInsets.bottom { table.verticalScrollIndicatorInsets.bottom = inset }
        inset = table.contentInset.bottom
        content.add(amount, to: &inset)
        if inset != table.contentInset.bottom { table.contentInset.bottom = inset }
    }

    private func showFirstResponder(in table: UITableView, _ window: UIWindow) {
        guard let view = window.firstResponder as? UIView, view !== table, view.isDescendant(of: table) else { return }
        table.scrollRectToVisible(table.convert(view.bounds, from: view), animated: false)
    }
}
