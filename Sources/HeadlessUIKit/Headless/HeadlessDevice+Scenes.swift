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
