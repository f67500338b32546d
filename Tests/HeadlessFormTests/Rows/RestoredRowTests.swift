import FormNavigation
import Testing
import UIKit

/// Focus returns to the row that was edited, wherever it is now, or nowhere.
@MainActor
struct RestoredRowTests {
    /// A list of words with a field for each, whose rows the app changes manually.
    @MainActor
    fileprivate final class WordList: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        var words: [String]
        let table = UITableView()
        let collection: UICollectionView
        let kind: Survey.Kind
        private(set) lazy var form = FormNavigator(viewController: self)

        init(_ kind: Survey.Kind) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 60)
            layout.minimumLineSpacing = 0
            collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            self.kind = kind
            words = (0..<60).map { "word \($0)" }
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        var list: UIScrollView { kind == .table ? table : collection }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.rowHeight = 60
            table.register(RowCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            collection.register(ItemCell.self, forCellWithReuseIdentifier: "row")
            collection.dataSource = self
            list.frame = view.bounds
            view.addSubview(list)
            _ = form
        }

        var focus: String? { (form.currentField as? UITextField)?.placeholder }

        /// Edits a word, and then ends editing.
        func edit(_ row: Int, on device: HeadlessDevice) {
            device.show(self)
            device.settle()
            #expect(focus(row))
            device.settle()
            device.type("a")
            form.endEditing()
            device.settle()
        }

        func focus(_ row: Int) -> Bool {
            let path = IndexPath(item: row, section: 0)
            return kind == .table ? form.focus(at: path, in: table) : form.focus(at: path, in: collection)
        }

        func cell(_ row: Int) -> UIView? {
            let path = IndexPath(item: row, section: 0)
            return kind == .table ? table.cellForRow(at: path) : collection.cellForItem(at: path)
        }

        func insert(_ row: Int) {
            words.insert("new \(row)", at: row)
            let path = IndexPath(item: row, section: 0)
            if kind == .table { table.insertRows(at: [path], with: .none) } else { collection.insertItems(at: [path]) }
        }

        func delete(_ row: Int) {
            words.remove(at: row)
            let path = IndexPath(item: row, section: 0)
            if kind == .table { table.deleteRows(at: [path], with: .none) } else { collection.deleteItems(at: [path]) }
        }

        func move(_ row: Int, to target: Int) {
            words.insert(words.remove(at: row), at: target)
            let (from, to) = (IndexPath(item: row, section: 0), IndexPath(item: target, section: 0))
            if kind == .table { table.moveRow(at: from, to: to) } else { collection.moveItem(at: from, to: to) }
        }

        func reload() {
            if kind == .table { table.reloadData() } else { collection.reloadData() }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? RowCell)?.rows.showField(words[indexPath.row], in: cell.contentView)
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            words.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            (cell as? ItemCell)?.rows.showField(words[indexPath.item], in: cell.contentView)
            return cell
        }
    }

    /// What an app does with a list between editing a field in it twice, and whether it's possible to tell where the
    /// row is afterward.
    enum Change: String, CaseIterable {
        case nothing, scroll, insert, insertBelow, delete, moveUp, moveRowItself, scrollThere, reload
        case insertAndReload, deleteItself, insertAndScroll

        var isKnown: Bool { ![.insertAndReload, .deleteItself, .insertAndScroll].contains(self) }

        @MainActor
        fileprivate func apply(to list: WordList) {
            switch self {
            case .nothing: break
            case .scroll: list.list.contentOffset.y = 1_100
            case .scrollThere: list.list.contentOffset.y = 90
            case .insert: list.insert(0)
            case .insertBelow: list.insert(20)
            case .delete: list.delete(1)
            case .moveUp: list.move(5, to: 1)
            case .moveRowItself: list.move(2, to: 6)
            case .reload: list.reload()
            case .insertAndReload:
                list.words.insert("new", at: 0)
                list.reload()
            case .deleteItself: list.delete(2)
            case .insertAndScroll:
                list.insert(0)
                list.list.contentOffset.y = 1_100
            }
        }
    }

    @Test("nothing is noted of a row whose field has lost its window, since its views may be on their way out, too")
    func withoutWindow() {
        final class Table: UITableView {
            var questions = 0
            override func indexPath(for cell: UITableViewCell) -> IndexPath? {
                questions += 1
                return super.indexPath(for: cell)
            }
        }
        final class Field: UITextField {
            var isLost = false
            override var window: UIWindow? { isLost ? nil : super.window }
        }
        let (device, controller, field) = (HeadlessDevice(), UIViewController(), Field())
        let (table, rows) = (Table(frame: device.screen.bounds), OneRow(field))
        field.frame = CGRect(x: 20, y: 0, width: 200, height: 34)
        table.dataSource = rows
        controller.view.addSubview(table)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        field.becomeFirstResponder()
        device.settle()
        table.questions = 0
        field.isLost = true
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: field)
        #expect(table.questions == 0)
        withExtendedLifetime(form) {}
    }

    @Test("by its cell or its index path, or not at all", arguments: Survey.Kind.allCases, Change.allCases)
    func list(_ kind: Survey.Kind, _ change: Change) {
        let (device, list) = (HeadlessDevice(), WordList(kind))
        list.edit(2, on: device)
        change.apply(to: list)
        device.settle()
        let offset = list.list.contentOffset
        #expect(list.form.restoreFocus() == change.isKnown)
        device.settle()
        #expect(list.focus == (change.isKnown ? "word 2" : nil))
        if !change.isKnown { #expect(list.list.contentOffset == offset) }
    }

    @Test(
        "by the item of a diffable data source, also of a row that is not loaded", arguments: ModernForm.Kind.allCases)
    func items(_ kind: ModernForm.Kind) {
        let (device, form) = (HeadlessDevice(), ModernForm([Array(0..<60)], kind: kind))
        form.start(on: device)
        #expect(form.form.focusNext() && form.form.focusNext())
        device.settle()
        #expect(form.focus == 2)
        let changes: [(inout ModernForm.Snapshot) -> Void] = [
            { $0.insertItems([100, 101], beforeItem: 0) }, { $0.deleteItems([0, 1]) },
            { $0.moveItem(2, afterItem: 59) }, { $0.moveItem(2, beforeItem: 100) }, { $0.reloadItems([2]) },
        ]
        for change in changes {
            form.form.endEditing()
            form.change(animated: false, change)
            device.settle()
            form.scrollView.contentOffset.y = form.scrollView.contentOffset.y > 600 ? 0 : 1_200
            device.settle()
            #expect(form.form.restoreFocus())
            device.settle()
            #expect(form.focus == 2)
            #expect(form.isFocusSeen(device))
        }
        form.form.endEditing()
        form.change(animated: false) { $0.deleteItems([2]) }
        device.settle()
        #expect(!form.form.restoreFocus() && form.focus == nil, "its row no longer exists")
    }

    @Test("by the index path that it had when editing ended", arguments: Survey.Kind.allCases)
    func insertedWhileEdited(_ kind: Survey.Kind) {
        let (device, list) = (HeadlessDevice(), WordList(kind))
        device.show(list)
        device.settle()
        #expect(list.focus(2))
        device.settle()
        list.insert(0)
        device.settle()
        list.form.endEditing()
        list.list.contentOffset.y = 1_100
        device.settle()
        #expect(list.form.restoreFocus())
        device.settle()
        #expect(list.focus == "word 2")
    }

    @Test("its row that goes while it is edited is gone")
    func removedWhileEdited() {
        let (device, form) = (HeadlessDevice(), ModernForm([Array(0..<60)], kind: .table))
        form.start(on: device)
        form.change(animated: false) { $0.deleteItems([0]) }
        device.settle()
        #expect(!form.form.restoreFocus() && form.focus == nil)
    }

    @Test("which of the row's fields, and none where the row has other ones now", arguments: Survey.Kind.allCases)
    func place(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey([Array(repeating: .fields(3), count: 100)], kind: kind)
        survey.start(on: device)
        #expect(survey.form.focus(at: 2, in: survey, index: 1))
        survey.form.endEditing()
        survey.scrollView.contentOffset.y = 3_000
        device.settle()
        #expect(survey.form.restoreFocus() && survey.focus == "0.2.1")
        survey.form.endEditing()
        survey.scrollView.contentOffset.y = 3_000
        device.settle()
        survey.sections[0][2] = .fields(2)
        if kind == .table { survey.table.reloadData() } else { survey.collection.reloadData() }
        #expect(!survey.form.restoreFocus() && survey.focus == nil)
    }

    @Test("by its index path where all rows show the same, whatever cells they have", arguments: Survey.Kind.allCases)
    func sameText(_ kind: Survey.Kind) {
        let (device, list) = (HeadlessDevice(), WordList(kind))
        list.words = Array(repeating: "same", count: 60)
        device.show(list)
        device.settle()
        let before = list.cell(2)
        #expect(list.focus(2))
        list.form.endEditing()
        for top in [1_300, 2_400, 700, 0] {
            list.list.contentOffset.y = CGFloat(top)
            device.settle()
        }
        #expect(before?.window != nil && list.cell(2) !== before, "its cell has been reused for another row")
        #expect(list.form.restoreFocus())
        #expect(list.cell(2).map { list.form.currentField?.isDescendant(of: $0) == true } == true)
    }

    @Test("which was edited until a reload ended that", arguments: Survey.Kind.allCases)
    func reloadedWhileEdited(_ kind: Survey.Kind) {
        let (device, list) = (HeadlessDevice(), WordList(kind))
        list.edit(2, on: device)
        #expect(list.form.restoreFocus() && list.focus == "word 2")
        list.reload()
        device.settle()
        #expect(list.focus == nil)
        #expect(list.form.restoreFocus())
        device.settle()
        #expect(list.focus == "word 2")
    }

    @Test("the same field, even if its row gained another one", arguments: Survey.Kind.allCases)
    func anotherField(_ kind: Survey.Kind) {
        let (device, list) = (HeadlessDevice(), WordList(kind))
        list.edit(2, on: device)
        list.cell(2)?.addSubview(UITextField(named: "new", frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
        #expect(list.form.restoreFocus() && list.focus == "word 2")
    }

    @Test("a header, while it is that of the same section")
    func header() throws {
        let (device, list) = (HeadlessDevice(), HeaderList())
        let form = FormNavigator(viewController: list)
        device.show(list)
        device.settle()
        let header = try #require(list.table.headerView(forSection: 0) as? HeaderList.Header)
        header.field.becomeFirstResponder()
        form.endEditing()
        #expect(form.restoreFocus() && header.field.isFirstResponder)
        form.endEditing()
        for top in stride(from: 400, through: 4_000, by: 400) where header.window == nil || header.tag == 0 {
            list.table.contentOffset.y = CGFloat(top)
            device.settle()
        }
        #expect(header.window != nil && header.tag > 0, "it's been reused for another section")
        #expect(!form.restoreFocus() && form.currentField == nil)
    }

    @Test("a row of a list in a header, while that is the header of the same section")
    func listInHeader() throws {
        let (device, list, inner) = (HeadlessDevice(), HeaderList(), WordList(.table))
        inner.words = ["a", "b"]
        let form = FormNavigator(viewController: list)
        device.show(list)
        device.settle()
        let header = try #require(list.table.headerView(forSection: 0) as? HeaderList.Header)
        header.field.removeFromSuperview()
        inner.table.register(RowCell.self, forCellReuseIdentifier: "row")
        inner.table.dataSource = inner
        inner.table.rowHeight = 30
        inner.table.frame = header.bounds
        header.contentView.addSubview(inner.table)
        inner.table.layoutIfNeeded()
        #expect(form.focus(at: IndexPath(row: 1, section: 0), in: inner.table))
        form.endEditing()
        inner.table.reloadData()
        device.settle()
        #expect(form.restoreFocus() && form.currentField?.isDescendant(of: header) == true)
        #expect((form.currentField as? UITextField)?.placeholder == "b")
    }

    @Test(
        "an item in a row that scrolls sideways, while its row has the same cell, whatever that shows",
        arguments: [true, false])
    func carousel(showsNews: Bool) throws {
        let device = HeadlessDevice()
        let survey = Survey([[.fields(1), .carousel(9)] + Array(repeating: .fields(1), count: 100)])
        survey.start(on: device)
        for _ in 0..<3 { survey.form.focusNext() }
        device.settle()
        #expect(survey.focus == "0.1.2")
        survey.form.endEditing()
        let row = try #require(survey.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        if showsNews {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
            label.text = "3 of 9"
            row.contentView.addSubview(label)
        }
        #expect(survey.form.restoreFocus() && survey.focus == "0.1.2")
        survey.form.endEditing()
        survey.scrollView.contentOffset.y = 3_000
        device.settle()
        #expect(!survey.form.restoreFocus() && survey.focus == nil)
    }

    /// What a row shows beside its field, or in it.
    enum Shown: CaseIterable {
        case label, text, placeholder, textView, nestedLabel

        @MainActor
        fileprivate func show(_ word: String, in cell: UIView) {
            let field: UIView = self == .textView ? UITextView() : UITextField()
            field.frame = CGRect(x: 100, y: 10, width: 200, height: 40)
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
            switch self {
            case .label, .nestedLabel: label.text = word
            case .text: (field as? UITextField)?.text = word
            case .placeholder: (field as? UITextField)?.placeholder = word
            case .textView: (field as? UITextView)?.text = word
            }
            let box = UIView(frame: cell.bounds)
            cell.addSubview(field)
            cell.addSubview(box)
            (self == .nestedLabel ? box : cell).addSubview(label)
        }
    }

    @Test("a row that the app moves, by whatever the row shows", arguments: Shown.allCases, [true, false])
    func movedRow(_ shown: Shown, isAbove: Bool) throws {
        final class Words: NSObject, UITableViewDataSource {
            let shown: Shown
            var words = (0..<8).map { "word \($0)" }
            init(_ shown: Shown) { self.shown = shown }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                shown.show(words[indexPath.row], in: cell.contentView)
                return cell
            }
        }
        let (device, controller, words) = (HeadlessDevice(), UIViewController(), Words(shown))
        let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 420), style: .plain)
        table.rowHeight = 60
        table.dataSource = words
        controller.view.addSubview(table)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        #expect(form.focus(at: IndexPath(row: 3, section: 0), in: table))
        let field = try #require(form.currentField)
        form.endEditing()
        device.settle()
        let target = isAbove ? 0 : 5
        words.words.insert(words.words.remove(at: 3), at: target)
        table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: target, section: 0))
        device.settle()
        #expect(form.restoreFocus() && form.currentField === field)
    }

    @Test("and not an item of the row that the cell is used for then")
    func anotherCarousel() {
        let device = HeadlessDevice()
        let survey = Survey([Array(repeating: .carousel(9), count: 100)])
        survey.start(on: device)
        for _ in 0..<2 { survey.form.focusNext() }
        device.settle()
        #expect(survey.focus == "0.0.2")
        survey.form.endEditing()
        for top in stride(from: 400, through: 4_000, by: 400) {
            survey.scrollView.contentOffset.y = CGFloat(top)
            device.settle()
            #expect(!survey.form.restoreFocus() && survey.focus == nil)
        }
    }
}

/// Thirty sections with three rows each. Each section has a header with a field.
@MainActor
private final class HeaderList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    final class Header: UITableViewHeaderFooterView {
        let field = UITextField(named: "", frame: CGRect(x: 20, y: 10, width: 300, height: 40))
    }

    let table = UITableView(frame: .zero, style: .grouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.rowHeight = 60
        table.sectionHeaderHeight = 60
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 30 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
        header?.field.placeholder = "\(section)"
        header?.tag = section
        if let header { header.contentView.addSubview(header.field) }
        return header
    }
}
