// swift-format-ignore-file
// What stands in for the core in Rust, the picker of pictures, and other screens, and the screens.

import Foundation
import UIKit

extension String {
    static func localized(_ id: String) -> String { id }
    static func localized(stringID: String, parameter: CVarArg...) -> String { stringID }
}
class DcContact {
    let id = 1, authName = "Author", email = "a@example.com"
    var editedName = ""
}
class DcEnteredLoginParam {
    var addr = "", password = "", imapServer = "", imapUser = "", imapFolder: String?, smtpServer = "", smtpUser = "", smtpPassword = ""
    var imapPort = 0, smtpPort = 0, imapSecurity = "", smtpSecurity = "", certificateChecks = ""
    init(addr: String = "") { self.addr = addr }
}
class DcContext {
    let id = 1
    var displayname: String? = "Ada", selfstatus: String? = "On the train", selfavatar: String?, isTeamProfile = false, forceEncryption = false
    static func mayBeValidAddr(email: String) -> Bool { email.contains("@") }
    func getContact(id: Int) -> DcContact { DcContact() }
    func changeContactName(contactId: Int, name: String) {}
    func createContact(name: String?, email: String) -> Int { 1 }
    func createChatByContactId(contactId: Int) -> Int { 1 }
    func isConfigured() -> Bool { true }
    func listTransports() -> [DcEnteredLoginParam] { [] }
    func getSelfAvatarImage() -> UIImage? { nil }
}
class DcAccounts { func getSelected() -> DcContext { DcContext() } }
protocol CertificateCheckDelegate: AnyObject { func onCertificateCheckChanged(newValue: String) }
protocol SecuritySettingsDelegate: AnyObject { func onSecuritySettingsChanged(newValue: String) }
class SecuritySettingsViewController: UIViewController { weak var delegate: SecuritySettingsDelegate? }
class CertificateCheckViewController: UIViewController {
    weak var delegate: CertificateCheckDelegate?
    static func getValueDescription(value: String) -> String { value }
    static func valueToName(value: String) -> String { value }
}
extension SecuritySettingsViewController {
    static func getSecurityString(value: String) -> String { value }
    static func valueToName(value: String) -> String { value }
}
class ProgressAlertHandler { weak var dataSource: UIViewController?; init(notification: Any, onSuccess: Any?) {} }
protocol MediaPickerDelegate: AnyObject {}
class MediaPicker {
    weak var delegate: MediaPickerDelegate?
    init(dcContext: DcContext, navigationController: UINavigationController?) {}
    func showPhotoGallery(allowCropping: Bool) {}
    func showCamera(allowCropping: Bool, supportedMediaTypes: Any) {}
}
class InitialsBadge: UIView {
    init(size: CGFloat, accessibilityLabel: String? = nil) { super.init(frame: CGRect(x: 0, y: 0, width: size, height: size)) }
    init(image: UIImage, size: CGFloat, accessibilityLabel: String? = nil) { super.init(frame: CGRect(x: 0, y: 0, width: size, height: size)) }
    required init?(coder: NSCoder) { nil }
    func setImage(_ image: UIImage) {}
    func setName(_ name: String) {}
    func setColor(_ color: UIColor) {}
    override var intrinsicContentSize: CGSize { bounds.size }
}

@MainActor let realScreens: [RealScreen] = [
    RealScreen("New contact") { NewContactController(dcContext: DcContext()) },
    RealScreen("Edit a contact") { EditContactController(dcContext: DcContext(), contactIdForUpdate: 1) },
    RealScreen("Profile") { SelfProfileViewController(dcAccounts: DcAccounts()) },
    RealScreen("Mail server") {
        let screen: EditTransportViewController = .init(dcAccounts: DcAccounts())
        screen.loadViewIfNeeded()
        screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
        return screen
    },
]
