import UIKit

/// Tells of the next layout in a window, which comes once whatever a finger has set off is done.
///
/// It is a view, since UIKit lays out every view that has come into a window (P20), and leaves with that layout.
final class LayoutWatcher: UIView {
    private var onLayout: () -> Void = {}

    /// Waits for the next layout in a window, and no longer for that in another one.
    func wait(in window: UIWindow, _ onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        isUserInteractionEnabled = false
        removeFromSuperview()
        window.insertSubview(self, at: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard window != nil else { return }
        removeFromSuperview()
        onLayout()
    }
}
