// The listings of Sources/FormNavigation/FormNavigation.docc/ComingFromIQKeyboardManager.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum ComingFromIQKeyboardManagerListings {
    final class ChatViewController: UIViewController {
        let textField = UITextField()

        func configure() {
            FormNavigator.shared.configuration.keyboardDistance = 16
            FormNavigator.shared.configuration.rules.append(.off(.avoidance, in: ChatViewController.self))
            FormNavigator.shared.configuration.order = .tag
            textField.formOptions.toolbar.title = .text("Card number")
            textField.formOptions.stop = .never
        }
    }

    final class ProfileViewController: UIViewController {
        private lazy var form = FormNavigator(
            viewController: self, configuration: FormNavigator.shared.configuration)

        override func viewDidLoad() {
            super.viewDidLoad()
            form.configuration.toolbar.usesFieldTintColor = true
        }
    }

    final class CouponViewController: UIViewController {
        let couponField = UITextField()

        func prepare() {
            couponField.formOptions.toolbar.doneAction = UIAction { [weak self] _ in
                if FormNavigator.shared.endEditing() { self?.redeem() }
            }
        }

        private func redeem() {
            // Send the coupon.
        }
    }
}

private typealias ChatViewController = ComingFromIQKeyboardManagerListings.ChatViewController
private typealias ProfileViewController = ComingFromIQKeyboardManagerListings.ProfileViewController
private typealias CouponViewController = ComingFromIQKeyboardManagerListings.CouponViewController

extension ComingFromIQKeyboardManagerListings {
    @MainActor static func statements() async throws {
        FormNavigator.shared.enable()
        FormNavigator.shared.configuration.endsEditingOnTapOutside = true
    }
}

extension ComingFromIQKeyboardManagerListings.ChatViewController {
    func statements() async throws {
        FormNavigator.shared.configuration.rules.append(.off([.avoidance, .toolbar], in: ChatViewController.self))
    }
}

extension ComingFromIQKeyboardManagerListings.ProfileViewController {
    func statements() async throws {
        FormNavigator.shared.configuration.isReturnKeyEnabled = false
        FormNavigator.shared.configuration.rules.append(.on(.returnKeys, in: ProfileViewController.self))
        FormNavigator.shared.configuration.leavesReturnToApp = false
    }
}
