import UIKit

/// A view with a placeholder that the toolbar shows as its title.
///
/// Text fields and ``PlaceholderTextView`` already conform to this protocol. Adopt it in your own field:
///
/// ```swift
/// extension NotesTextView: FormPlaceholderProviding {}  // it has a `placeholder` property
/// ```
@MainActor
public protocol FormPlaceholderProviding: UIView {
    /// The text that the view shows while it's empty, or `nil` or an empty string if it shows nothing.
    ///
    /// The toolbar shows the first line. For a text field, this is also the text of its attributed placeholder, because
    /// UIKit derives one from the other.
    var placeholder: String? { get }
}

extension UITextField: FormPlaceholderProviding {}
