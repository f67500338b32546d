import UIKit

extension FormToolbar.Configuration {
    /// The content of a toolbar button, and its accessibility label.
    public struct Item: Equatable, Sendable {
        private enum Content: Equatable, Sendable {
            case title(String)
            case image(UIImage)
            case systemItem(UIBarButtonItem.SystemItem)
        }

        private let content: Content
        /// The text that VoiceOver reads, or `nil` for the button's name or its title.
        private let accessibilityLabel: String?

        private init(_ content: Content, _ accessibilityLabel: String?) {
            precondition(
                accessibilityLabel?.isBlank != true,
                "A toolbar item's accessibility label can't be blank, because VoiceOver would have nothing to read.")
            self.content = content
            self.accessibilityLabel = accessibilityLabel
        }

        /// Creates an item that shows a title.
        ///
        /// - Parameters:
        ///   - title: The title. A blank one stops the app.
        ///   - accessibilityLabel: The text that VoiceOver reads instead. The default is the title. A blank one stops the
        ///     app.
        public static func title(_ title: String, accessibilityLabel: String? = nil) -> Item {
            precondition(
                !title.isBlank, "A toolbar item's title can't be blank. For the default item, set it to `nil`.")
            return Item(.title(title), accessibilityLabel ?? title)
        }

        /// Creates an item that shows an image.
        ///
        /// - Parameters:
        ///   - image: The image.
        ///   - accessibilityLabel: The text that VoiceOver reads. A blank one stops the app.
        public static func image(_ image: UIImage, accessibilityLabel: String) -> Item {
            Item(.image(image), accessibilityLabel)
        }

        /// Creates an item with the title or image of a system item.
        ///
        /// - Parameters:
        ///   - systemItem: The system item. A space stops the app, because the user can't tap one.
        ///   - accessibilityLabel: The text that VoiceOver reads instead of the system's name. The default value is
        ///     `nil`. A blank one stops the app.
        public static func systemItem(
            _ systemItem: UIBarButtonItem.SystemItem, accessibilityLabel: String? = nil
        ) -> Item {
            precondition(
                systemItem != .flexibleSpace && systemItem != .fixedSpace,
                "A space can't be tapped. Use another system item.")
            return Item(.systemItem(systemItem), accessibilityLabel)
        }

        /// A chevron that points in the usual direction of the fields.
        static func chevron(up isUp: Bool) -> Item? {
            UIImage(systemName: isUp ? "chevron.up" : "chevron.down").map { Item(.image($0), nil) }
        }

        /// Creates the button of the bar.
        ///
        /// - Parameters:
        ///   - word: The text that VoiceOver reads if the item doesn't have a label, or `nil` if the system provides a
        ///     name.
        ///   - hint: The hint that VoiceOver reads, or `nil` if only the app knows what the button does.
        ///   - handler: A closure that runs when the user taps the button.
        @MainActor
        func makeButton(word: FormWord?, hint: FormWord?, handler: @escaping UIActionHandler) -> UIBarButtonItem {
            // K4: an item has the title and the image of its action.
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
    /// Performs the action in place of another one, with the same sender.
    @MainActor
    func run(by action: UIAction) {
        if #available(iOS 16, *) {
            performWithSender(action.sender, target: nil)
        } else {
            // Before iOS 16, only a control can perform an action.
            UIControl().sendAction(self)
        }
    }
}
