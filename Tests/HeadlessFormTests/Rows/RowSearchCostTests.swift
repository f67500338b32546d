import FormNavigation
import TestSupport
import Testing
import UIKit

/// How far a search for fields in rows goes, and what it costs.
@MainActor
struct RowSearchCostTests {
    /// Knows which rows contain fields.
    private final class Guide: FormNavigatorDelegate {
        var paths: [IndexPath]?
        var refused: Set<String> = []
        init(_ rows: [Int]?) { paths = rows?.map { IndexPath(row: $0, section: 0) } }

        func formNavigator(_: FormNavigator, indexPathsWithFieldsIn _: UIScrollView) -> [IndexPath]? { paths }
        func formNavigator(_: FormNavigator, shouldMoveFrom _: UIView?, to field: UIView) -> Bool {
            !refused.contains((field as? UITextField)?.placeholder ?? "")
        }
    }

    private func show(
        _ sections: [[Survey.Content]], in kind: Survey.Kind = .table, guide: Guide? = nil
    ) -> (survey: Survey, device: HeadlessDevice) {
        let device = HeadlessDevice()
        let survey = Survey(sections, kind: kind)
        survey.loadViewIfNeeded()
        survey.form.delegate = guide
        survey.start(on: device)
        return (survey, device)
    }

    /// How many rows the screen shows at the same time.
    private func screenful(_ survey: Survey) -> Int { Int(survey.scrollView.bounds.height / 60) + 2 }

    // MARK: - Hints

    @Test(
        "100,000 rows with two fields, which the delegate names, are crossed at once", arguments: Survey.Kind.allCases)
    func hints(_ kind: Survey.Kind) {
        let guide = Guide([99_999, 0])
        let (survey, device) = show(Survey.rows(100_000, fieldsAt: [0, 99_999]), in: kind, guide: guide)
        for name in ["0.99999.0", "0.0.0"] {
            let filled = survey.filledCount
            let isForward = name != "0.0.0"
            #expect(isForward ? survey.form.focusNext() : survey.form.focusPrevious())
            device.settle()
            #expect(survey.focus == name)
            // The rows that the search looks at, those where the form was, and those around the field.
            #expect(survey.filledCount - filled <= 3 * screenful(survey))
            #expect(survey.form.canFocusNext != isForward)
            #expect(survey.form.canFocusPrevious == isForward)
        }
    }

    @Test("where the delegate names no row, no row is looked at", arguments: Survey.Kind.allCases)
    func noHints(_ kind: Survey.Kind) {
        let guide = Guide([])
        let (survey, device) = show(Survey.rows(1_000, fieldsAt: [0, 500]), in: kind, guide: guide)
        let filled = survey.filledCount
        #expect(!survey.form.toolbar.nextItem.isEnabled)
        #expect(device.keyboard.returnKeyType == .done)
        #expect(!survey.form.focusNext())
        #expect(survey.filledCount == filled)
    }

    @Test("hints that are out of date do no harm: rows that are gone, rows that hold nothing, rows that are loaded")
    func staleHints() {
        let guide = Guide([5_000, 700, -1, 300, 100, 2])
        guide.paths?.append(IndexPath(row: 0, section: 9))
        let (survey, device) = show(Survey.rows(1_000, fieldsAt: [0, 3, 300]), guide: guide)
        var visited = [survey.focus]
        while survey.form.focusNext() {
            device.settle()
            visited.append(survey.focus)
        }
        #expect(visited == ["0.0.0", "0.3.0", "0.300.0"])
        #expect(!survey.form.canFocusNext)
    }

    // MARK: - The limit

    @Test("a search ends at the limit, says so, and leaves everything as it was", arguments: Survey.Kind.allCases)
    func limit(_ kind: Survey.Kind) {
        let (survey, device) = show(Survey.rows(1_000, fieldsAt: [0, 900]), in: kind)
        let offset = survey.scrollView.contentOffset
        let filled = survey.filledCount
        let decisions = trace { #expect(!survey.form.focusNext()) }
        device.settle()
        #expect(
            decisions.contains {
                $0.kind == .notMoved && $0.reason == .searchLimit
            })
        #expect(survey.scrollView.contentOffset == offset)
        #expect(survey.focus == "0.0.0")
        // This includes rows that become visible beyond the last row that counts, and rows that are shown again.
        #expect(survey.filledCount - filled <= 200 + 4 * screenful(survey))
        #expect(survey.filledCount - filled >= 200)

        survey.form.configuration.rowSearchLimit = 1_000
        #expect(survey.form.focusNext())
        #expect(survey.focus == "0.900.0")
    }

    @Test("a search that ends before the limit says that there is no further field", arguments: Survey.Kind.allCases)
    func belowLimit(_ kind: Survey.Kind) {
        let (survey, _) = show(Survey.rows(100, fieldsAt: [0]), in: kind)
        let decisions = trace { #expect(!survey.form.focusNext()) }
        #expect(decisions.filter { $0.kind == .notMoved }.map(\.reason) == [.noFurtherField])
    }

    @Test("a limit of 0, or less, keeps to what is loaded", arguments: [0, -5])
    func noSearch(_ limit: Int) {
        let (survey, device) = show(Survey.rows(1_000, fieldsAt: [0, 2, 900]))
        survey.form.configuration.rowSearchLimit = limit
        #expect(survey.form.focusNext())
        device.settle()
        let filled = survey.filledCount
        #expect(!survey.form.canFocusNext)
        #expect(device.keyboard.returnKeyType == .done)
        #expect(!survey.form.focusNext())
        #expect(survey.filledCount == filled)
        #expect(survey.focus == "0.2.0")
    }

    @Test("a move costs no more on 100,000 rows than on 100", arguments: Survey.Kind.allCases)
    func cost(_ kind: Survey.Kind) {
        func costs(_ count: Int) -> [[Int]] {
            let (survey, device) = show([Array(repeating: .fields(1), count: count)], in: kind)
            return (0..<40).map { _ in
                let (made, filled, walks) = (survey.madeCount, survey.filledCount, survey.form.work.walks)
                survey.form.focusNext()
                device.settle()
                return [survey.madeCount - made, survey.filledCount - filled, survey.form.work.walks - walks]
            }
        }
        let costs = [costs(100), costs(100_000)]
        #expect(costs[0] == costs[1])
        #expect(costs[0].allSatisfy { $0[1] <= 20 }, "\(costs[0])")
    }

    // MARK: - Unavailable fields

    @Test("a veto against a field that was searched for leaves everything as it was")
    func veto() {
        let guide = Guide(nil)
        guide.refused = ["0.150.0"]
        let (survey, device) = show(Survey.rows(300, fieldsAt: [0, 150, 200]), guide: guide)
        let offset = survey.scrollView.contentOffset
        let decisions = trace { #expect(!survey.form.focusNext()) }
        #expect(decisions.last?.description == "not moved: the delegate doesn't allow UITextField “0.150.0”")
        #expect(survey.scrollView.contentOffset == offset)
        device.settle()
        #expect(survey.scrollView.contentOffset == offset)
        #expect(survey.focus == "0.0.0")
        guide.refused = []
        #expect(survey.form.focusNext())
        #expect(survey.focus == "0.150.0")
    }

    /// Allows a field to begin editing only if it has the right name.
    private final class Gate: NSObject, UITextFieldDelegate {
        let opens: (String) -> Bool
        init(_ opens: @escaping (String) -> Bool) { self.opens = opens }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { opens(textField.placeholder ?? "") }
    }

    @Test(
        "fields that refuse are passed over, also where a cell that held one is used again for one that does not",
        arguments: Survey.Kind.allCases)
    func refusing(_ kind: Survey.Kind) {
        let (count, far) = testsEverything ? (200, "0.150.0") : (60, "0.45.0")
        for behavior in HeadlessBehavior.sampled(kind == .table ? 0 : 1) {
            let gate = Gate { ["0.0.0", far].contains($0) }
            let device = HeadlessDevice(behavior: behavior)
            let survey = Survey([Array(repeating: .fields(1), count: count)], kind: kind)
            survey.onFill = { content, _ in content.fields[0].delegate = gate }
            device.show(survey)
            survey.form.focusNext()
            device.settle()
            #expect(survey.form.focusNext())
            device.settle()
            #expect(survey.focus == far, "\(behavior)")
            #expect(survey.form.focusPrevious())
            device.settle()
            #expect(survey.focus == "0.0.0", "\(behavior)")
        }
    }

    @Test("where all refuse, everything is as before, and each has been asked once", arguments: Survey.Kind.allCases)
    func allRefuse(_ kind: Survey.Kind) {
        for behavior in HeadlessBehavior.sampled(kind == .table ? 1 : 0) {
            var asked: [String: Int] = [:]
            let gate = Gate { name in
                asked[name, default: 0] += 1
                return name == "0.0.0"
            }
            let device = HeadlessDevice(behavior: behavior)
            let survey = Survey([Array(repeating: .fields(1), count: 100)], kind: kind)
            survey.onFill = { content, _ in content.fields[0].delegate = gate }
            device.show(survey)
            survey.form.focusNext()
            device.settle()
            let (field, offset) = (survey.form.currentField, survey.scrollView.contentOffset)
            asked = [:]
            #expect(!survey.form.focusNext())
            device.settle()
            #expect(survey.focus == "0.0.0", "\(behavior)")
            #expect(survey.form.currentField === field)
            #expect(survey.scrollView.contentOffset == offset)
            asked["0.0.0"] = nil
            #expect(asked.count == 99)
            #expect(asked.values.allSatisfy { $0 == 1 }, "\(asked.filter { $0.value != 1 })")
        }
    }
}
