/// Distributes a bar's width among its items. This is pure arithmetic, in points, from the leading edge.
struct BarLayout {
    /// What a bar keeps free at either end.
    static let edge: CGFloat = 8
    /// What a title's button adds to either side of the title, so that titles begin 16 points from the bar's edge.
    static let titlePadding: CGFloat = 8
    /// A button is at least this wide, so that it's easy to tap.
    static let minimumWidth: CGFloat = 44
    /// The height of toolbars and navigation bars (D6).
    static let height: CGFloat = 44

    /// One item.
    enum Item {
        /// Content with its natural width. Content that can shrink does so if there isn't enough room.
        case content(width: CGFloat, canShrink: Bool)
        case fixedSpace(CGFloat)
        case flexibleSpace
    }

    /// The start and length of each item within `width`. Fixed content that doesn't fit extends beyond the end.
    static func spans(of items: [Item], in width: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
        var lengths = items.map { item -> CGFloat in
            switch item {
            case .content(let width, _): width
            case .fixedSpace(let width): width
            case .flexibleSpace: 0
            }
        }
        let spare = width - lengths.reduce(0, +)
        if spare >= 0 {
            let flexible = items.indices.filter { if case .flexibleSpace = items[$0] { true } else { false } }
            for index in flexible { lengths[index] = spare / CGFloat(flexible.count) }
        } else {
            let shrinkable = items.indices.filter {
                if case .content(_, canShrink: true) = items[$0] { true } else { false }
            }
            shrink(&lengths, at: shrinkable, by: -spare)
        }
        var start: CGFloat = 0
        return lengths.map { length in
            defer { start += length }
            return (start, length)
        }
    }

    /// Takes `excess` from the widest first, until all are equally wide.
    private static func shrink(_ lengths: inout [CGFloat], at indices: [Int], by excess: CGFloat) {
        var room = indices.reduce(-excess) { $0 + lengths[$1] }
        let ascending = indices.sorted { lengths[$0] < lengths[$1] }
        for (position, index) in ascending.enumerated() {
            let share = max(0, room / CGFloat(ascending.count - position))
            lengths[index] = min(lengths[index], share)
            room -= lengths[index]
        }
    }
}
