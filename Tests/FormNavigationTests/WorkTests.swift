import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Work: how often a form is walked through and climbed out of, and a field worked on, for each job")
struct WorkTests {
    /// A column of fields in the controller's view, and the buttons.
    @MainActor
    struct Stage {
        let form: TestForm
        let navigator: FormNavigator
        let buttons = Buttons()

        init(fields count: Int) {
            form = TestForm(column: count)
            navigator = FormNavigator(viewController: form.viewController)
            navigator.accessoryView = buttons
        }
    }

    /// Does what the toolbar's buttons do, because code can't press them on Apple platforms.
    final class Buttons: UIView, FormAccessoryView {
        var actions: FormToolbar.Actions?
        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) { self.actions = actions }
    }

    /// A job, with what it should cost in a form of any size.
    struct Job: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let walks: Int
        let climbs: Int
        let plans: Int
        let run: @MainActor @Sendable (Stage) -> Void

        init(
            _ name: String, walks: Int, climbs: Int, plans: Int = 0,
            run: @escaping @MainActor @Sendable (Stage) -> Void
        ) {
            testDescription = name
            (self.walks, self.climbs, self.plans, self.run) = (walks, climbs, plans, run)
        }

        static let all = [
            Job("canFocusNext", walks: 1, climbs: 1) { #expect($0.navigator.canFocusNext) },
            Job("fields", walks: 1, climbs: 1) { #expect($0.navigator.fields.count == $0.form.fields.count) },
            Job("currentField", walks: 0, climbs: 1) { #expect($0.navigator.currentField === $0.form.fields[0]) },
            Job("focusNext", walks: 2, climbs: 4, plans: 1) {
                $0.navigator.focusNext()
                #expect($0.form.focus == "1")
            },
            Job("the toolbar's Next", walks: 2, climbs: 4, plans: 1) {
                $0.buttons.actions?.next()
                #expect($0.form.focus == "1")
            },
            Job("Return", walks: 2, climbs: 6, plans: 1) {
                #expect(!$0.form.fields[0].delegateShouldReturn)
                #expect($0.form.focus == "1")
            },
            Job("a finger in another field", walks: 1, climbs: 1, plans: 1) {
                $0.form.fields[5].becomeFirstResponder()
                #expect($0.form.focus == "5")
            },
            Job("a keystroke", walks: 0, climbs: 0) {
                $0.form.fields[0].insertText("a")
                #expect($0.form.fields[0].text == "a")
            },
        ]
    }

    @Test(
        "each job takes the same walks, climbs and applied plans in a small form and in a large one",
        arguments: Job.all, [10, 100])
    func work(job: Job, count: Int) {
        let stage = Stage(fields: count)
        stage.form.fields[0].becomeFirstResponder()
        let before = stage.navigator.work
        job.run(stage)
        let after = stage.navigator.work
        #expect(after.walks - before.walks == job.walks)
        // A walk visits the controller's view and each field in it.
        #expect(after.visits - before.visits == job.walks * (count + 1))
        #expect(after.climbs - before.climbs == job.climbs)
        // Only the field that gains focus is verified; the other fields haven't changed.
        #expect(after.plans - before.plans == job.plans)
    }

    @Test(
        "the first focus in a form takes one walk, and gives each field its plan", arguments: [10, 100])
    func firstFocus(count: Int) {
        let stage = Stage(fields: count)
        let before = stage.navigator.work
        stage.form.fields[0].becomeFirstResponder()
        let after = stage.navigator.work
        #expect(after.walks - before.walks == 1)
        #expect(after.visits - before.visits == count + 1)
        #expect(after.climbs - before.climbs == 1)
        #expect(after.plans - before.plans == count)
    }

    /// Counts how often its subviews are read.
    final class CountingLabel: UILabel {
        var reads = 0
        override var subviews: [UIView] {
            reads += 1
            return super.subviews
        }
    }

    @Test("a look does not ask what is in a view that takes no touches, unless the field with focus may be there")
    func untouchableViews() {
        let form = TestForm(column: 2)
        let box = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 40))
        box.isUserInteractionEnabled = false
        let label = CountingLabel(frame: box.bounds)
        box.addSubview(label)
        form.view.addSubview(box)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        // A test that waits may have left its own trace on.
        let before = FormNavigator.trace
        defer { FormNavigator.trace = before }
        FormNavigator.trace = nil
        label.reads = 0
        #expect(navigator.canFocusNext)
        #expect(label.reads == 0)
        // A trace reports the fields in there.
        FormNavigator.trace = { _ in }
        #expect(navigator.canFocusNext)
        #expect(label.reads == 1)
    }

    @Test("a field keeps its form when the view that it is in takes no touches anymore")
    func focusInUntouchableView() {
        let form = TestForm(column: 2)
        let box = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 60))
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 350, height: 40))
        box.addSubview(field)
        form.view.addSubview(box)
        let navigator = FormNavigator(viewController: form.viewController)
        field.becomeFirstResponder()
        box.isUserInteractionEnabled = false
        #expect(navigator.currentField === field)
        #expect(!navigator.canFocusNext && navigator.canFocusPrevious)
        navigator.focusPrevious()
        #expect(form.focus == "1")
        #expect(names(navigator.fields) == "0 1")
    }

    /// Counts the changes to its key commands.
    final class CommandController: UIViewController {
        var changes = 0
        override func addKeyCommand(_ keyCommand: UIKeyCommand) {
            changes += 1
            super.addKeyCommand(keyCommand)
        }
        override func removeKeyCommand(_ keyCommand: UIKeyCommand) {
            changes += 1
            super.removeKeyCommand(keyCommand)
        }
    }

    @Test("a move leaves key commands that are to be the same as they are")
    func keyCommands() {
        let controller = CommandController()
        let form = TestForm(column: 3, in: controller)
        let navigator = FormNavigator(viewController: controller)
        form.fields[0].becomeFirstResponder()
        #expect(controller.changes == 4)
        navigator.focusNext()
        navigator.focusPrevious()
        #expect(form.focus == "0")
        #expect(controller.changes == 4)
        form.fields[0].resignFirstResponder()
        #expect(controller.keyCommands ?? [] == [])
    }

    /// A field that can have focus only while `isWilling` is `true`.
    final class ConditionalField: UITextField {
        var isWilling = true
        override var canBecomeFirstResponder: Bool { isWilling && super.canBecomeFirstResponder }
    }

    /// A field that makes another one resign for good, and doesn't take focus.
    final class DisruptingField: UITextField {
        weak var other: ConditionalField?
        override func becomeFirstResponder() -> Bool {
            other?.isWilling = false
            other?.resignFirstResponder()
            return false
        }
    }

    @Test("a move that ends with no field in focus leaves no key commands")
    func noCommandsWithoutFocus() {
        let controller = CommandController()
        let form = TestForm(column: 0, in: controller)
        let field = ConditionalField(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
        let spoiling = DisruptingField(frame: CGRect(x: 20, y: 200, width: 350, height: 40))
        spoiling.other = field
        for view in [field, spoiling] { form.view.addSubview(view) }
        let navigator = FormNavigator(viewController: controller)
        field.becomeFirstResponder()
        #expect(controller.keyCommands?.count == 4)
        #expect(!navigator.focusNext())
        #expect(!field.isFirstResponder)
        #expect(controller.keyCommands ?? [] == [])
    }
}
