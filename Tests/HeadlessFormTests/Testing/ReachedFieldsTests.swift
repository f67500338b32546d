import FormNavigation
import TestSupport
import Testing
import UIKit

/// Where Next leads in forms whose fields aren't permanent views.
@MainActor
struct ReachedFieldsTests {
    /// The names of the fields reached, while they have focus, and their number.
    private func names(_ survey: Survey, on device: HeadlessDevice) -> (names: [String], count: Int) {
        var names: [String] = []
        let count = device.fieldsReached { device in
            names += [survey.focus].compactMap(\.self)
            try device.tap(title: "Next")
        }.count
        return (names, count)
    }

    @Test(
        "all rows of a list are gone through, though their cells are used again",
        arguments: Survey.Kind.allCases, [1, 2])
    func reusedCells(_ kind: Survey.Kind, fieldCount: Int) {
        let survey = Survey([Array(repeating: .fields(fieldCount), count: 30)], kind: kind)
        let device = HeadlessDevice()
        survey.start(on: device)
        let reached = names(survey, on: device)
        #expect(reached.names == survey.names)
        #expect(reached.count == survey.names.count)
        #expect(survey.madeCount < 30, "cells were reused")
    }

    @Test("a list in a row of a list is gone through in each row")
    func carousels() {
        let survey = Survey([Array(repeating: .carousel(3), count: 20)])
        let device = HeadlessDevice()
        survey.start(on: device)
        let reached = names(survey, on: device)
        #expect(reached.names == survey.names)
        #expect(reached.count == 60)
    }

    @Test("it ends in the row where it began, also when another cell shows that row by then")
    func around() {
        let survey = Survey([Array(repeating: .fields(1), count: 30)])
        let device = HeadlessDevice()
        survey.start(on: device)
        let first = survey.loaded("0.0.0")
        var row = 0
        let fields = device.fieldsReached { _ in
            row = (row + 1) % 30
            survey.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            survey.table.layoutIfNeeded()
            survey.loaded("0.\(row).0")?.becomeFirstResponder()
        }
        #expect(fields.count == 30)
        #expect(survey.focus == "0.0.0" && survey.loaded("0.0.0") !== first)
    }

    @Test("switches, date pickers and segments are told themselves")
    func stops() {
        let form = StopForm()
        form.name.becomeFirstResponder()
        #expect(form.device.fieldsReached() == form.views)
    }

    @Test("a field of no size, which a view around it shows the text of, is told itself")
    func hiddenField() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let code = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let field = UITextField()
        code.addSubview(field)
        controller.view.addSubview(code)
        device.show(controller)
        field.becomeFirstResponder()
        #expect(device.fieldsReached() == [field])
    }
}
