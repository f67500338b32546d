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
        #expect(app.isStatusBarHidden)
        #expect(app.statusBarStyle == .darkContent)
        #expect(try !Picture(device.drawSVG()).texts.contains("9:41 AM"))
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
