/// Bar buttons that belong together. The shortcuts above the keys on iPad are organized in groups; see
/// ``UITextInputAssistantItem``.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons, in the order of reading.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that replaces the group if there isn't room for all of it.
    open var representativeItem: UIBarButtonItem?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    /// The visible buttons of the groups, as many as there's room for.
    static func shown(_ groups: [UIBarButtonItemGroup], room: Int) -> [UIBarButtonItem] {
        var items: [UIBarButtonItem] = []
        for group in groups {
            let fits = items.count + group.barButtonItems.count <= room
            items += fits ? group.barButtonItems : group.representativeItem.map { [$0] } ?? group.barButtonItems
        }
        return Array(items.prefix(room))
    }

    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }
}
