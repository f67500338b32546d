#if !HEADLESS_UIKIT
    import TestSupport
    import Testing
    import UIKit

    @testable import FormNavigation

    /// Fields that are their own delegate and keep the app's delegate to themselves, which only Objective-C can detect.
    @MainActor
    struct DelegateOverrideTests {
        @Test("a field stands in front of its delegate where it is its own and its class overrides the property")
        func override() {
            let delegate = Delegate()
            let (plain, keeping) = (UITextField(), KeepingField())
            plain.delegate = delegate
            keeping.delegate = delegate
            #expect(!plain.keepsDelegateToItself)
            #expect(keeping.keepsDelegateToItself)
            let ownField = OwnField()
            ownField.delegate = ownField
            #expect(!ownField.keepsDelegateToItself)

            let (view, keepingView) = (UITextView(), KeepingTextView())
            view.delegate = delegate
            keepingView.delegate = delegate
            #expect(!view.keepsDelegateToItself)
            #expect(keepingView.keepsDelegateToItself)
        }

        @Test("such a field gets no proxy, and moves by the toolbar all the same")
        func noProxy() {
            let form = TestForm(column: 1)
            let field = KeepingField(frame: CGRect(x: 20, y: 50, width: 350, height: 40))
            field.placeholder = "own"
            field.delegate = nil
            form.view.addSubview(field)
            let navigator = FormNavigator(viewController: form.viewController)
            field.becomeFirstResponder()
            #expect(!(field.received is DelegateProxy))
            #expect(navigator.focusNext())
            #expect(form.focus == "0")
        }

        @Test("requirements that are not implemented answer nil")
        func optionalRequirements() {
            let delegate = Delegate()
            #expect(delegate.callShouldReturn(UITextField()) == nil)
            #expect(delegate.callShouldChange(UITextField(), in: NSRange(), to: "a") == nil)
            #expect(delegate.callShouldChange(UITextView(), in: NSRange(), to: "a") == nil)
            delegate.callDidChangeSelection(UITextView())
            #expect(KeepingDelegate().callShouldReturn(UITextField()) == nil)
        }
    }

    private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {}

    private final class OwnField: UITextField, UITextFieldDelegate {}

    private final class KeepingField: UITextField, UITextFieldDelegate {
        private(set) weak var received: (any UITextFieldDelegate)?

        override var delegate: (any UITextFieldDelegate)? {
            get { super.delegate }
            set {
                received = newValue
                super.delegate = self
            }
        }
    }

    private final class KeepingTextView: UITextView, UITextViewDelegate {
        private weak var received: (any UITextViewDelegate)?

        override var delegate: (any UITextViewDelegate)? {
            get { super.delegate }
            set {
                received = newValue
                super.delegate = self
            }
        }
    }
#endif
