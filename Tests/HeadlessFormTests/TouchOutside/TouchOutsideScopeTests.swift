import FormNavigation
import TestSupport
import Testing
import UIKit

/// Which taps end the editing of which fields, and that no window has anything left.
@MainActor
struct TouchOutsideScopeTests {
    // MARK: Nothing is left behind

    @Test("the window has its own recognizers only, whatever ends it", arguments: Ending.allCases)
    func nothingLeft(_ ending: Ending) {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 20, y: 80 + 50 * $0, width: 200, height: 40)) }
        for field in fields { controller.view.addSubview(field) }
        let window = device.show(controller)
        let own = UITapGestureRecognizer()
        window.addGestureRecognizer(own)
        var navigator: FormNavigator? = FormNavigator(viewController: controller)
        var other: FormNavigator?
        navigator?.configuration.endsEditingOnTapOutside = true
        #expect(window.gestureRecognizers == [own])
        for field in fields {
            field.becomeFirstResponder()
            #expect(window.gestureRecognizers?.count == 2)
        }
        switch ending {
        case .resigning: fields[1].resignFirstResponder()
        case .tap: device.tap(at: CGPoint(x: 200, y: 300))
        case .uninstall: navigator?.uninstall()
        case .release: navigator = nil
        case .switchingOff: navigator?.configuration.endsEditingOnTapOutside = false
        case .removal: fields[1].removeFromSuperview()
        case .exclusion: navigator?.configuration.excludedViewControllerClasses = [UIViewController.self]
        case .takeover: other = FormNavigator(viewController: controller)
        }
        #expect(window.gestureRecognizers == [own])
        withExtendedLifetime((navigator, other)) {}
    }

    enum Ending: CaseIterable {
        case resigning, tap, uninstall, release, switchingOff, removal, exclusion, takeover
    }

    @Test("nothing of the app is kept alive")
    func lifetime() {
        var watched: [Weak] = []
        do {
            let form = DeviceForm.forTapsOutside()
            form.fields[0].becomeFirstResponder()
            let objects: [AnyObject?] = [
                form.viewController, form.navigator, form.fields[0], form.window.gestureRecognizers?.last,
            ]
            watched = objects.map { Weak(object: $0) }
            #expect(watched.compactMap(\.object).count == 4)
            form.device.close(form.window)
        }
        HeadlessDevice().settle()
        #expect(watched.compactMap(\.object).isEmpty)
    }

    // MARK: Windows

    /// Two screens with a field each, to be shown in their own windows.
    private func twoScreens() -> (fields: [UITextField], controllers: [UIViewController]) {
        let fields = (0..<2).map { _ in UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40)) }
        let controllers = fields.map { field in
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        }
        return (fields, controllers)
    }

    @Test("only the window of the field that has focus is watched")
    func windows() throws {
        let device = HeadlessDevice()
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.configuration.endsEditingOnTapOutside = true
        let (fields, controllers) = twoScreens()
        let windows = controllers.map { device.show($0) }
        fields[0].becomeFirstResponder()
        #expect(windows.map { $0.gestureRecognizers?.count ?? 0 } == [1, 0])
        fields[1].becomeFirstResponder()
        #expect(windows.map { $0.gestureRecognizers?.count ?? 0 } == [0, 1])
        device.tap(at: CGPoint(x: 200, y: 300))
        #expect(!fields[1].isFirstResponder)
        #expect(windows.allSatisfy { $0.gestureRecognizers?.isEmpty != false })
    }

    @Test("focus that the app sends to another window with the same tap stays there")
    func focusInAnotherWindow() {
        let device = HeadlessDevice()
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.configuration.endsEditingOnTapOutside = true
        let (fields, controllers) = twoScreens()
        for controller in controllers.reversed() { device.show(controller) }
        let tap = UITapGestureRecognizer()
        HeadlessGesture.setAction(of: tap) { _ in fields[1].becomeFirstResponder() }
        controllers[0].view.addGestureRecognizer(tap)
        fields[0].becomeFirstResponder()
        device.tap(at: CGPoint(x: 200, y: 300))
        #expect(fields[1].isFirstResponder)
    }

    @Test("the shared navigator ends nothing until it is told to")
    func shared() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        controller.view.addSubview(field)
        device.show(UINavigationController(rootViewController: controller))
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        field.becomeFirstResponder()
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(field.isFirstResponder)
        shared.configuration.endsEditingOnTapOutside = true
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(!field.isFirstResponder)
    }

    // MARK: Screens

    @Test("a tap on a screen that is presented over the form is none of the form's")
    func covered() throws {
        let form = DeviceForm.forTapsOutside()
        let cover = UIViewController()
        cover.modalPresentationStyle = .overFullScreen
        form.viewController.present(cover, animated: false)
        form.device.settle()
        form.fields[0].becomeFirstResponder()
        #expect(form.focus == "0")
        form.tapBackground()
        #expect(form.focus == "0")
        cover.dismiss(animated: false)
        form.device.settle()
        form.fields[0].becomeFirstResponder()
        form.tapBackground()
        #expect(form.focus == nil)
    }

    @Test("a presented form ends editing with a tap on it and beside it")
    func presented() throws {
        let device = HeadlessDevice(.iPad)
        let presenter = UIViewController()
        device.show(presenter)
        let screen = UIViewController()
        screen.modalPresentationStyle = .formSheet
        screen.isModalInPresentation = true
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        screen.view.addSubview(field)
        let navigator = FormNavigator(viewController: screen)
        navigator.configuration.endsEditingOnTapOutside = true
        presenter.present(screen, animated: false)
        device.settle()
        field.becomeFirstResponder()
        device.tap(at: screen.view.convert(CGPoint(x: 100, y: 200), to: nil))
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        device.tap(at: CGPoint(x: 10, y: 10))
        #expect(!field.isFirstResponder)
    }

    @Test("a child's form in a sheet ends editing with a tap on the sheet beside the child's view")
    func childInSheet() {
        let device = HeadlessDevice(.iPad)
        let presenter = UIViewController()
        device.show(presenter)
        let screen = UIViewController()
        screen.modalPresentationStyle = .formSheet
        screen.isModalInPresentation = true
        let child = UIViewController()
        screen.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 150)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
        child.view.addSubview(field)
        let navigator = FormNavigator(viewController: child)
        navigator.configuration.endsEditingOnTapOutside = true
        presenter.present(screen, animated: false)
        device.settle()
        field.becomeFirstResponder()
        device.tap(at: screen.view.convert(CGPoint(x: 100, y: 300), to: nil))
        #expect(!field.isFirstResponder)
    }

    @Test("a tap on a sheet that doesn't dim the form is none of the form's, and one beside it is")
    func undimmedSheet() {
        let form = DeviceForm.forTapsOutside()
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        form.viewController.present(sheet, animated: false)
        form.device.settle()
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.focus == "0")
        form.device.tap(at: sheet.view.convert(CGPoint(x: 100, y: 20), to: nil))
        #expect(form.focus == "0")
        form.tapBackground()
        #expect(form.focus == nil)
    }

    @Test("the text fields of an alert are left alone")
    func alert() throws {
        let form = DeviceForm.forTapsOutside()
        FormNavigator.shared.configuration.endsEditingOnTapOutside = true
        defer { FormNavigator.shared.configuration.endsEditingOnTapOutside = false }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addTextField()
        form.viewController.present(alert, animated: false)
        form.device.settle()
        let field = try #require(alert.textFields?.first)
        field.becomeFirstResponder()
        #expect(form.window.gestureRecognizers?.isEmpty != false)
        form.device.tap(at: CGPoint(x: 10, y: 100))
        #expect(field.isFirstResponder)
    }

    // MARK: Several navigators

    @Test("each navigator goes by its own configuration, in its own fields")
    func severalNavigators() {
        let form = DeviceForm.forTapsOutside()
        let child = UIViewController()
        form.viewController.addChild(child)
        child.view.frame = CGRect(x: 0, y: 300, width: 393, height: 150)
        form.root.addSubview(child.view)
        let inner = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        child.view.addSubview(inner)
        child.didMove(toParent: form.viewController)
        let navigator = FormNavigator(viewController: child)
        inner.becomeFirstResponder()
        #expect(form.window.gestureRecognizers?.isEmpty != false)
        form.tapBackground()
        #expect(inner.isFirstResponder)
        form.fields[0].becomeFirstResponder()
        form.tapBackground()
        #expect(form.focus == nil)
        navigator.configuration.endsEditingOnTapOutside = true
        inner.becomeFirstResponder()
        #expect(form.window.gestureRecognizers?.count == 1)
        navigator.uninstall()
        // The outer navigator takes over the field, and listens for taps.
        #expect(form.window.gestureRecognizers?.count == 1)
        form.tapBackground()
        #expect(!inner.isFirstResponder)
    }
}
