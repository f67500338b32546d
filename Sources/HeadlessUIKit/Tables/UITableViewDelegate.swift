/// The methods that a table view calls about its rows, in addition to its scrolling. All of them are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    @available(iOS, introduced: 8.0, deprecated: 13.0)
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        HeadlessOptional.missing(in: self, default: proposedDestinationIndexPath) {
            (target: any UITableViewDelegate) in
            target.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        HeadlessOptional.missing(in: self, default: .delete) { (target: any UITableViewDelegate) in
            target.tableView(tableView, editingStyleForRowAt: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITableViewDelegate) in
            target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, heightForRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, heightForHeaderInSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, heightForFooterInSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, viewForHeaderInSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, viewForFooterInSection: section)
        }
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITableViewDelegate) in
            target.tableView(tableView, shouldHighlightRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        HeadlessOptional.missing(in: self, default: indexPath) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willSelectRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        HeadlessOptional.missing(in: self, default: indexPath) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDeselectRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }
}
