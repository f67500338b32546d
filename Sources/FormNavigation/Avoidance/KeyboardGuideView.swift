import FormNavigationCore
import UIKit

/// An empty view in a screen, from the keyboard's top edge to the window's bottom edge.
///
/// UIKit doesn't post anything while a finger drags the keyboard down, but the keyboard's layout guide follows the
/// finger (WWDC23, session 10281). There's no way to observe a guide, but a view with the guide's height is laid out
/// whenever the guide moves.
@MainActor
final class KeyboardGuideView: UIView {
    private var onMove: (() -> Void)?

    /// Calls `onMove` whenever the keyboard's layout guide of a screen has moved.
    ///
    /// SwiftUI doesn't support views that are added to its own, and a visual effect view ends the process (Q27).
    func follow(in screen: UIView, onMove: @escaping () -> Void) {
        let screen = (screen as? UIVisualEffectView)?.contentView ?? screen
        self.onMove = onMove
        guard superview !== screen, !ClassOrigin.isSwiftUI(type(of: screen)) else { return }
        translatesAutoresizingMaskIntoConstraints = false
        isUserInteractionEnabled = false
        screen.insertSubview(self, at: 0)
        // This notifies the app's view (`didAddSubview`), which may end editing.
        guard superview === screen else { return }
        let guide = screen.keyboardLayoutGuide
        // Not to the edges of the screen, which would determine the size of the content of a scroll view.
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onMove?()
    }
}

extension UIView {
    /// The view whose keyboard layout guide applies to this one: that of the outermost view controller around it, which
    /// is the root or is presented. The guide of a window has been reported to stay at zero (R1).
    var viewWithKeyboardGuide: UIView? {
        withSuperviews.last { $0.next is UIViewController }
    }

    /// The keyboard's frame according to the layout guide around this view, in the window's coordinates, or `nil` if
    /// there's none to believe.
    ///
    /// A guide reaches down to the bottom of the window. One that doesn't is in a view that ends somewhere else, hasn't been
    /// laid out since it was first used, or since its view was moved.
    package var keyboardGuideFrame: CGRect? { viewWithKeyboardGuide?.ownKeyboardGuideFrame }

    /// The top edge of the keyboard according to the layout guide around this view, in the window's coordinates, or `nil`
    /// if the guide doesn't tell: without a keyboard, and where a view ends above it, a guide begins at the bottom of the
    /// view's safe area.
    var keyboardTopByGuide: CGFloat? {
        guard let screen = viewWithKeyboardGuide, let top = screen.ownKeyboardGuideFrame?.minY else { return nil }
        let end = screen.convert(screen.bounds.inset(by: screen.safeAreaInsets), to: nil).maxY
        return top < end - Keyboard.tolerance ? top : nil
    }

    private var ownKeyboardGuideFrame: CGRect? {
        guard let window else { return nil }
        let frame = convert(keyboardLayoutGuide.layoutFrame, to: nil)
        return abs(frame.maxY - window.bounds.maxY) < Keyboard.tolerance ? frame : nil
    }
}
