// What a user does in tables and collections, whose rows come and go.
extension WalkthroughSteps {
    static func settings(_ user: SimulatedUser) throws {
        try user.taps("Full name")
        user.types("Ada Lovelace")
        user.pressesReturn()
        user.pressesReturn()
        try user.taps("Next")
        try user.taps("Next", times: 3)
        try user.taps("Next", times: 3)
        try user.taps("Previous")
        try user.taps("Done")
    }

    static func cards(_ user: SimulatedUser) throws {
        try user.taps("Word 1")
        user.types("mill")
        user.pressesReturn()
        user.types("what works the numbers out")
        user.pressesReturn()
        try user.taps("Next", times: 11)
        try user.taps("Previous")
        try user.taps("Next", times: 20)
        try user.taps("Done")
    }

    static func recipe(_ user: SimulatedUser) throws {
        try user.taps("Name")
        user.types("Lemon cake")
        user.pressesReturn()
        user.types("8")
        user.pressesReturn()
        for ingredient in ["Flour", "Butter", "Lemons"] {
            user.types(ingredient)
            user.pressesReturn()
        }
        try user.taps("Next")
        user.types("Grate the lemons")
        try user.taps("Next", times: 3)
        try user.taps("Next", times: 3)
        user.types("Grandmother")
        try user.taps("Previous", times: 7)
        try user.taps("Done")
    }

    static func survey(_ user: SimulatedUser) throws {
        try user.taps("Answer 1")
        user.types("A marvel")
        user.pressesReturn()
        try user.taps("Next")
        try user.taps("Next", times: 15)
        user.types("Often")
        try user.taps("Previous", times: 10)
        try user.taps("Next", times: 100)
        try user.taps("Done")
    }
}
