import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

@Suite("Reading order")
struct ReadingOrderTests {
    // MARK: - Sketches

    struct Form: Sendable, CustomTestStringConvertible {
        var name: String
        var drawing: String
        var leftToRight: String
        var rightToLeft: String
        var testDescription: String { name }
    }

    static let forms = [
        Form(
            name: "a single column",
            drawing: """
                bbbbbb

                cccc

                aaaaaa
                """,
            leftToRight: "bca", rightToLeft: "bca"),
        Form(
            name: "a single row",
            drawing: "cc a bbbb",
            leftToRight: "cab", rightToLeft: "bac"),
        Form(
            name: "two columns whose rows line up",
            drawing: """
                aaaa bbbb

                cccc dddd

                eeee ffff
                """,
            leftToRight: "abcdef", rightToLeft: "badcfe"),
        Form(
            name: "an address",
            drawing: """
                nnnnnnnnnnn
                ssssssss hh
                zzz ccccccc
                """,
            leftToRight: "nshzc", rightToLeft: "nhscz"),
        Form(
            name: "a gap in a column that lines up",
            drawing: """
                aaaa bbbb
                cccc
                dddd eeee
                """,
            leftToRight: "abcde", rightToLeft: "baced"),
        Form(
            name: "staggered columns",
            drawing: """
                aaaa
                aaaa bbbb
                cccc bbbb
                cccc dddd
                     dddd
                """,
            leftToRight: "acbd", rightToLeft: "bdac"),
        Form(
            name: "three staggered columns",
            drawing: """
                aaaa      eeee
                aaaa bbbb eeee
                cccc bbbb ffff
                cccc dddd ffff
                     dddd
                """,
            leftToRight: "acbdef", rightToLeft: "efbdac"),
        Form(
            name: "a tall field before a column",
            drawing: """
                tttt aaaa
                tttt
                tttt bbbb
                tttt
                tttt cccc
                """,
            leftToRight: "tabc", rightToLeft: "abct"),
        Form(
            name: "a tall field after a column",
            drawing: """
                aaaa tttt
                     tttt
                bbbb tttt
                     tttt
                cccc tttt
                """,
            leftToRight: "abct", rightToLeft: "tabc"),
        Form(
            name: "a tall field between two columns",
            drawing: """
                aa tt cc
                   tt
                bb tt dd
                """,
            leftToRight: "abtcd", rightToLeft: "cdtab"),
        Form(
            name: "a tall field beside rows that line up",
            drawing: """
                aa bb tt
                      tt
                cc dd tt
                """,
            leftToRight: "abcdt", rightToLeft: "tbadc"),
        Form(
            name: "a tall field beside rows of different length",
            drawing: """
                aa bb tt
                      tt
                cc    tt
                """,
            leftToRight: "abct", rightToLeft: "tbac"),
        Form(
            name: "two tall fields beside rows that line up",
            drawing: """
                tt uu aa bb
                tt uu
                tt uu cc dd
                """,
            leftToRight: "tuabcd", rightToLeft: "badcut"),
        Form(
            name: "a tall field beside staggered columns",
            drawing: """
                aa    tt
                aa bb tt
                cc bb tt
                cc dd tt
                   dd tt
                """,
            leftToRight: "acbdt", rightToLeft: "tbdac"),
        Form(
            name: "a tall field within a tall field's rows",
            drawing: """
                tt aaaaaaaa
                tt uu bb cc
                tt uu dd ee
                tt ffffffff
                """,
            leftToRight: "taubcdef", rightToLeft: "acbeduft"),
        Form(
            name: "sections, each with a layout of its own",
            drawing: """
                hhhhhhhhhhh

                aaa bbb ccc
                ddd eee fff

                tttt ggggg
                tttt iiiii

                jjjjj
                jjjjj kkkkk
                lllll kkkkk
                lllll
                """,
            leftToRight: "habcdeftgijlk", rightToLeft: "hcbafedgitkjl"),
    ]

    @Test("reads", arguments: forms)
    func sketch(_ form: Form) {
        let sketch = Sketch(form.drawing)
        #expect(sketch.spell(ReadingOrder.order(of: sketch.frames)) == form.leftToRight)
        #expect(sketch.spell(ReadingOrder.order(of: sketch.frames, direction: .rightToLeft)) == form.rightToLeft)
    }

    @Test("reads the same form whatever order the fields come in", arguments: forms)
    func sketchReversed(_ form: Form) {
        let sketch = Sketch(form.drawing)
        for direction in ReadingOrder.Direction.allCases {
            let order = ReadingOrder.order(of: sketch.frames.reversed(), direction: direction)
            let expected = direction == .leftToRight ? form.leftToRight : form.rightToLeft
            #expect(sketch.spell(order.map { sketch.frames.count - 1 - $0 }) == expected)
        }
    }

    // MARK: - Tolerance

    /// Two fields side by side. The right one is higher by an offset; they share a row if they overlap by half.
    ///
    ///              ┌───────┐
    ///     ┌──────┐ │   1   │
    ///     │  0   │ └───────┘
    ///     └──────┘
    @Test(
        "reads fields that overlap by half of the smaller height as one row",
        arguments: [
            // heights, offset, in one row
            (30, 30, 0, true), (30, 30, 1, true), (30, 30, 3, true), (30, 30, 15, true),
            (30, 30, 16, false), (30, 30, 29, false), (30, 30, 30, false),
            (10, 30, 20, true), (10, 30, 25, true), (10, 30, 26, false),
            (30, 10, 5, true), (30, 10, 6, false),
            (0, 30, 30, true), (0, 30, 31, false), (30, 0, 0, true), (30, 0, 1, false),
        ])
    func rowTolerance(leftHeight: Int, rightHeight: Int, offset: Int, isOneRow: Bool) {
        let left = CGRect(x: 0, y: offset, width: 100, height: leftHeight)
        let right = CGRect(x: 110, y: 0, width: 100, height: rightHeight)
        #expect(ReadingOrder.order(of: [left, right]) == (isOneRow ? [0, 1] : [1, 0]))
        #expect(ReadingOrder.order(of: [left, right], direction: .rightToLeft) == [1, 0])
        #expect(ReadingOrder.order(of: [right, left]) == (isOneRow ? [1, 0] : [0, 1]))
    }

    /// A tall field 0 whose edge extends into a column of fields 1 and 2. The first of them begins above it.
    ///
    ///         ┌──────┐
    ///     ┌───┼─┐ 1  │
    ///     │   └─┼────┘
    ///     │  0  │
    ///     │   ┌─┼────┐
    ///     └───┼─┘ 2  │
    ///         └──────┘
    @Test(
        "reads fields that overlap by less than half of the smaller width as columns",
        arguments: [(0, true), (3, true), (19, true), (20, false), (40, false)])
    func columnTolerance(overlap: Int, areColumns: Bool) {
        let frames = [
            CGRect(x: 0, y: 5, width: 100, height: 90),
            CGRect(x: 100 - overlap, y: 0, width: 40, height: 20),
            CGRect(x: 100 - overlap, y: 80, width: 40, height: 20),
        ]
        #expect(ReadingOrder.order(of: frames) == (areColumns ? [0, 1, 2] : [1, 0, 2]))
    }

    @Test("keeps rows apart that overlap by a few points", arguments: 0...3, [-2, 0, 2])
    func overlappingRows(overlap: Int, rightOffset: Int) {
        let frames = (0..<8).map { index in
            CGRect(
                x: index % 2 * 110, y: index / 2 * (30 - overlap) + index % 2 * rightOffset, width: 100, height: 30)
        }
        #expect(ReadingOrder.order(of: frames) == Array(0..<8))
        #expect(ReadingOrder.order(of: frames, direction: .rightToLeft) == [1, 0, 3, 2, 5, 4, 7, 6])
    }

    @Test("puts fields in one row that only a third field beside them connects")
    func sharingCarriesOver() {
        // 0 and 1 don't share a row, but 2, further right, shares one with each.
        let frames = [
            CGRect(x: 0, y: 24, width: 100, height: 30),
            CGRect(x: 110, y: 0, width: 100, height: 30),
            CGRect(x: 220, y: 12, width: 100, height: 30),
        ]
        #expect(ReadingOrder.order(of: Array(frames.prefix(2))) == [1, 0])
        #expect(ReadingOrder.order(of: frames + [CGRect(x: 0, y: 60, width: 100, height: 30)]) == [0, 1, 2, 3])
    }

    /// A tall field 4 beside two rows, shorter than both together by an inset at either end.
    ///
    ///     ┌───┐ ┌───┐ ┌───┐
    ///     │ 0 │ │ 1 │ │   │
    ///     └───┘ └───┘ │ 4 │
    ///     ┌───┐ ┌───┐ │   │
    ///     │ 2 │ │ 3 │ │   │
    ///     └───┘ └───┘ └───┘
    @Test(
        "reads row by row beside a tall field that covers the middle half of every field",
        arguments: [(-20, true), (0, true), (5, true), (11, true), (12, false), (22, false)])
    func spanning(inset: Int, areRows: Bool) {
        let rows = (0..<4).map { CGRect(x: $0 % 2 * 110, y: $0 / 2 * 52, width: 100, height: 44) }
        let tall = CGRect(x: 220, y: inset, width: 100, height: 96 - 2 * inset)
        #expect(ReadingOrder.order(of: rows + [tall]) == (areRows ? [0, 1, 2, 3, 4] : [0, 2, 1, 3, 4]))
    }

    // MARK: - Frames that no cut separates

    @Test("reads overlapping fields by top, then leading edge, then input order")
    func overlapping() {
        let frames = [
            CGRect(x: 30, y: 10, width: 100, height: 100),
            CGRect(x: 20, y: 10, width: 120, height: 100),
            CGRect(x: 40, y: 9, width: 100, height: 100),
            CGRect(x: 20, y: 10, width: 110, height: 110),
        ]
        #expect(ReadingOrder.order(of: frames) == [2, 1, 3, 0])
        #expect(ReadingOrder.order(of: frames, direction: .rightToLeft) == [2, 1, 0, 3])
    }

    @Test("keeps identical frames in input order")
    func identical() {
        let here = CGRect(x: 10, y: 50, width: 100, height: 30)
        let above = CGRect(x: 10, y: 10, width: 100, height: 30)
        for direction in ReadingOrder.Direction.allCases {
            #expect(
                ReadingOrder.order(of: [here, above, here, above, here], direction: direction) == [1, 3, 0, 2, 4])
            let copies = Array(repeating: here, count: 100)
            #expect(ReadingOrder.order(of: copies, direction: direction) == Array(0..<100))
        }
    }

    // MARK: - Unusual frames

    struct Odd: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var frame: CGRect
        var order: [Int]

        init(_ name: String, _ frame: CGRect, order: [Int]) {
            testDescription = name
            self.frame = frame
            self.order = order
        }

        init(_ name: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, order: [Int]) {
            self.init(name, CGRect(x: x, y: y, width: width, height: height), order: order)
        }
    }

    /// The frame of index 0, together with 1, which covers 0 to 100 by 0 to 30, and 2 below it, from 50 to 80.
    static let odd = [
        Odd("x not a number", x: .nan, y: 0, width: 1, height: 1, order: [1, 2, 0]),
        Odd("y not a number", x: 0, y: .nan, width: 1, height: 1, order: [1, 2, 0]),
        Odd("width not a number", x: 0, y: 0, width: .nan, height: 1, order: [1, 2, 0]),
        Odd("height not a number", x: 0, y: 0, width: 1, height: .nan, order: [1, 2, 0]),
        Odd("null", .null, order: [1, 2, 0]),
        Odd("x infinite", x: .infinity, y: 0, width: 1, height: 1, order: [1, 2, 0]),
        Odd("y infinite", x: -200, y: .infinity, width: 1, height: 1, order: [1, 2, 0]),
        Odd("x negative infinite", x: -.infinity, y: 55, width: 9, height: 9, order: [1, 0, 2]),
        Odd("y negative infinite", x: 500, y: -.infinity, width: 9, height: 9, order: [0, 1, 2]),
        Odd("infinite", .infinite, order: [0, 1, 2]),
        Odd(
            "all components infinite", x: -.infinity, y: -.infinity, width: .infinity, height: .infinity,
            order: [0, 1, 2]),
        Odd("height infinite", x: 200, y: 0, width: 9, height: .infinity, order: [1, 2, 0]),
        Odd("height infinite, first", x: -20, y: 0, width: 9, height: .infinity, order: [0, 1, 2]),
        Odd("width infinite", x: 0, y: 40, width: .infinity, height: 5, order: [1, 0, 2]),
        Odd("width negative infinite", x: 0, y: 40, width: -.infinity, height: 5, order: [1, 0, 2]),
        Odd("empty between", x: 0, y: 40, width: 0, height: 0, order: [1, 0, 2]),
        Odd("empty beside the first", x: 150, y: 29, width: 0, height: 0, order: [1, 0, 2]),
        Odd("empty before the second", x: -9, y: 79, width: 0, height: 0, order: [1, 0, 2]),
        Odd("zero", .zero, order: [0, 1, 2]),
        Odd("negative size", x: 100, y: 48, width: -100, height: -16, order: [1, 0, 2]),
        Odd("negative width", x: -10, y: 50, width: -90, height: 30, order: [1, 0, 2]),
        Odd("negative height", x: 0, y: -5, width: 100, height: -30, order: [0, 1, 2]),
        Odd("huge", x: -1e308, y: 200, width: 1.7e308, height: 1e308, order: [1, 2, 0]),
        Odd("tiny", x: 0, y: 40, width: .leastNonzeroMagnitude, height: .leastNonzeroMagnitude, order: [1, 0, 2]),
    ]

    @Test("finds a place for", arguments: odd)
    func oddFrame(_ odd: Odd) {
        let first = CGRect(x: 0, y: 0, width: 100, height: 30)
        let second = CGRect(x: 0, y: 50, width: 100, height: 30)
        #expect(ReadingOrder.order(of: [odd.frame, first, second]) == odd.order)
        // The same with the unusual frame in the middle, and the second before the first in the input.
        let indices = [odd.order.firstIndex(of: 0)!, odd.order.firstIndex(of: 1)!, odd.order.firstIndex(of: 2)!]
        let turned = ReadingOrder.order(of: [second, odd.frame, first])
        #expect([turned.firstIndex(of: 1)!, turned.firstIndex(of: 2)!, turned.firstIndex(of: 0)!] == indices)
    }

    @Test("puts frames without a place last, in input order, in both directions")
    func unplaced() {
        let above = CGRect(x: 0, y: 0, width: 100, height: 30)
        let below = CGRect(x: 0, y: 50, width: 100, height: 30)
        let frames = [CGRect(x: 0, y: -100, width: CGFloat.nan, height: 1), below, .null, above, .null]
        for direction in ReadingOrder.Direction.allCases {
            #expect(ReadingOrder.order(of: frames, direction: direction) == [3, 1, 0, 2, 4])
        }
    }

    @Test("reads fields of infinite height or width as very tall or wide ones")
    func infiniteSizes() {
        let tall = (0..<3).map { CGRect(x: CGFloat($0) * 20, y: 0, width: 10, height: .infinity) }
        #expect(ReadingOrder.order(of: tall.reversed()) == [2, 1, 0])
        let wide = (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 20, width: .infinity, height: 10) }
        #expect(ReadingOrder.order(of: wide.reversed()) == [2, 1, 0])
        #expect(ReadingOrder.order(of: wide.reversed(), direction: .rightToLeft) == [2, 1, 0])
        #expect(ReadingOrder.order(of: [.infinite, .infinite, .zero]).sorted() == [0, 1, 2])
    }

    @Test("needs no frames")
    func none() {
        #expect(ReadingOrder.order(of: []).isEmpty)
        #expect(ReadingOrder.order(of: [.null]) == [0])
    }

    // MARK: - Many frames

    /// Fields nested toward the bottom leading corner: a wide one, and below it a tall one on the trailing side of
    /// everything that follows.
    ///
    ///     000000000
    ///     222222 11
    ///     44 333 11
    ///     …. 333 11
    private func nested(_ count: Int) -> [CGRect] {
        (0..<count).map { index in
            let inset = index / 2 * 20
            let side = count * 20 - inset
            return index % 2 == 0
                ? CGRect(x: 0, y: inset * 2, width: side, height: 10)
                : CGRect(x: side - 10, y: inset * 2 + 20, width: 10, height: count * 80 - inset * 2)
        }
    }

    @Test("tells nested rows and columns apart, wherever they stop", arguments: [2, 10, 32, 60])
    func nesting(count: Int) {
        // Each pair takes two cuts; what remains after 32 cuts is read from the top.
        let told = min(count, 32)
        let order = ReadingOrder.order(of: nested(count))
        let wide = (0..<count).filter { $0 % 2 == 0 }
        let tall = (0..<told).filter { $0 % 2 == 1 }
        #expect(Array(order.prefix(told / 2)) == Array(wide.prefix(told / 2)))
        #expect(Array(order.suffix(told / 2)) == tall.reversed())
    }

    @Test("stays total for fields nested without end")
    func nestedWithoutEnd() {
        let frames = nested(10_000)
        #expect(ReadingOrder.order(of: frames).sorted() == Array(frames.indices))
        #expect(ReadingOrder.order(of: frames, direction: .rightToLeft).sorted() == Array(frames.indices))
    }

    @Test("reads a long diagonal from the top, in both directions")
    func diagonal() {
        let frames = (0..<10_000).map { CGRect(x: $0 * 50, y: $0 * 50, width: 40, height: 40) }
        for direction in ReadingOrder.Direction.allCases {
            #expect(ReadingOrder.order(of: frames, direction: direction) == Array(frames.indices))
            #expect(
                ReadingOrder.order(of: frames.reversed(), direction: direction) == frames.indices.reversed())
        }
    }

    @Test("reads a large grid row by row")
    func grid() {
        var random = SplitMix64(seed: 7)
        let places = (0..<10_000).shuffled(using: &random)
        let frames = places.map { CGRect(x: $0 % 100 * 110, y: $0 / 100 * 50, width: 100, height: 40) }
        #expect(ReadingOrder.order(of: frames).map { places[$0] } == Array(0..<10_000))
    }
}
