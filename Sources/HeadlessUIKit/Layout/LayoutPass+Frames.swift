extension LayoutPass {
    /// The size found for the root, when measuring.
    var rootSize: CGSize {
        CGSize(width: Self.onPixel(value(of: slots[0].width)), height: Self.onPixel(value(of: slots[0].height)))
    }

    /// The size of a view, such as a label, that has nothing to measure but its content; `nil` where equations decide.
    static func contentSize(of view: UIView, _ fitting: LayoutData.Fitting) -> CGSize? {
        let isFree = [(NSLayoutConstraint.Axis.horizontal, fitting.horizontal), (.vertical, fitting.vertical)]
            .allSatisfy {
                let resistance = view.contentCompressionResistancePriority(for: $0)
                return $1.rawValue < min(view.contentHuggingPriority(for: $0).rawValue, resistance.rawValue)
            }
        guard isFree, !(view is UIStackView), view.layoutData?.constraints.isEmpty != false,
            view.layoutData?.guides.isEmpty != false, !view.subviews.contains(where: { $0.layoutData != nil })
        else { return nil }
        let size = view.intrinsicContentSize
        guard size.width >= 0, size.height >= 0, !view.heightDependsOnWidth else { return nil }
        return CGSize(width: onPixel(Double(size.width)), height: onPixel(Double(size.height)))
    }

    /// Gives views their frames, guides theirs, and scroll views their content sizes.
    ///
    /// - Returns: Whether the safe area or margins have followed, so that it is to be done again.
    func apply() -> Bool {
        for slot in slots where slot.isFree {
            guard let parent = slot.parent else { continue }
            let origin = contentOrigin(of: parent)
            let frame = Self.onPixels(
                CGRect(
                    x: value(of: slot.x) - value(of: origin.x), y: value(of: slot.y) - value(of: origin.y),
                    width: value(of: slot.width), height: value(of: slot.height)))
            if let guide = slot.guide {
                guide.solvedFrame = frame
                if guide.kind == .content, let scrollView = slot.view as? UIScrollView,
                    scrollView.contentSize != frame.size
                {
                    scrollView.contentSize = frame.size
                }
            } else {
                set(frame, of: slot)
            }
        }
        return insetsUsed.contains { guide, insets in
            guide.owningView.map { guide.insets(in: $0) != insets } ?? false
        }
    }

    /// Bounds and centre, since a transform leaves these as they are (F5); only when they change.
    private func set(_ frame: CGRect, of slot: Slot) {
        let view = slot.view
        let present = presentFrame(of: slot)
        guard
            abs(present.minX - frame.minX) + abs(present.minY - frame.minY) > 1e-6
                || abs(present.width - frame.width) + abs(present.height - frame.height) > 1e-6
        else { return }
        view.setPlace(frame)
        view.superview?.setNeedsLayout()
    }

    /// The frame with its edges on the screen's pixels.
    static func onPixels(_ frame: CGRect) -> CGRect {
        let (x, y) = (Double(frame.origin.x), Double(frame.origin.y))
        let (left, top) = (onPixel(x), onPixel(y))
        return CGRect(
            x: left, y: top, width: max(onPixel(x + Double(frame.size.width)) - left, 0),
            height: max(onPixel(y + Double(frame.size.height)) - top, 0)
        )
    }

    private static func onPixel(_ value: Double) -> Double {
        let scale = Double(HeadlessDevice.current.screen.scale)
        return (value * scale).rounded() / scale
    }
}
