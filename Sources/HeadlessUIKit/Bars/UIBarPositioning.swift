/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}

/// The metrics of bars. Only the default one occurs here.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// An object that knows its position, such as a bar.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Methods that report the position of a bar. Every member is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        HeadlessOptional.missing(in: self, default: .any) { (target: any UIBarPositioningDelegate) in
            target.position(for: bar)
        }
    }
}
