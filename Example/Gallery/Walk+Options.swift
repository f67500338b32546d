import UIKit

// What a user does where the app has asked for something of its own.
extension Walk {
    static func outside(_ person: Person) throws {
        try person.taps("From")
        person.types("Br")
        try person.taps(row: "Bristol")
        person.types("Lon")
        try person.taps(row: "London")
        try person.taps("Swap")
        try person.taps("From")
        try person.tapsBesideTheField()
        try person.taps("To")
        try person.taps("Find Trains")
    }

    static func join(_ person: Person) throws {
        try person.taps("Full name")
        person.types("Ada Lovelace")
        person.pressesReturn()
        try person.taps("Next")
        for text in ["SW1Y 4LE", "London", "England"] {
            person.types(text)
            person.pressesReturn()
        }
        person.types("ada")
        person.pressesReturn()
        person.types("@example.org")
        person.pressesReturn()
        person.types("18431")
        person.types("2")
        try person.taps("Next")
        try person.taps("Check")
        person.types("12 St James's Square")
        try person.taps("Done")
        try person.taps("Send")
    }

    static func options(_ person: Person) throws {
        try person.taps("Name")
        try person.taps("Next")
        try person.taps("Done")
        try person.taps("Toolbar")
        try person.taps("Name")
        person.pressesReturn()
        person.pressesReturn()
    }

    static func questions(_ person: Person) throws {
        try person.taps("Measure: The safe area of a view that is moved")
        try person.taps("Answer 1")
        try person.taps("Next")
        try person.taps("Next")
        person.types("The buttons are above the home indicator.")
        person.pressesReturn()
        try person.taps("Done")
        try person.taps("Copy answers")
    }

    static func groups(_ person: Person) throws {
        try person.taps("Customer")
        try person.taps("Next")
        try person.taps("Company")
        person.types("Babbage & Son")
        for _ in 0..<3 { person.pressesReturn() }
        person.types("Ada Lovelace")
        for _ in 0..<3 { person.pressesReturn() }
        person.types("£ 17,000")
        person.pressesReturn()
        person.types("10 %")
        person.pressesReturn()
        person.types("It is late.")
        person.pressesReturn()
        try person.taps("Done")
    }

    static func keys(_ person: Person) throws {
        try person.taps("Task")
        person.types("Oil the crank")
        person.pressesReturn()
        person.types("Engine")
        person.connectsKeyboard(true)
        person.presses(.keyboardTab, called: "Tab")
        person.types("Friday")
        person.presses(.keyboardTab, called: "Tab")
        person.types("Bearings:")
        person.presses(.keyboardTab, called: "Tab, which a text view keeps")
        person.types("two drops")
        person.presses(.keyboardTab, .shift, called: "Shift-Tab")
        person.presses(.keyboardEscape, called: "Escape")
        try person.taps("Project")
        person.presses(.keyboardReturnOrEnter, .command, called: "Command-Return")
        person.connectsKeyboard(false)
        try person.taps("Notes")
    }

    static func app(_ person: Person) throws {
        // What the screen asks of the shared navigator is not for the other tours.
        defer { person.leaves() }
        try person.taps("Drink")
        person.types("Tea")
        person.pressesReturn()
        try person.tapsBesideTheField()
        try person.taps("Bring It to a Table…")
        person.types("12")
        try person.taps("Bring")
        try person.taps("Message")
        try person.taps("About")
        person.types("Tea")
        person.pressesReturn()
        try person.tapsBesideTheField()
        person.pressesReturn()
        try person.taps("Till")
        try person.taps("Article")
        person.pressesReturn()
    }

    static func booking(_ person: Person) throws {
        try person.taps("Name")
        person.types("Ada Lovelace")
        person.pressesReturn()
        try person.taps("Next")
        try person.chooses("3", as: "Guests")
        try person.taps("Next")
        try person.taps("On the terrace")
        try person.taps("Next")
        try person.taps("Birthday")
        try person.taps("Next")
        person.types("020 7946 0100")
        try person.taps("Previous")
        try person.taps("Previous")
        try person.taps("Done")
    }

    static func event(_ person: Person) throws {
        try person.taps("Title")
        person.types("Show the engine")
        person.pressesReturn()
        try person.turns(toRow: "Engine", 3)
        try person.taps("Next")
        try person.picks(Date(timeIntervalSince1970: 1_797_073_200), as: "Starts on", called: "12 December")
        try person.taps("Next")
        person.types("Dorset Street")
        try person.taps("Previous")
        try person.taps("Done")
        try person.taps("Invite…")
        try person.taps("Guest")
        person.types("Ada")
        person.pressesReturn()
        person.types("ada@example.org")
        try person.taps("Next")
        person.types("Bring the cards.")
        person.pressesReturn()
        try person.taps("Invite")
    }

    static func sections(_ person: Person) throws {
        try person.taps("Given name")
        person.types("Ada")
        person.pressesReturn()
        person.types("Lovelace")
        try person.taps("Next")
        person.types("020 7946 0100")
        try person.taps("Baggage")
        try person.taps("Previous")
        person.types("Skis")
        try person.taps("Previous")
        try person.taps("Baggage")
        try person.taps("Family name")
        try person.taps("Next")
        try person.taps("Done")
    }
}
