import TestSupport
import UIKit

/// A flow layout worked out the long way: every item on its own, in one pass, with nothing shared between axes.
@MainActor
struct FlowLayoutOracle {
    /// What a section is made of.
    struct Section {
        var sizes: [CGSize]
        var inset = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 0
        var spacing: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0

        /// Sizes and distances that are multiples of a quarter, so that sums are exact.
        static func random(items: Int, using random: inout QuarterRandom) -> Section {
            let same = CGSize(width: random.length(8...80), height: random.length(8...80))
            let isUniform = random.chance(30)
            return Section(
                sizes: (0..<items).map { _ in
                    isUniform ? same : CGSize(width: random.length(8...80), height: random.length(8...80))
                },
                inset: UIEdgeInsets(
                    top: random.length(0...20), left: random.length(0...20), bottom: random.length(0...20),
                    right: random.length(0...20)),
                lineSpacing: random.length(0...12), spacing: random.length(0...12),
                header: random.chance(50) ? random.length(5...40) : 0,
                footer: random.chance(30) ? random.length(5...40) : 0)
        }
    }

    private(set) var items: [IndexPath: CGRect] = [:]
    private(set) var headers: [IndexPath: CGRect] = [:]
    private(set) var footers: [IndexPath: CGRect] = [:]
    private(set) var contentSize = CGSize.zero

    init(_ sections: [Section], room: CGFloat, isVertical: Bool) {
        var position: CGFloat = 0
        func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
            isVertical
                ? CGRect(x: across, y: along, width: breadth, height: length)
                : CGRect(x: along, y: across, width: length, height: breadth)
        }
        for (number, section) in sections.enumerated() {
            let edge = IndexPath(item: 0, section: number)
            if section.header > 0 { headers[edge] = rect(position, 0, section.header, room) }
            position += section.header + (isVertical ? section.inset.top : section.inset.left)
            let before = isVertical ? section.inset.left : section.inset.top
            let inside = room - before - (isVertical ? section.inset.right : section.inset.bottom)
            var rest = Array(section.sizes.enumerated())
            while let head = rest.first {
                func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
                func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
                var line = [head]
                var left = inside - breadth(head.element)
                for item in rest.dropFirst() {
                    guard left >= section.spacing + breadth(item.element) else { break }
                    left -= section.spacing + breadth(item.element)
                    line.append(item)
                }
                rest.removeFirst(line.count)
                var places = line.count
                if rest.isEmpty, let last = line.last {
                    while left >= section.spacing + breadth(last.element) {
                        left -= section.spacing + breadth(last.element)
                        places += 1
                    }
                }
                left = max(0, left)
                if head.offset > 0 { position += section.lineSpacing }
                var across = before + (places == 1 ? left / 2 : 0)
                let thickness = line.map { length($0.element) }.max() ?? 0
                for (item, size) in line {
                    let along = position + (thickness - length(size)) / 2
                    items[IndexPath(item: item, section: number)] = rect(along, across, length(size), breadth(size))
                    across += breadth(size) + section.spacing + (places > 1 ? left / CGFloat(places - 1) : 0)
                }
                position += thickness
            }
            position += isVertical ? section.inset.bottom : section.inset.right
            if section.footer > 0 { footers[edge] = rect(position, 0, section.footer, room) }
            position += section.footer
        }
        contentSize = isVertical ? CGSize(width: room, height: position) : CGSize(width: position, height: room)
    }
}

/// Random numbers that repeat for a seed.
struct QuarterRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x2545_F491_4F6C_DD1D &+ 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &self)) / 4
    }
}
