import Testing
import UIKit

@MainActor
struct ApplicationTests {
    @Test func leavingAndComingBackIsAnnouncedInOrder() {
        let device = HeadlessDevice()
        let log = AnnouncementLog([
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ])
        #expect(UIApplication.shared.applicationState == .active)
        device.background()
        #expect(UIApplication.shared.applicationState == .background)
        #expect(
            log.names == [
                "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
            ])
        device.foreground()
        #expect(UIApplication.shared.applicationState == .active)
        #expect(
            log.names.suffix(2) == [
                "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
            ])
    }

    @Test func delegatesHearOfIt() throws {
        let device = HeadlessDevice()
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var calls: [String] = []
            func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
            func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var calls: [String] = []
            func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
            func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
        }
        let appDelegate = AppDelegate()
        UIApplication.shared.delegate = appDelegate
        device.background()
        device.foreground()
        #expect(appDelegate.calls == ["background", "active"])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let sceneDelegate = SceneDelegate()
        scene.delegate = sceneDelegate
        device.background()
        #expect(scene.activationState == .background)
        device.foreground()
        #expect(scene.activationState == .foregroundActive)
        #expect(sceneDelegate.calls == ["background", "active"])
        #expect(appDelegate.calls.count == 2)
    }

    @Test func directionIsTheDevices() {
        #expect(HeadlessDevice().application.userInterfaceLayoutDirection == .leftToRight)
        let device = HeadlessDevice(layoutDirection: .rightToLeft)
        #expect(UIApplication.shared === device.application)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        #expect(UIScreen.main.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test("J3 trait collections merge, compare by value and cross actors")
    func traits() {
        _ = HeadlessDevice()
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.horizontalSizeClass == .compact)
        #expect(merged.userInterfaceIdiom == .unspecified)
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
        func isSendable<Value: Sendable>(_ value: Value) -> Bool { true }
        #expect(isSendable(merged))
    }

    @Test(arguments: [
        (HeadlessModel.iPhone15, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.compact),
        (.iPhone15ProMax, .compact, .regular), (.iPad, .regular, .regular),
    ])
    func sizeClasses(
        model: HeadlessModel, portrait: UIUserInterfaceSizeClass, landscape: UIUserInterfaceSizeClass
    ) {
        let device = HeadlessDevice(model)
        #expect(UIScreen.main.traitCollection.horizontalSizeClass == portrait)
        device.rotate(to: .landscapeLeft)
        #expect(UIScreen.main.traitCollection.horizontalSizeClass == landscape)
        #expect(UIScreen.main.traitCollection.verticalSizeClass == (model.idiom == .pad ? .regular : .compact))
        #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
    }
}
