/// The semantic meaning of text, so that the system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension UITextContentType {
    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    public static let givenName = UITextContentType(rawValue: "givenName")
    public static let middleName = UITextContentType(rawValue: "middleName")
    public static let familyName = UITextContentType(rawValue: "familyName")
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    public static let addressState = UITextContentType(rawValue: "addressState")
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    public static let countryName = UITextContentType(rawValue: "countryName")
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "URL")
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    @available(iOS 17.0, *)
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    @available(iOS 17.0, *)
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
    @available(iOS 17.0, *)
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
    @available(iOS 17.0, *)
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
    @available(iOS 17.0, *)
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
    @available(iOS 17.0, *)
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    @available(iOS 17.0, *)
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
    @available(iOS 17.0, *)
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
    @available(iOS 17.0, *)
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")
    @available(iOS 17.0, *)
    public static let birthdate = UITextContentType(rawValue: "bday")
    @available(iOS 17.0, *)
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    @available(iOS 17.0, *)
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    @available(iOS 17.0, *)
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}

/// The rules for a generated password.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules, in the language they are written in.
    open private(set) var passwordRulesDescriptor: String

    /// Rules written as `passwordRulesDescriptor`.
    public convenience init(descriptor passwordRulesDescriptor: String) {
        self.init(passwordRulesDescriptor)
    }

    init(_ descriptor: String) {
        passwordRulesDescriptor = descriptor
        super.init()
    }
}
