import UIKit

/// Constants that specify the order of the fields of a form.
///
/// The toolbar, the Return key, and Tab use the same order. Links between fields change it; see
/// ``FormFieldOptions/next``.
public enum FormFieldOrder {
    /// Reading order: rows from top to bottom, and each row from its leading to its trailing edge.
    ///
    /// Two fields are in the same row if they overlap by at least half the height of the shorter one, so they don't
    /// need to line up exactly. While fields move a little, they keep their order. It changes once two fields are clearly
    /// apart: below each other, next to each other in one row, or with a gap of at least half the height of the shorter
    /// one.
    ///
    /// The layout direction is that of the view that contains the form. Rows of table and collection views are in the
    /// order of their index paths. In a list that's upside down, they're in the opposite order, so that Next moves down
    /// the screen. The pages of a scroll view that turns pages follow each other. Beside other fields, a scroll view whose
    /// content doesn't fit is read as a whole, however far it has scrolled.
    case position

    /// Ascending order of `tag`. Fields with the same tag are in reading order.
    ///
    /// Rows of table and collection views are in the order of their index paths; the tags order the fields of each row.
    case tag

    /// The order of the view hierarchy, depth first: the order of `subviews`.
    case hierarchy

    /// The order that a closure returns. The closure receives the fields in reading order.
    ///
    /// Next skips fields that it omits; while one of them has focus, it still shows the toolbar. Views that it adds or
    /// repeats are ignored. The closure doesn't receive fields in rows that aren't loaded. Those rows follow the fields
    /// that it returns, or precede them if they're above every loaded field.
    case custom(@MainActor ([UIView]) -> [UIView])
}
