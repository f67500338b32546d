/// The appearance of a list in a collection view.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Sendable {
        case plain
        case grouped
        /// Grouped, with the sections on plates that keep a distance from the sides.
        case insetGrouped
        case sidebar
        case sidebarPlain
    }

    /// What a section has for a header.
    public enum HeaderMode: Sendable {
        case none
        /// A supplementary view of kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// Its first item.
        case firstItemInSection
    }

    /// What a section has for a footer.
    public enum FooterMode: Sendable {
        case none
        /// A supplementary view of kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// A closure that returns the actions for an item that's swiped to the side.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    public let appearance: Appearance
    /// Whether there are lines between cells. `true` by default but in sidebars.
    public var showsSeparators: Bool
    /// The color behind the list. The default is `nil`, for the appearance's color.
    public var backgroundColor: UIColor?
    /// The actions at the leading edge of an item. The default is `nil`, for no actions.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the trailing edge of an item. The default is `nil`, for no actions.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// `.none` by default.
    public var headerMode = HeaderMode.none
    /// `.none` by default.
    public var footerMode = FooterMode.none
}

extension UICollectionViewCompositionalLayout {
    /// Full-width rows that are as high as their cells ask for.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension NSCollectionLayoutSection {
    /// The height of a list's cells until they are there, in points.
    private static let rowHeight: CGFloat = 44

    /// Full-width rows that are as high as their cells ask for.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.list = configuration
        section.contentInsets = configuration.insets(width: layoutEnvironment.container.contentSize.width)
        section.boundarySupplementaryItems = configuration.edges(size)
        return section
    }
}

extension UICollectionLayoutListConfiguration {
    /// The distances that a section keeps. Approximate above and below.
    fileprivate func insets(width: CGFloat) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        switch appearance {
        case .plain, .sidebarPlain: break
        case .grouped, .insetGrouped, .sidebar:
            if headerMode != .supplementary { insets.top = 17.5 }
            if footerMode != .supplementary { insets.bottom = 17.5 }
        }
        if appearance == .insetGrouped || appearance == .sidebar {
            insets.leading = width >= 414 ? 20 : 16
            insets.trailing = insets.leading
        }
        return insets
    }

    @MainActor
    fileprivate func edges(_ size: NSCollectionLayoutSize) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance == .plain
            edges.append(header)
        }
        if footerMode == .supplementary {
            edges.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return edges
    }
}
