import TestSupport
import Testing

@testable import UIKit

/// Where rows are, against sums that are worked out row by row.
@Suite("Geometry of tables")
@MainActor
struct TableGeometryTests {
    @Test("rows, headers and footers are where adding up says, after any changes", arguments: 0..<12 as Range<UInt64>)
    func oracle(seed: UInt64) {
        _ = HeadlessDevice()
        var model = TableModel(seed: seed)
        let stage = TableStage(model.sections, style: .plain) { table, source in
            table.estimatedRowHeight = seed % 2 == 0 ? 0 : 50
            table.sectionHeaderHeight = 30
            table.sectionFooterHeight = 20
            source.givenHeight = { TableModel.height(of: source.sections[$0.section][$0.row]) }
            // As exact as the heights themselves.
            source.estimate = seed % 2 == 0 ? nil : source.givenHeight
            model.name(source)
        }
        for _ in 0..<12 {
            model.check(stage)
            model.change(stage)
            model.check(stage)
            let range = max(0, stage.table.contentSize.height - stage.table.bounds.height)
            stage.scroll(to: CGFloat(model.random(Int(range) + 1)))
        }
    }

    @Test("a sequence of lengths says what adding up says", arguments: 0..<20 as Range<UInt64>)
    func lengths(seed: UInt64) {
        _ = HeadlessDevice()
        var random = SplitMix64(seed: seed)
        let count = Int.random(in: 1...40, using: &random)
        var values = (0..<count).map { _ in CGFloat(Int.random(in: 0...5, using: &random)) * 7 }
        if seed % 3 == 0 { values = Array(repeating: values[0], count: count) }
        var sequence = LengthSequence(values)
        for _ in 0..<40 {
            let index = Int.random(in: 0..<count, using: &random)
            values[index] = CGFloat(Int.random(in: 0...5, using: &random)) * 7
            sequence[index] = values[index]
            let starts = values.indices.map { values[..<$0].reduce(0, +) }
            #expect(values.indices.map { sequence.start(of: $0) } == starts)
            #expect(sequence.total == values.reduce(0, +))
            let place = CGFloat(Int.random(in: -5...Int(sequence.total) + 5, using: &random))
            let expected = values.indices.first { starts[$0] <= place && place < starts[$0] + values[$0] }
            #expect(sequence.index(at: place) == expected)
        }
    }

    @Test("heights that are no heights count as none")
    func oddHeights() {
        _ = HeadlessDevice()
        let sequence = LengthSequence([10, -5, .nan, .infinity, 20])
        #expect(sequence.total == 30)
        #expect(sequence.index(at: 10) == 4)
        #expect(LengthSequence([]).index(at: 0) == nil)
        #expect(LengthSequence([0, 0]).index(at: 0) == nil)
    }

    @Test("the views above and below the sections take their place")
    func edgeViews() {
        let stage = TableStage([["a", "b"]])
        let (top, bottom) = (UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 70)), UIView())
        bottom.frame.size.height = 30
        stage.table.tableHeaderView = top
        stage.table.tableFooterView = bottom
        stage.table.layoutIfNeeded()
        #expect(top.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
        #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(bottom.frame == CGRect(x: 0, y: 158, width: 375, height: 30))
        #expect(stage.table.contentSize == CGSize(width: 375, height: 188))
        stage.table.tableHeaderView = nil
        stage.table.layoutIfNeeded()
        #expect(top.superview == nil)
        #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    }

    @Test("rows in a rectangle, and the row at a point")
    func rowsInRectangle() {
        let stage = TableStage([["a", "b", "c"], ["d"]])
        let table = stage.table
        #expect(
            table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 90)) == [
                IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1),
            ])
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 140)) == IndexPath(row: 0, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 176)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    }

    @Test("sections on plates keep their distance from the sides")
    func insetGrouped() throws {
        let stage = TableStage([["a", "b"]], style: .insetGrouped)
        let cell = try #require(stage.cell(0))
        #expect(cell.frame.minX == 16 && cell.frame.width == 343)
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test("G5 scrolling puts rows at the top, in the middle, at the bottom, or just in sight")
    func scrolling() {
        let stage = TableStage()
        let table = stage.table
        table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 67, right: 0)
        func scroll(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            table.layoutIfNeeded()
            return table.contentOffset.y
        }
        #expect(scroll(50, .top) == 2_180)
        #expect(scroll(50, .none) == 2_180)
        #expect(scroll(50, .bottom) == 1_644)
        #expect(scroll(50, .middle) == 1_912)
        #expect(scroll(10, .none) == 420)
        #expect(scroll(40, .none) == 1_204)
        // As far as the content reaches.
        #expect(scroll(99, .top) == 3_800)
        #expect(scroll(0, .bottom) == -20)
    }

    @Test("G5 NotFound scrolls to a section without rows")
    func emptySection() {
        let stage = TableStage([(0..<30).map { "\($0)" }, [], (0..<30).map { "\($0)" }])
        stage.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        stage.table.layoutIfNeeded()
        #expect(stage.table.contentOffset.y == 1_320)
    }

    @Test("G7 scrolling to a row knows nothing of the keyboard")
    func keyboardIgnored() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(0))
        cell.field.becomeFirstResponder()
        stage.device.settle()
        stage.table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .bottom, animated: false)
        stage.table.layoutIfNeeded()
        #expect(stage.table.contentOffset.y == 1_137)
    }
}

/// What a table should show, worked out the long way.
@MainActor
private struct TableModel {
    private var generator: SplitMix64
    private(set) var sections: [[String]] = []
    /// One number for each section, which says whether it has a header and a footer.
    private var kinds: [Int] = []
    private var count = 0

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
        for _ in 0..<random(7) {
            sections.append(titles(random(15)))
            kinds.append(random(6))
        }
    }

    private func hasHeader(_ section: Int) -> Bool { kinds[section] % 2 == 0 }
    private func hasFooter(_ section: Int) -> Bool { kinds[section] % 3 == 0 }

    /// Gives the sections headers and footers.
    func name(_ source: TableSource) {
        func titles(_ isNamed: (Int) -> Bool) -> [Int: String] {
            Dictionary(uniqueKeysWithValues: sections.indices.filter(isNamed).map { ($0, "Title") })
        }
        source.headers = titles(hasHeader)
        source.footers = titles(hasFooter)
    }

    static func height(of title: String) -> CGFloat { CGFloat(20 + Int(title)! * 37 % 90) }

    mutating func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    private mutating func titles(_ number: Int) -> [String] {
        (0..<number).map { _ in
            count += 1
            return "\(count)"
        }
    }

    // MARK: Changes

    /// Makes changes at random, to the model and to the table, in one batch.
    mutating func change(_ stage: TableStage) {
        stage.table.beginUpdates()
        if random(3) == 0 { changeSections(stage) } else { changeRows(stage) }
        stage.table.endUpdates()
    }

    private mutating func changeSections(_ stage: TableStage) {
        let deleted = IndexSet(sections.indices.filter { _ in random(4) == 0 })
        var moved: [Int] = []
        if let candidate = sections.indices.first(where: { !deleted.contains($0) }), random(2) == 0 {
            moved = [candidate]
        }
        let rest = sections.indices.filter { !deleted.contains($0) && !moved.contains($0) }.map { sections[$0] }
        let arrivals = moved.map { sections[$0] } + (0..<random(3)).map { _ in titles(random(9)) }
        let restKinds = sections.indices.filter { !deleted.contains($0) && !moved.contains($0) }.map { kinds[$0] }
        let arrivalKinds = moved.map { kinds[$0] } + arrivals.dropFirst(moved.count).map { _ in random(6) }
        let places = places(arrivals.count, among: rest.count)
        for (from, to) in zip(moved, places) { stage.table.moveSection(from, toSection: to) }
        stage.table.deleteSections(deleted, with: .automatic)
        stage.table.insertSections(IndexSet(places.dropFirst(moved.count)), with: .automatic)
        sections = Self.merge(rest, arrivals, places)
        kinds = Self.merge(restKinds, arrivalKinds, places)
        stage.source.sections = sections
        name(stage.source)
    }

    private mutating func changeRows(_ stage: TableStage) {
        var rests: [[String]] = []
        var moved: [(from: IndexPath, title: String)] = []
        for (section, rows) in sections.enumerated() {
            var rest: [String] = []
            for (row, title) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                switch random(10) {
                case 0: stage.table.deleteRows(at: [path], with: .fade)
                case 1: moved.append((path, title))
                case 2:
                    stage.table.reloadRows(at: [path], with: .fade)
                    rest.append(title)
                default: rest.append(title)
                }
            }
            rests.append(rest)
        }
        var arrivals = sections.map { _ in [(title: String, from: IndexPath?)]() }
        for row in moved { arrivals[random(sections.count)].append((row.title, row.from)) }
        for section in sections.indices {
            arrivals[section] += titles(random(3)).map { ($0, nil) }
            let places = places(arrivals[section].count, among: rests[section].count)
            for (arrival, place) in zip(arrivals[section], places) {
                let path = IndexPath(row: place, section: section)
                if let from = arrival.from {
                    stage.table.moveRow(at: from, to: path)
                } else {
                    stage.table.insertRows(at: [path], with: .fade)
                }
            }
            sections[section] = Self.merge(rests[section], arrivals[section].map(\.title), places)
        }
        stage.source.sections = sections
    }

    private mutating func places(_ number: Int, among others: Int) -> [Int] {
        Array(Array(0..<number + others).shuffled(using: &generator).prefix(number))
    }

    private static func merge<Element>(_ rest: [Element], _ arrivals: [Element], _ places: [Int]) -> [Element] {
        var rest = rest[...]
        return (0..<rest.count + arrivals.count).map { index in
            places.firstIndex(of: index).map { arrivals[$0] } ?? rest.removeFirst()
        }
    }

    // MARK: Checks

    func check(_ stage: TableStage) {
        let table = stage.table
        table.layoutIfNeeded()
        var (y, seen, isRight) = (CGFloat(0), [String](), true)
        #expect(table.numberOfSections == sections.count)
        for (section, rows) in sections.enumerated() {
            let start = y
            y += hasHeader(section) ? 30 : 0
            for (row, title) in rows.enumerated() {
                let frame = CGRect(x: 0, y: y, width: 375, height: Self.height(of: title))
                if table.rectForRow(at: IndexPath(row: row, section: section)) != frame { isRight = false }
                if frame.minY < table.bounds.maxY, frame.maxY > table.bounds.minY {
                    seen.append(title)
                    if stage.cell(row, section)?.frame != frame { isRight = false }
                }
                y = frame.maxY
            }
            y += hasFooter(section) ? 20 : 0
            if table.rect(forSection: section) != CGRect(x: 0, y: start, width: 375, height: y - start) {
                isRight = false
            }
        }
        #expect(isRight)
        #expect(stage.titles == seen)
        #expect(table.contentSize.height == y)
    }
}
