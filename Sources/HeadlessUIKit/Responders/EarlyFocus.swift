/// The views that requested focus before they were in a window (P19), the latest last.
@MainActor
struct EarlyFocus {
    private struct Asker {
        weak var view: UIView?
    }

    private var askers: [Asker] = []

    static var current: EarlyFocus {
        get { HeadlessDevice.current.earlyFocus }
        set { HeadlessDevice.current.earlyFocus = newValue }
    }

    /// Remembers the request of `responder`, if it's a view and the device is set to do so.
    static func remember(_ responder: UIResponder) {
        guard HeadlessDevice.current.behavior.remembersEarlyFocus, let view = responder as? UIView else { return }
        forget { $0 === view }
        current.askers.append(Asker(view: view))
    }

    /// Forgets the views for which `isIncluded` returns `true`, and those that no longer exist.
    static func forget(_ isIncluded: (UIView) -> Bool) {
        guard !current.askers.isEmpty else { return }
        current.askers.removeAll { $0.view.map(isIncluded) ?? true }
    }

    /// Gives first-responder status to the view in `root` that requested it last. `root` has just been added to a
    /// window.
    static func carryOut(in root: UIView) {
        guard !current.askers.isEmpty else { return }
        let last = current.askers.lazy.compactMap(\.view).last { $0.isDescendant(of: root) }
        forget { $0.isDescendant(of: root) }
        last?.becomeFirstResponder()
    }
}
