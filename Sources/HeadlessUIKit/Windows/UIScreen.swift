/// The device's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the current device.
    open class var main: UIScreen { HeadlessDevice.current.screen }

    /// The size while the device is held upright, in points.
    private let portraitSize: CGSize
    /// Pixels for each point.
    open private(set) var scale: CGFloat
    /// Pixels of the display for each point, which is the same as ``scale`` here.
    open var nativeScale: CGFloat { scale }
    /// The whole display, in pixels, in portrait.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: portraitSize.width * scale, height: portraitSize.height * scale)
    }
    /// Which way up the interface is.
    var orientation = UIInterfaceOrientation.portrait { didSet { lastTraits = nil } }
    /// Whether the user prefers light or dark.
    var userInterfaceStyle = UIUserInterfaceStyle.light { didSet { lastTraits = nil } }
    /// The user's preferred text size.
    var preferredContentSizeCategory = UIContentSizeCategory.large { didSet { lastTraits = nil } }
    /// What ``traits(in:)`` last answered, for views ask often.
    private var lastTraits: (size: CGSize, traits: UITraitCollection)?

    /// A screen that isn't the device's: it has no size.
    public override init() {
        (portraitSize, scale) = (.zero, 1)
        super.init()
    }

    init(size: CGSize, scale: CGFloat) {
        portraitSize = size
        self.scale = scale
        super.init()
    }

    /// The whole screen, in points, in the current orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: size(in: orientation)) }

    func size(in orientation: UIInterfaceOrientation) -> CGSize {
        guard orientation.isLandscape else { return portraitSize }
        return CGSize(width: portraitSize.height, height: portraitSize.width)
    }

    /// The space of keyboard frames: points, origin in the top left corner of the current orientation.
    open private(set) lazy var coordinateSpace: any UICoordinateSpace = UprightSpace { [weak self] in
        self?.bounds ?? .zero
    }

    open var traitCollection: UITraitCollection { traits(in: bounds.size) }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of a window or scene of `size` points.
    ///
    /// iPhones have a compact width, except for large ones in landscape, and a compact height in landscape. iPads are
    /// regular, except for narrow windows.
    ///
    /// - Parameter orientation: The orientation of the interface. The current one by default.
    func traits(in size: CGSize, orientation: UIInterfaceOrientation? = nil) -> UITraitCollection {
        let orientation = orientation ?? self.orientation
        if let lastTraits, lastTraits.size == size, orientation == self.orientation { return lastTraits.traits }
        let device = HeadlessDevice.current
        let isPhone = device.model.idiom == .phone
        let isWide = isPhone ? size.width >= 896 : size.width > 500
        let traits = UITraitCollection(
            idiom: device.model.idiom, style: userInterfaceStyle,
            direction: device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, scale: scale,
            horizontal: isWide ? .regular : .compact,
            vertical: isPhone && orientation.isLandscape ? .compact : .regular,
            contentSize: preferredContentSizeCategory)
        if orientation == self.orientation { lastTraits = (size, traits) }
        return traits
    }
}
