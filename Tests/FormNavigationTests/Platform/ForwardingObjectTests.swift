#if !HEADLESS_UIKIT
    import TestSupport
    import Testing
    import UIKit

    @testable import FormNavigation

    /// Delegate proxies that forward messages through Objective-C.
    @MainActor
    struct ForwardingObjectTests {
        /// Puts a proxy in front of a field's delegate.
        private func proxy(of field: UITextField) -> TextFieldProxy {
            let proxy = TextFieldProxy(field: field, DelegateHandler(takesReturn: { _ in false }, send: { _ in }))
            proxy.lookBehindOriginal()
            field.delegate = proxy
            return proxy
        }

        private func proxy(of view: UITextView) -> TextViewProxy {
            let proxy = TextViewProxy(field: view, DelegateHandler(takesReturn: { _ in false }, send: { _ in }))
            proxy.lookBehindOriginal()
            view.delegate = proxy
            return proxy
        }

        // MARK: - Forwarding

        @Test("a proxy claims and forwards each requirement that the app's delegate implements")
        func everyRequirement() {
            let (field, view, delegate) = (UITextField(), UITextView(), EveryDelegate())
            field.delegate = delegate
            view.delegate = delegate
            expectForwarding(Requirements.textField, by: proxy(of: field), to: delegate)
            expectForwarding(Requirements.textView + Requirements.scrollView, by: proxy(of: view), to: delegate)
        }

        private func expectForwarding(_ names: [String], by proxy: ForwardingObject, to delegate: NSObject) {
            for name in names {
                let selector = NSSelectorFromString(name)
                #expect(proxy.responds(to: selector), "\(name)")
                guard !type(of: proxy).instancesRespond(to: selector) else { continue }
                let target = proxy.forwardingTarget(for: selector) as AnyObject?
                #expect(target === delegate, "\(name)")
            }
        }

        @Test("a proxy claims what it answers itself, and otherwise nothing that the app's delegate doesn't implement")
        func nothing() {
            let (field, view, delegate) = (UITextField(), UITextView(), EmptyDelegate())
            field.delegate = delegate
            view.delegate = delegate
            let (fieldProxy, viewProxy) = (proxy(of: field), proxy(of: view))
            let claimed = Requirements.textField.filter { fieldProxy.responds(to: NSSelectorFromString($0)) }
            #expect(claimed == ["textFieldShouldReturn:"])
            let names = Requirements.textView + Requirements.scrollView
            #expect(
                names.filter { viewProxy.responds(to: NSSelectorFromString($0)) } == [
                    "textView:shouldChangeTextInRange:replacementText:", "textViewDidChangeSelection:",
                ])
        }

        @Test("a message to a proxy arrives with its argument, and the answer comes back")
        func message() {
            let (field, delegate) = (UITextField(), ClearingDelegate())
            field.delegate = delegate
            let sent = proxy(of: field) as any UITextFieldDelegate
            #expect(sent.textFieldShouldClear?(field) == false)
            #expect(delegate.asked === field)
            delegate.answer = true
            #expect(sent.textFieldShouldClear?(field) == true)
        }

        @Test("P16 a field that is its own delegate doesn't receive what fields implement themselves")
        func ownDelegate() {
            let field = OwnField()
            field.delegate = field
            let proxy = proxy(of: field)
            #expect(!proxy.responds(to: #selector(UITextField.textRect(forBounds:))))
            #expect(proxy.responds(to: #selector((any UITextFieldDelegate).textFieldShouldClear(_:))))
        }

        @Test("a delegate that doesn't declare its protocol, as Interface Builder allows, is asked like any other")
        func undeclared() {
            let (field, view, delegate) = (UITextField(), UITextView(), UndeclaredDelegate())
            let setter = NSSelectorFromString("setDelegate:")
            field.perform(setter, with: delegate)
            view.perform(setter, with: delegate)
            let (fieldProxy, viewProxy) = (proxy(of: field), proxy(of: view))
            let range = NSRange(location: 0, length: 0)
            #expect(!fieldProxy.textFieldShouldReturn(field))
            #expect(!fieldProxy.textField(field, shouldChangeCharactersIn: range, replacementString: "a"))
            #expect(!viewProxy.textView(view, shouldChangeTextIn: range, replacementText: "a"))
        }

        // MARK: - An app's own proxy

        @Test("P16 an app's proxy in front of the navigator's: the app's delegate receives each call once")
        func appProxyInFront() {
            let form = TestForm(column: 2)
            let delegate = ClearingDelegate()
            form.fields[0].delegate = delegate
            let navigator = FormNavigator(viewController: form.viewController)
            form.fields[0].becomeFirstResponder()
            #expect(form.fields[0].delegate is TextFieldProxy)

            let appProxy = AppProxy(of: form.fields[0].delegate)
            form.fields[0].delegate = appProxy
            #expect(form.fields[0].delegate?.textFieldShouldClear?(form.fields[0]) == false)
            #expect(delegate.count == 1)
            #expect(!form.fields[0].delegateShouldReturn)
            #expect(form.focus == "1")
            withExtendedLifetime(navigator) {}
        }

        @Test("P16 an app's proxy behind the navigator's receives each call once, and is the delegate again afterward")
        func appProxyBehind() {
            let form = TestForm(column: 2)
            let delegate = ClearingDelegate()
            let appProxy = AppProxy(of: delegate)
            form.fields[0].delegate = appProxy
            let navigator = FormNavigator(viewController: form.viewController)
            form.fields[0].becomeFirstResponder()
            #expect(form.fields[0].delegate is TextFieldProxy)
            #expect(form.fields[0].delegate?.textFieldShouldClear?(form.fields[0]) == false)
            #expect(delegate.count == 1)
            let began = #selector((any UITextFieldDelegate).textFieldDidBeginEditing(_:))
            #expect((form.fields[0].delegate as? NSObject)?.responds(to: began) == false)

            form.fields[1].becomeFirstResponder()
            #expect(form.fields[0].delegate === appProxy)
            withExtendedLifetime(navigator) {}
        }

        @Test("P16 two proxies in front of each other don't ask each other forever")
        func circle() {
            let (field, delegate) = (UITextField(), ClearingDelegate())
            let appProxy = AppProxy(of: delegate)
            field.delegate = appProxy
            let proxy = proxy(of: field)
            #expect(!proxy.isReached(from: appProxy))
            appProxy.next = proxy
            field.delegate = appProxy
            #expect(proxy.isReached(from: appProxy))
            // The target of the navigator's proxy is what the app's proxy used to forward to.
            #expect(proxy.target === delegate)
            #expect(!appProxy.responds(to: NSSelectorFromString("noObjectImplementsThis")))
            #expect(field.delegate?.textFieldShouldClear?(field) == false)
            #expect(delegate.count == 1)
        }

        // MARK: - A delegate that has been released

        @Test("a proxy whose delegate has been released answers as UIKit does without a delegate")
        func nobody() throws {
            let (field, view) = (UITextField(), UITextView())
            let target = try #require(proxy(of: field).forwardingTarget(for: NSSelectorFromString("any")) as AnyObject?)
            // UIKit would treat `false` as a refusal.
            #expect(target.textFieldShouldBeginEditing?(field) == true)
            #expect(target.textFieldShouldEndEditing?(field) == true)
            #expect(target.textFieldShouldClear?(field) == true)
            let range = NSRange(location: 0, length: 0)
            #expect(target.textField?(field, shouldChangeCharactersIn: range, replacementString: "a") == true)
            #expect(target.textViewShouldBeginEditing?(view) == true)
            #expect(target.textViewShouldEndEditing?(view) == true)
            #expect(target.scrollViewShouldScrollToTop?(view) == true)
            let zoomed: UIView?? = target.viewForZooming?(in: view)
            #expect(zoomed == .some(nil))
            target.textFieldDidBeginEditing?(field)
            target.scrollViewDidScroll?(view)
        }
    }

    /// The optional requirements of fields' delegates, by the names of their selectors, because not every version of
    /// iOS that tests run on declares each of them.
    private enum Requirements {
        static let textField = [
            "textFieldShouldBeginEditing:",
            "textFieldDidBeginEditing:",
            "textFieldShouldEndEditing:",
            "textFieldDidEndEditing:",
            "textFieldDidEndEditing:reason:",
            "textField:shouldChangeCharactersInRange:replacementString:",
            "textField:shouldChangeCharactersInRanges:replacementString:",
            "textFieldDidChangeSelection:",
            "textFieldShouldClear:",
            "textFieldShouldReturn:",
            "textField:editMenuForCharactersInRange:suggestedActions:",
            "textField:editMenuForCharactersInRanges:suggestedActions:",
            "textField:willPresentEditMenuWithAnimator:",
            "textField:willDismissEditMenuWithAnimator:",
            "textField:insertInputSuggestion:",
        ]
        static let textView = [
            "textViewShouldBeginEditing:",
            "textViewShouldEndEditing:",
            "textViewDidBeginEditing:",
            "textViewDidEndEditing:",
            "textView:shouldChangeTextInRange:replacementText:",
            "textView:shouldChangeTextInRanges:replacementText:",
            "textViewDidChange:",
            "textViewDidChangeSelection:",
            "textView:editMenuForTextInRange:suggestedActions:",
            "textView:editMenuForTextInRanges:suggestedActions:",
            "textView:willPresentEditMenuWithAnimator:",
            "textView:willDismissEditMenuWithAnimator:",
            "textView:primaryActionForTextItem:defaultAction:",
            "textView:menuConfigurationForTextItem:defaultMenu:",
            "textView:textItemMenuWillDisplayForTextItem:animator:",
            "textView:textItemMenuWillEndForTextItem:animator:",
            "textViewWritingToolsWillBegin:",
            "textViewWritingToolsDidEnd:",
            "textView:writingToolsIgnoredRangesInEnclosingRange:",
            "textView:shouldInteractWithURL:inRange:interaction:",
            "textView:shouldInteractWithTextAttachment:inRange:interaction:",
            "textView:shouldInteractWithURL:inRange:",
            "textView:shouldInteractWithTextAttachment:inRange:",
            "textView:willBeginFormattingWithViewController:",
            "textView:didBeginFormattingWithViewController:",
            "textView:willEndFormattingWithViewController:",
            "textView:didEndFormattingWithViewController:",
            "textView:insertInputSuggestion:",
        ]
        static let scrollView = [
            "scrollViewDidScroll:",
            "scrollViewDidZoom:",
            "scrollViewWillBeginDragging:",
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            "scrollViewDidEndDragging:willDecelerate:",
            "scrollViewWillBeginDecelerating:",
            "scrollViewDidEndDecelerating:",
            "scrollViewDidEndScrollingAnimation:",
            "viewForZoomingInScrollView:",
            "scrollViewWillBeginZooming:withView:",
            "scrollViewDidEndZooming:withView:atScale:",
            "scrollViewShouldScrollToTop:",
            "scrollViewDidScrollToTop:",
            "scrollViewDidChangeAdjustedContentInset:",
        ]
    }

    /// A delegate that claims to implement everything.
    private final class EveryDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        nonisolated private static let names = Set(
            Requirements.textField + Requirements.textView + Requirements.scrollView)

        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || selector.map { Self.names.contains(NSStringFromSelector($0)) } == true
        }
    }

    /// A delegate as Objective-C code has it, which refuses everything.
    private final class UndeclaredDelegate: NSObject {
        @objc func textFieldShouldReturn(_ field: UITextField) -> Bool { false }

        @objc(textField:shouldChangeCharactersInRange:replacementString:)
        func textField(_ field: UITextField, range: NSRange, text: String) -> Bool { false }

        @objc(textView:shouldChangeTextInRange:replacementText:)
        func textView(_ view: UITextView, range: NSRange, text: String) -> Bool { false }
    }

    private final class EmptyDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {}

    private final class ClearingDelegate: NSObject, UITextFieldDelegate {
        var answer = false
        private(set) var count = 0
        private(set) weak var asked: UITextField?

        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            count += 1
            asked = textField
            return answer
        }
    }

    private final class OwnField: UITextField, UITextFieldDelegate {
        func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
    }

    /// A typical proxy of an app: it forwards everything, and claims what the next object claims.
    private final class AppProxy: NSObject, UITextFieldDelegate {
        // Only the main thread uses it.
        nonisolated(unsafe) weak var next: AnyObject?

        init(of next: AnyObject?) { self.next = next }

        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || next?.responds(to: selector) == true
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { next }
    }
#endif
