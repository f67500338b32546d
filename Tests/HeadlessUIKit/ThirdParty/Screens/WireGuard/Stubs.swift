// swift-format-ignore-file
// What stands in for the rest of the app, for Network and NetworkExtension, and for the keys in C.

import Foundation
import UIKit

public protocol IPAddress { var rawValue: Data { get } }

public struct IPv4Address: IPAddress, CustomStringConvertible {
    public let rawValue: Data
    public init?(_ data: Data) { if data.count != 4 { return nil }; rawValue = data }
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }
        if parts.count != 4 { return nil }
        rawValue = Data(parts)
    }
    public var description: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

public struct IPv6Address: IPAddress, CustomStringConvertible {
    public let rawValue: Data
    private var text = ""
    public init?(_ data: Data) { if data.count != 16 { return nil }; rawValue = data }
    public init?(_ text: String) {
        if !text.contains(":") { return nil }
        (rawValue, self.text) = (Data(text.utf8.prefix(16)), text)
    }
    public var description: String { text }
}

public enum NWEndpoint {
    public enum Host: Hashable {
        case name(String)
        case ipv4(String)
        case ipv6(String)
        public init(_ text: String) { self = .name(text) }
    }
    public struct Port: Hashable, CustomStringConvertible {
        public let rawValue: UInt16
        public init?(_ text: String) { guard let value = UInt16(text) else { return nil }; rawValue = value }
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public var description: String { "\(rawValue)" }
    }
}

public class NETunnelProviderProtocol {}
public enum NEOnDemandRuleInterfaceType { case wiFi, cellular, any }
public class NEOnDemandRule { public var ssidMatch: [String]?; public var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any }
public class NEOnDemandRuleConnect: NEOnDemandRule {}
public class NEOnDemandRuleDisconnect: NEOnDemandRule {}
public class NETunnelProviderManager { public var isOnDemandEnabled = false; public var onDemandRules: [NEOnDemandRule]? }

enum LogKind { case error, info, debug }
func wg_log(_ kind: LogKind, staticMessage: String) {}
func wg_log(_ kind: LogKind, message: String) {}

let WG_KEY_LEN = 32, WG_KEY_LEN_BASE64 = 45, WG_KEY_LEN_HEX = 65
func key_to_hex(_ hex: UnsafeMutablePointer<CChar>, _ key: UnsafePointer<UInt8>) { hex[0] = 0 }
func key_to_base64(_ text: UnsafeMutablePointer<CChar>, _ key: UnsafePointer<UInt8>) { for (i, c) in "AAAA".utf8.enumerated() { text[i] = CChar(c) }; text[4] = 0 }
func key_from_hex(_ key: UnsafeMutablePointer<UInt8>, _ hex: String) -> Bool { false }
func key_from_base64(_ key: UnsafeMutablePointer<UInt8>, _ text: String) -> Bool { text.count == 44 }
func key_eq(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>) -> Bool { (0..<WG_KEY_LEN).allSatisfy { one[$0] == other[$0] } }
func curve25519_generate_private_key(_ key: UnsafeMutablePointer<UInt8>) {}
func curve25519_derive_public_key(_ key: UnsafeMutablePointer<UInt8>, _ other: UnsafePointer<UInt8>) {}

struct TunnelsManagerError: WireGuardAppError { var alertText: AlertText { ("", "") } }

class TunnelContainer {
    var name = "Home"
    var tunnelConfiguration: TunnelConfiguration?
    var onDemandOption = ActivateOnDemandOption.off
}

class TunnelsManager {
    func modify(tunnel: TunnelContainer, tunnelConfiguration: TunnelConfiguration, onDemandOption: ActivateOnDemandOption, shouldEnsureOnDemandEnabled: Bool = false, completionHandler: @escaping (TunnelsManagerError?) -> Void) {}
    func add(tunnelConfiguration: TunnelConfiguration, onDemandOption: ActivateOnDemandOption = .off, completionHandler: @escaping (Result<TunnelContainer, TunnelsManagerError>) -> Void) {}
}

class SSIDOptionDetailTableViewController: UIViewController { init(title: String, ssids: [String]) { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil } }

@MainActor let realScreens: [RealScreen] = [
    RealScreen("New tunnel") { TunnelEditTableViewController(tunnelsManager: TunnelsManager()) },
    RealScreen("Edit a tunnel with two peers", .sheet) {
        let key = Data(repeating: 7, count: 32)
        let tunnel = TunnelContainer()
        tunnel.tunnelConfiguration = TunnelConfiguration(
            name: "Home", interface: InterfaceConfiguration(privateKey: PrivateKey(rawValue: key)!),
            peers: [PeerConfiguration(publicKey: PublicKey(rawValue: key)!), PeerConfiguration(publicKey: PublicKey(rawValue: Data(repeating: 8, count: 32))!)])
        return TunnelEditTableViewController(tunnelsManager: TunnelsManager(), tunnel: tunnel)
    },
    RealScreen("Wi-Fi networks") { SSIDOptionEditTableViewController(option: .onlySpecificSSIDs, ssids: ["Home", "Office", "Cafe"]) },
]

enum ConfirmationAlertPresenter { static func showConfirmationAlert(message: String, buttonTitle: String, from sourceObject: AnyObject, presentingVC: UIViewController, onConfirmed: @escaping (() -> Void)) {} }

class UIMenuController {
    @MainActor static let shared = UIMenuController()
    func showMenu(from view: UIView, rect: CGRect) {}
    func setTargetRect(_ rect: CGRect, in view: UIView) {}
    func setMenuVisible(_ isVisible: Bool, animated: Bool) {}
}
