extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UICollectionViewDelegate) in
            target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UICollectionViewDelegate) in
            target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UICollectionViewDelegate) in
            target.collectionView(
                collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UICollectionViewDelegate) in
            target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UICollectionViewDelegate) in
            target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
