import UIKit

/// A change of focus: a field of a form gained or lost it.
///
/// See ``FormNavigator/focusChanges()``.
public struct FormFocusChange: Sendable {
    /// The field that gained or lost focus.
    ///
    /// The change holds the field weakly, so a buffered change doesn't keep a screen in memory.
    public private(set) weak var field: UIView?

    /// A Boolean value that indicates whether the field gained focus. The value is `false` if the field lost focus.
    public let isFocused: Bool

    /// The cause of the change.
    public let reason: Reason

    init(_ field: UIView, isFocused: Bool, _ reason: Reason) {
        self.field = field
        self.isFocused = isFocused
        self.reason = reason
    }

    /// The cause of a change of focus.
    ///
    /// Future versions may add reasons, so a `switch` statement needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `returnKey`.
        public let description: String

        /// Next in the toolbar, Tab, or ``FormNavigator/focusNext()``.
        public static let next = Reason(description: "next")
        /// Previous in the toolbar, Shift-Tab, or ``FormNavigator/focusPrevious()``.
        public static let previous = Reason(description: "previous")
        /// The Return key.
        public static let returnKey = Reason(description: "returnKey")
        /// The field became full. See ``FormFieldOptions/autoAdvanceLength``.
        public static let autoAdvance = Reason(description: "autoAdvance")
        /// Done in the toolbar, Escape, Command-Return, or ``FormNavigator/endEditing()``.
        public static let done = Reason(description: "done")
        /// A tap outside the field.
        public static let tapOutside = Reason(description: "tapOutside")
        /// Your app requested this field, for example with ``FormNavigator/focus(_:)``.
        public static let request = Reason(description: "request")
        /// A tap on a field, `becomeFirstResponder()`, `resignFirstResponder()`, or the system.
        ///
        /// UIKit doesn't distinguish between these.
        public static let other = Reason(description: "other")
    }
}
