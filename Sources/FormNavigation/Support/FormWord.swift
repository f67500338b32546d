import Foundation

/// The library's text, in the app's language.
///
/// A word's raw value is its English text and its key in every `Localizable.strings`.
enum FormWord: String, CaseIterable {
    /// The name of the button that moves to the previous field.
    case previous = "Previous"
    /// The name of the button that moves to the next field.
    case next = "Next"
    /// What the Previous button does.
    case previousHint = "Moves to the previous field."
    /// What the Next button does.
    case nextHint = "Moves to the next field."
    /// What the Done button does. Its name is the system's.
    case doneHint = "Ends editing."
    /// A field's position in its form; ``progress(_:of:in:)`` fills it in.
    case progress = "%1$d of %2$d"

    /// The word in the language of a bundle. English if there's no other.
    ///
    /// - Parameter bundle: The library's by default, in the language that the app runs in.
    func text(in bundle: Bundle = .words) -> String {
        bundle.localizedString(forKey: rawValue, value: nil, table: nil)
    }

    /// A field's position in its form, starting at 1: "3 of 8".
    static func progress(_ place: Int, of count: Int, in bundle: Bundle = .words) -> String {
        String(format: progress.text(in: bundle), locale: .current, place, count)
    }
}
