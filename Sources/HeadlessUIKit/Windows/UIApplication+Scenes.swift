extension UIApplication {
    /// Adds a scene with a frame on the screen.
    func connectScene(in place: CGRect) -> UIWindowScene {
        let scene = UIWindowScene(application: self, screen: HeadlessDevice.current.screen)
        scene.place = place
        scene.activationState = .unattached
        addScene(scene)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        // A new scene moves to the front on its own.
        scene.activationState = .background
        move(scene, to: .active)
        return scene
    }

    /// Removes a scene, with its windows.
    func disconnect(_ scene: UIWindowScene) {
        precondition(scenes.count > 1, "an app always has at least one scene")
        guard scenes.contains(where: { $0 === scene }) else { return }
        move(scene, to: .background)
        for window in scene.windows.reversed() { window.isHidden = true }
        removeScene(scene)
        scene.activationState = .unattached
        if let delegate = scene.delegate {
            HeadlessOptional.call(delegate, "sceneDidDisconnect(_:)") { $0.sceneDidDisconnect(scene) }
        }
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }

    /// Moves the app to a state, through the states in between, with notifications at each step.
    func move(to state: State) {
        for scene in scenes { move(scene, to: state) }
    }

    /// Moves a scene to a state, through the states in between, and the app as well if it's the last scene.
    func move(_ scene: UIWindowScene, to state: State) {
        let goal: UIScene.ActivationState =
            switch state {
            case .active: .foregroundActive
            case .inactive: .foregroundInactive
            case .background: .background
            }
        while scene.activationState != goal { step(scene, towards: goal) }
        handKeyboardOn(from: scene)
    }

    private func step(_ scene: UIWindowScene, towards goal: UIScene.ActivationState) {
        // The app leaves with the last of its scenes, and returns with the first.
        let others = scenes.filter { $0 !== scene }.map(\.activationState)
        let isAlone = !others.contains(.foregroundActive)
        let isOnlyOneSeen = isAlone && !others.contains(.foregroundInactive)
        switch (scene.activationState, goal) {
        case (.foregroundActive, _):
            tell(of: .willResignActive, scene, concernsApp: isAlone)
            scene.activationState = .foregroundInactive
        case (.foregroundInactive, .background):
            scene.activationState = .background
            tell(of: .didEnterBackground, scene, concernsApp: isOnlyOneSeen)
        case (.background, _), (.unattached, _):
            tell(of: .willEnterForeground, scene, concernsApp: isOnlyOneSeen)
            scene.activationState = .foregroundInactive
        case (.foregroundInactive, _):
            scene.activationState = .foregroundActive
            tell(of: .didBecomeActive, scene, concernsApp: isAlone)
        }
    }

    /// Notifies a scene's delegate and all observers, and the app's delegate and observers if the step affects the app
    /// too.
    private func tell(of step: ActivationStep, _ scene: UIWindowScene, concernsApp: Bool) {
        // A scene's delegate is called instead of the app delegate.
        if let delegate = scene.delegate {
            HeadlessOptional.call(delegate, step.sceneMember) { step.tellScene($0, scene) }
        } else if concernsApp {
            HeadlessOptional.call(delegate, step.appMember) { step.tellApp($0, self) }
        }
        NotificationCenter.default.post(name: step.sceneNotification, object: scene)
        if concernsApp { NotificationCenter.default.post(name: step.appNotification, object: self) }
    }

    /// A scene that's no longer visible leaves the keyboard to another one.
    private func handKeyboardOn(from scene: UIWindowScene) {
        guard scene.activationState == .background, scene.hasKeyboardFocus,
            let other = scenes.first(where: { $0.activationState == .foregroundActive })
        else { return }
        keyboardScene = other
        HeadlessDevice.current.keyboard.keyWindowChanged(to: other.keyWindow)
    }
}

extension UIWindowScene {
    /// Whether typed text goes to the key window of this scene.
    var hasKeyboardFocus: Bool { UIApplication.shared.keyboardScene ?? UIApplication.shared.windowScene === self }
}

/// A step between the states of a scene, with all of its notifications.
@MainActor
private struct ActivationStep {
    let sceneMember: String
    let tellScene: (any UISceneDelegate, UIScene) -> Void
    let sceneNotification: Notification.Name
    let appMember: String
    let tellApp: (any UIApplicationDelegate, UIApplication) -> Void
    let appNotification: Notification.Name

    static let willResignActive = ActivationStep(
        sceneMember: "sceneWillResignActive(_:)", tellScene: { $0.sceneWillResignActive($1) },
        sceneNotification: UIScene.willDeactivateNotification, appMember: "applicationWillResignActive(_:)",
        tellApp: { $0.applicationWillResignActive($1) }, appNotification: UIApplication.willResignActiveNotification)
    static let didEnterBackground = ActivationStep(
        sceneMember: "sceneDidEnterBackground(_:)", tellScene: { $0.sceneDidEnterBackground($1) },
        sceneNotification: UIScene.didEnterBackgroundNotification, appMember: "applicationDidEnterBackground(_:)",
        tellApp: { $0.applicationDidEnterBackground($1) },
        appNotification: UIApplication.didEnterBackgroundNotification)
    static let willEnterForeground = ActivationStep(
        sceneMember: "sceneWillEnterForeground(_:)", tellScene: { $0.sceneWillEnterForeground($1) },
        sceneNotification: UIScene.willEnterForegroundNotification, appMember: "applicationWillEnterForeground(_:)",
        tellApp: { $0.applicationWillEnterForeground($1) },
        appNotification: UIApplication.willEnterForegroundNotification)
    static let didBecomeActive = ActivationStep(
        sceneMember: "sceneDidBecomeActive(_:)", tellScene: { $0.sceneDidBecomeActive($1) },
        sceneNotification: UIScene.didActivateNotification, appMember: "applicationDidBecomeActive(_:)",
        tellApp: { $0.applicationDidBecomeActive($1) }, appNotification: UIApplication.didBecomeActiveNotification)
}
