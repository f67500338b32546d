import FormNavigationCore
import UIKit

/// Where a screen shows words, pictures, and controls. The inspector's labels stay away from them.
@MainActor
struct ScreenContent {
    /// The visible frames, in the coordinates of the window.
    private(set) var frames: [CGRect] = []
    private let ruler = UILabel()

    init(of window: UIWindow) { visit(window, in: window.bounds) }

    private mutating func visit(_ view: UIView, in visible: CGRect) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        let frame = view.convert(view.bounds, to: nil)
        let visible = view.clipsToBounds ? visible.intersection(frame) : visible
        guard !visible.isEmpty else { return }
        if view.isOpaquelyFilled {
            let filled = visible.intersection(frame)
            frames.removeAll { filled.encloses($0, within: 0.01) }
        }
        if let content = content(of: view) {
            let seen = view.convert(content, to: nil).intersection(visible)
            if !seen.isEmpty { frames.append(seen) }
        }
        if view.isControlOfUIKit { return }
        for subview in view.subviews { visit(subview, in: visible) }
    }

    /// The part of a view's bounds in which it shows something.
    private func content(of view: UIView) -> CGRect? {
        switch view {
        case let label as UILabel:
            guard label.text?.isEmpty == false else { return nil }
            return place(label.sizeThatFits(label.bounds.size), label.textAlignment, in: label.bounds, of: label)
        case let field as UITextField:
            return frame(ofTextIn: field)
        case let textView as UITextView:
            return frame(ofTextIn: textView)
        case let imageView as UIImageView:
            return imageView.image == nil ? nil : imageView.bounds
        default:
            return view.isControlOfUIKit || view is UIControl && view.subviews.isEmpty ? view.bounds : nil
        }
    }

    private func frame(ofTextIn field: UITextField) -> CGRect? {
        let text = field.text ?? ""
        let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
        ruler.text = text.isEmpty ? field.placeholder : shown
        guard ruler.text?.isEmpty == false else { return nil }
        (ruler.font, ruler.numberOfLines) = (field.font, 1)
        let room = field.textRect(forBounds: field.bounds)
        return place(ruler.sizeThatFits(room.size), field.textAlignment, in: room, of: field)
    }

    private func frame(ofTextIn textView: UITextView) -> CGRect? {
        guard !textView.text.isEmpty else { return nil }
        (ruler.text, ruler.font, ruler.numberOfLines) = (textView.text, textView.font, 0)
        let padding = textView.textContainer.lineFragmentPadding
        // The bounds of a scroll view move with its content, which begins at zero.
        var room = CGRect(origin: .zero, size: textView.bounds.size)
            .inset(by: textView.textContainerInset).insetBy(dx: padding, dy: 0)
        let text = ruler.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
        room.size.height = text.height
        return place(text, textView.textAlignment, in: room, of: textView)
    }

    /// The frame of aligned text, in the middle of its height.
    private func place(_ text: CGSize, _ alignment: NSTextAlignment, in room: CGRect, of view: UIView) -> CGRect {
        let size = CGSize(width: min(text.width, room.width), height: min(text.height, room.height))
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat =
            switch alignment {
            case .left: room.minX
            case .center: room.midX - size.width / 2
            case .right: room.maxX - size.width
            default: isRightToLeft ? room.maxX - size.width : room.minX
            }
        return CGRect(origin: CGPoint(x: x, y: room.midY - size.height / 2), size: size)
    }
}

extension UIView {
    /// Whether the view hides what's behind it.
    fileprivate var isOpaquelyFilled: Bool {
        alpha == 1 && backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha == 1
    }

    /// Whether the view is one of UIKit's controls, whose subviews are private.
    fileprivate var isControlOfUIKit: Bool {
        switch self {
        case is UIButton, is UIDatePicker, is UIPageControl, is UISegmentedControl: true
        case is UISlider, is UIStepper, is UISwitch: true
        default: false
        }
    }
}
