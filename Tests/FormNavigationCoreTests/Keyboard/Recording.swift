import Foundation

@testable import FormNavigationCore

/// What a device has posted, as the steps that a normalizer goes through.
///
/// The notifications are written as `userInfo`, so they're read in the same way as in an app.
struct Recording: ExpressibleByArrayLiteral {
    enum Step {
        case notification(KeyboardEvent.Kind, userInfo: [AnyHashable: Any])
        case screenBounds(CGRect)
        case holdHides
        case releaseHides
    }

    var steps: [Step]

    init(steps: [Step]) {
        self.steps = steps
    }

    /// Joins recordings.
    init(arrayLiteral elements: Recording...) {
        steps = elements.flatMap(\.steps)
    }

    /// What the normalizer makes of it: one line for each transition.
    func transcript(
        screenBounds: CGRect = Phone.portrait, normalizer: KeyboardNormalizer = KeyboardNormalizer()
    ) throws -> [String] {
        var last = Keyboard.absent
        return try transitions(screenBounds: screenBounds, normalizer: normalizer).map { transition in
            defer { last = transition.keyboard }
            return transition.line(after: last)
        }
    }

    func transitions(
        screenBounds: CGRect = Phone.portrait, normalizer: KeyboardNormalizer = KeyboardNormalizer()
    ) throws -> [KeyboardTransition] {
        var normalizer = normalizer
        var screenBounds = screenBounds
        return try steps.compactMap { step in
            switch step {
            case .notification(let kind, let userInfo):
                let event = try KeyboardEvent(kind: kind, userInfo: userInfo)
                return normalizer.receive(event, screenBounds: screenBounds)
            case .screenBounds(let bounds):
                screenBounds = bounds
                return nil
            case .holdHides:
                normalizer.holdHides()
                return nil
            case .releaseHides:
                return normalizer.releaseHides()
            }
        }
    }
}

// MARK: - What's posted

extension Recording {
    /// One notification.
    static func post(
        _ kind: KeyboardEvent.Kind, _ end: CGRect, duration: Double = 0.25, isLocal: Bool = true
    ) -> Recording {
        let userInfo: [AnyHashable: Any] = [
            KeyboardEvent.Key.end: end,
            KeyboardEvent.Key.duration: NSNumber(value: duration),
            KeyboardEvent.Key.curve: NSNumber(value: UInt(7)),
            KeyboardEvent.Key.isLocal: NSNumber(value: isLocal),
        ]
        return Recording(steps: [.notification(kind, userInfo: userInfo)])
    }

    /// The notifications of a keyboard that appears, in order (E9).
    static func show(
        _ end: CGRect, duration: Double = 0.25, isLocal: Bool = true
    ) -> Recording {
        series([.willChangeFrame, .willShow, .didChangeFrame, .didShow], end, duration, isLocal)
    }

    /// The notifications of a keyboard that disappears, in order (E9).
    static func hide(
        _ end: CGRect, duration: Double = 0.25, isLocal: Bool = true
    ) -> Recording {
        series([.willChangeFrame, .willHide, .didChangeFrame, .didHide], end, duration, isLocal)
    }

    /// The notifications of a keyboard that changes without show or hide (E11, E17).
    static func changeFrame(
        _ end: CGRect, duration: Double = 0.25, isLocal: Bool = true
    ) -> Recording {
        series([.willChangeFrame, .didChangeFrame], end, duration, isLocal)
    }

    private static func series(
        _ kinds: [KeyboardEvent.Kind], _ end: CGRect, _ duration: Double, _ isLocal: Bool
    ) -> Recording {
        Recording(
            steps: kinds.flatMap { post($0, end, duration: duration, isLocal: isLocal).steps })
    }

    static func screenBounds(_ bounds: CGRect) -> Recording { Recording(steps: [.screenBounds(bounds)]) }
    static var holdHides: Recording { Recording(steps: [.holdHides]) }
    static var releaseHides: Recording { Recording(steps: [.releaseHides]) }

    /// Only the will-notifications, as when another change overtakes this one.
    var overtaken: Recording { filtered { $0 == .willShow || $0 == .willHide || $0 == .willChangeFrame } }

    /// Only the did-notifications.
    var late: Recording { filtered { $0 == .didShow || $0 == .didHide || $0 == .didChangeFrame } }

    private func filtered(_ isIncluded: (KeyboardEvent.Kind) -> Bool) -> Recording {
        Recording(
            steps: steps.filter { step in
                if case .notification(let kind, _) = step { isIncluded(kind) } else { true }
            })
    }
}

// MARK: - Where it's posted

/// Frames of the notifications dumped in E7, and similar ones of the same phone in landscape.
enum Phone {
    static let portrait = CGRect(x: 0, y: 0, width: 375, height: 667)
    static let keyboard = CGRect(x: 0, y: 409, width: 375, height: 258)
    static let hidden = CGRect(x: 0, y: 667, width: 375, height: 258)
    /// The keyboard with its emoji, higher than with letters.
    static let emoji = CGRect(x: 0, y: 367, width: 375, height: 300)

    static let landscape = CGRect(x: 0, y: 0, width: 667, height: 375)
    static let turnedKeyboard = CGRect(x: 0, y: 181, width: 667, height: 194)
}

/// Frames of a tablet with all kinds of keyboard.
enum Tablet {
    static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)
    static let keyboard = CGRect(x: 0, y: 416, width: 1024, height: 352)
    static let hidden = CGRect(x: 0, y: 768, width: 1024, height: 352)
    static let undocked = CGRect(x: 0, y: 270, width: 1024, height: 352)
    static let floating = CGRect(x: 600, y: 420, width: 320, height: 254)
}

// MARK: - Descriptions

extension KeyboardTransition {
    /// Such as `willShow: absent -> docked 0 409 375 258, 0.25 s`.
    func line(after last: Keyboard) -> String {
        kind == .settled
            ? "settled: \(keyboard.text)" : "\(kind): \(last.text) -> \(keyboard.text), \(duration) s"
    }
}

extension Keyboard {
    fileprivate var text: String {
        switch self {
        case .absent: "absent"
        case .docked(let frame): "docked \(frame.text)"
        case .detached(let frame): "detached \(frame.text)"
        }
    }
}

extension CGRect {
    fileprivate var text: String {
        [minX, minY, width, height].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
    }
}
