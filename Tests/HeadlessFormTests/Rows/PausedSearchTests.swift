import FormNavigation
import TestSupport
import Testing
import UIKit

/// A search through slow rows ends after a tenth of a second, and the next move continues it.
@MainActor
@Suite("A search through rows that takes long")
struct PausedSearchTests {
    /// A list whose rows take two milliseconds each, with fields in the first and the last row.
    @MainActor
    private final class SlowList {
        let survey: Survey
        let device = HeadlessDevice()
        /// The seconds that rows have taken.
        private var spent = 0.0
        var now: Double { CACurrentMediaTime() + spent }

        init(_ kind: Survey.Kind, rows: Int) {
            survey = Survey(Survey.rows(rows, fieldsAt: [0, rows - 1]), kind: kind)
            survey.loadViewIfNeeded()
            survey.form.configuration.rowSearchLimit = 10_000
            survey.onFill = { [unowned self] _, _ in spent += 0.002 }
            survey.form.clock = { [unowned self] in now }
            survey.start(on: device)
        }

        /// How long a move takes, and how many rows it fills.
        func next() -> (time: Double, rows: Int, hasMoved: Bool) {
            let (before, filled) = (now, survey.filledCount)
            let hasMoved = survey.form.focusNext()
            return (now - before, survey.filledCount - filled, hasMoved)
        }
    }

    @Test(
        "each move takes a tenth of a second and a screenful at most, and all together find the field",
        arguments: Survey.Kind.allCases)
    func slices(_ kind: Survey.Kind) {
        let list = SlowList(kind, rows: 600)
        let offset = list.survey.scrollView.contentOffset
        var moves: [(time: Double, rows: Int, hasMoved: Bool)] = []
        let decisions = trace {
            repeat {
                moves.append(list.next())
                if moves.last?.hasMoved != true {
                    #expect(list.survey.scrollView.contentOffset == offset)
                    #expect(list.survey.focus == "0.0.0")
                    #expect(list.survey.form.canFocusNext)
                    #expect(list.survey.loaded("0.0.0")?.returnKeyType == .next)
                }
            } while moves.last?.hasMoved == false && moves.count < 60
        }
        #expect(list.survey.focus == "0.599.0")
        #expect(moves.count > 5)
        #expect(moves.allSatisfy { $0.time < 0.25 })
        // The moves don't read the same rows again.
        #expect(moves.reduce(0) { $0 + $1.rows } < 3 * 600)
        #expect(decisions.contains { $0.kind == .notMoved && $0.reason == .searchPaused })
    }

    @Test("Return goes on in the same way, and does not finish the form")
    func returnKey() {
        let list = SlowList(.table, rows: 200)
        var presses = 0
        while list.survey.focus == "0.0.0", presses < 40 {
            list.device.pressReturn()
            list.device.settle()
            presses += 1
        }
        #expect(list.survey.focus == "0.199.0" && presses > 1)
    }

    @Test("rows that come in between are looked at")
    func changedRows() {
        let list = SlowList(.table, rows: 600)
        _ = list.next()
        list.survey.sections[0][20] = .fields(1)
        list.survey.sections[0].append(.nothing)
        list.survey.table.insertRows(at: [IndexPath(row: 600, section: 0)], with: .none)
        list.device.settle()
        while !list.next().hasMoved {}
        #expect(list.survey.focus == "0.20.0")
    }

    @Test("rows that come after a search that found nothing are looked at, and Next and Return say so")
    func rowsAfterTheEnd() {
        let survey = Survey(Survey.rows(60, fieldsAt: [0]))
        let device = HeadlessDevice()
        survey.start(on: device)
        #expect(!survey.form.focusNext() && !survey.form.canFocusNext)
        #expect(survey.loaded("0.0.0")?.returnKeyType == .done)
        survey.sections[0].append(.fields(1))
        survey.table.insertRows(at: [IndexPath(row: 60, section: 0)], with: .none)
        for _ in 0..<4 {
            device.advance(by: 0.5)
            device.settle()
        }
        #expect(survey.form.canFocusNext && survey.form.toolbar.nextItem.isEnabled)
        #expect(survey.loaded("0.0.0")?.returnKeyType == .next)
        device.pressReturn()
        device.settle()
        #expect(survey.focus == "0.60.0")
    }

    @Test(
        "a row that the app takes away when it is about to be shown is not scrolled to again, the first one either",
        arguments: [true, false])
    func vanishingRow(_ isFirst: Bool) {
        let survey = Survey(Survey.rows(60, fieldsAt: [0]))
        let device = HeadlessDevice(.iPhoneSE)
        survey.start(on: device)
        let loaded = (survey.table.indexPathsForVisibleRows?.last?.row ?? 0) + 1
        let left = isFirst ? loaded : loaded + 10
        survey.onDisplay = { [unowned survey] path in
            guard path.row >= left, survey.sections[0].count > left else { return }
            survey.sections[0] = Array(survey.sections[0].prefix(left))
            survey.table.reloadData()
        }
        #expect(!survey.form.focusNext())
        #expect(survey.sections[0].count == left)
    }

    @Test("the other direction begins anew, beside the field, and finds the nearest one")
    func otherDirection() {
        let list = SlowList(.table, rows: 600)
        for row in [150, 300] { list.survey.sections[0][row] = .fields(1) }
        list.survey.table.reloadData()
        list.device.settle()
        #expect(list.survey.form.focus(at: IndexPath(row: 300, section: 0), in: list.survey.table))
        list.device.settle()
        #expect(!list.next().hasMoved)
        var moves = 1
        while !list.survey.form.focusPrevious(), moves < 20 { moves += 1 }
        #expect(list.survey.focus == "0.150.0" && moves > 1)
    }

    @Test("where rows are fast one move is enough")
    func fast() {
        let list = SlowList(.table, rows: 600)
        list.survey.onFill = { _, _ in }
        #expect(list.next().hasMoved)
        #expect(list.survey.focus == "0.599.0")
    }
}
