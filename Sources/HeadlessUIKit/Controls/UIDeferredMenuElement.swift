/// Menu entries that the app provides when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
    /// Provides the entries, immediately or later, by calling its argument.
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var entries: [UIMenuElement]?
    private var isLoading = false

    /// Entries that are requested once. They stay the same whenever the menu opens again.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    /// Entries that are requested whenever the menu opens.
    @available(iOS 15.0, *)
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        guard let element = UIDeferredMenuElement(elementProvider, isCached: false) as? Self else {
            preconditionFailure("Subclasses of UIDeferredMenuElement are not modeled.")
        }
        return element
    }

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// What the menu shows in the element's place. Nothing until the app has provided the entries.
    var shownEntries: [UIMenuElement] { entries ?? [] }

    /// Whether the menu shows that the entries are still being loaded.
    var isPending: Bool { isLoading && entries == nil }

    /// The menu opens.
    func load() {
        guard !isLoading, entries == nil || !isCached else { return }
        isLoading = true
        entries = nil
        provider { [weak self] entries in
            self?.entries = entries
            self?.isLoading = false
        }
    }
}

extension UIMenu {
    /// The entries, with what the app has provided in place of deferred ones.
    var shownChildren: [UIMenuElement] { children.flatMap { ($0 as? UIDeferredMenuElement)?.shownEntries ?? [$0] } }

    /// The deferred elements in this menu, or in one inside it.
    private var deferred: [UIDeferredMenuElement] {
        children.compactMap { $0 as? UIDeferredMenuElement }
            + shownChildren.compactMap { $0 as? UIMenu }.flatMap(\.deferred)
    }

    /// Requests the entries that the app provides when a menu opens.
    func loadDeferred() {
        for element in deferred { element.load() }
    }

    /// Whether some entries are still being loaded.
    var isPending: Bool { deferred.contains(where: \.isPending) }
}
