import UIKit

// What a user does where the keyboard is in the way.
extension WalkthroughSteps {
    static func chat(_ user: SimulatedUser) throws {
        try user.taps("Message")
        user.types("Four it is.\nI bring the cards,\nyou bring the horse.")
        try user.taps("Send")
        try user.taps("Since Tuesday.")
        user.types("When?")
        try user.taps("Send")
        user.dragsKeyboardDown()
    }

    static func login(_ user: SimulatedUser) throws {
        try user.taps("Email")
        user.types("ada@example.org")
        user.pressesReturn()
        user.types("analytical")
        try user.taps("Previous")
        try user.taps("Done")
        try user.taps("Password")
        user.pressesReturn()
    }

    static func comments(_ user: SimulatedUser) throws {
        try user.taps("Your name")
        user.types("Ada")
        try user.taps("Next")
        user.types("I know somebody\nwith a larger house.\nIt has a lift.")
        try user.taps("Send")
        try user.taps("Previous")
        try user.taps("Next")
        try user.taps("Done")
    }

    static func ride(_ user: SimulatedUser) throws {
        try user.taps("Pick-up")
        user.types("1 Dorset Street")
        user.pressesReturn()
        user.types("Greenwich")
        try user.taps("Next")
        user.types("Mind the horse.")
        try user.taps("Previous")
        try user.taps("Done")
        try user.taps("Note for the driver")
        try user.taps("Order")
    }

    static func onboarding(_ user: SimulatedUser) throws {
        try user.taps("Given name")
        for text in ["Ada", "Lovelace", "London"] {
            user.types(text)
            user.pressesReturn()
        }
        try user.taps("Previous")
        try user.taps("Previous")
        for _ in 0..<3 { try user.taps("Next") }
        user.types("Brass")
        try user.taps("Done")
        try user.taps("A song")
        user.types("A waltz")
        user.pressesReturn()
    }

    static func sheet(_ user: SimulatedUser) throws {
        try user.taps("Place")
        user.types("1 Dorset Street")
        try user.taps("Done")
        try user.taps("Invite a Guest…")
        try user.taps("Name")
        for text in ["Ada Lovelace", "ada@example.org", "555 0100", "12 St James's Square", "SW1Y 4LE", "London"] {
            user.types(text)
            user.pressesReturn()
        }
        user.types("A waltz")
        try user.taps("Next")
        user.types("Nuts.\nShellfish.\nPoetry.")
        try user.taps("Save")
    }

    static func turned(_ user: SimulatedUser) throws {
        try user.taps("Postal code")
        user.types("SW1Y 4LE")
        user.turns(to: .landscapeLeft)
        try user.taps("Next")
        user.types("London")
        try user.taps("Next")
        user.turns(to: .portrait)
        try user.taps("Done")
    }

    static func pad(_ user: SimulatedUser) throws {
        try user.taps("Phone")
        try user.taps("Next")
        try user.taps("Next")
        user.types("Ring twice.\nThe dog is friendly.")
        user.moves(keyboardTo: .floating)
        try user.taps("Full name")
        user.types("Ada Lovelace")
        user.moves(keyboardTo: .split)
        try user.taps("Next")
        user.moves(keyboardTo: .docked)
        try user.taps("Done")
    }

    static func resized(_ user: SimulatedUser) throws {
        try user.taps("How many guests do you bring?")
        user.types("6")
        user.resizesWindow(toHeight: 700)
        try user.taps("Next")
        user.types("A table in the shade")
        try user.taps("Done")
    }

    static func beside(_ user: SimulatedUser) throws {
        try user.taps("City")
        user.types("London")
        for _ in 0..<4 { try user.taps("Next") }
        user.types("Ring twice.\nThe dog is friendly.\nThe engine is not.")
        try user.taps("Previous")
        try user.taps("Done")
    }
}
