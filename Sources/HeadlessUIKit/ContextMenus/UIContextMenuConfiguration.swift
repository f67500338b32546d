/// Creates what's shown above a context menu, or returns `nil` for the view that was touched.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Creates a context menu. Its argument contains the system's suggestions, which are empty here.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// What distinguishes the configuration from others. By default, it's unique.
    open private(set) var identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier ?? NSUUID(), previewProvider, actionProvider)
    }

    private init(
        _ identifier: any NSCopying, _ previewProvider: UIContextMenuContentPreviewProvider?,
        _ actionProvider: UIContextMenuActionProvider?
    ) {
        self.identifier = identifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
