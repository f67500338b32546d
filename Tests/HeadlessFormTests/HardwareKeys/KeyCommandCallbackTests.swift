import FormNavigation
import Testing
import UIKit

/// A controller of the app's own that calls the form again while the form asks it for its commands, gives it one, or
/// takes one away.
@MainActor
struct KeyCommandCallbackTests {
    /// The method that runs the app's code.
    enum Place: CaseIterable {
        case keyCommands
        case add
        case remove
    }

    /// What that code does, once.
    enum Act: CaseIterable {
        case uninstall
        case turnOff
        case newNavigator
        case moveToTextView
        case endEditing
        case reload
    }

    private final class Controller: UIViewController {
        var onCall: ((Place) -> Void)?

        override var keyCommands: [UIKeyCommand]? {
            onCall?(.keyCommands)
            return super.keyCommands
        }

        override func addKeyCommand(_ keyCommand: UIKeyCommand) {
            super.addKeyCommand(keyCommand)
            onCall?(.add)
        }

        override func removeKeyCommand(_ keyCommand: UIKeyCommand) {
            super.removeKeyCommand(keyCommand)
            onCall?(.remove)
        }

        var keys: [String] {
            (keyCommands ?? []).map { "\($0.modifierFlags.rawValue) \($0.input ?? "?")" }.sorted()
        }
    }

    @Test(
        "a controller that calls the form again has the keys of the field that has focus in the end, or none",
        arguments: Place.allCases, Act.allCases)
    func callbacks(place: Place, act: Act) {
        let (device, controller) = (HeadlessDevice(), Controller())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        let other = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 40))
        let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
        for view in [field, other, textView] { controller.view.addSubview(view) }
        device.show(controller)
        let navigator = FormNavigator(viewController: controller)
        var newest: FormNavigator?
        // In a text view, Tab belongs to the text, so a command is removed when the text view gains focus.
        if place == .remove { other.becomeFirstResponder() }
        controller.onCall = { [weak controller] in
            guard $0 == place, let controller else { return }
            controller.onCall = nil
            switch act {
            case .uninstall: navigator.uninstall()
            case .turnOff: navigator.configuration.isEnabled = false
            case .newNavigator: newest = FormNavigator(viewController: controller)
            case .moveToTextView: textView.becomeFirstResponder()
            case .endEditing: controller.view.endEditing(true)
            case .reload: navigator.reload()
            }
        }
        if place == .remove { textView.becomeFirstResponder() } else { field.becomeFirstResponder() }
        #expect(controller.onCall == nil)
        let keys = controller.keys
        let serving = newest ?? navigator
        serving.reload()
        device.settle()
        #expect(keys == controller.keys)
        #expect(Set(keys).count == keys.count)
        let isServed = ![.uninstall, .turnOff].contains(act) && serving.currentField != nil
        #expect(keys.isEmpty != isServed)
        newest?.uninstall()
        navigator.uninstall()
        #expect(controller.keys == [])
    }

    /// What a controller does while the key commands move to the controller of another group.
    enum GroupAct: CaseIterable {
        case focusThird, focusFirst, uninstall, endEditing, reload
    }

    @Test(
        "of three groups with controllers of their own, only the one that has focus in the end has keys",
        arguments: [Place.add, .remove], GroupAct.allCases)
    func groups(place: Place, act: GroupAct) {
        let (device, parent) = (HeadlessDevice(), UIViewController())
        let children = (0..<3).map { _ in Controller() }
        let fields = children.indices.map { index in
            let child = children[index]
            parent.addChild(child)
            child.view.frame = CGRect(x: 0, y: 80 + 60 * index, width: 393, height: 60)
            child.view.formOptions.grouping = .closed
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            let field = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 40))
            child.view.addSubview(field)
            return field
        }
        let navigator = FormNavigator(viewController: parent)
        device.show(parent)
        fields[0].becomeFirstResponder()
        device.settle()
        #expect(children.map { $0.keys.isEmpty } == [false, true, true])
        let caller = place == .remove ? children[0] : children[1]
        caller.onCall = { [weak caller] in
            guard $0 == place else { return }
            caller?.onCall = nil
            switch act {
            case .focusThird: navigator.focus(fields[2])
            case .focusFirst: fields[0].becomeFirstResponder()
            case .uninstall: navigator.uninstall()
            case .endEditing: navigator.endEditing()
            case .reload: navigator.reload()
            }
        }
        fields[1].becomeFirstResponder()
        device.settle()
        #expect(caller.onCall == nil)
        let focused = navigator.currentField
        #expect(children.indices.map { !children[$0].keys.isEmpty } == fields.map { $0 === focused })
        navigator.endEditing()
        device.settle()
        #expect(children.allSatisfy { $0.keys.isEmpty })
        navigator.uninstall()
    }
}
