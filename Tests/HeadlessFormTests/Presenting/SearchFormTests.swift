import FormNavigation
import Testing
import UIKit

/// A search controller over a form: in a navigation item, and above the rows of a table.
@MainActor
struct SearchFormTests {
    private final class FormController: FieldsController {
        let search: UISearchController

        init(results: UIViewController?) {
            search = UISearchController(searchResultsController: results)
            super.init(at: (0..<8).map { 180 + 60 * CGFloat($0) })
            navigationItem.searchController = search
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            form = FormNavigator(viewController: self)
        }
    }

    @MainActor
    private struct Stage {
        let device = HeadlessDevice()
        let results: UIViewController?
        let screen: FormController
        let navigation: UINavigationController

        init(results: UIViewController? = nil, definesContext: Bool = true) {
            self.results = results
            screen = FormController(results: results)
            screen.definesPresentationContext = definesContext
            navigation = UINavigationController(rootViewController: screen)
            device.show(navigation)
            device.settle()
        }

        var form: FormNavigator { screen.form! }
    }

    @Test("the search bar is no field of the form, has no toolbar, and moves nothing", arguments: [true, false])
    func bar(definesContext: Bool) {
        let stage = Stage(definesContext: definesContext)
        let before = Placement(of: stage.screen.view)
        let field = stage.screen.search.searchBar.searchTextField
        stage.screen.search.searchBar.becomeFirstResponder()
        stage.device.settle()
        #expect(field.isFirstResponder && stage.device.keyboard.inputAccessoryView == nil)
        #expect(field.returnKeyType == .search && stage.form.currentField == nil)
        #expect(!stage.form.fields.contains { $0 === field })
        stage.device.type("Anna\n")
        #expect(stage.screen.focus == nil)
        stage.screen.search.isActive = false
        stage.device.settle()
        #expect(Placement(of: stage.screen.view).difference(from: before) == nil)
    }

    @Test("while nothing is shown of what was found the form stays in use", arguments: [true, false])
    func formInUse(definesContext: Bool) {
        let stage = Stage(definesContext: definesContext)
        stage.screen.search.isActive = true
        stage.device.settle()
        #expect(stage.form.canFocusNext && stage.form.focusNext())
        #expect(stage.screen.focus == "0" && stage.device.keyboard.inputAccessoryView === stage.form.toolbar)
        stage.device.pressReturn()
        #expect(stage.screen.focus == "1")
        stage.screen.fields[7].becomeFirstResponder()
        stage.device.settle()
        let frame = stage.screen.fields[7].convert(stage.screen.fields[7].bounds, to: nil)
        #expect(frame.maxY <= stage.device.keyboard.frame.minY - 9.5)
    }

    @Test("a search with nothing to show its results in leaves the form in use, even if they are to be shown")
    func noResults() {
        let stage = Stage()
        stage.screen.search.showsSearchResultsController = true
        stage.screen.search.isActive = true
        stage.device.settle()
        #expect(stage.form.canFocusNext && stage.form.focusNext() && stage.screen.focus == "0")
    }

    @Test("what is found, or a dimmed screen, covers the form", arguments: [true, false])
    func covered(dims: Bool) {
        let stage = Stage(results: dims ? nil : UIViewController())
        stage.screen.search.obscuresBackgroundDuringPresentation = dims
        stage.screen.search.searchBar.becomeFirstResponder()
        stage.device.settle()
        if !dims {
            #expect(stage.form.canFocusNext, "there aren't any results yet")
            stage.device.type("A")
            stage.device.settle()
        }
        #expect(!stage.form.canFocusNext && !stage.form.focusNext())
        stage.screen.search.isActive = false
        stage.device.settle()
        #expect(stage.form.canFocusNext && stage.form.focusNext() && stage.screen.focus == "0")
    }

    @Test("a form among the results is one of its own")
    func formInResults() {
        let results = UIViewController()
        let fields = (0..<2).map {
            UITextField(named: "found \($0)", frame: CGRect(x: 20, y: 20 + 60 * $0, width: 200, height: 40))
        }
        for field in fields { results.view.addSubview(field) }
        let own = FormNavigator(viewController: results)
        let stage = Stage(results: results)
        stage.screen.search.searchBar.becomeFirstResponder()
        stage.device.type("A")
        stage.device.settle()
        #expect(own.focusNext() && fields[0].isFirstResponder)
        #expect(stage.device.keyboard.inputAccessoryView === own.toolbar)
        stage.device.pressReturn()
        #expect(fields[1].isFirstResponder && stage.screen.focus == nil)
    }

    @Test("a search bar above a table's rows is passed over by Next and Previous, and keeps the keyboard's search key")
    func tableHeader() {
        final class Rows: UITableViewController {
            let search = UISearchController(searchResultsController: nil)
            let fields = (0..<3).map { UITextField(named: "\($0)", frame: CGRect(x: 20, y: 0, width: 200, height: 40)) }
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.tableHeaderView = search.searchBar
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.contentView.addSubview(fields[indexPath.row])
                return cell
            }
        }
        let device = HeadlessDevice()
        let screen = Rows(style: .plain)
        device.show(screen)
        let form = FormNavigator(viewController: screen)
        device.settle()
        #expect(form.focusNext() && screen.fields[0].isFirstResponder && !form.canFocusPrevious)
        screen.search.searchBar.becomeFirstResponder()
        device.settle()
        #expect(device.keyboard.inputAccessoryView == nil && device.keyboard.returnKeyType == .search)
        #expect(screen.search.isActive && form.focusNext() && screen.fields[0].isFirstResponder)
    }
}
