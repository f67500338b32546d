import Foundation

/// What somebody does on a screen of the example, and what they see.
///
/// `ExampleUITests` has a finger of XCTest's do it in the app, `ExampleTests` one of a headless device: a visit that
/// cannot succeed is found without a simulator.
struct Visit: Sendable {
    /// The name of the screen that it begins on.
    let screen: String
    /// What is done, and expected.
    let steps: @MainActor (any Visitor) throws -> Void

    init(_ screen: String, steps: @escaping @MainActor (any Visitor) throws -> Void) {
        self.screen = screen
        self.steps = steps
    }

    /// What was not as expected.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ what: String) { description = what }
    }

    /// Something on the screen, by what a user calls it.
    enum Thing: Equatable, Sendable {
        /// A text field by its placeholder.
        case field(String)
        /// The field of a search bar by its placeholder.
        case searchField(String)
        case textView(String)
        /// A button of the screen; of its view with an identifier, where a bar may have one of that name too.
        case button(String, in: String? = nil)
        /// A button of the bar at the top of the screen.
        case barButton(String)
        /// A button of the toolbar above the keyboard.
        case toolbarButton(String)
        case toggle(String)
        case text(String)
        /// The bar at the top of the screen.
        case bar
        /// The toolbar above the keyboard.
        case toolbar
        /// The keys of the keyboard.
        case keyboard

        /// Whether a tap on it brings up the keyboard.
        var takesText: Bool {
            switch self {
            case .field, .searchField, .textView: true
            default: false
            }
        }
    }

    /// A key of a hardware keyboard, with what is held down.
    enum Key: Sendable {
        case tab, shiftTab, escape
    }

    enum Orientation: Sendable {
        case portrait, landscape
    }
}
