/// Something next to the content of a list's cell.
public struct UICellAccessory {
    /// When the accessory is visible.
    public enum DisplayedState: Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// The side of the cell.
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    public struct DisclosureIndicatorOptions {
        let tintColor: UIColor?

        public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
    }

    public struct CheckmarkOptions {
        let tintColor: UIColor?

        public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
    }

    public struct LabelOptions {
        let tintColor: UIColor?
        let font: UIFont?

        public init(tintColor: UIColor? = nil, font: UIFont? = nil) {
            self.tintColor = tintColor
            self.font = font
        }
    }

    public struct OutlineDisclosureOptions {
        /// Which part of the cell expands and collapses its item.
        public enum Style {
            /// As for a header, if the list shows the item as the header of its section, and as for a cell otherwise.
            case automatic
            /// A tap anywhere on the cell, which can't be selected.
            case header
            /// A tap on the accessory. Another tap selects the item.
            case cell
        }

        /// `.automatic` by default.
        public var style: Style
        let tintColor: UIColor?

        public init(style: Style? = nil, tintColor: UIColor? = nil) {
            self.style = style ?? .automatic
            self.tintColor = tintColor
        }
    }

    /// Called when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// The app's own view, with its own size.
    public struct CustomViewConfiguration {
        let customView: UIView
        let placement: Placement

        public init(customView: UIView, placement: Placement) {
            self.customView = customView
            self.placement = placement
        }
    }

    private enum Content {
        case image(String, UIColor?)
        case label(String, LabelOptions)
        case button(String, UIColor, () -> Void)
        case view(UIView)
        case disclosure(OutlineDisclosureOptions, ActionHandler?)
    }

    private let content: Content
    private let displayed: DisplayedState
    let isLeading: Bool

    // MARK: Kinds

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        let tint = options.tintColor ?? .tertiaryLabel
        return UICellAccessory(content: .image("chevron.forward", tint), displayed: displayed, isLeading: false)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(content: .image("checkmark", options.tintColor), displayed: displayed, isLeading: false)
    }

    /// A chevron that shows whether the items below the cell's are visible.
    ///
    /// - Parameter actionHandler: Called when the user taps it. `nil`, the default, expands or collapses the item in the
    ///   section snapshot of a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(content: .disclosure(options, actionHandler), displayed: displayed, isLeading: false)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(content: .label(text, options), displayed: displayed, isLeading: false)
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, isLeading) =
            switch configuration.placement {
            case .leading(let displayed): (displayed, true)
            case .trailing(let displayed): (displayed, false)
            }
        return UICellAccessory(content: .view(configuration.customView), displayed: displayed, isLeading: isLeading)
    }

    /// - Parameter actionHandler: Called when the user taps it.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            content: .button("minus.circle.fill", .systemRed, actionHandler ?? {}), displayed: displayed,
            isLeading: true)
    }

    /// - Parameter actionHandler: Called when the user taps it.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            content: .button("plus.circle.fill", .systemGreen, actionHandler ?? {}), displayed: displayed,
            isLeading: true)
    }

    // MARK: Showing it

    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// The view for it, in its size.
    @MainActor
    func makeView(in cell: UICollectionViewListCell) -> UIView {
        switch content {
        case .image(let name, let tint):
            let view = UIImageView(image: UIImage(systemName: name))
            view.tintColor = tint
            return view
        case .label(let text, let options):
            let label = UILabel()
            label.text = text
            label.font = options.font ?? .preferredFont(forTextStyle: .body)
            label.textColor = options.tintColor ?? .secondaryLabel
            label.bounds.size = label.sizeThatFits(.zero)
            return label
        case .button(let name, let tint, let action):
            return makeButton(name, tint) { action() }
        case .view(let view): return view
        case .disclosure(let options, _):
            return makeButton(cell.isExpanded ? "chevron.down" : "chevron.forward", options.tintColor) { [weak cell] in
                if let cell { disclose(cell) }
            }
        }
    }

    @MainActor
    private func makeButton(_ symbol: String, _ tint: UIColor?, action: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(
            type: .system, primaryAction: UIAction(image: UIImage(systemName: symbol)) { _ in action() })
        if let tint { button.tintColor = tint }
        button.bounds.size = CGSize(width: 24, height: 24)
        return button
    }

    // MARK: Outlines

    /// Whether it's an outline disclosure for which a tap anywhere on the cell counts.
    func disclosesByCell(isHeader: Bool) -> Bool {
        guard case .disclosure(let options, _) = content else { return false }
        return options.style == .header || options.style == .automatic && isHeader
    }

    /// The user taps an outline disclosure.
    @MainActor
    func disclose(_ cell: UICollectionViewListCell) {
        guard case .disclosure(_, let handler) = content else { return }
        if let handler { handler() } else { cell.collectionView?.toggleItem(of: cell) }
    }
}
