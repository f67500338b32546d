/// The part of a view controller's view that bars cover, for code that's older than the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// In points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide as high as the safe area's inset at one edge.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// What bars cover at the top. Use the safe area instead.
    public var topLayoutGuide: any UILayoutSupport { barGuide("UIViewController.topLayoutGuide", isTop: true) }

    /// What bars cover at the bottom. Use the safe area instead.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide("UIViewController.bottomLayoutGuide", isTop: false) }

    private func barGuide(_ name: String, isTop: Bool) -> BarLayoutGuide {
        let known = view.layoutGuides.first { $0.identifier == name }
        if let guide = known as? BarLayoutGuide { return guide }
        let guide = BarLayoutGuide()
        guide.identifier = name
        view.addLayoutGuide(guide)
        let safeArea = view.safeAreaLayoutGuide
        // Two constraints and nothing across, as on iOS.
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
        return guide
    }
}
