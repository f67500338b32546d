import Testing

@testable import UIKit

/// A view whose content has a size.
final class ContentView: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { content }
}

extension UIView {
    /// Adds views that constraints will place.
    @discardableResult
    func with(_ views: UIView...) -> Self {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        return self
    }

    /// Constraints from the receiver's edges to a guide's or view's.
    func edges(to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ]
    }

    /// Constraints from the receiver's top and leading edges.
    func corner(of other: UIView, x: CGFloat = 0, y: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: x),
            topAnchor.constraint(equalTo: other.topAnchor, constant: y),
        ]
    }
}

/// A rectangle as short as `#expect` can show it.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// A screen-sized view without a window, on a fresh device.
@MainActor
func makeRoot(width: CGFloat = 390, height: CGFloat = 800, _ direction: UIUserInterfaceLayoutDirection = .leftToRight)
    -> UIView
{
    _ = HeadlessDevice(layoutDirection: direction)
    return UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
