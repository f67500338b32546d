import FormNavigation
import UIKit

/// A list with a diffable data source, self-sizing cells, and a section that scrolls sideways.
///
/// A row appears while people type in the last one, and Next goes to it.
final class RecipeViewController: UICollectionViewController {
    private enum Section: Int, CaseIterable {
        case dish, ingredients, steps, notes

        var title: String {
            switch self {
            case .dish: "Dish"
            case .ingredients: "Ingredients"
            case .steps: "Steps"
            case .notes: "Notes"
            }
        }

        /// The placeholders of its fields.
        var names: [String] {
            switch self {
            case .dish: ["Name", "Serves"]
            case .ingredients: ["Ingredient 1"]
            case .steps: (1...6).map { "Step \($0)" }
            case .notes: ["From", "Goes with"]
            }
        }
    }

    private lazy var form = FormNavigator(viewController: self)
    /// The names identify the rows.
    private var source: UICollectionViewDiffableDataSource<Section, String>?
    /// What the user has typed, by the names of the rows.
    private var texts: [String: String] = [:]

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
                Section(rawValue: index) == .steps ? Self.cards() : Self.list(in: environment)
            })
        title = "Recipe"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        source = makeSource()
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        for section in Section.allCases {
            snapshot.appendSections([section])
            snapshot.appendItems(section.names)
        }
        source?.apply(snapshot, animatingDifferences: false)
        form.enable()
    }

    // MARK: - Layout

    private static func list(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return .list(using: configuration, layoutEnvironment: environment)
    }

    /// Cards that scroll sideways on their own.
    private static func cards() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(250), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    // MARK: - Rows

    private func makeSource() -> UICollectionViewDiffableDataSource<Section, String> {
        let rows = UICollectionView.CellRegistration<RecipeRowCell, String> { [weak self] cell, _, name in
            self?.configure(cell.field, for: name)
        }
        let cards = UICollectionView.CellRegistration<RecipeStepCell, String> { [weak self] cell, _, name in
            cell.titleLabel.text = name
            self?.configure(cell.field, for: name)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = Section(rawValue: path.section)?.title
            header.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
            collectionView, path, name in
            Section(rawValue: path.section) == .steps
                ? collectionView.dequeueConfiguredReusableCell(using: cards, for: path, item: name)
                : collectionView.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
        }
        source.supplementaryViewProvider = { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return source
    }

    private func configure(_ field: RowField, for name: String) {
        field.configure(name, text: texts[name]) { [weak self] text in
            self?.texts[name] = text
            self?.appendIngredient(after: name)
        }
    }

    /// Makes sure that there's an empty row for one more ingredient.
    private func appendIngredient(after name: String) {
        guard let source, texts[name]?.isEmpty == false else { return }
        var snapshot = source.snapshot()
        let ingredients = snapshot.itemIdentifiers(inSection: .ingredients)
        guard name == ingredients.last else { return }
        snapshot.appendItems(["Ingredient \(ingredients.count + 1)"], toSection: .ingredients)
        source.apply(snapshot, animatingDifferences: true)
    }
}

/// A row of a list with one field.
final class RecipeRowCell: UICollectionViewListCell {
    let field = RowField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A card with a title and one field.
final class RecipeStepCell: UICollectionViewCell {
    let titleLabel = UILabel.small(nil)
    let field = RowField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let column = UIStackView(arrangedSubviews: [titleLabel, field])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        contentView.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
