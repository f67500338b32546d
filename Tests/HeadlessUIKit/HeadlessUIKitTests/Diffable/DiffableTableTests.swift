import TestSupport
import Testing
import UIKit

/// A table that fills its window, and a diffable data source.
@MainActor
private final class Stage {
    /// Shows items by number, with headers.
    final class Source: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    let device = HeadlessDevice(.iPhoneSE)
    let table: UITableView
    let source: Source
    let requests = Log()

    init() {
        table = UITableView(frame: device.screen.bounds, style: .plain)
        table.register(FieldCell.self, forCellReuseIdentifier: "cell")
        table.contentInsetAdjustmentBehavior = .never
        table.isPrefetchingEnabled = false
        source = Source(tableView: table) { [requests] table, path, item in
            requests("\(item)")
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let controller = UIViewController()
        controller.view.addSubview(table)
        device.show(controller)
        change { snapshot in
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([0, 1, 2, 3], toSection: "a")
            snapshot.appendItems([4, 5], toSection: "b")
        }
        device.settle()
        _ = requests.take()
    }

    func change(
        animated isAnimated: Bool = true, _ body: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void,
        completion: (() -> Void)? = nil
    ) {
        var snapshot = source.snapshot()
        body(&snapshot)
        source.apply(snapshot, animatingDifferences: isAnimated, completion: completion)
    }

    func cell(_ item: Int) -> FieldCell? {
        source.indexPath(for: item).flatMap { table.cellForRow(at: $0) as? FieldCell }
    }

    var shown: [String] { table.visibleCells.compactMap { ($0 as? FieldCell)?.title } }
}

@MainActor
@Suite("Diffable data sources of tables")
struct DiffableTableTests {
    @Test("apply(_:animatingDifferences:completion:): rows come, go and move, and the cells of the rest stay")
    func differences() throws {
        let stage = Stage()
        let cells = try (0..<6).map { try #require(stage.cell($0)) }
        cells[3].field.becomeFirstResponder()
        stage.change { snapshot in
            snapshot.deleteItems([1])
            snapshot.insertItems([10], beforeItem: 0)
            snapshot.moveItem(3, afterItem: 4)
            snapshot.moveSection("b", beforeSection: "a")
        }
        stage.table.layoutIfNeeded()
        #expect(stage.shown == ["4", "3", "5", "10", "0", "2"])
        for item in [0, 2, 3, 4, 5] { #expect(stage.cell(item) === cells[item], "\(item)") }
        #expect(cells[3].field.isFirstResponder)
        #expect(stage.requests.take() == ["10"])
        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "b")
    }

    @Test("G8 reloadItems makes another cell, reconfigureItems asks for the one there is", arguments: [true, false])
    func reloading(_ isAnimated: Bool) throws {
        let stage = Stage()
        let (first, second) = (try #require(stage.cell(1)), try #require(stage.cell(2)))
        first.field.becomeFirstResponder()
        stage.change(animated: isAnimated) { snapshot in
            snapshot.reconfigureItems([1])
            snapshot.reloadItems([2])
            snapshot.insertItems([20], beforeItem: 0)
        }
        stage.table.layoutIfNeeded()
        #expect(Set(stage.requests.take()) == ["1", "2", "20"])
        #expect(stage.cell(1) === first && first.field.isFirstResponder && first.preparations == 0)
        #expect(stage.cell(2) !== second || second.preparations == 1)
    }

    @Test("identifiers and index paths are found by each other")
    func identifiers() {
        let stage = Stage()
        #expect(stage.source.indexPath(for: 5) == IndexPath(row: 1, section: 1))
        #expect(stage.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 5)
        #expect(stage.source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
        #expect(stage.source.sectionIdentifier(for: 1) == "b")
        #expect(stage.source.sectionIdentifier(for: 2) == nil)
        #expect(stage.source.index(for: "b") == 1)
        #expect(stage.source.defaultRowAnimation == .automatic)
    }

    @Test("the completion runs once, after the change")
    func completion() {
        let stage = Stage()
        var count = 0
        stage.change({ $0.deleteAllItems() }, completion: { count += 1 })
        #expect(stage.table.numberOfSections == 0)
        #expect(count == 0)
        stage.device.settle()
        #expect(count == 1)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["c"])
        snapshot.appendItems([7])
        stage.source.applySnapshotUsingReloadData(snapshot) { count += 1 }
        stage.device.settle()
        #expect(stage.shown == ["7"] && count == 2)
    }

    @Test("any snapshot follows any other one, with the cells of what stays")
    func random() {
        let stage = Stage()
        var generator = SplitMix64(seed: 12)
        for step in 0..<200 {
            let items = (0..<12).shuffled(using: &generator).prefix(Int.random(in: 0...9, using: &generator))
            let names = ["a", "b", "c"].shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(Array(names))
            for item in items { snapshot.appendItems([item], toSection: names.randomElement(using: &generator)) }
            let before = Dictionary(uniqueKeysWithValues: stage.shown.map { ($0, stage.cell(Int($0)!)) })
            stage.source.apply(snapshot)
            stage.table.layoutIfNeeded()
            #expect(stage.shown == snapshot.itemIdentifiers.map { "\($0)" }, "step \(step)")
            for title in stage.shown {
                if let cell = before[title] { #expect(stage.cell(Int(title)!) === cell, "step \(step), \(title)") }
            }
        }
    }
}
