import FormNavigation
import TestSupport
import Testing
import UIKit

/// Previous, Next, and Return tell the truth about rows that aren't loaded.
@MainActor
struct CellTests {
    /// Shows rows, some of which contain a field, and gives focus to the first field.
    private func show(
        _ count: Int, fieldsAt rows: [Int], in kind: Survey.Kind = .table
    ) -> (survey: Survey, device: HeadlessDevice) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(count, fieldsAt: rows), kind: kind)
        survey.loadViewIfNeeded()
        survey.form.configuration.rowSearchLimit = 500
        survey.start(on: device)
        return (survey, device)
    }

    @Test(
        "#2153, #365, #340, #96, Eureka#1117, RNKC#1100: Next and Previous reach cells that are not loaded",
        arguments: Survey.Kind.allCases)
    func reach(_ kind: Survey.Kind) throws {
        let (survey, device) = show(300, fieldsAt: [0, 150, 299], in: kind)
        #expect(survey.focus == "0.0.0")
        for name in ["0.150.0", "0.299.0"] {
            #expect(survey.form.toolbar.nextItem.isEnabled)
            try device.tap(survey.form.toolbar.nextItem)
            device.settle()
            #expect(survey.focus == name)
        }
        #expect(!survey.form.toolbar.nextItem.isEnabled, "the last row has its field")
        for name in ["0.150.0", "0.0.0"] {
            #expect(survey.form.toolbar.previousItem.isEnabled)
            try device.tap(survey.form.toolbar.previousItem)
            device.settle()
            #expect(survey.focus == name)
        }
        #expect(!survey.form.toolbar.previousItem.isEnabled)
    }

    @Test(
        "a form that ends with a long table without fields: one Next finds nothing, and the button is off",
        arguments: Survey.Kind.allCases)
    func deadEnd(_ kind: Survey.Kind) throws {
        let (survey, device) = show(300, fieldsAt: [0, 2], in: kind)
        survey.form.focusNext()
        device.settle()
        #expect(survey.focus == "0.2.0")
        let toolbar = survey.form.toolbar
        let field = survey.form.currentField
        let offset = survey.scrollView.contentOffset
        #expect(toolbar.nextItem.isEnabled)
        try device.tap(toolbar.nextItem)
        #expect(!toolbar.nextItem.isEnabled)
        #expect(!survey.form.canFocusNext)
        #expect(toolbar.previousItem.isEnabled)
        #expect(survey.form.currentField === field)
        #expect(survey.scrollView.contentOffset == offset)
        device.settle()
        #expect(survey.form.currentField === field)
        #expect(survey.scrollView.contentOffset == offset)

        let filled = survey.filledCount
        #expect(!survey.form.focusNext())
        #expect(survey.filledCount == filled, "rows that have been read aren't read again")

        // Moving back and forth isn't a reason for another search, but after a reload, the rows may be different.
        survey.form.reload()
        #expect(toolbar.nextItem.isEnabled)
        survey.sections[0][200] = .fields(1)
        #expect(survey.form.focusNext())
        #expect(survey.focus == "0.200.0")
    }

    @Test("a search upward that finds nothing takes Previous away, and Next stays")
    func deadEndAbove() {
        let (survey, device) = show(300, fieldsAt: [200, 250])
        #expect(survey.focus == "0.200.0")
        #expect(survey.form.toolbar.previousItem.isEnabled)
        #expect(survey.form.canFocusPrevious)
        let offset = survey.scrollView.contentOffset
        #expect(!survey.form.focusPrevious())
        device.settle()
        #expect(survey.scrollView.contentOffset == offset)
        #expect(!survey.form.toolbar.previousItem.isEnabled)
        #expect(survey.form.toolbar.nextItem.isEnabled)
        #expect(!survey.form.focusPrevious())
        #expect(survey.form.focusNext())
        #expect(survey.focus == "0.250.0")
    }

    @Test("a field that moves to another place in the form may search again")
    func deadEndElsewhere() {
        let (survey, device) = show(300, fieldsAt: [0, 1])
        #expect(survey.form.focusNext())
        #expect(!survey.form.focusNext())
        #expect(survey.form.focusPrevious())
        device.settle()
        #expect(survey.form.canFocusNext)
        #expect(survey.form.focusNext())
        #expect(survey.focus == "0.1.0")
    }

    @Test("a dead end is one of a row: the same cell in another row has its buttons", arguments: Survey.Kind.allCases)
    func deadEndOfARow(_ kind: Survey.Kind) throws {
        let device = HeadlessDevice()
        let survey = Survey([Array(repeating: .fields(1), count: 300)], kind: kind)
        survey.onFill = { content, path in content.isHidden = ![0, 250].contains(path.row) }
        survey.loadViewIfNeeded()
        survey.form.configuration.rowSearchLimit = 500
        device.show(survey)
        survey.form.focusNext()
        #expect(survey.form.focusNext())
        #expect(survey.focus == "0.250.0")
        let field = try #require(survey.form.currentField)
        #expect(!survey.form.focusNext())
        survey.form.endEditing()
        // Until its cell is reused for another row.
        for turn in 0..<100 where field.window == nil || survey.loaded("0.250.0") === field {
            survey.scrollView.contentOffset.y = CGFloat(turn * 370 % 8_000)
            device.settle()
        }
        try #require(field.window != nil)
        field.superview?.isHidden = false
        field.becomeFirstResponder()
        device.settle()
        #expect(survey.form.currentField === field)
        #expect(survey.form.toolbar.nextItem.isEnabled)
        #expect(survey.form.focusNext())
        #expect(survey.focus == "0.250.0")
    }

    @Test("Return is Next while there may be more, and Done at the true end")
    func returnKey() {
        let (survey, device) = show(300, fieldsAt: [0, 299])
        #expect(device.keyboard.returnKeyType == .next)
        device.pressReturn()
        device.settle()
        #expect(survey.focus == "0.299.0")
        #expect(device.keyboard.returnKeyType == .done)
        device.pressReturn()
        device.settle()
        #expect(survey.focus == nil)
    }

    @Test("at the end of a long table the buttons stay, since Previous leads back")
    func buttonsAtTheEnd() {
        let (survey, device) = show(300, fieldsAt: [0, 299])
        #expect(survey.form.focusNext())
        device.settle()
        #expect(survey.focus == "0.299.0")
        let toolbar = survey.form.toolbar
        #expect(toolbar.bar.items?.contains(toolbar.previousItem) == true)
        #expect(toolbar.previousItem.isEnabled && !toolbar.nextItem.isEnabled)
    }

    @Test("Return is Done after a search that found nothing, and Next again after a reload")
    func returnKeyAtDeadEnd() {
        let (survey, device) = show(300, fieldsAt: [0])
        #expect(device.keyboard.returnKeyType == .next)
        #expect(!survey.form.focusNext())
        #expect(device.keyboard.returnKeyType == .done)
        survey.form.reload()
        #expect(device.keyboard.returnKeyType == .next)
        survey.form.focusNext()
        device.pressReturn()
        device.settle()
        #expect(survey.focus == nil)
    }

    @Test("a Return that searches in vain ends editing as in the last field, and the scroll position stays")
    func returnInVain() {
        for limit in [500, 20] {
            let (survey, device) = show(300, fieldsAt: [0])
            survey.form.configuration.rowSearchLimit = limit
            let listener = MoveListener()
            survey.form.delegate = listener
            let offset = survey.scrollView.contentOffset
            #expect(device.keyboard.returnKeyType == .next)
            device.pressReturn()
            device.settle()
            #expect(survey.focus == nil)
            #expect(listener.finished == 1 && listener.moves == [])
            #expect(survey.scrollView.contentOffset == offset)
        }
    }

    @Test("a Return that finds only fields that refuse leaves focus where it is")
    func returnRefused() {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(300, fieldsAt: [0, 100]))
        let refusing = RefusingDelegate()
        survey.onFill = { content, path in for field in content.fields where path.row > 0 { field.delegate = refusing }
        }
        survey.start(on: device)
        device.pressReturn()
        device.settle()
        #expect(survey.focus == "0.0.0")
    }

    @Test("a table whose rows are all loaded ends where it ends, without a search")
    func allLoaded() {
        let (survey, device) = show(5, fieldsAt: [0, 2])
        #expect(survey.form.focusNext())
        device.settle()
        #expect(!survey.form.toolbar.nextItem.isEnabled)
        #expect(device.keyboard.returnKeyType == .done)
    }

    @Test(
        "fields that are hidden, disabled or skipped in cells that are not loaded are no place to land on (#440, #458)")
    func hidden() {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(200, fieldsAt: [0, 60, 90, 120, 150]))
        survey.onFill = { content, path in
            content.isHidden = path.row == 60
            content.isUserInteractionEnabled = path.row != 90
            for field in content.fields {
                field.isEnabled = path.row != 120
                field.formOptions.stop = .automatic
            }
        }
        device.show(survey)
        survey.form.focusNext()
        #expect(survey.form.focusNext())
        #expect(survey.focus == "0.150.0")
    }
}
