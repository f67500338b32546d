import Testing
import UIKit

/// Editing a table, by Apple's pages of UITableView, UITableViewDataSource and UITableViewDelegate.
@MainActor
@Suite("Tables that are edited")
struct TableEditingTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = (0..<20).map { "Row \($0)" }
        var fixed: Set<Int> = []
        var inserts: Set<Int> = []
        let log = Log()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(indexPath.row)
        }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            inserts.contains(indexPath.row) ? .insert : .delete
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            log("\(editingStyle == .insert ? "insert" : "delete") \(rows[indexPath.row])")
            if editingStyle == .delete {
                rows.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            } else {
                rows.insert("New", at: indexPath.row)
                tableView.insertRows(at: [indexPath], with: .automatic)
            }
        }
    }

    /// A table with rows that can be edited, on a fresh device.
    @MainActor
    private final class Editing {
        let stage = ViewStage()
        let table = UITableView(frame: .zero, style: .plain)
        let source = Source()

        init(_ prepare: (Source) -> Void = { _ in }) {
            prepare(source)
            table.register(FieldCell.self, forCellReuseIdentifier: "cell")
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = source
            table.delegate = source
            stage.add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
            table.layoutIfNeeded()
        }

        func cell(_ row: Int) -> FieldCell? { table.cellForRow(at: .first(row)) as? FieldCell }
    }

    private func buttons(_ cell: UITableViewCell) -> [UIButton] { cell.subviews.compactMap { $0 as? UIButton } }

    @Test("setEditing(_:animated:): rows that may be edited show a control, and their content makes room for it")
    func controls() throws {
        let form = Editing { $0.fixed = [1] }
        let (first, second) = (try #require(form.cell(0)), try #require(form.cell(1)))
        #expect(!form.table.isEditing && !first.isEditing && first.editingStyle == .none)
        form.table.setEditing(true, animated: true)
        form.table.layoutIfNeeded()
        #expect(form.table.isEditing && first.isEditing && first.editingStyle == .delete)
        #expect(buttons(first).count == 1 && first.contentView.frame.minX == 38)
        #expect(!second.isEditing && second.editingStyle == .none && second.contentView.frame.minX == 0)
        form.table.contentOffset.y = 400
        form.table.layoutIfNeeded()
        #expect(form.cell(12)?.isEditing == true)
        form.table.isEditing = false
        form.table.layoutIfNeeded()
        let later = try #require(form.cell(12))
        #expect(buttons(later).isEmpty && later.contentView.frame.minX == 0)
    }

    @Test("tableView(_:commit:forRowAt:): deleting is confirmed first")
    func deleting() throws {
        let form = Editing()
        form.table.isEditing = true
        form.table.layoutIfNeeded()
        let second = try #require(form.cell(1))
        form.stage.tap(try #require(buttons(second).first))
        form.table.layoutIfNeeded()
        #expect(form.source.log.entries == [] && second.showingDeleteConfirmation)
        let confirm = try #require(buttons(second).last)
        #expect(confirm.title(for: .normal) == "Delete" && confirm.frame.maxX == 300)
        form.stage.tap(confirm)
        form.table.layoutIfNeeded()
        #expect(form.source.log.entries == ["delete Row 1"])
        #expect(form.cell(1)?.title == "Row 2")
    }

    @Test("a second tap on the control takes the confirmation away, and so does another row's")
    func changingOnesMind() throws {
        let form = Editing()
        form.table.isEditing = true
        form.table.layoutIfNeeded()
        let (first, second) = (try #require(form.cell(0)), try #require(form.cell(1)))
        form.stage.tap(try #require(buttons(first).first))
        form.table.layoutIfNeeded()
        form.stage.tap(try #require(buttons(second).first))
        #expect(!first.showingDeleteConfirmation && second.showingDeleteConfirmation)
        form.stage.tap(try #require(buttons(second).first))
        #expect(!second.showingDeleteConfirmation)
    }

    @Test("a row that inserts does so at once, and the field that is edited keeps the focus")
    func inserting() throws {
        let form = Editing { $0.inserts = [0] }
        let field = try #require(form.cell(3)?.field)
        field.becomeFirstResponder()
        form.table.isEditing = true
        form.table.layoutIfNeeded()
        let first = try #require(form.cell(0))
        form.stage.tap(try #require(buttons(first).first))
        form.table.layoutIfNeeded()
        #expect(form.source.log.entries == ["insert Row 0"])
        #expect(form.cell(0)?.title == "New" && form.cell(4)?.field === field && field.isFirstResponder)
    }

    @Test("a diffable data source lets no row be edited unless it is overridden")
    func diffable() throws {
        let stage = ViewStage()
        let table = UITableView(frame: .zero, style: .plain)
        let diffable = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        table.register(FieldCell.self, forCellReuseIdentifier: "cell")
        stage.add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        diffable.apply(snapshot)
        table.isEditing = true
        table.layoutIfNeeded()
        let first = try #require(table.cellForRow(at: .first(0)))
        #expect(!first.isEditing)
    }

    @Test("editingAccessoryView takes the place of accessoryView while the cell is edited")
    func accessories() throws {
        let form = Editing()
        let first = try #require(form.cell(0))
        let (usual, editing) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
            UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        )
        first.accessoryView = usual
        first.editingAccessoryView = editing
        form.table.layoutIfNeeded()
        #expect(usual.superview === first && editing.superview == nil)
        form.table.isEditing = true
        form.table.layoutIfNeeded()
        #expect(usual.superview == nil && editing.superview === first && editing.frame.maxX == 284)
    }

    @Test("allowsSelectionDuringEditing decides whether a tap selects")
    func selection() throws {
        let form = Editing()
        form.table.isEditing = true
        form.table.layoutIfNeeded()
        form.stage.device.tap(at: CGPoint(x: 150, y: 122))
        #expect(form.table.indexPathForSelectedRow == nil)
        form.table.allowsSelectionDuringEditing = true
        form.stage.device.tap(at: CGPoint(x: 150, y: 122))
        #expect(form.table.indexPathForSelectedRow == .first(0))
    }

    @Test("imageView stands before the labels, which make room for it")
    func pictures() throws {
        let cell = ViewStage().add(
            UITableViewCell(style: .subtitle, reuseIdentifier: nil), CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "More"
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 16)
        cell.imageView?.image = UIImage(named: "face")
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 10, width: 24, height: 24))
        #expect(cell.textLabel?.frame.minX == 56 && cell.detailTextLabel?.frame.minX == 56)
        #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    }

    @Test("shouldIndentWhileEditing: the content makes no room where the cell or the delegate says so")
    func indentation() throws {
        final class Fixed: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
                indexPath.row != 1
            }
        }
        let (form, fixed) = (Editing(), Fixed())
        form.table.delegate = fixed
        form.table.isEditing = true
        form.table.layoutIfNeeded()
        let (first, second) = (try #require(form.cell(0)), try #require(form.cell(1)))
        #expect(first.contentView.frame.minX == 38 && second.contentView.frame.minX == 0)
        #expect(buttons(second).count == 1)
        first.shouldIndentWhileEditing = false
        first.layoutIfNeeded()
        #expect(first.contentView.frame.minX == 0)
    }
}
