import UIKit

// What a user does who changes how everything looks, in the middle of a form.
extension WalkthroughSteps {
    static func dark(_ user: SimulatedUser) throws {
        try user.taps("Subject")
        user.types("The engine")
        user.chooses(.dark)
        try user.taps("Next")
        user.types("It stops at night.")
        try user.taps("Previous")
        user.chooses(.light)
        try user.taps("Done")
    }

    static func large(_ user: SimulatedUser) throws {
        try user.taps("Subject")
        user.types("The engine")
        user.chooses(.accessibilityLarge, called: "much larger")
        try user.taps("Next")
        user.types("It stops.\nIt starts again.\nThen it hums.")
        try user.taps("Previous")
        user.chooses(.extraSmall, called: "very small")
        try user.taps("Done")
    }
}
