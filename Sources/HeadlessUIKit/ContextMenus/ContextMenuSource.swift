/// What provides a context menu: an interaction, or the delegate of a list.
@MainActor
struct ContextMenuSource {
    /// The configuration for a point in the coordinates of the view.
    var configuration: (CGPoint) -> UIContextMenuConfiguration?
    var willDisplay: (UIContextMenuConfiguration, ContextMenuAnimator) -> Void
    var willEnd: (UIContextMenuConfiguration, ContextMenuAnimator) -> Void
    var willPerformPreview: (UIContextMenuConfiguration, ContextMenuAnimator) -> Void
    /// The interaction that the menu belongs to, if any.
    var interaction: UIContextMenuInteraction?
}

extension UIView {
    /// What may provide a context menu for a touch in the view.
    var contextMenuSources: [ContextMenuSource] {
        let own = interactions.compactMap { ($0 as? UIContextMenuInteraction)?.source }
        if let table = self as? UITableView { return own + [table.contextMenuSource] }
        if let collection = self as? UICollectionView { return own + [collection.contextMenuSource] }
        return own
    }
}

extension UIContextMenuInteraction {
    fileprivate var source: ContextMenuSource {
        ContextMenuSource(
            configuration: { self.delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: $0) },
            willDisplay: { configuration, animator in
                HeadlessOptional.call(
                    self.delegate, "contextMenuInteraction(_:willDisplayMenuFor:animator:)"
                ) { $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator) }
            },
            willEnd: { configuration, animator in
                HeadlessOptional.call(self.delegate, "contextMenuInteraction(_:willEndFor:animator:)") {
                    $0.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
                }
            },
            willPerformPreview: { configuration, animator in
                HeadlessOptional.call(
                    self.delegate, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"
                ) {
                    $0.contextMenuInteraction(
                        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
                }
            },
            interaction: self)
    }
}

extension UITableView {
    fileprivate var contextMenuSource: ContextMenuSource {
        ContextMenuSource(
            configuration: { point in
                guard let path = self.indexPathForRow(at: point) else { return nil }
                return HeadlessOptional.call(
                    self.calledDelegate, "tableView(_:contextMenuConfigurationForRowAt:point:)"
                ) { $0.tableView(self, contextMenuConfigurationForRowAt: path, point: point) } ?? nil
            },
            willDisplay: { configuration, animator in
                HeadlessOptional.call(
                    self.calledDelegate, "tableView(_:willDisplayContextMenu:animator:)"
                ) { $0.tableView(self, willDisplayContextMenu: configuration, animator: animator) }
            },
            willEnd: { configuration, animator in
                HeadlessOptional.call(
                    self.calledDelegate, "tableView(_:willEndContextMenuInteraction:animator:)"
                ) { $0.tableView(self, willEndContextMenuInteraction: configuration, animator: animator) }
            },
            willPerformPreview: { configuration, animator in
                HeadlessOptional.call(
                    self.calledDelegate, "tableView(_:willPerformPreviewActionForMenuWith:animator:)"
                ) { $0.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
            })
    }
}

extension UICollectionView {
    fileprivate var contextMenuSource: ContextMenuSource {
        ContextMenuSource(
            configuration: { point in
                let path = self.indexPathForItem(at: point)
                let several = HeadlessOptional.call(
                    self.calledDelegate, "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
                ) {
                    $0.collectionView(
                        self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
                }
                if let several { return several }
                guard let path else { return nil }
                return HeadlessOptional.call(
                    self.calledDelegate, "collectionView(_:contextMenuConfigurationForItemAt:point:)"
                ) { $0.collectionView(self, contextMenuConfigurationForItemAt: path, point: point) } ?? nil
            },
            willDisplay: { configuration, animator in
                HeadlessOptional.call(
                    self.calledDelegate, "collectionView(_:willDisplayContextMenu:animator:)"
                ) { $0.collectionView(self, willDisplayContextMenu: configuration, animator: animator) }
            },
            willEnd: { configuration, animator in
                HeadlessOptional.call(
                    self.calledDelegate, "collectionView(_:willEndContextMenuInteraction:animator:)"
                ) { $0.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator) }
            },
            willPerformPreview: { configuration, animator in
                HeadlessOptional.call(
                    self.calledDelegate, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)"
                ) { $0.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
            })
    }
}
