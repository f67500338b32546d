import FormDiagnostics
import FormNavigation
import TestSupport
import Testing
import UIKit

/// What an audit reads from views, and how apps choose which findings count.
@MainActor
final class FormAuditTests {
    /// A view that holds a field.
    private final class NamedPair: UIView {
        let placeholderField = UITextField()
    }

    /// Two fields without problems, and a navigator.
    private final class SongViewController: UIViewController {
        private(set) var form: FormNavigator?
        let colourField = UITextField()
        lazy var songField = UITextField()
        let box = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
        var pair: NamedPair?

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, field) in [colourField, songField].enumerated() {
                field.frame = CGRect(x: 20, y: 100 + 60 * index, width: 350, height: 44)
                field.placeholder = ["Colour", "Song"][index]
                view.addSubview(field)
            }
            view.addSubview(box)
            form = FormNavigator(viewController: self)
        }

        /// Adds a view to the box, at a distance from its top edge.
        @discardableResult
        func add<View: UIView>(_ view: View, named name: String?, at top: CGFloat = 0) -> View {
            view.frame = CGRect(x: 20, y: top, width: 350, height: 44)
            view.accessibilityLabel = name
            box.addSubview(view)
            return view
        }
    }

    // Created when a test needs it, because another test may run between a suite's initializer and the test.
    private lazy var form = TestForm([], in: SongViewController())
    private var window: UIWindow { form.window }
    private var screen: SongViewController { form.viewController as! SongViewController }

    private func rules(ignoring rules: Set<FormAudit.Rule> = []) -> [String] {
        FormAudit(of: screen, ignoring: rules).findings.map { "\($0.rule)" }
    }

    @Test("a form that is as it should be has no finding, whether its navigator or its screen is asked")
    func good() throws {
        let form = try #require(screen.form)
        #expect(FormAudit(of: screen).findings.isEmpty)
        #expect(FormAudit(of: form).findings.isEmpty)
    }

    // MARK: - What a finding says

    @Test("a finding says everything in words, with the app's name for the view")
    func description() throws {
        screen.songField.textContentType = .emailAddress
        screen.songField.keyboardType = .emailAddress
        let finding = try #require(FormAudit(of: screen).findings.first)
        #expect(
            finding.view === screen.songField && finding.rule == .unwantedCorrection && finding.severity == .warning)
        #expect(
            finding.description == """
                warning: UITextField “Song” (songField) [unwantedCorrection]
                  What people type starts with a capital letter, although it's an email address, in which every \
                character counts.
                  Accept the text as people type it:
                      songField.autocapitalizationType = .none
                """)
        #expect("\([finding])".contains("songField.autocapitalizationType = .none"))
    }

    @Test("a finding is about the view, and does not keep it alive")
    func weakView() throws {
        var findings: [FormAudit.Finding] = []
        weak var field: UITextField?
        try autoreleased {
            let added = screen.add(UITextField(), named: nil)
            field = added
            findings = FormAudit(of: screen).findings
            let finding = try #require(findings.first)
            #expect(finding.view === added)
            added.removeFromSuperview()
        }
        #expect(field == nil && findings.first?.view == nil)
        #expect(findings.first?.description.contains("accessibilityLabel") == true)
    }

    private func autoreleased(_ work: () throws -> Void) rethrows {
        #if canImport(ObjectiveC)
            try autoreleasepool(invoking: work)
        #else
            try work()
        #endif
    }

    // MARK: - What counts

    @Test("a rule is switched off for one audit, for a view, and for all in a view")
    func ignoring() {
        screen.add(UITextField(), named: nil)
        #expect(rules() == ["missingName"])
        #expect(rules(ignoring: [.missingName]) == [])
        #expect(rules(ignoring: [.sameName]) == ["missingName"])
        screen.colourField.ignoredAuditRules = [.missingName]
        #expect(rules() == ["missingName"])
        screen.box.ignoredAuditRules = [.missingName]
        #expect(rules() == [])
        screen.box.ignoredAuditRules = []
        screen.box.subviews[0].ignoredAuditRules = [.smallTarget, .missingName]
        #expect(rules() == [])
    }

    @Test("a rule of the app's own is asked about each field that Next goes to, and is switched off by its name")
    func ownRule() {
        screen.add(UITextField(), named: "Hidden").isHidden = true
        let rule = FormAudit.Rule("noIdentifier")
        let check = FormAudit.Check(rule, severity: .error) { field in
            guard field.accessibilityIdentifier == nil else { return nil }
            return ("UI tests can't find the field.", "Give it an `accessibilityIdentifier`.")
        }
        screen.colourField.accessibilityIdentifier = "colour"
        let findings = FormAudit(of: screen, adding: [check]).findings
        #expect(findings.map(\.rule) == [rule] && findings.first?.view === screen.songField)
        #expect(
            findings.first?.description == """
                error: UITextField “Song” [noIdentifier]
                  UI tests can't find the field.
                  Give it an `accessibilityIdentifier`.
                """)
        #expect(FormAudit(of: screen, ignoring: [rule], adding: [check]).findings.isEmpty)
    }

    // MARK: - What's read

    @Test("a number pad needs something to leave it by: the toolbar, a view with a button, or a drag")
    func deadEnd() {
        screen.colourField.keyboardType = .numberPad
        #expect(rules() == [])
        screen.form?.configuration.isToolbarEnabled = false
        #expect(rules() == ["deadEnd"])
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        screen.colourField.inputAccessoryView = bar
        #expect(rules() == ["deadEnd"])
        bar.addSubview(UIButton())
        #expect(rules() == [])
        screen.colourField.inputAccessoryView = nil
        screen.colourField.formOptions.toolbar.isEnabled = true
        #expect(rules() == [])
        screen.colourField.formOptions.toolbar.isEnabled = nil
        let scrollView = screen.add(UIScrollView(), named: nil)
        scrollView.keyboardDismissMode = .onDrag
        #expect(rules() == [])
    }

    @Test("terms that have to be accepted, and that Next skips, are found until Next stops at them")
    func skippedValidation() {
        let terms = screen.add(UISwitch(), named: "Terms")
        #expect(rules() == [])
        terms.formOptions.validation = .isOn { $0 ? nil : "Accept the terms." }
        #expect(rules() == ["skippedValidation"])
        terms.formOptions.stop = .always
        #expect(rules() == [])
        terms.formOptions.stop = .never
        #expect(rules() == ["skippedValidation"])
        terms.formOptions.validation = nil
        #expect(rules() == [])
        terms.formOptions.error = "The terms have changed."
        #expect(rules() == ["skippedValidation"])
        // What the user can't use right now isn't a problem yet.
        terms.isHidden = true
        #expect(rules() == [])
    }

    @Test("a text view without keys is a trap for who uses a hardware keyboard")
    func keyboardTrap() {
        screen.add(UITextView(), named: "Verse")
        #expect(rules() == [])
        screen.form?.configuration.handlesHardwareKeyboard = false
        #expect(rules() == ["keyboardTrap"])
    }

    @Test("fields that the order leaves out, or that have no size, are passed over; hidden ones are no mistake")
    func skipped() {
        let field = screen.add(UITextField(), named: "Tune")
        field.frame.size.width = 0
        #expect(rules() == ["skippedField"])
        field.isHidden = true
        #expect(rules() == [])
        screen.form?.configuration.order = .custom { [songField = screen.songField] in $0.filter { $0 !== songField } }
        let finding = FormAudit(of: screen).findings.first
        #expect(finding?.rule == .skippedField && finding?.view === screen.songField)
    }

    @Test("a ring of links is told where it is cut")
    func ring() {
        screen.colourField.formOptions.next = screen.songField
        #expect(rules() == [])
        screen.songField.formOptions.next = screen.colourField
        let findings = FormAudit(of: screen).findings
        #expect(findings.map(\.rule) == [.ignoredLink] && findings.first?.view === screen.songField)
        #expect(findings.first?.problem.contains("it would close a cycle") == true)
    }

    @Test("a view outside the form that a link leads to isn't one of the form's fields")
    func linkOutside() {
        let other = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        screen.colourField.formOptions.next = other
        #expect(FormAudit(of: screen).findings.map(\.rule) == [.ignoredLink])
        #expect(screen.form?.facts(in: nil).first?.fields.map(\.view) == [screen.colourField, screen.songField])
    }

    @Test("columns that belong together are read one after the other, and a closed group has an order of its own")
    func columns() {
        let columns = [0, 1].map { UIView(frame: CGRect(x: 190 * $0, y: 0, width: 180, height: 200)) }
        for (column, names) in zip(columns, [["A", "B"], ["C", "D"]]) {
            screen.box.addSubview(column)
            for (index, name) in names.enumerated() {
                let field = UITextField(frame: CGRect(x: 0, y: 60 * index, width: 180, height: 44))
                field.placeholder = name
                column.addSubview(field)
            }
        }
        #expect(rules() == ["jumpingOrder"])
        columns[0].formOptions.grouping = .together
        #expect(rules() == [])
        columns[0].formOptions.grouping = .closed
        #expect(rules() == [])
        columns[0].subviews[1].frame.size.height = 20
        #expect(rules() == ["smallTarget"])
    }

    @Test("each closed group is examined, inside another one, too, and beside another one")
    func closedGroups() {
        let groups = (0..<3).map { UIView(frame: CGRect(x: 0, y: 70 * $0, width: 180, height: 60)) }
        for (group, parent) in zip(groups, [screen.box, groups[0], screen.box]) {
            parent.addSubview(group)
            group.formOptions.grouping = .closed
            group.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 20)))
        }
        let found = FormAudit(of: screen).findings.filter { $0.rule == .smallTarget }.compactMap { $0.view?.superview }
        #expect(groups.allSatisfy(found.contains) && found.count == 3)
    }

    @Test("a key that is kept says what Return does, and the last one what the configuration says")
    func returnKeys() {
        screen.colourField.returnKeyType = .send
        #expect(rules() == [])
        screen.colourField.formOptions.keepsReturnKeyType = true
        #expect(rules() == ["misleadingReturnKey"])
        screen.colourField.formOptions.keepsReturnKeyType = nil
        screen.form?.configuration.lastReturnKey = .next
        let findings = FormAudit(of: screen).findings
        #expect(findings.map(\.rule) == [.misleadingReturnKey] && findings.first?.view === screen.songField)
        screen.form?.configuration.isReturnKeyEnabled = false
        #expect(rules(ignoring: [.deadEnd]) == [])
    }

    @Test("tags that are the same leave the order to the places on the screen")
    func tags() {
        screen.form?.configuration.order = .tag
        #expect(rules() == ["jumpingOrder"])
        screen.songField.tag = 1
        #expect(rules() == [])
    }

    @Test("the label before a field is what it may be called, and may say what belongs into it")
    func captions() {
        let label = screen.add(UILabel(), named: nil)
        label.text = "City"
        let field = screen.add(UITextField(), named: nil, at: 50)
        let findings = FormAudit(of: screen).findings
        #expect(findings.map(\.rule) == [.missingName, .missingContentType])
        #expect(
            findings.map(\.code) == [
                "field.accessibilityLabel = \"City\"", "field.textContentType = .addressCity",
            ])
        #expect(
            findings.first?.description == """
                error: UITextField next to “City” [missingName]
                  VoiceOver doesn't say what the field is for: the field has neither an accessibility label nor a placeholder.
                  Give the field a name that VoiceOver reads. Here, `field` stands for UITextField next to “City”:
                      field.accessibilityLabel = "City"
                """)
        field.textContentType = UITextContentType(rawValue: "")
        #expect(rules() == ["missingName"])
    }

    @Test("a sentence before a field is not a name for it")
    func longCaption() {
        let label = screen.add(UILabel(), named: nil)
        label.text = "Write down how the song goes, where it comes from, and who sang it first."
        screen.add(UITextField(), named: nil, at: 50)
        #expect(FormAudit(of: screen).findings.map(\.code) == ["field.accessibilityLabel = \"…\""])
    }

    @Test("the keyboard for the web says that what is typed is an address, but not that it is the person's own")
    func webAddress() {
        screen.colourField.keyboardType = .URL
        #expect(rules() == ["unwantedCorrection"])
        screen.colourField.autocapitalizationType = .none
        #expect(rules() == [])
    }

    // MARK: - Rows

    /// Cells with a low field, below each other, in a table without other rows.
    private final class SongCells: NSObject, UITableViewDataSource {
        final class Cell: UITableViewCell {
            let tuneField = UITextField(frame: CGRect(x: 20, y: 11, width: 300, height: 22))
        }
        let cells = [Cell(), Cell()]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = cells[indexPath.row]
            cell.contentView.addSubview(cell.tuneField)
            return cell
        }
    }

    @Test("a field is described by its row if it has no name, and a low field has more room if it's alone there")
    func rowsOfFields() {
        let table = screen.add(UITableView(), named: nil)
        table.frame.size.height = 300
        table.rowHeight = 44
        let source = SongCells()
        table.dataSource = source
        let findings = FormAudit(of: screen).findings
        #expect(findings.map(\.rule) == [.missingName, .missingName, .smallTarget])
        #expect(findings.map(\.severity) == [.error, .error, .notice])
        #expect(findings[1].description.hasPrefix("error: UITextField in row 1 of section 0 (tuneField)"))
        table.ignoredAuditRules = [.smallTarget]
        for cell in source.cells { cell.tuneField.accessibilityLabel = "Tune" }
        #expect(rules() == [])
        // Another field in the row is beside it.
        table.ignoredAuditRules = []
        let other = UITextField(frame: CGRect(x: 330, y: 0, width: 44, height: 44))
        other.placeholder = "Key"
        source.cells[0].contentView.addSubview(other)
        #expect(FormAudit(of: screen).findings.map(\.severity) == [.warning, .notice])
    }

    @Test("a field that a view holds has the names of both")
    func nestedNames() {
        let pair = NamedPair(frame: CGRect(x: 20, y: 0, width: 350, height: 44))
        pair.placeholderField.frame = pair.bounds
        pair.addSubview(pair.placeholderField)
        screen.box.addSubview(pair)
        screen.pair = pair
        #expect(FormAudit(of: screen).findings.first?.code == "pair.placeholderField.accessibilityLabel = \"…\"")
        screen.pair = nil
        #expect(FormAudit(of: screen).findings.first?.code == "placeholderField.accessibilityLabel = \"…\"")
    }

    // MARK: - What covers a field

    @Test("a bar that covers the edge of a text field leaves its text visible")
    func bars() {
        let top = window.safeAreaInsets.top
        screen.additionalSafeAreaInsets.top = 104 - top
        #expect(rules() == [])
        screen.additionalSafeAreaInsets.top = 116 - top
        #expect(rules() == ["hiddenByKeyboard"])
    }

    // MARK: - Navigators

    @Test("a navigator whose place another one has taken says so, and the other one goes on")
    func twoNavigators() throws {
        let first = try #require(screen.form)
        let second = FormNavigator(viewController: screen)
        let finding = try #require(FormAudit(of: first).findings.first)
        #expect(finding.rule == .inactiveNavigator && finding.severity == .error)
        #expect(FormAudit(of: second).findings.isEmpty && FormAudit(of: screen).findings.isEmpty)
    }

    @Test("an audit that has nothing to look at does not pass")
    func incomplete() throws {
        #expect(FormAudit(of: UIViewController()).findings.map(\.rule) == [.incomplete])
        let empty = UIViewController()
        let navigator = FormNavigator(viewController: empty)
        #expect(FormAudit(of: navigator).findings.map(\.rule) == [.incomplete])
        window.rootViewController = empty
        window.layoutIfNeeded()
        #expect(FormAudit(of: empty).findings.map(\.rule) == [.incomplete])
        // The form isn't in a window anymore.
        let form = try #require(screen.form)
        #expect(FormAudit(of: form).findings.map(\.rule) == [.incomplete])
        navigator.uninstall()
    }

    @Test("the app's own trace hears nothing of an audit, and goes on")
    func trace() {
        screen.songField.isHidden = true
        let decisions = TestSupport.trace {
            #expect(FormAudit(of: screen).findings.isEmpty)
            #expect(FormInspector.description(of: screen).contains("hidden"))
        }
        #expect(decisions.isEmpty && FormNavigator.trace == nil)
        #expect(screen.form?.currentField == nil)
    }

    // MARK: - The inspector

    @Test("a description has a line for each field, in the order of Next, and says why a field is passed over")
    func inspector() {
        let voucher = screen.add(UIView(), named: "Voucher")
        voucher.isHidden = true
        let coupon = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        coupon.placeholder = "Coupon"
        voucher.addSubview(coupon)
        screen.songField.formOptions.validation = .text { _ in "Nobody knows it" }
        screen.colourField.formOptions.next = screen.songField
        #expect(
            FormInspector.description(of: screen) == """
                1  UITextField “Colour”  toolbar, Return moves on  ↓ “Song”
                2  UITextField “Song”    toolbar, Return ends editing, invalid: Nobody knows it
                –  UITextField “Coupon”  skipped: hidden ancestor (UIView “Voucher” of SongViewController)
                """)
        screen.form?.uninstall()
        #expect(FormInspector.description(of: screen) == "SongViewController has no navigator.")
    }
}
