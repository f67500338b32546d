extension UIApplication {
    /// Posted when the app should release what it can create again.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

extension HeadlessDevice {
    // H17
    /// Has the system run out of memory: informs the app delegate, the observers of
    /// `UIApplication.didReceiveMemoryWarningNotification`, and the view controllers.
    public func sendMemoryWarning() {
        HeadlessOptional.call(application.delegate, "applicationDidReceiveMemoryWarning(_:)") {
            $0.applicationDidReceiveMemoryWarning(application)
        }
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: application)
        for window in application.windowsFrontToBack.reversed() { window.rootViewController?.tellOfMemoryWarning() }
        layOut()
    }
}

extension UIViewController {
    fileprivate func tellOfMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.tellOfMemoryWarning() }
        if let presented = presentation?.presentedViewController { presented.tellOfMemoryWarning() }
    }
}
