import Foundation
import Testing

@testable import FormNavigationCore

@Suite("Field sequence")
struct FieldSequenceTests {
    typealias Item = FieldSequence.Item
    typealias IgnoredLink = FieldSequence.IgnoredLink

    /// Fields in two rows, in this hierarchy order and with these tags:
    ///
    ///     3 tag 2   1 tag 0
    ///     2 tag 1   0 tag 2   4 tag -1
    private let form = [
        Item(frame: CGRect(x: 100, y: 40, width: 90, height: 30), tag: 2),
        Item(frame: CGRect(x: 100, y: 0, width: 90, height: 30), tag: 0),
        Item(frame: CGRect(x: 0, y: 40, width: 90, height: 30), tag: 1),
        Item(frame: CGRect(x: 0, y: 0, width: 90, height: 30), tag: 2),
        Item(frame: CGRect(x: 200, y: 40, width: 90, height: 30), tag: -1),
    ]

    // MARK: - Orders

    @Test(
        "takes its order from",
        arguments: [
            (.position, .leftToRight, [3, 1, 2, 0, 4]),
            (.position, .rightToLeft, [1, 3, 4, 0, 2]),
            (.tag, .leftToRight, [4, 1, 2, 3, 0]),
            (.tag, .rightToLeft, [4, 1, 2, 3, 0]),
            (.hierarchy, .leftToRight, [0, 1, 2, 3, 4]),
            (.hierarchy, .rightToLeft, [0, 1, 2, 3, 4]),
            (.custom([4, 2, 0, 3, 1]), .leftToRight, [4, 2, 0, 3, 1]),
            (.custom([-1, 2, 2, 5, 0, .min, 2, .max, 0]), .leftToRight, [2, 0]),
            (.custom([]), .leftToRight, []),
        ] as [(FieldSequence.Order, ReadingOrder.Direction, [Int])])
    func order(_ order: FieldSequence.Order, direction: ReadingOrder.Direction, expected: [Int]) {
        let sequence = FieldSequence(items: form, order: order, direction: direction)
        #expect(sequence.indices == expected)
        #expect(sequence.ignoredLinks.isEmpty)
    }

    @Test("reads by position from left to right unless told otherwise")
    func defaults() {
        #expect(FieldSequence(items: form) == FieldSequence(items: form, order: .position, direction: .leftToRight))
    }

    @Test("keeps fields with the same tag in the reading order of the whole form")
    func equalTags() {
        var untagged = form
        for index in untagged.indices { untagged[index].tag = 0 }
        for direction in ReadingOrder.Direction.allCases {
            #expect(
                FieldSequence(items: untagged, order: .tag, direction: direction).indices
                    == FieldSequence(items: form, order: .position, direction: direction).indices)
        }
    }

    @Test("sorts the smallest and largest tags")
    func extremeTags() {
        let items = [Int.max, 0, .min].map { Item(frame: .zero, tag: $0) }
        #expect(FieldSequence(items: items, order: .tag).indices == [2, 1, 0])
    }

    // MARK: - Links

    /// Fields in hierarchy order, with links written as "0>3" for `next` and "3<0" for `previous`.
    private static func items(_ count: Int, _ links: String) -> [Item] {
        var items = Array(repeating: Item(frame: .zero), count: count)
        for link in links.split(separator: " ") {
            let isNext = link.contains(">")
            let ends = link.split(separator: isNext ? ">" : "<").map { Int($0)! }
            if isNext { items[ends[0]].next = ends[1] } else { items[ends[0]].previous = ends[1] }
        }
        return items
    }

    @Test(
        "splices links over the order",
        arguments: [
            ("", [0, 1, 2, 3, 4, 5]),
            // One link, forward and backward. If the order already matches the link, nothing changes.
            ("0>3", [0, 3, 1, 2, 4, 5]),
            ("3>0", [1, 2, 3, 0, 4, 5]),
            ("0>1", [0, 1, 2, 3, 4, 5]),
            ("5>0", [1, 2, 3, 4, 5, 0]),
            // What follows the target by links moves with it.
            ("0>3 3>5", [0, 3, 5, 1, 2, 4]),
            ("3>5 5>0", [1, 2, 3, 5, 0, 4]),
            ("4>2 2>0 0>5", [1, 3, 4, 2, 0, 5]),
            ("5>4 4>3 3>2 2>1 1>0", [5, 4, 3, 2, 1, 0]),
            // What follows the target only by order doesn't.
            ("1>4", [0, 1, 4, 2, 3, 5]),
            // Two chains.
            ("0>4 1>5", [0, 4, 1, 5, 2, 3]),
            // The same from the other end: the linked field comes before the one that stays.
            ("3<0", [1, 2, 0, 3, 4, 5]),
            ("0<3", [3, 0, 1, 2, 4, 5]),
            ("0<3 3<5", [5, 3, 0, 1, 2, 4]),
            ("0<5", [5, 0, 1, 2, 3, 4]),
            // Both ends have the same link; the first field stays.
            ("0>3 3<0", [0, 3, 1, 2, 4, 5]),
            ("3>0 0<3", [3, 0, 1, 2, 4, 5]),
            // A field between two others that both stay: the chain is at the first of them.
            ("4>2 5<2", [0, 1, 3, 4, 2, 5]),
            ("1>0 4<0", [1, 0, 4, 2, 3, 5]),
            ("4>0 1<0", [4, 0, 1, 2, 3, 5]),
            ("2>5 2<4", [0, 1, 4, 2, 5, 3]),
        ])
    func splicing(links: String, expected: [Int]) {
        let sequence = FieldSequence(items: Self.items(6, links), order: .hierarchy)
        #expect(sequence.indices == expected)
        #expect(sequence.ignoredLinks.isEmpty)
    }

    @Test(
        "ignores and reports links that cannot be followed",
        arguments: [
            // Links that are impossible on their own.
            ("1>1", [0, 1, 2, 3], [.init(item: 1, kind: .next, target: 1, reason: .linksToItself)]),
            ("1<1", [0, 1, 2, 3], [.init(item: 1, kind: .previous, target: 1, reason: .linksToItself)]),
            ("1>4", [0, 1, 2, 3], [.init(item: 1, kind: .next, target: 4, reason: .outOfRange)]),
            ("1<-1", [0, 1, 2, 3], [.init(item: 1, kind: .previous, target: -1, reason: .outOfRange)]),
            // If two fields claim a field, the first one gets it.
            ("0>3 1>3", [0, 3, 1, 2], [.init(item: 1, kind: .next, target: 3, reason: .taken)]),
            ("0<3 1<3", [3, 0, 1, 2], [.init(item: 1, kind: .previous, target: 3, reason: .taken)]),
            ("0>2 2<3", [0, 2, 1, 3], [.init(item: 2, kind: .previous, target: 3, reason: .taken)]),
            ("2>3 3<0", [0, 1, 2, 3], [.init(item: 3, kind: .previous, target: 0, reason: .taken)]),
            // Cycles of two or more; a field's next takes precedence over its previous.
            ("0>1 1>0", [0, 1, 2, 3], [.init(item: 1, kind: .next, target: 0, reason: .closesCycle)]),
            ("2>0 0>3 3>2", [1, 2, 0, 3], [.init(item: 3, kind: .next, target: 2, reason: .closesCycle)]),
            ("0>2 0<2", [0, 2, 1, 3], [.init(item: 0, kind: .previous, target: 2, reason: .closesCycle)]),
            ("1<0 0<1", [1, 0, 2, 3], [.init(item: 1, kind: .previous, target: 0, reason: .closesCycle)]),
            // Several, in the order of the fields.
            (
                "3>3 1>9 0<0", [0, 1, 2, 3],
                [
                    .init(item: 0, kind: .previous, target: 0, reason: .linksToItself),
                    .init(item: 1, kind: .next, target: 9, reason: .outOfRange),
                    .init(item: 3, kind: .next, target: 3, reason: .linksToItself),
                ]
            ),
        ] as [(String, [Int], [IgnoredLink])])
    func ignoring(links: String, expected: [Int], ignored: [IgnoredLink]) {
        let sequence = FieldSequence(items: Self.items(4, links), order: .hierarchy)
        #expect(sequence.indices == expected)
        #expect(sequence.ignoredLinks == ignored)
    }

    @Test("settles contests by the order before linking, not by the order of the items")
    func firstInUnlinkedOrderWins() {
        let sequence = FieldSequence(items: Self.items(4, "0>2 1>2"), order: .custom([3, 1, 0, 2]))
        #expect(sequence.indices == [3, 1, 2, 0])
        #expect(sequence.ignoredLinks == [.init(item: 0, kind: .next, target: 2, reason: .taken)])
    }

    @Test("leaves out what a custom order leaves out, also when a link names it")
    func leftOut() {
        let sequence = FieldSequence(items: Self.items(4, "0>1 1>2 3>2 2<1"), order: .custom([3, 0, 2]))
        #expect(sequence.indices == [3, 2, 0])
        #expect(
            sequence.ignoredLinks == [
                .init(item: 0, kind: .next, target: 1, reason: .leftOut),
                .init(item: 2, kind: .previous, target: 1, reason: .leftOut),
                .init(item: 1, kind: .next, target: 2, reason: .leftOut),
            ])
    }

    @Test("splices links over every order")
    func linksOverEveryOrder() {
        var items = form
        items[3].next = 4
        #expect(FieldSequence(items: items, order: .position).indices == [3, 4, 1, 2, 0])
        #expect(FieldSequence(items: items, order: .tag).indices == [1, 2, 3, 4, 0])
        #expect(FieldSequence(items: items, order: .hierarchy).indices == [0, 1, 2, 3, 4])
        #expect(FieldSequence(items: items, order: .custom([4, 3, 2, 1, 0])).indices == [3, 4, 2, 1, 0])
    }

    @Test("splices a chain through all of many fields")
    func longChain() {
        let count = 100_000
        let backwards = (0..<count).map { Item(frame: .zero, next: $0 == 0 ? nil : $0 - 1) }
        #expect(FieldSequence(items: backwards, order: .hierarchy).indices == (0..<count).reversed())
        // Every other field moves, so half of them stay in one chain.
        let zigzag = (0..<count).map { index in
            index % 2 == 1
                ? Item(frame: .zero)
                : Item(frame: .zero, next: index + 1, previous: index == 0 ? nil : index - 1)
        }
        #expect(FieldSequence(items: zigzag, order: .hierarchy).indices == Array(0..<count))
    }

    @Test("may be empty, or have one field")
    func small() {
        let empty = FieldSequence(items: [])
        #expect(empty.indices == [])
        let one = FieldSequence(items: [Item(frame: .null)])
        #expect(one.indices == [0])
    }
}
