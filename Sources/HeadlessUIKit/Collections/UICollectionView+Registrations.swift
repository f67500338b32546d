extension UICollectionView {
    /// The number of nested requests for cells.
    static var cellRequests = 0

    private static var lastRegistration = 0

    /// An identifier that no other registration has. It also records whether it's created while a cell is requested.
    fileprivate static func makeRegistration(for type: UICollectionReusableView.Type) -> (
        identifier: String, isLate: Bool
    ) {
        lastRegistration += 1
        return ("headless.registration.\(lastRegistration).\(type)", cellRequests > 0)
    }

    /// How the cells for one kind of item are made and filled. Made once, outside of cell providers.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let handler: Handler
        fileprivate let registration: (identifier: String, isLate: Bool)

        public init(handler: @escaping Handler) {
            self.handler = handler
            registration = makeRegistration(for: Cell.self)
        }
    }

    /// How the supplementary views of one kind are made and filled. Made once, outside of view providers.
    @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let elementKind: String
        fileprivate let handler: Handler
        fileprivate let registration: (identifier: String, isLate: Bool)

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            registration = makeRegistration(for: Supplementary.self)
        }
    }

    /// A reused cell, or a new one, filled by the registration. Nothing has to be registered in advance.
    ///
    /// - Parameter item: The item. Without one, the cell isn't filled.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let (identifier, isLate) = registration.registration
        precondition(
            !isLate,
            "a cell registration was created while a cell was requested: create it once, because each registration has its own cells"
        )
        register(Cell.self, forCellWithReuseIdentifier: identifier)
        guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("only cells of its class are registered for a registration")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A reused view, or a new one, filled by the registration. Nothing has to be registered in advance.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let (identifier, isLate) = registration.registration
        let kind = registration.elementKind
        precondition(
            !isLate,
            "a supplementary registration was created while a view was requested: create it once, because each registration has its own views"
        )
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = view as? Supplementary else {
            preconditionFailure("only views of its class are registered for a registration")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
