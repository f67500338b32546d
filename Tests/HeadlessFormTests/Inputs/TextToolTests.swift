import FormNavigation
import Testing
import UIKit

/// What works on the text of a text view in place of the user: Writing Tools, and the panel in which a text is searched.
@MainActor
struct TextToolTests {
    @MainActor
    private struct Stage {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let note = UITextView(frame: CGRect(x: 20, y: 600, width: 300, height: 120))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let form: FormNavigator

        init() {
            for view in [field, note] { controller.view.addSubview(view) }
            form = FormNavigator(viewController: controller)
            form.configuration.textViewsMoveOnReturn = true
            device.show(controller)
            note.becomeFirstResponder()
            device.settle()
        }
    }

    @Test("R15 a line break that Writing Tools write is no Return, and nothing is reloaded while they work")
    func writingTools() {
        let stage = Stage()
        let note = stage.note
        stage.device.beginWritingTools()
        let reloads = stage.device.keyboard.reloadCount
        stage.device.paste("\n")
        stage.form.configuration.keyboardAppearance = .dark
        stage.device.settle()
        #expect(note.isFirstResponder && note.text == "\n")
        #expect(stage.device.keyboard.reloadCount == reloads)
        stage.device.endWritingTools()
        note.setNeedsLayout()
        stage.device.settle()
        #expect(stage.device.keyboard.keyboardAppearance == .dark)
        stage.device.pressReturn()
        stage.device.settle()
        #expect(!note.isFirstResponder && note.text == "\n")
    }

    @Test("the panel in which a text is searched leaves the text clear of the keyboard, and its form as it is")
    func find() throws {
        let stage = Stage()
        let (device, note) = (stage.device, stage.note)
        note.text = String(repeating: "a line\n", count: 3)
        device.settle()
        try #require(device.distance(to: note) >= 9.5)
        note.isFindInteractionEnabled = true
        note.findInteraction?.presentFindNavigator(showingReplace: false)
        device.settle()
        #expect(note.isFirstResponder && device.keyboard.responder !== note)
        #expect(device.distance(to: note) >= 9.5)
        device.type("line")
        device.settle()
        #expect(device.distance(to: note) >= 9.5)
        note.findInteraction?.dismissFindNavigator()
        device.settle()
        #expect(device.keyboard.responder === note && stage.form.currentField === note)
        #expect(device.keyboard.inputAccessoryView === stage.form.toolbar)
        #expect(device.distance(to: note) >= 9.5)
        stage.form.endEditing()
        device.settle()
        #expect(stage.controller.view.transform.isIdentity)
    }
}
