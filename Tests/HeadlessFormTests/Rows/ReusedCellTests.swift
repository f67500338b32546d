import FormNavigation
import TestSupport
import Testing
import UIKit

/// Cells that are reused, and rows that change, while one of their fields has focus.
@MainActor
struct ReusedCellTests {
    private func show(_ survey: Survey, on device: HeadlessDevice = HeadlessDevice()) -> HeadlessDevice {
        survey.start(on: device)
        return device
    }

    private func title(_ survey: Survey) -> String? {
        survey.form.toolbar.bar.items?.compactMap { $0.customView?.accessibilityLabel }.first
    }

    /// The row that contains the focused field.
    private func row(_ survey: Survey) -> IndexPath? {
        var view = survey.form.currentField as UIView?
        while let current = view, !(current is RowCell), !(current is ItemCell) { view = current.superview }
        if let cell = view as? RowCell { return survey.table.indexPath(for: cell) }
        if let cell = view as? ItemCell { return survey.collection.indexPath(for: cell) }
        return nil
    }

    @Test(
        "G2: a field that is scrolled away keeps focus, and moves begin at its row", arguments: Survey.Kind.allCases)
    func scrolledAway(_ kind: Survey.Kind) {
        let survey = Survey([Array(repeating: .fields(1), count: 300)], kind: kind)
        let device = show(survey)
        for _ in 0..<3 { survey.form.focusNext() }
        device.settle()
        for place in [12_000, 6_000, 15_000] as [CGFloat] {
            let (name, field) = (survey.focus, survey.form.currentField)
            survey.scrollView.contentOffset.y = place
            device.settle()
            #expect(survey.form.currentField === field)
            #expect(survey.focus == name)
            #expect(survey.form.canFocusNext)
            #expect(survey.form.focusNext())
            device.settle()
        }
        #expect(survey.focus == "0.6.0")
        survey.scrollView.contentOffset.y = 12_000
        device.settle()
        #expect(survey.form.focusPrevious())
        #expect(survey.focus == "0.5.0")
        #expect(title(survey) == "0.5.0")
    }

    @Test("rows that come and go above the focused one: moves go on from where it is now")
    func inserted() {
        let survey = Survey([Array(repeating: .fields(1), count: 100)])
        let device = show(survey)
        for _ in 0..<5 { survey.form.focusNext() }
        device.settle()
        let field = survey.form.currentField
        survey.sections[0].insert(contentsOf: [.nothing, .fields(1)], at: 0)
        survey.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
        device.settle()
        #expect(survey.form.currentField === field)
        #expect(row(survey) == IndexPath(row: 7, section: 0))
        #expect(survey.form.focusNext())
        device.settle()
        #expect(row(survey) == IndexPath(row: 8, section: 0))
        survey.sections[0].removeFirst(3)
        survey.table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .automatic)
        device.settle()
        #expect(row(survey) == IndexPath(row: 5, section: 0))
        for row in (0..<5).reversed() {
            #expect(survey.form.focusPrevious())
            device.settle()
            #expect(self.row(survey) == IndexPath(row: row, section: 0))
        }
        #expect(!survey.form.canFocusPrevious)
    }

    @Test(
        "a reload while editing, of all rows or a section: bars and keys go with the fields that the rows have now",
        arguments: Survey.Kind.allCases, [true, false])
    func reloaded(_ kind: Survey.Kind, _ wholly: Bool) {
        let survey = Survey([Array(repeating: .fields(1), count: 8)], kind: kind)
        let device = show(survey)
        survey.form.focusNext()
        device.settle()
        survey.sections[0].removeLast(5)
        switch (kind, wholly) {
        case (.table, true): survey.table.reloadData()
        case (.table, false): survey.table.reloadSections(IndexSet(integer: 0), with: .automatic)
        case (.collection, true): survey.collection.reloadData()
        case (.collection, false): survey.collection.reloadSections(IndexSet(integer: 0))
        }
        device.settle()
        // It's unknown where focus is after this (G13); from then on, everything is correct.
        if survey.form.currentField == nil { #expect(survey.form.focusNext()) }
        survey.form.reload()
        while survey.form.focusPrevious() { device.settle() }
        var visited: [String?] = []
        repeat {
            device.settle()
            visited.append(survey.focus)
            #expect(title(survey) == survey.focus)
            #expect(device.keyboard.returnKeyType == (survey.focus == "0.2.0" ? .done : .next))
            #expect(device.keyboard.inputAccessoryView === survey.form.toolbar)
        } while survey.form.focusNext()
        #expect(visited == ["0.0.0", "0.1.0", "0.2.0"])
    }

    @Test("data that is swapped is searched as it is now")
    func swapped() {
        let survey = Survey(Survey.rows(300, fieldsAt: [0, 250]))
        let device = show(survey)
        survey.sections = Survey.rows(400, fieldsAt: [0, 150])
        survey.table.reloadData()
        device.settle()
        if survey.form.currentField == nil { survey.form.focusNext() }
        #expect(survey.form.focusNext())
        device.settle()
        #expect(survey.focus == "0.150.0")
    }

    @Test("a field whose cell is used again has the options of its row", arguments: Survey.Kind.allCases)
    func options(_ kind: Survey.Kind) {
        let survey = Survey([Array(repeating: .fields(1), count: 120)], kind: kind)
        survey.onFill = { content, path in
            content.fields[0].formOptions.stop = path.row % 3 == 1 ? .never : .automatic
        }
        let device = show(survey)
        var visited = [survey.focus]
        while survey.form.focusNext() {
            device.settle()
            visited.append(survey.focus)
        }
        #expect(visited == (0..<120).filter { $0 % 3 != 1 }.map { "0.\($0).0" })
    }

    /// The delegate of one row's field.
    private final class RowDelegate: NSObject, UITextFieldDelegate {
        let name: String
        let log: (String) -> Void
        init(_ name: String, _ log: @escaping (String) -> Void) { (self.name, self.log) = (name, log) }

        func textFieldDidBeginEditing(_ textField: UITextField) { log("\(name) began \(textField.placeholder ?? "")") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log("\(name) return \(textField.placeholder ?? "")")
            return true
        }
    }

    @Test(
        "delegates that are set in cellForRow hear of their own row, and Return goes on",
        arguments: Survey.Kind.allCases)
    func delegates(_ kind: Survey.Kind) {
        let survey = Survey([Array(repeating: .fields(1), count: 60)], kind: kind)
        var log: [String] = []
        var delegates: [IndexPath: RowDelegate] = [:]
        survey.onFill = { content, path in
            let delegate = delegates[path] ?? RowDelegate("0.\(path.row).0") { log.append($0) }
            delegates[path] = delegate
            content.fields[0].delegate = delegate
        }
        let device = show(survey)
        while survey.focus != nil {
            device.pressReturn()
            device.settle()
        }
        let expected = (0..<60).flatMap { ["0.\($0).0 began 0.\($0).0", "0.\($0).0 return 0.\($0).0"] }
        #expect(log == expected)
        survey.form.uninstall()
        for case let cell as RowCell in survey.scrollView.subviews where !cell.isHidden {
            let path = survey.table.indexPath(for: cell)
            if let path { #expect(cell.rows.fields[0].delegate === delegates[path]) }
        }
    }

    @Test(
        "nothing is kept alive: not the rows, their cells, their fields, nor the screen",
        arguments: Survey.Kind.allCases)
    func lifetime(_ kind: Survey.Kind) {
        var watched: [Weak] = []
        let device = HeadlessDevice()
        do {
            let survey = Survey(Survey.rows(200, fieldsAt: [0, 100, 150]), kind: kind)
            let window = device.show(survey)
            device.settle()
            for _ in 0..<4 {
                survey.form.focusNext()
                device.settle()
                watched.append(Weak(object: survey.form.currentField))
                watched += survey.scrollView.subviews.map { Weak(object: $0) }
            }
            let objects: [AnyObject] = [survey, survey.scrollView, survey.form, survey.form.toolbar]
            watched += objects.map { Weak(object: $0) }
            survey.view.endEditing(true)
            device.settle()
            device.close(window)
            device.settle()
        }
        #expect(watched.compactMap(\.object).isEmpty)
    }
}
