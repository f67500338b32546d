import FormNavigation
import UIKit

/// Pages of fields in a scroll view. Next in the last field of a page turns it.
final class OnboardingViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let scrollView = UIScrollView()
    private let pages = [
        OnboardingViewController.page("Who are you?", [("Given name", .givenName), ("Family name", .familyName)]),
        OnboardingViewController.page("Where are you?", [("City", .addressCity), ("Country", .countryName)]),
        OnboardingViewController.page("What do you like?", [("A colour", nil), ("A song", nil)]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Step 1 of 3"
        view.backgroundColor = .systemBackground
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        layOut()

        form.delegate = self
        // Fields of different pages are at the same height, but a user who sees one page doesn't see them side by side.
        for page in pages { page.formOptions.grouping = .together }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // The width of the pages changes, and the same page should stay visible.
        let page = shownPage
        coordinator.animate { _ in
            self.view.layoutIfNeeded()
            self.scrollView.contentOffset.x = CGFloat(page) * self.scrollView.bounds.width
        }
    }

    private var shownPage: Int {
        guard scrollView.bounds.width > 0 else { return 0 }
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        return min(max(page, 0), pages.count - 1)
    }

    private func layOut() {
        let row = UIStackView.columns(pages, spacing: 0)
        row.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(row)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            row.topAnchor.constraint(equalTo: content.topAnchor),
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            row.heightAnchor.constraint(equalTo: frame.heightAnchor),
            row.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: CGFloat(pages.count)),
        ])
    }

    /// A picture, and below it a question with its fields.
    private static func page(_ question: String, _ fields: [(name: String, type: UITextContentType?)]) -> UIView {
        let heading = UILabel()
        heading.text = question
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.adjustsFontForContentSizeCategory = true
        let picture = UIView()
        picture.backgroundColor = .systemGray5
        picture.layer.cornerRadius = 12
        // The picture takes the remaining height.
        let column = UIStackView.column(
            [picture, heading] + fields.map { UITextField.bordered($0.name, $0.type) }, spacing: 16)
        column.translatesAutoresizingMaskIntoConstraints = false
        let page = UIView()
        page.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20),
            column.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -20),
        ])
        return page
    }
}

extension OnboardingViewController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        title = "Step \(shownPage + 1) of \(pages.count)"
    }
}

extension OnboardingViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) { title = "All Set" }
}
