import UIKit

/// A field of a form has got focus or has lost it.
///
/// See ``FormNavigator/focusChanges()``.
public struct FormFocusChange: Sendable {
    /// The field.
    ///
    /// It is not kept alive, so a change that waits to be read keeps no screen alive.
    public private(set) weak var field: UIView?

    /// Whether the field has got focus. `false` if it has lost it.
    public let isFocused: Bool

    /// What has caused the change.
    public let reason: Reason

    init(_ field: UIView, isFocused: Bool, _ reason: Reason) {
        self.field = field
        self.isFocused = isFocused
        self.reason = reason
    }

    /// What has caused a change of focus.
    ///
    /// A later version may have more reasons, so a `switch` needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The reason in words, such as `next`.
        public let description: String

        /// Next in the toolbar, Tab, or ``FormNavigator/focusNext()``.
        public static let next = Reason(description: "next")
        /// Previous in the toolbar, Shift-Tab, or ``FormNavigator/focusPrevious()``.
        public static let previous = Reason(description: "previous")
        /// The Return key.
        public static let returnKey = Reason(description: "return key")
        /// The field is full. See ``FormFieldOptions/autoAdvanceLength``.
        public static let full = Reason(description: "full")
        /// Done in the toolbar, Escape, Command-Return, or ``FormNavigator/endEditing()``.
        public static let done = Reason(description: "done")
        /// A tap outside of the field.
        public static let tapOutside = Reason(description: "tap outside")
        /// Your app has asked for this field, for example with ``FormNavigator/focus(_:)``.
        public static let request = Reason(description: "request")
        /// A tap on a field, `becomeFirstResponder()`, `resignFirstResponder()`, or the system.
        ///
        /// UIKit does not tell these apart.
        public static let other = Reason(description: "other")
    }
}
