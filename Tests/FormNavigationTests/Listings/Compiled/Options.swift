// The listings of Sources/FormNavigation/FormNavigation.docc/Options.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum OptionsListings {
    final class ChatViewController: UIViewController {}

    final class OrderViewController: UIViewController {
        let cityField = UITextField()
        let couponField = UITextField()
        let cardNumberField = UITextField()
        let emailField = UITextField()
        let codeField = UITextField()
        let notesView = PlaceholderTextView()
        let termsSwitch = UISwitch()
        let addressView = UIView()
        let errorLabel = UILabel()
        let sendButton = UIButton(type: .system)
        let commentBar = UIView()
        let messageView = UIView()
        let tableView = UITableView(frame: .zero, style: .plain)
        private lazy var form = FormNavigator(viewController: self)
    }
}

private typealias ChatViewController = OptionsListings.ChatViewController
private typealias OrderViewController = OptionsListings.OrderViewController

extension OptionsListings.OrderViewController {
    func statements() async throws {
        // Everything, also `false` for a while.
        form.configuration.isEnabled = true
        // Previous, Next and Done above the keyboard.
        form.configuration.isToolbarEnabled = true
        // Next and Done on the return key.
        form.configuration.isReturnKeyEnabled = true
        // Tab, Shift-Tab, Escape, Command-Return.
        form.configuration.handlesHardwareKeyboard = true
        // The field stays above the keyboard.
        form.configuration.isAvoidanceEnabled = true
        // A tap beside the fields puts the keyboard away.
        form.configuration.endsEditingOnTapOutside = true
        form.configuration.rules.append(.off([.toolbar, .tapOutside], in: ChatViewController.self))
        form.configuration.rules.append(.on(.avoidance, in: UITableViewController.self))
        form.configuration.excludedViewControllerClasses.append(ChatViewController.self)
        // As one reads; also .tag, .hierarchy, .custom { … }.
        form.configuration.order = .position
        // From the last field to the first.
        form.configuration.wrapsAround = true
        // Comes directly after, whatever the order says.
        cityField.formOptions.next = cardNumberField
        // Comes directly before.
        emailField.formOptions.previous = codeField
        // Its fields follow each other.
        addressView.formOptions.grouping = .together
        // Its fields are a form of their own.
        addressView.formOptions.grouping = .closed
        // Is passed over, with everything in it.
        couponField.formOptions.stop = .never
        // Is a stop although it takes no text.
        termsSwitch.formOptions.stop = .always
        // Rows that one move may look at; 200 by default.
        form.configuration.rowSearchLimit = 500
        // The key of the last field; .done by default.
        form.configuration.lastReturnKey = .send
        // Fields keep a key that is not the default one.
        form.configuration.keepsReturnKeyTypes = true
        // Return in a text view moves on.
        form.configuration.textViewsMoveOnReturn = true
        // The same for one field.
        cityField.formOptions.keepsReturnKeyType = true
        notesView.formOptions.movesOnReturn = true
        notesView.formOptions.movesOnTab = true
        // Tab in a text view moves on.
        form.configuration.textViewsMoveOnTab = true
        form.configuration.allowsNumberPadPopover = true
        // The same for one field.
        codeField.formOptions.allowsNumberPadPopover = true
        emailField.formOptions.validation = .text { $0.contains("@") ? nil : "An address has an @" }
        emailField.formOptions.invalidFieldPolicy = .refuse
        // What a server has said; nil again as soon as the person changes the content.
        emailField.formOptions.error = "This address is in use already."
        // Stays once; .refuse always, .allow never.
        form.configuration.invalidFieldPolicy = .warn
        // Moves on when it is full.
        codeField.formOptions.autoAdvanceLength = 6
        form.focus(emailField)
        form.focusField(at: IndexPath(row: 3, section: 0), in: tableView)
        form.focusFirst()
        // To the field that had it last.
        form.restoreFocus()
        form.endEditing()
        for await change in form.focusChanges() { print(change.reason) }
        // Or .image, .systemItem; also previous, next.
        form.configuration.toolbar.done = .title("Pay")
        // Also previousAction, nextAction.
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
        form.configuration.toolbar.hidesWithHardwareKeyboard = true
        // The buttons sound like keys.
        form.configuration.playsInputClicks = true
        // For all keyboards, and the toolbar.
        form.configuration.keyboardAppearance = .dark
        cityField.formOptions.toolbar.isEnabled = false
        // Or .placeholder, .hidden.
        cardNumberField.formOptions.toolbar.title = .text("Card")
        // Also trailingItems.
        cardNumberField.formOptions.toolbar.leadingItems = [UIBarButtonItem(title: "Help")]
        // Also doneAction.
        cardNumberField.formOptions.toolbar.done = .title("Next")
        cardNumberField.formOptions.toolbar.tintColor = .systemOrange
        // Points below what is edited; 10 by default.
        form.configuration.keyboardDistance = 16
        // Points above it, where there is room.
        form.configuration.topDistance = 40
        // Points that a bar of yours covers.
        form.configuration.extraKeyboardDistance = 44
        // With every field.
        form.viewsKeptInSight = [sendButton]
        // With this field.
        emailField.formOptions.avoidance.companions = [errorLabel]
        emailField.formOptions.avoidance.keyboardDistance = 0
        emailField.formOptions.avoidance.isEnabled = false
        tableView.formOptions.scrolling.changesOffset = false
        tableView.formOptions.scrolling.changesInsets = false
        tableView.formOptions.scrolling.restoresOffset = true
        // Stays on the keyboard.
        form.inputBar = FormInputBar(commentBar, over: tableView)
        // Also .always (the default), .never.
        form.inputBar?.contentMovement = .atEnd
        form.inputBar?.keyboardDistance = 8
        form.inputBar?.pinnedView = messageView
        form.configuration.viewClassesThatKeepEditing.append(UIProgressView.self)
        notesView.formOptions.endsEditingOnTapOutside = false
        messageView.formOptions.tapTarget.endsEditing = true
        notesView.placeholder = "Notes for the courier"
        notesView.placeholderColor = .systemGray
        // Grows with its text, then scrolls.
        notesView.maximumVisibleLines = 5
    }
}
