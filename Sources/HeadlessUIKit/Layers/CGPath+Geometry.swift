extension CGPath {
    /// A straight or curved piece between two points.
    private struct Piece {
        /// Two for a line, three for a quadratic curve, four for a cubic one.
        let points: [CGPoint]

        func point(at t: CGFloat) -> CGPoint {
            // De Casteljau: halve the lines between neighbors until one point is left.
            var points = points
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map {
                    CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
                }
            }
            return points[0]
        }

        /// Where the curve changes direction, horizontally or vertically.
        var turns: [CGFloat] {
            (Self.turns(points.map(\.x)) + Self.turns(points.map(\.y))).filter { $0 > 0 && $0 < 1 }
        }

        /// Where the derivative of a polynomial in Bézier form is zero.
        private static func turns(_ p: [CGFloat]) -> [CGFloat] {
            switch p.count {
            case 3:
                let bend: CGFloat = p[0] - 2 * p[1] + p[2]
                return bend == 0 ? [] : [(p[0] - p[1]) / bend]
            case 4:
                let a: CGFloat = p[3] - p[0] + 3 * (p[1] - p[2])
                let b: CGFloat = 2 * (p[0] - 2 * p[1] + p[2])
                let c: CGFloat = p[1] - p[0]
                if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
                let square = b * b - 4 * a * c
                guard square >= 0 else { return [] }
                let root = square.squareRoot()
                return [(root - b) / (2 * a), (-root - b) / (2 * a)]
            default: return []
            }
        }
    }

    /// - Parameter closing: Whether open parts end where they began, as for filling.
    private func pieces(closing: Bool) -> [Piece] {
        var (pieces, start, current): ([Piece], CGPoint, CGPoint) = ([], .zero, .zero)
        func close() {
            if current != start { pieces.append(Piece(points: [current, start])) }
            current = start
        }
        for element in elements {
            switch element {
            case .move(let point):
                if closing { close() }
                (start, current) = (point, point)
            case .line(let end):
                pieces.append(Piece(points: [current, end]))
                current = end
            case .quad(let end, let control):
                pieces.append(Piece(points: [current, control, end]))
                current = end
            case .curve(let end, let first, let second):
                pieces.append(Piece(points: [current, first, second, end]))
                current = end
            case .close: close()
            }
        }
        if closing { close() }
        return pieces
    }

    private static func bounds(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        let (x, y) = (points.map(\.x), points.map(\.y))
        let origin = CGPoint(x: x.min() ?? first.x, y: y.min() ?? first.y)
        return CGRect(
            x: origin.x, y: origin.y, width: (x.max() ?? origin.x) - origin.x, height: (y.max() ?? origin.y) - origin.y)
    }

    /// The smallest rectangle around all points, control points too. `.null` for an empty path.
    public var boundingBox: CGRect {
        Self.bounds(
            of: elements.flatMap { element -> [CGPoint] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .quad(let end, let control): [end, control]
                case .curve(let end, let first, let second): [end, first, second]
                case .close: []
                }
            })
    }

    /// The smallest rectangle around the line. `.null` for an empty path.
    public var boundingBoxOfPath: CGRect {
        Self.bounds(
            of: elements.compactMap(\.end)
                + pieces(closing: false).flatMap { piece in piece.turns.map(piece.point(at:)) })
    }

    /// Whether a point is inside, with every part closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var (winding, crossings) = (0, 0)
        for piece in pieces(closing: true) {
            let count = piece.points.count == 2 ? 1 : 32
            let points = (0...count).map { piece.point(at: CGFloat($0) / CGFloat(count)).applying(transform) }
            for (a, b) in zip(points, points.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > point.x else { continue }
                winding += a.y < b.y ? 1 : -1
                crossings += 1
            }
        }
        return rule == .winding ? winding != 0 : crossings % 2 == 1
    }

    /// The path as SVG writes it, moved by `offset`.
    func svg(offset: CGPoint = .zero) -> String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(SVGCanvas.number($0.x + offset.x)) \(SVGCanvas.number($0.y + offset.y))" }
                .joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .quad(let end, let control): "Q" + text(control, end)
            case .curve(let end, let first, let second): "C" + text(first, second, end)
            case .close: "Z"
            }
        }.joined()
    }
}
