/// The position of a popover: next to what it points at, within the available space.
///
/// Apple doesn't publish any figures, so these are approximate.
struct PopoverGeometry {
    /// The radius of a popover's corners, in points.
    static let cornerRadius: CGFloat = 13
    /// How far the arrow reaches out of the popover, in points.
    static let arrowLength: CGFloat = 13
    /// How far the arrow's tip keeps from the popover's corners, in points.
    private static let arrowMargin: CGFloat = 26

    /// The available room, in the container's coordinates.
    var area: CGRect
    /// What the popover points at, in the container's coordinates.
    var source: CGRect
    /// The size that the content would like to have.
    var wanted: CGSize
    var permitted: UIPopoverArrowDirection
    var mayOverlap: Bool

    struct Place: Equatable {
        var frame: CGRect
        var direction: UIPopoverArrowDirection
        /// The arrow's tip.
        var tip: CGPoint
    }

    /// Below the source if the popover fits there; otherwise, above or beside it. If it doesn't fit anywhere, it's
    /// where it fits best.
    var place: Place {
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
        // An arrow that may point nowhere points as the system likes.
        let places = (directions.isEmpty ? [.up, .down, .left, .right] : directions).map(place(pointing:))
        let fits = places.first { $0.frame.width >= wanted.width && $0.frame.height >= wanted.height }
        return fits ?? places.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height } ?? places[0]
    }

    private func place(pointing direction: UIPopoverArrowDirection) -> Place {
        var room = area
        let reach = Self.arrowLength
        switch direction {
        case .up: room = room.cut(top: source.maxY + reach)
        case .down: room = room.cut(bottom: source.minY - reach)
        case .left: room = room.cut(left: source.maxX + reach)
        default: room = room.cut(right: source.minX - reach)
        }
        var size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        if mayOverlap {
            size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
        }
        var frame = CGRect(origin: .zero, size: size)
        switch direction {
        case .up: frame.origin = CGPoint(x: source.midX - size.width / 2, y: room.minY)
        case .down: frame.origin = CGPoint(x: source.midX - size.width / 2, y: room.maxY - size.height)
        case .left: frame.origin = CGPoint(x: room.minX, y: source.midY - size.height / 2)
        default: frame.origin = CGPoint(x: room.maxX - size.width, y: source.midY - size.height / 2)
        }
        frame.origin.x = min(max(frame.minX, area.minX), max(area.maxX - size.width, area.minX)).rounded()
        frame.origin.y = min(max(frame.minY, area.minY), max(area.maxY - size.height, area.minY)).rounded()
        return Place(frame: frame, direction: direction, tip: tip(of: frame, pointing: direction))
    }

    private func tip(of frame: CGRect, pointing direction: UIPopoverArrowDirection) -> CGPoint {
        func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let margin = min(Self.arrowMargin, (high - low) / 2)
            return min(max(value, low + margin), high - margin)
        }
        let x = along(source.midX, frame.minX, frame.maxX)
        let y = along(source.midY, frame.minY, frame.maxY)
        switch direction {
        case .up: return CGPoint(x: x, y: frame.minY - Self.arrowLength)
        case .down: return CGPoint(x: x, y: frame.maxY + Self.arrowLength)
        case .left: return CGPoint(x: frame.minX - Self.arrowLength, y: y)
        default: return CGPoint(x: frame.maxX + Self.arrowLength, y: y)
        }
    }
}

extension CGRect {
    fileprivate func cut(top: CGFloat) -> CGRect {
        let top = min(max(top, minY), maxY)
        return CGRect(x: minX, y: top, width: width, height: maxY - top)
    }

    fileprivate func cut(bottom: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: width, height: min(max(bottom, minY), maxY) - minY)
    }

    fileprivate func cut(left: CGFloat) -> CGRect {
        let left = min(max(left, minX), maxX)
        return CGRect(x: left, y: minY, width: maxX - left, height: height)
    }

    fileprivate func cut(right: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: min(max(right, minX), maxX) - minX, height: height)
    }
}

/// The background of a popover's content: a plate with an arrow. It doesn't receive touches.
final class PopoverPlate: UIView {
    private let back = UIView()
    private let arrow = UIView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(arrow)
        addSubview(back)
        back.layer.cornerRadius = PopoverGeometry.cornerRadius + 1
        back.layer.borderWidth = 1
        back.layer.borderColor = UIColor.systemGray4.cgColor
    }

    required init?(coder: NSCoder) { nil }

    func show(around content: CGRect, arrow direction: UIPopoverArrowDirection, at tip: CGPoint, color: UIColor?) {
        guard let superview else { return }
        frame = superview.bounds
        let color = color ?? .secondarySystemBackground
        // A line around the content, where iOS has a shadow.
        back.frame = content.insetBy(dx: -1, dy: -1)
        back.backgroundColor = color
        arrow.backgroundColor = color
        // A square on its corner, half of it behind the plate.
        let side = PopoverGeometry.arrowLength * 2.0.squareRoot()
        arrow.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let length = PopoverGeometry.arrowLength
        switch direction {
        case .up: arrow.center = CGPoint(x: tip.x, y: tip.y + length)
        case .down: arrow.center = CGPoint(x: tip.x, y: tip.y - length)
        case .left: arrow.center = CGPoint(x: tip.x + length, y: tip.y)
        default: arrow.center = CGPoint(x: tip.x - length, y: tip.y)
        }
    }
}
