/// A situation from top to bottom: the parts that can move what should be visible, each within the next.
///
/// Every number is in points from the top downwards, and every position is where something is while no link moves
/// anything. A link that moves carries along everything that it contains: the links before it, with their content.
///
/// Which movements show what should be visible comes down to one question, asked from the inside out: what does a link
/// require of the ones around it? The answer has the same form whatever the link contains, see ``Demand``. Once it's
/// known that the demands can be met, the movements are chosen from the outside in, each the smallest that leaves the
/// rest to the links inside.
struct MovementChain {
    /// A part that can move what it contains: a scroll view its content, a container everything inside it.
    struct Link {
        /// What can be seen of the link's content; without ends for a link that hides nothing.
        var opening: Extent
        /// Where the link begins: before `opening` does where something lies over its start.
        var start: Double
        /// How far the content may be moved towards the start, by its natural range: mostly less than `0`.
        var least: Double
        /// How far the content may be moved towards the end, by its natural range: at least `least`.
        var most: Double
        /// The end of the content, if room can be made at that end so that it can be moved to where the link is
        /// covered or cut off; `-infinity` if not.
        var contentEnd: Double

        /// A link that moves nothing, and hides nothing.
        static let fixed = Link(opening: .everything, start: -.infinity, least: 0, most: 0, contentEnd: -.infinity)
    }

    /// Something that should be visible.
    struct Item {
        var span: Extent
        /// The index of the link that contains it.
        var link: Int
        /// Whether it is worth moving for a part of it.
        var isDivisible: Bool
        /// The index of an item before it that must be seen whole, or this one is not worth moving for.
        var prerequisite: Int?
    }

    /// What rounding errors in sums of a few positions stay below, in points.
    static let slack = 1e-6

    /// The links, from the inside out.
    var links: [Link]
    /// What can be seen at all.
    var viewport: Extent
    /// The keyboard's upper edge; `infinity` if there's no keyboard.
    var keyboardTop: Double

    /// Returns how far each link moves its content.
    ///
    /// As much of the first item is seen as can be, then as much of the second as can be with that, and so on; of an
    /// item that is not divisible, all or nothing. Among the movements that achieve this, the outermost link moves
    /// least, then the next one, and the innermost one makes up the rest. A link whose content is outside of its
    /// natural range brings it back, unless an item needs it there. An item in no link is left out of account.
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

    /// The steps in which it is tried how much of an item can be seen, and the least part that is worth moving for:
    /// finer than a pixel on any screen.
    private static let step = 0.125

    /// Returns how much of an item can be seen, or `nil` if it is not worth moving for.
    private func greatestLength(of item: Item, isPossible: (Double) -> Bool) -> Double? {
        if isPossible(item.span.length) { return item.span.length }
        guard item.isDivisible else { return nil }

        // What limits most items is the smallest opening around them, and that is tried without rounding.
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

    /// Returns what is demanded of each link in all, by what it holds itself and by the links inside it, or `nil` if
    /// that cannot be met.
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

/// What must hold for something to be seen, wherever it is moved.
///
/// What is seen must begin no later than `head`, end no earlier than `tail`, and be at least `length` long. Where a
/// stretch must be seen whole, head and tail are its ends. Where a part of it is enough, or a link further inside can
/// still move it, `head` is as far towards the end as the start of what is asked for can come, and `tail` as far towards
/// the start as its end can: head may then well lie after tail.
private struct Demand {
    var head: Double
    var tail: Double
    var length: Double

    init(head: Double, tail: Double, length: Double) {
        self.head = head
        self.tail = tail
        self.length = length
    }

    /// Creates the demand to see a part of a stretch, whichever part, of the given length.
    init(_ length: Double, of span: Extent) {
        self.init(head: span.end - length, tail: span.start + length, length: length)
    }

    /// What must hold for both to be visible together, when they move as one.
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
    /// Returns what must hold around the link so that it can meet a demand, or `nil` if it never can.
    ///
    /// Content that can be moved until its end meets the end of what is seen can bring anything before that end there.
    /// What lies beyond it, or in a link that cannot make room, comes towards the start by the natural range alone.
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

/// A stretch from top to bottom, which may be without ends; empty if its end lies before its start.
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
