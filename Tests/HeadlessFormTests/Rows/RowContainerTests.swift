import FormNavigation
import TestSupport
import Testing
import UIKit

/// Tables and collections as screens have them: with headers, in a controller, beside each other, and nested.
@MainActor
struct RowContainerTests {
    /// Goes all the way from the first field, and returns what was visited and how often it wasn't visible.
    private func walk(
        _ form: FormNavigator, _ device: HeadlessDevice, forward: Bool
    ) -> (names: [String], hidden: [String]) {
        var names: [String] = []
        var hidden: [String] = []
        repeat {
            device.settle()
            let field = form.currentField as? UITextField
            let name = field?.placeholder ?? "no field"
            names.append(name)
            let frame = field.map { $0.convert($0.bounds, to: nil) } ?? .infinite
            let isSeen =
                frame.minY >= 0 && frame.maxY <= device.keyboard.frame.minY + 0.5 && frame.minX >= -0.5
                && frame.maxX <= device.screen.bounds.width + 0.5
            if !isSeen { hidden.append("\(name) at \(frame)") }
        } while forward ? form.focusNext() : form.focusPrevious()
        return (names, hidden)
    }

    /// Goes forward and back.
    private func expect(_ expected: [String], _ form: FormNavigator, _ device: HeadlessDevice) {
        #expect(form.focusNext())
        let there = walk(form, device, forward: true)
        #expect(there.names == expected)
        #expect(there.hidden == [])
        #expect(!form.canFocusNext)
        let back = walk(form, device, forward: false)
        #expect(back.names == expected.reversed())
        #expect(back.hidden == [])
        #expect(!form.canFocusPrevious)
    }

    fileprivate static func field(_ name: String) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        let field = UITextField(named: name, frame: CGRect(x: 16, y: 5, width: 300, height: 40))
        view.addSubview(field)
        return view
    }

    /// Fields in the rows, and in the headers and footers of sections.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let name: String
        let counts: [Int]
        let hasEdges: Bool
        init(_ name: String, _ counts: [Int], hasEdges: Bool = false) {
            (self.name, self.counts, self.hasEdges) = (name, counts, hasEdges)
        }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 52 }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            hasEdges ? 50 : 0
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            hasEdges ? 50 : 0
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            hasEdges ? RowContainerTests.field("\(name)\(section).head") : nil
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            hasEdges ? RowContainerTests.field("\(name)\(section).foot") : nil
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if let cell = cell as? RowCell {
                cell.rows.showField("\(name)\(indexPath.section).\(indexPath.row)", in: cell.contentView)
            }
            return cell
        }

        var rowNames: [String] {
            counts.indices.flatMap { section in (0..<counts[section]).map { "\(name)\(section).\($0)" } }
        }

        var allNames: [String] {
            counts.indices.flatMap { section in
                ["\(name)\(section).head"] + (0..<counts[section]).map { "\(name)\(section).\($0)" }
                    + ["\(name)\(section).foot"]
            }
        }

        func makeTable(_ frame: CGRect, _ style: UITableView.Style = .plain) -> UITableView {
            let table = UITableView(frame: frame, style: style)
            table.register(RowCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            table.delegate = self
            return table
        }
    }

    @Test("G12: a table view controller makes room by itself; 100 rows are gone through, and nothing stays displaced")
    func tableViewController() {
        let device = HeadlessDevice()
        let rows = Rows("", [100])
        let controller = UITableViewController(style: .plain)
        let table: UITableView = controller.tableView
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        let (inset, indicators) = (table.contentInset, table.verticalScrollIndicatorInsets)
        expect(rows.rowNames, form, device)
        form.endEditing()
        device.settle()
        #expect(table.contentInset == inset)
        #expect(table.verticalScrollIndicatorInsets == indicators)
        #expect(table.transform == .identity)
        #expect(table.frame == device.screen.bounds)
    }

    @Test("two tables on one screen, one after the other, each with rows that are not loaded")
    func twoTables() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let (upper, lower) = (Rows("a", [30]), Rows("b", [0, 25, 0]))
        controller.view.addSubview(upper.makeTable(CGRect(x: 0, y: 60, width: 393, height: 300)))
        controller.view.addSubview(lower.makeTable(CGRect(x: 0, y: 400, width: 393, height: 400)))
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        expect(upper.rowNames + lower.rowNames, form, device)
    }

    @Test("a search in vain through two tables leaves each of them where it was")
    func twoTablesInVain() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let field = UITextField(named: "field", frame: CGRect(x: 16, y: 60, width: 300, height: 40))
        controller.view.addSubview(field)
        let lists = [WordRows(), WordRows()]
        let tables = lists.enumerated().map { index, list in
            let table = UITableView(frame: CGRect(x: 0, y: 120 + 300 * index, width: 393, height: 250))
            table.rowHeight = 50
            table.dataSource = list
            controller.view.addSubview(table)
            return table
        }
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        for (index, table) in tables.enumerated() { table.contentOffset.y = 130 + 90 * CGFloat(index) }
        field.becomeFirstResponder()
        device.settle()
        let offsets = tables.map(\.contentOffset)
        #expect(!form.focusNext())
        #expect(lists.allSatisfy { $0.lastRow == 39 }, "all rows have been read")
        #expect(tables.map(\.contentOffset) == offsets)
        #expect(field.isFirstResponder)
    }

    /// Rows with nothing to edit.
    private final class WordRows: NSObject, UITableViewDataSource {
        /// The last row that was requested.
        private(set) var lastRow = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            lastRow = max(lastRow, indexPath.row)
            return UITableViewCell()
        }
    }

    @Test(
        "a table in a scroll view, of full height without scrolling or with a window of its own",
        arguments: [true, false])
    func inScrollView(_ isFull: Bool) {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: device.screen.bounds)
        let rows = Rows("", [40])
        let height: CGFloat = isFull ? 40 * 52 : 500
        let table = rows.makeTable(CGRect(x: 0, y: 400, width: 393, height: height))
        table.isScrollEnabled = !isFull
        let (first, last) = (Self.field("first"), Self.field("last"))
        first.frame.origin.y = 300
        last.frame.origin.y = 420 + height
        scrollView.contentSize = CGSize(width: 393, height: height + 600)
        for view in [first, table, last] { scrollView.addSubview(view) }
        controller.view.addSubview(scrollView)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        expect(["first"] + rows.rowNames + ["last"], form, device)
    }

    @Test(
        "a table's own header and footer, before and after all its rows",
        arguments: [UITableView.Style.plain, .grouped])
    func edges(_ style: UITableView.Style) {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let rows = Rows("", [20, 20])
        let table = rows.makeTable(device.screen.bounds, style)
        table.tableHeaderView = Self.field("header")
        table.tableFooterView = Self.field("footer")
        controller.view.addSubview(table)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        expect(["header"] + rows.rowNames + ["footer"], form, device)
    }

    @Test("fields in headers and footers of sections that are loaded take part, where they lie among the rows")
    func sectionEdges() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let rows = Rows("", [2, 0, 1], hasEdges: true)
        controller.view.addSubview(rows.makeTable(device.screen.bounds, .grouped))
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        expect(rows.allNames, form, device)
    }

    @Test("a carousel in a row is gone through item by item, in both directions of reading")
    func carousel() {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let device = HeadlessDevice(layoutDirection: direction)
            let survey = Survey([[.fields(1), .carousel(30), .fields(1), .carousel(9)]])
            device.show(survey)
            device.settle()
            expect(survey.names, survey.form, device)
        }
    }

    /// A layout that's mirrored if the language is, as apps write one.
    private final class FlippedLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    /// One field per item, or only in some of the items.
    private final class Items: NSObject, UICollectionViewDataSource {
        let count: Int
        let hasField: (Int) -> Bool
        init(_ count: Int, hasField: @escaping (Int) -> Bool = { _ in true }) {
            (self.count, self.hasField) = (count, hasField)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            if let cell = cell as? ItemCell {
                cell.rows.fill(cell.contentView)
                cell.rows.show(hasField(indexPath.item) ? .fields(1) : .nothing, name: "")
                cell.rows.fields.first?.placeholder = "\(indexPath.item)"
            }
            return cell
        }
    }

    private func show(
        _ items: Items, on device: HeadlessDevice, isFlipped: Bool
    ) -> FormNavigator {
        let controller = UIViewController()
        let layout = isFlipped ? FlippedLayout() : UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 60)
        let frame = CGRect(x: 0, y: 100, width: 393, height: 70)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        controller.view.addSubview(collection)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        return form
    }

    @Test(
        "a horizontal collection, mirrored or not, both ways round",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft], [true, false])
    func horizontal(_ direction: UIUserInterfaceLayoutDirection, _ isFlipped: Bool) {
        let device = HeadlessDevice(layoutDirection: direction)
        let count = testsEverything ? 60 : 30
        let items = Items(count)
        expect((0..<count).map(String.init), show(items, on: device, isFlipped: isFlipped), device)
    }

    @Test(
        "a horizontal collection is searched a screenful at a time, mirrored or not",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft], [true, false])
    func sparse(_ direction: UIUserInterfaceLayoutDirection, _ isFlipped: Bool) {
        let device = HeadlessDevice(layoutDirection: direction)
        let items = Items(200) { $0 % 150 == 0 }
        let form = show(items, on: device, isFlipped: isFlipped)
        #expect(form.focusNext())
        for isForward in [true, false] {
            device.settle()
            let walks = form.work.walks
            #expect(isForward ? form.focusNext() : form.focusPrevious())
            #expect((form.currentField as? UITextField)?.placeholder == (isForward ? "150" : "0"))
            // Five or six items are on the screen at the same time.
            #expect(form.work.walks - walks <= 150 / 5 + 5)
        }
    }

    @Test(
        "views beside each other that don't belong to a row are read in the reading direction",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func besideEachOther(_ direction: UIUserInterfaceLayoutDirection) {
        let device = HeadlessDevice(layoutDirection: direction)
        let controller = UIViewController()
        let table = UITableView(frame: controller.view.bounds)
        for (name, x) in [("right", 200), ("left", 20)] {
            table.addSubview(UITextField(named: name, frame: CGRect(x: x, y: 100, width: 150, height: 40)))
        }
        controller.view.addSubview(table)
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        #expect(names(navigator.fields) == (direction == .leftToRight ? "left right" : "right left"))
    }
}
