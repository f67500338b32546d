/// An open context menu.
///
/// ```swift
/// let menu = try device.openContextMenu(of: row)
/// try menu.choose("Delete")
/// ```
@preconcurrency @MainActor
public final class HeadlessContextMenu {
    /// What the menu shows.
    public internal(set) var menu: UIMenu
    /// The controller whose view is above the menu. `nil` if it's the view that was touched.
    public let previewViewController: UIViewController?
    /// Whether the menu is open. It closes when the user chooses an action, or touches something else.
    public private(set) var isOpen = true

    /// Where the user has touched, in screen coordinates.
    let location: CGPoint
    private let configuration: UIContextMenuConfiguration
    private let source: ContextMenuSource
    private let device: HeadlessDevice
    private weak var view: UIView?

    /// Opens the menu that the app has for a point of the screen. Without one, it's `nil`.
    init?(of source: ContextMenuSource, at point: CGPoint, in view: UIView, on device: HeadlessDevice) {
        let place = view.convert(point, from: UIScreen.main.coordinateSpace)
        guard let configuration = source.configuration(place), let menu = configuration.actionProvider?([]) else {
            return nil
        }
        self.menu = menu
        (self.configuration, self.source, self.device, self.view) = (configuration, source, device, view)
        location = point
        previewViewController = configuration.previewProvider?()
        source.interaction?.openMenu = self
        menu.loadDeferred()
        run(source.willDisplay)
    }

    /// The titles of the entries, from top to bottom. Hidden ones aren't among them.
    public var titles: [String] { menu.visibleTitles }

    /// Chooses an action in the menu, or in one of its submenus, and closes the menu.
    ///
    /// - Throws: ``HeadlessDevice/Failure`` if the menu is closed, or doesn't contain the action.
    public func choose(_ title: String) throws {
        guard isOpen, let path = menu.path(to: title), let action = path.last as? UIAction else {
            let reason = isOpen ? "has only \(titles)" : "is closed"
            throw HeadlessDevice.Failure(description: "the context menu \(reason): no \(HeadlessDevice.quoted(title))")
        }
        if !action.attributes.contains(.keepsMenuPresented) { close() }
        action.performWithSender(view, target: nil)
        device.layOut()
    }

    /// Taps the preview, which closes the menu.
    public func tapPreview() {
        guard isOpen else { return }
        run(source.willPerformPreview)
        close()
        device.layOut()
    }

    /// Touches something else, which closes the menu.
    public func dismiss() {
        guard isOpen else { return }
        close()
        device.layOut()
    }

    private func close() {
        isOpen = false
        run(source.willEnd)
    }

    private func run(_ report: (UIContextMenuConfiguration, ContextMenuAnimator) -> Void) {
        let animator = ContextMenuAnimator(previewViewController)
        report(configuration, animator)
        animator.run()
    }
}

extension UIMenu {
    /// The titles of the entries. Those of a menu that's displayed inline are among them.
    fileprivate var visibleTitles: [String] {
        shownChildren.flatMap { child -> [String] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.visibleTitles }
            let isHidden = (child as? UIAction)?.attributes.contains(.hidden) == true
            return isHidden ? [] : [child.title]
        }
    }
}
