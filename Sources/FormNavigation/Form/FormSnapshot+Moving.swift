import FormNavigationCore
import UIKit

extension FormSnapshot {
    /// Where a move begins.
    enum Origin {
        /// Outside the form: Next starts with the first place, and Previous with the last.
        case nowhere
        /// At a field, which isn't a destination itself.
        case field(UIView)
        /// Between a field that's a possible destination and what follows it.
        case after(UIView)
        /// Between a field that's a possible destination and what comes before it.
        case before(UIView)
    }

    /// The places that follow in a direction, the nearest first.
    ///
    /// - Parameter wraps: Whether the form continues at its other end, up to the origin itself.
    func slots(_ direction: MoveDirection, from origin: Origin, wraps: Bool) -> some Sequence<Slot> {
        let end = direction == .next ? 0 : order.count
        // The number of places before the origin, and the first place after it.
        let (before, after): (Int, Int) =
            switch origin {
            case .nowhere: (end, end)
            case .field(let view): index(of: view).map { ($0, $0 + 1) } ?? (end, end)
            case .after(let view): index(of: view).map { ($0 + 1, $0 + 1) } ?? (end, end)
            case .before(let view): index(of: view).map { ($0, $0) } ?? (end, end)
            }
        let (earlier, later) = (Array(0..<before), Array(after..<order.count))
        let indices =
            direction == .next
            ? later + (wraps ? earlier : [])
            : earlier.reversed() + (wraps ? later.reversed() : [])
        return indices.lazy.map { order[$0] }.filter { $0.field?.isStop != false }
    }

    /// Whether there's a field in a direction, or a row that may contain one and can be searched.
    func canMove(_ direction: MoveDirection, from origin: Origin, wraps: Bool) -> Bool {
        slots(direction, from: origin, wraps: wraps).contains { slot in
            slot.field != nil || searches(direction) && mayContainField(slot)
        }
    }

    /// Whether a search may load rows in a direction.
    func searches(_ direction: MoveDirection) -> Bool { searchedDirections.contains(direction) }

    private func index(of view: UIView) -> Int? {
        for index in order.indices where order[index].field?.view === view { return index }
        return nil
    }

    // MARK: - From one reading to the next

    /// The stops by their identities.
    var stopsByIdentity: [FieldIdentity: UIView] {
        let stops = fields.lazy.filter(\.isStop).map { ($0.identity, $0.view) }
        return Dictionary(stops) { first, _ in first }
    }
}
