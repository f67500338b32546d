import FormNavigation
import Testing
import UIKit

/// The app's code that the toolbar runs to show a field, and that changes the form.
@MainActor
struct ToolbarClosureTests {
    /// Where the app's code runs.
    enum Place: CaseIterable {
        case title
        case progress
        case validation
        case accessoryView
    }

    /// What it does there, once.
    enum Act: CaseIterable {
        case hideNext
        case hidePrevious
        case changePlaceholder
        case changeConfiguration
        case moveOn
        case setError
        case newNavigator
        case uninstall
    }

    private final class Bar: UIView, FormAccessoryView {
        var states: [FormToolbar.State] = []
        var onUpdate: (() -> Void)?

        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
            states.append(state)
            onUpdate?()
        }
    }

    /// Makes the toolbar run the app's code.
    private func install(_ place: Place, in form: DeviceForm, _ bar: Bar, _ run: @escaping @MainActor () -> Void) {
        var configuration = form.navigator.configuration
        configuration.toolbar.showsProgress = true
        switch place {
        case .title:
            configuration.toolbar.titleText = { state in
                run()
                return state.title.map { FormToolbar.Text($0) }
            }
        case .progress:
            configuration.toolbar.progressText = { place, count in
                run()
                return FormToolbar.Text("\(place)/\(count)")
            }
        case .validation:
            form.fields[1].formOptions.invalidFieldPolicy = .refuse
            form.fields[1].formOptions.validation = .text { _ in
                run()
                return "wrong"
            }
        case .accessoryView:
            bar.onUpdate = run
            form.navigator.accessoryView = bar
        }
        form.navigator.configuration = configuration
    }

    /// How the app ends editing.
    enum Ending: CaseIterable {
        case navigator, field, view, otherField
    }

    @Test(
        "a form whose focus the app takes away while the toolbar asks is without focus", arguments: Place.allCases,
        Ending.allCases)
    func endings(place: Place, ending: Ending) {
        let form = DeviceForm(2)
        let (hooks, outside) = (TextFieldHooks(), UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40)))
        outside.formOptions.isExcluded = true
        form.viewController.view.addSubview(outside)
        form.navigator.configuration.endsEditingOnTapOutside = true
        for field in form.fields { field.delegate = hooks }
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var isArmed = false
        func run() {
            guard isArmed else { return }
            isArmed = false
            switch ending {
            case .navigator: form.navigator.endEditing()
            case .field: form.fields.first(where: \.isFirstResponder)?.resignFirstResponder()
            case .view: form.window.endEditing(true)
            case .otherField: outside.becomeFirstResponder()
            }
        }
        install(place, in: form, bar, run)
        let count = form.window.gestureRecognizers?.count ?? 0
        isArmed = place != .validation
        form.fields[1].becomeFirstResponder()
        // The toolbar doesn't ask a validation before the first attempt to leave.
        if place == .validation {
            form.device.settle()
            isArmed = true
            _ = form.navigator.isValid
        }
        form.device.settle()
        #expect(!isArmed && form.focus == nil && form.navigator.currentField == nil)
        #expect(form.fields.allSatisfy { $0.delegate === hooks })
        #expect(form.viewController.keyCommands == nil && (form.window.gestureRecognizers?.count ?? 0) == count)
        outside.resignFirstResponder()
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.fields[0].delegate !== hooks && form.viewController.keyCommands?.isEmpty == false)
        form.navigator.uninstall()
        #expect(form.fields.allSatisfy { $0.delegate === hooks && $0.inputAccessoryView == nil })
    }

    /// What a toolbar shows, in words.
    private static func shown(by toolbar: FormToolbar) -> String {
        let title = toolbar.bar.items?.compactMap(\.customView).first?.accessibilityLabel ?? "-"
        return "\(title) \(toolbar.previousItem.isEnabled) \(toolbar.nextItem.isEnabled)"
    }

    @Test("what the app changes while the toolbar asks it is shown", arguments: Place.allCases, Act.allCases)
    func closures(place: Place, act: Act) {
        let form = DeviceForm(4)
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var isArmed = false
        var newest: FormNavigator?
        func run() {
            guard isArmed else { return }
            isArmed = false
            let navigator = form.navigator
            switch act {
            case .hideNext: form.fields[2].isHidden = true
            case .hidePrevious: form.fields[0].isHidden = true
            case .changePlaceholder: form.fields[1].placeholder = "new"
            case .changeConfiguration: navigator.configuration.toolbar.showsPlaceholder = false
            case .moveOn: form.fields[3].becomeFirstResponder()
            case .setError: form.fields[1].formOptions.error = "No."
            case .newNavigator: newest = FormNavigator(viewController: form.viewController)
            case .uninstall: navigator.uninstall()
            }
            if act != .uninstall, act != .setError { navigator.reload() }
        }
        install(place, in: form, bar, run)
        if place == .validation {
            // The toolbar asks a validation from the first attempt to leave.
            form.fields[1].becomeFirstResponder()
            #expect(!form.navigator.focusNext())
            isArmed = true
            form.navigator.reload()
        } else {
            form.fields[0].becomeFirstResponder()
            isArmed = true
            form.fields[1].becomeFirstResponder()
        }
        let shown = Self.shown(by: form.navigator.toolbar)
        let told = bar.states.last
        form.device.settle()
        form.navigator.reload()
        form.device.settle()
        #expect(!isArmed)
        guard act != .uninstall, act != .newNavigator else {
            #expect(form.fields.allSatisfy { $0.inputAccessoryView === newest?.toolbar })
            return
        }
        #expect(shown == Self.shown(by: form.navigator.toolbar))
        if place == .accessoryView { #expect(told == bar.states.last) }
    }
}
