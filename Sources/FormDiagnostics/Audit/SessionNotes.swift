import FormDiagnosticsCore
import FormNavigation
import UIKit

/// What a session remembers of a form, to compare it with what it sees later: the order of Next, and where the app puts
/// things without a keyboard.
@MainActor
struct SessionNotes {
    /// Room that the app made for the keyboard, and who owns the view.
    struct Room {
        private(set) weak var view: UIView?
        let way: AuditedRoom.Way
        let length: CGFloat
        let owner: String
    }

    private struct Order {
        weak var root: UIView?
        let window: CGSize
        let stops: [WeakView]

        /// The fields, or `nil` if one of them is gone.
        var fields: [UIView]? {
            let fields = stops.compactMap(\.view)
            return fields.count == stops.count ? fields : nil
        }
    }

    private struct WeakView {
        weak var view: UIView?
    }

    /// The places without a keyboard. They're the same for all sessions.
    private static let placesAtRest = AssociatedKey<AuditedPlace>()

    private(set) var rooms: [Room] = []
    /// The views around the last edited field, and their places with the keyboard.
    private var shown: [(view: WeakView, place: AuditedPlace)] = []
    private var orders: [Order] = []

    // MARK: - Room for the keyboard

    /// Notes where everything in a window is without a keyboard, and compares it with where it was with one.
    mutating func noteRest(in window: UIWindow) {
        Self.note(window)
        for (known, place) in shown {
            guard let view = known.view, let rest = Self.placesAtRest[view] else { continue }
            add(view, from: rest, to: place)
        }
        shown = []
    }

    /// Compares the places of the views around a field with those without a keyboard.
    mutating func noteKeyboard(around field: UIView) {
        guard !AppPlaces.followsKeyboard(field), case .docked = EngineEvents.keyboard else { return }
        shown = Self.views(around: field).compactMap { view in
            Self.place(of: view).map { (WeakView(view: view), $0) }
        }
        for (known, place) in shown {
            guard let view = known.view, let rest = Self.placesAtRest[view] else { continue }
            add(view, from: rest, to: place)
        }
    }

    private mutating func add(_ view: UIView, from rest: AuditedPlace, to place: AuditedPlace) {
        guard let room = rest.room(in: place), !rooms.contains(where: { $0.view === view && $0.way == room.way }) else {
            return
        }
        let owner = sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        guard let owner, !ClassOrigin.isUIKit(type(of: owner)) else { return }
        rooms.append(Room(view: view, way: room.way, length: room.length, owner: "\(type(of: owner))"))
    }

    private static func note(_ view: UIView) {
        placesAtRest[view] = place(of: view)
        // What's in a scroll view moves with its content, but may scroll itself.
        for subview in view.subviews { note(subview) }
    }

    /// The scroll views around a field, and the views around the outermost of them, up to the view of its screen.
    private static func views(around field: UIView) -> [UIView] {
        let ancestors = Array(sequence(first: field, next: \.superview).dropFirst().prefix { !($0 is UIWindow) })
        let scrollView = ancestors.lastIndex { $0 is UIScrollView } ?? 0
        return ancestors.enumerated().filter { $0 >= scrollView || $1 is UIScrollView }.map(\.element)
    }

    private static func place(of view: UIView) -> AuditedPlace? {
        guard let window = view.window, let superview = view.superview else { return nil }
        let controller = (view.next as? UIViewController).flatMap { $0.viewIfLoaded === view ? $0 : nil }
        // The system moves what's presented, and a controller of a table or collection view changes its inset (P13, R5).
        let isMovedBySystem = controller.map { $0.parent == nil && $0.presentingViewController != nil } ?? false
        let isRoomOfSystem = controller.map(AppPlaces.avoidsKeyboard) ?? false
        let scrollView = isRoomOfSystem ? nil : view as? UIScrollView
        return AuditedPlace(
            bottom: isMovedBySystem ? 0 : AppPlaces.bottomEdge(of: view),
            inset: scrollView.map(AppPlaces.bottomInset) ?? 0,
            safeArea: controller?.additionalSafeAreaInsets.bottom ?? 0, window: window.bounds.size,
            superviewHeight: superview.bounds.height)
    }

    // MARK: - The order

    /// Notes the order of a form's stops outside of tables and collection views.
    ///
    /// - Returns: The order that the same stops had the last time, or an empty array if they weren't the same.
    mutating func noteOrder(of facts: FormFacts) -> [UIView] {
        guard let window = facts.root.window else { return [] }
        let fields = facts.fields.filter { $0.reason == nil }
        let stops = fields.map(\.view)
        let earlier = orders.first { $0.root === facts.root && $0.window == window.bounds.size }?.fields
        orders.removeAll { $0.root == nil || $0.root === facts.root }
        guard fields.allSatisfy({ $0.row == nil }) else { return [] }
        orders.append(Order(root: facts.root, window: window.bounds.size, stops: stops.map(WeakView.init)))
        guard let earlier, Set(earlier.map(ObjectIdentifier.init)) == Set(stops.map(ObjectIdentifier.init)) else {
            return []
        }
        return earlier
    }
}
