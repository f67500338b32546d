import UIKit

/// A cell with a field, which remembers what has happened to it.
final class FieldItemCell: UICollectionViewCell {
    let field = UITextField()
    let label = UILabel()
    var preparations = 0
    /// The item it was last configured for.
    var item = -1

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.frame = contentView.bounds
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// Items that are numbers, in sections.
final class NumberSource: NSObject, UICollectionViewDataSource {
    var sections: [[Int]]
    private(set) var cellsMade: Set<ObjectIdentifier> = []
    private(set) var requests: [IndexPath] = []
    /// Called once, while a cell is asked for.
    var onNextRequest: (() -> Void)?
    /// Keeps the cells, so that no two of them have the same identity.
    private var cells: [UICollectionViewCell] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Field", for: indexPath)
        requests.append(indexPath)
        let action = onNextRequest
        onNextRequest = nil
        action?()
        if cellsMade.insert(ObjectIdentifier(cell)).inserted { cells.append(cell) }
        (cell as? FieldItemCell)?.item = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Edge", for: indexPath)
    }

    func takeRequests() -> [IndexPath] {
        defer { requests = [] }
        return requests
    }
}

/// A collection view of 300 × 400 points with rows of 300 × 50 points, no space between them, on a fresh device.
@MainActor
struct CollectionStage {
    let stage: ViewStage
    let source: NumberSource
    let collectionView: UICollectionView
    let layout: UICollectionViewLayout

    /// - Parameter layout: Rows, as described, by default.
    init(
        _ sections: [[Int]], layout: UICollectionViewLayout? = nil,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        stage = ViewStage(layoutDirection: layoutDirection)
        source = NumberSource(sections)
        let layout = layout ?? Self.rows()
        self.layout = layout
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(FieldItemCell.self, forCellWithReuseIdentifier: "Field")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Edge")
        }
        collectionView.dataSource = source
        stage.add(collectionView, CGRect(x: 40, y: 100, width: 300, height: 400))
        collectionView.layoutIfNeeded()
    }

    static func rows() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }

    func cell(_ item: Int, _ section: Int = 0) -> FieldItemCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? FieldItemCell
    }

    func scroll(to y: CGFloat) {
        collectionView.contentOffset.y = y
        collectionView.layoutIfNeeded()
    }

    /// The items of the visible cells, sorted.
    var visibleItems: [Int] { collectionView.visibleCells.compactMap { ($0 as? FieldItemCell)?.item }.sorted() }
}

extension IndexPath {
    /// An item of the first section.
    static func first(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}
