/// An item in text, such as a link.
@available(iOS 17.0, *)
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// Constants for the kinds of items.
    public enum ContentType: Int, Sendable {
        case link = 0
        case textAttachment = 1
        case tag = 2
    }

    /// What a long press on an item shows.
    @MainActor
    open class MenuConfiguration: NSObject {
        let menu: UIMenu

        /// A menu, and no preview but the item's own.
        public convenience init(menu: UIMenu) {
            self.init(menu)
        }

        init(_ menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }

    /// What kind of thing it is.
    open private(set) var contentType: ContentType
    /// Where in the text it is.
    open private(set) var range: NSRange
    /// Where a link leads.
    open private(set) var link: URL?

    /// A link.
    init(link: URL, range: NSRange) {
        contentType = .link
        self.range = range
        self.link = link
        super.init()
    }
}

/// What the user does with an item in a text.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}

/// A picture or a file that stands in a text.
open class NSTextAttachment: NSObject {}

/// A suggestion for input that comes from outside the keyboard.
@available(iOS 18.4, *)
open class UIInputSuggestion: NSObject {}

/// The panel for fonts and colors.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {}

/// Lets a delegate animate beside an edit menu.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Lets a delegate animate beside a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
