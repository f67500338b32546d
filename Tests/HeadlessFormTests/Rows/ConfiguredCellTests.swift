import FormNavigation
import TestSupport
import Testing
import UIKit

/// A cell may give focus to its field while it's being configured. If the list is laid out at the same time, UIKit ends
/// the process (Q16).
@MainActor
@Suite("Q16: focus that is given while a cell is configured")
struct ConfiguredCellTests {
    typealias KeyboardOrder = HeadlessBehavior.KeyboardOrder

    /// Counts the layouts that begin while a row is being filled.
    @MainActor
    private final class List: UITableView {
        var isFilling = false
        var layoutsMeanwhile = 0

        override func layoutSubviews() {
            if isFilling { layoutsMeanwhile += 1 }
            super.layoutSubviews()
        }

        override func layoutIfNeeded() {
            if isFilling { layoutsMeanwhile += 1 }
            super.layoutIfNeeded()
        }
    }

    /// When a field gets its size.
    enum Sizing {
        case beforeFocus, afterFocus, never
    }

    @MainActor
    private final class Screen: UIViewController, UITableViewDataSource {
        let list = List()
        var form: FormNavigator!
        var rowWithFocus: Int?
        var onConfigure: (UITextField) -> Void = { _ in }
        var sizing = Sizing.beforeFocus

        override func viewDidLoad() {
            super.viewDidLoad()
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.rowHeight = 60
            list.dataSource = self
            view.addSubview(list)
            form = FormNavigator(viewController: self)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            // A visible cell is configured again, as by `reconfigureRows(at:)`.
            let cell = tableView.cellForRow(at: indexPath) ?? UITableViewCell()
            configure(cell, at: indexPath.row)
            return cell
        }

        func configure(_ cell: UITableViewCell, at row: Int) {
            list.isFilling = true
            let field = cell.contentView.subviews.first as? UITextField ?? UITextField(named: "\(row)")
            let frame = CGRect(x: 20, y: 10, width: 300, height: 40)
            field.frame = sizing == .beforeFocus ? frame : .zero
            cell.contentView.addSubview(field)
            if rowWithFocus == row { field.becomeFirstResponder() }
            if sizing == .afterFocus { field.frame = frame }
            onConfigure(field)
            list.isFilling = false
        }
    }

    @Test(
        "nothing is laid out in that turn, and the field is clear of the keyboard with the next update",
        arguments: [true, false], [Sizing.beforeFocus, .afterFocus])
    func configuring(hasBar: Bool, sizing: Sizing) throws {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen()
        screen.sizing = sizing
        device.show(screen)
        let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
        if hasBar {
            screen.view.addSubview(bar)
            screen.form.inputBar = FormInputBar(bar)
        }
        device.settle()
        let cell = try #require(screen.list.cellForRow(at: IndexPath(row: 9, section: 0)))
        screen.rowWithFocus = 9
        screen.view.setNeedsLayout()
        screen.list.setNeedsLayout()
        screen.configure(cell, at: 9)
        #expect(screen.list.layoutsMeanwhile == 0)
        device.advance(by: 0.5)
        device.settle()
        let field = try #require(screen.form.currentField as? UITextField)
        #expect(field.placeholder == "9")
        let end = hasBar ? bar.convert(bar.bounds, to: nil).minY : device.keyboard.frame.minY
        #expect(field.convert(field.bounds, to: nil).maxY <= end - 10 + 0.5)
        if hasBar { #expect(abs(bar.convert(bar.bounds, to: nil).maxY - device.keyboard.frame.minY) < 0.5) }
        #expect(screen.form.toolbar.previousItem.isEnabled && screen.form.toolbar.nextItem.isEnabled)
        screen.form.endEditing()
        device.settle()
        #expect(screen.view.transform == .identity && bar.transform == .identity)
    }

    @Test("nothing is laid out in that turn either for a field that its cell hasn't laid out yet")
    func withoutSize() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen()
        device.show(screen)
        device.settle()
        let cell = try #require(screen.list.cellForRow(at: IndexPath(row: 3, section: 0)))
        (screen.rowWithFocus, screen.sizing) = (3, .never)
        screen.list.setNeedsLayout()
        screen.configure(cell, at: 3)
        #expect(screen.list.layoutsMeanwhile == 0)
        #expect(cell.contentView.subviews.first?.isFirstResponder == true)
    }

    @Test("a key moves nothing, before and after the next update, where the field is above a bar")
    func typing() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen()
        device.show(screen)
        let bar = UIView(frame: CGRect(x: 0, y: 617, width: 375, height: 50))
        screen.view.addSubview(bar)
        screen.form.inputBar = FormInputBar(bar)
        device.settle()
        let cell = try #require(screen.list.cellForRow(at: IndexPath(row: 9, section: 0)))
        (cell.contentView.subviews.first as? UITextField)?.becomeFirstResponder()
        device.settle()
        device.advance(by: 0.5)
        device.settle()
        let (offset, inset) = (screen.list.contentOffset, screen.list.contentInset)
        device.type("a")
        #expect(screen.list.contentOffset == offset && screen.list.contentInset == inset)
        device.settle()
        #expect(screen.list.contentOffset == offset && screen.list.contentInset == inset)
    }

    @Test("a list that does not scroll is raised with the keyboard for a move", arguments: KeyboardOrder.allCases)
    func raisedList(_ order: KeyboardOrder) throws {
        var behavior = HeadlessBehavior()
        behavior.textFieldOrder = order
        let device = HeadlessDevice(.iPhoneSE, behavior: behavior)
        let screen = Screen()
        device.show(screen)
        screen.list.isScrollEnabled = false
        device.settle()
        let cell = try #require(screen.list.cellForRow(at: IndexPath(row: 9, section: 0)))
        let field = try #require(cell.contentView.subviews.first as? UITextField)
        #expect(screen.form.focus(field))
        device.runLoop.turn()
        let shift = screen.view.transform.ty
        #expect(shift < 0)
        device.settle()
        #expect(screen.view.transform.ty == shift)
        #expect(abs(device.distance(to: field) - 10) < 0.5)
    }

    @Test("text that is inserted while a cell is configured lays nothing out, nor after a move to its field")
    func insertedText() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen()
        device.show(screen)
        device.settle()
        let cell = try #require(screen.list.cellForRow(at: IndexPath(row: 1, section: 0)))
        let field = try #require(cell.contentView.subviews.first as? UITextField)
        #expect(screen.form.focus(field))
        device.settle()
        screen.onConfigure = { $0.insertText("1") }
        screen.list.setNeedsLayout()
        screen.configure(cell, at: 1)
        #expect(field.text == "1")
        #expect(screen.list.layoutsMeanwhile == 0)
    }

    @Test("a move raises the form for a field in a row within its call, because no cell is being configured then")
    func move() {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen()
        device.show(screen)
        screen.list.isScrollEnabled = false
        device.settle()
        for _ in 0..<7 {
            #expect(screen.form.focusNext())
            device.settle()
        }
        #expect(screen.form.focusNext() && screen.form.focusNext())
        device.runLoop.turn()
        #expect(screen.form.currentField.map { device.distance(to: $0) } ?? 0 >= 10 - 0.5)
    }

    @Test("a field that a move gave focus to is configured anew, and its input views with it")
    func reconfigured() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let screen = Screen()
        device.show(screen)
        device.settle()
        screen.form.focusNext()
        device.settle()
        #expect(screen.form.focusNext())
        device.settle()
        screen.onConfigure = { field in
            guard field.isFirstResponder else { return }
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
            field.reloadInputViews()
        }
        let cell = try #require(screen.list.cellForRow(at: IndexPath(row: 1, section: 0)))
        screen.list.setNeedsLayout()
        screen.configure(cell, at: 1)
        #expect(screen.list.layoutsMeanwhile == 0)
        device.settle()
    }
}
