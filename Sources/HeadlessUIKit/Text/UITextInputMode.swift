import Foundation

/// The language in which text is entered, or dictation.
open class UITextInputMode: NSObject {
    /// The language's identifier, such as "en"; "dictation" while text is dictated (surfdew.com, "Capturing Text from
    /// Dictation in iOS").
    public let primaryLanguage: String?

    init(primaryLanguage: String?) {
        self.primaryLanguage = primaryLanguage
        super.init()
    }
}
