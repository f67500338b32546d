import UIKit

// What a user does where the keyboard is in the way.
extension Walk {
    static func chat(_ person: Person) throws {
        try person.taps("Message")
        person.types("Four it is.\nI bring the cards,\nyou bring the horse.")
        try person.taps("Send")
        try person.taps("Since Tuesday.")
        person.types("When?")
        try person.taps("Send")
        person.dragsKeyboardDown()
    }

    static func login(_ person: Person) throws {
        try person.taps("Email")
        person.types("ada@example.org")
        person.pressesReturn()
        person.types("analytical")
        try person.taps("Previous")
        try person.taps("Done")
        try person.taps("Password")
        person.pressesReturn()
    }

    static func comments(_ person: Person) throws {
        try person.taps("Your name")
        person.types("Ada")
        try person.taps("Next")
        person.types("I know somebody\nwith a larger house.\nIt has a lift.")
        try person.taps("Send")
        try person.taps("Previous")
        try person.taps("Next")
        try person.taps("Done")
    }

    static func ride(_ person: Person) throws {
        try person.taps("Pick-up")
        person.types("1 Dorset Street")
        person.pressesReturn()
        person.types("Greenwich")
        try person.taps("Next")
        person.types("Mind the horse.")
        try person.taps("Previous")
        try person.taps("Done")
        try person.taps("Note for the driver")
        try person.taps("Order")
    }

    static func onboarding(_ person: Person) throws {
        try person.taps("Given name")
        for text in ["Ada", "Lovelace", "London"] {
            person.types(text)
            person.pressesReturn()
        }
        try person.taps("Previous")
        try person.taps("Previous")
        for _ in 0..<3 { try person.taps("Next") }
        person.types("Brass")
        try person.taps("Done")
        try person.taps("A song")
        person.types("A waltz")
        person.pressesReturn()
    }

    static func sheet(_ person: Person) throws {
        try person.taps("Place")
        person.types("1 Dorset Street")
        try person.taps("Done")
        try person.taps("Invite a Guest…")
        try person.taps("Name")
        for text in ["Ada Lovelace", "ada@example.org", "555 0100", "12 St James's Square", "SW1Y 4LE", "London"] {
            person.types(text)
            person.pressesReturn()
        }
        person.types("A waltz")
        try person.taps("Next")
        person.types("Nuts.\nShellfish.\nPoetry.")
        try person.taps("Save")
    }

    static func turned(_ person: Person) throws {
        try person.taps("Postal code")
        person.types("SW1Y 4LE")
        person.turns(to: .landscapeLeft)
        try person.taps("Next")
        person.types("London")
        try person.taps("Next")
        person.turns(to: .portrait)
        try person.taps("Done")
    }

    static func pad(_ person: Person) throws {
        try person.taps("Phone")
        try person.taps("Next")
        try person.taps("Next")
        person.types("Ring twice.\nThe dog is friendly.")
        person.moves(keyboardTo: .floating)
        try person.taps("Full name")
        person.types("Ada Lovelace")
        person.moves(keyboardTo: .split)
        try person.taps("Next")
        person.moves(keyboardTo: .docked)
        try person.taps("Done")
    }

    static func resized(_ person: Person) throws {
        try person.taps("How many guests do you bring?")
        person.types("6")
        person.resizesWindow(toHeight: 700)
        try person.taps("Next")
        person.types("A table in the shade")
        try person.taps("Done")
    }

    static func beside(_ person: Person) throws {
        try person.taps("City")
        person.types("London")
        for _ in 0..<4 { try person.taps("Next") }
        person.types("Ring twice.\nThe dog is friendly.\nThe engine is not.")
        try person.taps("Previous")
        try person.taps("Done")
    }
}
