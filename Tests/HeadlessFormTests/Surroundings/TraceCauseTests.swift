import FormNavigation
import TestSupport
import Testing
import UIKit

/// What trace lines name besides the field: the view or controller that the reason is about.
@MainActor
struct TraceCauseTests {
    private class ChatController: UIViewController {}
    private final class GroupChatController: ChatController {}

    /// A form whose second field is in a view, or in the view of a child controller, and a change to that view.
    struct Case: CustomTestStringConvertible, Sendable {
        let reason: FormNavigator.Decision.Reason
        /// What follows the reason in the line.
        let name: String
        /// Makes the change, and returns the responsibleView.
        let change: @MainActor @Sendable (DeviceForm, UIView) -> UIView?

        var testDescription: String { name }
    }

    private static func named(_ view: UIView, _ name: String) -> UIView {
        view.accessibilityIdentifier = name
        return view
    }

    private static func child(_ controller: UIViewController, around field: UIView, in form: DeviceForm) -> UIView {
        form.viewController.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 100, width: 393, height: 200)
        form.viewController.view.addSubview(controller.view)
        controller.view.addSubview(field)
        controller.didMove(toParent: form.viewController)
        return controller.view
    }

    nonisolated private static let cases: [Case] = [
        Case(reason: .hiddenAncestor, name: "UIView “box”") { _, box in
            box.isHidden = true
            return named(box, "box")
        },
        Case(reason: .hiddenAncestor, name: "UIView of UIViewController") { form, box in
            let view = child(UIViewController(), around: box, in: form)
            view.alpha = 0
            return view
        },
        Case(reason: .hiddenAncestor, name: "UIView “around”") { form, box in
            let around = UIView(frame: box.bounds)
            form.viewController.view.addSubview(around)
            around.addSubview(box)
            around.isHidden = true
            box.isUserInteractionEnabled = false
            box.formOptions.grouping = .closed
            return named(around, "around")
        },
        Case(reason: .notInteractiveAncestor, name: "UIView “Off”") { _, box in
            box.isUserInteractionEnabled = false
            box.accessibilityLabel = "Off"
            return box
        },
        Case(reason: .excludedView, name: "UIView “box”") { _, box in
            box.formOptions.isExcluded = true
            return named(box, "box")
        },
        // A view that's only marked as skipped isn't the reason.
        Case(reason: .excludedView, name: "UIView “around”") { form, box in
            let around = UIView(frame: box.bounds)
            around.formOptions.isExcluded = true
            form.viewController.view.addSubview(around)
            around.addSubview(box)
            box.formOptions.stop = .never
            return named(around, "around")
        },
        Case(reason: .marked, name: "UIView “box”") { _, box in
            box.formOptions.stop = .never
            return named(box, "box")
        },
        Case(reason: .scaledToNothing, name: "UIView “box”") { _, box in
            box.transform = CGAffineTransform(scaleX: 0.001, y: 1)
            return named(box, "box")
        },
        Case(reason: .outOfSight, name: "UIView “collapsed”") { _, box in
            box.clipsToBounds = true
            box.frame.size.height = 0
            return named(box, "collapsed")
        },
        Case(reason: .closedGroup, name: "UIView “group”") { _, box in
            box.formOptions.grouping = .closed
            return named(box, "group")
        },
        Case(reason: .behindModal, name: "UIView “Sheet”") { form, box in
            let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
            sheet.addSubview(UILabel())
            sheet.accessibilityViewIsModal = true
            sheet.accessibilityLabel = "Sheet"
            let part = UIView(frame: form.viewController.view.bounds)
            form.viewController.view.addSubview(part)
            part.addSubview(box)
            part.addSubview(sheet)
            return sheet
        },
        Case(reason: .bar, name: "UISearchBar") { form, box in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56))
            form.viewController.view.addSubview(bar)
            bar.addSubview(box)
            return bar
        },
        Case(reason: .excludedView, name: "UIView “Card”") { _, box in
            box.formOptions.isExcluded = true
            return named(box, "Card")
        },
        Case(reason: .excludedViewController, name: "ChatController") { form, box in
            form.navigator.configuration.excludedViewControllerClasses.append(ChatController.self)
            return child(ChatController(), around: box, in: form)
        },
        Case(reason: .excludedViewController, name: "GroupChatController, a ChatController") { form, box in
            form.navigator.configuration.excludedViewControllerClasses.append(ChatController.self)
            return child(GroupChatController(), around: box, in: form)
        },
        Case(reason: .otherNavigator, name: "GroupChatController") { form, box in
            let controller = GroupChatController()
            let view = child(controller, around: box, in: form)
            navigators.append(FormNavigator(viewController: controller))
            return view
        },
        // Of what belongs elsewhere, the outermost counts.
        Case(reason: .otherNavigator, name: "GroupChatController") { form, box in
            let controller = GroupChatController()
            let view = child(controller, around: box, in: form)
            box.formOptions.isExcluded = true
            navigators.append(FormNavigator(viewController: controller))
            return view
        },
        Case(reason: .bar, name: "UISearchBar") { form, box in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56))
            form.viewController.view.addSubview(bar)
            bar.addSubview(box)
            box.formOptions.isExcluded = true
            return bar
        },
        Case(reason: .covered, name: "ChatController") { form, box in
            // A screen that covers only the child, in the child's context.
            let (part, screen) = (UIViewController(), ChatController())
            _ = child(part, around: box, in: form)
            part.definesPresentationContext = true
            screen.modalPresentationStyle = .overCurrentContext
            part.present(screen, animated: false)
            return screen.view
        },
        Case(reason: .presented, name: "ChatController") { form, box in
            let (part, screen) = (UIViewController(), ChatController())
            _ = child(part, around: UIView(), in: form)
            part.definesPresentationContext = true
            screen.modalPresentationStyle = .overCurrentContext
            part.present(screen, animated: false)
            screen.view.addSubview(box)
            return screen.view
        },
    ]

    private static var navigators: [FormNavigator] = []

    @Test("a skipped field's line names what is to blame, and the decision has it", arguments: cases)
    func skipped(_ example: Case) throws {
        let form = DeviceForm(2)
        defer { Self.navigators = [] }
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
        form.viewController.view.addSubview(box)
        box.addSubview(form.fields[1])
        let responsibleView = example.change(form, box)
        form.device.settle()
        let decisions = trace { #expect(names(form.navigator.fields) == "0") }
        let decision = try #require(decisions.first { $0.view === form.fields[1] })
        #expect(decision.kind == .skipped && decision.reason == example.reason)
        #expect(decision.responsibleView === responsibleView && responsibleView != nil)
        #expect(decision.description.hasPrefix("skipped UITextField “1”: "))
        #expect(decision.description.hasSuffix(" (\(example.name))"))
    }

    @Test("where the field itself is to blame, nothing else is named")
    func field() {
        let form = DeviceForm(4)
        form.fields[0].isHidden = true
        form.fields[1].isEnabled = false
        form.fields[2].formOptions.stop = .never
        let decisions = trace { _ = form.navigator.fields }
        #expect(
            decisions.map(\.description) == [
                "skipped UITextField “0”: hidden", "skipped UITextField “1”: disabled",
                "skipped UITextField “2”: marked as skipped",
            ])
        #expect(decisions.allSatisfy { $0.responsibleView == nil })
    }

    @Test("a field that is left alone, a move that comes to nothing, and a tap that keeps editing have theirs")
    func others() throws {
        let form = DeviceForm(2)
        form.navigator.configuration.endsEditingOnTapOutside = true
        let chat = ChatController()
        form.navigator.configuration.excludedViewControllerClasses.append(ChatController.self)
        let excluded = UITextField(named: "chat", frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let view = Self.child(chat, around: excluded, in: form)
        view.frame.origin.y = 300
        let leftAlone = trace { excluded.becomeFirstResponder() }.first { $0.kind == .leftAlone }
        #expect(leftAlone?.responsibleView === view)
        #expect(leftAlone?.description.hasSuffix("excluded view controller (ChatController)") == true)

        form.fields[0].becomeFirstResponder()
        let box = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 50))
        box.formOptions.endsEditingWhenTapped = false
        box.accessibilityLabel = "Box"
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        label.isUserInteractionEnabled = true
        box.addSubview(label)
        form.viewController.view.addSubview(box)
        let kept = trace { try? form.device.tap(label) }.last { $0.kind == .keptEditing }
        #expect(kept?.responsibleView === box)
        #expect(kept?.description == "a tap on UILabel keeps editing: its options say so (UIView “Box”)")

        form.viewController.view.endEditing(true)
        let screen = GroupChatController()
        form.viewController.present(screen, animated: false)
        form.device.settle()
        let stayed = trace { form.navigator.focusNext() }.last { $0.kind == .notMoved }
        #expect(stayed?.responsibleView === screen.view)
        #expect(stayed?.description.hasSuffix("behind a modal view (GroupChatController)") == true)
    }

    @Test("a field with focus that the form leaves alone isn't reported again when the screen is updated")
    func once() {
        let form = DeviceForm(2)
        form.navigator.configuration.order = .custom { Array($0.dropFirst()) }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let decisions = trace {
            for _ in 0..<3 {
                form.viewController.view.setNeedsLayout()
                form.device.advance(by: 1)
                form.device.settle()
            }
        }
        #expect(form.focus == "0" && !decisions.contains { $0.kind == .leftAlone })
    }

    @Test("what the trace itself causes isn't traced")
    func causing() {
        let form = DeviceForm(4)
        form.fields[0].becomeFirstResponder()
        var lines: [String] = []
        FormNavigator.trace = { [navigator = form.navigator] decision in
            lines.append(decision.description)
            navigator.focusNext()
        }
        form.navigator.focusNext()
        FormNavigator.trace = nil
        #expect(lines == ["moved to UITextField “1”"] && form.focus == "2")
    }

    @Test("a decision that is kept keeps no view alive")
    func lifetime() {
        var decisions: [FormNavigator.Decision] = []
        var watched: [Weak] = []
        do {
            let form = DeviceForm(2)
            form.viewController.view.addSubview(UIView())
            let box = UIView()
            box.isHidden = true
            form.viewController.view.addSubview(box)
            box.addSubview(form.fields[1])
            decisions = trace {
                form.fields[0].becomeFirstResponder()
                form.navigator.focusNext()
            }
            #expect(
                decisions.contains { $0.responsibleView === box } && decisions.contains { $0.origin === form.fields[0] }
            )
            watched = [form.viewController, box, form.fields[0], form.fields[1]].map { Weak(object: $0) }
            form.device.close(form.window)
        }
        HeadlessDevice().settle()
        #expect(watched.compactMap(\.object).isEmpty)
        #expect(decisions.contains { $0.view == nil && $0.description.contains("“1”") })
    }
}
