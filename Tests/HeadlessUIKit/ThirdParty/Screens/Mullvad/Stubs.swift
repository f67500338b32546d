// swift-format-ignore-file
// What stands in for the rest of the app, and the screens.

import Foundation
import UIKit

enum REST {
    struct SubmitVoucherResponse {}
    enum Code { case invalidVoucher, usedVoucher }
    struct Error: Swift.Error {
        let displayErrorDescription: String? = nil
        func compareErrorCode(_ code: Code) -> Bool { false }
    }
}
enum OperationError: Error { case cancelled }

final class ProblemReportInteractor {
    let isLoggedIn: Bool
    init(isLoggedIn: Bool) { self.isLoggedIn = isLoggedIn }
    func sendReport(email: String, message: String, includeAccountTokenInLogs: Bool, completion: @escaping (Result<Void, Error>) -> Void) {}
    func isUserLoggedIn() -> Bool { isLoggedIn }
    func cancelSendingReport() {}
}
final class RedeemVoucherInteractor {
    var showLogoutDialog: (() -> Void)?
    func redeemVoucher(code: String, completion: @escaping (Result<REST.SubmitVoucherResponse, Error>) -> Void) {}
    func logout() async {}
    func cancelAll() {}
}
final class IPOverrideInteractor { func `import`(text: String) {} }

class ProblemReportSubmissionOverlayView: UIView {
    enum State { case sending, sent(_ email: String), failure(Error) }
    var state = State.sending
    var viewLogsButtonAction: (() -> Void)?, cancelButtonAction: (() -> Void)?, editButtonAction: (() -> Void)?, retryButtonAction: (() -> Void)?
}
class ProblemReportReviewViewController: UIViewController { convenience init(interactor: ProblemReportInteractor) { self.init(nibName: nil, bundle: nil) } }
class CustomNavigationController: UINavigationController {}

struct AlertAction {
    enum Style { case `default`, destructive }
    init(title: String, style: Style, handler: (() -> Void)? = nil) {}
}
struct AlertPresentation {
    enum Icon { case alert, info }
    init(id: String, icon: Icon, message: String, buttons: [AlertAction]) {}
}
struct AlertPresenter { func showAlert(presentation: AlertPresentation, animated: Bool) {} }

protocol UITextPasteDelegate {}
protocol UITextPasteConfigurationSupporting {}
extension UIView { func setAccessibilityIdentifier(_ identifier: AccessibilityIdentifier?) {} }
extension UIBarItem { func setAccessibilityIdentifier(_ identifier: AccessibilityIdentifier?) {} }

extension UIImage {
    func withAlpha(_ alpha: CGFloat) -> UIImage? { self }
    func resized(to size: CGSize) -> UIImage { self }
}

struct HeaderBarPresentation {
    enum Style { case `default` }
    init(style: Style, showsDivider: Bool) {}
}
protocol RootContainment {}

@MainActor let realScreens: [RealScreen] = [
    RealScreen("Report a problem") { ProblemReportViewController(interactor: ProblemReportInteractor(isLoggedIn: true), alertPresenter: AlertPresenter()) },
    RealScreen("Report a problem, logged out", .sheet) { ProblemReportViewController(interactor: ProblemReportInteractor(isLoggedIn: false), alertPresenter: AlertPresenter()) },
    RealScreen("Redeem a voucher", .plain) { voucher(adjusts: true) },
    RealScreen("Redeem a voucher, without room for the keyboard", .sheet) { voucher(adjusts: false) },
    RealScreen("Import addresses", .sheet) { IPOverrideTextViewController(interactor: IPOverrideInteractor()) },
]

@MainActor private func voucher(adjusts: Bool) -> UIViewController {
    RedeemVoucherViewController(
        configuration: RedeemVoucherViewConfiguration(adjustViewWhenKeyboardAppears: adjusts, shouldUseCompactStyle: !adjusts, layoutMargins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
        interactor: RedeemVoucherInteractor())
}
