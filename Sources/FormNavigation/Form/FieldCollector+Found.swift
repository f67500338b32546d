import FormNavigationCore
import UIKit

extension FieldCollector {
    /// What was found out about a field.
    struct Found {
        let kind: ReturnKeyPlan.Field.Kind
        /// Whether it can take part. The focused field may have stopped to, and is still where moves start from.
        let isStop: Bool
        /// The rows that the field is in, from the outermost container to the innermost.
        let rows: [IndexPath]
        /// What is done for the field, its own options included.
        let capabilities: FormNavigator.Capabilities
        let options: FieldOptions.Box?
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
