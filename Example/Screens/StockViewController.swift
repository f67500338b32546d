import FormNavigation
import UIKit

/// A table with a search.
///
/// A tap on a result moves focus to the field of that article, however far away its row is.
final class StockViewController: UITableViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let results = ArticlesViewController()
    private lazy var search = UISearchController(searchResultsController: results)
    /// The counts, by article.
    private var counts: [String: String] = [:]
    /// The row to go to after the search ends.
    private var chosen: IndexPath?

    convenience init() {
        self.init(style: .plain)
        title = "Stock"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(QuestionCell.self, forCellReuseIdentifier: "article")
        tableView.estimatedRowHeight = 100
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.placeholder = "Article"
        results.onChoose = { [weak self] in self?.choose($0) }
        navigationItem.searchController = search
        definesPresentationContext = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Begin", primaryAction: UIAction { [weak self] _ in self?.form.focusFirst() })
        form.configuration.toolbar.trailingItems = [
            UIBarButtonItem(title: "None", primaryAction: UIAction { [weak self] _ in self?.noneLeft() })
        ]
    }

    private func choose(_ article: String) {
        chosen = Self.articles.firstIndex(of: article).map { IndexPath(row: $0, section: 0) }
        search.isActive = false
    }

    /// Counting is fastest when a field is empty.
    private func noneLeft() {
        guard let field = form.currentField as? UITextField else { return }
        field.text = "0"
        field.sendActions(for: .editingChanged)
        form.focusNext()
    }

    static let articles = ["bolts", "nuts", "cogs", "springs"].flatMap { kind in
        ["Brass", "Copper", "Iron", "Lead", "Silver", "Steel", "Tin", "Zinc"].flatMap { metal in
            ["small", "large"].map { "\(metal) \(kind), \($0)" }
        }
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.articles.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        if let cell = cell as? QuestionCell {
            let article = Self.articles[indexPath.row]
            cell.questionLabel.text = article
            cell.field.keyboardType = .numberPad
            cell.field.configure("Number of \(article)", text: counts[article]) { [weak self] in
                self?.counts[article] = $0
            }
        }
        return cell
    }
}

extension StockViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let words = (searchController.searchBar.text ?? "").lowercased().split(separator: " ")
        results.articles = Self.articles.filter { article in
            words.allSatisfy { article.lowercased().contains($0) }
        }
    }
}

extension StockViewController: UISearchControllerDelegate {
    func didDismissSearchController(_ searchController: UISearchController) {
        guard let chosen else { return }
        self.chosen = nil
        form.focus(at: chosen, in: tableView)
    }
}

/// The articles that the search found.
private final class ArticlesViewController: UITableViewController {
    var articles: [String] = [] { didSet { tableView.reloadData() } }
    /// A closure that receives the article that the user tapped.
    var onChoose: (String) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        cell.textLabel?.text = articles[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose(articles[indexPath.row])
    }
}
