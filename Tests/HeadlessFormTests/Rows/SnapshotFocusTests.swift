import FormNavigation
import Testing
import UIKit

/// Snapshots that are applied while a field in the rows has focus.
@MainActor
struct SnapshotFocusTests {
    private func show(_ kind: ModernForm.Kind, rows: Range<Int> = 0..<30, at row: Int = 3) -> (
        ModernForm, HeadlessDevice
    ) {
        let form = ModernForm([Array(rows)], kind: kind)
        let device = HeadlessDevice()
        form.start(on: device)
        while form.focus != row, form.form.focusNext() {}
        device.settle()
        return (form, device)
    }

    @Test("rows that are appended are gone on to", arguments: ModernForm.Kind.allCases)
    func append(_ kind: ModernForm.Kind) {
        let (form, device) = show(kind, rows: 0..<4)
        #expect(!form.form.canFocusNext)
        form.change { $0.appendItems([10, 11]) }
        device.settle()
        #expect(form.focus == 3)
        #expect(form.form.canFocusNext)
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus == 10)
    }

    @Test(
        "when a row has just been inserted above, the buttons and moves go by where the field is now",
        arguments: ModernForm.Kind.allCases)
    func insert(_ kind: ModernForm.Kind) {
        let (form, device) = show(kind, rows: 0..<4)
        form.change { $0.insertItems([10], beforeItem: 0) }
        #expect(form.focus == 3 && !form.form.canFocusNext)
        #expect(form.form.focusPrevious())
        device.settle()
        #expect(form.focus == 2)
    }

    @Test("rows before and after it that go are passed, and the field stays", arguments: ModernForm.Kind.allCases)
    func delete(_ kind: ModernForm.Kind) {
        let (form, device) = show(kind)
        form.change { $0.deleteItems([2, 4, 5]) }
        device.settle()
        #expect(form.focus == 3)
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus == 6)
        #expect(form.form.focusPrevious() && form.form.focusPrevious())
        device.settle()
        #expect(form.focus == 1)
    }

    @Test("its own row goes: nothing has focus, and the form is begun anew", arguments: ModernForm.Kind.allCases)
    func deleteFocused(_ kind: ModernForm.Kind) {
        let (form, device) = show(kind)
        form.change { $0.deleteItems([3]) }
        device.settle()
        #expect(form.focus == nil)
        #expect(!device.keyboard.isVisible)
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus.map { [0, 1, 2, 4].contains($0) } == true)
    }

    @Test(
        "its row moves, also out of sight: the field keeps the focus, and its new neighbors follow",
        arguments: ModernForm.Kind.allCases, [10, 29])
    func move(_ kind: ModernForm.Kind, _ target: Int) {
        let (form, device) = show(kind)
        let field = form.form.currentField
        form.change { $0.moveItem(3, beforeItem: target) }
        device.settle()
        #expect(form.form.currentField === field && field?.isFirstResponder == true)
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus == target)
        #expect(form.isFocusSeen(device))
        #expect(form.form.focusPrevious() && form.form.focusPrevious())
        device.settle()
        #expect(form.focus == target - 1)
    }

    @Test("its row is configured again: the field keeps the focus", arguments: ModernForm.Kind.allCases)
    func reconfigure(_ kind: ModernForm.Kind) {
        let (form, device) = show(kind)
        let field = form.form.currentField
        form.change { $0.reconfigureItems([3, 4]) }
        device.settle()
        #expect(form.form.currentField === field && field?.isFirstResponder == true)
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus == 4)
    }

    @Test("its row is reloaded: its cell goes, and nothing of ours stays on it", arguments: ModernForm.Kind.allCases)
    func reload(_ kind: ModernForm.Kind) {
        let (form, device) = show(kind)
        let field = form.form.currentField as? UITextField
        form.change { $0.reloadItems([3]) }
        device.settle()
        #expect(field?.isFirstResponder == false)
        #expect(form.form.currentField == nil)
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus != nil)
        #expect(form.form.focusNext())
    }

    @Test(
        "the delegate of the field that is left applies a snapshot while focus moves on",
        arguments: ModernForm.Kind.allCases, [true, false])
    func fromDelegate(_ kind: ModernForm.Kind, _ isAnimated: Bool) {
        let (form, device) = show(kind)
        form.onEnd = { row in
            form.onEnd = { _ in }
            form.change(animated: isAnimated) { snapshot in
                snapshot.deleteItems([1])
                snapshot.insertItems([100], afterItem: row)
                snapshot.reconfigureItems([row])
            }
        }
        #expect(form.form.focusNext())
        device.settle()
        // The new rows appeared after the next field had already been chosen.
        #expect(form.focus == 4)
        #expect(form.form.focusPrevious())
        device.settle()
        #expect(form.focus == 100)
        #expect(form.form.focusPrevious())
        device.settle()
        #expect(form.focus == 3)
    }

    @Test(
        "the delegate of the field that is left deletes the row that is next: focus goes on to another, or stays",
        arguments: ModernForm.Kind.allCases)
    func fromDelegateDeletingNext(_ kind: ModernForm.Kind) {
        let (form, device) = show(kind)
        form.onEnd = { _ in
            form.onEnd = { _ in }
            form.change { $0.deleteItems([4]) }
        }
        form.form.focusNext()
        device.settle()
        #expect(form.focus == 3 || form.focus == 5)
        #expect((form.form.currentField as? UITextField)?.isFirstResponder == true)
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus == 5 || form.focus == 6)
    }

    @Test(
        "the delegate of the field that is left deletes its own row: focus is where it was going",
        arguments: ModernForm.Kind.allCases)
    func fromDelegateDeletingItself(_ kind: ModernForm.Kind) {
        let (form, device) = show(kind)
        form.onEnd = { row in
            form.onEnd = { _ in }
            form.change { $0.deleteItems([row]) }
        }
        #expect(form.form.focusNext())
        device.settle()
        #expect(form.focus == 4)
        #expect(form.form.focusPrevious())
        device.settle()
        #expect(form.focus == 2)
    }
}
