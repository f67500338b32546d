extension Walkthrough {
    /// What to look at, in a sentence.
    var hint: String? { Self.hints[name] }

    private static let hints = [
        "signup": "Next goes row by row. Return leaves the email address only when it's valid, and the toolbar clicks.",
        "checkout":
            "Next goes down the left column first, as the fields' tags say. Go in the last field places the order.",
        "delivery": "The form scrolls just far enough to keep the field that has focus above the toolbar.",
        "picnic": "An error and new rows push the field down while it has focus, and it stays above the keyboard.",
        "feedback":
            "The text view grows with its text up to five lines, and Send stays above the keyboard the whole time.",
        "chat":
            "The bar stays on the keyboard, the conversation moves along, and the message replied to stays visible.",
        "login": "Nothing here scrolls, so the whole form moves up until the Log In button is above the keyboard.",
        "comments":
            "The app itself keeps its bar above the keyboard, and FormNavigation doesn't move anything a second time.",
        "ride": "Only the panel moves, not the map behind it, and the Order button moves with the last field.",
        "onboarding": "After the last field of a page, Next turns to the next page and gives focus there.",
        "sheet": "The form in the sheet scrolls for the keyboard, and the screen behind it stays as it is.",
        "toolbar":
            "The app sets the buttons, the colors, and the text. A tap on the title explains what the field is for.",
        "booking": "Next stops at controls without a keyboard. The keyboard hides, and the toolbar stays.",
        "event": "One picker replaces the keyboard, another opens below its field, and both have the toolbar.",
        "outside": "A tap on Swap swaps and keeps the keyboard. A tap outside the fields dismisses it.",
        "join":
            "Return stays in an address without an @ and says why. Check goes to the first incomplete field.",
        "groups": "Next finishes one card before it goes to the next one. The panel at the top is its own form.",
        "sections": "While the section is closed, Next skips its fields. When it's open, Next goes through them.",
        "keys":
            "With a hardware keyboard, Tab, Escape, and Command-Return work. A text view keeps its Tab.",
        "settings": "Next finds the next field in rows that aren't loaded yet, several screens down.",
        "cards": "Next goes through each card and on to the next one, loaded or not.",
        "recipe": "A new row appears while the previous one is filled in, and Next scrolls sideways through the steps.",
        "survey": "Taps on Next go through 500 questions one by one, although only the rows on the screen exist.",
        "rename": "The fields of the form have a toolbar. Those of the alert belong to the system, and don't.",
        "app":
            "One navigator manages the app. The Message tab turns the toolbar off, and the Till tab is left alone.",
        "report": "The recording contains what happened to the form, but nothing that was typed.",
        "options": "A switch sets a property of the configuration, and the toolbar above the keyboard follows.",
        "questions": "Each card measures something on the device it runs on, and its answer is a field like any other.",
        "card": "The fields are in the order of a bank card, and the app has its own bar above the keyboard.",
        "transfer": "Focus stays in a field with invalid content, and the toolbar's title says what's wrong.",
        "confirm": "The boxes are one view that accepts text. It has the toolbar, and moves on when it's full.",
        "match": "The conversation follows the keyboard always, only at its end, or never, as chosen at the top.",
        "interview": "The card moves up over the picture, which stays. Moving on from the last field turns the page.",
        "stock": "A tap on a search result moves focus to its field, in a row that wasn't loaded.",
        "tax": "The list says which fields are skipped, and why. A skipped field still has Done.",
        "letter": "The text stays clear of the keyboard and of the strip on it. A tap on the strip keeps the keyboard.",
        "german": "The toolbar, the keyboard, and the system's text are in German, because the device is.",
        "rtl": "Everything is mirrored: Phone, on the right, comes before the invite code, on the left.",
        "dark": "The toolbar, its title, the placeholder, and the keyboard change together, and nothing moves.",
        "large":
            "The toolbar's title grows if there's room, the placeholder grows with the text, and the form scrolls.",
        "resized": "The window gets lower while a field has focus, and the field stays above the keyboard.",
        "turned": "The field that has focus is still above the keyboard after each rotation.",
        "pad": "A floating or split keyboard is where the user has put it, so the form doesn't move for it.",
        "digits":
            "In iOS 26 and later, a number pad would be a popover. Here it's docked, and has the toolbar to move on.",
        "beside": "The keyboard is as wide as the screen, and the form in the right half still makes room for it.",
    ]
}
