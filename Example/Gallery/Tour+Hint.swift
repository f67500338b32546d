extension Tour {
    /// What to look at, in a sentence.
    var hint: String? { Self.hints[name] }

    private static let hints = [
        "signup":
            "Next goes row by row; Return leaves the email address only once it is one, and the toolbar clicks.",
        "checkout": "Next goes down the left column first, as the tags of the fields say; Go in the last field orders.",
        "delivery": "The form scrolls just far enough to keep the field that has focus above the toolbar.",
        "picnic": "An error and new rows push the field down while it is edited, and it stays above the keyboard.",
        "feedback":
            "The text view grows with its text up to five lines, and Send stays above the keyboard all the while.",
        "chat":
            "The bar rides on the keyboard and the conversation comes along; the message that is replied to stays in sight.",
        "login": "Nothing here scrolls, so the whole form moves up until the Log In button is above the keyboard.",
        "comments": "The app itself keeps its bar above the keyboard, and FormNavigation moves nothing a second time.",
        "ride": "Only the panel moves, not the map behind it, and the Order button moves with the last field.",
        "onboarding": "After the last field of a page, Next turns to the next page and gives focus there.",
        "sheet": "The form in the sheet scrolls for the keyboard, and the screen behind it stays as it is.",
        "toolbar":
            "Buttons, colours and words are the app's; a tap on the title explains what the field wants.",
        "booking": "Next stops at controls that have no keyboard: the keyboard goes, and the toolbar stays.",
        "event": "A wheel stands in the keyboard's place, another opens below its field, and the toolbar serves both.",
        "outside": "A tap on Swap swaps and keeps the keyboard; a tap beside the fields puts it away.",
        "join":
            "Return stays at an address without an @ and says why; Check goes to the first field that is missing something.",
        "groups":
            "Next finishes one card before it goes to the card beside it; the panel at the top is a form of its own.",
        "sections": "While the section is closed, Next passes its fields over; once it is open, they are next.",
        "keys": "With a hardware keyboard Tab, Escape and Command-Return work, and a text view keeps its Tab.",
        "settings": "Next finds the next field in rows that are not loaded yet, several screens further down.",
        "cards": "Next goes through each card and on to the next one, loaded or not.",
        "recipe": "A new row appears while the one before is filled in, and Next scrolls sideways through the steps.",
        "survey": "Taps on Next go through 500 questions one by one, although only the rows on the screen exist.",
        "rename": "The fields of the form have a toolbar; those of the alert are the system's, and have none.",
        "app":
            "One navigator serves the whole app; the Message tab asks for no toolbar, and the Till tab is left alone.",
        "report": "The report says what happened to the form, and nothing of what was typed.",
        "options": "A switch sets a property of the configuration, and the toolbar above the keyboard follows.",
        "questions": "Each card measures something on the device it runs on, and its answer is a field like any other.",
        "card": "The fields come in the order of a card, and the bar above the keyboard is the app's own.",
        "transfer": "A field with something wrong in it is not left, and the toolbar's title says what is wrong.",
        "confirm": "The boxes are one view that takes text: it has the toolbar, and moves on when it is full.",
        "match": "The conversation follows the keyboard always, at its end only, or never, as chosen at the top.",
        "interview": "The card moves up over the picture, which stays, and the end of one page turns to the next.",
        "stock": "A tap on what the search has found goes to its field, in a row that was not loaded.",
        "tax":
            "The list says which fields were passed over, and why; one that Next passes over has Done all the same.",
        "letter": "The text stays clear of the keyboard and of the strip on it; a tap on the strip keeps the keyboard.",
        "german": "The toolbar, the keyboard and the system's words are German, because the device is.",
        "rtl": "Everything is mirrored: Phone, on the right, comes before the invite code, on the left.",
        "dark": "The toolbar, its title, the placeholder and the keyboard change together, and nothing moves.",
        "large":
            "The toolbar's title grows as far as there is room, the placeholder as far as the text, and the form scrolls.",
        "resized": "The window is made lower while a field is edited, and the field stays above the keyboard.",
        "turned": "The field that has focus is still above the keyboard after each turn.",
        "pad": "A keyboard that floats or is split is where the person has put it, so the form does not move for it.",
        "digits": "From iOS 26 on a number pad would be a popover; here it is docked, and has the toolbar to move on.",
        "beside": "The keyboard is as wide as the screen, and the form in the right half still makes room for it.",
    ]
}
