import UIKit

/// A cell that asks for a height, by constraints, and has a field.
final class HighCell: UICollectionViewCell {
    let field = UITextField()
    var item = -1
    private(set) lazy var height = field.heightAnchor.constraint(equalToConstant: 50)

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        let bottom = field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            field.topAnchor.constraint(equalTo: contentView.topAnchor), height, bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A collection view of 300 × 400 points with numbered items in a compositional layout, on a fresh device.
@MainActor
final class CompositionalStage {
    let stage: ViewStage
    let collectionView: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
    /// The height that the cell of an item asks for.
    var height: (Int) -> CGFloat = { _ in 50 }

    /// - Parameter counts: How many items each section has. The items are numbered through.
    init(
        _ counts: [Int], layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        height: @escaping (Int) -> CGFloat = { _ in 50 }, _ layout: UICollectionViewLayout
    ) {
        stage = ViewStage(layoutDirection: layoutDirection)
        self.height = height
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.isPrefetchingEnabled = false
        let cells = UICollectionView.CellRegistration<HighCell, Int> { [unowned self] cell, _, item in
            cell.item = item
            cell.height.constant = self.height(item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let kinds = ["header", "footer", "badge"] + [UICollectionView.elementKindSectionHeader]
        let views = Dictionary(
            uniqueKeysWithValues: kinds.map {
                (
                    $0,
                    UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: $0) { _, _, _ in }
                )
            })
        source.supplementaryViewProvider = { view, kind, path in
            views[kind].map { view.dequeueConfiguredReusableSupplementary(using: $0, for: path) }
        }
        stage.add(collectionView, CGRect(x: 40, y: 100, width: 300, height: 400))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        var first = 0
        for (section, count) in counts.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(first..<(first + count)))
            first += count
        }
        source.apply(snapshot)
        collectionView.layoutIfNeeded()
    }

    func frame(_ item: Int) -> CGRect? {
        source.indexPath(for: item).flatMap { collectionView.layoutAttributesForItem(at: $0)?.frame }
    }

    func cell(_ item: Int) -> HighCell? {
        source.indexPath(for: item).flatMap { collectionView.cellForItem(at: $0) as? HighCell }
    }

    /// Where an item's cell is in the collection view's coordinates.
    func place(_ item: Int) -> CGRect? { cell(item).map { $0.convert($0.bounds, to: collectionView) } }

    func scroll(to y: CGFloat) {
        collectionView.contentOffset.y = y
        collectionView.layoutIfNeeded()
    }

    var shown: [Int] { collectionView.visibleCells.compactMap { ($0 as? HighCell)?.item }.sorted() }

    /// The scroll view that a section's items are in.
    func scroller(_ item: Int) -> UIScrollView? { cell(item)?.superview as? UIScrollView }
}

@MainActor
func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

extension UICollectionViewCompositionalLayout {
    /// Full-width rows of an estimated height.
    static func rows(estimated height: CGFloat) -> UICollectionViewCompositionalLayout {
        let size = size(.fractionalWidth(1), .estimated(height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// Rows of 50 points, but for one section, which scrolls sideways, with items of 200 × 60 points.
    static func carousel(
        in sideways: Set<Int>, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { section, _ in
            let isSideways = sideways.contains(section)
            let size = isSideways ? size(.absolute(200), .absolute(60)) : size(.fractionalWidth(1), .absolute(50))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let result = NSCollectionLayoutSection(group: group)
            if isSideways {
                result.orthogonalScrollingBehavior = behavior
                result.interGroupSpacing = 10
                result.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
            }
            return result
        }
    }
}
