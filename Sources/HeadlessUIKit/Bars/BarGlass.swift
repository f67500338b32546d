/// The glass behind the items of a bar: one plate for neighbours, one of its own and in the tint for a prominent item.
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

    /// Puts plates behind items that have their places.
    func show(behind items: [UIBarButtonItem]) {
        for plate in plates { plate.removeFromSuperview() }
        plates = []
        var isOpen = false
        for item in items {
            guard let view = item.view, !item.isSpace, !item.hidesSharedBackground else {
                isOpen = false
                continue
            }
            // D8: what is prominent shares with nobody.
            let isProminent = item.style == .prominent
            if isOpen, !isProminent, let plate = plates.last {
                plate.frame = plate.frame.union(Self.frame(around: view))
            } else {
                let tint: UIColor = item.tintColor ?? bar.tintColor
                let color: UIColor = isProminent && item.isEnabled ? tint : .secondarySystemBackground
                plates.append(plate(color, around: view))
            }
            isOpen = !isProminent
        }
        for plate in plates { plate.layer.cornerRadius = plate.bounds.height / 2 }
    }

    private func plate(_ color: UIColor, around view: UIView) -> UIView {
        let plate = UIView(frame: Self.frame(around: view))
        plate.isUserInteractionEnabled = false
        plate.backgroundColor = color
        bar.insertSubview(plate, aboveSubview: background)
        return plate
    }

    /// As high as a button has to be to be hit.
    private static func frame(around view: UIView) -> CGRect {
        CGRect(x: view.frame.minX, y: view.frame.midY - 22, width: view.frame.width, height: 44)
    }
}
