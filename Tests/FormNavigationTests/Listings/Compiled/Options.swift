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
        form.configuration.isEnabled = true                  // everything, also `false` for a while
        form.configuration.isToolbarEnabled = true           // Previous, Next and Done above the keyboard
        form.configuration.isReturnKeyEnabled = true         // Next and Done on the return key
        form.configuration.handlesHardwareKeyboard = true    // Tab, Shift-Tab, Escape, Command-Return
        form.configuration.isAvoidanceEnabled = true         // the field stays above the keyboard
        form.configuration.endsEditingOnTapOutside = true    // a tap beside the fields puts the keyboard away
        form.configuration.rules.append(.off([.toolbar, .tapOutside], in: ChatViewController.self))
        form.configuration.rules.append(.on(.avoidance, in: UITableViewController.self))
        form.configuration.excludedViewControllerClasses.append(ChatViewController.self)
        form.configuration.order = .position                 // as one reads; also .tag, .hierarchy, .custom { … }
        form.configuration.wrapsAround = true                // from the last field to the first
        cityField.formOptions.next = cardNumberField         // comes directly after, whatever the order says
        emailField.formOptions.previous = codeField          // comes directly before
        addressView.formOptions.grouping = .together         // its fields follow each other
        addressView.formOptions.grouping = .closed           // its fields are a form of their own
        couponField.formOptions.stop = .never                // is passed over, with everything in it
        termsSwitch.formOptions.stop = .always               // is a stop although it takes no text
        form.configuration.rowSearchLimit = 500              // rows that one move may look at; 200 by default
        form.configuration.lastReturnKey = .send             // the key of the last field; .done by default
        form.configuration.keepsReturnKeyTypes = true        // fields keep a key that is not the default one
        form.configuration.textViewsMoveOnReturn = true      // Return in a text view moves on
        cityField.formOptions.keepsReturnKeyType = true      // the same for one field
        notesView.formOptions.movesOnReturn = true
        notesView.formOptions.movesOnTab = true
        emailField.formOptions.validator = { ($0 as? UITextField)?.text?.contains("@") == true }
        emailField.formOptions.error = "An email address has an @."
        emailField.formOptions.invalidFieldPolicy = .refuse
        form.configuration.invalidFieldPolicy = .warn        // stays once; .refuse always, .allow never
        codeField.formOptions.autoAdvanceLength = 6          // moves on when it is full
        form.focus(emailField)
        form.focusField(at: IndexPath(row: 3, section: 0), in: tableView)
        form.focusFirstField()
        form.restoreFocus()                                  // to the field that had it last
        form.endEditing()
        for await change in form.focusChanges { print(change.reason) }
        form.configuration.toolbar.done = .title("Pay")      // or .image, .systemItem; also previous, next
        form.configuration.toolbar.doneAction = UIAction { _ in print("pay") }  // also previousAction, nextAction
        form.configuration.toolbar.trailingItems = [UIBarButtonItem(systemItem: .camera)]  // also leadingItems
        form.configuration.toolbar.previousNextVisibility = .always
        form.configuration.toolbar.showsPlaceholder = false
        form.configuration.toolbar.showsProgress = true      // "3 of 8" before the title
        form.configuration.toolbar.progressText = { "Step \($0) of \($1)" }
        form.configuration.toolbar.titleText = { state in state.title.map { "Order: \($0)" } }
        form.configuration.toolbar.titleAction = UIAction { _ in print("title") }
        form.configuration.toolbar.titleFont = .preferredFont(forTextStyle: .caption1)
        form.configuration.toolbar.titleColor = .label
        form.configuration.toolbar.tintColor = .systemGreen
        form.configuration.toolbar.usesFieldTintColor = true
        form.configuration.toolbar.barTintColor = .systemBackground
        form.configuration.toolbar.isTranslucent = false
        form.configuration.toolbar.backgroundImage = UIImage()
        form.configuration.toolbar.hidesWithHardwareKeyboard = true
        form.configuration.playsInputClicks = true           // the buttons sound like keys
        form.configuration.keyboardAppearance = .dark        // for all keyboards, and the toolbar
        cityField.formOptions.toolbar.isEnabled = false
        cardNumberField.formOptions.toolbar.title = .text("Card")  // or .placeholder, .hidden
        cardNumberField.formOptions.toolbar.leadingItems = [UIBarButtonItem(title: "Help")]  // also trailingItems
        cardNumberField.formOptions.toolbar.done = .title("Next")  // also doneAction
        cardNumberField.formOptions.toolbar.tintColor = .systemOrange
        form.configuration.keyboardDistance = 16             // points below what is edited; 10 by default
        form.configuration.topDistance = 40                  // points above it, where there is room
        form.configuration.extraKeyboardDistance = 44        // points that a bar of yours covers
        form.viewsKeptInSight = [sendButton]                 // with every field
        emailField.formOptions.avoidance.companions = [errorLabel]  // with this field
        emailField.formOptions.avoidance.keyboardDistance = 0
        emailField.formOptions.avoidance.isEnabled = false
        tableView.formOptions.scrolling.changesOffset = false
        tableView.formOptions.scrolling.changesInsets = false
        tableView.formOptions.scrolling.restoresOffset = true
        form.inputBar = FormInputBar(commentBar, over: tableView)  // stays on the keyboard
        form.inputBar?.contentMovement = .atEnd              // also .always (the default), .never
        form.inputBar?.keyboardDistance = 8
        form.viewPinnedAboveInputBar = messageView
        form.configuration.viewClassesThatKeepEditing.append(UIProgressView.self)
        notesView.formOptions.endsEditingOnTapOutside = false
        messageView.formOptions.tapTarget.endsEditing = true
        notesView.placeholder = "Notes for the courier"
        notesView.placeholderColor = .systemGray
        notesView.maximumVisibleLines = 5                    // grows with its text, then scrolls
    }
}
