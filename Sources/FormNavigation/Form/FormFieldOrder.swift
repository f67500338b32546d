import UIKit

/// The order in which a form's fields follow each other.
///
/// One order serves the toolbar, the Return key and Tab. Links between fields, ``FormFieldOptions/next``, come on top of it.
public enum FormFieldOrder {
    /// As one reads: in rows from top to bottom, and from the leading to the trailing edge within a row.
    ///
    /// Fields form a row when they overlap by at least half of the lower one's height, so a few points of misalignment
    /// do not matter. The layout direction is that of the view the form is in. The rows of a table or collection follow
    /// their index paths, also in a list that is upside down.
    case position

    /// By `tag`, ascending; fields with the same tag in reading order.
    case tag

    /// By the view hierarchy, depth first: the order of `subviews`.
    case hierarchy

    /// Whatever the closure makes of the fields, which it gets in reading order.
    ///
    /// Fields that it leaves out are no stops. Views that it adds or repeats are ignored.
    case custom(@MainActor ([UIView]) -> [UIView])
}
