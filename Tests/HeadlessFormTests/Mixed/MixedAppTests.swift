import FormNavigation
import SwiftUI
import TestSupport
import Testing
import UIKit

/// Apps that combine SwiftUI and UIKit, as far as stand-ins for SwiftUI's hosts allow.
@MainActor
struct MixedAppTests {
    /// A UIKit screen with six fields, to be shown by SwiftUI.
    private final class FormController: FieldsController {
        let scrolls: Bool

        init(scrolls: Bool, hasNavigator: Bool) {
            self.scrolls = scrolls
            super.init(at: (0..<6).map { 60 + 110 * CGFloat($0) })
            if hasNavigator { form = FormNavigator(viewController: self) }
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let scrollView = UIScrollView(frame: view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 720)
            guard scrolls else { return }
            view.addSubview(scrollView)
            for field in fields { scrollView.addSubview(field) }
        }
    }

    private struct FormScreen: UIViewControllerRepresentable {
        let controller: FormController
        func makeUIViewController(context: Context) -> FormController { controller }
        func updateUIViewController(_ controller: FormController, context: Context) {}
    }

    private struct FieldPart: UIViewRepresentable {
        let field: UITextField
        func makeUIView(context: Context) -> UITextField { field }
        func updateUIView(_ field: UITextField, context: Context) {}
    }

    /// Makes its content shorter while there's a keyboard, as SwiftUI does unless it's told not to.
    private final class RoomyHost: UIHostingController<FormScreen> {
        private var token: (any NSObjectProtocol)?

        func makeRoom() {
            token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
            ) { [weak self] notification in
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                let top = ((frame as? NSValue)?.cgRectValue ?? frame as? CGRect)?.minY
                MainActor.assumeIsolated {
                    guard let self, let top, let content = self.view.subviews.first else { return }
                    UIView.animate(withDuration: 0.25) {
                        content.frame.size.height = min(self.view.bounds.maxY, top)
                        content.layoutIfNeeded()
                    }
                }
            }
        }
    }

    private func withShared(_ body: (FormNavigator) throws -> Void) rethrows {
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.enable()
        try body(shared)
        shared.endEditing()
    }

    private func isLeftAlone(_ field: UITextField, by navigator: FormNavigator) -> Bool {
        field.inputAccessoryView == nil && field.returnKeyType == .default && field.delegate == nil
            && navigator.currentField !== field && !navigator.fields.contains(field)
    }

    // MARK: - A UIKit screen in a SwiftUI screen

    @Test(
        "a form in a hosting controller is served as any other, by a navigator of its own and by the shared one",
        arguments: [true, false], [true, false])
    func formInHost(hasNavigator: Bool, scrolls: Bool) {
        withShared { shared in
            let device = HeadlessDevice()
            let screen = FormController(scrolls: scrolls, hasNavigator: hasNavigator)
            let host = UIHostingController(rootView: FormScreen(controller: screen))
            let beside = UIKitTextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
            host.view.addSubview(beside)
            device.show(host)
            let navigator = screen.form ?? shared
            let rest = Placement(of: host.view)
            screen.fields[0].becomeFirstResponder()
            device.settle()
            #expect(navigator.fields == screen.fields)
            #expect(screen.fields.map(\.returnKeyType) == [.next, .next, .next, .next, .next, .done])
            for index in 1...5 {
                if index.isMultiple(of: 2) { device.pressReturn() } else { navigator.focusNext() }
                device.settle()
                #expect(screen.fields[index].isFirstResponder)
                #expect(device.keyboard.inputAccessoryView === navigator.toolbar)
                let end = screen.fields[index].convert(screen.fields[index].bounds, to: nil).maxY
                #expect(device.keyboard.frame.minY - end >= 9.5)
            }
            navigator.endEditing()
            device.settle()
            if !scrolls { #expect(Placement(of: host.view) == rest) }
            #expect(screen.view.transform == .identity && host.view.transform == .identity)
        }
    }

    @Test(
        "where the host makes room for the keyboard as well, a field is seen and comes back, whoever hears of it first",
        arguments: [true, false], [true, false])
    func roomyHost(scrolls: Bool, hostIsFirst: Bool) {
        let device = HeadlessDevice()
        let screen = FormController(scrolls: scrolls, hasNavigator: false)
        let host = RoomyHost(rootView: FormScreen(controller: screen))
        if hostIsFirst { host.makeRoom() }
        let navigator = FormNavigator(viewController: screen)
        if !hostIsFirst { host.makeRoom() }
        device.show(host)
        let rest = Placement(of: host.view, countsOffsets: false)
        for index in [5, 2, 4] {
            screen.fields[index].becomeFirstResponder()
            device.settle()
            let sight = device.sight(of: screen.fields[index])
            #expect(sight.isWhole, "\(index): \(sight)")
            let end = screen.fields[index].convert(screen.fields[index].bounds, to: nil).maxY
            #expect(device.keyboard.frame.minY - end >= 9.5)
            // Room is made only once: with the field at the bottom, there's no more room below it than it requests.
            if index == 5, !scrolls { #expect(device.keyboard.frame.minY - end <= 10.5) }
            if scrolls { #expect(screen.view.transform == .identity) }
        }
        navigator.endEditing()
        device.settle()
        #expect(Placement(of: host.view, countsOffsets: false).difference(from: rest) == nil)
    }

    // MARK: - A UIKit field in a SwiftUI screen

    @Test("a UIKit field in a screen of SwiftUI's is left alone by the shared navigator, and nothing moves")
    func fieldInHost() {
        withShared { shared in
            let device = HeadlessDevice()
            let field = UITextField(named: "field")
            let host = UIHostingController(rootView: FieldPart(field: field))
            device.show(host)
            field.superview?.frame = CGRect(x: 20, y: 700, width: 300, height: 40)
            let decisions = trace { field.becomeFirstResponder() }
            device.settle()
            #expect(isLeftAlone(field, by: shared) && host.view.transform == .identity)
            #expect(
                decisions.contains { $0.kind == .leftAlone && $0.description.contains("alone: belongs to SwiftUI") })
            device.pressReturn()
            #expect(field.isFirstResponder && host.keyCommands == nil)
        }
    }

    @Test("a navigator for the hosting controller has the app's fields in it, and goes past SwiftUI's own")
    func navigatorForHost() {
        let device = HeadlessDevice()
        let first = UITextField(named: "first")
        let host = UIHostingController(rootView: FieldPart(field: first))
        let navigator = FormNavigator(viewController: host)
        device.show(host)
        first.superview?.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        let own = UIKitTextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        let last = UITextField(named: "last", frame: CGRect(x: 20, y: 760, width: 300, height: 40))
        for field in [own, last] as [UITextField] { host.view.addSubview(field) }
        #expect(navigator.fields == [first, last])
        first.becomeFirstResponder()
        #expect(first.inputAccessoryView === navigator.toolbar && isLeftAlone(own, by: navigator))
        device.pressReturn()
        #expect(last.isFirstResponder)
        device.settle()
        #expect(host.view.transform.ty < 0)
        let decisions = trace { own.becomeFirstResponder() }
        device.settle()
        #expect(isLeftAlone(own, by: navigator) && host.view.transform == .identity && host.keyCommands == nil)
        #expect(decisions.contains { $0.description.hasPrefix("left UIKitTextField alone: belongs to SwiftUI") })
    }

    @Test("SwiftUI's own fields are left alone wherever they are, by the shared navigator and by others")
    func ownFields() {
        withShared { shared in
            let form = DeviceForm(2)
            let own = UIKitTextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            form.viewController.view.addSubview(own)
            for navigator in [form.navigator, shared] {
                form.fields[0].becomeFirstResponder()
                #expect(navigator.fields == form.fields)
                own.becomeFirstResponder()
                form.device.settle()
                #expect(isLeftAlone(own, by: navigator) && form.viewController.keyCommands == nil)
                form.navigator.uninstall()
            }
            own.resignFirstResponder()
        }
    }

    @Test(
        "R7 a view of SwiftUI's without a height above the keyboard is no view of the app's, and one with a height is")
    func accessoryView() {
        final class Host: UIHostingController<FormScreen> {
            let accessory = _UIHostingView<Int>(frame: .zero)
            override var inputAccessoryView: UIView? { accessory }
        }
        for height in [0, 44] as [CGFloat] {
            let device = HeadlessDevice()
            let screen = FormController(scrolls: true, hasNavigator: true)
            let host = Host(rootView: FormScreen(controller: screen))
            host.accessory.frame.size.height = height
            device.show(host)
            screen.fields[0].becomeFirstResponder()
            device.settle()
            let view = height == 0 ? screen.form?.toolbar : host.accessory
            #expect(device.keyboard.inputAccessoryView === view)
            screen.form?.uninstall()
        }
    }

    /// Counts layouts that something forces.
    private final class Window: UIWindow {
        var forcedLayouts = 0
        override func layoutIfNeeded() {
            forcedLayouts += 1
            super.layoutIfNeeded()
        }
    }

    @Test("R8 focus forces no layout where nobody manages the field, nor in SwiftUI's views", arguments: 0..<3)
    func forcedLayout(_ place: Int) throws {
        let device = HeadlessDevice()
        let scene = try #require(device.application.connectedScenes.first as? UIWindowScene)
        let (window, field) = (Window(windowScene: scene), UITextField())
        let screen = FormController(scrolls: false, hasNavigator: place != 0)
        window.rootViewController = place == 1 ? UIHostingController(rootView: FormScreen(controller: screen)) : screen
        window.makeKeyAndVisible()
        device.settle()
        // Something has begun to listen.
        let other = FormNavigator(viewController: UIViewController())
        screen.view.addSubview(field)
        window.forcedLayouts = 0
        field.becomeFirstResponder()
        #expect((window.forcedLayouts > 0) == (place == 2))
        field.resignFirstResponder()
        window.isHidden = true
        withExtendedLifetime(other) {}
    }

    // MARK: - A SwiftUI screen over a form

    @Test(
        "while a screen of SwiftUI's is over a form, the form rests, and its own fields are left alone",
        arguments: [true, false], [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
    func presented(isShared: Bool, style: UIModalPresentationStyle) {
        withShared { shared in
            let form = DeviceForm(14)
            if isShared { form.navigator.uninstall() }
            let navigator = isShared ? shared : form.navigator
            let rest = Placement(of: form.viewController.view)
            form.fields[13].becomeFirstResponder()
            form.device.settle()
            #expect(form.viewController.view.transform.ty < 0)
            let host = UIHostingController<FieldPart>()
            host.modalPresentationStyle = style
            form.viewController.present(host, animated: true)
            form.device.settle()
            let own = UIKitTextField(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
            host.view.addSubview(own)
            own.becomeFirstResponder()
            form.device.settle()
            #expect(isLeftAlone(own, by: navigator))
            #expect(form.device.keyboard.inputAccessoryView == nil && form.viewController.keyCommands == nil)
            #expect(!navigator.focusNext() && own.isFirstResponder)
            form.device.pressReturn()
            #expect(own.isFirstResponder)
            host.dismiss(animated: true)
            form.device.settle()
            navigator.restoreFocus()
            form.device.settle()
            #expect(form.focus == "13" && form.device.keyboard.inputAccessoryView === navigator.toolbar)
            #expect(form.viewController.view.transform.ty < 0)
            navigator.endEditing()
            form.device.settle()
            #expect(Placement(of: form.viewController.view).difference(from: rest) == nil)
        }
    }
}
