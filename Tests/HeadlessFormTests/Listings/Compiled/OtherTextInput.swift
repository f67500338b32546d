// The listings of Sources/FormNavigation/FormNavigation.docc/OtherTextInput.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum OtherTextInputListings {
    final class ScriptViewController: UIViewController {
        let nameField = UITextField()
        let codeEditor = CodeEditor()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the views as you do today.
            codeEditor.formOptions.toolbar.title = .text("Script")
            form.configuration.endsEditingOnTapOutside = true
        }
    }
}

private typealias ScriptViewController = OtherTextInputListings.ScriptViewController

extension CodeEditor: FormInputAccessoryHost {}

extension OtherTextInputListings.ScriptViewController {
    func textChanged() {
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: codeEditor)
    }
}

extension OtherTextInputListings.ScriptViewController {
    func statements() async throws {
        codeEditor.formOptions.stop = .never
        codeEditor.formOptions.movesOnTab = false
    }
}
