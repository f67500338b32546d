/// Several scenes of one app beside each other, as a person opens them on an iPad.
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
    /// - Parameter frame: Its place on the screen, in screen coordinates.
    public func connectScene(in frame: CGRect) -> UIWindowScene {
        let scene = application.connectScene(in: frame)
        layOut()
        return scene
    }

    /// Closes a scene, with its windows. The last one stays.
    public func disconnect(_ scene: UIWindowScene) {
        application.disconnect(scene)
        layOut()
    }

    /// Gives a scene another place on the screen, in screen coordinates. ``windowOrigin`` no longer counts for it.
    public func place(_ scene: UIWindowScene, in frame: CGRect) {
        scene.place = frame
        application.sceneGeometryChanged()
        layOut()
    }

    /// Sends one scene to the background. The app goes there with the last one.
    public func background(_ scene: UIWindowScene) {
        application.move(scene, to: .background)
        layOut()
    }

    /// Brings one scene back to the front.
    public func foreground(_ scene: UIWindowScene) {
        application.move(scene, to: .active)
        layOut()
    }
}
