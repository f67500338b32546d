import Foundation
import Testing

@testable import FormNavigationCore

@Suite("Keyboard event")
struct KeyboardEventTests {
    private typealias Key = KeyboardEvent.Key

    /// A rectangle in a box, as in Objective-C.
    static func box(_ rect: CGRect) -> NSValue {
        #if canImport(ObjectiveC)
            rect as NSValue
        #else
            withUnsafeBytes(of: rect) { NSValue(bytes: $0.baseAddress!, objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}") }
        #endif
    }

    /// The dump of E7, with changes.
    private static func dump(_ changes: [String: Any] = [:]) -> [AnyHashable: Any] {
        var dump: [AnyHashable: Any] = [
            "UIKeyboardFrameBeginUserInfoKey": box(Phone.hidden),
            "UIKeyboardFrameEndUserInfoKey": box(Phone.keyboard),
            "UIKeyboardCenterBeginUserInfoKey": "NSPoint: {187.5, 796}",
            "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: 0.25),
            "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: UInt(7)),
            "UIKeyboardIsLocalUserInfoKey": NSNumber(value: true),
        ]
        for (key, value) in changes { dump[key] = value }
        return dump
    }

    @Test("E7 reads what a telephone posts", arguments: KeyboardEvent.Kind.allCases)
    func read(kind: KeyboardEvent.Kind) throws {
        let event = try KeyboardEvent(kind: kind, userInfo: Self.dump())
        #expect(event == KeyboardEvent(kind: kind, end: Phone.keyboard, duration: 0.25, curve: 7, isLocal: true))
    }

    @Test("E1, E2 looks under the names of the symbols")
    func keys() throws {
        let userInfo: [AnyHashable: Any] = [
            "UIKeyboardFrameEndUserInfoKey": Phone.emoji,
            "UIKeyboardAnimationDurationUserInfoKey": 0.4,
            "UIKeyboardAnimationCurveUserInfoKey": 2,
            "UIKeyboardIsLocalUserInfoKey": false,
        ]
        #expect(
            try KeyboardEvent(kind: .willShow, userInfo: userInfo)
                == KeyboardEvent(kind: .willShow, end: Phone.emoji, duration: 0.4, curve: 2, isLocal: false))
    }

    @Test("K3 reads frames and numbers however they are boxed")
    func boxes() throws {
        let frames: [Any] = [Phone.emoji, Self.box(Phone.emoji)]
        let threes: [Any] = [3, UInt(3), 3.0, Float(3), NSNumber(value: 3), NSNumber(value: 3.0)]
        let falses: [Any] = [false, 0, NSNumber(value: false)]
        for frame in frames {
            #expect(try KeyboardEvent(kind: .willShow, userInfo: Self.dump([Key.end: frame])).end == Phone.emoji)
        }
        for three in threes {
            let dump = Self.dump([Key.duration: three, Key.curve: three])
            let event = try KeyboardEvent(kind: .willShow, userInfo: dump)
            #expect(event.duration == 3 && event.curve == 3, "\(type(of: three))")
        }
        for value in falses {
            let dump = Self.dump([Key.isLocal: value])
            #expect(try KeyboardEvent(kind: .willShow, userInfo: dump).isLocal == false, "\(type(of: value))")
        }
    }

    @Test("E3 has a default for everything but the frame")
    func defaults() throws {
        let event = try KeyboardEvent(kind: .didShow, userInfo: [Key.end: Phone.keyboard])
        #expect(event == KeyboardEvent(kind: .didShow, end: Phone.keyboard))
        #expect(event.duration == 0)
        #expect(event.curve == 7)
        #expect(event.isLocal)
    }

    @Test("names what is wrong with the frame")
    func errors() {
        let kinds: [KeyboardEvent.Kind] = [.willShow, .didShow, .willChangeFrame, .didChangeFrame]
        let infinite = CGRect(x: 0, y: CGFloat.infinity, width: 375, height: 258)
        for kind in kinds {
            #expect(throws: KeyboardEvent.ParsingError.missingFrame) { try KeyboardEvent(kind: kind, userInfo: nil) }
            #expect(throws: KeyboardEvent.ParsingError.missingFrame) {
                try KeyboardEvent(kind: kind, userInfo: [Key.duration: 0.25])
            }
            #expect(throws: KeyboardEvent.ParsingError.frameOfWrongType("String")) {
                try KeyboardEvent(kind: kind, userInfo: Self.dump([Key.end: "{{0, 409}, {375, 258}}"]))
            }
            #expect(throws: KeyboardEvent.ParsingError.self) {
                try KeyboardEvent(kind: kind, userInfo: Self.dump([Key.end: NSNumber(value: 258)]))
            }
            #expect(throws: KeyboardEvent.ParsingError.invalidFrame(infinite)) {
                try KeyboardEvent(kind: kind, userInfo: Self.dump([Key.end: Self.box(infinite)]))
            }
            #expect(throws: KeyboardEvent.ParsingError.self) {
                let end = CGRect(x: 0, y: 409, width: CGFloat.nan, height: 258)
                return try KeyboardEvent(kind: kind, userInfo: Self.dump([Key.end: end]))
            }
        }
    }

    @Test("E13 takes a hide without any frame", arguments: [.willHide, .didHide] as [KeyboardEvent.Kind])
    func hide(kind: KeyboardEvent.Kind) throws {
        #expect(try KeyboardEvent(kind: kind, userInfo: nil) == KeyboardEvent(kind: kind, end: .null))
        let event = try KeyboardEvent(kind: kind, userInfo: Self.dump([Key.end: "below"]))
        #expect(event.end == .null)
        #expect(event.duration == 0.25)
    }

    @Test(
        "does not animate for a duration that makes no sense",
        arguments: [-0.25, -.infinity, .infinity, .nan, .greatestFiniteMagnitude, 10.5])
    func duration(_ duration: Double) throws {
        let dump = Self.dump([Key.duration: NSNumber(value: duration)])
        #expect(try KeyboardEvent(kind: .willShow, userInfo: dump).duration == 0)
    }

    @Test("E24 believes durations from nothing to ten seconds", arguments: [0, 0.25, 10])
    func sensibleDuration(_ duration: Double) throws {
        let dump = Self.dump([Key.duration: NSNumber(value: duration)])
        #expect(try KeyboardEvent(kind: .willShow, userInfo: dump).duration == duration)
    }

    @Test("replaces a curve that would spill into other animation options")
    func curve() throws {
        let wrong = [-1, 16, 0.5, .nan, .infinity, 1e300].map { NSNumber(value: $0) } + [NSNumber(value: UInt.max)]
        for number in wrong {
            #expect(try KeyboardEvent(kind: .willShow, userInfo: Self.dump([Key.curve: number])).curve == 7)
        }
        for value in 0...15 {
            #expect(try KeyboardEvent(kind: .willShow, userInfo: Self.dump([Key.curve: value])).curve == value)
        }
    }

    @Test("takes defaults for values of a wrong type")
    func wrongTypes() throws {
        let dump = Self.dump([Key.duration: "fast", Key.curve: "steep", Key.isLocal: "yes"])
        #expect(
            try KeyboardEvent(kind: .willShow, userInfo: dump)
                == KeyboardEvent(kind: .willShow, end: Phone.keyboard, duration: 0, curve: 7, isLocal: true))
    }
}
