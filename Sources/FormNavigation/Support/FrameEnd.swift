import UIKit

/// Calls a closure right before a frame is committed, while a field is being edited or something is due.
///
/// Apps make room for the keyboard, too, in observers that UIKit informs in the order in which they were added. At the
/// end of the frame, all of them, UIKit, and pending layout have done what they do, so only what's still missing is
/// added to it.
@MainActor
final class FrameEnd {
    /// What follows the end of a frame.
    enum Sequel {
        /// Another frame, because something is still due.
        case frame
        /// The frames that UIKit draws anyway.
        case watching
        case nothing
    }

    /// Does what's due at the end of a frame.
    var onEnd: @MainActor () -> Sequel = { .nothing }

    private var updates: ScreenUpdates?
    private var isActing = false
    /// Whether another frame was requested while this one ends.
    private var needsAnother = false

    private var observation: NotificationObservation?

    init() {
        // A link to the updates of a scene would outlive it, because nothing else says that no frame follows.
        observation = NotificationObservation(of: UIScene.didDisconnectNotification) { [weak self] _ in
            MainActor.assumeIsolated {
                if self?.updates?.window?.isUpdated != true { self?.end() }
            }
        }
    }

    private func end() {
        updates?.end()
        updates = nil
    }

    /// The window whose frames are observed.
    var window: UIWindow? { updates?.window }

    /// Observes the frames of a window from now on.
    func watch(_ window: UIWindow) {
        guard updates?.window !== window else { return }
        updates?.end()
        updates = ScreenUpdates(of: window, .beforeCommit) { [weak self] in self?.act() }
    }

    /// Has a frame end, even if nothing on the screen changes, because something is due then.
    ///
    /// - Parameter window: A window that's updated with the frame, if it isn't the observed one.
    /// - Returns: Whether there will be a frame. A window that isn't on the screen doesn't have any.
    @discardableResult
    func note(in window: UIWindow? = nil) -> Bool {
        // What becomes due while a frame ends happens in the same frame.
        guard !isActing else { return true }
        if let window, window.isUpdated { watch(window) }
        guard let updates, updates.window?.isUpdated == true else { return false }
        updates.isNeeded = true
        return true
    }

    /// Requests a frame, or another one after the one that ends, to look again at what has changed.
    func request() {
        if isActing { needsAnother = true } else { note() }
    }

    private func act() {
        guard !isActing else { return }
        isActing = true
        needsAnother = false
        let sequel = onEnd()
        isActing = false
        switch needsAnother ? .frame : sequel {
        case .frame: updates?.isNeeded = true
        case .watching: updates?.isNeeded = false
        case .nothing: end()
        }
    }
}

extension UIWindow {
    /// Whether the screen shows the window, so that its changes are committed.
    fileprivate var isUpdated: Bool { windowScene != nil && !isHidden }
}
