import Testing
import UIKit

/// Searching, after Apple's pages of `UISearchController`, `UISearchResultsUpdating` and `UISearchControllerDelegate`.
@MainActor
struct SearchControllerTests {
    private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var heard: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            heard.append("update “\(searchController.searchBar.text ?? "nil")”")
        }
        func willPresentSearchController(_ searchController: UISearchController) { heard.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { heard.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("didDismiss") }
        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    @MainActor
    private struct Stage {
        let device = HeadlessDevice()
        let screen = UIViewController()
        let navigation: UINavigationController
        let results = UIViewController()
        let search: UISearchController
        let behind = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        let updater = Updater()

        init(hasResults: Bool = false, prepare: (UISearchController) -> Void = { _ in }) {
            search = UISearchController(searchResultsController: hasResults ? results : nil)
            navigation = UINavigationController(rootViewController: screen)
            screen.title = "People"
            search.searchResultsUpdater = updater
            search.delegate = updater
            prepare(search)
            screen.navigationItem.searchController = search
            screen.view.addSubview(behind)
            device.show(navigation)
            device.settle()
        }

        func search(for text: String) {
            search.searchBar.becomeFirstResponder()
            device.settle()
            device.type(text)
            device.settle()
        }
    }

    @Test("the bar of a navigation item stands below the title, and the screen's safe area below that")
    func placement() {
        let stage = Stage()
        #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
        #expect(stage.screen.view.safeAreaInsets.top == 155)
        let bar = stage.search.searchBar
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 59 + 44, width: 393, height: 52))
    }

    @Test("editing presents, typing updates, canceling dismisses and empties the bar")
    func session() throws {
        let stage = Stage()
        stage.search.searchBar.becomeFirstResponder()
        #expect(stage.search.isActive)
        stage.device.settle()
        #expect(stage.updater.take() == ["willPresent", "update “”", "didPresent"])
        #expect(stage.navigation.presentedViewController === stage.search)
        #expect(stage.search.searchBar.showsCancelButton)
        stage.device.type("An")
        #expect(stage.updater.take() == ["update “A”", "update “An”"])
        try stage.device.tap(title: "Cancel")
        stage.device.settle()
        #expect(stage.updater.take() == ["willDismiss", "update “”", "didDismiss"])
        #expect(!stage.search.isActive && !stage.search.searchBar.isFirstResponder)
        #expect(stage.navigation.presentedViewController == nil && !stage.search.searchBar.showsCancelButton)
    }

    @Test("the navigation bar hides what is not the search bar, unless it is told not to", arguments: [true, false])
    func hidesNavigationBar(hides: Bool) {
        let stage = Stage { $0.hidesNavigationBarDuringPresentation = hides }
        stage.search.isActive = true
        stage.device.settle()
        #expect(stage.navigation.navigationBar.frame.height == (hides ? 52 : 96))
        stage.search.isActive = false
        stage.device.settle()
        #expect(stage.navigation.navigationBar.frame.height == 96)
    }

    @Test("without results to show the screen stays in use; obscured it does not", arguments: [true, false])
    func obscuring(obscures: Bool) {
        let stage = Stage { $0.obscuresBackgroundDuringPresentation = obscures }
        stage.search.isActive = true
        stage.device.settle()
        stage.device.tap(at: CGPoint(x: 60, y: 320))
        #expect(stage.behind.isFirstResponder == !obscures)
    }

    @Test("the results are shown below the bar while there is text, or when the app says so")
    func results() {
        let stage = Stage(hasResults: true)
        stage.search.isActive = true
        stage.device.settle()
        #expect(stage.results.viewIfLoaded?.window == nil)
        stage.search(for: "A")
        let view: UIView = stage.results.view
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 59 + 52, width: 393, height: 852 - 111))
        #expect(stage.results.parent === stage.search)
        stage.device.deleteBackward()
        stage.device.settle()
        #expect(view.window == nil)
        stage.search.showsSearchResultsController = true
        stage.device.settle()
        #expect(view.window != nil && !stage.search.automaticallyShowsSearchResultsController)
        stage.search.isActive = false
        stage.device.settle()
        #expect(view.window == nil)
    }

    @Test("a screen that defines the context keeps its search when another one is pushed and popped")
    func context() throws {
        let stage = Stage(hasResults: true)
        stage.screen.definesPresentationContext = true
        stage.search(for: "A")
        #expect(stage.search.presentingViewController === stage.screen)
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
        stage.results.view.addSubview(button)
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.device.settle()
        #expect(throws: (any Error).self) { try stage.device.tap(button) }
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(stage.search.isActive)
        try stage.device.tap(button)
    }

    @Test("the bar may stand above a table's rows, and searches the screen with the table")
    func tableHeader() {
        let device = HeadlessDevice()
        let screen = UITableViewController(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        screen.tableView.tableHeaderView = search.searchBar
        device.show(screen)
        #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
        search.searchBar.becomeFirstResponder()
        device.settle()
        #expect(search.isActive && search.presentingViewController === screen)
        search.isActive = false
        device.settle()
        #expect(screen.presentedViewController == nil)
    }

    @Test("a delegate that presents by itself is left to it")
    func ownPresentation() {
        final class Delegate: NSObject, UISearchControllerDelegate {
            var count = 0
            func presentSearchController(_ searchController: UISearchController) { count += 1 }
        }
        let delegate = Delegate()
        let stage = Stage { $0.delegate = delegate }
        stage.search.isActive = true
        stage.device.settle()
        #expect(delegate.count == 1 && !stage.search.isActive)
        stage.screen.present(stage.search, animated: false)
        stage.device.settle()
        #expect(stage.search.isActive)
    }

    @Test("scope buttons are there while somebody searches: the bars make room, and who updates hears of a choice")
    func scopes() throws {
        final class Scopes: NSObject, UISearchBarDelegate {
            var chosen: [Int] = []
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
                chosen.append(selectedScope)
            }
        }
        let scopes = Scopes()
        let stage = Stage { search in
            search.searchBar.scopeButtonTitles = ["All", "Friends"]
            search.searchBar.delegate = scopes
            search.hidesNavigationBarDuringPresentation = false
        }
        let (bar, navigationBar) = (stage.search.searchBar, stage.navigation.navigationBar)
        #expect(stage.search.automaticallyShowsScopeBar && !bar.showsScopeBar && bar.selectedScopeButtonIndex == 0)
        let height = navigationBar.bounds.height
        stage.search(for: "a")
        #expect(bar.showsScopeBar && navigationBar.bounds.height == height + 44)
        #expect(stage.screen.view.safeAreaInsets.top == 59 + height + 44)
        let control = try #require(bar.subviews.flatMap(\.subviews).compactMap { $0 as? UISegmentedControl }.first)
        #expect(control.frame.minY > bar.searchTextField.frame.maxY && control.selectedSegmentIndex == 0)
        _ = stage.updater.take()
        try stage.device.tap(segment: 1, in: control)
        #expect(bar.selectedScopeButtonIndex == 1 && scopes.chosen == [1])
        #expect(stage.updater.take() == ["update “a”"])
        bar.selectedScopeButtonIndex = 0
        #expect(control.selectedSegmentIndex == 0 && scopes.chosen == [1])
        stage.search.isActive = false
        stage.device.settle()
        #expect(!bar.showsScopeBar && control.superview == nil && navigationBar.bounds.height == height)
    }

    @Test("UISearchBar.showsScopeBar: a bar by itself asks for more height, if it has titles for its scope buttons")
    func scopeHeight() {
        _ = HeadlessDevice()
        let bar = UISearchBar()
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 56)
        bar.scopeButtonTitles = ["One", "Two"]
        #expect(bar.intrinsicContentSize.height == 100)
        bar.setShowsScopeBar(false, animated: true)
        #expect(bar.sizeThatFits(.zero).height == 56)
    }
}
