/// The configurations of one cell, header, or footer, and what follows from them.
@MainActor
struct CellConfigurations {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private var configuredBackground: ConfiguredBackgroundView?
    private(set) var backgroundViews = BackgroundViews()
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
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        backgroundViews.removeAll(from: cell)
        let view = configuredBackground ?? ConfiguredBackgroundView()
        configuredBackground = view
        view.configuration = background
        view.fill(cell)
    }

    /// Sets a view behind the content, which takes the place of a background that's configured.
    mutating func setBackgroundView(
        _ view: UIView?, for purpose: BackgroundViews.Purpose, of cell: UIView, state: any UIConfigurationState
    ) {
        backgroundViews.set(view, for: purpose, in: cell)
        if view != nil { setBackground(nil, of: cell, state: state) }
    }

    /// - Parameter purposes: What the views that an app has set are for now.
    func layOutBackground(of cell: UIView, for purposes: Set<BackgroundViews.Purpose>) {
        configuredBackground?.fill(cell)
        backgroundViews.show(purposes, in: cell)
    }
}

extension UIView {
    /// The height that a configured content view requests, determined by constraints if it has any.
    func contentHeight(width: CGFloat) -> CGFloat {
        constraints.isEmpty
            ? sizeThatFits(CGSize(width: width, height: 0)).height
            : ConstraintLayout.fittingSize(of: self, width: width).height
    }
}
