/// A row that's swiped to the side, and the buttons that this reveals.
@MainActor
final class RowSwipe {
    let indexPath: IndexPath
    let cell: UIView
    let configuration: UISwipeActionsConfiguration
    /// 1 if the row moves to the right, -1 if it moves to the left.
    let direction: CGFloat
    /// Contains the buttons in the row's original position.
    let view = UIView()
    /// How far the row is aside, in points.
    private(set) var distance: CGFloat = 0
    /// Called with the action whose button is tapped, and the button.
    private let onTap: (UIContextualAction, UIView) -> Void
    private var buttons: [UIButton] = []

    init(
        of cell: UIView, at indexPath: IndexPath, _ configuration: UISwipeActionsConfiguration, direction: CGFloat,
        onTap: @escaping (UIContextualAction, UIView) -> Void
    ) {
        (self.cell, self.indexPath, self.configuration) = (cell, indexPath, configuration)
        (self.direction, self.onTap) = (direction, onTap)
        view.clipsToBounds = true
        buttons = configuration.actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.backgroundColor = action.backgroundColor
            button.tintColor = .white
            button.addAction(UIAction { _ in onTap(action, button) }, for: .touchUpInside)
            if let effect = action.backgroundEffect { Self.add(effect, to: button) }
            view.addSubview(button)
            return button
        }
    }

    private static func add(_ effect: UIVisualEffect, to button: UIButton) {
        let view = UIVisualEffectView(effect: effect)
        view.frame = button.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        button.insertSubview(view, at: 0)
    }

    /// The widths of the buttons: as wide as necessary, and at least 74 points. Approximate.
    private var widths: [CGFloat] { buttons.map { max(74, $0.intrinsicContentSize.width + 32) } }

    /// How far the row has moved when all buttons are visible.
    var openDistance: CGFloat { widths.reduce(0, +) }

    /// Puts the row so far aside, and the buttons into what it leaves.
    ///
    /// - Parameter row: The row's original frame.
    func move(to distance: CGFloat, in row: CGRect) {
        self.distance = distance
        cell.frame = row.offsetBy(dx: direction * distance, dy: 0)
        view.frame = CGRect(
            x: direction > 0 ? row.minX : row.maxX - distance, y: row.minY, width: distance, height: row.height)
        var start: CGFloat = 0
        for (button, width) in zip(buttons, widths) {
            let width = width * distance / openDistance
            button.frame = CGRect(
                x: direction > 0 ? start : distance - start - width, y: 0, width: width, height: row.height)
            start += width
        }
    }

    /// Does the first action as if its button had been tapped.
    func performFirstAction() {
        if let action = configuration.actions.first { onTap(action, buttons[0]) }
    }
}
