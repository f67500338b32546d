import FormNavigation
import Testing
import UIKit

/// A screen whose view is itself a field, as in an app for notes.
@MainActor
struct RootFieldTests {
    private final class Screen: UIViewController {
        private let input: UIView

        init(_ input: UIView) {
            self.input = input
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = input }
    }

    enum Kind: CaseIterable {
        case textView, textField

        @MainActor
        func make() -> UIView { self == .textView ? UITextView() : UITextField() }
    }

    @Test("it's the form's only field, with and without focus", arguments: Kind.allCases)
    func onlyField(_ kind: Kind) throws {
        let (device, screen) = (HeadlessDevice(), Screen(kind.make()))
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        device.settle()
        let field: UIView = screen.view
        #expect(form.fields == [field] && form.currentField == nil)
        #expect(form.focusFirst())
        device.settle()
        #expect(form.currentField === field && device.keyboard.inputAccessoryView === form.toolbar)
        #expect(!form.canFocusNext && !form.canFocusPrevious && !form.focusNext())
        try device.tap(form.toolbar.doneItem)
        device.settle()
        #expect(form.currentField == nil)
        form.uninstall()
        #expect(field.inputAccessoryView == nil)
    }

    @Test("its content counts for the form", arguments: Kind.allCases)
    func content(_ kind: Kind) {
        let (device, screen) = (HeadlessDevice(), Screen(kind.make()))
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        let field: UIView = screen.view
        field.formOptions.error = "Empty."
        #expect(!form.isValid && form.firstInvalidField === field)
        #expect(form.focusFirstInvalid() && form.currentField === field)
        field.formOptions.error = nil
        #expect(form.isValid && form.firstInvalidField == nil)
    }
}
