import UIKit

/// A delegate in front of another one that forwards everything, as libraries insert one.
final class FrontDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate, HeadlessForwarding {
    private weak var target: AnyObject?
    /// Holds the target strongly, if that's requested.
    private let kept: AnyObject?

    init(of target: AnyObject?, keeping: Bool) {
        self.target = target
        kept = keeping ? target : nil
    }

    var headlessForwardingTarget: AnyObject? { target }
}

extension TransparencyForm {
    /// Puts another object in front of a field's current delegate.
    ///
    /// - Parameter keeping: Whether that object holds the delegate strongly.
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
