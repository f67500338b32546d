import Testing
import UIKit

@Suite("Which way up the interface is, after Apple's page of UIViewController.supportedInterfaceOrientations")
@MainActor
struct OrientationTests {
    final class Controller: UIViewController {
        var supported: UIInterfaceOrientationMask?
        var autorotates = true
        var preferred: UIInterfaceOrientation?
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            supported ?? super.supportedInterfaceOrientations
        }
        override var shouldAutorotate: Bool { autorotates }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }

        init(_ supported: UIInterfaceOrientationMask? = nil) {
            super.init(nibName: nil, bundle: nil)
            self.supported = supported
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("by default all ways up but upside down on a phone, all on a pad", arguments: [true, false])
    func usual(isPad: Bool) {
        let device = HeadlessDevice(isPad ? .iPad : .iPhone15)
        let window = device.show(Controller())
        device.rotate(to: .landscapeLeft)
        #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
        #expect(window.bounds.width > window.bounds.height)
        device.rotate(to: .portraitUpsideDown)
        #expect(device.orientation == .portraitUpsideDown)
        #expect(UIDevice.current.orientation == .portraitUpsideDown)
        #expect(window.windowScene?.interfaceOrientation == (isPad ? .portraitUpsideDown : .landscapeLeft))
    }

    @Test("the interface stays where the controller in front does not support another way up, and so does the keyboard")
    func staying() {
        let device = HeadlessDevice()
        let controller = Controller(.portrait)
        let window = device.show(controller)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        device.settle()
        let (size, keyboard) = (window.bounds.size, device.keyboard.frame)
        device.rotate(to: .landscapeRight)
        device.settle()
        #expect(window.bounds.size == size && device.keyboard.frame == keyboard && device.keyboard.isVisible)
        #expect(device.orientation == .landscapeRight)
    }

    @Test("setNeedsUpdateOfSupportedInterfaceOrientations: the controller is asked again, and the interface follows")
    func askingAgain() {
        let device = HeadlessDevice()
        let controller = Controller(.portrait)
        let window = device.show(controller)
        device.rotate(to: .landscapeRight)
        controller.supported = .all
        device.runLoop.turn()
        #expect(window.windowScene?.interfaceOrientation == .portrait)
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
        controller.supported = .portrait
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(window.windowScene?.interfaceOrientation == .portrait)
    }

    @Test("a controller that covers the screen turns it, first as it prefers, and gives it back; a sheet does not")
    func presenting() {
        let device = HeadlessDevice()
        let root = Controller(.portrait)
        let window = device.show(root)
        let sheet = Controller(.landscape)
        root.present(sheet, animated: false)
        device.settle()
        #expect(window.windowScene?.interfaceOrientation == .portrait)
        root.dismiss(animated: false)
        device.settle()
        let player = Controller(.landscape)
        player.preferred = .landscapeLeft
        player.modalPresentationStyle = .fullScreen
        root.present(player, animated: false)
        device.settle()
        #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
        root.dismiss(animated: false)
        device.settle()
        #expect(window.windowScene?.interfaceOrientation == .portrait)
    }

    @Test("shouldAutorotate: the interface does not follow the device")
    func autorotation() {
        let device = HeadlessDevice()
        let controller = Controller()
        controller.autorotates = false
        let window = device.show(controller)
        device.rotate(to: .landscapeLeft)
        #expect(window.windowScene?.interfaceOrientation == .portrait)
    }

    @Test("UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:): the app has its say too")
    func application() {
        final class Delegate: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
        }
        let device = HeadlessDevice()
        let delegate = Delegate()
        device.application.delegate = delegate
        let window = device.show(Controller())
        #expect(device.application.supportedInterfaceOrientations(for: window) == [.portrait, .landscapeLeft])
        device.rotate(to: .landscapeRight)
        #expect(window.windowScene?.interfaceOrientation == .portrait)
        device.rotate(to: .landscapeLeft)
        #expect(window.windowScene?.interfaceOrientation == .landscapeLeft)
    }
}
