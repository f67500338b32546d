import Foundation

/// A guess at a field's content, from its text or its keyboard.
///
/// It recognizes only English text that leaves no doubt, because a wrong guess costs developers more time than a
/// missing one. Keyboard types count in every language.
struct ContentGuess: Equatable {
    var type: TextTraits.ContentType
    /// The source of the guess, such as `its placeholder says “Email”`.
    var reason: String

    /// Guesses the content of a field, or returns `nil` if nothing indicates it.
    ///
    /// - Parameter hasNewPassword: Whether another field of the form is for a new password.
    init?(for field: AuditedField, hasNewPassword: Bool = false) {
        guard let traits = field.traits else { return nil }
        let texts = [("label", field.label), ("placeholder", field.placeholder), ("caption", field.caption)]
        for (source, text) in texts {
            guard let text, let type = Self.type(saidBy: text, isSecure: traits.isSecure) else { continue }
            self.type = type == .password && hasNewPassword && !Self.isAboutOldPassword(text) ? .newPassword : type
            reason = "its \(source) says “\(text)”"
            return
        }
        // The keyboard for mail is also that for names to sign in with, and the one for telephones that for other numbers.
        // The one for the web says nothing: AutoFill knows the person's own page, and few fields ask for that.
        guard !traits.isSecure, let type = Self.type(typedOn: traits.keyboard, words: texts.compactMap(\.1)) else {
            return nil
        }
        self.type = type
        reason = "its keyboard is the one for that"
    }

    /// Whether a text asks for an existing password.
    static func isAboutOldPassword(_ text: String) -> Bool {
        !Set(words(of: text)).isDisjoint(with: ["current", "old", "existing", "previous"])
    }

    /// Whether a text asks for a new password.
    static func isAboutNewPassword(_ text: String) -> Bool {
        let words = Set(words(of: text))
        return !words.isDisjoint(with: passwords) && !words.isDisjoint(with: newPasswords)
    }

    // MARK: - Private

    private static func type(saidBy text: String, isSecure: Bool) -> TextTraits.ContentType? {
        let words = words(of: text)
        if isSecure {
            guard words.count <= 4, !Set(words).isDisjoint(with: passwords) else { return nil }
            return isAboutNewPassword(text) ? .newPassword : .password
        }
        return phrases[words.filter { !fillers.contains($0) }.joined(separator: " ")]
    }

    private static func type(
        typedOn keyboard: TextTraits.Keyboard, words texts: [String]
    ) -> TextTraits.ContentType? {
        let words = Set(texts.flatMap(words))
        switch keyboard {
        case .emailAddress: return words.isDisjoint(with: ["username", "user", "login"]) ? .emailAddress : .username
        case .phonePad: return words.isDisjoint(with: otherNumbers) ? .telephoneNumber : nil
        default: return nil
        }
    }

    /// The words of a text, up to a remark such as “(optional)” or “, if you like”.
    private static func words(of text: String) -> [String] {
        let beginning = text.prefix { !"(,*:;".contains($0) }.lowercased()
        let joined = beginning.replacingOccurrences(of: "e-mail", with: "email")
        return joined.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static let fillers: Set<String> = ["your", "the", "a", "enter", "please", "optional", "required"]
    private static let passwords: Set<String> = ["password", "passphrase"]
    private static let newPasswords: Set<String> = [
        "new", "confirm", "confirmation", "repeat", "retype", "reenter", "again", "verify", "create", "choose",
    ]
    private static let otherNumbers: Set<String> = [
        "pin", "code", "id", "account", "card", "amount", "extension", "price", "quantity",
    ]

    private static let phrases: [String: TextTraits.ContentType] = {
        let words: [TextTraits.ContentType: [String]] = [
            .emailAddress: ["email", "email address", "work email", "mail address"],
            .username: ["username", "user name", "user id", "login", "login name"],
            .name: ["name", "full name", "first and last name", "name on card"],
            .givenName: ["first name", "given name", "forename"],
            .middleName: ["middle name"],
            .familyName: ["last name", "family name", "surname"],
            .jobTitle: ["job title"],
            .organizationName: ["company", "company name", "organization", "organisation"],
            .telephoneNumber: [
                "phone", "phone number", "telephone", "telephone number", "mobile", "mobile number", "mobile phone",
                "cell", "cell phone", "contact number",
            ],
            .fullStreetAddress: ["address", "street address", "postal address"],
            .streetAddressLine1: ["street", "address line 1", "street and number", "street and house number"],
            .streetAddressLine2: ["address line 2", "apartment"],
            .addressCity: ["city", "town", "town or city", "city or town"],
            .postalCode: ["postal code", "postcode", "post code", "zip", "zip code"],
            .countryName: ["country", "country or region"],
            .creditCardNumber: ["card number", "credit card", "credit card number", "debit card number"],
            .oneTimeCode: [
                "one time code", "verification code", "confirmation code", "authentication code", "sms code",
                "6 digit code", "six digit code", "4 digit code",
            ],
            .URL: ["website", "url", "web address"],
        ]
        var types: [String: TextTraits.ContentType] = [:]
        for (type, phrases) in words { for phrase in phrases { types[phrase] = type } }
        return types
    }()
}

extension TextTraits.ContentType {
    /// A description that fits after “This is”.
    var words: String {
        switch self {
        case .name: "somebody's name"
        case .givenName: "a first name"
        case .middleName: "a middle name"
        case .familyName: "a last name"
        case .jobTitle: "a job title"
        case .organizationName: "the name of a company"
        case .fullStreetAddress: "an address"
        case .streetAddressLine1: "a street"
        case .streetAddressLine2: "the second line of an address"
        case .addressCity: "a city"
        case .countryName: "a country"
        case .postalCode: "a postal code"
        case .telephoneNumber: "a telephone number"
        case .emailAddress: "an email address"
        case .URL: "a web address"
        case .creditCardNumber: "the number of a bank card"
        case .username: "a user name"
        case .password: "a password"
        case .newPassword: "a new password"
        case .oneTimeCode: "a code from a message"
        case .other: "something else"
        }
    }

    /// What the system does with a field of this content type.
    var service: String {
        switch self {
        case .password, .username: "fills in what people have saved"
        case .newPassword: "offers a strong password, and saves it"
        case .oneTimeCode: "offers the code from the latest message"
        case .creditCardNumber: "fills in a saved card, or reads one with the camera"
        default: "offers to fill it in from the contact card"
        }
    }
}
