#if canImport(WebKit)
    import FormNavigation
    import UIKit
    import WebKit

    /// Two of the app's own fields above a web page that also has two. The web page keeps its own fields, with the
    /// system's bar above the keyboard.
    final class GuestbookViewController: UIViewController {
        private lazy var form = FormNavigator(viewController: self)
        private let fields = ["Name", "City"].map { UITextField.bordered($0) }
        private let webView = WKWebView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Guestbook"
            view.backgroundColor = .systemBackground
            let column = UIStackView.column(fields)
            for subview in [column, webView] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
            }
            let safeArea = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
                column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
                column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
                webView.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 20),
                webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                webView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            webView.loadHTMLString(Self.page, baseURL: nil)
            form.enable()
        }

        private static let page = """
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <body style="font: -apple-system-body; margin: 20px">
            <p>What did you see?</p>
            <p><input style="font: inherit; width: 100%" placeholder="The mill"></p>
            <p>How was it?</p>
            <p><textarea style="font: inherit; width: 100%" rows="8" placeholder="Loud"></textarea></p>
            """
    }
#endif
