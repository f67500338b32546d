import TestSupport
import Testing
import UIKit

@testable import FormNavigation

/// Forms below presented screens, and behind modal views.
@MainActor
struct CoveredFormTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [
        .pageSheet, .formSheet, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    ]

    /// The traced reasons why moves didn't succeed.
    private func obstacles(_ body: () -> Void) -> Set<String> {
        Set(trace(body).map(\.description).filter { $0.hasPrefix("not moved") })
    }

    private let covered: Set = ["not moved: the form is below a presented screen or behind a modal view"]

    /// Removes what the lines name as the cause.
    private func reasons(_ lines: [String]) -> Set<String> { Set(lines.map { $0.components(separatedBy: " (")[0] }) }

    @Test("no code moves focus below a presented screen, and every way works again once it goes", arguments: styles)
    func presented(_ style: UIModalPresentationStyle) {
        let form = DeviceForm(3)
        let part = UIViewController()
        form.viewController.addChild(part)
        part.view.frame = CGRect(x: 0, y: 0, width: 393, height: 122)
        form.viewController.view.addSubview(part.view)
        part.view.addSubview(form.fields[0])
        part.didMove(toParent: form.viewController)
        form.fields[2].formOptions.validation = .view { (_: UIView) in "No." }
        let screen = UIViewController()
        screen.modalPresentationStyle = style
        form.viewController.present(screen, animated: true)
        form.device.settle()
        #expect(!form.navigator.canFocusNext && !form.navigator.canFocusPrevious)
        let obstacles = obstacles {
            #expect(!form.navigator.focusNext() && !form.navigator.focusPrevious())
            #expect(!form.navigator.focusFirstInvalid())
        }
        #expect(reasons(Array(obstacles)) == covered)
        #expect(form.focus == nil)
        // What's missing in a form doesn't depend on what's above it.
        #expect(names(form.navigator.fields) == "0 1 2")
        #expect(!form.navigator.isValid)
        screen.dismiss(animated: true)
        form.device.advance(by: 0.1)
        if style != .fullScreen, style != .currentContext {
            // Apps request the next field as soon as they dismiss.
            #expect(form.navigator.focusFirstInvalid())
        }
        form.device.settle()
        #expect(form.navigator.focusFirstInvalid() && form.navigator.focusPrevious())
        #expect(form.focus == "1")
    }

    @Test(
        "a field that keeps focus below a presented screen keeps all it has, and focus stays",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext])
    func keepsFocus(_ style: UIModalPresentationStyle) throws {
        let form = DeviceForm(3)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        let screen = UIViewController()
        screen.modalPresentationStyle = style
        form.viewController.present(screen, animated: true)
        form.device.settle()
        form.fields[1].becomeFirstResponder()
        form.navigator.reload()
        let obstacles = obstacles {
            #expect(!form.navigator.focusNext() && !form.navigator.canFocusNext)
            form.device.press(.keyboardTab)
            form.device.pressReturn()
        }
        #expect(reasons(Array(obstacles)) == covered)
        #expect(form.focus == "1")
        #expect(form.fields[1].inputAccessoryView === form.navigator.toolbar)
        #expect(form.navigator.toolbar.nextItem.isEnabled)
        #expect(form.fields.map(\.returnKeyType) == [.next, .next, .done])
        screen.dismiss(animated: true)
        form.device.settle()
        form.fields[1].becomeFirstResponder()
        try form.device.tap(title: "Next")
        form.device.pressReturn()
        #expect(form.focus == nil)
    }

    @Test("a form in a navigation controller that presents a screen is covered, the form of that screen is not")
    func navigationController() {
        let form = DeviceForm(2)
        let navigation = UINavigationController(rootViewController: form.viewController)
        form.window.rootViewController = navigation
        let other = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        other.view.addSubview(field)
        let own = FormNavigator(viewController: other)
        navigation.present(UINavigationController(rootViewController: other), animated: true)
        form.device.settle()
        #expect(!form.navigator.focusNext() && !form.navigator.canFocusNext)
        #expect(own.focusNext() && field.isFirstResponder)
    }

    @Test("a modal view in front of a form covers it, wherever the window is on the screen")
    func windowElsewhere() {
        let form = DeviceForm(2, on: HeadlessDevice(.iPad))
        form.window.frame = CGRect(x: 420, y: 100, width: 393, height: 852)
        let card = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 100))
        card.addSubview(UILabel())
        card.accessibilityViewIsModal = true
        form.window.addSubview(card)
        form.device.settle()
        #expect(!form.navigator.focusFirst() && form.focus == nil)
        card.removeFromSuperview()
        #expect(form.navigator.focusFirst())
    }

    @Test("the shared navigator moves no focus below a presented screen either")
    func shared() {
        let shared = FormNavigator.shared
        let form = DeviceForm(2)
        form.navigator.uninstall()
        form.fields[0].becomeFirstResponder()
        #expect(shared.canFocusNext)
        let screen = UIViewController()
        screen.modalPresentationStyle = .overFullScreen
        form.viewController.present(screen, animated: true)
        form.device.settle()
        form.fields[0].becomeFirstResponder()
        #expect(!shared.canFocusNext && !shared.focusNext())
        #expect(form.focus == "0")
    }

    @Test("an alert's action may send the person to what is missing")
    func alert() throws {
        let form = DeviceForm(2)
        form.fields[1].formOptions.validation = .view { (_: UIView) in "No." }
        let alert = UIAlertController(title: "Missing", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Go on", style: .default) { _ in form.navigator.focusFirstInvalid() })
        form.viewController.present(alert, animated: true)
        form.device.settle()
        #expect(!form.navigator.focusFirstInvalid())
        try form.device.tap(title: "Go on")
        form.device.settle()
        #expect(form.focus == "1")
    }

    @Test("of a form with a screen presented over a part of it, the other parts are left")
    func ownContext() {
        let form = DeviceForm(4)
        let part = UIViewController()
        part.definesPresentationContext = true
        form.viewController.addChild(part)
        part.view.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
        form.viewController.view.addSubview(part.view)
        part.didMove(toParent: form.viewController)
        for field in form.fields[1...2] { part.view.addSubview(field) }
        form.fields[3].frame.origin.y = 400
        #expect(names(form.navigator.fields) == "0 1 2 3")
        let screen = UIViewController()
        screen.view.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
        screen.modalPresentationStyle = .overCurrentContext
        part.present(screen, animated: true)
        form.device.settle()
        let skips = trace { #expect(names(form.navigator.fields) == "0 3") }.map(\.description)
        #expect(
            reasons(skips.filter { $0.contains("below") })
                == Set((1...2).map { "skipped UITextField “\($0)”: below a presented screen" }))
        #expect(form.navigator.focusNext() && form.focus == "0")
        form.fields[1].becomeFirstResponder()
        #expect(form.fields[1].inputAccessoryView === form.navigator.toolbar)
        #expect(!form.navigator.focusNext() && form.focus == "1")
        screen.dismiss(animated: true)
        form.device.settle()
        #expect(form.navigator.focusNext() && form.focus == "2")
    }

    // MARK: Modal views

    /// A view over the form with two fields, which is declared as modal.
    private func popup(in form: DeviceForm, fields: Int = 2) -> UIView {
        let popup = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 200))
        popup.accessibilityViewIsModal = true
        popup.addSubview(UILabel())
        for index in 0..<fields {
            let field = UITextField(frame: CGRect(x: 20, y: 20 + 60 * index, width: 200, height: 40))
            field.placeholder = "popup \(index)"
            popup.addSubview(field)
        }
        form.viewController.view.addSubview(popup)
        return popup
    }

    @Test("beside a modal view no field is a stop while it is there, wherever it lies in the order of views")
    func modalView() {
        let form = DeviceForm(3)
        let popup = popup(in: form)
        for _ in 0..<2 {
            let skips = trace { #expect(names(form.navigator.fields) == "popup 0 popup 1") }.map(\.description)
            #expect(skips == (0..<3).map { "skipped UITextField “\($0)”: behind a modal view (UIView)" })
            form.viewController.view.sendSubviewToBack(popup)
        }
        popup.isHidden = true
        #expect(names(form.navigator.fields) == "0 1 2")
        popup.isHidden = false
        popup.transform = CGAffineTransform(translationX: 0, y: 852)
        #expect(names(form.navigator.fields) == "0 1 2")
        popup.transform = .identity
        popup.clipsToBounds = true
        popup.frame.size.height = 0
        #expect(names(form.navigator.fields) == "0 1 2")
        popup.frame.size.height = 200
        popup.accessibilityViewIsModal = false
        #expect(form.navigator.fields.count == 5)
    }

    @Test("a modal view among the rows of a table covers them, and its own fields are stops")
    func modalViewInTable() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let frame = CGRect(x: 20, y: 2, width: 300, height: 40)
                cell.contentView.addSubview(UITextField(named: "row \(indexPath.row)", frame: frame))
                return cell
            }
        }
        let form = DeviceForm(1)
        let (rows, popup) = (Rows(), popup(in: form))
        let table = UITableView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
        table.dataSource = rows
        form.viewController.view.addSubview(table)
        popup.removeFromSuperview()
        form.device.settle()
        #expect(names(form.navigator.fields) == "0 row 0 row 1")
        table.addSubview(popup)
        form.device.settle()
        #expect(names(form.navigator.fields) == "0 popup 0 popup 1")
    }

    @Test("of two modal views the one on top counts, and one within another")
    func modalViews() {
        let form = DeviceForm(1)
        let (below, above) = (popup(in: form, fields: 3), popup(in: form, fields: 2))
        #expect(names(form.navigator.fields) == "popup 0 popup 1")
        let within = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        within.accessibilityViewIsModal = true
        within.addSubview(form.fields[0])
        form.fields[0].frame.origin.y = 0
        above.addSubview(within)
        #expect(names(form.navigator.fields) == "0")
        above.isHidden = true
        #expect(form.navigator.fields.count == 3 && form.navigator.fields.allSatisfy { $0.isDescendant(of: below) })
    }

    @Test("Next goes from a field behind a modal view into it, and nowhere where it has no field", arguments: [2, 0])
    func focusBehind(_ count: Int) {
        let form = DeviceForm(3)
        form.fields[0].becomeFirstResponder()
        let popup = popup(in: form, fields: count)
        #expect(form.navigator.canFocusNext == (count > 0))
        form.device.press(.keyboardTab)
        #expect(form.focus == (count > 0 ? nil : "0"))
        popup.removeFromSuperview()
        form.fields[0].becomeFirstResponder()
        // The form is read again after an update of the screen.
        form.device.advance(by: 0.5)
        form.device.settle()
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
    }

    @Test("a modal view with a navigator of its own covers the form that it is in")
    func ownNavigator() {
        let form = DeviceForm(2)
        let controller = UIViewController()
        form.viewController.addChild(controller)
        controller.view = popup(in: form)
        controller.didMove(toParent: form.viewController)
        let own = FormNavigator(viewController: controller)
        #expect(form.navigator.fields.isEmpty && !form.navigator.focusNext())
        #expect(own.focusNext() && names([own.currentField].compactMap(\.self)) == "popup 0")
        own.endEditing()
        controller.view.isHidden = true
        #expect(names(form.navigator.fields) == "0 1")
    }

    @Test("a modal view beside the whole form covers it")
    func modalViewBesideForm() {
        let form = DeviceForm(2)
        let view = popup(in: form)
        form.window.addSubview(view)
        let obstacles = obstacles { #expect(!form.navigator.focusNext() && !form.navigator.canFocusNext) }
        #expect(reasons(Array(obstacles)) == covered)
        view.transform = CGAffineTransform(translationX: -340, y: 0)
        #expect(form.navigator.canFocusNext)
        view.transform = .identity
        view.alpha = 0
        #expect(form.navigator.focusNext())
        view.alpha = 1
        form.device.press(.keyboardTab)
        form.device.pressReturn()
        #expect(form.focus == "0")
    }
}
