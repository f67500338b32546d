import UIKit

// What a user does on the screens that show one feature each.
extension WalkthroughSteps {
    static func card(_ user: SimulatedUser) throws {
        try user.taps("Card number")
        user.types("424242424242424")
        user.types("2")
        user.types("12/30")
        try user.taps("Continue")
        try user.taps("Back")
        try user.taps("Continue")
        user.types("123")
        user.types("Ada Lovelace")
        user.pressesReturn()
    }

    static func transfer(_ user: SimulatedUser) throws {
        try user.taps("Recipient")
        user.types("Ada")
        user.pressesReturn()
        user.types("1815")
        user.pressesReturn()
        user.types("1210")
        try user.taps("Next")
        user.types("20000")
        try user.taps("Next")
        try user.taps("Done")
        try user.taps("Amount")
        user.deletes(2)
        try user.taps("Next")
        user.types("Cards")
        try user.taps("Previous")
        try user.taps("Next")
        user.pressesReturn()
        user.deletes(1)
        user.types("1")
        try user.taps("Done")
        try user.taps("Reference")
        user.pressesReturn()
    }

    /// On an iPad, where a number pad would be a popover.
    static func digits(_ user: SimulatedUser) throws {
        try user.taps("Account")
        user.types("18151211")
        user.pressesReturn()
        user.types("20")
        try user.taps("Previous")
        try user.taps("Next")
        try user.taps("Next")
        try user.taps("Done")
    }

    static func confirm(_ user: SimulatedUser) throws {
        try user.taps("Phone")
        user.types("020 7946 0100")
        try user.taps("Next")
        user.types("184")
        try user.taps("Previous")
        try user.taps("Next")
        user.deletes(1)
        user.types("1512")
        user.types("Engine")
        try user.taps("Previous")
        try user.taps("Next")
        user.pressesReturn()
    }

    static func letter(_ user: SimulatedUser) throws {
        try user.taps("To")
        user.types("Charles")
        user.pressesReturn()
        user.types("The cards")
        try user.taps("Dear …")
        user.types("the cards have come. All of them, and more than we need.\n")
        try user.taps("Date…")
        try user.taps("10 December 1815")
        user.types("\nis what it says on the first, which is a day that I know.")
        try user.taps("Yours")
        try user.tapsBesideTheField()
        try user.taps("About")
    }

    static func match(_ user: SimulatedUser) throws {
        try user.taps("Message")
        user.types("Three all?")
        user.dragsDown()
        // Reads what was said before.
        user.dragsDown()
        try user.taps("Message")
        user.dragsDown()
        try user.chooses("Always", as: "Follow the conversation")
        try user.taps("Message")
        user.dragsDown()
        try user.chooses("Never", as: "Follow the conversation")
        try user.taps("Message")
        try user.taps("Send")
    }

    static func interview(_ user: SimulatedUser) throws {
        try user.taps("Town")
        user.types("London")
        user.pressesReturn()
        user.types("At home")
        user.pressesReturn()
        user.types("French")
        try user.taps("Next")
        user.types("Harp")
        try user.taps("Continue")
        user.types("Monday")
        user.pressesReturn()
        user.types("Forty")
        user.pressesReturn()
    }

    static func stock(_ user: SimulatedUser) throws {
        try user.taps("Begin")
        user.types("144")
        try user.taps("Next")
        user.types("12")
        try user.taps("Done")
        try user.taps("Article")
        user.types("zinc cogs")
        try user.taps(row: "Zinc cogs, large")
        user.types("7")
        try user.taps("Next")
        try user.taps("None")
        try user.taps("Previous", times: 3)
        try user.taps("Done")
    }

    static func tax(_ user: SimulatedUser) throws {
        // The trace that the screen listens to is not for the other walkthroughs.
        defer { user.leaves() }
        try user.taps("Name")
        user.types("Ada Lovelace")
        try user.taps("Next")
        try user.taps("Previous")
        try user.taps("Married")
        try user.taps("Next")
        user.types("William")
        user.pressesReturn()
        user.types("£ 300")
        user.pressesReturn()
        try user.taps("Coupon")
        try user.taps("Done")
    }
}
