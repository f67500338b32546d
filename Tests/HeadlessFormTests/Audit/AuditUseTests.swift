import FormDiagnostics
import FormNavigation
import Testing
import UIKit

/// What only a session finds, because only use shows it: code of the app that makes room for the keyboard, and an order
/// that changes with focus.
@MainActor
struct AuditUseTests {
    /// The ways in which an app makes room for the keyboard.
    enum Way: CaseIterable {
        case inset
        case insetAtDidShow
        case constraint
        case frame
        case safeArea
        case transform
    }

    /// A form that makes room for the keyboard itself.
    private final class RoomController: UIViewController {
        let scrollView = UIScrollView()
        let field = UITextField(named: "Song", frame: CGRect(x: 20, y: 40, width: 300, height: 44))
        let way: Way?
        private var bottom: NSLayoutConstraint?
        nonisolated(unsafe) private var observations: [any NSObjectProtocol] = []

        init(_ way: Way?) {
            self.way = way
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scrollView)
            scrollView.addSubview(field)
            scrollView.contentSize = CGSize(width: 300, height: 900)
            if way == .frame {
                scrollView.frame = view.bounds
            } else {
                scrollView.translatesAutoresizingMaskIntoConstraints = false
                let bottom = view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)
                NSLayoutConstraint.activate([
                    scrollView.topAnchor.constraint(equalTo: view.topAnchor), bottom,
                    scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
                self.bottom = bottom
            }
            let show =
                way == .insetAtDidShow
                ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardWillShowNotification
            observe(show, 300)
            observe(UIResponder.keyboardWillHideNotification, 0)
        }

        private func observe(_ name: NSNotification.Name, _ height: CGFloat) {
            observations.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.makeRoom(height) }
                })
        }

        private func makeRoom(_ height: CGFloat) {
            switch way {
            case .inset, .insetAtDidShow: scrollView.contentInset.bottom = height
            case .constraint:
                bottom?.constant = height
                view.layoutIfNeeded()
            case .frame: scrollView.frame.size.height = view.bounds.height - height
            case .safeArea: additionalSafeAreaInsets.bottom = height
            case .transform: scrollView.transform = CGAffineTransform(translationX: 0, y: -height / 2)
            case nil: break
            }
        }

        deinit {
            for observation in observations { NotificationCenter.default.removeObserver(observation) }
        }
    }

    private func found(_ session: FormAudit.Session) -> [FormAudit.Finding] {
        session.findings.filter { $0.rule == .roomMadeByApp }
    }

    @Test(
        "a session finds code that makes room for the keyboard, with its view, its amount, and its owner",
        arguments: Way.allCases)
    func rooms(_ way: Way) throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = RoomController(way)
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        let session = FormAudit.Session()
        try device.tap(screen.field)
        device.settle()
        let finding = try #require(found(session).first)
        #expect(found(session).count == 1)
        #expect(finding.view === (way == .safeArea ? screen.view : screen.scrollView))
        #expect(finding.problem.contains("\(way == .transform ? 150 : 300) points"), "\(finding.problem)")
        #expect(finding.code == "form.configuration.rules.append(.off(.avoidance, in: RoomController.self))")
        // Once it has been found, nothing else is, whatever happens with the keyboard.
        for _ in 0..<2 {
            form.endEditing()
            device.settle()
            try device.tap(screen.field)
            device.settle()
        }
        #expect(found(session).count == 1)
    }

    @Test("the same screen without such code has no finding, and neither has one whose room is left to the app")
    func noRooms() throws {
        for (way, setUp) in [
            (nil, { _ in }), (Way.inset, { $0.scrollView.formOptions.scrolling.changesInsets = false }),
            (.constraint, { $0.field.formOptions.avoidance.isEnabled = false }),
        ] as [(Way?, (RoomController) -> Void)] {
            let device = HeadlessDevice(.iPhone15)
            let screen = RoomController(way)
            let form = FormNavigator(viewController: screen)
            device.show(screen)
            setUp(screen)
            let session = FormAudit.Session()
            for _ in 0..<2 {
                try device.tap(screen.field)
                device.settle()
                form.endEditing()
                device.settle()
            }
            #expect(found(session).isEmpty, "\(String(describing: way))")
        }
    }

    @Test("a session that begins while the keyboard is up finds the code once the keyboard has gone")
    func lateSession() throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = RoomController(.constraint)
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        try device.tap(screen.field)
        device.settle()
        let session = FormAudit.Session()
        form.endEditing()
        device.settle()
        try device.tap(screen.field)
        device.settle()
        #expect(found(session).count == 1)
    }

    @Test(
        "what the system moves isn't the app's: a table view controller, a guide, a sheet, a rotation, and the library")
    func systemMovements() throws {
        let table = UITableViewController(style: .plain)
        let (guided, moved) = (UIViewController(), FieldsController(at: [700]))
        let field = UITextField(named: "Song", frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(field)
        guided.view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: guided.view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: guided.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: guided.view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: guided.view.keyboardLayoutGuide.topAnchor),
        ])
        let header = UITextField(named: "Singer", frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        table.tableView.tableHeaderView = header
        for (screen, field) in [(table, header), (guided, field), (moved, moved.fields[0])]
            as [(UIViewController, UITextField)]
        {
            let device = HeadlessDevice(.iPhone15)
            let form = FormNavigator(viewController: screen)
            device.show(screen)
            let session = FormAudit.Session()
            for _ in 0..<2 {
                try device.tap(field)
                device.settle()
                device.rotate(to: .landscapeLeft)
                device.settle()
                device.rotate(to: .portrait)
                device.settle()
                form.endEditing()
                device.settle()
            }
            #expect(found(session).isEmpty, "\(type(of: screen))")
        }
    }

    // MARK: - Orders

    /// Two fields at the bottom of the same row. A hint below the edited one makes it begin higher.
    private final class HintController: UIViewController {
        let fields = [
            UITextField(named: "Expiry", frame: CGRect(x: 20, y: 120, width: 150, height: 44)),
            UITextField(named: "CVC", frame: CGRect(x: 200, y: 120, width: 150, height: 44)),
        ]
        var isHinting = true

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields {
                view.addSubview(field)
                field.addAction(UIAction { [weak self] _ in self?.showHint(of: field, 90) }, for: .editingDidBegin)
                field.addAction(UIAction { [weak self] _ in self?.showHint(of: field, 0) }, for: .editingDidEnd)
            }
        }

        private func showHint(of field: UITextField, _ height: CGFloat) {
            if isHinting { field.frame.origin.y = 120 + height }
        }
    }

    @Test(
        "an order that changes with focus is found, with the link that keeps it, and a steady one isn't",
        arguments: [true, false])
    func changingOrder(_ isHinting: Bool) throws {
        let device = HeadlessDevice(.iPhone15)
        let screen = HintController()
        screen.isHinting = isHinting
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        let session = FormAudit.Session()
        for field in screen.fields {
            try device.tap(field)
            device.settle()
        }
        let findings = session.findings.filter { $0.rule == .jumpingOrder }
        #expect(findings.count == (isHinting ? 1 : 0))
        withExtendedLifetime(form) {}
        guard let finding = findings.first else { return }
        #expect(screen.fields.contains { $0 === finding.view })
        #expect(
            finding.code?.hasPrefix("fields[") == true && finding.code?.contains(".formOptions.next = fields[") == true)
    }
}
