import FormNavigation
import Foundation
import TestSupport
import Testing
import UIKit

/// The samples of the README and of the documentation, so that they compile, and do what the text around them says.
@MainActor
struct DocumentationTests {
    final class ChatViewController: UIViewController {}

    final class SignUpViewController: UIViewController {
        private(set) var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            form = FormNavigator(viewController: self)
        }
    }

    @Test("README: one line in viewDidLoad")
    func oneLine() {
        let form = TestForm(column: 2, in: SignUpViewController())
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].inputAccessoryView is FormToolbar)
        #expect(form.fields.map(\.returnKeyType) == [.next, .done])
    }

    @Test("README: for every screen of an app")
    func everyScreen() {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }

        FormNavigator.shared.isAutoToolbarEnabled = true
        FormNavigator.shared.configuration.excludedViewControllers.append(ChatViewController.self)
        FormNavigator.shared.configuration.playsInputClicks = true

        let screen = TestForm(column: 1)
        screen.fields[0].becomeFirstResponder()
        #expect(screen.fields[0].inputAccessoryView is FormToolbar)
        let chat = TestForm(column: 1, in: ChatViewController())
        chat.fields[0].becomeFirstResponder()
        #expect(chat.fields[0].inputAccessoryView == nil)
    }

    @Test("README: text views that say what belongs into them, and grow")
    func placeholders() {
        let screen = TestForm(column: 1)
        let notesView = PlaceholderTextView()
        notesView.placeholder = "Notes for the courier"
        notesView.maximumVisibleLines = 5

        screen.view.addSubview(notesView)
        notesView.frame.size.width = 300
        notesView.text = String(repeating: "\n", count: 4)
        let five = notesView.intrinsicContentSize.height
        notesView.text = String(repeating: "\n", count: 9)
        #expect(notesView.intrinsicContentSize.height == five)
        notesView.text = ""
        #expect(notesView.intrinsicContentSize.height < five)
    }

    @Test("README: order, keys and looks")
    func options() {
        final class Delegate: FormNavigatorDelegate {}
        let screen = TestForm(column: 3)
        let (cityField, cardNumberField, couponField) = (screen.fields[0], screen.fields[2], screen.fields[1])
        let notesView = UITextView()
        let scan = UIBarButtonItem(systemItem: .camera)
        let termsSwitch = UISwitch(frame: CGRect(x: 20, y: 600, width: 51, height: 31))
        screen.view.addSubview(termsSwitch)
        let delegate = Delegate()
        let form = FormNavigator(viewController: screen.viewController)

        form.configuration.order = .tag
        form.configuration.lastReturnKey = .send
        form.configuration.toolbar.tintColor = .systemGreen
        form.configuration.toolbar.showsProgress = true
        form.configuration.toolbar.done = .title("Pay")
        form.configuration.toolbar.trailingItems = [scan]
        cardNumberField.formOptions.title = .text("Card")
        form.configuration.keyboardDistance = 16
        form.configuration.endsEditingOnTapOutside = true
        cityField.formOptions.next = cardNumberField
        couponField.formOptions.isSkipped = true
        termsSwitch.formOptions.isStop = true
        notesView.formOptions.movesOnReturn = true
        cityField.formOptions.companions = [couponField]
        form.delegate = delegate

        #expect(form.fields == [cityField, cardNumberField, termsSwitch])
        let recognizers = screen.window.gestureRecognizers ?? []
        cityField.becomeFirstResponder()
        #expect(screen.window.gestureRecognizers?.count == recognizers.count + 1)
        #expect(cardNumberField.returnKeyType == .next)
        termsSwitch.formOptions.isStop = false
        form.reload()
        #expect(cardNumberField.returnKeyType == .send)
        #expect(form.toolbar.tintColor == .systemGreen)
        #expect(form.toolbar.doneItem.title == "Pay")
        #expect(form.toolbar.items?.contains(scan) == true)
        form.goNext()
        #expect(form.toolbar.items?.lazy.compactMap(\.customView).first?.accessibilityLabel == "Card, 2 of 2")
    }

    @Test("README: the rows that hold fields")
    func rows() {
        final class Rows: NSObject, UITableViewDataSource, FormNavigatorDelegate {
            let tableView = UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 100), style: .plain)
            var rowsWithFields: [IndexPath] = []

            func formNavigator(
                _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
            ) -> [IndexPath]? {
                scrollView === tableView ? rowsWithFields : nil  // nil: not known, so that row after row is looked at
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                field.placeholder = "\(indexPath.row)"
                if rowsWithFields.contains(indexPath) { cell.contentView.addSubview(field) }
                return cell
            }
        }
        let screen = TestForm(column: 1)
        let rows = Rows()
        rows.tableView.dataSource = rows
        screen.view.addSubview(rows.tableView)
        rows.tableView.layoutIfNeeded()
        let form = FormNavigator(viewController: screen.viewController)
        form.delegate = rows
        screen.fields[0].becomeFirstResponder()

        #expect(!form.canGoNext)
        rows.rowsWithFields = [IndexPath(row: 70, section: 0)]
        #expect(form.canGoNext)
        #expect(form.goNext())
        #expect((form.currentField as? UITextField)?.placeholder == "70")
    }

    @Test("README: the trace")
    func tracing() {
        var lines: [String] = []
        let screen = TestForm(column: 2)
        let box = UIView()
        box.isHidden = true
        screen.view.addSubview(box)
        box.addSubview(screen.fields[1])
        let form = FormNavigator(viewController: screen.viewController)

        FormNavigator.trace = { lines.append("\($0)") }
        defer { FormNavigator.trace = nil }

        #expect(form.fields == [screen.fields[0]])
        #expect(lines == ["skipped UITextField: hidden ancestor"])
    }

    // MARK: The comparison

    @Test("Comparison.md: what is said of this package names tests, and every test that is named is there")
    func comparison() throws {
        let strings = try stringsBySuite()
        let page = try Repository.text("Sources/FormNavigation/FormNavigation.docc/Comparison.md")
        var count = 0
        for line in page.components(separatedBy: "\n") where line.hasPrefix("| ") && !line.hasPrefix("| |") {
            let cell = line.components(separatedBy: " | ")[1]
            let comment = cell.components(separatedBy: "<!-- ").dropFirst().first?.components(separatedBy: " -->")[0]
            #expect(cell == "no" || comment != nil, "\(line.prefix(40))")
            guard let comment, comment != "no test" else { continue }
            // SomeTests "a test", "another"; OtherTests "a third"
            for part in comment.components(separatedBy: "\"; ") {
                let pieces = part.components(separatedBy: "\"")
                let suite = pieces[0].trimmingCharacters(in: .whitespaces)
                for name in pieces.dropFirst() where !name.isEmpty && name != ", " {
                    #expect(strings[suite]?.contains(name) == true, "\(suite): \(name)")
                    count += 1
                }
            }
        }
        #expect(count > 50)
    }

    /// What stands in quotes in the files of each suite, by the name of the suite or of its type.
    private func stringsBySuite() throws -> [String: Set<String>] {
        var strings: [String: Set<String>] = [:]
        for file in Repository.files(in: "Tests") where file.hasSuffix("Tests.swift") {
            let text = try Repository.text(file)
            let quoted = Set(text.components(separatedBy: "\""))
            for line in text.components(separatedBy: "\n") {
                if line.hasPrefix("struct ") {
                    strings[String(line.dropFirst(7).prefix { $0 != " " }), default: []].formUnion(quoted)
                } else if line.hasPrefix("@Suite(\"") {
                    strings[line.components(separatedBy: "\"")[1], default: []].formUnion(quoted)
                }
            }
        }
        return strings
    }
}
