import FormNavigation
import UIKit

/// A page controller whose pages are forms. Moving on from the last field turns the page.
final class InterviewViewController: UIPageViewController {
    private var place = 0

    convenience init() {
        self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        title = "Interview"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showPage(0)
    }

    private static let pages = [
        ("Where do you come from?", ["Town", "School"]), ("What can you do?", ["Languages", "Instruments"]),
        ("When can you begin?", ["First day", "Hours a week"]),
    ]

    private func showPage(_ place: Int, focuses: Bool = false) {
        let (question, names) = Self.pages[place]
        let isLast = place == Self.pages.count - 1
        let page = InterviewPageViewController(question, names, isLast: isLast)
        page.onFinish = { [weak self] in
            if isLast { self?.title = "We Call You" } else { self?.showPage(place + 1, focuses: true) }
        }
        title = "\(place + 1) of \(Self.pages.count)"
        setViewControllers([page], direction: .forward, animated: focuses) { _ in
            if focuses { page.form.focusFirst() }
        }
    }
}

/// One question with its fields on a card, which moves up over the picture when the keyboard appears.
final class InterviewPageViewController: UIViewController, FormContainerProviding {
    private(set) lazy var form = FormNavigator(viewController: self)
    /// A closure that's called when everything here has been filled in.
    var onFinish: () -> Void = {}

    private let question: String
    private let isLast: Bool
    private let fields: [UITextField]
    private lazy var card = UIView.card(fields)

    init(_ question: String, _ names: [String], isLast: Bool) {
        self.question = question
        self.isLast = isLast
        fields = names.map { UITextField.bordered($0) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Neither the question nor the picture moves.
    var formContainer: UIView? { card }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        form.delegate = self
        // Both fields, not only the one being edited.
        form.viewsKeptVisible = [card]
        form.configuration.lastReturnKey = isLast ? .done : .continue
        form.configuration.toolbar.done = .title(isLast ? "Finish" : "Continue")
        form.configuration.toolbar.doneAction = UIAction { [weak self] _ in self?.finish() }
    }

    private func layOut() {
        let heading = UILabel()
        heading.text = question
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.adjustsFontForContentSizeCategory = true
        heading.numberOfLines = 0
        let picture = UIView()
        picture.backgroundColor = .systemTeal
        picture.layer.cornerRadius = 12
        for subview in [heading, picture, card] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
            heading.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            heading.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            picture.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
            picture.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: card.topAnchor, constant: -16),
            card.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: heading.trailingAnchor),
            card.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
        ])
    }

    private func finish() {
        view.endEditing(true)
        onFinish()
    }
}

extension InterviewPageViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) { onFinish() }
}
