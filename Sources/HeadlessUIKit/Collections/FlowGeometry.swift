/// The positions of everything in a flow layout: arithmetic along the scroll direction and across it.
///
/// Each line runs across the direction of scrolling, and the lines follow each other along it. Only the size is stored
/// for each item, and only if sizes differ, so a hundred thousand items cost no more than their lines.
struct FlowGeometry {
    /// A length along the direction of scrolling, and one across it.
    struct Extent: Equatable {
        var along: CGFloat
        var across: CGFloat
    }

    /// A rectangle, with its origin and its size.
    struct Place {
        var start: Extent
        var length: Extent
    }

    enum Sizes {
        case same(Extent, count: Int)
        case each([Extent])

        var count: Int {
            switch self {
            case .same(_, let count): count
            case .each(let sizes): sizes.count
            }
        }

        subscript(index: Int) -> Extent {
            switch self {
            case .same(let size, _): size
            case .each(let sizes): sizes[index]
            }
        }
    }

    /// The requested metrics of a section.
    struct Metrics {
        var sizes: Sizes
        /// Between the items of a line, at least.
        var spacing: CGFloat
        /// Between lines.
        var lineSpacing: CGFloat
        var insetBefore: Extent
        var insetAfter: Extent
        /// In the direction of scrolling. 0 if there's none.
        var header: CGFloat
        /// In the direction of scrolling. 0 if there's none.
        var footer: CGFloat
    }

    struct Line {
        let firstItem: Int
        let start: CGFloat
        let thickness: CGFloat
        /// Where the first item begins across the direction of scrolling, and the space between items.
        let origin: CGFloat
        let spacing: CGFloat

        var end: CGFloat { start + thickness }
    }

    struct Section {
        let metrics: Metrics
        let start: CGFloat
        private(set) var lines: [Line] = []
        private(set) var end: CGFloat

        var footerStart: CGFloat { end - metrics.footer }

        init(_ metrics: Metrics, start: CGFloat, room: CGFloat) {
            self.metrics = metrics
            self.start = start
            let first = start + metrics.header + metrics.insetBefore.along
            end = first
            let room = room - metrics.insetBefore.across - metrics.insetAfter.across
            var item = 0
            while item < metrics.sizes.count {
                if item > 0 { end += metrics.lineSpacing }
                let line = line(from: item, at: end, room: room)
                lines.append(line.line)
                end = line.line.end
                item += line.count
            }
            end += metrics.insetAfter.along + metrics.footer
        }

        /// As many items as fit, and the remaining space between them.
        private func line(from firstItem: Int, at start: CGFloat, room: CGFloat) -> (line: Line, count: Int) {
            let sizes = metrics.sizes
            var (used, thickness) = (sizes[firstItem].across, sizes[firstItem].along)
            var count = 1
            while firstItem + count < sizes.count {
                let size = sizes[firstItem + count]
                guard used + metrics.spacing + size.across <= room else { break }
                used += metrics.spacing + size.across
                thickness = max(thickness, size.along)
                count += 1
            }
            // The last line is spaced as if more items like its last one filled it, so that a grid stays a grid.
            var places = count
            if firstItem + count == sizes.count {
                let more = metrics.spacing + sizes[sizes.count - 1].across
                let fitting = more > 0 ? ((room - used) / more).rounded(.down) : 0
                if fitting > 0 {
                    places += Int(fitting)
                    used += fitting * more
                }
            }
            let left = max(0, room - used)
            // A single item on a line is centered.
            let line = Line(
                firstItem: firstItem, start: start, thickness: thickness,
                origin: metrics.insetBefore.across + (places == 1 ? left / 2 : 0),
                spacing: metrics.spacing + (places == 1 ? 0 : left / CGFloat(places - 1)))
            return (line, count)
        }

        func items(of line: Int) -> Range<Int> {
            let next = line + 1 < lines.count ? lines[line + 1].firstItem : metrics.sizes.count
            return lines[line].firstItem..<next
        }

        /// The places of a line's items, one after the other.
        func places(of index: Int) -> [Place] {
            let line = lines[index]
            var across = line.origin
            return items(of: index).map { item in
                let size = metrics.sizes[item]
                defer { across += size.across + line.spacing }
                // Items of different sizes are centered in their line.
                let along = line.start + (line.thickness - size.along) / 2
                return Place(start: Extent(along: along, across: across), length: size)
            }
        }

        func place(of item: Int) -> Place {
            let index = lines.partitioningIndex { $0.firstItem > item } - 1
            return places(of: index)[item - lines[index].firstItem]
        }
    }

    /// The total length across the direction of scrolling.
    let room: CGFloat
    private(set) var sections: [Section] = []

    /// Where everything ends, along.
    var end: CGFloat { sections.last?.end ?? 0 }

    init(room: CGFloat) { self.room = room }

    mutating func append(_ metrics: Metrics) { sections.append(Section(metrics, start: end, room: room)) }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element belongs to the second part of a collection that consists of two parts.
    func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
