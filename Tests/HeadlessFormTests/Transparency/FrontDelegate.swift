import UIKit

/// A delegate that stands in front of another and hands on everything, as libraries put one there.
final class FrontDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, HeadlessForwarding {
    private weak var target: AnyObject?
    /// Keeps the target, if that is wanted.
    private let kept: AnyObject?

    init(of target: AnyObject?, keeping: Bool) {
        self.target = target
        kept = keeping ? target : nil
    }

    var headlessForwardingTarget: AnyObject? { target }
}

extension TransparencyForm {
    /// Puts another object in front of whatever is a field's delegate.
    ///
    /// - Parameter keeping: Whether that object keeps the delegate.
    @discardableResult
    func putFront(before field: UIView, keeping: Bool) -> FrontDelegate {
        let front = FrontDelegate(of: delegate(of: field), keeping: keeping)
        kept.append(front)
        setDelegate(front, of: field)
        return front
    }

    func putFronts(keeping: Bool) {
        for field in fields { putFront(before: field, keeping: keeping) }
    }
}
