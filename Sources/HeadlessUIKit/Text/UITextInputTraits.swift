/// The properties that a text input requests from the keyboard.
///
/// All of them are optional. A property that a type doesn't declare has its default value.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var autocorrectionType: UITextAutocorrectionType { get }
    var spellCheckingType: UITextSpellCheckingType { get }
    var smartQuotesType: UITextSmartQuotesType { get }
    var smartDashesType: UITextSmartDashesType { get }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    @available(iOS 17.0, *)
    var inlinePredictionType: UITextInlinePredictionType { get }
    var keyboardType: UIKeyboardType { get }
    var keyboardAppearance: UIKeyboardAppearance { get }
    var returnKeyType: UIReturnKeyType { get }
    var enablesReturnKeyAutomatically: Bool { get }
    var isSecureTextEntry: Bool { get }
    var textContentType: UITextContentType! { get }
    var passwordRules: UITextInputPasswordRules? { get }
    @available(iOS 26.0, *)
    var allowsNumberPadPopover: Bool { get }
}

extension UITextInputTraits {
    /// Which letters are capitalised while typing. `.sentences` by default.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }

    /// Whether typing is corrected. `.default` by default.
    public var autocorrectionType: UITextAutocorrectionType { .default }

    /// Whether spelling is checked. `.default` by default.
    public var spellCheckingType: UITextSpellCheckingType { .default }

    /// Whether straight quotes become typographic ones. `.default` by default.
    public var smartQuotesType: UITextSmartQuotesType { .default }

    /// Whether two hyphens become a dash. `.default` by default.
    public var smartDashesType: UITextSmartDashesType { .default }

    /// Whether spaces are added and removed around words. `.default` by default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }

    /// Whether predictions appear in the text. `.default` by default.
    @available(iOS 17.0, *)
    public var inlinePredictionType: UITextInlinePredictionType { .default }

    /// Which keys the keyboard offers first. `.default` by default.
    public var keyboardType: UIKeyboardType { .default }

    /// The keyboard's colors. `.default` by default.
    public var keyboardAppearance: UIKeyboardAppearance { .default }

    /// What the return key says. The keyboard reads it when it loads. `.default` by default.
    public var returnKeyType: UIReturnKeyType { .default }

    /// Whether the return key is disabled while there's no text. `false` by default.
    public var enablesReturnKeyAutomatically: Bool { false }

    /// Whether the text is hidden. `false` by default.
    public var isSecureTextEntry: Bool { false }

    /// What the text means. `nil` by default.
    public var textContentType: UITextContentType! { nil }

    /// The rules for generated passwords. `nil` by default.
    public var passwordRules: UITextInputPasswordRules? { nil }

    /// Whether a number pad may be a popover beside the input, on iPad in iOS 26 and later. `true` by default.
    @available(iOS 26.0, *)
    public var allowsNumberPadPopover: Bool { true }
}
