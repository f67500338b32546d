import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

@Suite("Row space")
struct RowSpaceTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(indexes: [section, row]) }

    private func space(_ counts: [Int]) -> RowSpace { RowSpace(sectionCount: counts.count) { counts[$0] } }

    @Test("has no first and no last row without rows", arguments: [[], [0], [0, 0, 0]])
    func empty(_ counts: [Int]) {
        let space = space(counts)
        #expect(space.first == nil)
        #expect(space.last == nil)
        #expect(space.row(after: path(0, 0)) == nil)
        #expect(space.row(before: path(0, 0)) == nil)
    }

    @Test("goes over sections without rows")
    func sections() {
        let space = space([0, 2, 0, 0, 1, 0])
        #expect(space.first == path(1, 0))
        #expect(space.last == path(4, 0))
        #expect(space.row(after: path(1, 1)) == path(4, 0))
        #expect(space.row(before: path(4, 0)) == path(1, 1))
        #expect(space.row(after: path(4, 0)) == nil)
        #expect(space.row(before: path(1, 0)) == nil)
    }

    @Test("finds the neighbors of places that are no rows")
    func outside() {
        let space = space([2, 3])
        #expect(space.row(after: path(0, 7)) == path(1, 0))
        #expect(space.row(after: path(5, 0)) == nil)
        #expect(space.row(before: path(5, 0)) == path(1, 2))
        #expect(space.row(after: IndexPath(index: 0)) == nil)
        #expect(space.row(before: IndexPath(index: 0)) == path(1, 2))
        #expect(space.row(before: IndexPath(indexes: [0, 1, 1])) == path(1, 2))
    }

    @Test(
        "contains its rows and nothing else",
        arguments: [
            ([0, 0], true), ([1, 2], true), ([0, 2], false), ([1, 3], false), ([2, 0], false), ([0, -1], false),
            ([-1, 0], false), ([0], false), ([0, 0, 0], false),
        ] as [([Int], Bool)])
    func contains(_ indexes: [Int], _ isRow: Bool) {
        #expect(space([2, 3]).contains(IndexPath(indexes: indexes)) == isRow)
    }

    @Test("counts nothing before it is asked, and then only what it needs")
    func laziness() {
        var asked: [Int] = []
        let space = RowSpace(sectionCount: 100_000) {
            asked.append($0)
            return 5
        }
        #expect(asked.isEmpty)
        #expect(space.row(after: path(4_000, 4)) == path(4_001, 0))
        #expect(space.last == path(99_999, 4))
        #expect(Set(asked) == [4_000, 4_001, 99_999])
    }

    @Test("lists every row once, each way", arguments: 1...200 as ClosedRange<UInt64>)
    func anything(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let counts = (0..<random.number(0...6)).map { _ in random.number(0...4) }
        let space = space(counts)
        let all = counts.indices.flatMap { section in (0..<counts[section]).map { path(section, $0) } }
        let there = Array(sequence(first: space.first, next: { $0.flatMap { .some(space.row(after: $0)) } }).prefix(50))
        let back = Array(sequence(first: space.last, next: { $0.flatMap { .some(space.row(before: $0)) } }).prefix(50))
        #expect(there.compactMap { $0 } == all, "seed \(seed)")
        #expect(back.compactMap { $0 } == all.reversed(), "seed \(seed)")
    }
}
