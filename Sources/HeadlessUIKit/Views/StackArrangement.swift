/// The positions of the views in a stack view.
@MainActor
struct StackArrangement {
    private let stack: UIStackView
    private let views: [UIView]
    private let isVertical: Bool
    /// What constraints fix, by view.
    private let fixed: [ObjectIdentifier: (width: ConstraintLayout.FixedLength?, height: ConstraintLayout.FixedLength?)]

    init(_ stack: UIStackView) {
        self.stack = stack
        // Hidden views leave the arrangement and take their gaps with them.
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        isVertical = stack.axis == .vertical
        fixed = Dictionary(
            views.map { (ObjectIdentifier($0), ConstraintLayout.fixedSize(of: $0)) }, uniquingKeysWith: { $1 })
    }

    private func fixedWidth(_ view: UIView) -> CGFloat? { fixed[ObjectIdentifier(view)]?.width?.length }

    private func fixedHeight(_ view: UIView) -> CGFloat? { fixed[ObjectIdentifier(view)]?.height?.length }

    private var margins: UIEdgeInsets { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero }

    private var gaps: [CGFloat] { views.dropLast().map(stack.gap) }

    // MARK: Size

    /// What the stack takes, margins included.
    func size(width: CGFloat?) -> CGSize {
        let margins = margins
        let inner = width.map { max(0, $0 - margins.left - margins.right) }
        var size = CGSize.zero
        if isVertical {
            let sizes = views.map { measure($0, width: widthAcross($0, inner)) }
            let heights = sizes.map(\.height)
            size.width = inner ?? sizes.map(\.width).max() ?? 0
            size.height = total(heights)
        } else {
            var widths = views.map { measure($0, width: nil).width }
            if let inner { widths = lengths(natural: widths, in: inner) }
            size.width = inner ?? total(widths)
            size.height = zip(views, widths).map { measure($0, width: $1).height }.max() ?? 0
        }
        return size.outset(by: margins)
    }

    private func total(_ lengths: [CGFloat]) -> CGFloat {
        let gaps = gaps.reduce(0, +)
        guard stack.distribution == .fillEqually, let longest = lengths.max() else {
            return lengths.reduce(0, +) + gaps
        }
        return longest * CGFloat(lengths.count) + gaps
    }

    /// The width of a view in a column: all of it or, if the view shouldn't fill the column, the width that it
    /// requests.
    private func widthAcross(_ view: UIView, _ width: CGFloat?) -> CGFloat? {
        guard let width else { return nil }
        if let fixed = fixedWidth(view) { return fixed }
        return stack.alignment == .fill ? width : min(width, measure(view, width: nil).width)
    }

    /// What a view takes at a width, or freely.
    private func measure(_ view: UIView, width: CGFloat?) -> CGSize {
        let fixed = fixed[ObjectIdentifier(view)]
        // F24: what's around the stack counts if its constraint is stronger than the view's resistance.
        func around(_ length: ConstraintLayout.FixedLength?, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
            guard let length, length.isAround,
                length.priority.rawValue > view.contentCompressionResistancePriority(for: axis).rawValue
            else { return nil }
            return length.length
        }
        let outerWidth = width == nil ? around(fixed?.width, .horizontal) : nil
        var size = ownSize(view, width: width ?? outerWidth)
        if let outerWidth { size.width = outerWidth }
        if let height = around(fixed?.height, .vertical) { size.height = height }
        return size
    }

    /// What a view takes by itself: by its constraints first, then by its content, then the size it has.
    private func ownSize(_ view: UIView, width: CGFloat?) -> CGSize {
        if let nested = view as? UIStackView, nested.layoutData == nil { return nested.fittingSize(width: width) }
        let content = view.intrinsicContentSize
        let isBare = content.width == UIView.noIntrinsicMetric && content.height == UIView.noIntrinsicMetric
        if view.layoutData != nil, !isBare || !view.constraints.isEmpty {
            return ConstraintLayout.fittingSize(of: view, width: width)
        }
        let own = isBare ? view.sizeThatFits(CGSize(width: width ?? 0, height: 0)) : view.bounds.size
        var size = CGSize(
            width: width ?? (content.width == UIView.noIntrinsicMetric ? own.width : content.width),
            height: content.height == UIView.noIntrinsicMetric ? own.height : content.height)
        if let width, !isBare, view.heightDependsOnWidth {
            size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        return size
    }

    // MARK: Along the axis

    /// Which views give way, and in which order: views without their own size come first, and views with a fixed size
    /// never do.
    private func lengths(natural: [CGFloat], in room: CGFloat) -> [CGFloat] {
        let available = room - gaps.reduce(0, +)
        switch stack.distribution {
        case .fillEqually:
            return natural.map { _ in max(0, available / CGFloat(natural.count)) }
        case .fillProportionally:
            let sum = natural.reduce(0, +)
            return natural.map { max(0, sum == 0 ? available / CGFloat(natural.count) : $0 * available / sum) }
        case .fill:
            return filled(natural, available)
        case .equalSpacing, .equalCentering:
            let slack = available - natural.reduce(0, +)
            return slack < 0 ? filled(natural, available) : natural
        }
    }

    private func filled(_ natural: [CGFloat], _ available: CGFloat) -> [CGFloat] {
        var lengths = natural
        var slack = available - natural.reduce(0, +)
        let axis = stack.axis
        let flexible = views.indices.filter { index in
            (isVertical ? fixedHeight(views[index]) : fixedWidth(views[index])) == nil
        }
        // Priorities determine how a view keeps its own size.
        func hasSize(_ index: Int) -> Bool {
            let content = views[index].intrinsicContentSize
            return (isVertical ? content.height : content.width) != UIView.noIntrinsicMetric
                || views[index] is UIStackView
        }
        if slack > 0 {
            // All of it goes to a single view: the last of those with the lowest hugging priority.
            func hugging(_ index: Int) -> Float {
                hasSize(index) ? views[index].contentHuggingPriority(for: axis).rawValue : 0
            }
            if let least = flexible.map(hugging).min(), let index = flexible.last(where: { hugging($0) == least }) {
                lengths[index] += slack
            }
        } else if slack < 0 {
            // One after the other gives way, the last of those that resist least first.
            func resistance(_ index: Int) -> Float {
                hasSize(index) ? views[index].contentCompressionResistancePriority(for: axis).rawValue : 0
            }
            let order = flexible.reversed().sorted { resistance($0) < resistance($1) }
            for index in order where slack < 0 {
                let loss = min(lengths[index], -slack)
                lengths[index] -= loss
                slack += loss
            }
        }
        return lengths
    }

    /// Where views of the given lengths begin.
    private func starts(_ lengths: [CGFloat], in room: CGFloat) -> [CGFloat] {
        var gaps = gaps
        let slack = room - lengths.reduce(0, +) - gaps.reduce(0, +)
        if slack > 0, !gaps.isEmpty {
            if stack.distribution == .equalSpacing {
                let gap = (room - lengths.reduce(0, +)) / CGFloat(gaps.count)
                gaps = gaps.map { max($0, gap) }
            } else if stack.distribution == .equalCentering {
                let distance = (room - lengths.first! / 2 - lengths.last! / 2) / CGFloat(gaps.count)
                let wanted = gaps.indices.map { distance - lengths[$0] / 2 - lengths[$0 + 1] / 2 }
                if zip(wanted, gaps).allSatisfy(>=) { gaps = wanted }
            }
        }
        var start: CGFloat = 0
        return lengths.indices.map { index in
            defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
            return start
        }
    }

    // MARK: Layout

    func layOut() {
        let content = stack.bounds.inset(by: margins)
        guard !views.isEmpty else { return }
        let sizes: [CGSize]
        if isVertical {
            let measured = views.map { measure($0, width: widthAcross($0, content.width)) }
            let heights = lengths(natural: measured.map(\.height), in: content.height)
            sizes = zip(measured, heights).map { CGSize(width: $0.width, height: $1) }
        } else {
            let widths = lengths(natural: views.map { measure($0, width: nil).width }, in: content.width)
            sizes = zip(views, widths).map { CGSize(width: $1, height: measure($0, width: $1).height) }
        }
        let starts = starts(
            sizes.map { isVertical ? $0.height : $0.width }, in: isVertical ? content.height : content.width)
        let isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let baselines = isVertical ? [] : baselines(sizes)
        let lowest = baselines.max() ?? 0

        for (index, view) in views.enumerated() {
            let room = isVertical ? content.width : content.height
            let across = isVertical ? sizes[index].width : sizes[index].height
            let filling = (isVertical ? fixedWidth(view) : fixedHeight(view)) ?? room
            let length = stack.alignment == .fill ? filling : min(across, room)
            var offset: CGFloat =
                switch stack.alignment {
                case .fill, .leading: 0
                case .center: (room - length) / 2
                case .trailing: room - length
                case .firstBaseline, .lastBaseline: isVertical ? 0 : lowest - baselines[index]
                }
            var start = starts[index]
            if isMirrored, isVertical { offset = room - length - offset }
            if isMirrored, !isVertical { start = content.width - start - sizes[index].width }
            let frame =
                isVertical
                ? CGRect(x: offset, y: start, width: length, height: sizes[index].height)
                : CGRect(x: start, y: offset, width: sizes[index].width, height: length)
            view.setLayoutFrame(frame.offsetBy(dx: content.minX, dy: content.minY).onPixels)
        }
    }

    private func baselines(_ sizes: [CGSize]) -> [CGFloat] {
        guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else { return [] }
        let isLast = stack.alignment == .lastBaseline
        return zip(views, sizes).map { $0.baseline(isLast: isLast, height: $1.height) }
    }
}

extension UIView {
    /// Sets the frame that layout has found, whatever the transform is (F5).
    func setLayoutFrame(_ frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if center != middle { center = middle }
    }

    /// Whether the content takes another height at another width.
    var heightDependsOnWidth: Bool {
        switch self {
        case let label as UILabel: label.numberOfLines != 1
        case let textView as UITextView: !textView.isScrollEnabled
        default: false
        }
    }
}

extension CGRect {
    /// The rectangle with its edges on whole pixels of the screen.
    @MainActor
    fileprivate var onPixels: CGRect {
        let scale = HeadlessDevice.current.screen.scale
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (left, top) = (snap(minX), snap(minY))
        return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }
}
