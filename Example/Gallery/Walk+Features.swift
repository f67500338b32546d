import UIKit

// What a user does on the screens that show one feature each.
extension Walk {
    static func card(_ person: Person) throws {
        try person.taps("Card number")
        person.types("424242424242424")
        person.types("2")
        person.types("12/30")
        try person.taps("Continue")
        try person.taps("Back")
        try person.taps("Continue")
        person.types("123")
        person.types("Ada Lovelace")
        person.pressesReturn()
    }

    static func transfer(_ person: Person) throws {
        try person.taps("Who gets it")
        person.types("Ada")
        person.pressesReturn()
        person.types("1815")
        person.pressesReturn()
        person.types("1210")
        try person.taps("Next")
        person.types("20000")
        try person.taps("Next")
        try person.taps("Done")
        try person.taps("Amount")
        person.deletes(2)
        try person.taps("Next")
        person.types("Cards")
        try person.taps("Previous")
        try person.taps("Next")
        person.pressesReturn()
        person.deletes(1)
        person.types("1")
        try person.taps("Done")
        try person.taps("Reference")
        person.pressesReturn()
    }

    /// On an iPad, where a number pad would be a popover.
    static func digits(_ person: Person) throws {
        try person.taps("Account")
        person.types("18151211")
        person.pressesReturn()
        person.types("20")
        try person.taps("Previous")
        try person.taps("Next")
        try person.taps("Next")
        try person.taps("Done")
    }

    static func confirm(_ person: Person) throws {
        try person.taps("Phone")
        person.types("020 7946 0100")
        try person.taps("Next")
        person.types("184")
        try person.taps("Previous")
        try person.taps("Next")
        person.deletes(1)
        person.types("1512")
        person.types("Engine")
        try person.taps("Previous")
        try person.taps("Next")
        person.pressesReturn()
    }

    static func letter(_ person: Person) throws {
        try person.taps("To")
        person.types("Charles")
        person.pressesReturn()
        person.types("The cards")
        try person.taps("Dear …")
        person.types("the cards have come. All of them, and more than we need.\n")
        try person.taps("Date…")
        try person.taps("10 December 1815")
        person.types("\nis what it says on the first, which is a day that I know.")
        try person.taps("Yours")
        try person.tapsBesideTheField()
        try person.taps("About")
    }

    static func match(_ person: Person) throws {
        try person.taps("Message")
        person.types("Three all?")
        person.dragsDown()
        // Reads what was said before.
        person.dragsDown()
        try person.taps("Message")
        person.dragsDown()
        try person.chooses("Always", as: "Follow the conversation")
        try person.taps("Message")
        person.dragsDown()
        try person.chooses("Never", as: "Follow the conversation")
        try person.taps("Message")
        try person.taps("Send")
    }

    static func interview(_ person: Person) throws {
        try person.taps("Town")
        person.types("London")
        person.pressesReturn()
        person.types("At home")
        person.pressesReturn()
        person.types("French")
        try person.taps("Next")
        person.types("Harp")
        try person.taps("Continue")
        person.types("Monday")
        person.pressesReturn()
        person.types("Forty")
        person.pressesReturn()
    }

    static func stock(_ person: Person) throws {
        try person.taps("Begin")
        person.types("144")
        try person.taps("Next")
        person.types("12")
        try person.taps("Done")
        try person.taps("Article")
        person.types("zinc cogs")
        try person.taps(row: "Zinc cogs, large")
        person.types("7")
        try person.taps("Next")
        try person.taps("None")
        try person.taps("Previous", times: 3)
        try person.taps("Done")
    }

    static func tax(_ person: Person) throws {
        // The trace that the screen listens to is not for the other tours.
        defer { person.leaves() }
        try person.taps("Name")
        person.types("Ada Lovelace")
        try person.taps("Next")
        try person.taps("Previous")
        try person.taps("Married")
        try person.taps("Next")
        person.types("William")
        person.pressesReturn()
        person.types("£ 300")
        person.pressesReturn()
        try person.taps("Coupon")
        try person.taps("Done")
    }
}
