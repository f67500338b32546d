/// Views that the layout adds, without the data source.
extension UICollectionView {
    func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        attributes.representedElementKind.map {
            collectionViewLayout.decorations.dequeue(kind: $0, identifier: $0, attributes: attributes)
        }
    }

    func decorationAttributes(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: indexPath).map(mirrored)
    }

    /// Keeps a view for another time, with the others of its kind.
    func putAway(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if element.isDecoration {
            collectionViewLayout.decorations.put(view, kind: element.kind)
        } else {
            pool.put(view, kind: element.kind)
        }
    }

    /// Removes the views of a layout that's no longer used, because the new one creates its own.
    func removeDecorations(of layout: UICollectionViewLayout) {
        for (element, tile) in tiles where element.isDecoration {
            tiles[element] = nil
            tile.view.removeFromSuperview()
            layout.decorations.put(tile.view, kind: element.kind)
        }
    }

    /// Removes the views that the layout removes during a batch, and those whose places it gives to new ones.
    ///
    /// It isn't documented what becomes of a view that already is where the layout adds one. Here, another one takes its
    /// place.
    ///
    /// - Returns: The views, as they were before the batch.
    func removeDecorations(with updates: CollectionUpdates) -> [(CollectionElement, CollectionTile)] {
        var removed: [(CollectionElement, CollectionTile)] = []
        let layout = collectionViewLayout
        for kind in layout.decorations.kinds {
            for path in updates.hasDeletions ? layout.indexPathsToDeleteForDecorationView(ofKind: kind) : [] {
                let element = CollectionElement(decoration: kind, path)
                guard let place = updates.survivor(of: element), let tile = tiles.removeValue(forKey: place) else {
                    continue
                }
                removed.append((element, tile))
            }
            for path in updates.hasInsertions ? layout.indexPathsToInsertForDecorationView(ofKind: kind) : [] {
                let element = CollectionElement(decoration: kind, path)
                if let tile = tiles.removeValue(forKey: element) { removed.append((element, tile)) }
            }
        }
        return removed
    }
}
