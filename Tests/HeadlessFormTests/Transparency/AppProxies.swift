import Testing
import UIKit

/// The app's delegate proxy, which steps in front of its field's current delegate each time it's requested.
@MainActor
protocol AppProxy: AnyObject, UITextFieldDelegate, UITextViewDelegate {
    var field: UIView? { get }
    init(of field: UIView, log: SessionLog)
    /// Steps in front of a delegate of the field, which isn't the proxy itself.
    func stand(inFrontOf delegate: AnyObject?)
}

extension TransparencyForm {
    /// The proxy of a field, in front of the field's delegate. The first call creates it.
    @discardableResult
    func proxy<Proxy: AppProxy>(_: Proxy.Type, of field: UIView) -> Proxy {
        let known = kept.lazy.compactMap { $0 as? Proxy }.first { $0.field === field }
        let proxy = known ?? Proxy(of: field, log: log)
        if known == nil { kept.append(proxy) }
        let current = delegate(of: field)
        guard current !== proxy else { return proxy }
        proxy.stand(inFrontOf: current)
        setDelegate(proxy, of: field)
        #expect(delegate(of: field) === proxy, "something else has taken the proxy's place")
        return proxy
    }
}

/// A proxy like RxSwift's (P16): it puts itself in front again each time it's used, sets `nil` and then itself when its
/// observers change, and forwards everything.
final class RxStandIn: NSObject, AppProxy, HeadlessForwarding {
    private(set) weak var field: UIView?
    private(set) weak var forwardToDelegate: AnyObject?
    private let log: SessionLog
    private var observers = 0

    init(of field: UIView, log: SessionLog) {
        self.field = field
        self.log = log
    }

    var headlessForwardingTarget: AnyObject? { forwardToDelegate }

    func stand(inFrontOf delegate: AnyObject?) { forwardToDelegate = delegate }

    func subscribe(_ form: TransparencyForm) {
        observers += 1
        reset(form)
    }

    func unsubscribe(_ form: TransparencyForm) {
        observers = 0
        reset(form)
    }

    // UIKit records what a delegate implements when it's assigned, and an observer makes it implement more.
    private func reset(_ form: TransparencyForm) {
        guard let field, form.delegate(of: field) === self else { return }
        form.setDelegate(nil, of: field)
        form.setDelegate(self, of: field)
        #expect(form.delegate(of: field) === self)
    }

    private func observe(_ field: UIView, _ member: String = #function) {
        if observers > 0 { log.write("observer: \(member) \(describe(field))") }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        (forwardToDelegate as? any UITextFieldDelegate)?.textFieldDidBeginEditing(textField)
        observe(textField)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        (forwardToDelegate as? any UITextFieldDelegate)?.textFieldDidChangeSelection(textField)
        observe(textField)
    }

    func textViewDidChange(_ textView: UITextView) {
        (forwardToDelegate as? any UITextViewDelegate)?.textViewDidChange(textView)
        observe(textView)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        (forwardToDelegate as? any UITextViewDelegate)?.textViewDidChangeSelection(textView)
        observe(textView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        observe(scrollView)
        (forwardToDelegate as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView)
    }
}

/// A proxy as apps write them by hand: it steps in front again and again, forwards what it knows, and doesn't reveal to
/// what.
final class HandMadeProxy: NSObject, AppProxy {
    private(set) weak var field: UIView?
    // It holds what's behind it strongly, as such proxies do.
    private(set) var next: AnyObject?
    private let log: SessionLog

    init(of field: UIView, log: SessionLog) {
        self.field = field
        self.log = log
    }

    func stand(inFrontOf delegate: AnyObject?) { next = delegate }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        log.write("hand-made: began \(describe(textField))")
        (next as? any UITextFieldDelegate)?.textFieldDidBeginEditing(textField)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        log.write("hand-made: selection \(describe(textField))")
        (next as? any UITextFieldDelegate)?.textFieldDidChangeSelection(textField)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.write("hand-made: return \(describe(textField))")
        return (next as? any UITextFieldDelegate)?.textFieldShouldReturn(textField) ?? true
    }

    func textViewDidChange(_ textView: UITextView) {
        log.write("hand-made: change \(describe(textView))")
        (next as? any UITextViewDelegate)?.textViewDidChange(textView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.write("hand-made: scroll \(describe(scrollView))")
        (next as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView)
    }
}

/// What ReactiveCocoa puts in front: its field passes it everything that's assigned, and returns it as the delegate.
final class SetterProxy: NSObject, UITextFieldDelegate, UITextViewDelegate, HeadlessForwarding {
    weak var forwardee: AnyObject?
    var headlessForwardingTarget: AnyObject? { forwardee }
}

/// A text field that ReactiveCocoa observes.
final class ReactiveTextField: UITextField {
    private let proxy = SetterProxy()

    override var delegate: (any UITextFieldDelegate)? {
        get { super.delegate }
        set {
            proxy.forwardee = newValue
            super.delegate = proxy
        }
    }
}

/// A text view that ReactiveCocoa observes.
final class ReactiveTextView: UITextView {
    private let proxy = SetterProxy()

    // A text view's delegate is its scroll view's delegate, with a narrower type.
    override var delegate: (any UITextViewDelegate)? {
        get { super.delegate }
        set {
            proxy.forwardee = newValue
            super.delegate = proxy
        }
    }
}

/// A text field that requests its proxy at each layout.
final class LayoutTextField: UITextField {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}

/// A text view that requests its proxy at each layout.
final class LayoutTextView: UITextView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
    }
}
