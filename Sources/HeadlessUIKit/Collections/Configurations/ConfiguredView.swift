/// A cell, a header, or a footer that supports content and background configurations.
@MainActor
protocol ConfiguredView: UIView {
    associatedtype State: UIConfigurationState

    var configurations: CellConfigurations { get set }
    var configurationState: State { get }
    var shownContentView: UIView { get set }
    /// What the views behind the content that an app has set are for now.
    var backgroundPurposes: Set<BackgroundViews.Purpose> { get }

    func updateConfiguration(using state: State)
    /// Calls the app's handler, if there's one.
    func handleUpdate(_ state: State)
    /// The container should request the size again.
    func contentSizeMayHaveChanged()
}

extension ConfiguredView {
    func setContent(_ configuration: (any UIContentConfiguration)?) {
        let old = shownContentView
        let view = configurations.setContent(configuration, replacing: old, state: configurationState)
        if view !== old {
            view.frame = old.frame
            view.autoresizingMask = old.autoresizingMask
            if old.superview === self { insertSubview(view, aboveSubview: old) } else { addSubview(view) }
            old.removeFromSuperview()
            shownContentView = view
        }
        setNeedsLayout()
        contentSizeMayHaveChanged()
    }

    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        configurations.setBackground(configuration, of: self, state: configurationState)
    }

    func setBackgroundView(_ view: UIView?, for purpose: BackgroundViews.Purpose) {
        configurations.setBackgroundView(view, for: purpose, of: self, state: configurationState)
        layOutBackground()
    }

    func layOutBackground() { configurations.layOutBackground(of: self, for: backgroundPurposes) }

    /// Updates the configurations for the state before the view is next visible.
    func needsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        handleUpdate(state)
    }

    /// What a view does on its own when its state has changed.
    func followState(_ state: State) {
        if configurations.updatesContent, let content = configurations.content {
            setContent(content.updated(for: state))
        }
        if configurations.updatesBackground, let background = configurations.background {
            setBackground(background.updated(for: state))
        }
    }
}
