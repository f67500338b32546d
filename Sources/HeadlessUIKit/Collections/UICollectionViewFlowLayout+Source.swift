extension UICollectionViewFlowLayout {
    /// The source of a flow layout's measurements: the delegate if it answers, otherwise the layout's properties.
    @MainActor
    struct Source {
        let layout: UICollectionViewFlowLayout
        let collectionView: UICollectionView
        private let delegate: (any UICollectionViewDelegateFlowLayout)?

        init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
            self.layout = layout
            self.collectionView = collectionView
            delegate = collectionView.storedDelegate as? any UICollectionViewDelegateFlowLayout
        }

        func metrics(of section: Int) -> FlowGeometry.Metrics {
            let inset =
                ask("insetForSectionAt") {
                    $0.collectionView(collectionView, layout: layout, insetForSectionAt: section)
                } ?? layout.sectionInset
            let lineSpacing = ask("minimumLineSpacingForSectionAt") {
                $0.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
            }
            let spacing = ask("minimumInteritemSpacingForSectionAt") {
                $0.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
            }
            let header = ask("referenceSizeForHeaderInSection") {
                $0.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
            }
            let footer = ask("referenceSizeForFooterInSection") {
                $0.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
            }
            return FlowGeometry.Metrics(
                sizes: sizes(of: section), spacing: spacing ?? layout.minimumInteritemSpacing,
                lineSpacing: lineSpacing ?? layout.minimumLineSpacing,
                insetBefore: layout.extent(CGSize(width: inset.left, height: inset.top)),
                insetAfter: layout.extent(CGSize(width: inset.right, height: inset.bottom)),
                header: layout.extent(header ?? layout.headerReferenceSize).along,
                footer: layout.extent(footer ?? layout.footerReferenceSize).along)
        }

        private func sizes(of section: Int) -> FlowGeometry.Sizes {
            let count = collectionView.numberOfItems(inSection: section)
            var sizes: [FlowGeometry.Extent] = []
            if layout.estimatedItemSize != .zero {
                let isAutomatic = layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
                let estimate = isAutomatic ? layout.itemSize : layout.estimatedItemSize
                return .each(
                    (0..<count).map {
                        layout.extent(layout.measuredSizes[IndexPath(item: $0, section: section)] ?? estimate)
                    })
            }
            for item in 0..<count {
                let size = ask("sizeForItemAt") {
                    $0.collectionView(
                        collectionView, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
                }
                guard let size else { return .same(layout.extent(layout.itemSize), count: count) }
                if item == 0 { sizes.reserveCapacity(count) }
                sizes.append(layout.extent(size))
            }
            return .each(sizes)
        }

        private func ask<Answer>(
            _ member: String, _ body: (any UICollectionViewDelegateFlowLayout) -> Answer
        ) -> Answer? {
            HeadlessOptional.call(delegate, "collectionView(_:layout:\(member):)", body)
        }
    }
}
