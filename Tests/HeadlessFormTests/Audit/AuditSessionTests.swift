import FormDiagnostics
import FormNavigation
import Testing
import UIKit

/// What a session finds while a user goes through an app.
@MainActor
struct AuditSessionTests {
    /// A table with a field in each row. One of the fields doesn't have a name.
    private final class ScoresController: UITableViewController, FormNavigatorDelegate {
        private lazy var form = FormNavigator(viewController: self)
        var fieldHeight: CGFloat = 44

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.rowHeight = 60
            form.delegate = self
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            let field = UITextField(frame: CGRect(x: 16, y: 8, width: 300, height: fieldHeight))
            if path.row != 30 { field.placeholder = "Score \(path.row)" }
            cell.contentView.addSubview(field)
            return cell
        }

        func formNavigator(
            _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
        ) -> [IndexPath]? { (0..<40).map { IndexPath(row: $0, section: 0) } }
    }

    private func screen(_ placeholders: String...) -> FieldsController {
        let screen = FieldsController(at: placeholders.indices.map { 120 + 60 * CGFloat($0) })
        for (field, placeholder) in zip(screen.fields, placeholders) {
            field.placeholder = placeholder
            field.frame.size.height = 44
        }
        return screen
    }

    @Test("a row that isn't loaded is checked once a move has loaded it, and its finding is there once")
    func rows() throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = ScoresController(style: .plain)
        device.show(screen)
        device.settle()
        #expect(FormAudit(of: screen).findings.isEmpty)
        let session = FormAudit.Session()
        try device.tap(title: "Score 0")
        device.settle()
        #expect(session.findings.isEmpty)
        #expect(device.fieldsReached().count == 40)
        #expect(session.findings.map(\.rule) == [.missingName])
        #expect(device.fieldsReached { try? $0.tap(title: "Previous") }.count == 40)
        #expect(session.findings.map(\.rule) == [.missingName])
    }

    @Test("a notice about several fields appears once, no matter how many of them a move loads")
    func summaries() throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = ScoresController(style: .plain)
        screen.fieldHeight = 34
        device.show(screen)
        device.settle()
        let session = FormAudit.Session(ignoring: [.missingName])
        try device.tap(title: "Score 0")
        #expect(device.fieldsReached().count == 40)
        #expect(session.findings.map(\.rule) == [.smallTarget])
    }

    @Test("screens that are pushed and presented are checked once one of their fields has focus")
    func screens() {
        let device = HeadlessDevice(.iPhone15)
        let (first, pushed, presented) = (screen("Song"), screen("Email"), screen("Singer", "Singer"))
        let forms = [first, pushed, presented].map { FormNavigator(viewController: $0) }
        let navigation = UINavigationController(rootViewController: first)
        device.show(navigation)
        let session = FormAudit.Session()
        #expect(forms[0].focusFirst())
        device.settle()
        #expect(session.findings.isEmpty)
        navigation.pushViewController(pushed, animated: true)
        device.settle()
        #expect(forms[1].focusFirst())
        device.settle()
        #expect(Set(session.findings.map(\.rule)) == [.missingContentType, .unwantedCorrection, .unfitKeyboard])
        let count = session.findings.count
        pushed.present(presented, animated: true)
        device.settle()
        #expect(forms[2].focusFirst())
        device.settle()
        #expect(session.findings.dropFirst(count).map(\.rule) == [.sameName])
        #expect(session.findings.last?.view === presented.fields[1])
    }

    @Test("a session in which no field had focus has checked nothing, and says so; an alert has nothing to check")
    func nothing() throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = screen("Song")
        device.show(screen)
        let session = FormAudit.Session()
        #expect(session.findings.map(\.rule) == [.incomplete])
        let alert = UIAlertController(title: "Password", message: nil, preferredStyle: .alert)
        alert.addTextField()
        screen.present(alert, animated: true)
        device.settle()
        #expect(alert.textFields?.first?.becomeFirstResponder() == true)
        device.settle()
        #expect(session.findings.map(\.rule) == [.incomplete])
        #expect(FormAudit.Session(ignoring: [.incomplete]).findings.isEmpty)
    }

    @Test("a session takes rules to ignore and rules of the app's, and ends when it's released")
    func rules() {
        let device = HeadlessDevice(.iPhone15)
        let screen = screen("Email")
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        let seen = FormAudit.Rule("seen")
        var checked = 0
        let check = FormAudit.Check(seen) { _ in
            checked += 1
            return ("It was seen.", "Don't.")
        }
        var session: FormAudit.Session? = FormAudit.Session(
            ignoring: [.missingContentType, .unwantedCorrection, .unfitKeyboard], adding: [check])
        #expect(form.focusFirst())
        device.settle()
        #expect(session?.findings.map(\.rule) == [seen] && checked > 0)
        session = nil
        checked = 0
        form.endEditing()
        #expect(form.focusFirst())
        device.settle()
        #expect(checked == 0)
    }
}
