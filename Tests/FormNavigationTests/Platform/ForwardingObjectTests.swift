#if !HEADLESS_UIKIT
    import ObjectiveC
    import TestSupport
    import Testing
    import UIKit

    @testable import FormNavigation

    /// Delegate proxies as apps get them, which hand messages on by Objective-C's means.
    @MainActor
    struct ForwardingObjectTests {
        private static let fieldProtocols: [Protocol] = [UITextFieldDelegate.self]
        private static let viewProtocols: [Protocol] = [UITextViewDelegate.self, UIScrollViewDelegate.self]

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

        // MARK: - Handing on

        @Test("whatever a text field's delegate implements arrives there, each requirement that this iOS has")
        func everyFieldRequirement() throws {
            let field = UITextField()
            let delegate = try Implementer.make(Self.fieldProtocols)
            field.delegate = delegate as? any UITextFieldDelegate
            #expect(field.delegate === delegate)
            expectHandedOn(Self.fieldProtocols, by: proxy(of: field), to: delegate)
        }

        @Test("whatever a text view's delegate implements arrives there, each requirement that this iOS has")
        func everyViewRequirement() throws {
            let view = UITextView()
            let delegate = try Implementer.make(Self.viewProtocols)
            view.delegate = delegate as? any UITextViewDelegate
            #expect(view.delegate === delegate)
            expectHandedOn(Self.viewProtocols, by: proxy(of: view), to: delegate)
        }

        private func expectHandedOn(_ protocols: [Protocol], by proxy: ForwardingObject, to delegate: NSObject) {
            let requirements = Requirement.all(of: protocols)
            #expect(requirements.count > 5)
            for requirement in requirements {
                #expect(proxy.responds(to: requirement.selector), "\(requirement.selector)")
                guard !type(of: proxy).instancesRespond(to: requirement.selector) else { continue }
                let target = proxy.forwardingTarget(for: requirement.selector) as AnyObject?
                #expect(target === delegate, "\(requirement.selector)")
            }
            for aProtocol in protocols { #expect(proxy.conforms(to: aProtocol)) }
        }

        @Test("a proxy claims nothing of a delegate's that the delegate does not have, but what it answers itself")
        func nothing() {
            let field = UITextField()
            let delegate = EmptyDelegate()
            field.delegate = delegate
            let fieldProxy = proxy(of: field)
            let claimed = Requirement.all(of: Self.fieldProtocols).filter { fieldProxy.responds(to: $0.selector) }
            #expect(claimed.map(\.name) == ["textFieldShouldReturn:"])

            let view = UITextView()
            view.delegate = delegate
            let viewProxy = proxy(of: view)
            let answered = Requirement.all(of: Self.viewProtocols).filter { viewProxy.responds(to: $0.selector) }
            #expect(
                Set(answered.map(\.name)) == [
                    "textView:shouldChangeTextInRange:replacementText:", "textViewDidChangeSelection:",
                ])
        }

        @Test("a message sent to a proxy arrives with its arguments, and the answer comes back")
        func message() {
            let field = UITextField()
            let delegate = ClearingDelegate()
            field.delegate = delegate
            let proxy = proxy(of: field)
            let sent = proxy as (any UITextFieldDelegate)
            #expect(sent.textFieldShouldClear?(field) == false)
            #expect(delegate.asked === field)
            delegate.answer = true
            #expect(sent.textFieldShouldClear?(field) == true)
        }

        @Test("P16 a field that is its own delegate is not sent what fields implement themselves")
        func ownDelegate() {
            let field = OwnField()
            field.delegate = field
            let proxy = proxy(of: field)
            #expect(!proxy.responds(to: #selector(UITextField.textRect(forBounds:))))
            #expect(proxy.responds(to: #selector((any UITextFieldDelegate).textFieldShouldClear(_:))))
        }

        // MARK: - Proxies of the app's

        @Test("P16 an app's proxy in front of the form's: the app's delegate hears everything once")
        func appProxyInFront() {
            let form = TestForm(column: 2)
            let delegate = ClearingDelegate()
            form.fields[0].delegate = delegate
            let navigator = FormNavigator(viewController: form.viewController)
            form.fields[0].becomeFirstResponder()
            #expect(form.fields[0].delegate is TextFieldProxy)

            let appProxy = AppProxy(of: form.fields[0].delegate)
            form.fields[0].delegate = appProxy
            #expect(appProxy.responds(to: #selector((any UITextFieldDelegate).textFieldShouldClear(_:))))
            #expect(form.fields[0].delegate?.textFieldShouldClear?(form.fields[0]) == false)
            #expect(delegate.count == 1)
            #expect(form.fields[0].delegateShouldReturn == false)
            #expect(form.focus == "1")
            withExtendedLifetime(navigator) {}
        }

        @Test("P16 an app's proxy behind the form's: what it hands on is claimed, and arrives once")
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
            let begun = #selector((any UITextFieldDelegate).textFieldDidBeginEditing(_:))
            #expect((form.fields[0].delegate as? NSObject)?.responds(to: begun) == false)

            form.fields[1].becomeFirstResponder()
            #expect(form.fields[0].delegate === appProxy)
            withExtendedLifetime(navigator) {}
        }

        @Test("P16 two proxies that stand in front of each other do not ask for ever")
        func circle() {
            let field = UITextField()
            let delegate = ClearingDelegate()
            let appProxy = AppProxy(of: delegate)
            field.delegate = appProxy
            let proxy = proxy(of: field)
            #expect(!proxy.isReached(from: appProxy))
            appProxy.next = proxy
            field.delegate = appProxy
            #expect(proxy.isReached(from: appProxy))
            // What the app's proxy handed on to before is what is left behind it.
            #expect(proxy.target === delegate)
            #expect(appProxy.responds(to: #selector((any UITextFieldDelegate).textFieldShouldClear(_:))))
            #expect(!appProxy.responds(to: NSSelectorFromString("nobodyImplementsThis")))
            #expect(field.delegate?.textFieldShouldClear?(field) == false)
            #expect(delegate.count == 1)
        }

        // MARK: - Nobody behind the proxy

        @Test("a proxy whose delegate has gone answers yes to what should happen, and otherwise nothing")
        func nobody() throws {
            let field = UITextField()
            let proxy = proxy(of: field)
            let nobody = try #require(proxy.forwardingTarget(for: NSSelectorFromString("any")) as? NSObject)
            #expect(nobody !== proxy)
            for requirement in Requirement.all(of: Self.fieldProtocols + Self.viewProtocols) {
                let method = class_getMethodImplementation(type(of: nobody), requirement.selector)
                switch requirement.result {
                case "B", "c":
                    typealias Question = @convention(c) (AnyObject, Selector) -> Bool
                    let answer = unsafeBitCast(method, to: Question.self)(nobody, requirement.selector)
                    #expect(answer, "\(requirement.name): UIKit would take this for a no")
                case "@":
                    typealias Question = @convention(c) (AnyObject, Selector) -> OpaquePointer?
                    let answer = unsafeBitCast(method, to: Question.self)(nobody, requirement.selector)
                    #expect(answer == nil, "\(requirement.name)")
                case "v": break
                default:
                    Issue.record("\(requirement.name) returns \(requirement.result), which would be undefined")
                }
            }
        }
    }

    /// A requirement of a delegate's protocol that need not be implemented, as the runtime lists it.
    private struct Requirement {
        let selector: Selector
        /// The encoded types of its result and its arguments.
        let types: String

        var name: String { NSStringFromSelector(selector) }
        /// The first of the types, without what says how it is passed.
        var result: String { String(types.drop { "rnNoORV".contains($0) }.prefix(1)) }

        static func all(of protocols: [Protocol]) -> [Requirement] {
            protocols.flatMap { aProtocol -> [Requirement] in
                var count: UInt32 = 0
                guard let list = protocol_copyMethodDescriptionList(aProtocol, false, true, &count) else { return [] }
                defer { free(list) }
                return (0..<Int(count)).compactMap { index in
                    guard let name = list[index].name, let types = list[index].types else { return nil }
                    return Requirement(selector: name, types: String(cString: types))
                }
            }
        }
    }

    /// Makes objects that implement everything.
    @MainActor
    private enum Implementer {
        private static var count = 0

        static func make(_ protocols: [Protocol]) throws -> NSObject {
            count += 1
            let type: AnyClass = try #require(
                objc_allocateClassPair(NSObject.self, "FormNavigationImplementer\(count)", 0))
            for aProtocol in protocols { class_addProtocol(type, aProtocol) }
            let nothing: @convention(block) (AnyObject) -> OpaquePointer? = { _ in nil }
            for requirement in Requirement.all(of: protocols) {
                class_addMethod(type, requirement.selector, imp_implementationWithBlock(nothing), requirement.types)
            }
            objc_registerClassPair(type)
            return try #require(type as? NSObject.Type).init()
        }
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

    /// A proxy as apps write them: it hands on everything, and claims what that claims.
    private final class AppProxy: NSObject, UITextFieldDelegate {
        nonisolated(unsafe) weak var next: AnyObject?

        init(of next: AnyObject?) { self.next = next }

        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || next?.responds(to: selector) == true
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { next }
    }
#endif
