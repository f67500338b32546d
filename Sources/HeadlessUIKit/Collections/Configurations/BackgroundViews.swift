/// The views that an app puts behind the content of a cell, a header, or a footer.
@MainActor
struct BackgroundViews {
    /// What a view is for, from back to front.
    enum Purpose: CaseIterable {
        case always
        case selection
        case multipleSelection
    }

    private var views: [Purpose: UIView] = [:]

    subscript(purpose: Purpose) -> UIView? { views[purpose] }

    mutating func set(_ view: UIView?, for purpose: Purpose, in cell: UIView) {
        let old = views[purpose]
        views[purpose] = view
        if old !== view, old?.superview === cell { old?.removeFromSuperview() }
    }

    mutating func removeAll(from cell: UIView) {
        for purpose in Purpose.allCases { set(nil, for: purpose, in: cell) }
    }

    /// Shows the views for some purposes behind everything else of a cell, as large as it, and removes the others.
    func show(_ purposes: Set<Purpose>, in cell: UIView) {
        var index = 0
        for purpose in Purpose.allCases {
            guard let view = views[purpose] else { continue }
            guard purposes.contains(purpose) else {
                if view.superview === cell { view.removeFromSuperview() }
                continue
            }
            if cell.subviews.firstIndex(of: view) != index { cell.insertSubview(view, at: index) }
            if view.frame != cell.bounds { view.frame = cell.bounds }
            index += 1
        }
    }
}
