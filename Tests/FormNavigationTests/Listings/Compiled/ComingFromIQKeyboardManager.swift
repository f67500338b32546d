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
}

private typealias ChatViewController = ComingFromIQKeyboardManagerListings.ChatViewController

extension ComingFromIQKeyboardManagerListings {
    @MainActor static func statements() async throws {
        FormNavigator.shared.enable()
        FormNavigator.shared.configuration.endsEditingOnTapOutside = true
    }
}
