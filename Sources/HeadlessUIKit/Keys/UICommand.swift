/// A menu item that sends a selector up the responder chain.
///
/// There are no selectors here, so only ``HeadlessKeyCommand`` creates one.
open class UICommand: UIMenuElement {
    /// What tells commands with the same action apart. `nil` by default.
    open private(set) var propertyList: Any?
    /// What the command is called in the list that is shown while the Command key is held. `nil` by default.
    open var discoverabilityTitle: String?
    /// None by default. A disabled command does nothing.
    open var attributes: UIMenuElement.Attributes = []
    /// `.off` by default.
    open var state = UIMenuElement.State.off

    init(title: String, image: UIImage?, propertyList: Any?) {
        self.propertyList = propertyList
        super.init(title: title, subtitle: nil, image: image)
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
