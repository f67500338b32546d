import FormNavigationCore
import UIKit

extension FieldCollector {
    /// What was found out about a field: nothing but numbers, which are copied and thrown away as they are.
    struct Found {
        let kind: ReturnKeyPlan.Field.Kind
        /// Whether it can take part. The focused field may have stopped to, and is still where moves start from.
        let isStop: Bool
        /// The place of the rows that the field is in, in ``FieldCollector/rows``.
        let row: Int
        /// What is done for the field, its own options included.
        let capabilities: FormNavigator.Capabilities
        /// What the field's options say of Return.
        let movesOnReturn: Bool?
    }

    /// A table or a collection with what is loaded of it, or a view whose fields go together.
    struct Container {
        /// `nil` for what has no rows.
        let view: (any RowContainer)?
        let tag: Int
        /// In points, in the coordinate space of the searched view's superview.
        let frame: CGRect
        var rows: [FormOutline.Row]
    }
}
