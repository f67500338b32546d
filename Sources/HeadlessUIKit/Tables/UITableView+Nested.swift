extension UITableView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        /// Grouped, with the sections on plates that keep a distance from the sides.
        case insetGrouped = 2
    }

    /// The position of a row after scrolling.
    public enum ScrollPosition: Int, Sendable {
        /// As near as shows all of it.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows appear and disappear. Here, they do so immediately in every case.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// What has a cell that sizes itself measured again.
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing but updates and reloads.
        case disabled = 0
        /// A new content configuration, and `invalidateIntrinsicContentSize()` on the cell or its content view.
        case enabled = 1
        /// That, and every change of the constraints in the content view and of what they depend on.
        case enabledIncludingConstraints = 2
    }

    /// Says of a height that the content decides it.
    public class var automaticDimension: CGFloat { -1 }

    /// Posted by a table when the user has selected or deselected a row.
    public nonisolated class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }
}
