/// A menu entry that sends a selector up the responder chain.
///
/// There are no selectors here, so only ``HeadlessKeyCommand`` makes one.
open class UICommand: UIMenuElement {
    /// What tells commands with the same action apart. `nil` by default.
    open private(set) var propertyList: Any?

    init(propertyList: Any?) {
        self.propertyList = propertyList
        super.init(title: "", subtitle: nil, image: nil)
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }
}
