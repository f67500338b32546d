import UIKit

/// Notices that the app makes room for the keyboard, too, which needs no more than one of the two.
///
/// What the app has taken back with the keyboard is what it had made for it, whichever way it does that: by insets, by a
/// constraint, by the safe area, or by moving the screen.
@MainActor
struct AppRoom {
    private struct Entry {
        weak var view: UIView?
        let window: CGSize
        let room: CGFloat
    }

    /// The room around the field while the keyboard was up.
    private var entries: [Entry] = []
    private var reported = WeakRegistry<UIView, Void>()

    /// The difference, in points, below which it isn't room for a keyboard. An accessory view alone is 44 points high.
    private static let least: CGFloat = 40

    /// Whether there's room to compare with.
    var isNoted: Bool { !entries.isEmpty }

    /// Records the room in these views while the keyboard is up and at rest.
    mutating func noteRoom(in views: [UIView], of window: UIWindow, _ ledger: AvoidanceLedger) {
        entries = views.filter { reported[$0] == nil }.map {
            Entry(view: $0, window: window.bounds.size, room: Self.room(in: $0, of: window, ledger))
        }
    }

    /// Reports the views with less room now that the keyboard is gone.
    mutating func reportRoomTakenBack(_ ledger: AvoidanceLedger) {
        let entries = entries
        self.entries = []
        for entry in entries {
            guard let view = entry.view, let window = view.window, window.bounds.size == entry.window,
                entry.room - Self.room(in: view, of: window, ledger) >= Self.least,
                let controller = view.nearestViewController, !controller.avoidsKeyboard
            else { continue }
            reported[view] = ()
            return DecisionTrace.report(.sharedRoom(in: view, of: controller))
        }
    }

    /// The height between the end of a view's content, as the app and UIKit have placed it, and that of the window.
    private static func room(in view: UIView, of window: UIWindow, _ ledger: AvoidanceLedger) -> CGFloat {
        let below = window.bounds.maxY - RestingGeometry.frame(of: view).maxY
        guard let scrollView = view as? UIScrollView else { return below }
        let space = ScrollViewSpace(of: scrollView)
        let own = ledger.inset(of: scrollView, in: space)
        return below + scrollView.adjustedContentInset[keyPath: space.lowerEdge] - own
    }
}

extension UIViewController {
    /// Whether UIKit makes room for the keyboard in the controller's own view (G12, R5).
    var avoidsKeyboard: Bool { self is UITableViewController || self is UICollectionViewController }
}
