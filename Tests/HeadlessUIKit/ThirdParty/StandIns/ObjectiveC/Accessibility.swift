// swift-format-ignore-file
// What VoiceOver reads about an element on request. Accessibility declares it, not UIKit.

import UIKit

public final class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high = 1
    }

    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    /// Whether it is read each time, or only when someone asks for it.
    public var importance = Importance.default

    public var label: String { attributedLabel.string }
    public var value: String { attributedValue.string }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }

    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }
}

@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

private nonisolated(unsafe) let elementKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

// With Objective-C, every object has these. UIKit's own elements declare theirs.
extension NSObjectProtocol where Self: NSObject {
    public var isAccessibilityElement: Bool {
        get { objc_getAssociatedObject(self, elementKey) as? Bool ?? false }
        set { objc_setAssociatedObject(self, elementKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
