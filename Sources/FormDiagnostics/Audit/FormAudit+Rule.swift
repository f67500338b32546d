import FormDiagnosticsCore
import FormNavigation
import UIKit

extension FormAudit {
    /// A kind of problem that an audit looks for.
    ///
    /// Future versions may add rules.
    public struct Rule: Hashable, Sendable, CustomStringConvertible {
        /// The name of the rule, such as `missingContentType`.
        public let description: String

        /// Creates your own rule. See ``FormAudit/Check``.
        ///
        /// - Parameter name: A unique name.
        public init(_ name: String) { description = name }

        // MARK: People can't reach or leave a field

        /// A field without a key or a button that moves on or dismisses the keyboard.
        ///
        /// A number pad has no return key, and Return in a text view starts a new line. Source: the most frequent
        /// question about number pads (Stack Overflow 584538).
        public static let deadEnd = Rule(.deadEnd)
        /// A text view that people can't leave with a hardware keyboard.
        ///
        /// Source: WCAG 2.1.2, No Keyboard Trap; reports such as ouds-ios#1645 and wire-ios#4955.
        public static let keyboardTrap = Rule(.keyboardTrap)
        /// A visible field that Next never reaches, or a field that's invisible because it has no size.
        ///
        /// Fields that are hidden, disabled, or marked as skipped don't count. Source: IQKeyboardManager#549, #1826.
        public static let skippedField = Rule(.skippedField)
        /// A text field that people can't tap because a control in front of it receives its taps, as in a drop-down menu
        /// that's drawn as a text field.
        ///
        /// It's a notice where Next skips the field, and a warning where Next still opens a keyboard for it.
        /// A view with a tap gesture recognizer counts as a control. Source: the real screens that this package was
        /// tried on.
        public static let coveredField = Rule(.coveredField)
        /// A validation or an error of a view that Next skips, such as a switch without a `stop` option.
        ///
        /// The form isn't valid until the content is, but nothing leads people to the view. Source: this package's own rule.
        public static let skippedValidation = Rule(.skippedValidation)
        /// A navigator that was uninstalled, or that another one replaced.
        ///
        /// A view controller has one active navigator: the newest. Source: this package's own rule.
        public static let inactiveNavigator = Rule(.inactiveNavigator)

        // MARK: People can't see what they edit

        /// A field, or one of its companions, that neither scrolling nor moving the form brings above the keyboard.
        ///
        /// The audit plans this for the current screen. If the form is in a scroll view that fills the screen, it also does
        /// so for the smallest iPhone that supports iOS 15, in portrait and landscape. Source: IQKeyboardManager#1750, #957.
        public static let hiddenByKeyboard = Rule(.hiddenByKeyboard)
        /// A button at the bottom of the screen that the keyboard covers, regardless of the field being edited.
        ///
        /// It's a button that's at least 40 points high, no more than 60 points above the safe area's bottom edge, and not in a
        /// scroll view. `FormInputBar` keeps it above the keyboard. Source: Apple's *Human Interface Guidelines*, Virtual
        /// keyboards.
        public static let hiddenButton = Rule(.hiddenButton)
        /// Code of the app that makes room for the keyboard, too, with a content inset, its layout, or the safe area.
        ///
        /// Only a ``Session`` finds it, because it compares the screen with and without the keyboard. A change of less than 44
        /// points doesn't count, and neither does layout that follows `keyboardLayoutGuide`. Source: the real screens that this
        /// package was tried on.
        public static let roomMadeByApp = Rule(.roomMadeByApp)

        // MARK: People type more than necessary

        /// A field whose text or keyboard indicates its content, although its `textContentType` doesn't.
        ///
        /// The audit recognizes English text only, but the keyboards for email and telephone numbers in every language. The
        /// keyboard for web addresses doesn't count, because AutoFill knows only people's own websites. Source: WCAG 1.3.5,
        /// Identify Input Purpose; Apple's *Password AutoFill*; expo#44548.
        public static let missingContentType = Rule(.missingContentType)
        /// A field for a new password that's marked as a field for an existing one.
        ///
        /// Source: Apple's *Customizing Password AutoFill rules*; rdar://45200004.
        public static let mixedPasswords = Rule(.mixedPasswords)
        /// Automatic capitalization or correction in an email address, a user name, a web address, or a visible password.
        ///
        /// Source: Apple's *Human Interface Guidelines*, Entering data.
        public static let unwantedCorrection = Rule(.unwantedCorrection)
        /// A keyboard without the keys that people need first.
        ///
        /// Source: Apple's *Human Interface Guidelines*, Virtual keyboards.
        public static let unfitKeyboard = Rule(.unfitKeyboard)
        /// Bullets in a field that isn't for a password, or a password that others can read.
        ///
        /// Source: Apple's *Human Interface Guidelines*, Text fields.
        public static let secureMismatch = Rule(.secureMismatch)
        /// A number pad that iPad shows as a popover, in iOS 26 and later.
        ///
        /// This applies if `FormFieldOptions.allowsNumberPadPopover` is `true`, and to fields without the toolbar.
        /// Source: stripe-ios#6615, flutter#178096.
        public static let numberPadPopover = Rule(.numberPadPopover)

        // MARK: People can't hear what a field is for, or can't tap it

        /// A field without an `accessibilityLabel` and without a placeholder.
        ///
        /// Source: WCAG 4.1.2, Name, Role, Value.
        public static let missingName = Rule(.missingName)
        /// Two fields with the same name for VoiceOver. Fields in different rows of a table don't count.
        ///
        /// Source: WCAG 2.4.6, Headings and Labels.
        public static let sameName = Rule(.sameName)
        /// A field that's less than 44 points high or wide. The system's own controls don't count.
        ///
        /// This is one notice for all the fields of a form, because UIKit's own text fields are less than 44 points high. A
        /// field of less than 24 points is a warning, unless it's the only one in its row. Source: Apple's *Human Interface
        /// Guidelines*, Accessibility; WCAG 2.5.8.
        public static let smallTarget = Rule(.smallTarget)

        // MARK: People are surprised

        /// Next goes back and forth between two groups of fields, or between fields with the same tag, or its order changes
        /// with focus.
        ///
        /// Only a ``Session`` finds an order that changes with focus. Source: WCAG 2.4.3, Focus Order; IQKeyboardManager#2158.
        public static let jumpingOrder = Rule(.jumpingOrder)
        /// A link between two fields that the navigator ignores, such as one that closes a cycle.
        ///
        /// Source: WCAG 2.4.3, Focus Order.
        public static let ignoredLink = Rule(.ignoredLink)
        /// A return key that says one thing and does another.
        ///
        /// Source: Apple's *Human Interface Guidelines*, Virtual keyboards.
        public static let misleadingReturnKey = Rule(.misleadingReturnKey)
        /// Rows that Next loads to look for fields, because the delegate doesn't name the rows that have them.
        ///
        /// Source: IQKeyboardManager#2153, and this package's own measurements.
        public static let searchedRows = Rule(.searchedRows)

        // MARK: The audit can't tell

        /// A form that the audit couldn't check, or could check only in part.
        ///
        /// Without this rule, a test would pass for a screen that isn't visible.
        public static let incomplete = Rule(.incomplete)

        init(_ rule: AuditRule) { description = rule.rawValue }
    }

    /// Your own rule.
    ///
    /// ```swift
    /// let check = FormAudit.Check(FormAudit.Rule("noIdentifier")) { field in
    ///     guard field.accessibilityIdentifier == nil else { return nil }
    ///     return ("UI tests can't find the field.", "Give it an `accessibilityIdentifier`.")
    /// }
    /// ```
    @MainActor
    public struct Check {
        /// The rule, which an audit can ignore.
        public let rule: Rule
        /// The severity of a field that breaks the rule.
        public let severity: Severity
        let inspect: @MainActor (UIView) -> (problem: String, advice: String)?

        /// Creates your own rule.
        ///
        /// - Parameters:
        ///   - rule: The rule, which an audit can ignore.
        ///   - severity: The severity of a field that breaks the rule. The default is `warning`.
        ///   - inspect: A closure that receives each field that Next goes to. It returns a description of the problem and
        ///     one of the solution, or `nil` if there's no problem.
        public init(
            _ rule: Rule, severity: Severity = .warning,
            inspect: @escaping @MainActor (UIView) -> (problem: String, advice: String)?
        ) {
            (self.rule, self.severity, self.inspect) = (rule, severity, inspect)
        }
    }
}

extension UIView {
    private static let ignoredRules = AssociatedKey<Set<FormAudit.Rule>>()

    /// The rules that audits ignore for this view and the views inside it.
    ///
    /// The default is an empty set.
    public var ignoredAuditRules: Set<FormAudit.Rule> {
        get { Self.ignoredRules[self] ?? [] }
        set { Self.ignoredRules[self] = newValue }
    }
}
