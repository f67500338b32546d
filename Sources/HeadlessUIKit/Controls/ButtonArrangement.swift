/// Where the image and the title of a button are: side by side, or one above the other.
@MainActor
struct ButtonArrangement {
    /// Zero without an image.
    let image: CGSize
    /// The space between the image and the title, in points.
    let gap: CGFloat
    /// The edge of the title at which the image is.
    let placement: NSDirectionalRectEdge
    /// The size of the title at a width, or at any width for `nil`.
    let titleSize: (CGFloat?) -> CGSize

    private var isStacked: Bool { placement == .top || placement == .bottom }

    /// The size of the image and the title together, at a width, or at any width for `nil`.
    func size(width: CGFloat?) -> CGSize {
        guard !isStacked else {
            let title = titleSize(width.map { max(1, $0) })
            return CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
        }
        let title = titleSize(width.map { max(1, $0 - image.width - gap) })
        return CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    /// How a button aligns its content.
    struct Alignment {
        let horizontal: UIControl.ContentHorizontalAlignment
        let vertical: UIControl.ContentVerticalAlignment
        let isMirrored: Bool

        func x(of width: CGFloat, in room: CGRect) -> CGFloat {
            switch horizontal {
            case .left, .leading, .fill: room.minX
            case .right, .trailing: room.maxX - width
            case .center: room.midX - width / 2
            }
        }

        func y(of height: CGFloat, in room: CGRect) -> CGFloat {
            switch vertical {
            case .top: room.minY
            case .bottom: room.maxY - height
            case .center, .fill: room.midY - height / 2
            }
        }
    }

    /// The frames of the image and the title.
    ///
    /// - Parameters:
    ///   - rooms: The rooms in which the image and the title are aligned as parts of the whole content.
    ///   - margin: What's free above and below a title that's aligned separately.
    func frames(
        in rooms: (image: CGRect, title: CGRect), _ alignment: Alignment, margin: CGFloat
    ) -> (image: CGRect, title: CGRect) {
        isStacked ? stacked(in: rooms, alignment) : sideBySide(in: rooms, alignment, margin)
    }

    private func sideBySide(
        in rooms: (image: CGRect, title: CGRect), _ alignment: Alignment, _ margin: CGFloat
    ) -> (image: CGRect, title: CGRect) {
        let free = rooms.title.width - image.width - gap
        var title = titleSize(max(1, free))
        title.width = max(0, min(title.width, free))
        title.height = min(title.height, rooms.title.height)
        let width = image.width + gap + title.width
        let imageIsLeft = (placement != .trailing) != alignment.isMirrored
        let imageX = alignment.x(of: min(width, rooms.image.width), in: rooms.image)
        let titleX = alignment.x(of: min(width, rooms.title.width), in: rooms.title)
        // Each is aligned vertically on its own.
        return (
            CGRect(
                x: imageIsLeft ? imageX : imageX + title.width + gap, y: alignment.y(of: image.height, in: rooms.image),
                width: image.width, height: image.height),
            CGRect(
                x: imageIsLeft ? titleX + image.width + gap : titleX,
                y: alignment.y(of: title.height, in: rooms.title.insetBy(dx: 0, dy: margin)), width: title.width,
                height: title.height)
        )
    }

    private func stacked(
        in rooms: (image: CGRect, title: CGRect), _ alignment: Alignment
    ) -> (image: CGRect, title: CGRect) {
        var title = titleSize(max(1, rooms.title.width))
        title.width = min(title.width, rooms.title.width)
        let height = image.height + gap + title.height
        let isAbove = placement == .top
        let imageY = alignment.y(of: height, in: rooms.image) + (isAbove ? 0 : title.height + gap)
        let titleY = alignment.y(of: height, in: rooms.title) + (isAbove ? image.height + gap : 0)
        return (
            CGRect(
                x: alignment.x(of: image.width, in: rooms.image), y: imageY, width: image.width, height: image.height),
            CGRect(
                x: alignment.x(of: title.width, in: rooms.title), y: titleY, width: title.width, height: title.height)
        )
    }
}
