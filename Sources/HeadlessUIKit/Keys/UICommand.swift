/// A menu item that sends a selector up the responder chain.
///
/// There are no selectors here, so only ``HeadlessKeyCommand`` creates one.
open class UICommand: UIMenuElement {
    /// What distinguishes commands with the same action. `nil` by default.
    open private(set) var propertyList: Any?
    /// The name of the command in the list that's shown while the Command key is held. `nil` by default.
    open var discoverabilityTitle: String?
    /// The attributes. None by default. A disabled command does nothing.
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
