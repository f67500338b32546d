import UIKit

extension FormToolbar.Configuration {
    /// What a button of the toolbar shows, and what VoiceOver calls it.
    public struct Item: Equatable, Sendable {
        private enum Content: Equatable, Sendable {
            case title(String)
            case image(UIImage)
            case systemItem(UIBarButtonItem.SystemItem)
        }

        private let content: Content
        /// What VoiceOver says; `nil` leaves it to the button's name, or to its title.
        private let accessibilityLabel: String?

        private init(_ content: Content, _ accessibilityLabel: String?) {
            precondition(
                accessibilityLabel?.isBlank != true,
                "A toolbar item's accessibility label is empty: VoiceOver would stop at it and have nothing to say.")
            self.content = content
            self.accessibilityLabel = accessibilityLabel
        }

        /// Creates an item that shows words.
        ///
        /// - Parameters:
        ///   - title: The words. A blank title stops the app with a message.
        ///   - accessibilityLabel: What VoiceOver says instead. The title by default. It must not be blank.
        public static func title(_ title: String, accessibilityLabel: String? = nil) -> Item {
            precondition(!title.isBlank, "A toolbar item's title is empty; set the item to `nil` for the usual one.")
            return Item(.title(title), accessibilityLabel ?? title)
        }

        /// Creates an item that shows a picture.
        ///
        /// - Parameters:
        ///   - image: The picture.
        ///   - accessibilityLabel: What VoiceOver says. A blank label stops the app with a message.
        public static func image(_ image: UIImage, accessibilityLabel: String) -> Item {
            Item(.image(image), accessibilityLabel)
        }

        /// Creates an item with the words or the picture of a system item.
        ///
        /// - Parameters:
        ///   - systemItem: The system item. A space stops the app with a message, since it cannot be tapped.
        ///   - accessibilityLabel: What VoiceOver says instead of the system's name. `nil` by default. It must not be
        ///     blank.
        public static func systemItem(
            _ systemItem: UIBarButtonItem.SystemItem, accessibilityLabel: String? = nil
        ) -> Item {
            precondition(
                systemItem != .flexibleSpace && systemItem != .fixedSpace, "A space cannot be tapped; use another item."
            )
            return Item(.systemItem(systemItem), accessibilityLabel)
        }

        /// A chevron along the fields' usual direction.
        static func chevron(up isUp: Bool) -> Item? {
            UIImage(systemName: isUp ? "chevron.up" : "chevron.down").map { Item(.image($0), nil) }
        }

        /// Makes the bar's button.
        ///
        /// - Parameters:
        ///   - word: What VoiceOver says where the item does not, and `nil` where the system has a name.
        ///   - hint: What VoiceOver says the button does; `nil` where only the app knows.
        ///   - handler: Runs at a tap.
        @MainActor
        func makeButton(word: FormWord?, hint: FormWord?, handler: @escaping UIActionHandler) -> UIBarButtonItem {
            // K4: an item has the title and the picture of its action.
            let button =
                switch content {
                case .title(let title): UIBarButtonItem(primaryAction: UIAction(title: title, handler: handler))
                case .image(let image): UIBarButtonItem(primaryAction: UIAction(image: image, handler: handler))
                case .systemItem(let item):
                    UIBarButtonItem(systemItem: item, primaryAction: UIAction(handler: handler))
                }
            let label = accessibilityLabel ?? (isSystemItem ? nil : word?.text())
            if let label { button.accessibilityLabel = label }
            button.accessibilityHint = hint?.text()
            return button
        }

        private var isSystemItem: Bool {
            if case .systemItem = content { true } else { false }
        }
    }
}

extension UIAction {
    /// Runs the action where another one is run, with the same sender.
    @MainActor
    func run(by action: UIAction) {
        if #available(iOS 16, *) {
            performWithSender(action.sender, target: nil)
        } else {
            // Before iOS 16 only a control can run an action.
            UIControl().sendAction(self)
        }
    }
}
