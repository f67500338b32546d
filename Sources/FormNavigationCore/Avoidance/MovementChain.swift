/// A situation from top to bottom: the parts that can move what should be visible, each inside the next.
///
/// Every number is in points, from the top down, and every position is the one at which something is while no link
/// moves anything. A link that moves takes along everything that it contains: the links before it, with their content.
///
/// Which movements show what should be visible comes down to one question, asked from the inside out: what does a link
/// require of the links around it? The answer has the same form whatever the link contains; see ``Demand``. When it's
/// known that the demands can be met, the movements are chosen from the outside in. Each of them is the smallest that
/// leaves the rest to the links inside.
struct MovementChain {
    /// A part that can move what it contains: the content of a scroll view, or everything in a container.
    struct Link {
        /// The visible range of the link's content. It has no ends for a link that doesn't hide anything.
        var opening: Extent
        /// The start of the link. It's before `opening` if something covers the start.
        var start: Double
        /// How far the content may move toward the start, in its natural range. This is usually negative.
        var least: Double
        /// How far the content may move toward the end, in its natural range. This is at least `least`.
        var most: Double
        /// The end of the content, if there can be room after it, so that it can move to where the link is covered or
        /// clipped. Otherwise, `-infinity`.
        var contentEnd: Double

        /// Creates a link that neither moves nor hides anything.
        static let fixed = Link(opening: .everything, start: -.infinity, least: 0, most: 0, contentEnd: -.infinity)
    }

    /// Something that should be visible.
    struct Item {
        var span: Extent
        /// The index of the link that contains it.
        var link: Int
        /// Whether showing a part of it is worth a movement.
        var isDivisible: Bool
        /// The index of an earlier item that must be visible as a whole; otherwise, this item isn't worth a movement.
        var prerequisite: Int?
    }

    /// The upper bound, in points, of the rounding errors in sums of a few positions.
    static let slack = 1e-6

    /// The links, from the inside out.
    var links: [Link]
    /// The range that can be visible at all.
    var viewport: Extent
    /// The keyboard's top edge, or `infinity` if there's no keyboard.
    var keyboardTop: Double

    /// Returns how far each link moves its content.
    ///
    /// As much of the first item is visible as possible, then as much of the second as possible with that, and so on.
    /// An item that isn't divisible is visible as a whole or not at all. Among the movements that achieve this, the
    /// outermost link moves least, then the next one, and the innermost one makes up the rest. A link whose content is
    /// outside its natural range brings it back, unless an item needs it there. An item that isn't in any link is
    /// ignored.
    func movements(showing items: [Item]) -> [Double] {
        var met = [Demand?](repeating: nil, count: links.count)
        var isWhole = [Bool](repeating: false, count: items.count)
        for (index, item) in items.enumerated() where links.indices.contains(item.link) {
            if let prerequisite = item.prerequisite, !isWhole[prerequisite] { continue }
            let others = met
            func demands(with length: Double) -> [Demand?] {
                var all = others
                all[item.link] = Demand(length, of: item.span).joined(with: others[item.link])
                return all
            }
            let length = greatestLength(of: item) { totals(of: demands(with: $0)) != nil }
            if let length {
                met = demands(with: length)
                isWhole[index] = length == item.span.length
            }
        }
        return movements(meeting: totals(of: met) ?? [])
    }

    /// The smallest difference, in points, in how much of an item is visible, and the smallest part that's worth a
    /// movement. It's less than a pixel on any screen.
    private static let step = 0.125

    /// Returns how much of an item can be visible, or `nil` if it isn't worth a movement.
    private func greatestLength(of item: Item, isPossible: (Double) -> Bool) -> Double? {
        if isPossible(item.span.length) { return item.span.length }
        guard item.isDivisible else { return nil }

        // The limit for most items is the smallest opening around them, so that's tried without rounding.
        let limit = links[item.link...].reduce(min(item.span.length, viewport.length)) { min($0, $1.opening.length) }
        guard limit >= Self.step else { return nil }
        if isPossible(limit) { return limit }

        // A part is possible when any larger part is.
        var possible = 0
        var impossible = Int((limit / Self.step).rounded(.up))
        while impossible - possible > 1 {
            let middle = (possible + impossible) / 2
            if isPossible(Double(middle) * Self.step) { possible = middle } else { impossible = middle }
        }
        return possible > 0 ? Double(possible) * Self.step : nil
    }

    /// Returns the total demand on each link, from what it contains directly and from the links inside it, or `nil` if
    /// that can't be met.
    private func totals(of demands: [Demand?]) -> [Demand?]? {
        var totals = demands
        var passedOn: Demand?
        for index in links.indices {
            guard let total = passedOn?.joined(with: totals[index]) ?? totals[index] else { continue }
            totals[index] = total
            passedOn = links[index].demand(passingOn: total)
            if passedOn == nil { return nil }
        }
        if let passedOn, !passedOn.isMet(in: viewport) { return nil }
        return totals
    }

    /// Chooses the movements from the outside in.
    private func movements(meeting demands: [Demand?]) -> [Double] {
        var movements = [Double](repeating: 0, count: links.count)
        var position = 0.0
        var seen = viewport
        for index in links.indices.reversed() {
            let link = links[index]
            let opening = link.opening.moved(by: position)
            seen = seen.intersection(opening)

            let highest = position + link.most
            let natural = min(position + link.least, max(keyboardTop, link.start + position) - link.contentEnd)
            var next = max(natural, min(position, highest))
            if let demand = demands[index] {
                next = max(next, seen.start - demand.head)
                next = min(next, highest, seen.end - demand.tail)
            }
            movements[index] = next - position
            position = next
        }
        return movements
    }
}

/// The condition for something to be visible, wherever it moves.
///
/// What's visible must begin no later than `head`, end no earlier than `tail`, and be at least `length` long. If a
/// range must be visible as a whole, head and tail are its ends. If a part of it is enough, or if a link inside can
/// still move it, `head` is the farthest position toward the end that the start can have, and `tail` is the farthest
/// position toward the start that the end can have. Head may then be after tail.
private struct Demand {
    var head: Double
    var tail: Double
    var length: Double

    init(head: Double, tail: Double, length: Double) {
        self.head = head
        self.tail = tail
        self.length = length
    }

    /// Creates the demand that any part of a range, with the given length, is visible.
    init(_ length: Double, of span: Extent) {
        self.init(head: span.end - length, tail: span.start + length, length: length)
    }

    /// Returns the condition for both to be visible together, if they move as one.
    func joined(with other: Demand?) -> Demand {
        guard let other else { return self }
        let head = min(head, other.head)
        let tail = max(tail, other.tail)
        return Demand(head: head, tail: tail, length: max(length, other.length, tail - head))
    }

    func isMet(in viewport: Extent) -> Bool {
        min(viewport.length - length, head - viewport.start, viewport.end - tail) >= -MovementChain.slack
    }
}

extension MovementChain.Link {
    /// Returns the condition around the link so that it can meet a demand, or `nil` if it never can.
    ///
    /// Content that can move until its end meets the end of what's visible can bring anything before that end there.
    /// What's beyond it, or in a link that can't make room, moves toward the start only within the natural range.
    fileprivate func demand(passingOn inner: Demand) -> Demand? {
        let spare = min(opening.length - inner.length, inner.head + most - opening.start)
        guard spare >= -MovementChain.slack else { return nil }
        var tail = opening.start + inner.length
        if inner.tail > contentEnd + MovementChain.slack {
            guard inner.tail + least <= opening.end + MovementChain.slack else { return nil }
            tail = max(tail, inner.tail + least)
        }
        return Demand(head: min(inner.head + most, opening.end - inner.length), tail: tail, length: inner.length)
    }
}

/// A vertical range, which may have no ends. It's empty if its end is before its start.
struct Extent: Sendable, Equatable {
    var start: Double
    var end: Double

    static let everything = Extent(start: -.infinity, end: .infinity)

    var length: Double { end - start }

    func moved(by distance: Double) -> Extent {
        Extent(start: start + distance, end: end + distance)
    }

    func intersection(_ other: Extent) -> Extent {
        Extent(start: max(start, other.start), end: min(end, other.end))
    }
}
