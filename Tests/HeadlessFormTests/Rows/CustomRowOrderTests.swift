import FormNavigation
import TestSupport
import Testing
import UIKit

/// A custom order knows only the fields that are loaded, and hides no row that isn't.
@MainActor
struct CustomRowOrderTests {
    @Test(
        "Next and Previous go through rows that aren't loaded, and Return ends in the last one",
        arguments: Survey.Kind.allCases)
    func reachesAll(_ kind: Survey.Kind) {
        let (device, listener) = (HeadlessDevice(), MoveListener())
        let survey = Survey(Survey.rows(40, fieldsAt: Array(0..<40)), kind: kind)
        survey.start(on: device)
        survey.form.configuration.order = .custom { $0 }
        survey.form.delegate = listener
        for row in 1..<40 {
            device.pressReturn()
            device.settle()
            #expect(survey.focus == "0.\(row).0")
        }
        #expect(listener.finished == 0)
        device.pressReturn()
        device.settle()
        #expect(listener.finished == 1)
        #expect(survey.form.focus(at: 39, in: survey))
        device.settle()
        for row in (0..<39).reversed() {
            #expect(survey.form.focusPrevious())
            device.settle()
            #expect(survey.focus == "0.\(row).0")
        }
        #expect(!survey.form.canFocusPrevious)
    }

    @Test("the form isn't valid while any row isn't loaded", arguments: Survey.Kind.allCases)
    func validity(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(40, fieldsAt: Array(0..<40)), kind: kind)
        survey.start(on: device)
        survey.form.configuration.order = .custom { $0 }
        #expect(!survey.form.isValid)
        survey.form.configuration.toolbar.showsProgress = true
        #expect(survey.form.toolbar.state.place == 0)
    }

    @Test("what the closure leaves out in a row that's loaded on the way is skipped")
    func omission() {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(40, fieldsAt: Array(0..<40)))
        survey.start(on: device)
        survey.form.configuration.order = .custom { fields in
            fields.filter { ($0 as? UITextField)?.placeholder?.hasSuffix("5.0") != true }
        }
        for row in 1..<40 where row % 10 != 5 {
            #expect(survey.form.focusNext())
            device.settle()
            #expect(survey.focus == "0.\(row).0")
        }
        #expect(!survey.form.focusNext())
    }
}
