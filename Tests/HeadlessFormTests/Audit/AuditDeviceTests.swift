import FormDiagnostics
import FormNavigation
import Testing
import UIKit

/// What an audit says of forms in tables, in containers and beside keyboards.
@MainActor
struct AuditDeviceTests {
    private func rules(_ screen: UIViewController) -> [FormAudit.Rule] { FormAudit(of: screen).findings.map(\.rule) }

    /// A table with a field in every third row.
    private final class RowsViewController: UITableViewController, FormNavigatorDelegate {
        private(set) var form: FormNavigator?
        var rows: [IndexPath]?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            form = FormNavigator(viewController: self)
            form?.delegate = self
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 90 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            guard path.row.isMultiple(of: 3) else { return cell }
            let field = UITextField(frame: CGRect(x: 16, y: 0, width: 300, height: 44))
            field.placeholder = "Score"
            cell.contentView.addSubview(field)
            return cell
        }

        func formNavigator(
            _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
        ) -> [IndexPath]? { rows }
    }

    @Test("an embedded child is audited as the part of the form that it is")
    func embeddedChild() {
        let (device, parent, child) = (HeadlessDevice(.iPhone15), UIViewController(), UIViewController())
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 600)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        for index in 0..<2 {
            let field = UITextField(frame: CGRect(x: 20, y: 20 + 60 * index, width: 300, height: 40))
            field.placeholder = "Name"
            child.view.addSubview(field)
        }
        device.show(parent)
        device.settle()
        let withoutNavigator = rules(child)
        let form = FormNavigator(viewController: parent)
        #expect(rules(child) == rules(parent))
        #expect(rules(child) != withoutNavigator)
        form.uninstall()
        #expect(rules(child) == withoutNavigator)
    }

    @Test("rows without fields are searched, unless the app names those that have one")
    func searchedRows() {
        let device = HeadlessDevice(.iPhone15)
        let screen = RowsViewController()
        device.show(screen)
        device.settle()
        let findings = FormAudit(of: screen).findings
        #expect(findings.map(\.rule) == [.searchedRows] && findings.first?.view === screen.tableView)
        screen.rows = (0..<30).map { IndexPath(row: 3 * $0, section: 0) }
        #expect(rules(screen) == [])
    }

    @Test("a screen that the navigator of the whole app serves is checked by its view controller")
    func shared() {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        let device = HeadlessDevice(.iPhone15)
        let screen = FieldsController(at: [120, 180])
        screen.fields[1].keyboardType = .phonePad
        for field in screen.fields { field.frame.size.height = 44 }
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        device.show(tabs)
        #expect(rules(tabs) == [.incomplete])
        FormNavigator.shared.enable()
        #expect(rules(tabs) == [.missingContentType])
        #expect(rules(screen) == [.missingContentType])
        screen.form = FormNavigator(viewController: screen)
        #expect(rules(tabs) == [.missingContentType])
    }

    @Test("forms of child controllers are checked with the screen that they are on")
    func children() throws {
        let device = HeadlessDevice(.iPhone15)
        let (outer, inner) = (FieldsController(at: [100]), FieldsController(at: [20]))
        device.show(outer)
        inner.view.frame = CGRect(x: 0, y: 200, width: 393, height: 200)
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        for screen in [outer, inner] {
            screen.form = FormNavigator(viewController: screen)
            screen.fields[0].frame.size.height = 30
        }
        let findings = FormAudit(of: outer).findings
        #expect(findings.map(\.rule) == [.smallTarget, .smallTarget])
        #expect(findings.map { $0.view } == [outer.fields[0], inner.fields[0]])
        let own = try #require(inner.form)
        #expect(FormAudit(of: own).findings.map { $0.view } == [inner.fields[0]])
        #expect(
            FormInspector.description(of: outer) == """
                FieldsController's view:
                1  UITextField “0”  toolbar, Return ends editing
                –  UITextField “0”  skipped: belongs to another navigator (FieldsController's view)

                FieldsController's view:
                1  UITextField “0”  toolbar, Return ends editing
                """)
    }

    @Test("an iPad shows a number pad in a popover, where the app allows it or the field has no toolbar")
    func numberPadPopover() {
        let device = HeadlessDevice(.iPad)
        let screen = FieldsController(at: [100, 160])
        device.show(screen)
        for field in screen.fields { field.frame.size.height = 44 }
        screen.fields[0].keyboardType = .numberPad
        let form = FormNavigator(viewController: screen)
        #expect(rules(screen) == [])
        screen.fields[0].formOptions.allowsNumberPadPopover = true
        #expect(rules(screen) == [.numberPadPopover])
        screen.fields[0].formOptions.allowsNumberPadPopover = nil
        form.configuration.isToolbarEnabled = false
        #expect(rules(screen) == [.deadEnd, .numberPadPopover])
        screen.fields[0].allowsNumberPadPopover = false
        #expect(rules(screen) == [.deadEnd])
    }

    @Test("what something else keeps clear of the keyboard is not judged, and neither is what was told to stay")
    func avoidance() {
        let device = HeadlessDevice(.iPhone15)
        final class Still: FieldsController, FormContainerProviding {
            var formContainer: UIView? { nil }
        }
        let screen = Still(at: [780])
        device.show(screen)
        screen.fields[0].frame.size.height = 44
        let form = FormNavigator(viewController: screen)
        #expect(rules(screen) == [.hiddenByKeyboard])
        screen.fields[0].formOptions.avoidance.isEnabled = false
        #expect(rules(screen) == [])
        screen.fields[0].formOptions.avoidance.isEnabled = nil
        screen.fields[0].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 10))
        form.configuration.keyboardDistance = 0
        #expect(rules(screen) == [.hiddenByKeyboard])
        screen.fields[0].frame.origin.y = 740
        #expect(rules(screen) == [])
        screen.fields[0].inputView = nil
        let guide = screen.view.keyboardLayoutGuide
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(bar)
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        #expect(rules(screen) == [])
    }

    @Test("a switch with focus, below whose toolbar there are no keys, makes no other field hidden")
    func toolbarWithoutKeys() {
        let device = HeadlessDevice(.iPhone15)
        let (screen, scrollView, toggle) = (UIViewController(), UIScrollView(), UISwitch())
        let field = UITextField(named: "Anything", frame: CGRect(x: 20, y: 20, width: 280, height: 44))
        toggle.frame.origin = CGPoint(x: 20, y: 80)
        toggle.accessibilityLabel = "Agree"
        toggle.formOptions.stop = .always
        scrollView.contentSize = CGSize(width: 300, height: 2_000)
        for view in [field, toggle] { scrollView.addSubview(view) }
        scrollView.frame = screen.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(scrollView)
        let form = FormNavigator(viewController: screen)
        device.show(UINavigationController(rootViewController: screen))
        for view in [field, toggle] {
            form.focus(view)
            device.settle()
            #expect(FormAudit(of: form).findings.map(\.description) == [])
        }
    }

    @Test("a field under the status bar is said to be there, and not behind the keyboard")
    func underStatusBar() {
        let device = HeadlessDevice(.iPhone15)
        let screen = FieldsController(at: [10])
        device.show(screen)
        screen.fields[0].frame.size.height = 44
        let form = FormNavigator(viewController: screen)
        let findings = FormAudit(of: form).findings.filter { $0.rule == .hiddenByKeyboard }
        #expect(findings.count == 1)
        #expect(findings.allSatisfy { $0.problem.hasPrefix("A bar at the top covers") })
    }

    @Test("a name with quotes is a literal in the code that a finding gives")
    func quotedName() {
        let (device, screen) = (HeadlessDevice(), UIViewController())
        for y in [200, 300] {
            let field = UITextField(named: "Say \"hi\"; now", frame: CGRect(x: 20, y: y, width: 280, height: 44))
            screen.view.addSubview(field)
        }
        device.show(screen)
        let form = FormNavigator(viewController: screen)
        let finding = FormAudit(of: form).findings.first { $0.rule == .sameName }
        #expect(finding?.code?.hasSuffix(#".accessibilityLabel = "Say \"hi\"; now, …""#) == true)
        #expect(finding?.description.hasSuffix(#"accessibilityLabel = "Say \"hi\"; now, …""#) == true)
    }
}
