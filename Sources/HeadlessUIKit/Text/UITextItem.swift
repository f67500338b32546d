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

        /// A menu, with only the item's own preview.
        public convenience init(menu: UIMenu) {
            self.init(menu)
        }

        init(_ menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }

    /// The kind of the item.
    open private(set) var contentType: ContentType
    /// The range of the item in the text.
    open private(set) var range: NSRange
    /// The URL of a link.
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

/// An image or a file in a text.
open class NSTextAttachment: NSObject {}

/// A suggestion for input from outside the keyboard.
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
