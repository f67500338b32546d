// swift-format-ignore-file
// What stands in for Auth0, and the screens.

import Foundation
import UIKit

public struct Credentials { public let accessToken = "" }
public struct AuthenticationError: Error {
    public var code = "", isMultifactorRequired = false, isTooManyAttempts = false, isInvalidCredentials = false, isVerificationRequired = false
    public var info: [String: Any] = [:]
}
public struct WebAuthError: Error {}
public struct Challenge { let challengeType = "", oobCode: String? = nil, bindingMethod: String? = nil }
public enum PasswordlessType: String { case Code = "code", iOSLink = "link_ios", WebLink = "link" }
public class Request<T, E: Error> {
    public func start(_ callback: @escaping (Auth0.Result<T>) -> Void) {}
    public func parameters(_ parameters: [String: Any]) -> Self { self }
}
public struct Authentication {
    public let clientId: String, url: URL
    public func logging(enabled: Bool) -> Self { self }
    public func using(inLibrary: String, version: String) {}
    func multifactorChallenge(mfaToken: String, types: [String]?, channel: String?, authenticatorId: String?) -> Request<Challenge, AuthenticationError> { Request() }
}
public struct WebAuth {
    public let clientId: String, url: URL
    public func logging(enabled: Bool) -> Self { self }
    public func using(inLibrary: String, version: String) {}
}
public protocol AuthProvider { func login(withConnection connection: String, scope: String, parameters: [String: Any]); static func isAvailable() -> Bool }
public enum Auth0 {
    public typealias Result<T> = Swift.Result<T, AuthenticationError>
    static func authentication(clientId: String = "id", domain: String = "example.com") -> Authentication { .init(clientId: clientId, url: URL(string: "https://" + domain)!) }
    static func webAuth(clientId: String = "id", domain: String = "example.com") -> WebAuth { .init(clientId: clientId, url: URL(string: "https://" + domain)!) }
    static func resumeAuth(_ url: URL, options: Any) -> Bool { false }
}
struct MatchingPredicate {
    init(format: String, _ arguments: String...) {}
    func evaluate(with object: Any?) -> Bool { true }
}
public class NSUserActivity { public var activityType = "", webpageURL: URL? }
let NSUserActivityTypeBrowsingWeb = ""
extension UISearchBar { public enum Style { case `default` } }
extension UIApplication { public struct LaunchOptionsKey: Hashable {}; public struct OpenURLOptionsKey: Hashable {} }
extension UIAccessibility { public static var isReduceTransparencyEnabled: Bool { true } }

@MainActor private func lock(_ screen: DatabaseScreen = .login, _ style: (inout Style) -> Void = { _ in }) -> Lock {
    let lock = Lock(authentication: Auth0.authentication(clientId: "id", domain: "example.com"), webAuth: Auth0.webAuth(clientId: "id", domain: "example.com"), classic: true)
    lock.withOptions { $0.initialScreen = screen }
    lock.withConnections { $0.database(name: "users", requiresUsername: true) }
    return lock
}

@MainActor private func screen(_ view: @escaping @MainActor () -> View) -> UIViewController {
    let controller = LockViewController(lock: lock())
    controller.loadViewIfNeeded()
    controller.current?.remove()
    let shown = view()
    shown.applyAll(withStyle: controller.lock.style)
    controller.anchorConstraint = shown.layout(inView: controller.scrollContentView, below: controller.headerView)
    controller.current = shown
    return controller
}

@MainActor let realScreens: [RealScreen] = [
    RealScreen("Log in", .plain) { LockViewController(lock: lock()) },
    RealScreen("Sign up", .plain) { LockViewController(lock: lock(.signup)) },
    RealScreen("Reset the password", .plain) { screen { DatabaseForgotPasswordView(email: nil) } },
    RealScreen("Log in with a company's domain", .plain) { screen { EnterpriseDomainView(email: nil) } },
    RealScreen("Log in to a company", .plain) { screen { EnterpriseActiveAuthView(identifier: nil, identifierAttribute: .username, domain: "example.com") } },
    RealScreen("Code of the second factor", .plain) { screen { MultifactorCodeView() } },
]
