import FormNavigation
import Testing
import UIKit

/// Each capability can be on or off for a field, for controllers, and for a navigator.
@MainActor
struct RuleTests {
    private class FormController: FieldsController {
        init() { super.init(at: [700, 750]) }

        required init?(coder: NSCoder) { nil }
    }
    private class ChatController: FormController {}
    private final class GroupChatController: ChatController {}

    /// Whether a focused field shows each capability.
    private func capabilities(
        in controller: FormController, _ configure: (inout FormNavigator.Configuration) -> Void
    ) -> FormNavigator.Capabilities {
        let device = HeadlessDevice()
        var configuration = FormNavigator.Configuration()
        configuration.endsEditingOnTapOutside = true
        configure(&configuration)
        let navigator = FormNavigator(viewController: controller, configuration: configuration)
        let window = device.show(controller)
        let field = controller.fields[0]
        field.becomeFirstResponder()
        device.settle()
        var result: FormNavigator.Capabilities = []
        if field.inputAccessoryView === navigator.toolbar { result.insert(.toolbar) }
        if field.returnKeyType == .next { result.insert(.returnKeys) }
        if controller.keyCommands?.isEmpty == false { result.insert(.hardwareKeyboard) }
        if controller.view.transform.ty < 0 { result.insert(.avoidance) }
        if window.gestureRecognizers?.isEmpty == false { result.insert(.tapOutside) }
        return result
    }

    nonisolated private static let each: [FormNavigator.Capabilities] = [
        .toolbar, .returnKeys, .hardwareKeyboard, .avoidance, .tapOutside,
    ]

    @Test("a rule switches one capability off in a controller, subclasses included, and no other", arguments: each)
    func off(_ capability: FormNavigator.Capabilities) {
        for controller in [ChatController(), GroupChatController()] {
            #expect(
                capabilities(in: controller) { $0.rules.append(.off(capability, in: ChatController.self)) }
                    == .all.subtracting(capability))
        }
        #expect(
            capabilities(in: FormController()) { $0.rules.append(.off(capability, in: ChatController.self)) } == .all)
    }

    @Test("in a navigator that isn't enabled, neither a rule nor a field's option turns anything on", arguments: each)
    func notEnabled(_ capability: FormNavigator.Capabilities) {
        let controller = ChatController()
        controller.fields[0].formOptions.toolbar.isEnabled = true
        controller.fields[0].formOptions.avoidance.isEnabled = true
        controller.fields[0].formOptions.endsEditingOnTapOutside = true
        let found = capabilities(in: controller) {
            $0.isEnabled = false
            $0.rules.append(.on(capability, in: ChatController.self))
        }
        #expect(found == [])
    }

    @Test("a rule switches one capability on where the switches are off", arguments: each)
    func on(_ capability: FormNavigator.Capabilities) {
        func allOff(_ configuration: inout FormNavigator.Configuration) {
            configuration.isToolbarEnabled = false
            configuration.isReturnKeyEnabled = false
            configuration.handlesHardwareKeyboard = false
            configuration.isAvoidanceEnabled = false
            configuration.endsEditingOnTapOutside = false
            configuration.rules.append(.on(capability, in: ChatController.self))
        }
        #expect(capabilities(in: GroupChatController(), allOff) == capability)
        #expect(capabilities(in: FormController(), allOff) == [])
    }

    @Test("the most specific class wins, of the same class the later rule, and a field's own options go before all")
    func order() {
        let both: [FormNavigator.Rule] = [
            .on(.toolbar, in: GroupChatController.self), .off(.toolbar, in: ChatController.self),
        ]
        #expect(capabilities(in: GroupChatController()) { $0.rules = both }.contains(.toolbar))
        #expect(capabilities(in: GroupChatController()) { $0.rules = both.reversed() }.contains(.toolbar))
        #expect(
            !capabilities(in: GroupChatController()) {
                $0.rules = both + [.off(.toolbar, in: GroupChatController.self)]
            }.contains(.toolbar))
        #expect(!capabilities(in: ChatController()) { $0.rules = both }.contains(.toolbar))
        let controller = ChatController()
        controller.fields[0].formOptions.toolbar.isEnabled = true
        controller.fields[0].formOptions.avoidance.isEnabled = false
        controller.fields[0].formOptions.endsEditingOnTapOutside = true
        #expect(
            capabilities(in: controller) {
                $0.endsEditingOnTapOutside = false
                $0.rules = [.off(.toolbar, in: ChatController.self)]
            } == .all.subtracting(.avoidance))
        controller.fields[0].formOptions.endsEditingOnTapOutside = false
        #expect(!capabilities(in: controller) { $0.isToolbarEnabled = true }.contains(.tapOutside))
    }

    @Test("a rule for a subclass goes before one for its superclass, whichever comes first")
    func appended() {
        final class FieldTable: UITableViewController {}
        let configuration: FormNavigator.Configuration = {
            var configuration = FormNavigator.Configuration()
            configuration.rules.append(.on(.avoidance, in: FieldTable.self))
            configuration.rules.append(.off(.avoidance, in: UITableViewController.self))
            configuration.keyboardDistance = 120
            return configuration
        }()
        // A table view controller makes room for the keyboard on its own, but not at this distance.
        func avoids(in controller: UITableViewController) -> Bool {
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
            header.addSubview(field)
            controller.tableView.tableHeaderView = header
            let device = HeadlessDevice()
            let navigator = FormNavigator(viewController: controller, configuration: configuration)
            device.show(controller)
            field.becomeFirstResponder()
            device.settle()
            defer { navigator.uninstall() }
            return field.convert(field.bounds, to: nil).maxY <= device.keyboard.frame.minY - 120
        }
        #expect(avoids(in: FieldTable()))
        #expect(!avoids(in: UITableViewController()))
    }

    @Test("a rule that switches something on for a more specific class takes that out of an excluded class")
    func includedAgain() {
        func isServed(_ controller: FormController, _ rule: FormNavigator.Rule) -> Bool {
            capabilities(in: controller) {
                $0.excludedViewControllerClasses = [ChatController.self]
                $0.rules = [rule]
            } != []
        }
        #expect(isServed(GroupChatController(), .on(.toolbar, in: GroupChatController.self)))
        #expect(!isServed(ChatController(), .on(.toolbar, in: GroupChatController.self)))
        #expect(!isServed(GroupChatController(), .on(.toolbar, in: ChatController.self)), "not more specific")
        #expect(!isServed(GroupChatController(), .off(.toolbar, in: GroupChatController.self)), "turns nothing on")
    }

    @Test("where rules name controllers within each other, the nearest to the field counts")
    func nearest() {
        let child = ChatController()
        let parent = FormController()
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let device = HeadlessDevice()
        let navigator = FormNavigator(viewController: parent)
        let rules: [FormNavigator.Rule] = [
            .on(.toolbar, in: ChatController.self), .off(.toolbar, in: FormController.self),
        ]
        device.show(parent)
        for rules in [rules, rules.reversed()] {
            navigator.configuration.rules = rules
            child.fields[0].becomeFirstResponder()
            #expect(child.fields[0].inputAccessoryView === navigator.toolbar)
            parent.fields[0].becomeFirstResponder()
            #expect(parent.fields[0].inputAccessoryView == nil)
        }
    }

    @Test("a rule of the controller around counts for the controllers inside it")
    func children() {
        let child = ChatController()
        let parent = FormController()
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let device = HeadlessDevice()
        let navigator = FormNavigator(viewController: parent)
        navigator.configuration.rules = [.off(.toolbar, in: ChatController.self)]
        device.show(parent)
        child.fields[0].becomeFirstResponder()
        #expect(child.fields[0].inputAccessoryView == nil)
        #expect(parent.fields[0].inputAccessoryView === navigator.toolbar)
        navigator.configuration.rules = [.off(.toolbar, in: FormController.self)]
        #expect(parent.fields[0].inputAccessoryView == nil)
    }

    @Test("a navigator that is switched off does nothing, gives everything back, and still moves when asked")
    func disabled() {
        #expect(capabilities(in: FormController()) { $0.isEnabled = false } == [])
        let form = DeviceForm(3)
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].inputAccessoryView != nil)
        form.navigator.configuration.isEnabled = false
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil && $0.returnKeyType == .default })
        #expect(form.navigator.focusNext())
        #expect(form.focus == "1")
        #expect(form.fields[1].inputAccessoryView == nil)
        form.navigator.configuration.isEnabled = true
        #expect(form.fields[1].inputAccessoryView != nil)
    }
}
