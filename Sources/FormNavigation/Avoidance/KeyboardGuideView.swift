import UIKit

/// An empty view in a window, from the keyboard's top edge to the window's bottom edge.
///
/// UIKit doesn't post anything while a finger drags the keyboard down, but the keyboard's layout guide follows the
/// finger (WWDC23, session 10281). There's no way to observe a guide, but a view with the guide's height is laid out
/// whenever the guide moves.
@MainActor
final class KeyboardGuideView: UIView {
    private var onMove: (() -> Void)?

    /// Calls `onMove` whenever the keyboard's layout guide in `window` has moved.
    func follow(in window: UIWindow, onMove: @escaping () -> Void) {
        self.onMove = onMove
        guard self.window !== window else { return }
        translatesAutoresizingMaskIntoConstraints = false
        isUserInteractionEnabled = false
        window.insertSubview(self, at: 0)
        // This notifies the app's window (`didAddSubview`), which may end editing.
        guard self.window === window else { return }
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
            bottomAnchor.constraint(equalTo: window.bottomAnchor),
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onMove?()
    }
}
