extension UITableViewCell {
    /// The distance of content from the sides.
    var sideMargin: CGFloat { max(bounds.width >= 414 ? 20 : 16, setting.readableMargin) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// What accessories take from the content at the trailing edge. Approximate.
    private var accessoryWidth: CGFloat {
        if showingDeleteConfirmation { return Self.deleteButtonWidth }
        if reorderControl != nil { return Self.reorderControlWidth }
        if let view = shownAccessoryView { return view.bounds.width + sideMargin + 8 }
        switch shownAccessoryType {
        case .none: return 0
        case .detailDisclosureButton: return sideMargin + 20 + Self.detailButtonSide + 8
        case .detailButton: return sideMargin + Self.detailButtonSide + 8
        case .disclosureIndicator, .checkmark: return sideMargin + 20
        }
    }

    private static let detailButtonSide: CGFloat = 22

    private func layOutDetailButton(_ area: CGRect) {
        guard let detailButton else { return }
        let side = Self.detailButtonSide
        let distance = sideMargin + (shownAccessoryType == .detailButton ? 0 : 20)
        let x = isRightToLeft ? area.minX + distance : area.maxX - distance - side
        set(detailButton, CGRect(x: x, y: area.midY - side / 2, width: side, height: side))
    }

    /// The frame of the drawn accessory, in the cell's coordinates. `nil` if there isn't one.
    var accessoryFrame: CGRect? {
        let type = shownAccessoryType
        guard !showingDeleteConfirmation, shownAccessoryView == nil, type != .none, type != .detailButton else {
            return nil
        }
        let (width, area) = (CGFloat(12), bounds.inset(by: setting.sides))
        let x = isRightToLeft ? area.minX + sideMargin : area.maxX - sideMargin - width
        return CGRect(x: x, y: area.midY - 7, width: width, height: 14)
    }

    /// Places the content view, the accessory and the labels.
    func layOutContent() {
        let area = bounds.inset(by: setting.sides)
        let (before, after) = (editControlWidth, accessoryWidth)
        let width = max(0, area.width - before - after)
        set(
            contentView,
            CGRect(
                x: area.minX + (isRightToLeft ? after : before), y: 0, width: width, height: area.height))
        layOutEditControls(area)
        layOutDetailButton(area)
        let margins = NSDirectionalEdgeInsets(top: 11, leading: sideMargin, bottom: 11, trailing: sideMargin)
        if contentView.directionalLayoutMargins != margins { contentView.directionalLayoutMargins = margins }
        if let view = shownAccessoryView {
            let size = view.bounds.size
            let x = isRightToLeft ? area.minX + sideMargin : area.maxX - sideMargin - size.width
            set(view, CGRect(origin: CGPoint(x: x, y: area.midY - size.height / 2), size: size))
        }
        layOutLabels()
    }

    /// The room of the control at the leading edge.
    private var editControlWidth: CGFloat { editControl != nil && shouldIndentWhileEditing ? Self.editControlWidth : 0 }

    private static let editControlWidth: CGFloat = 38
    private static let deleteButtonWidth: CGFloat = 82
    private static let reorderControlWidth: CGFloat = 48

    private func layOutEditControls(_ area: CGRect) {
        if let editControl {
            let width = Self.editControlWidth
            let x = isRightToLeft ? area.maxX - width : area.minX
            set(editControl, CGRect(x: x, y: 0, width: width, height: area.height))
        }
        if let deleteButton {
            let width = Self.deleteButtonWidth
            let x = isRightToLeft ? area.minX : area.maxX - width
            set(deleteButton, CGRect(x: x, y: 0, width: width, height: area.height))
        }
        if let reorderControl {
            let width = Self.reorderControlWidth
            let x = isRightToLeft ? area.minX : area.maxX - width
            set(reorderControl, CGRect(x: x, y: 0, width: width, height: area.height))
        }
    }

    private func set(_ view: UIView, _ frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    /// The height that the cell requests at its width, determined by constraints if its content has any.
    var fittingHeight: CGFloat {
        updateConfigurationIfNeeded()
        layOutContent()
        let height =
            configurations.content != nil
            ? contentView.contentHeight(width: contentView.bounds.width)
            : contentView.constraints.isEmpty
                ? sizeThatFits(CGSize(width: bounds.width, height: 0)).height
                : ConstraintLayout.fittingSize(of: contentView, width: contentView.bounds.width).height
        guard height > 0 else { return UITableView.standardRowHeight }
        return CGSize(width: 0, height: height).roundedUpToPixels.height
    }

    // MARK: Labels

    private var labelWidth: CGFloat { max(0, contentView.bounds.width - 2 * sideMargin - pictureWidth) }

    /// The room of the picture before the labels.
    private var pictureWidth: CGFloat { picture.map { $0.size.width + sideMargin } ?? 0 }

    /// The height that the labels require, with the space around them.
    var labelsHeight: CGFloat {
        let heights = labels.map { $0.sizeThatFits(CGSize(width: labelWidth, height: 0)).height }
        let height = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
        return max(UITableView.standardRowHeight, max(height, picture?.size.height ?? 0) + 22)
    }

    private func layOutLabels() {
        if let picture, let imageView {
            let (size, bounds) = (picture.size, contentView.bounds)
            let x = isRightToLeft ? bounds.maxX - sideMargin - size.width : sideMargin
            set(imageView, CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size))
        }
        guard let first = labels.first else { return }
        var area = contentView.bounds.insetBy(dx: sideMargin, dy: 0)
        area.size.width = max(0, area.width - pictureWidth)
        if !isRightToLeft { area.origin.x += pictureWidth }
        guard labels.count == 2 else { return set(first, area) }
        let second = labels[1]
        func part(_ start: CGFloat, _ width: CGFloat) -> CGRect {
            let x = isRightToLeft ? area.maxX - start - width : area.minX + start
            return CGRect(x: x, y: area.minY, width: max(0, width), height: area.height)
        }
        switch style {
        case .subtitle:
            let heights = labels.map { $0.sizeThatFits(CGSize(width: area.width, height: 0)).height }
            let top = area.midY - (heights[0] + heights[1]) / 2
            set(first, CGRect(x: area.minX, y: top, width: area.width, height: heights[0]))
            set(second, CGRect(x: area.minX, y: top + heights[0], width: area.width, height: heights[1]))
        case .value2:
            set(first, part(0, 91))
            set(second, part(97, area.width - 97))
        case .value1, .default:
            let width = min(first.sizeThatFits(area.size).width, area.width)
            set(first, part(0, width))
            set(second, part(width + 6, area.width - width - 6))
        }
    }
}
