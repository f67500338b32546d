import FormNavigation
import TestSupport
import Testing
import UIKit

/// The app gives focus to a field of its choice.
@MainActor
struct FocusRequestTests {
    @Test("a field of the form gets focus as by a move: the delegate may refuse, and what is no stop is left alone")
    func field() {
        final class Veto: FormNavigatorDelegate {
            var allows = true
            func formNavigator(_: FormNavigator, shouldMoveFrom _: UIView?, to _: UIView) -> Bool { allows }
        }
        let form = DeviceForm(3)
        let veto = Veto()
        form.navigator.delegate = veto
        #expect(form.navigator.focus(form.fields[2]))
        #expect(form.focus == "2")
        #expect(form.navigator.focus(form.fields[2]), "it already has focus")
        veto.allows = false
        #expect(!form.navigator.focus(form.fields[0]))
        veto.allows = true
        form.fields[1].isEnabled = false
        #expect(!form.navigator.focus(form.fields[1]))
        #expect(!form.navigator.focus(UITextField()), "it isn't in a form")
        #expect(form.focus == "2")
    }

    /// A column that lays out its fields.
    private func makeColumn() -> (form: DeviceForm, stack: UIStackView) {
        let form = DeviceForm(0)
        let stack = UIStackView(arrangedSubviews: [UITextField(named: "0")])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 20, y: 80, width: 300, height: 200)
        form.viewController.view.addSubview(stack)
        form.device.settle()
        form.navigator.focusFirst()
        form.device.settle()
        return (form, stack)
    }

    @Test("a field that the app has just added has no size before layout, and gets focus all the same")
    func justAdded() {
        let (form, stack) = makeColumn()
        let added = UITextField(named: "1")
        stack.addArrangedSubview(added)
        #expect(form.navigator.focus(added))
        let next = UITextField(named: "2")
        stack.addArrangedSubview(next)
        #expect(form.navigator.focusNext())
        #expect(next.isFirstResponder)
    }

    @Test("a field that the app has just moved onto the screen isn't there before layout, and gets focus all the same")
    func justMoved() {
        let form = DeviceForm(1)
        let view: UIView = form.viewController.view
        let page = UIView()
        let field = UITextField(named: "next page", frame: CGRect(x: 20, y: 640, width: 200, height: 40))
        page.addSubview(field)
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        let leading = page.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 400)
        NSLayoutConstraint.activate([
            leading, page.topAnchor.constraint(equalTo: view.topAnchor),
            page.widthAnchor.constraint(equalTo: view.widthAnchor),
            page.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(!form.navigator.focus(field))
        leading.constant = 0
        #expect(form.navigator.focus(field))
        form.device.settle()
        #expect(form.device.sight(of: field).isWhole)
    }

    @Test("a field gets focus that is added when Return is pressed, or when editing ends in the last field")
    func addedByReturn() throws {
        for isAtEnd in [false, true] {
            let (form, stack) = makeColumn()
            let first = try #require(stack.arrangedSubviews.first as? UITextField)
            form.navigator.reload()
            let hooks = TextFieldHooks()
            let add: (UITextField) -> Void = { [weak stack] field in
                stack?.addArrangedSubview(UITextField(named: "1"))
                if isAtEnd { field.removeFromSuperview() }
            }
            if isAtEnd {
                hooks.didEnd = { field in if field.superview != nil { add(field) } }
            } else {
                hooks.shouldReturn = {
                    add($0)
                    return true
                }
            }
            first.resignFirstResponder()
            first.delegate = hooks
            first.becomeFirstResponder()
            form.device.settle()
            form.device.pressReturn()
            #expect(stack.arrangedSubviews.last?.isFirstResponder == true)
        }
    }

    /// A step of a wizard, in a scroll view that hasn't been laid out.
    private func addStep(_ fields: [UITextField], to view: UIView) {
        let (scrollView, stack) = (UIScrollView(), UIStackView(arrangedSubviews: fields))
        stack.axis = .vertical
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    @Test("fields in a scroll view that the app has just added get focus before they're laid out")
    func justAddedInScrollView() {
        let form = DeviceForm(0)
        let view: UIView = form.viewController.view
        let fields = (0..<4).map { UITextField(named: "\($0)") }
        addStep(Array(fields[..<2]), to: view)
        #expect(form.navigator.focusFirst())
        #expect(fields[0].isFirstResponder)
        form.device.settle()
        for step in view.subviews { step.removeFromSuperview() }
        addStep(Array(fields[2...]), to: view)
        #expect(form.navigator.focus(fields[3]))
        #expect(fields[3].isFirstResponder)
    }

    @Test("Return moves into a collapsed section that a validation expands")
    func expandedSection() {
        let form = DeviceForm(2)
        let section = UIView(frame: CGRect(x: 20, y: form.fields[0].frame.maxY, width: 300, height: 0))
        section.clipsToBounds = true
        let inner = UITextField(named: "inner")
        inner.frame = CGRect(x: 0, y: 0, width: 300, height: 5)
        section.addSubview(inner)
        section.translatesAutoresizingMaskIntoConstraints = false
        form.viewController.view.addSubview(section)
        let height = section.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            height, section.topAnchor.constraint(equalTo: form.fields[0].bottomAnchor),
            section.leadingAnchor.constraint(equalTo: form.viewController.view.leadingAnchor, constant: 20),
            section.widthAnchor.constraint(equalToConstant: 300),
        ])
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.navigator.fields == form.fields)
        form.fields[0].formOptions.validation = .text { [weak height] _ in
            height?.constant = 5
            return nil
        }
        form.device.pressReturn()
        #expect(inner.isFirstResponder)
    }

    @Test("the first field, whichever has focus, and no other one if it refuses")
    func first() {
        let form = DeviceForm(3)
        #expect(form.navigator.focusFirst())
        #expect(form.focus == "0")
        #expect(form.navigator.focusFirst(), "it already has focus")
        form.fields[2].becomeFirstResponder()
        let hooks = TextFieldHooks()
        hooks.shouldBegin = { _ in false }
        form.fields[0].delegate = hooks
        #expect(!form.navigator.focusFirst())
        #expect(form.focus == "2")
        hooks.shouldBegin = { field in
            field.isHidden = true
            return false
        }
        #expect(form.navigator.focusFirst(), "another field has become the first")
        #expect(form.focus == "1")
    }

    @Test("the app may request any field, even from one with invalid content")
    func fromInvalidField() {
        let form = DeviceForm(3)
        form.navigator.configuration.invalidFieldPolicy = .refuse
        form.fields[1].formOptions.validation = .text { _ in "Wrong" }
        for request in [{ form.navigator.focusFirst() }, { form.navigator.focus(form.fields[2]) }] {
            form.fields[1].becomeFirstResponder()
            #expect(!form.navigator.focusNext() && form.focus == "1")
            #expect(request() && form.focus != "1")
        }
    }

    @Test("where the first field does not get focus, the trace says why")
    func firstTraced() {
        final class Veto: FormNavigatorDelegate {
            func formNavigator(_: FormNavigator, shouldMoveFrom _: UIView?, to _: UIView) -> Bool { false }
        }
        let form = DeviceForm(2)
        func reason(_ navigator: FormNavigator) -> FormNavigator.Decision.Reason? {
            trace { #expect(!navigator.focusFirst()) }.last { $0.kind == .notMoved }?.reason
        }
        let veto = Veto()
        form.navigator.delegate = veto
        #expect(reason(form.navigator) == .refusedByDelegate)
        form.navigator.delegate = nil
        form.fields[1].becomeFirstResponder()
        form.viewController.present(UIViewController(), animated: false)
        form.device.settle()
        #expect(reason(form.navigator) == .covered)
        let unseen = FormNavigator(viewController: UIViewController())
        #expect(reason(unseen) == .noForm, "its screen doesn't have a view")
    }

    @Test("a field that sends focus on has not got it")
    func sentOn() {
        let form = DeviceForm(3)
        let sendOn = UIAction { [fields = form.fields] _ in fields[2].becomeFirstResponder() }
        form.fields[0].addAction(sendOn, for: .editingDidBegin)
        #expect(!form.navigator.focusFirst() && form.focus == "2")
        #expect(!form.navigator.focus(form.fields[0]) && form.focus == "2")
    }

    @Test("a first field in a row that is not loaded refuses: focus and list stay", arguments: Survey.Kind.allCases)
    func firstRowRefuses(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(100, fieldsAt: [3, 50, 60]), kind: kind)
        device.show(survey)
        device.settle()
        #expect(survey.form.focus(at: 60, in: survey))
        device.settle()
        let offset = survey.scrollView.contentOffset
        let hooks = TextFieldHooks()
        hooks.shouldBegin = { _ in false }
        survey.onFill = { content, path in
            for field in content.fields { field.delegate = path.item == 3 ? hooks : nil }
        }
        #expect(!survey.form.focusFirst())
        device.settle()
        #expect(survey.focus == "0.60.0" && survey.scrollView.contentOffset == offset)
    }

    @Test(
        "the first field has focus, and rows before it that are not loaded have none", arguments: Survey.Kind.allCases)
    func firstHasFocus(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(100, fieldsAt: [40, 60]), kind: kind)
        device.show(survey)
        device.settle()
        #expect(survey.form.focus(at: 40, in: survey))
        device.settle()
        #expect(survey.form.focusFirst())
        device.settle()
        #expect(survey.focus == "0.40.0")
        let frame = survey.form.currentField.map { $0.convert($0.bounds, to: nil) } ?? .null
        #expect(frame.maxY <= device.keyboard.frame.minY && frame.minY >= survey.view.safeAreaInsets.top)
    }

    @Test("the first field of a list that is scrolled far down", arguments: Survey.Kind.allCases)
    func firstRow(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(200, fieldsAt: [3, 150]), kind: kind)
        device.show(survey)
        device.settle()
        #expect(survey.form.focus(at: 150, in: survey))
        #expect(survey.focus == "0.150.0")
        #expect(survey.form.focusFirst())
        device.settle()
        #expect(survey.focus == "0.3.0")
    }

    @Test("a row that is not loaded is brought in, above the keyboard", arguments: Survey.Kind.allCases)
    func row(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey([Array(repeating: .fields(2), count: 200)], kind: kind)
        device.show(survey)
        device.settle()
        for (row, index) in [(120, 1), (3, 0), (199, 1), (121, 0)] {
            #expect(survey.form.focus(at: row, in: survey, index: index))
            device.settle()
            #expect(survey.focus == "0.\(row).\(index)")
            let frame = survey.form.currentField.map { $0.convert($0.bounds, to: nil) } ?? .null
            #expect(frame.maxY <= device.keyboard.frame.minY - 9.5 && frame.minY >= survey.view.safeAreaInsets.top)
        }
    }

    @Test(
        "where there is no such row or field, or it refuses, the list is where it was", arguments: Survey.Kind.allCases)
    func noRow(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(200, fieldsAt: [0, 100]), kind: kind)
        survey.start(on: device)
        let offset = survey.scrollView.contentOffset
        for (row, index) in [(100, 1), (101, 0), (100, -1), (200, 0), (-1, 0)] {
            #expect(!survey.form.focus(at: row, in: survey, index: index))
        }
        let hooks = TextFieldHooks()
        hooks.shouldBegin = { _ in false }
        survey.onFill = { content, _ in for field in content.fields { field.delegate = hooks } }
        #expect(!survey.form.focus(at: 100, in: survey))
        device.settle()
        #expect(survey.focus == "0.0.0")
        #expect(survey.scrollView.contentOffset == offset)
        #expect(!survey.form.focus(at: IndexPath(row: 0, section: 0), in: UITableView()), "the table isn't in a form")
    }

    @Test("back to the field that had focus before a screen was presented")
    func restored() {
        let form = DeviceForm(3)
        #expect(!form.navigator.restoreFocus(), "no field has had focus")
        form.fields[1].becomeFirstResponder()
        let other = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        other.view.addSubview(field)
        form.fields[1].resignFirstResponder()
        form.viewController.present(other, animated: true)
        form.device.settle()
        field.becomeFirstResponder()
        #expect(!form.navigator.restoreFocus(), "the form is covered")
        form.viewController.dismiss(animated: true)
        form.device.settle()
        #expect(form.navigator.restoreFocus())
        #expect(form.focus == "1")
        form.navigator.endEditing()
        form.fields[1].isHidden = true
        #expect(!form.navigator.restoreFocus())
        #expect(form.focus == nil)
    }
}

/// A request by the index of a row, in whichever list contains the rows.
extension FormNavigator {
    func focus(at row: Int, in survey: Survey, index: Int = 0) -> Bool {
        let path = IndexPath(item: row, section: 0)
        return switch survey.kind {
        case .table: focus(at: path, in: survey.table, index: index)
        case .collection: focus(at: path, in: survey.collection, index: index)
        }
    }
}
