/// The methods that observe the lifecycle of the app. All of them are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        HeadlessOptional.missing(in: self, default: .usual) { (target: any UIApplicationDelegate) in
            target.application(application, supportedInterfaceOrientationsFor: window)
        }
    }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIApplicationDelegate) in
            target.applicationDidReceiveMemoryWarning(application)
        }
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIApplicationDelegate) in
            target.applicationDidBecomeActive(application)
        }
    }

    public func applicationWillResignActive(_ application: UIApplication) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIApplicationDelegate) in
            target.applicationWillResignActive(application)
        }
    }

    public func applicationDidEnterBackground(_ application: UIApplication) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIApplicationDelegate) in
            target.applicationDidEnterBackground(application)
        }
    }

    public func applicationWillEnterForeground(_ application: UIApplication) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIApplicationDelegate) in
            target.applicationWillEnterForeground(application)
        }
    }
}
