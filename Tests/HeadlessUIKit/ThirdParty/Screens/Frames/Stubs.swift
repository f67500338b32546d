// swift-format-ignore-file
// What stands in for the logger, the network, and PhoneNumberKit, and the screens.

import Foundation
import UIKit

public enum MonitoringLevel { case debug, info, warn, error, critical }
public struct Event {
    init(typeIdentifier: String, time: Date, monitoringLevel: MonitoringLevel, properties: [String: AnyCodable]) {}
}
public struct AnyCodable: Equatable {
    init(_ value: Any? = nil) {}
    public static func == (one: Self, other: Self) -> Bool { true }
}
public class CheckoutEventLogger {
    public enum MetadataKey { case correlationID }
    init(productName: String) {}
}
protocol LogManaging {
    static func queue(event: CheckoutLogEvent, completion: @escaping () -> Void)
    static var correlationID: String { get }
}
extension LogManaging {
    static func queue(event: CheckoutLogEvent) {}
}
enum LogManager: LogManaging {
    static func setup(environment: Any, logger: Any, uiDevice: Any, dateProvider: Any, anyCodable: Any) {}
    static func queue(event: CheckoutLogEvent, completion: @escaping () -> Void) {}
    static func resetCorrelationID() {}
    static let correlationID = ""
}
protocol FramesEventLogging {
    func log(_ framesLogEvent: FramesLogEvent)
    func add(metadata: String, forKey key: CheckoutEventLogger.MetadataKey)
}
final class FramesEventLogger: FramesEventLogging {
    init(environment: Environment, correlationID: String) {}
    func log(_ framesLogEvent: FramesLogEvent) {}
    func add(metadata: String, forKey key: CheckoutEventLogger.MetadataKey) {}
}
protocol CheckoutAPIProtocol {
    var cardValidator: CardValidating { get }
    var logger: FramesEventLogging { get }
    init(publicKey: String, environment: Environment)
    func createToken(_ paymentSource: PaymentSource, completion: @escaping (Result<TokenDetails, TokenisationError.TokenRequest>) -> Void)
    func createSecurityCodeToken(securityCode: String, completion: @escaping (Result<SecurityCodeTokenDetails, TokenisationError.SecurityCodeError>) -> Void)
}
public final class CheckoutAPIService: CheckoutAPIProtocol {
    let cardValidator: CardValidating, logger: FramesEventLogging
    public init(publicKey: String, environment: Environment) {
        cardValidator = CardValidator(environment: environment.checkoutEnvironment)
        logger = FramesEventLogger(environment: environment, correlationID: "")
    }
    func createToken(_ paymentSource: PaymentSource, completion: @escaping (Result<TokenDetails, TokenisationError.TokenRequest>) -> Void) {}
    func createSecurityCodeToken(securityCode: String, completion: @escaping (Result<SecurityCodeTokenDetails, TokenisationError.SecurityCodeError>) -> Void) {}
}
extension UITextField {
    static func disableHardwareLayout() {}
    func replacingCharacters(in range: NSRange, with string: String) -> String? { (text as NSString?)?.replacingCharacters(in: range, with: string) }
}
func addKeyboardToolbarNavigation(textFields: [UITextField]) {}
class PhoneNumberValidator: Validator {
    nonisolated(unsafe) static let shared = PhoneNumberValidator()
    var countryCode = "GB"
    init() {}
    func shouldAccept(text: String) -> Bool { true }
    func isValid(text: String) -> Bool { !text.isEmpty }
    func formatForDisplay(text: String) -> String { text }
    static func removeSingleton() {}
}

@MainActor let realScreens: [RealScreen] = {
    // `SecureDisplayView` says that it has no subviews.
    RealScreen.fieldsHiddenIn = { ($0 as? TextFieldView).map { [$0.textField] } ?? [] }
    return screens
}()

@MainActor private let screens: [RealScreen] = [
    RealScreen("Payment") {
        PaymentFormFactory.buildViewController(
            configuration: PaymentFormConfiguration(apiKey: "key", environment: .sandbox, supportedSchemes: [.visa, .mastercard], billingFormData: nil),
            style: PaymentStyle(paymentFormStyle: DefaultPaymentFormStyle(), billingFormStyle: DefaultBillingFormStyle()), completionHandler: { _ in })
    },
    RealScreen("Billing address", .sheet) {
        let navigation = FramesFactory.getBillingFormViewController(style: DefaultBillingFormStyle(), data: nil, delegate: nil, sender: nil)!
        return navigation
    },
]
