import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

@Suite("Row search")
struct RowSearchTests {
    private final class Table {}
    private let table = Table()
    private let other = Table()

    private func path(_ row: Int) -> IndexPath { IndexPath(indexes: [0, row]) }

    @Test("brings in the nearest row first, alone, and then a screenful at a time", arguments: [true, false])
    func nearest(_ isForward: Bool) throws {
        var search = RowSearch(isForward ? .next : .previous, limit: 100)
        let first = try #require(search.step(into: path(3)...path(9), of: ObjectIdentifier(table)))
        #expect(first.row == path(isForward ? 3 : 9))
        #expect(!first.isPage)
        search.looked(at: first, from: first.row, to: first.row, count: 1)
        let rest = isForward ? path(4)...path(9) : path(3)...path(8)
        let second = try #require(search.step(into: rest, of: ObjectIdentifier(table)))
        #expect(second.row == path(isForward ? 4 : 8))
        #expect(second.isPage)
        let elsewhere = try #require(search.step(into: path(0)...path(5), of: ObjectIdentifier(other)))
        #expect(!elsewhere.isPage, "another table starts from the beginning")
    }

    @Test("goes back the way that it has come")
    func opposite() {
        for direction in MoveDirection.allCases {
            #expect(direction.opposite != direction && direction.opposite.opposite == direction)
        }
    }

    @Test("begins at the other end of a container that is upside down", arguments: [true, false])
    func upsideDown(_ isForward: Bool) throws {
        let search = RowSearch(isForward ? .next : .previous, limit: 100)
        let step = try #require(search.step(into: path(3)...path(9), of: ObjectIdentifier(table), isUpsideDown: true))
        #expect(step.row == path(isForward ? 9 : 3))
    }

    @Test("notes what has been looked at as one stretch, with the rows that led up to it")
    func stretch() throws {
        let id = ObjectIdentifier(table)
        var search = RowSearch(.next, limit: 100)
        let first = try #require(search.step(into: path(5)...path(50), of: id))
        search.looked(at: first, from: path(2), to: path(7), count: 3)
        #expect(search.emptyRows == [id: path(2)...path(7)])
        let second = try #require(search.step(into: path(8)...path(50), of: id))
        search.looked(at: second, from: path(8), to: path(20), count: 13)
        #expect(search.emptyRows == [id: path(2)...path(20)])
        var back = RowSearch(.previous, limit: 100)
        let step = try #require(back.step(into: path(0)...path(4), of: id))
        back.looked(at: step, from: path(8), to: path(1), count: 4)
        #expect(back.emptyRows == [id: path(1)...path(8)])
    }

    @Test("ends at its limit", arguments: [(-3, 0), (0, 0), (1, 1), (5, 2), (6, 2), (7, 3)])
    func limit(_ limit: Int, _ steps: Int) {
        var search = RowSearch(.next, limit: limit)
        #expect(search.isExhausted == (limit <= 0))
        var row = 0
        while let step = search.step(into: path(row)...path(1_000), of: ObjectIdentifier(table)), row < 100 {
            search.looked(at: step, from: step.row, to: path(row + 2), count: 3)
            row += 3
        }
        #expect(row == 3 * steps)
        #expect(search.isExhausted)
    }

    @Test("ends also where nothing can be brought in")
    func stuck() {
        var search = RowSearch(.next, limit: 10)
        var steps = 0
        while let step = search.step(into: path(0)...path(5), of: ObjectIdentifier(table)), steps < 100 {
            search.looked(at: step, from: step.row, to: step.row, count: 0)
            steps += 1
        }
        #expect(steps == 10)
    }

    @Test("looks at every row once, in any screenfuls", arguments: 1...200 as ClosedRange<UInt64>)
    func anything(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let count = random.number(1...200)
        let isForward = random.chance(50)
        var search = RowSearch(isForward ? .next : .previous, limit: count)
        let id = ObjectIdentifier(table)
        var left = 0...(count - 1)
        var seen = 0
        while let step = search.step(into: path(left.lowerBound)...path(left.upperBound), of: id) {
            let room = step.isPage ? random.number(1...20) : 1
            let number = min(room, left.count)
            let last = isForward ? left.lowerBound + number - 1 : left.upperBound - number + 1
            #expect(step.row == path(isForward ? left.lowerBound : left.upperBound), "seed \(seed)")
            search.looked(at: step, from: step.row, to: path(last), count: number)
            seen += number
            #expect(search.rowsLeft == count - seen, "seed \(seed)")
            #expect(search.emptyRows[id]!.contains(path(last)), "seed \(seed)")
            guard number < left.count else { break }
            left = isForward ? (last + 1)...left.upperBound : left.lowerBound...(last - 1)
        }
        #expect(seen == count, "seed \(seed)")
        #expect(search.emptyRows == [id: path(0)...path(count - 1)], "seed \(seed)")
    }
}
