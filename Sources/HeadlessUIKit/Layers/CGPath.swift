/// A path in a plane, which can have several parts. It isn't isolated to an actor.
// Only a CGMutablePath changes its elements, and a mutable path must not be shared, even on iOS.
public class CGPath: Hashable, @unchecked Sendable {
    /// A step of the line.
    enum Element: Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    var elements: [Element] = []

    init(elements: [Element]) { self.elements = elements }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
                transform: transform?.pointee ?? .identity)
        }
    }

    convenience init(_ build: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        build(path)
        self.init(elements: path.elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the line: its last point, or the beginning of a closed part. Zero for an empty path.
    public var currentPoint: CGPoint {
        guard let last = elements.last else { return .zero }
        return last.end ?? startOfLastPart
    }

    private var startOfLastPart: CGPoint {
        for case .move(let point) in elements.reversed() { return point }
        return .zero
    }

    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.elements = elements
        return copy
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
    /// Where the element ends. `nil` for the end of a closed part, which leads back.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
        case .close: nil
        }
    }

    func applying(_ t: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quad(let end, let control): .quad(end.applying(t), control: control.applying(t))
        case .curve(let end, let first, let second): .curve(end.applying(t), first.applying(t), second.applying(t))
        case .close: .close
        }
    }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(elements: []) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform)))
    }

    /// A line from the first point through all other points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        elements.append(.curve(end.applying(transform), control1.applying(transform), control2.applying(transform)))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.quad(end.applying(transform), control: control.applying(transform)))
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(between: corners, transform: transform)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        // A quarter of a circle for each corner.
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
        addRect(rect, corners: [size, size, size, size], transform: transform)
    }

    /// A rectangle with a radius for each corner: top left, top right, bottom right, bottom left.
    ///
    /// - Parameter expansion: How far from its corner a curve begins, as a multiple of the radius. 1 for a quarter of a
    ///   circle; with any other value, the curve has the same midpoint.
    func addRect(
        _ rect: CGRect, corners: [CGSize], expansion: CGFloat = 1, transform: CGAffineTransform = .identity
    ) {
        // The distance of the control points of a quarter of a circle from its ends, as a fraction of the radius. The
        // middle of a curve is at an eighth of its ends and three eighths of its control points.
        let pull: CGFloat = 0.552284749831
        let control = 1 - pull - (expansion - 1) / 3
        let points = [
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (index, (corner, before, after)) in points.enumerated() {
            func point(_ way: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.x + way.dx * corners[index].width * part,
                    y: corner.y + way.dy * corners[index].height * part)
            }
            let start = point(before, expansion)
            if index == 0 { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
            guard corners[index] != .zero else { continue }
            addCurve(
                to: point(after, expansion), control1: point(before, control), control2: point(after, control),
                transform: transform)
        }
        closeSubpath()
    }

    /// An arc of a circle, with a line to its beginning. Angles are in radians. If y points down, `clockwise` is what
    /// looks counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: 2 * .pi)
        if clockwise, sweep > 0 { sweep -= 2 * .pi }
        if !clockwise, sweep < 0 { sweep += 2 * .pi }
        // A whole turn, and more than one, is a circle.
        if abs(endAngle - startAngle) >= 2 * .pi { sweep = clockwise ? -2 * .pi : 2 * .pi }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = point(startAngle)
        if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
        let parts = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(parts)
        let pull = 4 / 3 * tan(step / 4) * radius
        for part in 0..<parts where sweep != 0 {
            let (from, to) = (startAngle + step * CGFloat(part), startAngle + step * CGFloat(part + 1))
            let (first, last) = (point(from), point(to))
            addCurve(
                to: last, control1: CGPoint(x: first.x - pull * sin(from), y: first.y + pull * cos(from)),
                control2: CGPoint(x: last.x + pull * sin(to), y: last.y - pull * cos(to)), transform: transform)
        }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }

    /// Draws a line back to the beginning of this part of the path.
    public func closeSubpath() {
        if let last = elements.last, last != .close { elements.append(.close) }
    }
}

/// The kind of a step of a path.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// A step of a path. Its control points, if any, precede the point that it leads to.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls a block with each step, in order. A step is valid only during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var (type, points): (CGPathElementType, [CGPoint])
            switch element {
            case .move(let point): (type, points) = (.moveToPoint, [point])
            case .line(let point): (type, points) = (.addLineToPoint, [point])
            case .quad(let end, let control): (type, points) = (.addQuadCurveToPoint, [control, end])
            case .curve(let end, let first, let second): (type, points) = (.addCurveToPoint, [first, second, end])
            case .close: (type, points) = (.closeSubpath, [])
            }
            points.withUnsafeMutableBufferPointer { buffer in
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { empty in
                    var step = CGPathElement(type: type, points: buffer.baseAddress ?? empty.baseAddress!)
                    withUnsafePointer(to: &step, block)
                }
            }
        }
    }
}

/// Which parts are inside if a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}
