import Testing
import UIKit

/// What has cells measured again.
@MainActor
struct SelfSizingInvalidationTests {
    /// Its height is that of a constraint.
    private final class Cell: UITableViewCell {
        let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 50)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor), height,
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @MainActor
    private struct Stage {
        let stage = ViewStage()
        let source = Source()
        let table = UITableView(frame: .zero, style: .plain)

        init() {
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            stage.add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
            table.layoutIfNeeded()
        }

        /// Changes the constraint in a cell, and what else is to be changed.
        func height(of row: Int, after constant: CGFloat, _ change: (Cell) -> Void) throws -> CGFloat {
            let path = IndexPath(row: row, section: 0)
            let cell = try #require(table.cellForRow(at: path) as? Cell)
            cell.height.constant = constant
            change(cell)
            stage.device.settle()
            return table.rectForRow(at: path).height
        }
    }

    @Test("as a rule the cell, or its content view, has to say that it wants another height")
    func enabled() throws {
        let stage = Stage()
        #expect(stage.table.selfSizingInvalidation == .enabled)
        #expect(try stage.height(of: 1, after: 80) { _ in } == 50)
        #expect(try stage.height(of: 1, after: 80) { $0.invalidateIntrinsicContentSize() } == 80)
        #expect(try stage.height(of: 2, after: 70) { $0.contentView.invalidateIntrinsicContentSize() } == 70)
    }

    @Test("where it is switched off nothing but an update measures again")
    func disabled() throws {
        let stage = Stage()
        stage.table.selfSizingInvalidation = .disabled
        #expect(try stage.height(of: 1, after: 80) { $0.invalidateIntrinsicContentSize() } == 50)
        stage.table.performBatchUpdates(nil)
        stage.table.layoutIfNeeded()
        #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    }

    @Test("where constraints count, a constant is enough")
    func constraints() throws {
        let stage = Stage()
        stage.table.selfSizingInvalidation = .enabledIncludingConstraints
        #expect(try stage.height(of: 1, after: 80) { _ in } == 80)
    }

    @Test(
        "a collection's cells likewise",
        arguments: [
            (UICollectionView.SelfSizingInvalidation.disabled, false, false), (.enabled, false, true),
            (.enabledIncludingConstraints, true, true),
        ])
    func collection(_ setting: UICollectionView.SelfSizingInvalidation, byConstraint: Bool, byCell: Bool) throws {
        let rows = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: rows, subitems: [NSCollectionLayoutItem(layoutSize: rows)]))
        let stage = CompositionalStage([3], UICollectionViewCompositionalLayout(section: section))
        let view = stage.collectionView
        #expect(view.selfSizingInvalidation == .enabled)
        view.selfSizingInvalidation = setting
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? HighCell)
        #expect(cell.frame.height == 50)
        cell.height.constant = 80
        stage.stage.device.settle()
        #expect(cell.frame.height == (byConstraint ? 80 : 50))
        cell.invalidateIntrinsicContentSize()
        stage.stage.device.settle()
        #expect(cell.frame.height == (byCell ? 80 : 50))
    }
}
