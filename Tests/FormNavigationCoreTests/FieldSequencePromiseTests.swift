import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

/// What's true of every set of links, tested with generated ones.
@Suite("Field sequence of any links")
struct FieldSequencePromiseTests {
    static let seeds: ClosedRange<UInt64> = 1...300

    /// A link between two fields, in the direction of the sequence.
    private struct Link: Hashable {
        var first: Int
        var second: Int
        /// The field that moves to the other one.
        var moved: Int
    }

    private struct Form {
        var items: [FieldSequence.Item]
        var order: FieldSequence.Order
        /// The indices in order, without the links.
        var unlinked: [Int]
        var sequence: FieldSequence

        init(seed: UInt64) {
            var random = SplitMix64(seed: seed)
            let frames = GeneratedForm.allCases.randomElement(using: &random)!.frames(using: &random)
            let targets = -1...frames.count
            let share = random.number(10...90)
            items = frames.map { frame in
                FieldSequence.Item(
                    frame: frame,
                    tag: random.number(-2...4),
                    next: random.chance(share) ? random.number(targets) : nil,
                    previous: random.chance(share / 2) ? random.number(targets) : nil)
            }
            let custom = items.indices.filter { _ in random.chance(80) }.shuffled(using: &random)
            order = [.position, .tag, .hierarchy, .custom(custom)].randomElement(using: &random)!
            let unlinkedItems = items.map { FieldSequence.Item(frame: $0.frame, tag: $0.tag) }
            unlinked = FieldSequence(items: unlinkedItems, order: order).indices
            sequence = FieldSequence(items: items, order: order)
        }

        /// The links that aren't reported as ignored.
        var followed: [Link] {
            var links: [Link] = []
            for (index, item) in items.enumerated() {
                if let next = item.next, !isIgnored(index, .next) {
                    links.append(Link(first: index, second: next, moved: next))
                }
                if let previous = item.previous, !isIgnored(index, .previous) {
                    links.append(Link(first: previous, second: index, moved: previous))
                }
            }
            return links
        }

        private func isIgnored(_ index: Int, _ kind: FieldSequence.IgnoredLink.Kind) -> Bool {
            sequence.ignoredLinks.contains { $0.item == index && $0.kind == kind }
        }
    }

    @Test("holds every field of the order exactly once", arguments: seeds)
    func everyFieldOnce(seed: UInt64) {
        let form = Form(seed: seed)
        #expect(form.sequence.indices.sorted() == form.unlinked.sorted(), "seed \(seed)")
    }

    @Test("follows every link that it does not report as ignored", arguments: seeds)
    func linksAreFollowed(seed: UInt64) {
        let form = Form(seed: seed)
        for link in form.followed {
            let first = form.sequence.indices.firstIndex(of: link.first)
            #expect(first == form.sequence.indices.firstIndex(of: link.second).map { $0 - 1 }, "seed \(seed)")
        }
    }

    @Test("ignores no link without the reason it gives", arguments: seeds)
    func reasons(seed: UInt64) {
        let form = Form(seed: seed)
        let followed = form.followed
        for ignored in form.sequence.ignoredLinks {
            let item = form.items[ignored.item]
            #expect(ignored.target == (ignored.kind == .next ? item.next : item.previous), "seed \(seed)")
            let (first, second) =
                ignored.kind == .next ? (ignored.item, ignored.target) : (ignored.target, ignored.item)
            let holds =
                switch ignored.reason {
                case .outOfRange: !form.items.indices.contains(ignored.target)
                case .linksToItself: first == second
                case .leftOut: !form.unlinked.contains(first) || !form.unlinked.contains(second)
                case .taken: followed.contains { ($0.first == first) != ($0.second == second) }
                case .closesCycle: follows(first, second, by: followed)
                }
            #expect(holds, "seed \(seed), \(ignored)")
        }
        #expect(Set(form.sequence.ignoredLinks).count == form.sequence.ignoredLinks.count, "seed \(seed)")
    }

    @Test("keeps the order of all fields that no link moves, at the first of each chain", arguments: seeds)
    func othersKeepTheirOrder(seed: UInt64) {
        let form = Form(seed: seed)
        let linked = Set(form.followed.flatMap { [$0.first, $0.second] })
        let isUnlinked = { (index: Int) in !linked.contains(index) }
        #expect(
            form.sequence.indices.filter(isUnlinked) == form.unlinked.filter(isUnlinked), "seed \(seed)")

        // With only next links, the head of each chain stays.
        var items = form.items
        for index in items.indices { items[index].previous = nil }
        let sequence = FieldSequence(items: items, order: form.order)
        let ignored = Set(sequence.ignoredLinks.map(\.item))
        let moved = Set(items.indices.filter { !ignored.contains($0) }.compactMap { items[$0].next })
        let stays = { (index: Int) in !moved.contains(index) }
        #expect(sequence.indices.filter(stays) == form.unlinked.filter(stays), "seed \(seed)")
    }

    /// Whether links lead from one item to another.
    private func follows(_ index: Int, _ start: Int, by links: [Link]) -> Bool {
        var current = start
        while current != index {
            guard let link = links.first(where: { $0.first == current }) else { return false }
            current = link.second
        }
        return true
    }
}
