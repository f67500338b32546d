import FormNavigation
import Testing
import UIKit

/// What the system moves on its own: sheets, screens that are swiped back, and notifications without any information.
@MainActor
struct SystemMovementTests {
    typealias MovedSafeArea = HeadlessBehavior.MovedSafeArea

    /// Two fields low on the screen, without a scroll view.
    @MainActor
    private final class Form: UIViewController {
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 500 + 60 * $0, width: 300, height: 40)) }
        private(set) var form: FormNavigator!

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { view.addSubview(field) }
            form = FormNavigator(viewController: self)
        }
    }

    @Test(
        "P11: a form stays lifted while its screen is swiped back, and is where it was if the person lets go half way",
        arguments: [true, false], MovedSafeArea.allCases)
    func swipeBack(_ showsAgain: Bool, _ movedSafeArea: MovedSafeArea) throws {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let form = Form()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = device.show(navigation)
        navigation.pushViewController(form, animated: false)
        device.settle()
        let before = Placement(of: form.view)
        form.fields[1].becomeFirstResponder()
        device.settle()
        let lifted = Placement(of: form.view)
        let frame = device.keyboard.frame
        let hidden = frame.offsetBy(dx: 0, dy: frame.height)

        for _ in 0..<2 {
            let swipe = try #require(HeadlessTransition.swipeBack(in: navigation))
            // UIKit hides the keyboard along with the finger.
            device.keyboard.post(UIResponder.keyboardWillHideNotification, begin: frame, end: hidden)
            device.advance(by: 0.1)
            #expect(Placement(of: form.view) == lifted)
            swipe.cancel()
            if showsAgain {
                device.keyboard.post(UIResponder.keyboardWillShowNotification, begin: hidden, end: frame)
            }
            device.settle()
            #expect(form.fields[1].isFirstResponder)
            #expect(Placement(of: form.view) == lifted)
            #expect(device.distance(to: form.fields[1]) >= 10 - 0.5)
            device.type("a")
            device.settle()
            #expect(Placement(of: form.view) == lifted)
        }
        // An intended hide is believed as before.
        form.form.endEditing()
        device.settle()
        #expect(Placement(of: form.view) == before)
        form.fields[1].becomeFirstResponder()
        device.settle()
        let swipe = try #require(HeadlessTransition.swipeBack(in: navigation))
        device.keyboard.post(UIResponder.keyboardWillHideNotification, begin: frame, end: hidden)
        swipe.finish()
        device.settle()
        #expect(form.view.transform == .identity)
        #expect(form.additionalSafeAreaInsets == .zero)
        _ = window
    }

    @Test(
        "a form in a sheet that the system raises is moved by the rest alone, and not before",
        arguments: HeadlessBehavior.SheetOrder.allCases, MovedSafeArea.allCases)
    func raisedSheet(_ order: HeadlessBehavior.SheetOrder, _ movedSafeArea: MovedSafeArea) {
        var behavior = HeadlessBehavior(movedSafeArea)
        behavior.sheetOrder = order
        let device = HeadlessDevice(.iPad, behavior: behavior)
        let presenter = UIViewController()
        let window = device.show(presenter)
        let form = Form()
        form.modalPresentationStyle = .formSheet
        presenter.present(form, animated: true)
        device.settle()
        // With a toolbar, the keyboard would appear in two steps, and the second step would be measured with the sheet
        // already raised.
        form.form.configuration.isToolbarEnabled = false
        let before = Placement(of: window)
        // Once with the sheet in its original position, and once with a sheet that has already been raised.
        for field in form.fields.reversed() {
            let isFirst = field === form.fields[1]
            let place = field.convert(field.bounds, to: nil).maxY
            field.becomeFirstResponder()
            if isFirst {
                #expect(place > device.keyboard.frame.minY, "the field has to be covered for this test")
                #expect(form.view.transform == .identity)
            }
            device.settle()
            #expect(device.distance(to: field) >= 10 - 0.5)
            let shift = form.view.transform.ty
            #expect(shift == 0 || abs(device.distance(to: field) - 10) < 0.5)
        }
        form.form.endEditing()
        device.settle()
        #expect(Placement(of: window) == before)
    }

    @Test(
        "P12 Q19: in a sheet or popover that may still be raised, nothing is lifted before the keyboard has settled",
        arguments: [UIModalPresentationStyle.formSheet, .popover], [false, true])
    func lowSheet(style: UIModalPresentationStyle, isOvertaken: Bool) {
        let device = HeadlessDevice(.iPad)
        let presenter = UIViewController()
        let window = device.show(presenter)
        let form = Form()
        form.modalPresentationStyle = style
        if style == .popover {
            form.preferredContentSize = CGSize(width: 400, height: 1_000)
            form.popoverPresentationController?.sourceView = presenter.view
            form.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 1_140, width: 20, height: 20)
            form.popoverPresentationController?.permittedArrowDirections = .down
            form.fields[1].frame.origin.y = 800
            device.behavior.popoversAvoidKeyboard = false
        }
        presenter.present(form, animated: true)
        device.settle()
        form.form.configuration.isToolbarEnabled = false
        // The device doesn't show its own keyboard, so the sheet stays where it is, and no keyboard of a previous
        // device is left.
        device.keyboard.isHardwareKeyboardAttached = true
        device.keyboard.post(UIResponder.keyboardWillHideNotification, begin: .zero, end: .zero)
        let field = form.fields[1]
        field.becomeFirstResponder()
        device.settle()
        let hidden = CGRect(x: 0, y: 1180, width: 820, height: 400)
        let frame = hidden.offsetBy(dx: 0, dy: -400)
        device.keyboard.post(UIResponder.keyboardWillShowNotification, begin: hidden, end: frame)
        #expect(form.view.transform == .identity)
        if isOvertaken {
            // One change overtakes another, and then a keyboard is somewhere else than was announced (Q25).
            let higher = frame.offsetBy(dx: 0, dy: -50)
            device.keyboard.post(UIResponder.keyboardWillChangeFrameNotification, begin: frame, end: higher)
            device.keyboard.post(UIResponder.keyboardWillChangeFrameNotification, begin: higher, end: frame)
            #expect(form.view.transform == .identity)
        }
        let end = isOvertaken ? frame.insetBy(dx: 0, dy: 10).offsetBy(dx: 0, dy: 10) : frame
        device.keyboard.post(UIResponder.keyboardDidShowNotification, begin: hidden, end: end)
        device.runLoop.turn()
        #expect(abs(field.convert(field.bounds, to: nil).maxY - (frame.minY - 10)) < 0.5)
        device.keyboard.post(UIResponder.keyboardWillHideNotification, begin: frame, end: hidden)
        device.settle()
        #expect(form.view.transform == .identity)
        _ = window
    }

    /// Begins editing, and expects the form to move with the keyboard, and not after it.
    private func expectRaisedWithKeyboard(
        _ form: Form, for field: UITextField, on device: HeadlessDevice, _ location: SourceLocation = #_sourceLocation
    ) {
        field.becomeFirstResponder()
        device.runLoop.turn()
        let shift = form.view.transform.ty
        #expect(shift < 0, sourceLocation: location)
        device.settle()
        #expect(form.view.transform.ty == shift, sourceLocation: location)
        #expect(abs(device.distance(to: field) - 10) < 0.5, sourceLocation: location)
    }

    @Test("a form in the lower part of a screen that fills the window is raised with the keyboard")
    func childOfPresentedScreen() {
        let device = HeadlessDevice()
        let presenter = UIViewController()
        device.show(presenter)
        let (screen, form) = (UIViewController(), Form())
        screen.modalPresentationStyle = .fullScreen
        screen.addChild(form)
        form.view.frame = CGRect(x: 0, y: 200, width: 393, height: 652)
        screen.view.addSubview(form.view)
        form.didMove(toParent: screen)
        presenter.present(screen, animated: false)
        device.settle()
        expectRaisedWithKeyboard(form, for: form.fields[0], on: device)
    }

    /// Presents a card at the lower end of the screen.
    private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
        private final class Card: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                guard let bounds = containerView?.bounds else { return .zero }
                return bounds.divided(atDistance: 500, from: .maxYEdge).slice
            }
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
    }

    @Test("a form on a card of the app's own, which the system doesn't raise, is raised with the keyboard")
    func card() {
        let (device, presenter, form, cards) = (HeadlessDevice(), UIViewController(), Form(), Cards())
        device.show(presenter)
        form.modalPresentationStyle = .custom
        form.transitioningDelegate = cards
        presenter.present(form, animated: false)
        device.settle()
        for field in form.fields { field.frame.origin.y -= 200 }
        let top = form.view.convert(form.view.bounds, to: nil).minY
        #expect(top > 300)
        expectRaisedWithKeyboard(form, for: form.fields[1], on: device)
        form.form.endEditing()
        device.settle()
        #expect(form.view.convert(form.view.bounds, to: nil).minY == top)
    }

    @Test("a notification that does not say where the keyboard is counts for nothing, and is traced")
    func oddNotification() {
        var ignored: [String] = []
        FormNavigator.trace = { if $0.kind == .ignoredNotification { ignored.append("\($0)") } }
        defer { FormNavigator.trace = nil }
        let stage = AvoidanceStage(scrolls: false)
        stage.focus(11)
        let transform = stage.controller.view.transform
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: ["UIKeyboardFrameEndUserInfoKey": "?"])
        #expect(stage.controller.view.transform == transform)
        #expect(ignored == ["ignored UIKeyboardWillShowNotification: frameOfWrongType(\"String\")"])
    }

    @Test("F5: where layout does not let a view be moved, nothing creeps", arguments: MovedSafeArea.allCases)
    func movingInVain(_ movedSafeArea: MovedSafeArea) {
        final class Controller: UIViewController, FormContainerProviding {
            let card = UIView()
            let field = UITextField()
            var formContainer: UIView? { card }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                card.bounds = view.bounds
                card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            }
        }
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let controller = Controller()
        let (card, field) = (controller.card, controller.field)
        controller.view.addSubview(card)
        card.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        // A plain view's safe area depends on its position, so the field stays where it is.
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor, constant: 560),
            field.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 200),
        ])
        let navigator = FormNavigator(viewController: controller)
        let window = device.show(controller)
        device.settle()
        let before = Placement(of: window)
        field.becomeFirstResponder()
        device.settle()
        let settled = Placement(of: window)
        for _ in 0..<4 {
            device.type("a")
            device.settle()
            #expect(Placement(of: window) == settled)
        }
        navigator.endEditing()
        device.settle()
        #expect(Placement(of: window) == before)
    }
}
