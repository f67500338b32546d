import FormNavigation
import UIKit

/// A conversation whose bar the app itself pins to the keyboard layout guide.
final class CommentsViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let tableView = UITableView(frame: .zero, style: .plain)
    private let nameField = UITextField.bordered("Your name", .name)
    private let bar = MessageBar()
    private var comments = CommentsViewController.conversation
    private var shownHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Comments"
        // Without a keyboard, the area below the bar looks like the bar.
        view.backgroundColor = .secondarySystemBackground
        tableView.dataSource = self
        tableView.allowsSelection = false
        tableView.keyboardDismissMode = .onDrag
        bar.onSend = { [weak self] in self?.send($0) }
        layOut()

        form.enable()
        bar.textView.formOptions.toolbar.title = .text("Comment")
        // There are no fields in the rows, so there's no need to search them.
        tableView.formOptions.stop = .never
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The keyboard and the growing bar make the table view lower. The newest comment stays visible, unless the user
        // is scrolling.
        guard tableView.bounds.height != shownHeight else { return }
        shownHeight = tableView.bounds.height
        if !tableView.isDragging, !tableView.isDecelerating { showEnd() }
    }

    private func layOut() {
        for subview in [tableView, nameField, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: nameField.topAnchor, constant: -8),
            nameField.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            nameField.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            nameField.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func send(_ text: String) {
        comments.append((nameField.hasText ? nameField.text ?? "" : "Anonymous", text))
        tableView.insertRows(at: [IndexPath(row: comments.count - 1, section: 0)], with: .none)
        showEnd()
    }

    private func showEnd() {
        tableView.scrollToRow(at: IndexPath(row: comments.count - 1, section: 0), at: .bottom, animated: false)
    }

    private static let conversation: [(author: String, text: String)] = [
        ("Charles", "The plan of the mill is done."),
        ("Mary", "It has no room for the printer."),
        ("Charles", "The printer goes below the mill."),
        ("Joseph", "Below the mill is the boiler."),
        ("Charles", "Then the boiler goes into the yard."),
        ("Mary", "The yard has the horse in it."),
        ("Charles", "How large is the horse?"),
        ("Mary", "Larger than the boiler."),
        ("Joseph", "The mill does not go up the stairs.\nI have measured them."),
        ("Charles", "We take it up in parts."),
        ("Joseph", "There are four thousand parts."),
        ("Mary", "I can carry two at a time."),
    ]
}

extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "comment")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "comment")
        cell.textLabel?.text = comments[indexPath.row].text
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = comments[indexPath.row].author
        return cell
    }
}
