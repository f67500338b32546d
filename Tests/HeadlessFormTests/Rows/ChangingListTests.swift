import FormNavigation
import Testing
import UIKit

/// Lists that the app changes because of what is typed in them.
@MainActor
struct ChangingListTests {
    /// A text field that hears of the delete key when there's nothing to delete.
    private final class ItemField: UITextField {
        var onDelete: () -> Void = {}
        override func deleteBackward() {
            if text?.isEmpty != false { onDelete() } else { super.deleteBackward() }
        }
    }

    private final class Cell: UITableViewCell {
        let field = ItemField(frame: CGRect(x: 16, y: 2, width: 250, height: 40))

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A list with a field in each row.
    private final class List: UIViewController, UITableViewDataSource, UITextFieldDelegate {
        let table = UITableView(frame: .zero, style: .plain)
        var items: [String]
        var allowsReturn = false
        /// Whether Return adds a row, and the delete key removes an empty one.
        var isEditable = false

        init(_ items: [String]) {
            self.items = items
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            table.rowHeight = 44
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            guard let cell = cell as? Cell else { return cell }
            cell.field.text = items[indexPath.row]
            guard isEditable else { return cell }
            cell.field.delegate = self
            cell.field.onDelete = { [weak self, weak cell] in self?.remove(cell) }
            return cell
        }

        private func row(of view: UIView?) -> Int? {
            let cell = sequence(first: view, next: { $0?.superview }).first { $0 is Cell } as? Cell
            return cell.flatMap(table.indexPath)?.row
        }

        private func focus(_ row: Int) {
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: .none, animated: false)
            table.layoutIfNeeded()
            (table.cellForRow(at: path) as? Cell)?.field.becomeFirstResponder()
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            guard let row = row(of: textField) else { return allowsReturn }
            items[row] = textField.text ?? ""
            items.insert("", at: row + 1)
            table.insertRows(at: [IndexPath(row: row + 1, section: 0)], with: .automatic)
            focus(row + 1)
            return allowsReturn
        }

        private func remove(_ cell: Cell?) {
            guard let row = row(of: cell), row > 0 else { return }
            focus(row - 1)
            items.remove(at: row)
            table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
    }

    private func focusedField(_ device: HeadlessDevice) -> UITextField? { device.keyboard.responder as? UITextField }

    private func isFocusSeen(_ device: HeadlessDevice) -> Bool {
        focusedField(device).map { device.sight(of: $0).isWhole } == true
    }

    @Test(
        "in a list in which Return adds a row, and Delete removes an empty one, each row is seen while it's edited",
        arguments: [true, false], [true, false])
    func toDo(isShared: Bool, allowsReturn: Bool) throws {
        let device = HeadlessDevice(.iPhoneSE)
        let list = List(["first"])
        list.isEditable = true
        list.allowsReturn = allowsReturn
        let form = isShared ? nil : FormNavigator(viewController: list)
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        if isShared { FormNavigator.shared.enable() }
        device.show(list)
        let first = try #require(list.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
        try device.tap(first.field)
        for number in 1..<20 {
            device.pressReturn()
            device.type("\(number)")
            device.settle()
            #expect(focusedField(device)?.text == "\(number)" && list.items.count == number + 1)
            #expect(isFocusSeen(device), "\(number)")
        }
        for number in (1..<19).reversed() {
            for _ in 0..<3 where focusedField(device)?.text != "\(number)" { device.deleteBackward() }
            device.settle()
            #expect(focusedField(device)?.text == "\(number)" && list.items.count == number + 1)
            #expect(isFocusSeen(device), "back \(number)")
        }
        list.view.endEditing(true)
        device.settle()
        #expect(list.table.contentInset == .zero)
        form?.uninstall()
    }

    @Test(
        "a list that's reloaded while each row is edited is gone through",
        arguments: HeadlessBehavior.TableReload.allCases)
    func reloaded(_ reload: HeadlessBehavior.TableReload) {
        var behavior = HeadlessBehavior()
        behavior.tableReload = reload
        let device = HeadlessDevice(.iPhoneSE, behavior: behavior)
        let list = List((0..<25).map { "\($0)" })
        let form = FormNavigator(viewController: list)
        device.show(list)
        form.focusFirst()
        for row in 0..<25 {
            device.settle()
            list.table.reloadData()
            form.restoreFocus()
            device.settle()
            #expect(focusedField(device)?.text == "\(row)")
            #expect(isFocusSeen(device), "\(row)")
            device.pressReturn()
        }
    }

    @Test("from the last row of a list around its end to the first, which isn't loaded anymore, and back")
    func wrapping() {
        let device = HeadlessDevice(.iPhoneSE)
        let list = List((0..<40).map { "\($0)" })
        let form = FormNavigator(viewController: list)
        form.configuration.wrapsAround = true
        device.show(list)
        form.focus(at: IndexPath(row: 39, section: 0), in: list.table)
        device.settle()
        for (row, move) in [
            (0, form.focusNext), (1, form.focusNext), (0, form.focusPrevious), (39, form.focusPrevious),
        ] {
            #expect(move())
            device.settle()
            #expect(focusedField(device)?.text == "\(row)")
            #expect(isFocusSeen(device), "\(row)")
        }
    }

    @Test("two lists beside each other are gone through one after the other, with rows that aren't loaded")
    func besideEachOther() {
        let device = HeadlessDevice(.iPad)
        let lists = ["L", "R"].map { name in List((0..<35).map { name + "\($0)" }) }
        let screen = UIViewController()
        for (index, list) in lists.enumerated() {
            screen.addChild(list)
            list.view.frame = CGRect(x: 410 * index, y: 0, width: 410, height: 1180)
            list.table.frame = list.view.bounds
            screen.view.addSubview(list.view)
            list.didMove(toParent: screen)
        }
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        form.focusFirst()
        var visited: [String?] = []
        repeat {
            device.settle()
            visited.append(focusedField(device)?.text)
        } while visited.count < 80 && form.focusNext()
        #expect(visited == lists[0].items + lists[1].items)
    }
}
