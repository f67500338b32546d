import Foundation

/// One of the system's six keyboard notifications, read once.
package struct KeyboardEvent: Sendable, Equatable {
    /// The six notifications, by the names they share (E1).
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case willShow
        case didShow
        case willHide
        case didHide
        case willChangeFrame
        case didChangeFrame
    }

    /// The notification's kind.
    package var kind: Kind
    /// The keyboard's frame after the change, in points, in the coordinates of the screen (E5).
    ///
    /// Ignore the frame of a hide: it may still be on the screen (E13).
    package var end: CGRect
    /// The duration of the keyboard's animation, in seconds. `0` by default, which means no animation (E3, E24).
    package var duration: Double
    /// The raw value of the animation's curve. `7` by default, which isn't one of the public curves (E7, E8).
    package var curve: Int
    /// Whether the keyboard belongs to this app, rather than to another one on the screen (E16). `true` by default.
    package var isLocal: Bool

    package init(kind: Kind, end: CGRect, duration: Double = 0, curve: Int = 7, isLocal: Bool = true) {
        self.kind = kind
        self.end = end
        self.duration = duration
        self.curve = curve
        self.isLocal = isLocal
    }
}

// MARK: - Parsing

extension KeyboardEvent {
    /// The keys of the notifications' `userInfo`, whose strings are the names of their symbols (E1, E2).
    package enum Key {
        package static let begin = "UIKeyboardFrameBeginUserInfoKey"
        package static let end = "UIKeyboardFrameEndUserInfoKey"
        package static let duration = "UIKeyboardAnimationDurationUserInfoKey"
        package static let curve = "UIKeyboardAnimationCurveUserInfoKey"
        package static let isLocal = "UIKeyboardIsLocalUserInfoKey"
    }

    /// An error in a notification that says nothing about the keyboard.
    package enum ParsingError: Error, Sendable, Equatable {
        /// There's no frame under ``Key/end``.
        case missingFrame
        /// The value under ``Key/end`` isn't a rectangle, but has the type with this name.
        case frameOfWrongType(String)
        /// A component of the frame is infinite or not a number.
        case invalidFrame(CGRect)
    }

    /// The longest duration that's trusted, in seconds. Known animations take less than one (E7).
    package static let longestDuration = 10.0

    /// Reads a notification.
    ///
    /// A show or a change must contain the frame; everything else is optional. A hide doesn't need to contain anything,
    /// because it's always trusted (E13), and its frame is null if it can't be read. A value that's missing, has the
    /// wrong type, or makes no sense is replaced by its default: a duration that's negative, not a number, or
    /// greater than ``longestDuration``; a curve that isn't within `0...15`, the four bits that it has in the options
    /// of an animation. The frame before the change isn't read, because the end of the previous transition is more
    /// reliable.
    ///
    /// - Parameters:
    ///   - kind: The notification's kind.
    ///   - userInfo: The notification's `userInfo`, with values as Objective-C or Swift box them (K3).
    package init(kind: Kind, userInfo: [AnyHashable: Any]?) throws(ParsingError) {
        let userInfo = userInfo ?? [:]
        let end: CGRect
        do {
            end = try Self.frame(userInfo[Key.end])
        } catch {
            guard kind == .willHide || kind == .didHide else { throw error }
            end = .null
        }
        self.init(kind: kind, end: end)

        // Any stored number can be cast to an object (K3).
        if let number = userInfo[Key.duration] as? NSNumber, (0...Self.longestDuration).contains(number.doubleValue) {
            duration = number.doubleValue
        }
        if let number = userInfo[Key.curve] as? NSNumber, let value = Int(exactly: number.doubleValue),
            (0...15).contains(value)
        {
            curve = value
        }
        if let number = userInfo[Key.isLocal] as? NSNumber {
            isLocal = number.boolValue
        }
    }

    private static func frame(_ value: Any?) throws(ParsingError) -> CGRect {
        guard let value else { throw .missingFrame }
        guard let frame = rect(value) else { throw .frameOfWrongType("\(type(of: value))") }
        guard frame.hasFiniteComponents else { throw .invalidFrame(frame) }
        return frame
    }

    /// Returns the rectangle that's stored directly or in an `NSValue`. No single cast works everywhere (K3).
    package static func rect(_ value: Any?) -> CGRect? {
        if let rect = value as? CGRect { return rect }
        guard let box = value as? NSValue, String(cString: box.objCType).hasPrefix("{CGRect=") else { return nil }
        var frame = CGRect.zero
        box.getValue(&frame)
        return frame
    }
}
