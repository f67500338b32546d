import FormNavigation
import UIKit

/// A screen with a navigator of its own.
@MainActor
protocol FormScreen: UIViewController {
    /// The navigator; `nil` before the view is loaded.
    var form: FormNavigator? { get }
}

extension UIViewController {
    /// The navigator that serves this screen: its own, that of a controller inside it, or the app's.
    var formNavigator: FormNavigator { ownNavigator ?? .shared }

    private var ownNavigator: FormNavigator? {
        (self as? any FormScreen)?.form ?? children.lazy.compactMap(\.ownNavigator).first
    }
}

extension BankCardViewController: FormScreen {}
extension BookingViewController: FormScreen {}
extension CardsViewController: FormScreen {}
extension ChatViewController: FormScreen {}
extension CheckoutViewController: FormScreen {}
extension ClaimViewController: FormScreen {}
extension CommentsViewController: FormScreen {}
extension ConfirmViewController: FormScreen {}
extension DeliveryViewController: FormScreen {}
extension FeedbackViewController: FormScreen {}
extension GuestViewController: FormScreen {}
extension InterviewPageViewController: FormScreen {}
extension InvoiceViewController: FormScreen {}
extension JoinViewController: FormScreen {}
extension JourneyViewController: FormScreen {}
extension LetterViewController: FormScreen {}
extension LoginViewController: FormScreen {}
extension MatchViewController: FormScreen {}
extension OnboardingViewController: FormScreen {}
extension PartyViewController: FormScreen {}
extension PicnicViewController: FormScreen {}
extension ProfileViewController: FormScreen {}
extension QuestionsViewController: FormScreen {}
extension ReportViewController: FormScreen {}
extension RidePanelViewController: FormScreen {}
extension SettingsViewController: FormScreen {}
extension SignUpViewController: FormScreen {}
extension StockViewController: FormScreen {}
extension SurveyViewController: FormScreen {}
extension TaskViewController: FormScreen {}
extension TaxViewController: FormScreen {}
extension TransferViewController: FormScreen {}
extension TravellerViewController: FormScreen {}
