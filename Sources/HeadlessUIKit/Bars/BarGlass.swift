/// The glass behind the items of a bar: one piece for neighboring items, and one in the tint color for a prominent
/// item.
@MainActor
final class BarGlass {
    private unowned let bar: UIView
    private let background: UIView
    private var plates: [UIView] = []

    /// - Parameter background: The bar's view that the plates are in front of.
    init(in bar: UIView, above background: UIView) {
        self.bar = bar
        self.background = background
    }

    /// Puts plates behind items that have been positioned. Existing plates stay, because a layout that adds views
    /// requests another one.
    func show(behind items: [UIBarButtonItem]) {
        var looks: [(color: UIColor, frame: CGRect)] = []
        var isOpen = false
        for item in items {
            guard let view = item.view, !item.isSpace, !item.hidesSharedBackground else {
                isOpen = false
                continue
            }
            // D8: a prominent item doesn't share its glass.
            let isProminent = item.style == .prominent
            if isOpen, !isProminent, let last = looks.indices.last {
                looks[last].frame = looks[last].frame.union(Self.frame(around: view))
            } else {
                let tint: UIColor = item.tintColor ?? bar.tintColor
                let color: UIColor = isProminent && item.isEnabled ? tint : .secondarySystemBackground
                looks.append((color, Self.frame(around: view)))
            }
            isOpen = !isProminent
        }
        while plates.count > looks.count { plates.removeLast().removeFromSuperview() }
        while plates.count < looks.count { plates.append(makePlate()) }
        for (plate, look) in zip(plates, looks) {
            plate.backgroundColor = look.color
            plate.frame = look.frame
            plate.layer.cornerRadius = look.frame.height / 2
        }
    }

    private func makePlate() -> UIView {
        let plate = UIView()
        plate.isUserInteractionEnabled = false
        bar.insertSubview(plate, aboveSubview: background)
        return plate
    }

    /// As high as a button needs to be for tapping.
    private static func frame(around view: UIView) -> CGRect {
        CGRect(x: view.frame.minX, y: view.frame.midY - 22, width: view.frame.width, height: 44)
    }
}
