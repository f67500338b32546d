/// The view that was first responder when its screen was covered or pushed away, and may be again (R11).
@MainActor
struct FocusReturn {
    private weak var view: UIView?

    /// Notes the first responder in a screen that begins to leave.
    init(of controller: UIViewController?) {
        guard let screen = controller?.viewIfLoaded, let view = screen.window?.firstResponder as? UIView,
            view.isDescendant(of: screen)
        else { return }
        self.view = view
    }

    /// Makes the view first responder again, if the device does that now, and forgets it afterward.
    mutating func perform(_ moment: HeadlessBehavior.FocusReturn) {
        let wanted = HeadlessDevice.current.behavior.focusReturn
        let view = view
        if moment == .afterTransition { self.view = nil }
        if moment == wanted, view?.window != nil { view?.becomeFirstResponder() }
    }
}
