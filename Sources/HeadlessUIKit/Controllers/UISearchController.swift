/// A search bar, and the results that appear during a search.
///
/// The app puts the bar in a navigation item or above a table view's rows. Editing in the bar presents the search
/// controller over the screen that the bar belongs to. Without results to show, that screen stays usable.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// Shows what was found. `nil` if the searched screen does that itself.
    open private(set) var searchResultsController: UIViewController?
    /// Where to type.
    open private(set) var searchBar = UISearchBar()
    /// The object that updates the search results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchBar.searchController = self
        searchBar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0)
        searchBar.sizeToFit()
    }

    // MARK: Behavior

    /// Whether the searched screen is dimmed, and can't be used, until there are results. `false` by default.
    open var obscuresBackgroundDuringPresentation = false { didSet { arrange() } }
    /// Whether the navigation bar shows only the search bar during a search. `true` by default.
    open var hidesNavigationBarDuringPresentation = true { didSet { arrange() } }
    /// Whether the results appear only while there's text to search for. `true` by default.
    open var automaticallyShowsSearchResultsController = true { didSet { arrange() } }
    /// Whether the bar has a Cancel button during a search. `true` by default.
    open var automaticallyShowsCancelButton = true
    /// Whether the bar has its scope buttons during a search. `true` by default.
    open var automaticallyShowsScopeBar = true

    private var showsResults = false

    /// Whether the results are shown during a search. Setting it puts an end to their being shown automatically.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : showsResults }
        set {
            showsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }

    // MARK: Searching

    private var isSearching = false

    /// Whether a search is in progress. Setting it begins or ends the search.
    open var isActive: Bool {
        get { isSearching }
        set { if newValue != isSearching { newValue ? begin() : end() } }
    }

    /// Whether the navigation bar leaves room only for the search bar.
    var hidesBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

    /// Editing has begun in the bar.
    func searchBarDidBegin() {
        isActive = true
        updateResults()
    }

    /// The text in the bar has changed.
    func searchTextDidChange() {
        updateResults()
        arrange()
    }

    private func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }

    private func begin() {
        let presents: Void? = HeadlessOptional.call(delegate, "presentSearchController(_:)") {
            $0.presentSearchController(self)
        }
        // A delegate that implements this presents in its own way, or as usual after all.
        if presents == nil { host?.present(self, animated: true) }
    }

    override func willBePresented() {
        isSearching = true
        HeadlessOptional.call(delegate, "willPresentSearchController(_:)") { $0.willPresentSearchController(self) }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar { searchBar.setShowsScopeBar(true, animated: true) }
        arrange()
    }

    override func hasBeenPresented() {
        HeadlessOptional.call(delegate, "didPresentSearchController(_:)") { $0.didPresentSearchController(self) }
    }

    private func end() {
        searchBar.resignFirstResponder()
        if presentedBy != nil { presentedBy?.presentingViewController.dismiss(animated: true) }
    }

    override func willBeDismissed() {
        HeadlessOptional.call(delegate, "willDismissSearchController(_:)") { $0.willDismissSearchController(self) }
        isSearching = false
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.setShowsScopeBar(false, animated: true) }
        let hadText = searchBar.text?.isEmpty == false
        searchBar.text = ""
        if hadText { updateResults() }
        arrange()
    }

    override func hasBeenDismissed() {
        HeadlessOptional.call(delegate, "didDismissSearchController(_:)") { $0.didDismissSearchController(self) }
    }

    /// The searched screen: the one whose navigation item or view contains the bar.
    private var host: UIViewController? {
        var responder: UIResponder? = searchBar
        while let next = responder {
            if let navigation = next as? UINavigationController { return navigation.topViewController }
            if let controller = next as? UIViewController { return controller }
            responder = next.next
        }
        return nil
    }

    // MARK: The view

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.clipsToBounds = true
        self.view = view
    }

    override var automaticPresentationStyle: UIModalPresentationStyle { .overCurrentContext }

    override var presentationKind: UIPresentationController.Type { SearchPresentationController.self }

    override func makePresentation() -> UIPresentationController {
        SearchPresentationController(presentedViewController: self, presenting: nil)
    }

    /// Shows what should be visible now.
    private func arrange() {
        (searchBar.superview as? UINavigationBar)?.showTopItem()
        guard let view = viewIfLoaded, isSearching else { return }
        view.backgroundColor = UIColor(white: 0, alpha: showsResultsNow ? 0 : 0.2)
        showOrHideResults(in: view)
        presentedBy?.containerView?.setNeedsLayout()
    }

    private var showsResultsNow: Bool { searchResultsController != nil && showsSearchResultsController }

    /// Whether something is in front of the searched screen.
    var covers: Bool { isSearching && (showsResultsNow || obscuresBackgroundDuringPresentation) }

    private func showOrHideResults(in view: UIView) {
        guard let results = searchResultsController, showsResultsNow != (results.container === self) else { return }
        if showsResultsNow {
            addChild(results)
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.didMove(toParent: self)
        } else {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }
}

/// Presents a search controller: below its bar, and without covering anything as long as there's nothing to show.
final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let search else { return .zero }
        let top = min(
            max(search.searchBar.convert(search.searchBar.bounds, to: container).maxY, 0), container.bounds.maxY)
        let height = search.covers ? container.bounds.height - top : 0
        return CGRect(x: 0, y: top, width: container.bounds.width, height: height)
    }

    override var letsTouchesThrough: Bool { true }

    override func arrange(_ content: UIView, in container: TransitionView) {
        super.arrange(content, in: container)
        content.layer.cornerRadius = 0
    }
}

/// Methods that update the search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Editing has begun in the search bar, or its text has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Methods that report the beginning and the end of a search. Every member is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchControllerDelegate) in
            target.willPresentSearchController(searchController)
        }
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchControllerDelegate) in
            target.didPresentSearchController(searchController)
        }
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchControllerDelegate) in
            target.willDismissSearchController(searchController)
        }
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchControllerDelegate) in
            target.didDismissSearchController(searchController)
        }
    }

    public func presentSearchController(_ searchController: UISearchController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISearchControllerDelegate) in
            target.presentSearchController(searchController)
        }
    }
}
