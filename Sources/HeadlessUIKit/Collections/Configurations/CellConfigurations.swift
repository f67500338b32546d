/// The configurations of one cell, header, or footer, and what follows from them.
@MainActor
struct CellConfigurations {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private var backgroundView: ConfiguredBackgroundView?
    /// Whether the content follows the state on its own.
    var updatesContent = true
    /// Whether the background follows the state on its own.
    var updatesBackground = true
    /// Whether the state has changed since the configurations were updated.
    var needsUpdate = false

    /// The view that should be the content view now.
    ///
    /// - Parameter old: The current content view. It stays if it can show the new configuration.
    mutating func setContent(
        _ new: (any UIContentConfiguration)?, replacing old: UIView, state: any UIConfigurationState
    ) -> UIView {
        let hadContent = content != nil
        content = updatesContent ? new?.updated(for: state) : new
        guard let content else { return hadContent ? UIView() : old }
        if hadContent, let view = old as? any UIView & UIContentView, view.supports(content) {
            view.configuration = content
            return view
        }
        return content.makeContentView()
    }

    mutating func setBackground(_ new: UIBackgroundConfiguration?, of cell: UIView, state: any UIConfigurationState) {
        background = updatesBackground ? new?.updated(for: state) : new
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? ConfiguredBackgroundView()
        backgroundView = view
        view.configuration = background
        view.fill(cell)
    }

    func layOutBackground(of cell: UIView) { backgroundView?.fill(cell) }
}

extension UIView {
    /// The height that a configured content view requests, determined by constraints if it has any.
    func contentHeight(width: CGFloat) -> CGFloat {
        constraints.isEmpty
            ? sizeThatFits(CGSize(width: width, height: 0)).height
            : ConstraintLayout.fittingSize(of: self, width: width).height
    }
}
