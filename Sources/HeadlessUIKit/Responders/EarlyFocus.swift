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

    /// Remembers that `responder` has asked, if it is a view and the device is set to.
    static func remember(_ responder: UIResponder) {
        guard HeadlessDevice.current.behavior.remembersEarlyFocus, let view = responder as? UIView else { return }
        forget { $0 === view }
        current.askers.append(Asker(view: view))
    }

    /// Forgets the views that `isIncluded` says, and those that are gone.
    static func forget(_ isIncluded: (UIView) -> Bool) {
        guard !current.askers.isEmpty else { return }
        current.askers.removeAll { $0.view.map(isIncluded) ?? true }
    }

    /// Gives the status to whichever of the views in `root`, which has come into a window, has asked last.
    static func carryOut(in root: UIView) {
        guard !current.askers.isEmpty else { return }
        let last = current.askers.lazy.compactMap(\.view).last { $0.isDescendant(of: root) }
        forget { $0.isDescendant(of: root) }
        last?.becomeFirstResponder()
    }
}
