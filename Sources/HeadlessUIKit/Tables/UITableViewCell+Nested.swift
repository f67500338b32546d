extension UITableViewCell {
    /// Constants for the labels of a cell and their positions.
    public enum CellStyle: Int, Sendable {
        /// One label.
        case `default` = 0
        /// A second label at the trailing edge.
        case value1 = 1
        /// A small label, and the second beside it.
        case value2 = 2
        /// A second label below the first.
        case subtitle = 3
    }

    /// The appearance of a selected cell. The three styles other than `none` look the same.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The accessory at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        /// A button with details of the row, and the indicator.
        case detailDisclosureButton = 2
        case checkmark = 3
        /// A button with details of the row.
        case detailButton = 4

        var hasDetailButton: Bool { self == .detailDisclosureButton || self == .detailButton }
    }

    /// What a row's control for editing does.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// What separates the rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
