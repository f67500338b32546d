import FormNavigation
import UIKit

/// A conversation that lets people choose how it follows the keyboard.
final class MatchViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let movements: [(name: String, value: FormInputBar.ContentMovement)] = [
        ("Always", .always), ("At the End", .atEnd), ("Never", .never),
    ]
    private lazy var movementControl = UISegmentedControl(items: movements.map(\.name))
    private let scoreLabel = UILabel()
    private let scrollView = UIScrollView()
    private let messages = UIStackView.column([], spacing: 0)
    private let bar = MessageBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "The Match"
        view.backgroundColor = .systemBackground
        scoreLabel.text = "Analysts 3 : 2 Mechanics"
        scoreLabel.font = .preferredFont(forTextStyle: .title2)
        scoreLabel.textAlignment = .center
        movementControl.accessibilityLabel = "Follow the conversation"
        movementControl.selectedSegmentIndex = 1
        movementControl.addAction(UIAction { [weak self] _ in self?.movementChanged() }, for: .valueChanged)
        scrollView.keyboardDismissMode = .onDrag
        for message in Self.conversation { append(message.text, isOwn: message.isOwn) }
        bar.onSend = { [weak self] in self?.send($0) }
        layOut()

        form.configuration.isToolbarEnabled = false
        movementChanged()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        scrollView.showEnd()
    }

    private func movementChanged() {
        let movement = movements[movementControl.selectedSegmentIndex].value
        form.inputBar = FormInputBar(bar, over: scrollView, contentMovement: movement)
    }

    private func append(_ text: String, isOwn: Bool) {
        messages.addArrangedSubview(MessageView(text, isOwn: isOwn) { _ in })
    }

    private func send(_ text: String) {
        append(text, isOwn: true)
        scrollView.showEnd()
    }

    private func layOut() {
        scrollView.show(messages)
        for subview in [scrollView, scoreLabel, movementControl, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scoreLabel.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
            scoreLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            scoreLabel.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            movementControl.topAnchor.constraint(equalTo: scoreLabel.bottomAnchor, constant: 8),
            movementControl.leadingAnchor.constraint(equalTo: scoreLabel.leadingAnchor),
            movementControl.trailingAnchor.constraint(equalTo: scoreLabel.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: movementControl.bottomAnchor, constant: 8),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private static let conversation: [(text: String, isOwn: Bool)] = [
        ("Kick-off!", false), ("Who is in goal?", true), ("Somerville. She sees everything coming.", false),
        ("One for the Mechanics.", false), ("That was offside.", true), ("It was by the book.", false),
        ("Which book?", true), ("One all!", false), ("De Morgan, with his head.", false),
        ("The logical choice.", true), ("Half time. Tea.", false), ("Two for us. Three!", false),
        ("I cannot count that fast.", true), ("The engine can.", false), ("Two for them, alas.", false),
        ("How long is left?", true), ("Eleven minutes by the station clock.", false),
        ("Brunel is coming on.", false), ("All of him?", true), ("With his hat.", false),
        ("Then nobody behind him sees a thing.", true),
    ]
}
