import FormNavigation
import TestSupport
import Testing
import UIKit

/// Drop-downs that are drawn as text fields: a tap opens a list, not the keyboard.
@MainActor
struct CoveredFieldTests {
    /// What covers the second of three fields.
    enum Cover: CaseIterable {
        case button, disabledButton, ownControl, tapView, inBox, stop

        @MainActor func add(over field: UIView) -> UIView {
            let view: UIView
            switch self {
            case .button: view = UIButton(type: .system)
            case .disabledButton:
                let button = UIButton(type: .system)
                button.isEnabled = false
                view = button
            case .ownControl: view = UIControl()
            case .tapView, .inBox:
                view = UIView()
                view.addGestureRecognizer(UITapGestureRecognizer())
            case .stop:
                view = UIControl()
                view.formOptions.stop = .always
                view.accessibilityIdentifier = "list"
            }
            guard let superview = field.superview else { return view }
            view.frame = field.frame
            if self == .inBox {
                let box = UIView(frame: superview.bounds)
                box.isUserInteractionEnabled = false
                let inner = UIView(frame: field.frame)
                superview.addSubview(inner)
                field.frame = inner.bounds
                inner.addSubview(field)
                superview.addSubview(box)
            }
            superview.addSubview(view)
            return view
        }
    }

    private func makeForm() -> DeviceForm { DeviceForm(3) }

    @Test("a field below a control, or below a view with a tap recognizer, is no stop", arguments: Cover.allCases)
    func covered(_ cover: Cover) throws {
        let form = makeForm()
        let view = cover.add(over: form.fields[1])
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(names(form.navigator.fields) == (cover == .stop ? "0 list 2" : "0 2"))
        let decisions = trace { _ = form.navigator.fields }
        let skipped = try #require(decisions.first { $0.kind == .skipped && $0.view === form.fields[1] })
        #expect(skipped.reason == .coveredByControl && skipped.responsibleView === view)
        #expect(skipped.description.contains("covered by a control"))
        #expect(!form.navigator.focus(form.fields[1]))
        #expect(form.navigator.focusNext())
        #expect(cover == .stop || form.focus == "2")
        view.removeFromSuperview()
        #expect(names(form.navigator.fields) == "0 1 2")
    }

    /// What doesn't keep taps from a field.
    enum NoCover: CaseIterable {
        case behind, hidden, untouchable, plain, besides, half, around, severalFields, inField, disabledTap
        /// A button that floats above content that scrolls.
        case floating

        @MainActor func add(to form: DeviceForm) {
            let (field, view) = (form.fields[1], UIButton(type: .system))
            guard let superview = field.superview else { return }
            view.frame = field.frame
            switch self {
            case .behind: return superview.insertSubview(view, at: 0)
            case .hidden: view.isHidden = true
            case .untouchable: view.isUserInteractionEnabled = false
            case .plain: return superview.addSubview(UIView(frame: field.frame))
            case .besides: view.frame.origin.x += field.frame.width
            case .half: view.frame.size.width /= 2
            case .severalFields: view.frame = form.fields[0].frame.union(field.frame)
            case .floating:
                let scrollView = UIScrollView(frame: superview.bounds)
                superview.insertSubview(scrollView, at: 0)
                for field in form.fields { scrollView.addSubview(field) }
            case .inField:
                view.frame = field.bounds
                return field.addSubview(view)
            case .around:
                let control = UIControl(frame: field.frame)
                superview.addSubview(control)
                field.frame = control.bounds
                return control.addSubview(field)
            case .disabledTap:
                let (plain, tap) = (UIView(frame: field.frame), UITapGestureRecognizer())
                tap.isEnabled = false
                plain.addGestureRecognizer(tap)
                return superview.addSubview(plain)
            }
            superview.addSubview(view)
        }
    }

    @Test(
        "a field that a tap still reaches is a stop, and so is each of several behind one view",
        arguments: NoCover.allCases)
    func notCovered(_ noCover: NoCover) {
        let form = makeForm()
        noCover.add(to: form)
        form.fields[0].becomeFirstResponder()
        #expect(names(form.navigator.fields) == "0 1 2")
    }

    @Test("a hidden field that still has focus isn't another one behind the same view")
    func besidesHidden() {
        let form = makeForm()
        _ = Cover.button.add(over: form.fields[1])
        form.fields[0].becomeFirstResponder()
        form.fields[0].isHidden = true
        form.fields[0].frame = form.fields[1].frame
        #expect(names(form.navigator.fields) == "2")
        #expect(form.navigator.focusNext() && form.focus == "2")
    }

    @Test("a covered field that has focus can be left, and keeps its return key")
    func focused() {
        let form = makeForm()
        _ = Cover.button.add(over: form.fields[1])
        form.fields[1].keyboardType = .numberPad
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(form.fields[1].returnKeyType == .default && form.fields[1].delegate == nil)
        #expect(form.navigator.canFocusPrevious && form.navigator.focusNext() && form.focus == "2")
    }

    @Test("a field that's marked as a stop is one although it's covered")
    func marked() {
        let form = makeForm()
        _ = Cover.tapView.add(over: form.fields[1])
        form.fields[1].formOptions.stop = .always
        #expect(names(form.navigator.fields) == "0 1 2")
    }

    @Test("its content counts, as the list behind it changes it")
    func content() {
        let form = makeForm()
        _ = Cover.button.add(over: form.fields[1])
        form.fields[1].formOptions.validation = .text { $0.isEmpty ? "Choose a country." : nil }
        form.fields[0].becomeFirstResponder()
        #expect(!form.navigator.isValid && form.navigator.firstInvalidField === form.fields[1])
        form.fields[1].text = "Chile"
        #expect(form.navigator.isValid)
    }

    @Test("it isn't part of any order, and closures that order fields don't receive it")
    func orders() {
        let form = makeForm()
        _ = Cover.button.add(over: form.fields[1])
        for order in [FormFieldOrder.position, .tag, .hierarchy, .custom { $0 }, .custom { $0.reversed() }] {
            form.navigator.configuration.order = order
            #expect(form.navigator.fields.count == 2 && !form.navigator.fields.contains(form.fields[1]))
        }
    }

    @Test("in a row of a list, too", arguments: Survey.Kind.allCases)
    func rows(_ kind: Survey.Kind) throws {
        let survey = Survey(Survey.rows(4, fieldsAt: [0, 1, 2]), kind: kind)
        survey.start(on: HeadlessDevice())
        let field = try #require(survey.loaded("0.1.0"))
        let button = UIButton(type: .system)
        button.frame = field.frame
        field.superview?.addSubview(button)
        #expect(survey.form.focusNext() && survey.focus == "0.2.0")
        #expect(survey.form.focusPrevious() && survey.focus == "0.0.0")
    }
}
