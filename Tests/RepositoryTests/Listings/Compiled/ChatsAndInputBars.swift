// The listings of Sources/FormNavigation/FormNavigation.docc/ChatsAndInputBars.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum ChatsAndInputBarsListings {
    final class CommentsViewController: UIViewController {
        let tableView = UITableView(frame: .zero, style: .plain)
        let commentBar = UIView()
        let commentView = PlaceholderTextView()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the table, and the bar at the bottom of the view.
            commentView.placeholder = "Add a comment"
            commentView.maximumVisibleLines = 5
            form.inputBar = FormInputBar(commentBar, over: tableView)
            // With one field, there's nothing for Previous and Next to do.
            form.configuration.isToolbarEnabled = false
        }
    }
}

private typealias CommentsViewController = ChatsAndInputBarsListings.CommentsViewController

extension CommentsViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {
        commentView.text = ""
        // Send the comment.
    }
}

extension ChatsAndInputBarsListings.CommentsViewController {
    func reply(to cell: UITableViewCell) {
        form.inputBar?.pinnedView = cell
        form.focus(commentView)
    }
}

extension ChatsAndInputBarsListings.CommentsViewController {
    func statements() async throws {
        form.inputBar?.contentMovement = .atEnd
        tableView.keyboardDismissMode = .interactive
        form.inputBar?.keyboardDistance = 8
        commentView.returnKeyType = .send
        commentView.formOptions.keepsReturnKeyType = true
        commentView.formOptions.movesOnReturn = true
        form.delegate = self
    }
}
