import UIKit

/// A screen with a table of 300 × 400 points, whose rows are 44 points high and contain one field each.
@MainActor
final class TableScreen {
    let screen: TestScreen
    let table = UITableView(frame: .zero, style: .plain)
    let source: TableSource

    init(_ rows: [String] = (0..<100).map { "Row \($0)" }, _ setting: Setting = Setting()) {
        screen = TestScreen(setting)
        source = TableSource(rows)
        table.register(FieldCell.self, forCellReuseIdentifier: "cell")
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.estimatedRowHeight = 0
        table.dataSource = source
        screen.add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
        table.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    func cell(_ row: Int) -> FieldCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell }
}

/// A cell with a field that counts how often it was prepared for reuse.
final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 150, y: 5, width: 120, height: 34))
    var title = ""
    private(set) var preparations = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// Rows with titles, in one section, or no section if there aren't any rows.
final class TableSource: NSObject, UITableViewDataSource {
    var rows: [String]

    init(_ rows: [String]) { self.rows = rows }

    func numberOfSections(in tableView: UITableView) -> Int { rows.isEmpty ? 0 : 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? FieldCell)?.title = rows[indexPath.row]
        return cell
    }
}

/// A screen with a collection of 300 × 400 points, whose items are rows of 300 × 50 points without any space between
/// them.
@MainActor
final class CollectionScreen {
    let screen = TestScreen()
    let collection: UICollectionView
    let source: CollectionSource

    init(_ counts: [Int] = [100]) {
        source = CollectionSource(counts)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(FieldItemCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        screen.add(collection, CGRect(x: 20, y: 100, width: 300, height: 400))
        collection.layoutIfNeeded()
    }

    func cell(_ item: Int) -> FieldItemCell? {
        collection.cellForItem(at: IndexPath(item: item, section: 0)) as? FieldItemCell
    }
}

/// A cell with a field.
final class FieldItemCell: UICollectionViewCell {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}

/// The given number of items in each section.
final class CollectionSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
