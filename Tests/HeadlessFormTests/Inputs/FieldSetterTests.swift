import FormNavigation
import Testing
import UIKit

/// Setters of a field's own class, which call the form again while it writes a property, or while it restores one.
@MainActor
struct FieldSetterTests {
    /// The property that is set.
    enum Setter: CaseIterable {
        case accessoryView
        case returnKey
        case appearance
        case numberPad
        case delegate
    }

    /// When it's set for the last time before the app acts.
    enum Moment: CaseIterable {
        case written
        case restored
    }

    /// What the setter does.
    enum Act: CaseIterable {
        case uninstall
        case uninstallAndReload
        case newNavigator
        case turnOff
        case change
        case reload
        case focusOther
        case startAgain
        case replaceDelegate
    }

    private final class Field: UITextField {
        var onSet: ((Setter) -> Void)?

        override var inputAccessoryView: UIView? { didSet { onSet?(.accessoryView) } }
        override var returnKeyType: UIReturnKeyType { didSet { onSet?(.returnKey) } }
        override var keyboardAppearance: UIKeyboardAppearance { didSet { onSet?(.appearance) } }
        override var allowsNumberPadPopover: Bool { didSet { onSet?(.numberPad) } }
        override var delegate: (any UITextFieldDelegate)? { didSet { onSet?(.delegate) } }
    }

    /// A form on an iPad whose last field has a number pad, which the form docks, and a dark keyboard.
    @MainActor
    private final class Stage {
        let form: DeviceForm
        let field = Field(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        var newest: FormNavigator?
        /// What the app sets as the field's delegate.
        let ownDelegate = TextFieldHooks()
        private(set) var hasOwnDelegate = false

        init() {
            var behavior = HeadlessBehavior()
            behavior.systemVersion = "26.0"
            form = DeviceForm(2, on: HeadlessDevice(.iPad, behavior: behavior))
            field.keyboardType = .numberPad
            form.viewController.view.addSubview(field)
            form.navigator.configuration.keyboardAppearance = .dark
        }

        func arm(_ setter: Setter, _ act: Act) {
            field.onSet = { [weak self] in
                guard let self, $0 == setter else { return }
                field.onSet = nil
                perform(act)
            }
        }

        private func perform(_ act: Act) {
            switch act {
            case .uninstall: form.navigator.uninstall()
            case .uninstallAndReload:
                form.navigator.uninstall()
                form.navigator.reload()
            case .newNavigator: newest = FormNavigator(viewController: form.viewController)
            case .turnOff: form.navigator.configuration.isEnabled = false
            case .change: form.navigator.configuration.keyboardAppearance = .light
            case .reload: form.navigator.reload()
            case .focusOther: form.fields[0].becomeFirstResponder()
            case .startAgain:
                form.navigator.uninstall()
                form.navigator.enable()
            case .replaceDelegate:
                hasOwnDelegate = true
                field.delegate = ownDelegate
            }
        }

        var isPlain: Bool {
            ([field] + form.fields).allSatisfy {
                $0.inputAccessoryView == nil && $0.returnKeyType == .default && $0.keyboardAppearance == .default
                    && $0.allowsNumberPadPopover
                    && $0.delegate === ($0 === field && hasOwnDelegate ? ownDelegate : nil)
            }
        }

        func isServed(by navigator: FormNavigator, appearance: UIKeyboardAppearance) -> Bool {
            ([field] + form.fields).allSatisfy {
                $0.inputAccessoryView === navigator.toolbar && $0.returnKeyType != .default
                    && $0.keyboardAppearance == appearance && $0.allowsNumberPadPopover == ($0 !== field)
            }
        }
    }

    @Test(
        "a hidden field whose setter calls the form again has no toolbar, and the others have it, or none",
        arguments: Act.allCases)
    func hiddenField(_ act: Act) {
        let stage = Stage()
        stage.form.fields[0].becomeFirstResponder()
        stage.form.device.settle()
        #expect(stage.field.inputAccessoryView != nil)
        stage.arm(.accessoryView, act)
        stage.field.isHidden = true
        stage.form.navigator.reload()
        stage.form.device.settle()
        #expect(stage.field.onSet == nil && stage.field.inputAccessoryView == nil)
        let navigator = stage.newest ?? stage.form.navigator
        let isServed = act != .uninstall && act != .uninstallAndReload && act != .turnOff
        for field in stage.form.fields {
            #expect((field.inputAccessoryView === navigator.toolbar) == isServed)
            #expect((field.returnKeyType == .default) == !isServed)
        }
        navigator.uninstall()
        stage.form.navigator.uninstall()
        #expect(stage.isPlain)
    }

    @Test(
        "a field without focus gets everything back if its setter asks for it while the toolbar is removed",
        arguments: [true, false], [true, false])
    func takenBack(isUninstalled: Bool, gainsFocus: Bool) {
        let stage = Stage()
        let navigator = stage.form.navigator
        stage.form.fields[0].becomeFirstResponder()
        stage.form.device.settle()
        stage.field.onSet = { [weak field = stage.field] setter in
            guard setter == .accessoryView, field?.inputAccessoryView == nil else { return }
            field?.onSet = nil
            field?.formOptions.toolbar.isEnabled = nil
            if isUninstalled { navigator.enable() } else { navigator.reload() }
        }
        if isUninstalled {
            navigator.uninstall()
        } else {
            stage.field.formOptions.toolbar.isEnabled = false
            navigator.reload()
        }
        stage.form.device.settle()
        #expect(stage.field.onSet == nil)
        // What a field without focus lacks is completed when it gains focus.
        if gainsFocus {
            stage.field.becomeFirstResponder()
            stage.form.device.settle()
            #expect(stage.isServed(by: navigator, appearance: .dark))
        }
        navigator.uninstall()
        #expect(stage.isPlain)
    }

    @Test(
        "nothing stays of a property that its setter asks for again as it's restored", arguments: Setter.allCases,
        [true, false])
    func askedForAgain(_ setter: Setter, hasFocus: Bool) {
        let stage = Stage()
        let navigator = stage.form.navigator
        func set(_ isOn: Bool) {
            switch setter {
            case .accessoryView: stage.field.formOptions.toolbar.isEnabled = isOn ? nil : false
            case .returnKey: stage.field.formOptions.movesOnReturn = isOn ? nil : false
            case .appearance: navigator.configuration.keyboardAppearance = isOn ? .dark : nil
            case .numberPad: stage.field.formOptions.allowsNumberPadPopover = isOn ? nil : true
            case .delegate: navigator.configuration.isEnabled = isOn
            }
            navigator.reload()
        }
        (hasFocus ? stage.field : stage.form.fields[0]).becomeFirstResponder()
        stage.form.device.settle()
        for _ in 0..<2 {
            stage.field.onSet = { [weak field = stage.field] in
                guard $0 == setter else { return }
                field?.onSet = nil
                set(true)
            }
            set(false)
            stage.form.device.settle()
            stage.field.onSet = nil
            set(true)
            stage.form.device.settle()
            if hasFocus { #expect(stage.isServed(by: navigator, appearance: .dark)) }
        }
        navigator.uninstall()
        #expect(stage.isPlain)
    }

    @Test("a field that's shown by the setter of a hidden one gets a toolbar, and loses it with the navigator")
    func shownInstead() {
        let form = DeviceForm(2)
        let (hidden, other) = (Field(frame: CGRect(x: 20, y: 20, width: 300, height: 40)), UITextField(named: "other"))
        other.frame = CGRect(x: 20, y: 400, width: 300, height: 40)
        other.isHidden = true
        for view in [hidden, other] { form.viewController.view.addSubview(view) }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        hidden.onSet = { [weak hidden] setter in
            guard setter == .accessoryView, hidden?.inputAccessoryView == nil else { return }
            hidden?.onSet = nil
            other.isHidden = false
            form.navigator.reload()
        }
        hidden.isHidden = true
        form.navigator.reload()
        form.device.settle()
        #expect(hidden.onSet == nil && other.inputAccessoryView === form.navigator.toolbar)
        #expect(other.returnKeyType == .done)
        form.navigator.uninstall()
        for field in form.fields + [hidden, other] {
            #expect(field.inputAccessoryView == nil && field.returnKeyType == .default)
        }
    }

    @Test(
        "a setter that calls the form again leaves a whole form, or none", arguments: Setter.allCases, Moment.allCases)
    func setters(setter: Setter, moment: Moment) throws {
        for act in Act.allCases {
            let stage = Stage()
            if moment == .written {
                // A number pad is docked before its field has focus. The app changes that, and it's written again.
                stage.field.allowsNumberPadPopover = true
                stage.arm(setter, act)
            }
            stage.field.becomeFirstResponder()
            stage.form.device.settle()
            if moment == .restored {
                #expect(stage.isServed(by: stage.form.navigator, appearance: .dark))
                stage.arm(setter, act)
                stage.form.navigator.uninstall()
                stage.form.device.settle()
            }
            let served = "\(act): what the field has"
            switch act {
            case .newNavigator:
                #expect(stage.isServed(by: try #require(stage.newest), appearance: .default), "\(served)")
            case .reload where moment == .written, .replaceDelegate where moment == .written, .startAgain:
                #expect(stage.isServed(by: stage.form.navigator, appearance: .dark), "\(served)")
            case .change where moment == .written:
                #expect(stage.isServed(by: stage.form.navigator, appearance: .light), "\(served)")
            case .focusOther where moment == .written:
                #expect(stage.isServed(by: stage.form.navigator, appearance: .dark), "\(served)")
                #expect(stage.form.focus == "0")
            default: #expect(stage.isPlain, "\(served)")
            }
            // Return is taken only once.
            if act != .turnOff, act != .focusOther, (stage.newest ?? stage.form.navigator).currentField != nil {
                stage.form.device.pressReturn()
                #expect(stage.form.focus == "0", "\(act): where Return led")
            }
            stage.newest?.uninstall()
            stage.form.navigator.uninstall()
            stage.form.device.settle()
            #expect(stage.field.onSet == nil && stage.isPlain, "\(act): what is left")
        }
    }

    @Test("a field whose class has a return key of its own isn't reloaded with each update of the screen")
    func fixedKey() {
        final class SearchField: UITextField {
            override var returnKeyType: UIReturnKeyType {
                get { .search }
                set {}
            }
        }
        let form = DeviceForm(1)
        let field = SearchField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        form.viewController.view.addSubview(field)
        field.becomeFirstResponder()
        form.device.settle()
        let count = form.device.keyboard.reloadCount
        for _ in 0..<5 {
            form.viewController.view.setNeedsLayout()
            form.device.advance(by: 0.2)
        }
        #expect(form.device.keyboard.reloadCount == count)
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
    }
}
