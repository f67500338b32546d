import UIKit

/// A view that has a placeholder, whose first line the toolbar shows as its title.
///
/// Text fields and ``PlaceholderTextView`` are ones already. Adopt it in a field of your own:
///
/// ```swift
/// extension NotesTextView: FormPlaceholderProviding {}  // it has a `placeholder` property
/// ```
@MainActor
public protocol FormPlaceholderProviding: UIView {
    /// What the view shows while it is empty; `nil` or empty for nothing.
    ///
    /// A text field answers with its attributed placeholder's text as well, since the two are one in UIKit.
    var placeholder: String? { get }
}

extension UITextField: FormPlaceholderProviding {}
