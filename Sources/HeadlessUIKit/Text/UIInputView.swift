/// A view that replaces the keyboard, or that's above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The style of an input view.
    public enum Style: Int, Sendable {
        case `default` = 0
        case keyboard = 1
    }

    /// The style of the view. `.default` by default.
    open private(set) var inputViewStyle: Style

    /// Whether the view's height is the one that its content requests. `false` by default, for the frame's height.
    open var allowsSelfSizing = false

    /// An input view with the default style.
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An input view or accessory view whose buttons click when tapped.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `playInputClick()` sounds while the view is visible. `false` by default.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
