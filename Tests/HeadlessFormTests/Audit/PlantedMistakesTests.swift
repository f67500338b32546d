import FormDiagnostics
import FormNavigation
import Testing
import UIKit

/// A form that looks fine but has six mistakes of six kinds, and the same form without them.
@MainActor
struct PlantedMistakesTests {
    /// A form for ordering a ticket, as an app would write it.
    private class TicketViewController: UIViewController, FormContainerProviding {
        private(set) var form: FormNavigator?
        fileprivate let emailField = UITextField()
        fileprivate let passwordField = UITextField()
        fileprivate let repeatField = UITextField()
        fileprivate let seatsField = UITextField()
        fileprivate let couponField = UITextField()
        fileprivate let wishesView = UITextView()
        fileprivate let scrollView = UIScrollView()
        fileprivate let ticketNameField = UITextField()

        // The picture at the top should stay where it is.
        var formContainer: UIView? { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.contentSize = CGSize(width: 393, height: 852)
            view.addSubview(scrollView)
            let names = [
                (emailField, "Email"), (passwordField, "Password"), (repeatField, "Password again"),
                (seatsField, "Seats"), (couponField, "Coupon"), (ticketNameField, "Name on the ticket"),
            ]
            for (field, name) in names { field.placeholder = name }
            emailField.keyboardType = .emailAddress
            emailField.autocapitalizationType = .none
            emailField.textContentType = .emailAddress
            for field in [passwordField, repeatField] {
                field.isSecureTextEntry = true
                field.textContentType = .newPassword
            }
            seatsField.keyboardType = .numberPad
            wishesView.accessibilityLabel = "Wishes"
            let views = [emailField, passwordField, repeatField, seatsField, couponField, wishesView, ticketNameField]
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: 20, y: index == 6 ? 740 : 120 + 56 * index, width: 353, height: 44)
                scrollView.addSubview(view)
            }
            form = FormNavigator(viewController: self)
        }
    }

    /// The same, written in a hurry.
    private final class HastyTicketViewController: TicketViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            emailField.textContentType = nil
            repeatField.textContentType = .password
            seatsField.formOptions.toolbar.isEnabled = false
            couponField.returnKeyType = .send
            couponField.formOptions.keepsReturnKeyType = true
            wishesView.accessibilityLabel = nil
            // It looks better down there, beside the price.
            view.addSubview(ticketNameField)
        }
    }

    @Test("six mistakes are found, and each is told in words that need no manual")
    func planted() throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = HastyTicketViewController()
        device.show(screen)
        let findings = FormAudit(of: screen).findings
        #expect(
            findings.map(\.rule) == [
                .deadEnd, .hiddenByKeyboard, .missingName, .missingContentType, .mixedPasswords, .misleadingReturnKey,
            ])
        // What happens to users, and the line that solves it, with the name of the property.
        for (finding, words) in zip(
            findings,
            [
                ("no return key", "seatsField.formOptions.toolbar.isEnabled = true"), ("keyboard", "ticketNameField"),
                ("VoiceOver", "wishesView.accessibilityLabel = "),
                ("email", "emailField.textContentType = .emailAddress"),
                ("password", "repeatField.textContentType = .newPassword"), ("“send”", "couponField"),
            ])
        {
            #expect("\(finding)".contains(words.0) && "\(finding)".contains(words.1), "\(finding)")
        }
    }

    @Test("the screen without them has no finding, on every phone")
    func good() {
        for model in [HeadlessModel.iPhone15, .iPhoneSE, .iPhoneSE1] {
            let device = HeadlessDevice(model)
            let screen = TicketViewController()
            device.show(screen)
            let findings = FormAudit(of: screen).findings
            #expect(findings.isEmpty)
        }
    }

    @Test("an audit changes nothing: no field gets focus or is scrolled to, and what was served stays")
    func changesNothing() throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = TicketViewController()
        device.show(screen)
        try device.tap(title: "Coupon")
        device.settle()
        let (before, offset) = (device.drawSVG(), screen.scrollView.contentOffset)
        #expect(FormAudit(of: screen).findings.isEmpty)
        device.settle()
        #expect(device.drawSVG() == before && screen.scrollView.contentOffset == offset)
        #expect(screen.couponField.isFirstResponder)
    }
}
