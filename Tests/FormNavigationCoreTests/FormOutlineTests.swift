import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

@Suite("Form outline")
struct FormOutlineTests {
    // MARK: - Gaps

    @Test(
        "puts what is not loaded between the rows around it",
        arguments: [
            ("a b", [], "a b"),
            ("a [] b", [[]], "a b"),
            ("a [] b", [[0]], "a b"),
            ("a [] b", [[0, 0, 0]], "a b"),
            ("a [] b", [[1]], "a 0.0 b"),
            ("a [] b", [[3]], "a 0.0-0.2 b"),
            ("a [] b", [[0, 2, 0, 1]], "a 1.0-3.0 b"),
            ("[0.0:a 0.1:b 0.2:c]", [[3]], "a b c"),
            ("[0.1:a 0.3:b]", [[6]], "0.0 a 0.2 b 0.4-0.5"),
            ("[0.3:b 0.1:a]", [[6]], "0.0 a 0.2 b 0.4-0.5"),
            ("[0.0: 0.1:a 0.2:]", [[3]], "a"),
            ("[0.0: 0.1: 0.2:]", [[5]], "0.3-0.4"),
            ("[0.0:abc 0.2:de]", [[3]], "a b c 0.1 d e"),
            ("[0.1:a 2.0:b]", [[3, 0, 2]], "0.0 a 0.2 b 2.1"),
            ("[0.2:a 1.0:b]", [[3, 1]], "0.0-0.1 a b"),
            ("[0.1:a] [0.0:b]", [[2], [2]], "#0:0.0 a b #1:0.1"),
        ] as [(String, [[Int]], String)])
    func gaps(_ form: String, _ counts: [[Int]], _ expected: String) {
        #expect(OutlineNotation(form, counts).spell() == expected)
    }

    @Test(
        "keeps what is no row after the row that it follows",
        arguments: [
            ("[-:h 0.0:a 0.1:b -:f]", [[2]], "h a b f"),
            ("[-:h 0.0:a -:f 1.0:b]", [[1, 1]], "h a f b"),
            ("[-:h 0.1:a -:f]", [[4]], "h 0.0 a f 0.2-0.3"),
            ("[-:h]", [[2]], "h 0.0-0.1"),
            ("[-:h]", [[]], "h"),
            ("[0.1:a -:f 0.0:b]", [[2]], "b a f"),
            ("[-:h 0.1:a 0.0:b]", [[2]], "h b a"),
        ] as [(String, [[Int]], String)])
    func noRows(_ form: String, _ counts: [[Int]], _ expected: String) {
        #expect(OutlineNotation(form, counts).spell() == expected)
    }

    @Test(
        "takes containers in rows as one of the row's entries",
        arguments: [
            ("[0.0:a[0.1:b]c 0.2:d]", [[4], [3]], "a #1:0.0 b #1:0.2 c #0:0.1 d #0:0.3"),
            ("[0.0:[0.0:[0.0:a]]]", [[2], [2], [2]], "a #2:0.1 #1:0.1 #0:0.1"),
            ("[0.0:[]]", [[1], [0]], ""),
        ] as [(String, [[Int]], String)])
    func nested(_ form: String, _ counts: [[Int]], _ expected: String) {
        #expect(OutlineNotation(form, counts).spell() == expected)
    }

    @Test(
        "goes through a container that is upside down from its last row to its first",
        arguments: [
            ("a [0.0:b 0.1:c] d", [[2]], "a c b d"),
            ("[0.1:a 0.3:b]", [[6]], "0.4-0.5 b 0.2 a 0.0"),
            ("[-:h 0.0:ab -:f 1.0:c]", [[1, 1]], "c f a b h"),
            ("[]", [[3]], "0.0-0.2"),
        ] as [(String, [[Int]], String)])
    func upsideDown(_ form: String, _ counts: [[Int]], _ expected: String) {
        var form = OutlineNotation(form, counts)
        form.change { $0.containers[0].isUpsideDown = true }
        for order in [FieldSequence.Order.position, .hierarchy] { #expect(form.spell(order: order) == expected) }
    }

    // MARK: - Scroll views

    /// The order of a column of three fields, of which the first one is at `top`, in a scroll view from 100 on, and of other
    /// fields.
    private func order(top: CGFloat, beside others: [CGFloat]) -> [Int] {
        func frame(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 100, height: 40) }
        let fields = ([top, top + 80, top + 160] + others).map { FieldSequence.Item(frame: frame($0)) }
        var container = FormOutline.Container(
            frame: CGRect(x: 0, y: 100, width: 100, height: 100), space: RowSpace(sectionCount: 0) { _ in 0 },
            rows: [.init(path: nil, entries: [.field(0), .field(1), .field(2)])])
        container.contentFrame = CGRect(x: 0, y: top, width: 100, height: 200)
        let entries = others.indices.map { FormOutline.Entry.field($0 + 3) } + [.container(0)]
        return FormOutline(fields: fields, containers: [container], entries: entries)
            .places(order: .position, direction: .leftToRight).indices
    }

    @Test(
        "reads a scroll view as a whole beside what's outside of it, and otherwise together with what floats over it",
        arguments: [
            (100, [], [0, 1, 2]),
            (100, [0], [3, 0, 1, 2]), (100, [210], [0, 1, 2, 3]), (100, [0, 210], [3, 0, 1, 2, 4]),
            (-60, [0], [3, 0, 1, 2]), (-60, [210], [0, 1, 2, 3]), (20, [0, 210], [3, 0, 1, 2, 4]),
            (110, [152], [0, 3, 1, 2]), (130, [101], [3, 0, 1, 2]), (130, [101, 210], [3, 0, 1, 2, 4]),
        ] as [(CGFloat, [CGFloat], [Int])])
    func scrollViews(_ top: CGFloat, _ others: [CGFloat], _ expected: [Int]) {
        #expect(order(top: top, beside: others) == expected)
    }

    // MARK: - Knowledge

    @Test(
        "leaves of a gap what may hold a field",
        arguments: [
            ("", nil, "a"), ("", "0.2-0.3", "a"),
            ("0.0", nil, "a"), ("0.5", nil, "a 0.5"), ("0.3 0.7", nil, "a 0.3-0.7"),
            ("0.99 7.0 0.4", nil, "a 0.4"),
            (nil, "0.1-0.9", "a"), (nil, "0.1-0.4", "a 0.5-0.9"), (nil, "0.8-0.9", "a 0.1-0.7"),
            (nil, "0.3-0.4", "a 0.1-0.2 0.5-0.9"), (nil, "0.0-0.0", "a 0.1-0.9"), (nil, "0.0-5.0", "a"),
            ("0.2 0.4 0.6", "0.3-0.5", "a 0.2 0.6"), ("0.4", "0.3-0.5", "a"),
        ] as [(String?, String?, String)])
    func knowledge(_ rows: String?, _ empty: String?, _ expected: String) throws {
        var form = OutlineNotation("[0.0:a]", [[10]])
        form.change { outline in
            outline.containers[0].rowsWithFields = rows.map {
                $0.split(separator: " ").compactMap(OutlineNotation.path).sorted()
            }
            outline.containers[0].emptyRows = empty.map {
                let ends = $0.split(separator: "-").compactMap(OutlineNotation.path)
                return ends[0]...ends[1]
            }
        }
        #expect(form.spell() == expected)
    }

    // MARK: - Orders

    @Test("orders a container among the fields around it by its place, its tag or the hierarchy, and its rows never")
    func orders() {
        var form = OutlineNotation("ab[0.0:cd 0.2:e]", [[3]])
        form.change { outline in
            outline.containers[0].frame.origin.y = 50
            outline.containers[0].tag = 1
            for (index, tag) in [2, 0, 6, 5, 4].enumerated() { outline.fields[index].tag = tag }
        }
        #expect(form.spell() == "a c d 0.1 e b")
        #expect(form.spell(order: .tag) == "b d c 0.1 e a")
        #expect(form.spell(order: .hierarchy) == "a b c d 0.1 e")
    }

    @Test("reads the fields of a row, and containers beside each other, from right to left where that is the way")
    func rightToLeft() {
        var form = OutlineNotation("[0.0:ab][0.0:c]", [[2], [2]])
        form.change { outline in
            for index in 0..<2 { outline.fields[index].frame = CGRect(x: 50 * index, y: 0, width: 40, height: 40) }
            for index in 0..<2 {
                outline.containers[index].frame = CGRect(x: 200 * index, y: 0, width: 190, height: 400)
            }
        }
        #expect(form.spell() == "a b #0:0.1 c #1:0.1")
        #expect(form.spell(direction: .rightToLeft) == "c #1:0.1 b a #0:0.1")
        // A container with its own direction is in its place among the others, but not read as they are.
        form.change { $0.containers[0].direction = .leftToRight }
        #expect(form.spell(direction: .rightToLeft) == "c #1:0.1 a b #0:0.1")
    }

    @Test(
        "a custom order is one of fields alone; what isn't loaded follows them, or precedes them if it's before all fields"
    )
    func custom() {
        let form = OutlineNotation("a[0.1:b 0.4:c]d", [[9]])
        #expect(form.spell(order: .custom([3, 1, 0])) == "d b a 0.0 0.2-0.3 0.5-0.8")
        #expect(form.spell(order: .custom([])) == "0.0 0.2-0.3 0.5-0.8")
        let table = OutlineNotation("[0.1:b 0.4:c]d", [[9]])
        #expect(table.spell(order: .custom([2, 1, 0])) == "0.0 d c b 0.2-0.3 0.5-0.8")
        #expect(OutlineNotation("a[0.0:b 0.1:c]d", [[2]]).spell(order: .custom([1, 0])) == "b a")
    }

    @Test("links do not count yet")
    func links() {
        var form = OutlineNotation("a[0.0:bc]", [[2]])
        form.change { $0.fields[0].next = 2 }
        #expect(form.spell() == "a b c 0.1")
    }

    // MARK: - Any outline

    @Test("agrees with a look at every single row", arguments: 1...500 as ClosedRange<UInt64>)
    func anything(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let counts = (0..<random.number(0...4)).map { _ in random.number(0...8) }
        let paths = counts.indices.flatMap { section in
            (0..<counts[section]).map { IndexPath(indexes: [section, $0]) }
        }
        let loaded = paths.filter { _ in random.chance(40) }
        var fieldCount = 0
        var rows = loaded.map { path in
            let entries = (0..<random.number(0...2)).map { _ in
                fieldCount += 1
                return FormOutline.Entry.field(fieldCount - 1)
            }
            return FormOutline.Row(path: path, entries: entries)
        }
        rows.shuffle(using: &random)
        let hints = random.chance(50) ? paths.filter { _ in random.chance(40) } : nil
        let empty =
            random.chance(50) && !paths.isEmpty
            ? [paths.randomElement(using: &random)!, paths.randomElement(using: &random)!].sorted() : []
        let container = FormOutline.Container(
            frame: .zero, space: RowSpace(sectionCount: counts.count) { counts[$0] }, rows: rows,
            rowsWithFields: hints, emptyRows: empty.isEmpty ? nil : empty[0]...empty[1])
        let fields = (0..<fieldCount).map { FieldSequence.Item(frame: CGRect(x: 0, y: $0 * 50, width: 9, height: 9)) }
        let outline = FormOutline(fields: fields, containers: [container], entries: [.container(0)])

        // One row after the other: a field is its number, and neighboring rows that aren't loaded form one gap.
        var expected: [Int] = []
        var expectedGaps: [FormOutline.Gap] = []
        var gap: [IndexPath] = []
        func close() {
            let candidates = gap.filter { hints?.contains($0) ?? true }
            if let first = candidates.first, let last = candidates.last {
                expected.append(fieldCount + expectedGaps.count)
                expectedGaps.append(FormOutline.Gap(container: 0, rows: first...last))
            }
            gap = []
        }
        for path in paths {
            if let row = rows.first(where: { $0.path == path }) {
                close()
                expected += row.entries.map { entry in
                    if case .field(let index) = entry { return index }
                    return -1
                }
            } else if !empty.isEmpty, empty[0] <= path, path <= empty[1] {
                close()
            } else {
                gap.append(path)
            }
        }
        close()
        let places = outline.places(order: .position, direction: .leftToRight)
        #expect(places.indices == expected && places.gaps == expectedGaps, "seed \(seed)")
    }
}
