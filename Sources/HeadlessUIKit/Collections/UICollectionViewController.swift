/// A view controller whose view shows a collection view. It's the collection view's data source and delegate.
///
/// Like a table view controller, it makes room for the keyboard on its own.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let layout: UICollectionViewLayout
    private var storedCollectionView: UICollectionView?
    private var avoidance: ListKeyboardAvoidance?

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// What the controller was made with.
    open var collectionViewLayout: UICollectionViewLayout { layout }

    /// A subview of ``UIViewController/view``, not that view itself. Reading it loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollectionView
        }
        set {
            let collectionView = newValue ?? makeCollectionView()
            guard collectionView !== storedCollectionView else { return }
            storedCollectionView?.removeFromSuperview()
            storedCollectionView = collectionView
            if isViewLoaded { show(collectionView) }
        }
    }

    /// Whether the selection is cleared each time before the view appears. `true` by default.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        let collectionView = storedCollectionView ?? makeCollectionView()
        storedCollectionView = collectionView
        show(collectionView)
    }

    private func makeCollectionView() -> UICollectionView {
        let collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
        collectionView.backgroundColor = .systemBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        return collectionView
    }

    private func show(_ collectionView: UICollectionView) {
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // R5: Apple documents it for table view controllers only.
        if avoidance == nil, HeadlessDevice.current.behavior.collectionControllersMakeRoom {
            avoidance = ListKeyboardAvoidance(collectionView)
        }
        guard clearsSelectionOnViewWillAppear else { return }
        for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: indexPath, animated: animated)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        avoidance = nil
    }

    // MARK: For subclasses to override

    // On iOS, subclasses of a class that adopts a protocol can also override what the class doesn't implement.

    open func numberOfSections(in collectionView: UICollectionView) -> Int { HeadlessOptional.notImplemented(1) }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        preconditionFailure("a controller with items has to override collectionView(_:cellForItemAt:)")
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { HeadlessOptional.notImplemented(UICollectionReusableView()) }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.notImplemented(true)
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { HeadlessOptional.notImplemented(()) }

    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { HeadlessOptional.notImplemented(proposedIndexPath) }

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.notImplemented(true)
    }

    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        HeadlessOptional.notImplemented(())
    }

    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        HeadlessOptional.notImplemented(())
    }

    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.notImplemented(true)
    }

    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        HeadlessOptional.notImplemented(true)
    }

    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        HeadlessOptional.notImplemented(())
    }

    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        HeadlessOptional.notImplemented(())
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { HeadlessOptional.notImplemented(()) }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) { HeadlessOptional.notImplemented(()) }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { HeadlessOptional.notImplemented(()) }

    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) { HeadlessOptional.notImplemented(()) }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { HeadlessOptional.notImplemented(()) }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) { HeadlessOptional.notImplemented(()) }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { HeadlessOptional.notImplemented(()) }

    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { HeadlessOptional.notImplemented(()) }

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        HeadlessOptional.notImplemented(())
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { HeadlessOptional.notImplemented(()) }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { HeadlessOptional.notImplemented(()) }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { HeadlessOptional.notImplemented(()) }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { HeadlessOptional.notImplemented(nil) }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        HeadlessOptional.notImplemented(())
    }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        HeadlessOptional.notImplemented(())
    }

    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { HeadlessOptional.notImplemented(true) }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { HeadlessOptional.notImplemented(()) }

    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        HeadlessOptional.notImplemented(())
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        HeadlessOptional.notImplemented(nil)
    }

    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        HeadlessOptional.notImplemented(nil)
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        HeadlessOptional.notImplemented(())
    }

    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.notImplemented(())
    }

    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.notImplemented(())
    }
}
