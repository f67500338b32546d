import FormNavigation
import TestSupport
import Testing
import UIKit

/// The surroundings of a field determine what a navigator does for it, no matter how the navigator finds the field: by
/// searching from above, or because the field has focus.
@MainActor
struct SurroundingsTests {
    class ChatController: UIViewController {}

    /// What a field is in, and how it should be treated.
    struct Place: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let treatment: SurroundedForm.Treatment
        /// Puts the field there, and returns what has to be retained meanwhile.
        let put: @MainActor @Sendable (SurroundedForm) -> [AnyObject]

        init(
            _ name: String, _ treatment: SurroundedForm.Treatment,
            put: @escaping @MainActor @Sendable (SurroundedForm) -> [AnyObject]
        ) {
            testDescription = name
            self.treatment = treatment
            self.put = put
        }

        init(
            _ name: String, _ treatment: SurroundedForm.Treatment,
            in view: @escaping @MainActor @Sendable () -> UIView
        ) {
            self.init(name, treatment) { form in
                form.put(innerIn: view())
                return []
            }
        }

        init(
            _ name: String, _ treatment: SurroundedForm.Treatment, isChild: Bool,
            of controller: @escaping @MainActor @Sendable () -> UIViewController
        ) {
            self.init(name, treatment) { form in
                let controller = controller()
                form.put(innerIn: controller, isChild: isChild)
                return [controller]
            }
        }
    }

    nonisolated static let places = [
        Place("a view", .served) { UIView() },
        Place("a stack view", .served) { UIStackView() },
        Place("a scroll view", .served) { UIScrollView() },
        Place("a toolbar", .served) { UIToolbar() },
        Place("a search bar", .leftAlone) { UISearchBar() },
        Place("a child controller", .served, isChild: true) { UIViewController() },
        Place("a controller that is no child", .served, isChild: false) { UIViewController() },
        Place("a child that contains screens", .served, isChild: true) { UINavigationController() },
        Place("an excluded child", .leftAlone, isChild: true) { ChatController() },
        Place("a child of an excluded child", .leftAlone) { form in
            let chat = ChatController()
            form.put(innerIn: chat)
            form.put(innerIn: UIViewController(), inside: chat)
            return []
        },
        Place("a child with a navigator of its own", .leftAlone) { form in
            let child = UIViewController()
            form.put(innerIn: child)
            return [FormNavigator(viewController: child)]
        },
        Place("a controller with a navigator of its own that is no child", .leftAlone) { form in
            let controller = UIViewController()
            form.put(innerIn: controller, isChild: false)
            return [controller, FormNavigator(viewController: controller)]
        },
    ]

    static func check(_ place: Place, isTraced: Bool = false) {
        let form = SurroundedForm()
        let kept = place.put(form)
        let navigator = FormNavigator(viewController: form.controller)
        navigator.configuration.excludedViewControllerClasses.append(ChatController.self)
        var treatment: SurroundedForm.Treatment?
        if isTraced {
            _ = trace { treatment = form.treatment(by: navigator) }
        } else {
            treatment = form.treatment(by: navigator)
        }
        #expect(treatment == place.treatment)
        withExtendedLifetime(kept) {}
    }

    @Test(
        "a field is a stop, is reached by moves, is current and has what stops have; or none of it",
        arguments: places, [false, true])
    func oneAnswer(_ place: Place, isTraced: Bool) { Self.check(place, isTraced: isTraced) }

    // MARK: Bars

    /// A screen in a navigation controller, with a field in its title view.
    @MainActor
    struct TitleForm {
        let form = SurroundedForm()
        let navigation: UINavigationController

        init(wrapped: Bool) {
            let title = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 40))
            title.addSubview(form.inner)
            form.controller.navigationItem.titleView = wrapped ? title : form.inner
            navigation = UINavigationController(rootViewController: form.controller)
            form.window.rootViewController = navigation
            form.window.layoutIfNeeded()
        }
    }

    @Test("the shared navigator leaves a field in a screen's title alone, tapped or not", arguments: [false, true])
    func titleViewOfShared(wrapped: Bool) throws {
        try withShared { shared in
            let title = TitleForm(wrapped: wrapped)
            #expect(title.form.treatment(by: shared) == .leftAlone)
            title.form.window.endEditing(true)
            try title.form.device.tap(title.form.inner)
            #expect(title.form.inner.isFirstResponder && shared.currentField == nil)
            #expect(title.form.inner.inputAccessoryView == nil)
        }
    }

    // MARK: Exclusion

    @Test("to the shared navigator, what a controller above is excluded from, those in it are")
    func excludedAbove() {
        withShared { shared in
            let form = SurroundedForm(ChatController())
            form.put(innerIn: UIViewController())
            shared.configuration.excludedViewControllerClasses.append(ChatController.self)
            #expect(form.treatment(by: shared) == .leftAlone)
        }
    }

    @Test("a controller above the one that a navigator was made for does not count, whichever way it is asked")
    func excludedAboveScope() {
        let form = SurroundedForm()
        let chat = ChatController()
        form.window.rootViewController = chat
        chat.addChild(form.controller)
        chat.view.addSubview(form.controller.view)
        form.controller.didMove(toParent: chat)
        form.put(innerIn: UIView())
        let navigator = FormNavigator(viewController: form.controller)
        navigator.configuration.excludedViewControllerClasses.append(ChatController.self)
        #expect(form.treatment(by: navigator) == .served)
    }

    // MARK: Rules

    @Test("a rule for a controller counts by a move as by a tap, child or not", arguments: [true, false])
    func rules(isChild: Bool) {
        let form = SurroundedForm()
        let chat = ChatController()
        form.put(innerIn: chat, isChild: isChild)
        let navigator = FormNavigator(viewController: form.controller)
        navigator.configuration.rules = [.off(.toolbar, in: ChatController.self)]
        var treatment = SurroundedForm.Treatment.served
        treatment.byCode = [.current, .returnKey]
        treatment.byMove = treatment.byCode
        #expect(form.treatment(by: navigator) == treatment)
        #expect(form.first.inputAccessoryView === navigator.toolbar)
    }

    @Test(
        "a field that moves into a controller with a rule, and out again, has what is right there",
        arguments: [
            false, true,
        ])
    func ruleOfNewParent(byMove: Bool) {
        let form = SurroundedForm()
        let chat = ChatController()
        form.put(innerIn: chat)
        let outside = UIView(frame: chat.view.frame)
        form.controller.view.addSubview(outside)
        let navigator = FormNavigator(viewController: form.controller)
        navigator.configuration.rules = [.off([.toolbar, .returnKeys], in: ChatController.self)]
        for (parent, hasAll) in [(outside, true), (chat.view, false), (outside, true)] as [(UIView, Bool)] {
            form.first.becomeFirstResponder()
            // The order of the form stays the same.
            parent.addSubview(form.inner)
            if byMove { navigator.focusNext() } else { form.inner.becomeFirstResponder() }
            #expect(navigator.currentField === form.inner)
            #expect((form.inner.inputAccessoryView === navigator.toolbar) == hasAll)
            #expect(form.inner.returnKeyType == (hasAll ? .next : .default))
        }
    }

    @Test(
        "a rule for the controller of a closed group applies to the fields in it, and to no other",
        arguments: [true, false])
    func ruleOfClosedGroup(isNested: Bool) {
        let form = SurroundedForm()
        let chat = ChatController()
        form.put(innerIn: chat)
        chat.view.formOptions.grouping = .closed
        if isNested {
            let group = UIView(frame: form.controller.view.bounds)
            group.formOptions.grouping = .closed
            form.controller.view.insertSubview(group, at: 0)
            group.addSubview(chat.view)
        }
        let navigator = FormNavigator(viewController: form.controller)
        navigator.configuration.rules = [.off([.toolbar, .returnKeys], in: ChatController.self)]
        for _ in 0..<2 {
            form.inner.becomeFirstResponder()
            #expect(form.inner.inputAccessoryView == nil && form.inner.returnKeyType == .default)
            form.first.becomeFirstResponder()
            #expect(form.first.inputAccessoryView === navigator.toolbar && form.first.returnKeyType != .default)
        }
    }

    @Test(
        "the rule that spares alerts counts as soon as their fields are no longer excluded", arguments: [true, false])
    func alertRule(hasRule: Bool) throws {
        try withShared { shared in
            let form = SurroundedForm()
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            shared.configuration.excludedViewControllerClasses = []
            if !hasRule { shared.configuration.rules = [] }
            shared.configuration.keyboardDistance = 300
            form.controller.present(alert, animated: false)
            form.device.settle()
            let field = try #require(alert.textFields?.first)
            let place = field.convert(field.bounds, to: nil)
            field.becomeFirstResponder()
            form.device.settle()
            #expect(field.inputAccessoryView === shared.toolbar)
            let moved = alert.view.transform.ty
            #expect((moved == 0) == hasRule, "it was at \(place)")
        }
    }

    // MARK: Which form

    nonisolated static let embeddings = [
        Place("a view", .served) { UIView() },
        Place("a child", .served, isChild: true) { UIViewController() },
    ]

    @Test("whichever field has focus, to the shared navigator the form is the same", arguments: embeddings)
    func sameForm(_ place: Place) { Self.checkForm(place) }

    static func checkForm(_ place: Place) {
        withShared { shared in
            let form = SurroundedForm()
            let kept = place.put(form)
            #expect(names(form.fields(of: shared, whileEditing: form.first)) == "0 inner 1")
            #expect(names(form.fields(of: shared, whileEditing: form.inner)) == "0 inner 1")
            withExtendedLifetime(kept) {}
        }
    }
}
