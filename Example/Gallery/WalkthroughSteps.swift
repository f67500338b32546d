/// What a user does on each walkthrough.
@MainActor
enum WalkthroughSteps {
    static func through(_ walkthrough: String, by user: SimulatedUser) throws {
        switch walkthrough {
        case "signup": try signUp(user)
        case "checkout": try checkout(user)
        case "delivery": try delivery(user)
        case "picnic": try picnic(user)
        case "feedback": try feedback(user)
        case "chat": try chat(user)
        case "login": try login(user)
        case "comments": try comments(user)
        case "ride": try ride(user)
        case "onboarding": try onboarding(user)
        case "sheet": try sheet(user)
        case "toolbar": try toolbar(user)
        case "booking": try booking(user)
        case "event": try event(user)
        case "outside": try outside(user)
        case "join": try join(user)
        case "groups": try groups(user)
        case "sections": try sections(user)
        case "keys": try keys(user)
        case "settings": try settings(user)
        case "cards": try cards(user)
        case "recipe": try recipe(user)
        case "survey": try survey(user)
        case "rename": try rename(user)
        case "app": try app(user)
        case "report": try report(user)
        case "letter": try letter(user)
        case "card": try card(user)
        case "transfer": try transfer(user)
        case "confirm": try confirm(user)
        case "match": try match(user)
        case "interview": try interview(user)
        case "stock": try stock(user)
        case "tax": try tax(user)
        case "options": try options(user)
        case "questions": try questions(user)
        case "german": try german(user)
        case "rtl": try rightToLeft(user)
        case "dark": try dark(user)
        case "large": try large(user)
        case "resized": try resized(user)
        case "turned": try turned(user)
        case "pad": try pad(user)
        case "digits": try digits(user)
        case "beside": try beside(user)
        default: throw Failure(message: "Nobody has walked through '\(walkthrough)' yet.", exitCode: 70)
        }
    }

    private static func signUp(_ user: SimulatedUser) throws {
        try user.taps("Name")
        user.types("Ada Lovelace")
        user.pressesReturn()
        user.types("ada")
        user.pressesReturn()
        user.types("@example.org")
        user.pressesReturn()
        user.types("analytical")
        try user.taps("Next")
        user.types("+44 20 7946")
        try user.taps("Next")
        user.types("12ab34")
        try user.taps("Previous")
        try user.taps("Next")
        try user.taps("Next")
        user.types("First programmer.\nLikes engines.")
        try user.taps("Done")
        try user.taps("Create Account")
    }

    private static func checkout(_ user: SimulatedUser) throws {
        try user.taps("Full name")
        for text in ["Ada Lovelace", "12 St James's Square", "London", "4242 4242", "12/30"] {
            user.types(text)
            user.pressesReturn()
        }
        user.types("98765")
        user.pressesReturn()
    }

    private static func delivery(_ user: SimulatedUser) throws {
        try user.taps("Full name")
        for text in ["Ada Lovelace", "", "St James's Square", "12", "SW1Y 4LE", "London", "United Kingdom", "555 0100"]
        {
            if !text.isEmpty { user.types(text) }
            user.pressesReturn()
        }
        user.types("1843")
        try user.taps("Next")
        user.types("Ring twice.\nThe dog is friendly.\nThe engine is not.\nLeave parcels\nwith the neighbor.")
        try user.taps("Previous")
        try user.taps("Done")
    }

    private static func picnic(_ user: SimulatedUser) throws {
        try user.taps("Your name")
        user.types("Ada Lovelace")
        user.pressesReturn()
        user.types("ada")
        user.types("@example.org")
        user.pressesReturn()
        user.types("555 0100")
        user.pressesReturn()
        user.types("4")
        try user.taps("Previous")
        user.types("Charles")
        try user.taps("Next")
        user.pressesReturn()
        user.types("A table in the shade")
        try user.taps("Done")
    }

    private static func feedback(_ user: SimulatedUser) throws {
        try user.taps("Subject")
        user.types("The engine")
        user.pressesReturn()
        for line in [
            "It stops.", "\nIt starts again.", "\nThen it hums.", "\nThen it prints", "\ntoo much", "\nand jams.",
        ] {
            user.types(line)
        }
        try user.taps("Previous")
        try user.taps("Next")
        try user.taps("Send")
    }

    private static func toolbar(_ user: SimulatedUser) throws {
        try user.taps("Name der versicherten Person")
        user.types("Ada Lovelace")
        try user.taps("Weiter")
        user.types("Der Rechner steht unter Wasser.")
        try user.taps("Ausführliche Beschreibung des Schadens und seiner Ursache, Schritt 2 von 5")
        try user.taps("Weiter")
        try user.taps("Weiter")
        try user.taps("Vertrag scannen")
        try user.taps("Zurück")
        try user.taps("Foto aufnehmen")
        try user.taps("Fertig")
    }

    private static func rename(_ user: SimulatedUser) throws {
        try user.taps("City")
        user.types("London")
        try user.taps("Previous")
        try user.taps("Done")
        try user.taps("Change Password…")
        user.types("secret")
        try user.taps("Repeat password")
        user.types("secret")
        try user.taps("Change")
    }

    private static func report(_ user: SimulatedUser) throws {
        try user.taps("Record")
        try user.taps("Since when")
        user.types("Today")
        try user.taps("Previous")
        try user.taps("Done")
        try user.taps("Stop")
        try user.taps("Close")
    }

    private static func rightToLeft(_ user: SimulatedUser) throws {
        try user.taps("الاسم")
        user.types("آدا")
        user.pressesReturn()
        user.types("ada@example.org")
        try user.taps("التالي")
        user.types("analytical")
        try user.taps("التالي")
        user.types("٠٢٠٧٩٤٦")
        try user.taps("التالي")
        user.types("١٢٣٤")
        try user.taps("السابق")
        try user.taps("تم")
        try user.taps("إنشاء الحساب")
    }

    private static func german(_ user: SimulatedUser) throws {
        try user.taps("Name")
        user.types("Ada Lovelace")
        user.pressesReturn()
        user.types("ada")
        user.pressesReturn()
        user.types("@example.org")
        try user.taps("Weiter")
        user.types("analytisch")
        try user.taps("Weiter")
        user.types("030 7946")
        try user.taps("Zurück")
        try user.taps("Fertig")
        try user.taps("Konto anlegen")
    }
}
