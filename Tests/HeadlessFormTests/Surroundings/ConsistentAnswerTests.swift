import FormNavigation
import TestSupport
import Testing
import UIKit

/// Questions that a navigator answers in two places: which answer is right, and that both give it.
@MainActor
struct ConsistentAnswerTests {
    private typealias ChatController = SurroundingsTests.ChatController
    typealias Place = SurroundingsTests.Place

    // MARK: What a field is in

    nonisolated static let places = [
        Place("a navigation bar", .leftAlone) { UINavigationBar() },
        Place("an excluded controller that is no child", .leftAlone, isChild: false) { ChatController() },
        Place("an excluded child of a controller that is no child", .leftAlone) { form in
            let controller = UIViewController()
            form.put(innerIn: controller, isChild: false)
            form.put(innerIn: ChatController(), inside: controller)
            return [controller]
        },
    ]

    @Test("a field is left alone whichever way a navigator comes to it", arguments: places, [false, true])
    func leftAlone(_ place: Place, isTraced: Bool) {
        SurroundingsTests.check(place, isTraced: isTraced)
    }

    @Test("a field in the title of a navigation controller's screen is left alone", arguments: [false, true])
    func titleView(wrapped: Bool) {
        let title = SurroundingsTests.TitleForm(wrapped: wrapped)
        let navigator = FormNavigator(viewController: title.navigation)
        #expect(title.form.treatment(by: navigator) == .leftAlone)
        #expect(names(title.form.fields(of: navigator, whileEditing: title.form.first)) == "0 1")
        title.form.window.endEditing(true)
        navigator.focusNext()
        #expect(navigator.currentField === title.form.first)
    }

    @Test("a switch in a bar is no stop, whatever its options say")
    func stopInBar() {
        let form = SurroundedForm()
        let bar = UINavigationBar()
        form.put(innerIn: bar)
        form.inner.isHidden = true
        let toggle = UISwitch(frame: CGRect(x: 300, y: 5, width: 51, height: 31))
        toggle.formOptions.stop = .always
        bar.addSubview(toggle)
        let navigator = FormNavigator(viewController: form.controller)
        #expect(names(form.fields(of: navigator, whileEditing: form.first)) == "0 1")
        #expect(navigator.focusNext() && navigator.currentField.map { names([$0]) } == "1")
    }

    @Test("an excluded controller's own navigator leaves its fields alone", arguments: [false, true])
    func ownNavigatorOfExcluded(isInChild: Bool) {
        let form = SurroundedForm(ChatController())
        if isInChild { form.put(innerIn: UIViewController()) } else { form.put(innerIn: UIView()) }
        let navigator = FormNavigator(viewController: form.controller)
        navigator.configuration.excludedViewControllerClasses.append(ChatController.self)
        #expect(form.treatment(by: navigator) == .leftAlone)
        #expect(navigator.fields.isEmpty && !navigator.focusNext() && !navigator.canFocusNext)
    }

    // MARK: Which form

    nonisolated static let embeddings = [
        Place("a controller that is no child", .served, isChild: false) { UIViewController() }
    ]

    @Test("whichever field has focus, to the shared navigator the form is the same", arguments: embeddings)
    func sameForm(_ place: Place) {
        SurroundingsTests.checkForm(place)
    }

    @Test("the screen of a navigation controller inside another screen is a form of its own to the shared navigator")
    func screenInScreen() {
        withShared { shared in
            let form = SurroundedForm()
            let screen = UIViewController()
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isNavigationBarHidden = true
            form.put(innerIn: navigation)
            form.window.layoutIfNeeded()
            screen.view.addSubview(form.inner)
            #expect(names(form.fields(of: shared, whileEditing: form.first)) == "0 1")
            #expect(names(form.fields(of: shared, whileEditing: form.inner)) == "inner")
        }
    }

    // MARK: Tracing

    /// What happens to the view around the field that has focus.
    enum Change: CaseIterable {
        case hiding, disabling, skipping, excluding

        @MainActor
        func apply(to view: UIView, in navigator: FormNavigator) {
            switch self {
            case .hiding: view.isHidden = true
            case .disabling: view.isUserInteractionEnabled = false
            case .skipping: view.formOptions.stop = .never
            case .excluding: navigator.configuration.excludedViewControllerClasses.append(ChatController.self)
            }
        }
    }

    /// Where Next leads from "inner" after something has happened to the view around it.
    private func next(after change: Change, isTraced: Bool) -> String? {
        let form = SurroundedForm()
        let chat = ChatController()
        form.put(innerIn: chat)
        let navigator = FormNavigator(viewController: form.controller)
        form.inner.becomeFirstResponder()
        change.apply(to: chat.view, in: navigator)
        if isTraced { _ = trace { navigator.focusNext() } } else { navigator.focusNext() }
        return navigator.currentField.map { names([$0]) }
    }

    @Test("tracing changes nothing", arguments: Change.allCases)
    func tracing(_ change: Change) {
        #expect(next(after: change, isTraced: false) == next(after: change, isTraced: true))
    }

    @Test("moves go on from a field that can no longer take part", arguments: [Change.hiding, .disabling])
    func goesOn(_ change: Change) {
        #expect(next(after: change, isTraced: false) == "1")
    }

    // MARK: Modal views

    typealias Case = ModalSurroundingsTests.Case

    nonisolated static let modalViews = [
        Case("collapsed to no height, and clipping", covers: false) {
            $0.modal.clipsToBounds = true
            $0.modal.frame.size.height = 0
        },
        Case("cut away by the view around", covers: false) {
            $0.host.clipsToBounds = true
            $0.host.frame.size.height = 350
        },
        Case("in sight, with nothing in it", covers: false) { scene in
            for view in scene.modal.subviews { view.removeFromSuperview() }
        },
    ]

    @Test("a modal view covers a part of a form as it covers a form that is that part", arguments: modalViews)
    func modal(_ example: Case) {
        ModalSurroundingsTests.check(example)
    }

    @Test("below the fold of a screen too high for the window, the two agree whatever they say")
    func modalBelowTheFold() {
        let scene = ModalSurroundingsTests.Scene()
        scene.host.frame.size.height = 2_000
        scene.form.controller.view.frame.size.height = 2_000
        scene.modal.frame.origin.y = 1_500
        let covered = ModalSurroundingsTests.covered(scene)
        #expect(covered.fromAbove == covered.fromBelow)
    }

    @Test("scrolled away, the two agree whatever they say")
    func modalScrolledAway() {
        let scene = ModalSurroundingsTests.Scene()
        let scrollView = UIScrollView(frame: scene.host.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 3_000)
        scene.host.addSubview(scrollView)
        scrollView.addSubview(scene.child.view)
        scrollView.addSubview(scene.modal)
        scene.modal.frame.origin.y = 2_000
        let covered = ModalSurroundingsTests.covered(scene)
        #expect(covered.fromAbove == covered.fromBelow)
    }

    // MARK: Presented screens

    typealias Scene = PresentedSurroundingsTests.Scene

    @Test("the fields of a screen over a part that is no child, and those below it, are no stops")
    func presentedByNoChild() {
        PresentedSurroundingsTests.check(isChild: false)
    }

    @Test("a tap on a screen in the form's view keeps editing in a field below it")
    func tapOnScreenOverField() {
        let scene = Scene(isChild: true)
        scene.form.inner.becomeFirstResponder()
        scene.present()
        scene.form.inner.becomeFirstResponder()
        let decisions = trace { scene.tapScreen() }.map(\.description)
        #expect(decisions.contains { $0.hasSuffix("it belongs to a presented screen") })
        #expect(scene.form.inner.isFirstResponder)
    }

    @Test("a tap on a screen in the form's view keeps editing in a field beside it")
    func tapOnScreenBesideField() {
        let scene = Scene(isChild: true)
        scene.present()
        scene.form.first.becomeFirstResponder()
        scene.tapScreen()
        #expect(scene.form.first.isFirstResponder)
    }

    @Test("once a screen is on its way out, moves and taps both count as the form's again", arguments: [false, true])
    func dismissed(isOutsideOfForm: Bool) {
        let scene = Scene(isChild: true)
        let root = UIViewController()
        let controller = scene.form.controller
        scene.form.window.rootViewController = root
        root.addChild(controller)
        root.view.addSubview(controller.view)
        controller.view.frame = CGRect(x: 0, y: 60, width: 393, height: 500)
        controller.didMove(toParent: root)
        controller.definesPresentationContext = true
        scene.form.window.layoutIfNeeded()
        let screen = UIViewController()
        screen.modalPresentationStyle = .overCurrentContext
        controller.present(screen, animated: true)
        scene.form.device.settle()
        scene.form.first.becomeFirstResponder()
        #expect(!scene.navigator.canFocusNext)
        screen.dismiss(animated: true)
        scene.form.device.advance(by: 0.1)
        #expect(screen.isBeingDismissed && scene.navigator.canFocusNext)
        screen.presentationController?.containerView?.isUserInteractionEnabled = false
        scene.form.device.tap(at: CGPoint(x: 200, y: isOutsideOfForm ? 30 : 400))
        #expect(scene.navigator.currentField == nil)
    }

    // MARK: Closed groups

    /// Places whose fields no form contains. From a group inside such a place, it's not considered.
    nonisolated static let placesOfGroups =
        [
            Place("a view that is marked as skipped", .leftAlone) {
                let view = UIView()
                view.formOptions.stop = .never
                return view
            },
            Place("a hidden view", .leftAlone) {
                let view = UIView()
                view.isHidden = true
                return view
            },
            Place("a view without interaction", .leftAlone) {
                let view = UIView()
                view.isUserInteractionEnabled = false
                return view
            },
        ]

    @Test("what surrounds a closed group counts inside it", arguments: placesOfGroups)
    func aroundClosedGroup(_ place: Place) {
        ClosedGroupTests.check(place)
    }
}
