import TestSupport
import Testing
import UIKit

@testable import FormNavigation

@MainActor
struct CollectingTests {
    /// A way to remove field 1 of three from the form, and the reason why it's skipped.
    struct Exclusion: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let reason: FormNavigator.Decision.Reason
        let apply: @MainActor @Sendable (UITextField, UIView) -> Void
    }

    // Field 1 is in its own container, which is the closure's second parameter.
    nonisolated static let exclusions = [
        Exclusion(testDescription: "hidden", reason: .hidden) { field, _ in field.isHidden = true },
        Exclusion(testDescription: "alpha 0", reason: .hidden) { field, _ in field.alpha = 0 },
        Exclusion(testDescription: "alpha 0.009", reason: .hidden) { field, _ in field.alpha = 0.009 },
        Exclusion(testDescription: "disabled", reason: .disabled) { field, _ in field.isEnabled = false },
        Exclusion(testDescription: "no interaction", reason: .notInteractive) { field, _ in
            field.isUserInteractionEnabled = false
        },
        Exclusion(testDescription: "marked", reason: .marked) { field, _ in field.formOptions.stop = .never },
        Exclusion(testDescription: "in a hidden container", reason: .hiddenAncestor) { _, box in box.isHidden = true },
        Exclusion(testDescription: "in a transparent container", reason: .hiddenAncestor) { _, box in box.alpha = 0 },
        Exclusion(testDescription: "in a container without interaction", reason: .notInteractiveAncestor) { _, box in
            box.isUserInteractionEnabled = false
        },
        Exclusion(testDescription: "in a marked container", reason: .marked) { _, box in
            box.formOptions.stop = .never
        },
        Exclusion(testDescription: "without a size", reason: .noSize) { field, _ in field.frame.size = .zero },
        Exclusion(testDescription: "in a collapsed section", reason: .outOfSight) { _, box in
            box.clipsToBounds = true
            box.frame.size.height = 0
        },
        Exclusion(testDescription: "scaled to nothing", reason: .scaledToNothing) { field, _ in
            field.transform = CGAffineTransform(scaleX: 0, y: 0)
        },
        Exclusion(testDescription: "in a container scaled to nothing", reason: .scaledToNothing) { _, box in
            box.transform = CGAffineTransform(scaleX: 0, y: 0)
        },
        Exclusion(testDescription: "in a container that clips and is scaled to nothing", reason: .scaledToNothing) {
            _, box in
            box.clipsToBounds = true
            box.transform = CGAffineTransform(scaleX: 0, y: 0)
        },
        Exclusion(testDescription: "in a container scaled to a thousandth", reason: .scaledToNothing) { _, box in
            box.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        },
        Exclusion(testDescription: "in a container scaled to nothing in one direction", reason: .scaledToNothing) {
            _, box in
            box.transform = CGAffineTransform(scaleX: 1, y: 0.001)
        },
        Exclusion(testDescription: "turned in a container scaled to nothing in one direction", reason: .scaledToNothing)
        { _, box in
            box.transform = CGAffineTransform(scaleX: 0, y: 1).rotated(by: .pi / 4)
        },
        Exclusion(testDescription: "scaled down twice", reason: .scaledToNothing) { field, box in
            field.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
            box.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        },
        Exclusion(testDescription: "in a search bar", reason: .bar) { field, box in
            let bar = UISearchBar(frame: box.frame)
            box.addSubview(bar)
            bar.addSubview(field)
        },
    ]

    private func makeForm() -> (form: TestForm, box: UIView) {
        let form = TestForm(column: 3)
        let box = UIView(frame: form.view.bounds)
        form.view.insertSubview(box, at: 1)
        box.addSubview(form.fields[1])
        return (form, box)
    }

    @Test("a field that cannot take part now is no stop, and the trace says why", arguments: exclusions)
    func excluded(_ exclusion: Exclusion) {
        let (form, box) = makeForm()
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(names(navigator.fields) == "0 1 2")
        exclusion.apply(form.fields[1], box)
        #expect(names(navigator.fields) == "0 2")

        let skips = trace { _ = navigator.fields }.compactMap { decision in
            decision.kind == .skipped && decision.view === form.fields[1] ? decision.reason : nil
        }
        #expect(skips == [exclusion.reason])
    }

    @Test("a field that is merely small is a stop, in a form of any scale", arguments: [1, 0.1, 0.001, 0, -1])
    func scaledDown(_ scale: CGFloat) {
        let (form, box) = makeForm()
        form.view.transform = CGAffineTransform(scaleX: scale, y: scale)
        box.transform = CGAffineTransform(scaleX: -0.1, y: 0.02)
        #expect(FormNavigator(viewController: form.viewController).fields.contains(form.fields[1]))
    }

    @Test("a nearly transparent field that UIKit still lets people touch is a stop")
    func barelyVisible() {
        let form = TestForm(column: 2)
        form.fields[1].alpha = 0.01
        #expect(names(FormNavigator(viewController: form.viewController).fields) == "0 1")
    }

    @Test("a text view is a stop while it is editable")
    func textViews() {
        let form = TestForm(column: 1)
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
        view.accessibilityIdentifier = "text"
        form.view.addSubview(view)
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(names(navigator.fields) == "0 text")
        view.isEditable = false
        #expect(names(navigator.fields) == "0")
        view.isEditable = true
        view.isSelectable = false
        #expect(names(navigator.fields) == "0")
    }

    @Test("A2: collecting asks no field's delegate anything")
    func asksNothing() {
        final class Asked: NSObject, UITextFieldDelegate {
            var count = 0
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
                count += 1
                return true
            }
        }
        let form = TestForm(column: 5)
        let delegate = Asked()
        for field in form.fields { field.delegate = delegate }
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(navigator.fields.count == 5)
        #expect(delegate.count == 0)
    }

    @Test("fields of child controllers belong to the form, those of excluded ones and their subclasses do not")
    func childControllers() {
        class ChatViewController: UIViewController {}
        final class GroupChatViewController: ChatViewController {}
        let form = TestForm(column: 1)
        for (index, child) in [UIViewController(), ChatViewController(), GroupChatViewController()].enumerated() {
            form.viewController.addChild(child)
            form.view.addSubview(child.view)
            child.view.frame = CGRect(x: 0, y: 200 + 50 * CGFloat(index), width: 393, height: 44)
            child.didMove(toParent: form.viewController)
            let field = UITextField(frame: child.view.bounds)
            field.placeholder = "child \(index)"
            child.view.addSubview(field)
        }
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(names(navigator.fields) == "0 child 0 child 1 child 2")
        navigator.configuration.excludedViewControllerClasses.append(ChatViewController.self)
        #expect(names(navigator.fields) == "0 child 0")
    }

    @Test("a search field is no stop and keeps its key, with or without a bar around it")
    func searchField() {
        let form = TestForm(column: 1)
        let field = UISearchTextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        field.returnKeyType = .search
        form.view.addSubview(field)
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(names(navigator.fields) == "0")
        field.becomeFirstResponder()
        #expect(field.returnKeyType == .search)
        #expect(field.inputAccessoryView == nil)
    }

    @Test("creating a navigator, and asking it, does not load the controller's view")
    func doesNotLoadView() {
        let controller = UIViewController()
        let navigator = FormNavigator(viewController: controller)
        #expect(navigator.fields.isEmpty)
        #expect(!navigator.canFocusNext)
        #expect(!navigator.focusNext())
        #expect(!controller.isViewLoaded)
    }

    @Test("the frames that the order goes by follow scrolling, transforms and nesting")
    func frames() throws {
        // Field 1 is above field 0 only if both the scroll view's offset and the container's transform count.
        let form = TestForm([
            CGRect(x: 20, y: 300, width: 200, height: 40), CGRect(x: 0, y: 500, width: 200, height: 40),
        ])
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        scrollView.contentSize = CGSize(width: 393, height: 2_000)
        let box = UIView(frame: CGRect(x: 20, y: 0, width: 300, height: 700))
        form.view.insertSubview(scrollView, at: 0)
        scrollView.addSubview(box)
        box.addSubview(form.fields[1])
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(names(navigator.fields) == "0 1")
        scrollView.contentOffset.y = 150
        #expect(names(navigator.fields) == "0 1")
        box.transform = CGAffineTransform(translationX: 0, y: -100)
        #expect(names(navigator.fields) == "1 0")
        scrollView.contentOffset.y = 0
        #expect(names(navigator.fields) == "0 1")
        box.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        // The box shrinks to a fifth around its center at y 350: field 1 moves from 170 below it to 34 below it.
        #expect(names(navigator.fields) == "0 1")
        box.transform = CGAffineTransform(scaleX: -1, y: -1)
        // Turned around its center, the box has the field 170 above it, at 180.
        #expect(names(navigator.fields) == "1 0")
    }
}
