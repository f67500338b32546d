// swift-format-ignore-file
// What stands in for the rest of the SDK, its logo, and PhotosUI, and the screens.

import Foundation
import UIKit

public final class Attachment {
    let data: Data?
    public init(data: Data, filename: String, contentType: String?) { self.data = data }
}
final class SentryFeedback {
    init(message: String, name: String?, email: String?, attachments: [Attachment]?) {}
    func dataDictionary() -> [String: Any] { [:] }
}
enum SentrySDK { static func capture(feedback: SentryFeedback) {} }
enum SentrySDKLog {
    static func debug(_ message: String) {}
    static func warning(_ message: String) {}
}
enum SentryIconography { static var logo: CGPath { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 47, height: 41)).cgPath } }
struct SentryUser { let name: String?, email: String? }
struct SentryScope { let userObject: SentryUser? = nil }
struct SentryHub {
    let scope = SentryScope()
    func getInstalledIntegration(_ type: Any.Type) -> AnyObject? { nil }
}
enum SentrySDKInternal { static func currentHub() -> SentryHub { SentryHub() } }
enum SentryDependencyContainer {}
final class SentryUserFeedbackIntegrationDriver: NSObject, SentryUserFeedbackFormDelegate {
    let configuration = SentryUserFeedbackConfiguration()
    func userFeedbackFormWillOpen(_ form: SentryUserFeedbackFormController) {}
    func userFeedbackFormDidClose(_ form: SentryUserFeedbackFormController) {}
}
final class UserFeedbackIntegration<Dependencies> { let driver = SentryUserFeedbackIntegrationDriver() }
extension SentryUserFeedbackFormController { func makeScreenshotPicker() -> UIViewController { UIViewController() } }

@MainActor let realScreens: [RealScreen] = [
    RealScreen("Feedback", .sheet) { SentryUserFeedbackFormController() },
    RealScreen("Feedback, pushed, with a screenshot") {
        SentryUserFeedbackFormController(screenshot: UIImage()) { configuration in
            configuration.configureForm = { $0.isNameRequired = true; $0.isEmailRequired = true }
        }
    },
]
