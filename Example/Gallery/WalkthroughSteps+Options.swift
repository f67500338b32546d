import UIKit

// What a user does where the app has asked for something of its own.
extension WalkthroughSteps {
    static func outside(_ user: SimulatedUser) throws {
        try user.taps("From")
        user.types("Br")
        try user.taps(row: "Bristol")
        user.types("Lon")
        try user.taps(row: "London")
        try user.taps("Swap")
        try user.taps("From")
        try user.tapsBesideTheField()
        try user.taps("To")
        try user.taps("Find Trains")
    }

    static func join(_ user: SimulatedUser) throws {
        try user.taps("Full name")
        user.types("Ada Lovelace")
        user.pressesReturn()
        try user.taps("Next")
        for text in ["SW1Y 4LE", "London", "England"] {
            user.types(text)
            user.pressesReturn()
        }
        user.types("ada")
        user.pressesReturn()
        user.types("@example.org")
        user.pressesReturn()
        user.types("18431")
        user.types("2")
        try user.taps("Next")
        try user.taps("Check")
        user.types("12 St James's Square")
        try user.taps("Done")
        try user.taps("Send")
    }

    static func options(_ user: SimulatedUser) throws {
        try user.taps("Name")
        try user.taps("Next")
        try user.taps("Done")
        try user.taps("Toolbar")
        try user.taps("Name")
        user.pressesReturn()
        user.pressesReturn()
    }

    static func questions(_ user: SimulatedUser) throws {
        try user.taps("Measure: The safe area of a view that is moved")
        try user.taps("Answer 1")
        try user.taps("Next")
        try user.taps("Next")
        user.types("The buttons are above the home indicator.")
        user.pressesReturn()
        try user.taps("Done")
        try user.taps("Copy answers")
    }

    static func groups(_ user: SimulatedUser) throws {
        try user.taps("Customer")
        try user.taps("Next")
        try user.taps("Company")
        user.types("Babbage & Son")
        for _ in 0..<3 { user.pressesReturn() }
        user.types("Ada Lovelace")
        for _ in 0..<3 { user.pressesReturn() }
        user.types("£ 17,000")
        user.pressesReturn()
        user.types("10 %")
        user.pressesReturn()
        user.types("It is late.")
        user.pressesReturn()
        try user.taps("Done")
    }

    static func keys(_ user: SimulatedUser) throws {
        try user.taps("Task")
        user.types("Oil the crank")
        user.pressesReturn()
        user.types("Engine")
        user.connectsKeyboard(true)
        user.presses(.keyboardTab, called: "Tab")
        user.types("Friday")
        user.presses(.keyboardTab, called: "Tab")
        user.types("Bearings:")
        user.presses(.keyboardTab, called: "Tab, which a text view keeps")
        user.types("two drops")
        user.presses(.keyboardTab, .shift, called: "Shift-Tab")
        user.presses(.keyboardEscape, called: "Escape")
        try user.taps("Project")
        user.presses(.keyboardReturnOrEnter, .command, called: "Command-Return")
        user.connectsKeyboard(false)
        try user.taps("Notes")
    }

    static func app(_ user: SimulatedUser) throws {
        // What the screen asks of the shared navigator is not for the other walkthroughs.
        defer { user.leaves() }
        try user.taps("Drink")
        user.types("Tea")
        user.pressesReturn()
        try user.tapsBesideTheField()
        try user.taps("Bring It to a Table…")
        user.types("12")
        try user.taps("Bring")
        try user.taps("Message")
        try user.taps("About")
        user.types("Tea")
        user.pressesReturn()
        try user.tapsBesideTheField()
        user.pressesReturn()
        try user.taps("Till")
        try user.taps("Article")
        user.pressesReturn()
    }

    static func booking(_ user: SimulatedUser) throws {
        try user.taps("Name")
        user.types("Ada Lovelace")
        user.pressesReturn()
        try user.taps("Next")
        try user.chooses("3", as: "Guests")
        try user.taps("Next")
        try user.taps("On the terrace")
        try user.taps("Next")
        try user.taps("Birthday")
        try user.taps("Next")
        user.types("020 7946 0100")
        try user.taps("Previous")
        try user.taps("Previous")
        try user.taps("Done")
    }

    static func event(_ user: SimulatedUser) throws {
        try user.taps("Title")
        user.types("Show the engine")
        user.pressesReturn()
        try user.turns(toRow: "Engine", 3)
        try user.taps("Next")
        try user.picks(Date(timeIntervalSince1970: 1_797_073_200), as: "Starts on", called: "12 December")
        try user.taps("Next")
        user.types("Dorset Street")
        try user.taps("Previous")
        try user.taps("Done")
        try user.taps("Invite…")
        try user.taps("Guest")
        user.types("Ada")
        user.pressesReturn()
        user.types("ada@example.org")
        try user.taps("Next")
        user.types("Bring the cards.")
        user.pressesReturn()
        try user.taps("Invite")
    }

    static func sections(_ user: SimulatedUser) throws {
        try user.taps("Given name")
        user.types("Ada")
        user.pressesReturn()
        user.types("Lovelace")
        try user.taps("Next")
        user.types("020 7946 0100")
        try user.taps("Baggage")
        try user.taps("Previous")
        user.types("Skis")
        try user.taps("Previous")
        try user.taps("Baggage")
        try user.taps("Family name")
        try user.taps("Next")
        try user.taps("Done")
    }
}
