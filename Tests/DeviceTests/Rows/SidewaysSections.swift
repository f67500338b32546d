import UIKit

/// A collection whose sections scroll sideways, as those of a compositional layout do (P18): between the collection and
/// the cells of a section is a scroll view that belongs to nobody.
///
/// The headless UIKit has no such layout, so this does what is known of it. The collection's own layout says where items
/// are while nothing has scrolled sideways.
final class SidewaysSections: UICollectionView, UICollectionViewDataSource {
    private final class Layout: UICollectionViewLayout {
        let counts: [Int]

        init(_ counts: [Int]) {
            self.counts = counts
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: 80 * CGFloat(counts.count))
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: 10 + 160 * indexPath.item, y: 80 * indexPath.section + 10, width: 150, height: 60)
            return attributes
        }
    }

    /// Shows the items of one section that are in its bounds.
    final class Section: UIScrollView {
        fileprivate var onLayout: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout()
        }
    }

    let counts: [Int]
    let hasField: (IndexPath) -> Bool
    private(set) var sections: [Int: Section] = [:]
    private var cells: [IndexPath: ItemCell] = [:]
    private var offsets: [Int: CGPoint] = [:]

    init(frame: CGRect, counts: [Int], hasField: @escaping (IndexPath) -> Bool = { _ in true }) {
        (self.counts, self.hasField) = (counts, hasField)
        super.init(frame: frame, collectionViewLayout: Layout(counts))
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_: UICollectionView, cellForItemAt _: IndexPath) -> UICollectionViewCell { ItemCell() }

    override func layoutSubviews() {
        super.layoutSubviews()
        for section in counts.indices {
            let frame = CGRect(x: 0, y: 80 * CGFloat(section), width: bounds.width, height: 80)
            let isShown = frame.intersects(bounds) || cells.contains { $0.key.section == section && isEdited($0.value) }
            if isShown, sections[section] == nil {
                let view = Section(frame: frame)
                view.contentInsetAdjustmentBehavior = .never
                view.contentSize = CGSize(width: 10 + 160 * CGFloat(counts[section]), height: 80)
                view.contentOffset = offsets[section] ?? .zero
                view.onLayout = { [weak self] in self?.layOut(section) }
                sections[section] = view
                addSubview(view)
                layOut(section)
            } else if !isShown, let view = sections.removeValue(forKey: section) {
                offsets[section] = view.contentOffset
                view.removeFromSuperview()
                cells = cells.filter { $0.key.section != section }
            }
        }
    }

    private func isEdited(_ cell: ItemCell) -> Bool { cell.rows.fields.contains(where: \.isFirstResponder) }

    private func layOut(_ section: Int) {
        guard let view = sections[section] else { return }
        for item in 0..<counts[section] {
            let path = IndexPath(item: item, section: section)
            let frame = CGRect(x: 10 + 160 * CGFloat(item), y: 10, width: 150, height: 60)
            if frame.intersects(view.bounds) {
                guard cells[path] == nil else { continue }
                let cell = ItemCell(frame: frame)
                cell.rows.fill(cell.contentView)
                cell.rows.show(hasField(path) ? .fields(1) : .nothing, name: "")
                cell.rows.fields.first?.placeholder = "\(section).\(item)"
                cells[path] = cell
                view.addSubview(cell)
            } else if let cell = cells[path], !isEdited(cell) {
                cell.removeFromSuperview()
                cells[path] = nil
            }
        }
    }

    // MARK: - What is asked of it

    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    override var visibleCells: [UICollectionViewCell] { Array(cells.values) }

    override func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let section = CGRect(x: 0, y: 80 * CGFloat(indexPath.section), width: 1, height: 80)
        scrollRectToVisible(section, animated: animated)
        layoutIfNeeded()
        guard let view = sections[indexPath.section] else { return }
        let start = 160 * CGFloat(indexPath.item)
        let x = position.contains(.right) ? start + 170 - view.bounds.width : start
        let end = max(0, view.contentSize.width - view.bounds.width)
        view.setContentOffset(CGPoint(x: min(max(0, x), end), y: 0), animated: animated)
        view.layoutIfNeeded()
    }
}
