extension LayoutPass {
    /// The size found for the root, when measuring.
    var rootSize: CGSize {
        CGSize(width: Self.onPixel(value(of: slots[0].width)), height: Self.onPixel(value(of: slots[0].height)))
    }

    /// The size of a view, such as a label, that only needs to measure its content; `nil` if equations determine it.
    static func contentSize(of view: UIView, _ fitting: LayoutData.Fitting) -> CGSize? {
        let isFree = [(NSLayoutConstraint.Axis.horizontal, fitting.horizontal), (.vertical, fitting.vertical)]
            .allSatisfy {
                let resistance = view.contentCompressionResistancePriority(for: $0)
                return $1.rawValue < min(view.contentHuggingPriority(for: $0).rawValue, resistance.rawValue)
            }
        guard isFree, !(view is UIStackView), view.layoutData?.constraints.isEmpty != false,
            view.layoutData?.guides.isEmpty != false, !view.storedSubviews.contains(where: { $0.layoutData != nil })
        else { return nil }
        let size = view.intrinsicContentSize
        guard size.width >= 0, size.height >= 0, !view.heightDependsOnWidth else { return nil }
        return CGSize(width: onPixel(Double(size.width)), height: onPixel(Double(size.height)))
    }

    /// Gives views their frames, guides theirs, and scroll views their content sizes.
    ///
    /// - Returns: Whether the safe area or margins have followed, so that it should be done again.
    func apply() -> Bool {
        for slot in slots where slot.isFree {
            guard let parent = slot.parent else {
                set(CGRect(origin: slot.view.place.origin, size: rootSize), of: slot)
                continue
            }
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
        let stale = followed.filter { ConstraintLayout.size(of: $0.item) != $0.size }
        for (_, _, stack) in stale { stack.setNeedsLayout() }
        return !stale.isEmpty
            || insetsUsed.contains { guide, insets in
                guide.owningView.map { guide.insets(in: $0) != insets } ?? false
            }
    }

    /// Sets bounds and center, because a transform doesn't affect these (F5), and only if they change.
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
        let scale = Double(HeadlessDevice.current.screen.scale)
        // Whole pixels are subtracted, because differences of thirds aren't exact.
        func span(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            let (first, last) = (pixel(Double(start) * scale), pixel(Double(start + length) * scale))
            return (first / scale, max(last - first, 0) / scale)
        }
        let (x, width) = span(frame.origin.x, frame.size.width)
        let (y, height) = span(frame.origin.y, frame.size.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func onPixel(_ value: Double) -> Double {
        let scale = Double(HeadlessDevice.current.screen.scale)
        return pixel(value * scale) / scale
    }

    /// The nearest whole number. Halves are rounded up on both sides of zero, and tiny errors of equations don't count,
    /// so that a length in whole pixels is the same wherever it begins.
    private static func pixel(_ value: Double) -> Double { (value + 0.5 + 1e-6).rounded(.down) }
}
