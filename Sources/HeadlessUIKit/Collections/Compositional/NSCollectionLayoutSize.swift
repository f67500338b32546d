/// The size of something in a compositional layout, relative to its container.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init(width, height)
    }

    private init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
    }

    /// In points.
    func resolved(in container: CGSize) -> CGSize {
        CGSize(
            width: max(0, widthDimension.length(in: container)), height: max(0, heightDimension.length(in: container)))
    }

    /// The dimensions that a view determines as soon as it exists.
    var estimates: LayoutAxes {
        var axes: LayoutAxes = []
        if widthDimension.isEstimated { axes.insert(.width) }
        if heightDimension.isEstimated { axes.insert(.height) }
        return axes
    }
}

/// Which sides of a size are meant.
struct LayoutAxes: OptionSet {
    let rawValue: Int

    static let width = LayoutAxes(rawValue: 1)
    static let height = LayoutAxes(rawValue: 2)
}
