import Testing
import UIKit

/// The views that an app puts behind cells and rows.
@MainActor
@Suite(.onStage)
struct CellBackgroundTests {
    @Test("G18 the background of a cell is behind its content, and as large as the cell")
    func behind() {
        let (row, item) = (UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell())
        let views = [UIView(), UIView()]
        (row.backgroundView, item.backgroundView) = (views[0], views[1])
        for (cell, view) in zip([row, item] as [UIView], views) {
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
            cell.layoutIfNeeded()
            #expect(view.superview === cell && cell.subviews.first === view)
            #expect(view.frame == cell.bounds)
        }
        row.backgroundView = nil
        #expect(views[0].superview == nil)
    }

    @Test("G18 the background of a selected cell is in front of the other one, and only while the cell is selected")
    func selected() {
        let (row, item) = (UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell())
        let (backs, selections) = ([UIView(), UIView()], [UIView(), UIView()])
        (row.backgroundView, item.backgroundView) = (backs[0], backs[1])
        (row.selectedBackgroundView, item.selectedBackgroundView) = (selections[0], selections[1])
        (row.isSelected, item.isSelected) = (true, true)
        for (cell, (back, selection)) in zip([row, item] as [UIView], zip(backs, selections)) {
            cell.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
            cell.layoutIfNeeded()
            #expect(cell.subviews.firstIndex(of: back) == 0 && cell.subviews.firstIndex(of: selection) == 1)
            #expect(selection.frame == cell.bounds)
        }
        row.isSelected = false
        row.layoutIfNeeded()
        #expect(selections[0].superview == nil || selections[0].isHidden || selections[0].alpha == 0)
    }

    @Test("G18 a cell that doesn't show its selection doesn't show its background, either")
    func noSelection() {
        let (cell, view) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
        cell.selectionStyle = .none
        cell.selectedBackgroundView = view
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(view.superview == nil)
    }

    @Test("G18 where several rows can be selected, a cell may have another background for that")
    func several() throws {
        let table = UITableView(frame: .zero, style: .plain)
        let source = RowSource()
        table.dataSource = source
        table.allowsMultipleSelection = true
        TestScreen().add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: [0, 0]))
        let (one, several) = (UIView(), UIView())
        (cell.selectedBackgroundView, cell.multipleSelectionBackgroundView) = (one, several)
        table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        cell.layoutIfNeeded()
        #expect(one.superview == nil && several.superview === cell)
    }

    @Test("G18 a background that's configured replaces background views, and the other way around")
    func exclusive() {
        let (cell, header) = (UICollectionViewCell(), UITableViewHeaderFooterView(reuseIdentifier: nil))
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        header.backgroundView = UIView()
        cell.backgroundConfiguration = .listPlainCell()
        header.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && header.backgroundView == nil)
        cell.selectedBackgroundView = UIView()
        header.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && header.backgroundConfiguration == nil)
    }

    @Test(
        "G19 the background of a table or collection view is behind all rows, and stays where it is while they scroll")
    func list() {
        let table = UITableView(frame: .zero, style: .plain)
        let source = RowSource()
        table.dataSource = source
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        for list in [table, collection] as [UIScrollView] {
            let view = UIView()
            (table.backgroundView, collection.backgroundView) = (nil, nil)
            if list === table { table.backgroundView = view } else { collection.backgroundView = view }
            TestScreen().add(list, CGRect(x: 0, y: 100, width: 300, height: 400))
            list.layoutIfNeeded()
            #expect(view.frame == list.bounds && list.subviews.first === view)
            list.contentOffset.y = 50
            list.layoutIfNeeded()
            #expect(view.frame == list.bounds && list.subviews.first === view)
        }
    }

    private final class RowSource: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }
}
