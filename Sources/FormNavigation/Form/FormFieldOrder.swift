import UIKit

/// The order in which the fields of a form follow each other.
///
/// The toolbar, the Return key and Tab use the same order. Links between fields change it: see
/// ``FormFieldOptions/next``.
public enum FormFieldOrder {
    /// As one reads: rows from top to bottom, and each row from its leading to its trailing edge.
    ///
    /// Two fields are in the same row if they overlap by at least half the height of the lower one. So they need not
    /// line up to the point. The layout direction is that of the view that the form is in. Rows of tables and
    /// collections follow their index paths, also in a list that is upside down.
    case position

    /// By `tag`, ascending. Fields with the same tag are in reading order.
    case tag

    /// By the view hierarchy, depth first: the order of `subviews`.
    case hierarchy

    /// As a closure says. It gets the fields in reading order.
    ///
    /// Fields that it leaves out are skipped. Views that it adds or repeats are ignored.
    case custom(@MainActor ([UIView]) -> [UIView])
}
