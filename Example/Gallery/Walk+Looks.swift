import UIKit

// What a user does who changes how everything looks, in the middle of a form.
extension Walk {
    static func dark(_ person: Person) throws {
        try person.taps("Subject")
        person.types("The engine")
        person.chooses(.dark)
        try person.taps("Next")
        person.types("It stops at night.")
        try person.taps("Previous")
        person.chooses(.light)
        try person.taps("Done")
    }

    static func large(_ person: Person) throws {
        try person.taps("Subject")
        person.types("The engine")
        person.chooses(.accessibilityLarge, called: "much larger")
        try person.taps("Next")
        person.types("It stops.\nIt starts again.\nThen it hums.")
        try person.taps("Previous")
        person.chooses(.extraSmall, called: "very small")
        try person.taps("Done")
    }
}
