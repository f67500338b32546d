// What a user does in tables and collections, whose rows come and go.
extension Walk {
    static func settings(_ person: Person) throws {
        try person.taps("Full name")
        person.types("Ada Lovelace")
        person.pressesReturn()
        person.pressesReturn()
        try person.taps("Next")
        try person.taps("Next", times: 3)
        try person.taps("Next", times: 3)
        try person.taps("Previous")
        try person.taps("Done")
    }

    static func cards(_ person: Person) throws {
        try person.taps("Word 1")
        person.types("mill")
        person.pressesReturn()
        person.types("what works the numbers out")
        person.pressesReturn()
        try person.taps("Next", times: 11)
        try person.taps("Previous")
        try person.taps("Next", times: 20)
        try person.taps("Done")
    }

    static func recipe(_ person: Person) throws {
        try person.taps("Name")
        person.types("Lemon cake")
        person.pressesReturn()
        person.types("8")
        person.pressesReturn()
        for ingredient in ["Flour", "Butter", "Lemons"] {
            person.types(ingredient)
            person.pressesReturn()
        }
        try person.taps("Next")
        person.types("Grate the lemons")
        try person.taps("Next", times: 3)
        try person.taps("Next", times: 3)
        person.types("Grandmother")
        try person.taps("Previous", times: 7)
        try person.taps("Done")
    }

    static func survey(_ person: Person) throws {
        try person.taps("Answer 1")
        person.types("A marvel")
        person.pressesReturn()
        try person.taps("Next")
        try person.taps("Next", times: 15)
        person.types("Often")
        try person.taps("Previous", times: 10)
        try person.taps("Next", times: 100)
        try person.taps("Done")
    }
}
