import FormDiagnosticsCore
import FormNavigation
import UIKit

extension FormAudit {
    /// Something that an audit looks for.
    ///
    /// A later version may have more rules.
    public struct Rule: Hashable, Sendable, CustomStringConvertible {
        /// The name of the rule, such as `missingContentType`.
        public let description: String

        /// Creates a rule of your own. See ``FormAudit/Check``.
        ///
        /// - Parameter name: A name that no other rule has.
        public init(_ name: String) { description = name }

        // MARK: The person cannot get there, or away

        /// A field without a key or a button that goes on or puts the keyboard away.
        ///
        /// A number pad has no return key, and Return in a text view begins a line. Source: the most frequent question
        /// about number pads (Stack Overflow 584538).
        public static let deadEnd = Rule(.deadEnd)
        /// A text view that no key of a hardware keyboard leaves.
        ///
        /// Source: WCAG 2.1.2, No Keyboard Trap; reports such as ouds-ios#1645 and wire-ios#4955.
        public static let keyboardTrap = Rule(.keyboardTrap)
        /// A field that people see and Next never reaches, or that nobody sees because it has no size.
        ///
        /// Fields that are hidden, disabled or marked as skipped do not count. Source: IQKeyboardManager#549, #1826.
        public static let skippedField = Rule(.skippedField)
        /// A navigator that was uninstalled, or whose place another one has taken.
        ///
        /// One view controller has one navigator: the last that was created. Source: this package's own rule.
        public static let inactiveNavigator = Rule(.inactiveNavigator)

        // MARK: The person cannot see

        /// A field, or what is to be seen with it, that the keyboard hides whatever is scrolled or moved.
        ///
        /// The plan is made for this screen. If the form is in a scroll view that fills the screen, it is also made for
        /// the smallest iPhone that iOS 15 runs on, upright and held sideways. Source: IQKeyboardManager#1750, #957.
        public static let hiddenByKeyboard = Rule(.hiddenByKeyboard)

        // MARK: The person types more than needed

        /// A field whose words or keyboard say what belongs into it, but not its `textContentType`.
        ///
        /// The words are English; keyboards speak every language. Source: WCAG 1.3.5, Identify Input Purpose; Apple's
        /// *Password AutoFill*; expo#44548.
        public static let missingContentType = Rule(.missingContentType)
        /// Two fields for a new password of which only one is marked as such.
        ///
        /// Source: Apple's *Customizing Password AutoFill rules*; rdar://45200004.
        public static let mixedPasswords = Rule(.mixedPasswords)
        /// Capitals or corrections in an email address, a user name, a web address or a visible password.
        ///
        /// Source: Apple's *Human Interface Guidelines*, Entering data.
        public static let unwantedCorrection = Rule(.unwantedCorrection)
        /// A keyboard without the keys that are needed first.
        ///
        /// Source: Apple's *Human Interface Guidelines*, Virtual keyboards.
        public static let unfitKeyboard = Rule(.unfitKeyboard)
        /// Bullets in a field that is not for a password, or a password that can be read.
        ///
        /// Source: Apple's *Human Interface Guidelines*, Text fields.
        public static let secureMismatch = Rule(.secureMismatch)
        /// A number pad that an iPad shows in a popover, which it does from iOS 26 on.
        ///
        /// That is so where `FormFieldOptions.allowsNumberPadPopover` is `true`, and in fields without the
        /// toolbar. Source: stripe-ios#6615, flutter#178096.
        public static let numberPadPopover = Rule(.numberPadPopover)

        // MARK: The person does not hear, or cannot hit

        /// A field that has neither an `accessibilityLabel` nor a placeholder.
        ///
        /// Source: WCAG 4.1.2, Name, Role, Value.
        public static let missingName = Rule(.missingName)
        /// Two fields that VoiceOver calls the same. Fields in different rows of a table do not count.
        ///
        /// Source: WCAG 2.4.6, Headings and Labels.
        public static let sameName = Rule(.sameName)
        /// A field that is less than 44 points high or wide. The system's own controls do not count.
        ///
        /// It is a warning below 24 points. Source: Apple's *Human Interface Guidelines*, Accessibility; WCAG 2.5.8.
        public static let smallTarget = Rule(.smallTarget)

        // MARK: The person is surprised

        /// Next goes to and fro between two groups of fields, or between fields with the same tag.
        ///
        /// Source: WCAG 2.4.3, Focus Order; IQKeyboardManager#2158.
        public static let jumpingOrder = Rule(.jumpingOrder)
        /// A link between two fields that does not count, such as one that closes a circle.
        ///
        /// Source: WCAG 2.4.3, Focus Order.
        public static let ignoredLink = Rule(.ignoredLink)
        /// A return key that says one thing and does another.
        ///
        /// Source: Apple's *Human Interface Guidelines*, Virtual keyboards.
        public static let misleadingReturnKey = Rule(.misleadingReturnKey)
        /// Rows that are loaded to look for fields, because nobody says which rows have one.
        ///
        /// Source: IQKeyboardManager#2153, and this package's own measurements.
        public static let searchedRows = Rule(.searchedRows)

        // MARK: The audit cannot tell

        /// An audit that had nothing to look at, or not everything that it needs.
        ///
        /// Without this rule a test of a screen that is not there would pass.
        public static let incomplete = Rule(.incomplete)

        init(_ rule: AuditRule) { description = rule.rawValue }
    }

    /// A rule of your own.
    ///
    /// ```swift
    /// let check = FormAudit.Check(FormAudit.Rule("noIdentifier")) { field in
    ///     guard field.accessibilityIdentifier == nil else { return nil }
    ///     return ("UI tests cannot find the field.", "Give it an `accessibilityIdentifier`.")
    /// }
    /// ```
    @MainActor
    public struct Check {
        /// The rule, by which it can be switched off.
        public let rule: Rule
        /// How much it costs the person if a field does not follow the rule.
        public let severity: Severity
        let inspect: @MainActor (UIView) -> (problem: String, advice: String)?

        /// Creates a rule of your own.
        ///
        /// - Parameters:
        ///   - rule: The rule, by which it can be switched off.
        ///   - severity: How much it costs the person if a field does not follow the rule. A warning by default.
        ///   - inspect: A closure that gets each field that Next goes to. It returns what happens to the person and what
        ///     to do, each in a sentence, or `nil` if all is well.
        public init(
            _ rule: Rule, severity: Severity = .warning,
            inspect: @escaping @MainActor (UIView) -> (problem: String, advice: String)?
        ) {
            (self.rule, self.severity, self.inspect) = (rule, severity, inspect)
        }
    }
}

extension UIView {
    private static let ignoredRules = AssociatedKey<Set<FormAudit.Rule>>("FormDiagnostics.ignoredRules")

    /// The rules of an audit that do not count for this view and the views inside of it.
    ///
    /// Empty by default.
    public var ignoredAuditRules: Set<FormAudit.Rule> {
        get { Self.ignoredRules[self] ?? [] }
        set { Self.ignoredRules[self] = newValue }
    }
}
