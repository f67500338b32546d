import FormDiagnostics
import FormNavigation
import Testing
import UIKit

/// What an audit says of fields that something covers, of buttons, and of text views that fill the screen.
@MainActor
struct AuditSightTests {
    private let world = World()
    private var device: HeadlessDevice { world.device }
    private var screen: Screen { world.screen }

    /// A device, and a screen on it, from the beginning of a test on.
    @MainActor
    private final class World {
        private(set) lazy var device = HeadlessDevice(.iPhone15)
        private(set) lazy var screen = {
            _ = device
            return Screen()
        }()
    }

    /// A screen that holds its navigator.
    private final class Screen: UIViewController {
        var form: FormNavigator?
    }

    private func rules(_ screen: UIViewController) -> [FormAudit.Rule] { FormAudit(of: screen).findings.map(\.rule) }

    private func add(_ view: UIView, at top: CGFloat, height: CGFloat = 44) {
        view.frame = CGRect(x: 20, y: top, width: 353, height: height)
        screen.view.addSubview(view)
    }

    private func addField(_ name: String, at top: CGFloat) -> UITextField {
        let field = UITextField()
        field.placeholder = name
        add(field, at: top)
        return field
    }

    // MARK: - Covered fields

    private final class TappedView: UIView {
        init() {
            super.init(frame: .zero)
            addGestureRecognizer(UITapGestureRecognizer())
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Menu: UIControl {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            super.hitTest(point, with: event) == nil ? nil : self
        }
    }

    @Test(
        "a field that a control covers, or a view with a tap recognizer, or the control around it, is found",
    )
    func covers() {
        let field = addField("Colour", at: 120)
        _ = addField("Size", at: 300)
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        #expect(rules(screen) == [])
        for cover in [UIButton(), TappedView()] as [UIView] {
            add(cover, at: 110, height: 64)
            let findings = FormAudit(of: form).findings
            #expect(findings.map(\.rule) == [.coveredField] && findings.first?.view === field)
            #expect(findings.first?.severity == .notice)
            // Now Next stops at what people tap.
            cover.formOptions.stop = .always
            cover.accessibilityLabel = "Colours"
            #expect(!FormAudit(of: form).findings.map(\.rule).contains(.coveredField))
            cover.formOptions.stop = .automatic
            cover.isHidden = true
            #expect(rules(screen) == [])
            cover.removeFromSuperview()
        }
        let menu = Menu()
        add(menu, at: 120)
        menu.addSubview(field)
        field.frame = menu.bounds
        #expect(rules(screen) == [.coveredField])
    }

    @Test(
        "a tap recognizer that dismisses the keyboard, a view that lets taps through, and a button beside it cover nothing"
    )
    func noCovers() {
        let field = addField("Colour", at: 120)
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        screen.view.addGestureRecognizer(UITapGestureRecognizer())
        let shade = TappedView()
        shade.isUserInteractionEnabled = false
        add(shade, at: 110, height: 64)
        let clear = UIButton(frame: CGRect(x: 320, y: 10, width: 30, height: 30))
        field.addSubview(clear)
        // A plain view that swallows touches is no drop-down menu.
        add(UIView(), at: 110, height: 64)
        #expect(FormAudit(of: form).findings.map(\.rule) == [])
    }

    // MARK: - Buttons

    @Test("a button at the bottom of the screen that the keyboard hides is found, until a bar keeps it in sight")
    func hiddenButton() throws {
        _ = addField("Song", at: 120)
        let button = UIButton()
        add(button, at: 750, height: 50)
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        let finding = try #require(FormAudit(of: form).findings.first)
        #expect(finding.rule == .hiddenButton && finding.view === button && finding.severity == .notice)
        #expect(finding.code == "form.inputBar = FormInputBar(button)")
        form.inputBar = FormInputBar(button)
        #expect(rules(screen) == [])
        form.inputBar = nil
        form.viewsKeptVisible = [button]
        #expect(!rules(screen).contains(.hiddenButton))
        form.viewsKeptVisible = []
        for change in [{ button.isEnabled = false }, { button.isHidden = true }, { button.alpha = 0 }] {
            (button.isEnabled, button.isHidden, button.alpha) = (true, false, 1)
            #expect(rules(screen) == [.hiddenButton])
            change()
            #expect(rules(screen) == [])
        }
        (button.isEnabled, button.isHidden, button.alpha) = (true, false, 1)
        button.frame.size.height = 30
        #expect(rules(screen) == [])
        button.frame = CGRect(x: 20, y: 560, width: 353, height: 50)
        #expect(rules(screen) == [])
    }

    @Test("with the navigator of the whole app, the line asks for a navigator of the screen")
    func hiddenButtonOfShared() throws {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        _ = addField("Song", at: 120)
        add(UIButton(), at: 750, height: 50)
        device.show(screen)
        FormNavigator.shared.enable()
        let finding = try #require(FormAudit(of: screen).findings.first)
        #expect(finding.code == "form.inputBar = FormInputBar(button)")
        #expect(finding.advice.contains("`form` stands for a navigator of the screen's own"))
        #expect(finding.advice.contains("`button` stands for UIButton"))
    }

    @Test("a button that scrolls, or that's laid out above the keyboard, isn't hidden by it")
    func buttonsInSight() {
        _ = addField("Song", at: 120)
        let (scrollView, inside, above) = (UIScrollView(), UIButton(), UIButton())
        add(scrollView, at: 200, height: 610)
        inside.frame = CGRect(x: 0, y: 550, width: 300, height: 50)
        scrollView.addSubview(inside)
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        #expect(FormAudit(of: form).findings.map(\.rule) == [])
        above.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(above)
        NSLayoutConstraint.activate([
            above.heightAnchor.constraint(equalToConstant: 50),
            above.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            above.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
        ])
        #expect(rules(screen) == [])
    }

    @Test("while the screen is moved up for a field, a session judges the button as if it weren't")
    func buttonWhileMoved() {
        let field = addField("Song", at: 640)
        add(UIButton(), at: 750, height: 50)
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        #expect(FormAudit(of: form).findings.map(\.rule) == [.hiddenButton])
        field.becomeFirstResponder()
        device.settle()
        #expect(screen.view.transform.ty < 0)
        #expect(FormAudit(of: form).findings.map(\.rule) == [.hiddenButton])
    }

    // MARK: - Accessory views

    @Test("an accessory view without height is a dead end in a number pad, and is named as the cause")
    func emptyAccessory() throws {
        let field = addField("Amount", at: 120)
        field.keyboardType = .numberPad
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        #expect(rules(screen) == [])
        field.inputAccessoryView = UIView()
        let finding = try #require(FormAudit(of: form).findings.first)
        #expect(finding.rule == .deadEnd && finding.problem.contains("its accessory view has no height"))
        field.keyboardType = .default
        #expect(rules(screen) == [])
        // Constraints give it a height.
        let (bar, button) = (UIView(), UIButton())
        button.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: bar.topAnchor),
            button.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            button.heightAnchor.constraint(equalToConstant: 44),
        ])
        field.keyboardType = .numberPad
        field.inputAccessoryView = bar
        #expect(rules(screen) == [])
    }

    // MARK: - Text views and bars

    /// Notes that fill the screen.
    private func notes() -> UITextView {
        let notes = UITextView(frame: screen.view.bounds)
        notes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        notes.accessibilityLabel = "Notes"
        screen.view.addSubview(notes)
        return notes
    }

    @Test(
        "notes that fill the screen have their first line below their insets")
    func notesThatFillTheScreen() {
        let notes = notes()
        screen.form = FormNavigator(viewController: screen)
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        #expect(rules(screen) == [])
        notes.becomeFirstResponder()
        device.settle()
        #expect(rules(screen) == [])
    }

    @Test(
        "notes that fill a sheet have no finding either", arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func notesInSheets(_ style: UIModalPresentationStyle) {
        let notes = notes()
        screen.form = FormNavigator(viewController: screen)
        let below = UIViewController()
        device.show(below)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.modalPresentationStyle = style
        below.present(navigation, animated: true)
        device.settle()
        #expect(rules(screen) == [])
        notes.becomeFirstResponder()
        device.settle()
        #expect(rules(screen) == [])
    }

    @Test("notes without insets under a bar are still found")
    func notesUnderABar() {
        let notes = notes()
        notes.contentInsetAdjustmentBehavior = .never
        screen.form = FormNavigator(viewController: screen)
        device.show(screen)
        #expect(rules(screen) == [.hiddenByKeyboard])
    }

    @Test("a navigation bar that a test adds covers a field from the beginning, which is no finding")
    func navigationBar() {
        let field = addField("Song", at: 70)
        screen.form = FormNavigator(viewController: screen)
        device.show(screen)
        #expect(rules(screen) == [])
        device.show(UINavigationController(rootViewController: screen))
        #expect(rules(screen) == [])
        field.frame.origin.y = 5
        #expect(rules(screen) == [.hiddenByKeyboard])
    }
}
