/// A view controller whose view is a table view.
///
/// It makes room for the keyboard on its own, reloads when it first appears, and deselects rows when it appears. It
/// does all of this in its appearance methods, so overrides have to call `super`.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    private var hasAppeared = false
    private var avoidance: ListKeyboardAvoidance?

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The controller's view. If it doesn't have another data source or delegate, the controller takes that role.
    open var tableView: UITableView! {
        get {
            loadViewIfNeeded()
            return view as? UITableView
        }
        set {
            view = newValue
            adopt(newValue)
        }
    }

    /// Whether rows are deselected when the controller appears. `true` by default.
    open var clearsSelectionOnViewWillAppear = true

    private func adopt(_ table: UITableView) {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        view = table
        adopt(table)
    }

    // MARK: Appearing

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let tableView else { return }
        if !hasAppeared {
            hasAppeared = true
            tableView.reloadData()
        }
        if clearsSelectionOnViewWillAppear {
            for path in tableView.indexPathsForSelectedRows ?? [] {
                tableView.deselectRow(at: path, animated: animated)
            }
        }
        if avoidance == nil { avoidance = ListKeyboardAvoidance(tableView) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        avoidance = nil
    }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        preconditionFailure("override tableView(_:cellForRowAt:), or set tableView.dataSource")
    }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int {
        HeadlessOptional.missing(in: self, default: 1) { (target: any UITableViewDataSource) in
            target.numberOfSections(in: tableView)
        }
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDataSource) in
            target.tableView(tableView, titleForHeaderInSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDataSource) in
            target.tableView(tableView, titleForFooterInSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITableViewDataSource) in
            target.tableView(tableView, canEditRowAt: indexPath)
        }
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDataSource) in
            target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITableViewDataSource) in
            target.tableView(tableView, canMoveRowAt: indexPath)
        }
    }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDataSource) in
            target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    // MARK: Delegate

    open func tableView(
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

    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, heightForRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, heightForHeaderInSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, heightForFooterInSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        HeadlessOptional.missing(in: self, default: UITableView.automaticDimension) {
            (target: any UITableViewDelegate) in
            target.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, viewForHeaderInSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, viewForFooterInSection: section)
        }
    }

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITableViewDelegate) in
            target.tableView(tableView, shouldHighlightRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        HeadlessOptional.missing(in: self, default: indexPath) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willSelectRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        HeadlessOptional.missing(in: self, default: indexPath) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willDeselectRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }

    // MARK: Editing and swiping

    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        HeadlessOptional.missing(in: self, default: .delete) { (target: any UITableViewDelegate) in
            target.tableView(tableView, editingStyleForRowAt: indexPath)
        }
    }

    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITableViewDelegate) in
            target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    @available(iOS, introduced: 8.0, deprecated: 13.0)
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, editActionsForRowAt: indexPath)
        }
    }

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITableViewDelegate) in
            target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }

    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDelegate) in
            target.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidScroll(scrollView)
        }
    }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidZoom(scrollView)
        }
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewWillBeginDragging(scrollView)
        }
    }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewWillBeginDecelerating(scrollView)
        }
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidEndDecelerating(scrollView)
        }
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UIScrollViewDelegate) in
            target.viewForZooming(in: scrollView)
        }
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UIScrollViewDelegate) in
            target.scrollViewShouldScrollToTop(scrollView)
        }
    }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidScrollToTop(scrollView)
        }
    }

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        HeadlessOptional.notImplemented(())
    }

    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        HeadlessOptional.notImplemented(nil)
    }

    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        HeadlessOptional.notImplemented(())
    }

    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.notImplemented(())
    }

    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.notImplemented(())
    }
}
