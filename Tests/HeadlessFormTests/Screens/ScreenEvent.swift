import FormNavigation
import TestSupport
import UIKit

/// A single action of the user or the app on a screen.
enum ScreenEvent: Hashable, CustomStringConvertible {
    case tap(Int)
    case next, previous, pressReturn
    case type, delete
    case hide
    case turn
    case push, present, back
    /// Removes a field, or puts it back.
    case remove(Int)
    case uninstall
    case reload
    /// The keyboard grows or shrinks, as with suggestions.
    case keyboardHeight
    /// The user switches to another app and back.
    case background
    /// A layout, which the system may request at any time.
    case layout
    /// A finger scrolls.
    case scroll(CGFloat)
    /// A finger begins to swipe back and changes its mind.
    case swipeBack
    /// The app shows a banner above everything, or removes it.
    case banner
    /// The user makes the window lower, or restores its height.
    case resize
    /// A finger drags the content while the keyboard grows or shrinks.
    case drag(CGFloat)

    var description: String {
        switch self {
        case .tap(let index): "tap \(index)"
        case .remove(let index): "remove \(index)"
        case .scroll(let distance): "scroll \(distance)"
        case .next: "next"
        case .previous: "previous"
        case .pressReturn: "return"
        case .type: "type"
        case .delete: "delete"
        case .hide: "hide"
        case .turn: "turn"
        case .push: "push"
        case .present: "present"
        case .back: "back"
        case .uninstall: "uninstall"
        case .reload: "reload"
        case .keyboardHeight: "keyboard height"
        case .background: "background"
        case .layout: "layout"
        case .swipeBack: "swipe back"
        case .banner: "banner"
        case .resize: "resize"
        case .drag(let distance): "drag \(distance)"
        }
    }

    var isScroll: Bool {
        switch self {
        case .scroll, .drag: true
        default: false
        }
    }

    /// Whether the app, or the window, moves something in its own turn.
    var movesByItself: Bool {
        switch self {
        case .banner, .remove, .resize: true
        default: false
        }
    }

    /// Whether a field of the form should gain focus.
    var movesFocus: Bool {
        switch self {
        case .tap(0...3), .next, .previous: true
        default: false
        }
    }

    /// Whether this brings the focused field into sight.
    var bringsIntoSight: Bool {
        switch self {
        case .type, .turn, .keyboardHeight, .reload, .resize: true
        default: false
        }
    }

    /// The twelve events of which all sequences are played.
    static let dozen: [ScreenEvent] = [
        .tap(1), .next, .pressReturn, .type, .hide, .turn, .push, .present, .back, .remove(2), .uninstall, .reload,
    ]

    /// The eight most different ones of the dozen.
    static let eight: [ScreenEvent] = [.tap(1), .next, .type, .hide, .turn, .present, .back, .remove(2)]

    /// Draws an event. Common ones are more frequent.
    static func random(_ random: inout SplitMix64) -> ScreenEvent {
        switch random.number(0...32) {
        case 0...4: .tap(random.number(0...4))
        case 5...8: .next
        case 9, 10: .previous
        case 11...13: .pressReturn
        case 14...16: .type
        case 17: .delete
        case 18: .hide
        case 19: .turn
        case 20: .push
        case 21: .present
        case 22: .back
        case 23: .remove(random.number(0...3))
        case 24: .uninstall
        case 25: .reload
        case 26: .keyboardHeight
        case 27: .background
        case 28: random.chance(50) ? .layout : .swipeBack
        case 29: .banner
        case 30: .resize
        case 31: .drag(CGFloat(random.number(-3...3)) * 40)
        default: .scroll(CGFloat(random.number(-3...3)) * 60)
        }
    }
}
