import UIKit

/// A field of a form has got focus, or lost it: see ``FormNavigator/focusChanges``.
public struct FormFocusChange: Sendable {
    /// The field. Held weakly, so that changes nobody has looked at yet keep no screen alive.
    public private(set) weak var field: UIView?

    /// Whether the field has got focus; `false` where it has lost it.
    public let isFocused: Bool

    /// What brought it about.
    public let reason: Reason

    init(_ field: UIView, isFocused: Bool, _ reason: Reason) {
        self.field = field
        self.isFocused = isFocused
        self.reason = reason
    }

    /// What brought a change of focus about.
    ///
    /// There may be more reasons one day, so a `switch` needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The reason in words: `next`.
        public let description: String

        /// Next in the toolbar, Tab, or ``FormNavigator/goNext()``.
        public static let next = Reason(description: "next")
        /// Previous in the toolbar, Shift-Tab, or ``FormNavigator/goPrevious()``.
        public static let previous = Reason(description: "previous")
        /// The Return key.
        public static let returnKey = Reason(description: "return key")
        /// The field had all the characters that it takes, see ``FormFieldOptions/autoAdvanceLength``.
        public static let full = Reason(description: "full")
        /// Done in the toolbar, Escape, Command-Return, or ``FormNavigator/endEditing()``.
        public static let done = Reason(description: "done")
        /// A tap outside of the field.
        public static let tapOutside = Reason(description: "tap outside")
        /// The app asked for this field, for example with ``FormNavigator/focus(_:)``.
        public static let request = Reason(description: "request")
        /// A tap on a field, `becomeFirstResponder()`, `resignFirstResponder()`, or the system: UIKit does not tell these
        /// apart.
        public static let other = Reason(description: "other")
    }
}
