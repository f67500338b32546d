extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
    }

    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
