import Testing
import UIKit

/// Several scenes of one app, after Apple's pages of `UIScene`, `UIWindowScene`, `UISceneDelegate` and
/// `UIApplication.connectedScenes`.
@MainActor
struct SceneTests {
    private final class Delegate: NSObject, UIWindowSceneDelegate {
        var heard: [String] = []
        func sceneDidDisconnect(_ scene: UIScene) { heard.append("didDisconnect") }
        func sceneDidBecomeActive(_ scene: UIScene) { heard.append("didBecomeActive") }
        func sceneWillResignActive(_ scene: UIScene) { heard.append("willResignActive") }
        func sceneWillEnterForeground(_ scene: UIScene) { heard.append("willEnterForeground") }
        func sceneDidEnterBackground(_ scene: UIScene) { heard.append("didEnterBackground") }
    }

    /// Two scenes next to each other on a pad, each with a field.
    @MainActor
    private struct Stage {
        let device = HeadlessDevice(.iPad)
        let scenes: [UIWindowScene]
        let fields = (0..<2).map { _ in UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)) }
        let windows: [UIWindow]

        init() throws {
            let first = try #require(device.application.connectedScenes.first as? UIWindowScene)
            device.place(first, in: CGRect(x: 0, y: 0, width: 400, height: 1180))
            scenes = [first, device.connectScene(in: CGRect(x: 420, y: 0, width: 400, height: 1180))]
            windows = [device.show(UIViewController(), in: scenes[0]), device.show(UIViewController(), in: scenes[1])]
            for (window, field) in zip(windows, fields) { window.rootViewController?.view.addSubview(field) }
            device.settle()
        }
    }

    @Test("scenes have places and sizes of their own, and both are active")
    func geometry() throws {
        let stage = try Stage()
        #expect(stage.device.application.connectedScenes == Set(stage.scenes))
        #expect(stage.windows.map(\.bounds.size) == [400, 400].map { CGSize(width: $0, height: 1180) })
        #expect(stage.windows[1].convert(CGPoint.zero, to: UIWindow?.none) == CGPoint(x: 420, y: 0))
        #expect(stage.windows[1].traitCollection.horizontalSizeClass == .compact)
        #expect(stage.scenes.map(\.activationState) == [.foregroundActive, .foregroundActive])
        #expect(stage.windows.map(\.isKeyWindow) == [true, true], "A7 key-ness is per scene")
        stage.device.place(stage.scenes[1], in: CGRect(x: 420, y: 0, width: 300, height: 1180))
        #expect(stage.windows[1].bounds.width == 300 && stage.windows[0].bounds.width == 400)
    }

    @Test("A7 each scene has a first responder of its own, and the keyboard is for the one that came last")
    func keyboard() throws {
        let stage = try Stage()
        try stage.device.tap(stage.fields[0])
        stage.device.settle()
        #expect(stage.device.keyboard.responder === stage.fields[0])
        try stage.device.tap(stage.fields[1])
        stage.device.settle()
        #expect(stage.fields.map(\.isFirstResponder) == [true, true])
        #expect(stage.device.keyboard.responder === stage.fields[1])
        stage.fields[0].reloadInputViews()
        stage.fields[0].resignFirstResponder()
        stage.device.settle()
        #expect(stage.device.keyboard.responder === stage.fields[1] && stage.device.keyboard.isVisible)
        stage.fields[1].resignFirstResponder()
        stage.device.settle()
        #expect(!stage.device.keyboard.isVisible)
    }

    @Test("a scene goes to the background by itself, and the app with the last one")
    func activation() throws {
        let stage = try Stage()
        let delegates = [Delegate(), Delegate()]
        for (scene, delegate) in zip(stage.scenes, delegates) { scene.delegate = delegate }
        var names: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { names.append("app") } }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.fields[1].becomeFirstResponder()
        stage.device.settle()
        stage.device.background(stage.scenes[1])
        stage.device.settle()
        #expect(delegates[1].heard == ["willResignActive", "didEnterBackground"] && delegates[0].heard.isEmpty)
        #expect(stage.device.application.applicationState == .active && names.isEmpty)
        #expect(!stage.device.keyboard.isVisible)
        stage.device.background(stage.scenes[0])
        #expect(stage.device.application.applicationState == .background && names == ["app"])
        stage.device.foreground(stage.scenes[1])
        #expect(delegates[1].heard.suffix(2) == ["willEnterForeground", "didBecomeActive"])
        #expect(stage.device.application.applicationState == .active)
        #expect(stage.scenes[0].activationState == .background)
    }

    @Test("connecting and disconnecting are announced, and the windows go")
    func connecting() throws {
        let stage = try Stage()
        var names: [String] = []
        let tokens = [UIScene.willConnectNotification, UIScene.didDisconnectNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let third = stage.device.connectScene(in: CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(stage.device.application.connectedScenes.count == 3 && third.activationState == .foregroundActive)
        let delegate = Delegate()
        stage.scenes[0].delegate = delegate
        stage.device.disconnect(stage.scenes[0])
        #expect(delegate.heard == ["willResignActive", "didEnterBackground", "didDisconnect"])
        #expect(stage.windows[0].isHidden && stage.scenes[0].activationState == .unattached)
        #expect(names == ["UISceneWillConnectNotification", "UISceneDidDisconnectNotification"])
        // The keyboard outlives the first scene.
        try stage.device.tap(stage.fields[1])
        stage.device.settle()
        #expect(stage.device.keyboard.isVisible && !stage.device.keyboard.window.isHidden)
    }
}
