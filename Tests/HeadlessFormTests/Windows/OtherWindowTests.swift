import FormNavigation
import Testing
import UIKit

/// A field in one window, while a text field keeps focus in another or ends editing there.
@MainActor
struct OtherWindowTests {
    @Test("what takes text in the key window is served while another window's field keeps focus (A7)")
    func served() {
        let device = HeadlessDevice()
        let (first, second) = (FieldsController(at: [100]), UIViewController())
        let note = HostNoteView(named: "Note", frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        second.view.addSubview(note)
        let navigators = [first, second].map { FormNavigator(viewController: $0) }
        device.show(first)
        first.fields[0].becomeFirstResponder()
        device.settle()
        let window = device.show(second)
        device.settle()
        #expect(window.isKeyWindow)
        note.becomeFirstResponder()
        device.settle()
        #expect(first.fields[0].isFirstResponder && note.isFirstResponder)
        #expect(navigators[1].currentField === note)
        #expect(note.inputAccessoryView === navigators[1].toolbar)
        #expect(device.keyboard.frame.minY - note.convert(note.bounds, to: nil).maxY >= 10 - 0.5)
    }

    @Test("the end of editing in another window takes nothing from the field that is edited", arguments: [true, false])
    func endedElsewhere(_ isShared: Bool) {
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        if isShared { shared.enable() }
        let device = HeadlessDevice()
        let (first, second) = (FieldsController(at: [100]), FieldsController(at: [100, 200]))
        let navigators = isShared ? [] : [first, second].map { FormNavigator(viewController: $0) }
        device.show(first)
        first.fields[0].becomeFirstResponder()
        device.settle()
        device.show(second)
        second.fields[0].becomeFirstResponder()
        device.settle()
        #expect(first.fields[0].isFirstResponder)
        let bar = navigators.last?.toolbar ?? shared.toolbar
        let listener = EndListener()
        (navigators.last ?? shared).delegate = listener
        // Immediately, and not only after the next update of the screen.
        first.fields[0].resignFirstResponder()
        #expect(device.keyboard.inputAccessoryView === bar)
        #expect(listener.count == 0)
        device.pressReturn()
        #expect(second.focus == "1")
        shared.endEditing()
    }
}

/// A navigator's delegate that counts how often editing ends.
private final class EndListener: FormNavigatorDelegate {
    private(set) var count = 0

    func formNavigator(_: FormNavigator, didEndEditingIn _: UIView, because _: FormFocusChange.Reason) { count += 1 }
}
