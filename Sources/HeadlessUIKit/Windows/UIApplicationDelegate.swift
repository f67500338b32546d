/// Follows the life of the app. Every member is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
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
