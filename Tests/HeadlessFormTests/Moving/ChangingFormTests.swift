import FormNavigation
import TestSupport
import Testing
import UIKit

/// A form that's different at the end of a move than at its beginning.
@MainActor
struct ChangingFormTests {
    // MARK: - Lists

    @Test(
        "G13 a table that reloads when a field has ended: Return goes to the next row, with toolbar and return key",
        arguments: HeadlessBehavior.TableReload.allCases, HeadlessBehavior.HandoverOrder.allCases)
    func reloadingTable(_ reload: HeadlessBehavior.TableReload, _ order: HeadlessBehavior.HandoverOrder) {
        var behavior = HeadlessBehavior()
        behavior.tableReload = reload
        behavior.handoverOrder = order
        let device = HeadlessDevice(behavior: behavior)
        let survey = Survey([Array(repeating: .fields(1), count: 40)])
        let hooks = TextFieldHooks()
        survey.onFill = { content, _ in content.fields.first?.delegate = hooks }
        device.show(survey)
        device.settle()
        #expect(survey.form.focusFirst())
        device.settle()
        hooks.didEnd = { [weak survey] _ in survey?.table.reloadData() }
        for row in 1...3 {
            device.pressReturn()
            device.settle()
            #expect(survey.focus == "0.\(row).0")
            #expect(device.keyboard.inputAccessoryView === survey.form.toolbar)
            #expect(device.keyboard.returnKeyType == .next)
            #expect(survey.form.toolbar.previousItem.isEnabled && survey.form.toolbar.nextItem.isEnabled)
            #expect((survey.form.currentField as? UITextField)?.returnKeyType == .next)
        }
    }

    /// A table that reloads whenever editing ends in one of its rows. It's shorter before its rows are laid out, so other
    /// rows get the cells.
    private func makeShrinkingTable(
        _ reload: HeadlessBehavior.TableReload, _ order: HeadlessBehavior.HandoverOrder
    ) -> (device: HeadlessDevice, survey: Survey, hooks: TextFieldHooks) {
        var behavior = HeadlessBehavior()
        behavior.tableReload = reload
        behavior.handoverOrder = order
        let device = HeadlessDevice(.iPhoneSE, behavior: behavior)
        let survey = Survey([Array(repeating: .fields(1), count: 30)])
        let hooks = TextFieldHooks()
        survey.onFill = { content, _ in content.fields.first?.delegate = hooks }
        survey.loadViewIfNeeded()
        survey.table.estimatedRowHeight = 44
        device.show(survey)
        device.settle()
        hooks.didEnd = { [weak survey] _ in survey?.table.reloadData() }
        return (device, survey, hooks)
    }

    @Test(
        "in a table that reloads when editing ends, and gives its cells to other rows, moves reach each row",
        arguments: HeadlessBehavior.TableReload.allCases, HeadlessBehavior.HandoverOrder.allCases)
    func reloadingTableThatShrinks(_ reload: HeadlessBehavior.TableReload, _ order: HeadlessBehavior.HandoverOrder) {
        let (device, survey, _) = makeShrinkingTable(reload, order)
        #expect(survey.form.focus(at: IndexPath(row: 25, section: 0), in: survey.table))
        device.settle()
        for row in 26...29 {
            device.pressReturn()
            device.settle()
            #expect(survey.focus == "0.\(row).0")
        }
        #expect(device.keyboard.returnKeyType == .done)
        for row in (0..<29).reversed() {
            #expect(survey.form.focusPrevious())
            device.settle()
            #expect(survey.focus == "0.\(row).0")
        }
    }

    @Test(
        "if the next row refuses focus after such a reload, focus returns to the row that had it",
        arguments: HeadlessBehavior.TableReload.allCases, HeadlessBehavior.HandoverOrder.allCases)
    func refusedAfterReload(_ reload: HeadlessBehavior.TableReload, _ order: HeadlessBehavior.HandoverOrder) {
        let (device, survey, hooks) = makeShrinkingTable(reload, order)
        #expect(survey.form.focus(at: IndexPath(row: 28, section: 0), in: survey.table))
        device.settle()
        hooks.shouldBegin = { $0.placeholder == "0.28.0" }
        survey.form.focusNext()
        device.settle()
        #expect(survey.focus == "0.28.0")
    }

    // MARK: - Steps in one screen

    /// Where a wizard advances to its next step.
    enum StepPlace: CaseIterable {
        case shouldReturn, didEnd, didEndOnExit
    }

    /// A screen with two steps of two fields each, in the same place: "0" and "1", then "2" and "3".
    ///
    /// - Parameter around: Names of fields above and below that are always there.
    private func makeWizard(
        _ behavior: HeadlessBehavior = HeadlessBehavior(), above: Bool = false, below: Bool = false
    ) -> (form: ChangingForm, show: @MainActor (Int) -> Void) {
        let form = ChangingForm(4, on: HeadlessDevice(behavior: behavior))
        let fields = form.fields
        for index in 2...3 { fields[index].frame = fields[index - 2].frame }
        if above { form.add("above", at: 30) }
        if below { form.add("below", at: 300) }
        let show: @MainActor (Int) -> Void = { step in
            for (index, field) in fields.enumerated() { field.isHidden = index / 2 != step }
        }
        show(0)
        return (form, show)
    }

    // The last known order is "0", "1". None of these fields is left, so this is a new form, and a move into a new form
    // begins at its first field.
    @Test(
        "Return in the last field of a step that shows the next one goes to its first field, and nothing is finished",
        arguments: StepPlace.allCases, HeadlessBehavior.all)
    func wizard(_ place: StepPlace, _ behavior: HeadlessBehavior) {
        let (form, show) = makeWizard(behavior)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        switch place {
        case .shouldReturn:
            form.hooks.shouldReturn = { _ in
                show(1)
                return true
            }
        case .didEnd: form.hooks.didEnd = { _ in show(1) }
        case .didEndOnExit: form.fields[1].addAction(UIAction { _ in show(1) }, for: .editingDidEndOnExit)
        }
        form.device.pressReturn()
        form.device.settle()
        #expect(form.focus == "2")
        #expect(form.finished == 0)
        #expect(form.moves == ["2"])
        #expect(form.problems() == [])
    }

    // Next goes to what follows the nearest preceding field that's still there. The replacement for the vanished field
    // is between that field and the ones after it, and must not be skipped.
    @Test("a step between fields that stay is gone on to before those behind it", arguments: [false, true])
    func middleStep(_ hasFieldBelow: Bool) {
        let (form, show) = makeWizard(above: true, below: hasFieldBelow)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.hooks.didEnd = { _ in show(1) }
        form.device.pressReturn()
        form.device.settle()
        #expect(form.focus == "2")
        #expect(form.finished == 0)
        #expect(form.problems() == [])
    }

    // Previous goes to what comes before the nearest following field that's still there.
    @Test("going back out of a step leads to the last field of the one before", arguments: [false, true])
    func stepBack(_ hasSurroundings: Bool) {
        let (form, show) = makeWizard(above: hasSurroundings, below: hasSurroundings)
        show(1)
        // Without a field above, there would be no way back, and no Previous to tap.
        if !hasSurroundings { form.add("above", at: 30) }
        form.fields[2].becomeFirstResponder()
        form.device.settle()
        form.hooks.didEnd = { _ in show(0) }
        #expect(form.navigator.focusPrevious())
        form.device.settle()
        #expect(form.focus == "1")
        #expect(form.problems() == [])
    }

    @Test("a single field that vanishes with its neighbor before it goes on to the one behind it")
    func twoGone() {
        let form = ChangingForm(4)
        form.fields[2].becomeFirstResponder()
        form.hooks.didEnd = { [fields = form.fields] _ in
            for field in fields[1...2] { field.isHidden = true }
        }
        form.device.pressReturn()
        form.device.settle()
        #expect(form.focus == "3")
        #expect(form.problems() == [])
    }

    @Test(
        "a field that is hidden with its neighbor keeps its place between the others, which move to where it was",
        arguments: [("Next", "4"), ("Previous", "1")])
    func collapsed(button: String, focus: String) throws {
        let form = ChangingForm(6)
        form.fields[3].becomeFirstResponder()
        form.device.settle()
        let frames = form.fields.map(\.frame)
        for index in 2...3 { form.fields[index].isHidden = true }
        for index in 4...5 { form.fields[index].frame = frames[index - 2] }
        form.device.settle()
        try form.device.tap(title: button)
        form.device.settle()
        #expect(form.focus == focus)
        #expect(form.problems() == [])
    }

    // MARK: - Requests

    @Test("A25 a request to a field that refuses leaves focus where it was", arguments: HeadlessBehavior.all)
    func refusedRequest(_ behavior: HeadlessBehavior) {
        let form = ChangingForm(3, on: HeadlessDevice(behavior: behavior))
        form.hooks.shouldBegin = { $0.placeholder != "2" }
        form.fields[2].formOptions.validation = .view { (_: UIView) in "No." }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(!form.navigator.focus(form.fields[2]))
        #expect(form.focus == "0")
        #expect(!form.navigator.focusFirstInvalid())
        #expect(form.focus == "0")
        form.device.settle()
        #expect(form.device.keyboard.isVisible)
        #expect(form.problems() == [])
    }

    @Test("A25 the same for a row that is not loaded", arguments: HeadlessBehavior.all, Survey.Kind.allCases)
    func refusedRow(_ behavior: HeadlessBehavior, _ kind: Survey.Kind) {
        let device = HeadlessDevice(behavior: behavior)
        let survey = Survey(Survey.rows(200, fieldsAt: [0, 100]), kind: kind)
        let hooks = TextFieldHooks()
        hooks.shouldBegin = { $0.placeholder != "0.100.0" }
        survey.onFill = { content, _ in content.fields.first?.delegate = hooks }
        survey.start(on: device)
        #expect(!survey.form.focus(at: 100, in: survey))
        device.settle()
        #expect(survey.focus == "0.0.0")
        #expect(device.keyboard.inputAccessoryView === survey.form.toolbar)
    }

    // MARK: - Code without a delegate call or an event

    /// Code that runs when a field ends or begins editing.
    enum Unseen: CaseIterable {
        case notification, resign, become
    }

    private func run(
        _ unseen: Unseen, in form: ChangingForm, _ body: @escaping @MainActor () -> Void
    ) {
        switch unseen {
        case .notification: form.observe(UITextField.textDidEndEditingNotification, body)
        case .resign: form.fields[0].onResign = body
        case .become: form.fields[1].onBecome = body
        }
    }

    @Test(
        "a field that an observer or a subclass hides is passed over", arguments: Unseen.allCases,
        [FormMove.toolbar, .returnKey, .tab, .call])
    func unseenChange(_ unseen: Unseen, _ move: FormMove) throws {
        for behavior in HeadlessBehavior.sampled(move == .returnKey || move == .call ? 0 : 1) {
            let form = ChangingForm(3, on: HeadlessDevice(behavior: behavior), hasDelegate: false)
            defer { form.forget() }
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            run(unseen, in: form) { [weak next = form.fields[1]] in next?.isHidden = true }
            try move.perform(form)
            form.device.settle()
            #expect(form.focus == "2")
            #expect(form.problems() == [])
        }
    }

    @Test(
        "a field that an observer or a subclass adds is one that Next and Return know of", arguments: Unseen.allCases,
        [FormMove.toolbar, .returnKey, .tab, .call])
    func unseenAddition(_ unseen: Unseen, _ move: FormMove) throws {
        for behavior in HeadlessBehavior.sampled(move == .returnKey || move == .call ? 1 : 0) {
            let form = ChangingForm(2, on: HeadlessDevice(behavior: behavior), hasDelegate: false)
            defer { form.forget() }
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            var isAdded = false
            run(unseen, in: form) { [weak form] in
                if !isAdded { form?.add("2", at: 300) }
                isAdded = true
            }
            try move.perform(form)
            form.device.settle()
            #expect(form.focus == "1")
            #expect(form.navigator.toolbar.nextItem.isEnabled)
            #expect(form.device.keyboard.returnKeyType == .next)
            #expect(form.problems() == [])
        }
    }
}
