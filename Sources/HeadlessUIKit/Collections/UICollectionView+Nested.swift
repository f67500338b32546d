extension UICollectionView {
    /// The direction in which the lines of a flow layout follow one another.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// What a layout's attributes are for.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    /// The position of an item after scrolling: one of three for each axis, or none.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// What has a cell that sizes itself measured again.
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only invalidates the layout.
        case disabled = 0
        /// A new content configuration, and `invalidateIntrinsicContentSize()` on the cell or its content view.
        case enabled = 1
        /// That, and every change of the constraints in the content view and of what they depend on.
        case enabledIncludingConstraints = 2
    }

    public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

    public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
