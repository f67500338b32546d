import Testing
import UIKit

@Suite("The status bar, segues and bar guides")
@MainActor
struct StatusBarTests {
    final class Controller: UIViewController {
        var style = UIStatusBarStyle.lightContent
        var hides = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
    }

    @Test("UIViewController.setNeedsStatusBarAppearanceUpdate: controllers are asked when shown and when they say so")
    func asking() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let controller = Controller()
        device.show(controller)
        let app = device.application
        #expect(app.statusBarStyle == .lightContent)
        #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
        controller.hides = true
        controller.style = .darkContent
        device.runLoop.turn()
        #expect(!app.isStatusBarHidden)
        #expect(try Picture(device.drawSVG()).texts.contains("9:41 AM"))
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(app.isStatusBarHidden && app.statusBarFrame == .zero)
        #expect(app.statusBarStyle == .darkContent)
        #expect(try !Picture(device.drawSVG()).texts.contains("9:41 AM"))
    }

    @Test("UIWindowScene.statusBarManager: one for each scene, which says what the application says")
    func manager() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let controller = Controller()
        device.show(controller)
        let scene = try #require(controller.view.window?.windowScene)
        let manager = try #require(scene.statusBarManager)
        #expect(manager === scene.statusBarManager)
        #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20) && !manager.isStatusBarHidden)
        #expect(manager.statusBarStyle == .lightContent)
        device.rotate(to: .landscapeLeft)
        #expect(manager.statusBarFrame == .zero && manager.isStatusBarHidden)
        device.rotate(to: .portrait)
        controller.hides = true
        controller.style = .darkContent
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(manager.statusBarFrame == .zero && manager.isStatusBarHidden)
        #expect(manager.statusBarStyle == .darkContent)
    }

    @Test("UIViewController.childForStatusBarStyle: the child decides")
    func children() {
        final class Parent: UIViewController {
            let child = Controller()
            override var childForStatusBarStyle: UIViewController? { child }
        }
        let device = HeadlessDevice()
        device.show(Parent())
        #expect(device.application.statusBarStyle == .lightContent)
    }

    @Test("UIStatusBarStyle.default: light over a dark controller, also below a window that passes the question on")
    func defaultStyle() throws {
        final class Overlay: UIViewController {
            var app: UIViewController?
            override var childForStatusBarStyle: UIViewController? { app }
        }
        let device = HeadlessDevice()
        let controller = UINavigationController(rootViewController: UIViewController())
        let scene = try #require(device.show(controller).windowScene)
        func ink() throws -> String? {
            let picture = try Picture(device.drawSVG())
            return picture.elements.first { $0.text == "9:41" }?.fill
        }
        controller.overrideUserInterfaceStyle = .dark
        #expect(try ink() == "#ffffff")
        let (window, overlay) = (UIWindow(windowScene: scene), Overlay())
        overlay.app = controller
        window.windowLevel = .alert
        window.rootViewController = overlay
        window.isHidden = false
        device.settle()
        #expect(try ink() == "#ffffff")
        controller.overrideUserInterfaceStyle = .light
        #expect(try ink() != "#ffffff")
    }

    @Test("UIApplication.keyWindow, windows: the scene's")
    func windows() {
        let device = HeadlessDevice()
        let window = device.show(UIViewController())
        #expect(device.application.keyWindow === window)
        #expect(device.application.windows == [window])
    }

    @Test("UIStoryboardSegue: does what it was made with")
    func segues() {
        let (source, destination) = (UIViewController(), UIViewController())
        var count = 0
        let segue = UIStoryboardSegue(identifier: "go", source: source, destination: destination) { count += 1 }
        segue.perform()
        #expect(count == 1)
        #expect(segue.identifier == "go")
        #expect(segue.source === source && segue.destination === destination)
        #expect(source.storyboard == nil)
        #expect(source.shouldPerformSegue(withIdentifier: "go", sender: nil))
    }

    @Test("UIViewController.topLayoutGuide: as high as what bars cover")
    func barGuides() {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        device.show(controller)
        let top = controller.topLayoutGuide
        #expect(controller.view.constraints.count == 2)
        let bottom = controller.bottomLayoutGuide
        #expect(controller.view.constraints.count == 4)
        controller.view.layoutIfNeeded()
        #expect(top.length == 59)
        #expect(bottom.length == 34)
        #expect(controller.topLayoutGuide === top)
    }
}
