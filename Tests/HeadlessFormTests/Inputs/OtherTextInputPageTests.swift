import FormNavigation
import TestSupport
import Testing
import UIKit

/// The code in OtherTextInput.md does what the text around it says.
@MainActor
struct OtherTextInputPageTests {
    @Test("an editor that is told of, has the toolbar, and may be taken out")
    func editor() throws {
        final class EngineViewController: UIViewController {}
        let device = HeadlessDevice()
        let controller = UIViewController()
        let codeEditor = CodeEditor(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        controller.view.addSubview(codeEditor)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        #expect(form.focusNext() && codeEditor.inputAccessoryView === form.toolbar)
        codeEditor.formOptions.autoAdvanceLength = 1
        let last = UITextField(named: "last", frame: CGRect(x: 20, y: 320, width: 300, height: 40))
        controller.view.addSubview(last)
        form.reload()
        device.type("x")
        textChanged(in: codeEditor)
        #expect(last.isFirstResponder)
        codeEditor.formOptions.movesOnTab = false
        codeEditor.formOptions.stop = .never
        #expect(form.fields == [last])

        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        FormNavigator.shared.enable()
        FormNavigator.shared.configuration.excludedViewControllerClasses.append(EngineViewController.self)
        let engine = EngineViewController()
        let input = CodeEditor(frame: CGRect(x: 0, y: 700, width: 10, height: 10))
        engine.view.addSubview(input)
        device.show(engine)
        input.becomeFirstResponder()
        device.settle()
        #expect(device.keyboard.isVisible && FormNavigator.shared.currentField == nil)
        #expect(engine.view.transform == .identity && input.inputAccessoryView == nil)
    }

    func textChanged(in codeEditor: CodeEditor) {
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: codeEditor)
    }
}

/// An editor like that of a library: its accessory view can be set.
final class CodeEditor: NoteView {
    private var accessoryView: UIView?

    override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }
}
