// The listings of Sources/FormNavigation/FormNavigation.docc/Options.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum OptionsListings {
    final class ChatViewController: UIViewController {}

    // Users sign here with a finger.
    final class SignatureView: UIView {}

    final class OrderViewController: UIViewController {
        let cityField = UITextField()
        let couponField = UITextField()
        let cardNumberField = UITextField()
        let emailField = UITextField()
        let codeField = UITextField()
        let notesView = PlaceholderTextView()
        let termsSwitch = UISwitch()
        let addressView = UIView()
        let cardView = UIView()
        let errorLabel = UILabel()
        let sendButton = UIButton(type: .system)
        let commentBar = UIView()
        let messageView = UIView()
        let tableView = UITableView(frame: .zero, style: .plain)
        private lazy var form = FormNavigator(viewController: self)
    }
}

private typealias ChatViewController = OptionsListings.ChatViewController
private typealias SignatureView = OptionsListings.SignatureView
private typealias OrderViewController = OptionsListings.OrderViewController

extension OptionsListings.OrderViewController {
    func statements() async throws {
        // The whole navigator. Set to false to pause it.
        form.configuration.isEnabled = true
        // Previous, Next, and Done above the keyboard.
        form.configuration.isToolbarEnabled = true
        // Next and Done on the return key.
        form.configuration.isReturnKeyEnabled = true
        // Tab, Shift-Tab, Escape, Command-Return.
        form.configuration.handlesHardwareKeyboard = true
        // The field stays above the keyboard.
        form.configuration.isAvoidanceEnabled = true
        // A tap outside the fields dismisses the keyboard.
        form.configuration.endsEditingOnTapOutside = true
        form.configuration.rules.append(.off([.toolbar, .tapOutside], in: ChatViewController.self))
        form.configuration.rules.append(.off(.avoidance, in: UITableViewController.self))
        form.configuration.excludedViewControllerClasses.append(ChatViewController.self)
        // The reading order. Also .tag, .hierarchy, and .custom { … }.
        form.configuration.order = .position
        // From the last field to the first.
        form.configuration.wrapsAround = true
        // The card number follows the city, regardless of the order.
        cityField.formOptions.next = cardNumberField
        // The code precedes the email, regardless of the order.
        emailField.formOptions.previous = codeField
        // Next goes through the fields of the address before any other.
        addressView.formOptions.grouping = .together
        // The fields of the address are their own form.
        addressView.formOptions.grouping = .closed
        // Next skips the view and everything in it.
        couponField.formOptions.stop = .never
        // The navigator ignores the view and everything in it: no toolbar, no return keys, no avoidance.
        cardView.formOptions.isExcluded = true
        // Next stops at the switch, which doesn't accept text.
        termsSwitch.formOptions.stop = .always
        // The number of rows that one move may load. The default is 200.
        form.configuration.rowSearchLimit = 500
        // The return key of the last field. The default is .done.
        form.configuration.lastReturnKey = .send
        // Fields keep their own return keys.
        form.configuration.keepsReturnKeyTypes = true
        // Return does what it would do without a navigator where your app has decided what it does. In shared, this is true.
        form.configuration.leavesReturnToApp = true
        // Return in a text view moves on.
        form.configuration.textViewsMoveOnReturn = true
        // Tab in a text view moves on.
        form.configuration.textViewsMoveOnTab = true
        // The same for one field.
        cityField.formOptions.keepsReturnKeyType = true
        notesView.formOptions.movesOnReturn = true
        notesView.formOptions.movesOnTab = true
        form.configuration.allowsNumberPadPopover = true
        // The same for one field.
        codeField.formOptions.allowsNumberPadPopover = true
        emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
        // An error from the server. It's nil again when the user changes the content.
        emailField.formOptions.error = "This address is already in use"
        // The first attempt to leave stays; the second moves on. With .refuse, focus stays until the content is valid.
        form.configuration.invalidFieldPolicy = .warn
        emailField.formOptions.invalidFieldPolicy = .refuse
        // Focus moves on after six characters.
        codeField.formOptions.autoAdvanceLength = 6
        form.focus(emailField)
        form.focus(at: IndexPath(row: 3, section: 0), in: tableView)
        form.focusFirst()
        // To the field that had focus last.
        form.restoreFocus()
        form.endEditing()
        // Also .image and .systemItem. The same for previous and next.
        form.configuration.toolbar.done = .title("Pay")
        // Also previousAction and nextAction.
        form.configuration.toolbar.doneAction = UIAction { _ in print("pay") }
        // Also leadingItems.
        form.configuration.toolbar.trailingItems = [UIBarButtonItem(systemItem: .camera)]
        form.configuration.toolbar.previousNextVisibility = .always
        form.configuration.toolbar.showsPlaceholder = false
        // "3 of 8" before the title.
        form.configuration.toolbar.showsProgress = true
        form.configuration.toolbar.progressText = { "Step \($0) of \($1)" }
        form.configuration.toolbar.titleText = { state in state.title.map { "Order: \($0)" } }
        form.configuration.toolbar.titleAction = UIAction { _ in print("title") }
        form.configuration.toolbar.titleFont = .preferredFont(forTextStyle: .caption1)
        form.configuration.toolbar.titleColor = .label
        form.configuration.toolbar.tintColor = .systemGreen
        form.configuration.toolbar.usesFieldTintColor = true
        form.configuration.toolbar.appearance = UIToolbarAppearance()
        form.configuration.toolbar.passesTouchesThroughGlass = false
        form.configuration.toolbar.hidesWithHardwareKeyboard = true
        // The buttons click like keys.
        form.configuration.playsInputClicks = true
        // All keyboards and the toolbar.
        form.configuration.keyboardAppearance = .dark
        cityField.formOptions.toolbar.isEnabled = false
        // Also .placeholder and .hidden.
        cardNumberField.formOptions.toolbar.title = .text("Card")
        // Also trailingItems.
        cardNumberField.formOptions.toolbar.leadingItems = [UIBarButtonItem(title: "Help")]
        // Also doneAction.
        cardNumberField.formOptions.toolbar.done = .title("Next")
        cardNumberField.formOptions.toolbar.tintColor = .systemOrange
        // The distance in points below the edited view. The default is 10.
        form.configuration.keyboardDistance = 16
        // The distance above it, if there's room.
        form.configuration.topDistance = 40
        // The height of your own bar above the keyboard.
        form.configuration.extraKeyboardDistance = 44
        // Stays visible with every field, if there's room.
        form.viewsKeptVisible = [errorLabel]
        // Stays visible with this field, if there's room.
        emailField.formOptions.avoidance.companions = [errorLabel]
        emailField.formOptions.avoidance.keyboardDistance = 0
        emailField.formOptions.avoidance.isEnabled = false
        tableView.formOptions.scrolling.changesOffset = false
        tableView.formOptions.scrolling.changesInsets = false
        tableView.formOptions.scrolling.restoresOffset = true
        // A button at the bottom of the screen.
        form.inputBar = FormInputBar(sendButton)
        // A comment box over a list of messages.
        form.inputBar = FormInputBar(commentBar, over: tableView)
        // Also .always, the default, and .never.
        form.inputBar?.contentMovement = .atEnd
        form.inputBar?.keyboardDistance = 8
        form.inputBar?.pinnedView = messageView
        form.configuration.viewClassesThatKeepEditing.append(SignatureView.self)
        notesView.formOptions.endsEditingOnTapOutside = false
        messageView.formOptions.endsEditingWhenTapped = true
        notesView.placeholder = "Notes for the courier"
        notesView.placeholderColor = .systemGray
        // Grows with its text, then scrolls.
        notesView.maximumVisibleLines = 5
    }
}
