/// Several scenes of one app side by side, as a user opens them on iPad.
///
/// ```swift
/// let device = HeadlessDevice(.iPad)
/// let left = device.application.connectedScenes.first as! UIWindowScene
/// device.place(left, in: CGRect(x: 0, y: 0, width: 410, height: 1180))
/// let right = device.connectScene(in: CGRect(x: 410, y: 0, width: 410, height: 1180))
/// device.show(FormViewController(), in: right)
/// ```
extension HeadlessDevice {
    /// Opens another scene of the app.
    ///
    /// - Parameter frame: The frame, in screen coordinates.
    public func connectScene(in frame: CGRect) -> UIWindowScene {
        let scene = application.connectScene(in: frame)
        layOut()
        return scene
    }

    /// Opens the menu bar of an iPad.
    ///
    /// With ``HeadlessBehavior/menuBarTakesFocus``, the key window isn't key until ``closeMenuBar()``, and no other one
    /// is. Its first responder and the keyboard stay.
    public func openMenuBar() {
        guard behavior.menuBarTakesFocus, windowBelowMenuBar == nil,
            let window = (application.keyboardScene ?? application.windowScene).keyWindow
        else { return }
        windowBelowMenuBar = window
        window.windowScene?.currentKeyWindow = nil
        window.resignKey()
        layOut()
    }

    /// Closes the menu bar of an iPad. The window from before is key again.
    public func closeMenuBar() {
        windowBelowMenuBar?.makeKey()
        windowBelowMenuBar = nil
        layOut()
    }

    /// Closes a scene and its windows. The last scene can't be closed.
    public func disconnect(_ scene: UIWindowScene) {
        application.disconnect(scene)
        layOut()
    }

    /// Gives a scene another frame, in screen coordinates. ``windowOrigin`` no longer applies to it.
    public func place(_ scene: UIWindowScene, in frame: CGRect) {
        scene.place = frame
        application.sceneGeometryChanged()
        layOut()
    }

    /// Sends one scene to the background. With the last one, the app goes to the background, too.
    public func background(_ scene: UIWindowScene) {
        application.move(scene, to: .background)
        layOut()
    }

    /// Brings one scene back to the foreground.
    public func foreground(_ scene: UIWindowScene) {
        application.move(scene, to: .active)
        layOut()
    }
}
