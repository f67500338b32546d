/// What a user does on each tour.
@MainActor
enum Walk {
    static func through(_ tour: String, by person: Person) throws {
        switch tour {
        case "signup": try signUp(person)
        case "checkout": try checkout(person)
        case "delivery": try delivery(person)
        case "picnic": try picnic(person)
        case "feedback": try feedback(person)
        case "chat": try chat(person)
        case "login": try login(person)
        case "comments": try comments(person)
        case "ride": try ride(person)
        case "onboarding": try onboarding(person)
        case "sheet": try sheet(person)
        case "toolbar": try toolbar(person)
        case "booking": try booking(person)
        case "event": try event(person)
        case "outside": try outside(person)
        case "join": try join(person)
        case "groups": try groups(person)
        case "sections": try sections(person)
        case "keys": try keys(person)
        case "settings": try settings(person)
        case "cards": try cards(person)
        case "recipe": try recipe(person)
        case "survey": try survey(person)
        case "rename": try rename(person)
        case "app": try app(person)
        case "report": try report(person)
        case "letter": try letter(person)
        case "card": try card(person)
        case "transfer": try transfer(person)
        case "confirm": try confirm(person)
        case "match": try match(person)
        case "interview": try interview(person)
        case "stock": try stock(person)
        case "tax": try tax(person)
        case "options": try options(person)
        case "questions": try questions(person)
        case "german": try german(person)
        case "rtl": try rightToLeft(person)
        case "dark": try dark(person)
        case "large": try large(person)
        case "resized": try resized(person)
        case "turned": try turned(person)
        case "pad": try pad(person)
        case "digits": try digits(person)
        case "beside": try beside(person)
        default: throw Failure(message: "Nobody has walked through '\(tour)' yet.", exitCode: 70)
        }
    }

    private static func signUp(_ person: Person) throws {
        try person.taps("Name")
        person.types("Ada Lovelace")
        person.pressesReturn()
        person.types("ada")
        person.pressesReturn()
        person.types("@example.org")
        person.pressesReturn()
        person.types("analytical")
        try person.taps("Next")
        person.types("+44 20 7946")
        try person.taps("Next")
        person.types("12ab34")
        try person.taps("Previous")
        try person.taps("Next")
        try person.taps("Next")
        person.types("First programmer.\nLikes engines.")
        try person.taps("Done")
        try person.taps("Create Account")
    }

    private static func checkout(_ person: Person) throws {
        try person.taps("Full name")
        for text in ["Ada Lovelace", "12 St James's Square", "London", "4242 4242", "12/30"] {
            person.types(text)
            person.pressesReturn()
        }
        person.types("98765")
        person.pressesReturn()
    }

    private static func delivery(_ person: Person) throws {
        try person.taps("Full name")
        for text in ["Ada Lovelace", "", "St James's Square", "12", "SW1Y 4LE", "London", "United Kingdom", "555 0100"]
        {
            if !text.isEmpty { person.types(text) }
            person.pressesReturn()
        }
        person.types("1843")
        try person.taps("Next")
        person.types("Ring twice.\nThe dog is friendly.\nThe engine is not.\nLeave parcels\nwith the neighbour.")
        try person.taps("Previous")
        try person.taps("Done")
    }

    private static func picnic(_ person: Person) throws {
        try person.taps("Your name")
        person.types("Ada Lovelace")
        person.pressesReturn()
        person.types("ada")
        person.types("@example.org")
        person.pressesReturn()
        person.types("555 0100")
        person.pressesReturn()
        person.types("4")
        try person.taps("Previous")
        person.types("Charles")
        try person.taps("Next")
        person.pressesReturn()
        person.types("A table in the shade")
        try person.taps("Done")
    }

    private static func feedback(_ person: Person) throws {
        try person.taps("Subject")
        person.types("The engine")
        person.pressesReturn()
        for line in [
            "It stops.", "\nIt starts again.", "\nThen it hums.", "\nThen it prints", "\ntoo much", "\nand jams.",
        ] {
            person.types(line)
        }
        try person.taps("Previous")
        try person.taps("Next")
        try person.taps("Send")
    }

    private static func toolbar(_ person: Person) throws {
        try person.taps("Name der versicherten Person")
        person.types("Ada Lovelace")
        try person.taps("Weiter")
        person.types("Der Rechner steht unter Wasser.")
        try person.taps("Ausführliche Beschreibung des Schadens und seiner Ursache, Schritt 2 von 5")
        try person.taps("Weiter")
        try person.taps("Weiter")
        try person.taps("Vertrag scannen")
        try person.taps("Zurück")
        try person.taps("Foto aufnehmen")
        try person.taps("Fertig")
    }

    private static func rename(_ person: Person) throws {
        try person.taps("City")
        person.types("London")
        try person.taps("Previous")
        try person.taps("Done")
        try person.taps("Change Password…")
        person.types("secret")
        try person.taps("Repeat password")
        person.types("secret")
        try person.taps("Change")
    }

    private static func report(_ person: Person) throws {
        try person.taps("Record")
        try person.taps("Since when")
        person.types("Today")
        try person.taps("Previous")
        try person.taps("Done")
        try person.taps("Stop")
        try person.taps("Close")
    }

    private static func rightToLeft(_ person: Person) throws {
        try person.taps("الاسم")
        person.types("آدا")
        person.pressesReturn()
        person.types("ada@example.org")
        try person.taps("التالي")
        person.types("analytical")
        try person.taps("التالي")
        person.types("٠٢٠٧٩٤٦")
        try person.taps("التالي")
        person.types("١٢٣٤")
        try person.taps("السابق")
        try person.taps("تم")
        try person.taps("إنشاء الحساب")
    }

    private static func german(_ person: Person) throws {
        try person.taps("Name")
        person.types("Ada Lovelace")
        person.pressesReturn()
        person.types("ada")
        person.pressesReturn()
        person.types("@example.org")
        try person.taps("Weiter")
        person.types("analytisch")
        try person.taps("Weiter")
        person.types("030 7946")
        try person.taps("Zurück")
        try person.taps("Fertig")
        try person.taps("Konto anlegen")
    }
}
