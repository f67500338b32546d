import FormNavigation
import Testing
import UIKit

/// Which of the app's views move for a field, and how far they may move.
@MainActor
struct FormReachTests {
    typealias MovedSafeArea = HeadlessBehavior.MovedSafeArea

    /// A screen with an accessory view that contains the app's own field.
    @MainActor
    private final class AccessoryController: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        let fieldInAccessory = UITextField(frame: CGRect(x: 8, y: 8, width: 300, height: 34))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            accessory.addSubview(fieldInAccessory)
        }

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { accessory }
    }

    @Test(
        "a field in the app's own accessory view moves nothing of the app, and leaves nothing moved",
        arguments: [true, false], HeadlessBehavior.avoidance)
    func accessory(_ isShared: Bool, _ behavior: HeadlessBehavior) {
        for hasFocusBefore in [true, false] {
            accessory(HeadlessDevice(behavior: behavior), isShared: isShared, hasFocusBefore: hasFocusBefore)
        }
    }

    private func accessory(_ device: HeadlessDevice, isShared: Bool, hasFocusBefore: Bool) {
        let controller = AccessoryController()
        var form: FormNavigator?
        if isShared { FormNavigator.shared.configuration.isAvoidanceEnabled = true }
        defer { FormNavigator.shared.configuration.isAvoidanceEnabled = false }
        let window = device.show(controller)
        if !isShared { form = FormNavigator(viewController: controller) }
        device.settle()
        if hasFocusBefore {
            controller.field.becomeFirstResponder()
        } else {
            controller.becomeFirstResponder()
        }
        device.settle()
        controller.fieldInAccessory.becomeFirstResponder()
        device.settle()
        #expect(controller.fieldInAccessory.isFirstResponder)
        #expect(controller.view.transform == .identity)
        device.type("abc")
        device.settle()
        #expect(controller.view.transform == .identity)
        controller.fieldInAccessory.resignFirstResponder()
        window.endEditing(true)
        device.settle()
        #expect(controller.view.transform == .identity)
        form?.uninstall()
    }

    @Test("another look while a field in the app's accessory view is edited leaves the keyboard with that field")
    func accessoryAndReload() {
        let device = HeadlessDevice()
        let controller = AccessoryController()
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        controller.field.becomeFirstResponder()
        device.settle()
        controller.fieldInAccessory.becomeFirstResponder()
        device.settle()
        // The Return key of the field below is different now, and its keyboard shows that when it's back.
        form.configuration.lastReturnKey = .go
        form.reload()
        device.settle()
        #expect(device.keyboard.responder === controller.fieldInAccessory)
        #expect(controller.view.transform == .identity)
        controller.fieldInAccessory.resignFirstResponder()
        device.settle()
        #expect(device.keyboard.responder === controller.field)
        #expect(device.keyboard.returnKeyType == .go)
        #expect(controller.view.transform.ty < 0)
    }

    @Test("after a field in the app's accessory view was edited, the form's own field is clear of the keyboard")
    func accessoryBefore() {
        let device = HeadlessDevice()
        let controller = AccessoryController()
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        controller.becomeFirstResponder()
        device.settle()
        controller.fieldInAccessory.becomeFirstResponder()
        device.settle()
        #expect(controller.view.transform == .identity)
        controller.field.becomeFirstResponder()
        device.settle()
        #expect(form.currentField === controller.field && device.keyboard.responder === controller.field)
        #expect(controller.view.transform.ty < 0)
    }

    @Test("a container that does not hold the field is left alone", arguments: HeadlessBehavior.avoidance)
    func foreignContainer(_ behavior: HeadlessBehavior) {
        final class Controller: UIViewController, FormContainerProviding {
            let card = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
            let beside = UIView(frame: CGRect(x: 40, y: 500, width: 300, height: 300))
            var isBeside = true
            var formContainer: UIView? { isBeside ? beside : UIView() }
        }
        let device = HeadlessDevice(behavior: behavior)
        let controller = Controller()
        controller.view.addSubview(controller.card)
        controller.view.addSubview(controller.beside)
        let field = UITextField(frame: CGRect(x: 0, y: 600, width: 200, height: 40))
        controller.card.addSubview(field)
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        for isBeside in [true, false] {
            controller.isBeside = isBeside
            field.becomeFirstResponder()
            device.settle()
            #expect(controller.beside.transform == .identity)
            #expect(controller.view.transform == .identity)
            navigator.endEditing()
            device.settle()
        }
    }

    /// Where a panel appears.
    enum Outside: CaseIterable {
        case plain, navigation, clipped
    }

    @Test(
        "a panel in the lower part of the screen comes up as far as the window allows",
        arguments: Outside.allCases, MovedSafeArea.allCases)
    func panel(_ outside: Outside, _ movedSafeArea: MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let parent = UIViewController()
        let panel = UIViewController()
        parent.addChild(panel)
        let host = UIView(frame: CGRect(x: 0, y: 480, width: 393, height: 372))
        host.clipsToBounds = outside == .clipped
        parent.view.addSubview(host)
        panel.view.frame = host.bounds
        host.addSubview(panel.view)
        panel.didMove(toParent: parent)
        let fields = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 20 + 110 * $0, width: 300, height: 40)) }
        for field in fields { panel.view.addSubview(field) }
        let above = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        parent.view.addSubview(above)
        let forms = [FormNavigator(viewController: parent), FormNavigator(viewController: panel)]
        let window = device.show(outside == .navigation ? UINavigationController(rootViewController: parent) : parent)
        device.settle()
        let before = Placement(of: window)
        for field in fields + fields.reversed() {
            field.becomeFirstResponder()
            device.settle()
            #expect(parent.view.transform == .identity)
            if outside == .clipped {
                // There isn't any room between the panel's edge and the keyboard, so nothing moves.
                #expect(panel.view.transform == .identity)
            } else {
                #expect(device.distance(to: field) >= 10 - 0.5)
            }
        }
        above.becomeFirstResponder()
        device.settle()
        #expect(panel.view.transform == .identity)
        window.endEditing(true)
        device.settle()
        #expect(Placement(of: window) == before)
        for form in forms { form.uninstall() }
    }

    @Test("a field at the end of a view that clips the form comes up into it, even without a keyboard")
    func clippedEnd() {
        let device = HeadlessDevice()
        let (parent, panel) = (UIViewController(), UIViewController())
        parent.addChild(panel)
        let host = UIView(frame: CGRect(x: 0, y: 60, width: 393, height: 300))
        host.clipsToBounds = true
        parent.view.addSubview(host)
        panel.view.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
        host.addSubview(panel.view)
        panel.didMove(toParent: parent)
        let field = UITextField(frame: CGRect(x: 20, y: 280, width: 300, height: 40))
        panel.view.addSubview(field)
        let form = FormNavigator(viewController: panel)
        device.show(parent)
        device.settle()
        field.becomeFirstResponder()
        device.settle()
        #expect(device.distance(to: field) > 10)
        #expect(field.convert(field.bounds, to: host).maxY <= 300.5)
        form.endEditing()
        device.settle()
        #expect(panel.view.transform == .identity)
    }

    @Test(
        "a scroll view with a header over it does not bring a field under the header",
        arguments: HeadlessBehavior.avoidance)
    func headerInset(_ behavior: HeadlessBehavior) {
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(behavior: behavior))
        guard let scrollView = stage.scrollView else { return }
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 180))
        stage.controller.view.addSubview(header)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset.top = 180
        scrollView.contentOffset.y = -180
        stage.focus(11)
        for index in (0..<12).reversed() {
            stage.focus(index)
            let frame = stage.fields[index].convert(stage.fields[index].bounds, to: nil)
            #expect(frame.minY >= 180 + 10 - 0.5, "\(index)")
            #expect(stage.distance(of: stage.fields[index]) >= 10 - 0.5)
        }
        stage.dismiss()
        #expect(scrollView.contentInset == UIEdgeInsets(top: 180, left: 0, bottom: 0, right: 0))
    }

    @Test("going backwards a field keeps the distance below the navigation bar too", arguments: MovedSafeArea.allCases)
    func topEdge(_ movedSafeArea: MovedSafeArea) {
        for scrolls in [true, false] {
            let device = HeadlessDevice(.iPhoneSE, movedSafeArea)
            let stage = AvoidanceStage(14, scrolls: scrolls, gap: 70, on: device)
            stage.window.rootViewController = nil
            let navigation = UINavigationController(rootViewController: stage.controller)
            stage.window.rootViewController = navigation
            device.settle()
            stage.scrollView?.frame = stage.controller.view.bounds
            stage.focus(13)
            while stage.navigator.focusPrevious() {
                device.settle()
                guard let field = stage.navigator.currentField else { break }
                let frame = field.convert(field.bounds, to: nil)
                let top = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil).maxY
                #expect(scrolls ? frame.minY >= top + 10 - 0.5 : true, "\(field)")
                #expect(stage.distance(of: field) >= 10 - 0.5 || !scrolls)
            }
            stage.dismiss()
        }
    }

    @Test(
        "a transform that the app sets relative to what it reads keeps its own part, and loses ours",
        arguments: MovedSafeArea.allCases)
    func relativeTransform(_ movedSafeArea: MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let stage = AvoidanceStage(scrolls: false, on: device)
        let view: UIView = stage.controller.view
        stage.focus(10)
        view.transform = view.transform.translatedBy(x: 3, y: -7)
        device.type("a")
        device.settle()
        #expect(stage.distance(of: stage.fields[10]) >= 10 - 0.5)
        view.transform = view.transform.translatedBy(x: 0, y: 12)
        stage.focus(11)
        #expect(abs(stage.distance(of: stage.fields[11]) - 10) < 0.5)
        stage.dismiss()
        #expect(view.transform == CGAffineTransform(translationX: 3, y: 5))
        #expect(stage.controller.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "a companion below the form's lower edge does not raise the form beyond what the keyboard covers of it",
        arguments: HeadlessBehavior.avoidance)
    func companionBelow(_ behavior: HeadlessBehavior) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(behavior: behavior))
        let companion = UIView(frame: CGRect(x: 20, y: 870, width: 300, height: 40))
        stage.controller.view.addSubview(companion)
        stage.fields[9].formOptions.avoidance.companions = [companion]
        stage.focus(9)
        #expect(abs(stage.distance(of: stage.fields[9]) - 10) < 0.5)
        companion.frame.origin.y = 800
        stage.navigator.reload()
        stage.device.settle()
        #expect(abs(stage.distance(of: companion) - 10) < 0.5)
    }

    @Test("a navigator that goes leaves a form where the next one has moved it", arguments: MovedSafeArea.allCases)
    func handover(_ movedSafeArea: MovedSafeArea) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        stage.focus(11)
        let second = FormNavigator(viewController: stage.controller)
        stage.navigator.uninstall()
        stage.device.runLoop.turn()
        #expect(abs(stage.distance(of: stage.fields[11]) - 10) < 0.5)
        stage.device.settle()
        stage.focus(10)
        #expect(abs(stage.distance(of: stage.fields[10]) - 10) < 0.5)
        stage.dismiss()
        #expect(stage.controller.view.transform == .identity)
        #expect(stage.controller.additionalSafeAreaInsets == .zero)
        second.uninstall()
    }

    /// The app's own view that takes keys.
    @MainActor
    private final class PINView: UIView, UIKeyInput {
        var digits = ""
        var hasText: Bool { !digits.isEmpty }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { digits = String(digits.dropLast()) }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(
        "where focus goes on to a view of the app's own that takes keys, the form comes down again",
        arguments: HeadlessBehavior.avoidance)
    func pinView(_ behavior: HeadlessBehavior) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(behavior: behavior))
        let pin = PINView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        stage.controller.view.addSubview(pin)
        stage.focus(11)
        #expect(stage.controller.view.transform.ty < 0)
        pin.becomeFirstResponder()
        stage.device.settle()
        #expect(pin.isFirstResponder)
        #expect(stage.controller.view.transform == .identity)
        stage.device.type("1")
        stage.focus(11)
        #expect(stage.distance(of: stage.fields[11]) >= 10 - 0.5)
        stage.dismiss()
        #expect(stage.controller.view.transform == .identity)
    }
}
