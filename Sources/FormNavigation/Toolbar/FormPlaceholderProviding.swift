import UIKit

/// A view with a placeholder, which the toolbar shows as its title.
///
/// Text fields and ``PlaceholderTextView`` adopt it already. Adopt it in a field of yours:
///
/// ```swift
/// extension NotesTextView: FormPlaceholderProviding {}  // it has a `placeholder` property
/// ```
@MainActor
public protocol FormPlaceholderProviding: UIView {
    /// What the view shows while it is empty. `nil` or empty if it shows nothing.
    ///
    /// The toolbar shows the first line. For a text field this is also the text of its attributed placeholder, since
    /// UIKit makes one of the other.
    var placeholder: String? { get }
}

extension UITextField: FormPlaceholderProviding {}
