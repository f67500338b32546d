import Foundation

/// From field to field with the toolbar, the return key and a hardware keyboard.
extension Visit {
    static let nextGoesThroughTheForm = Visit("delivery") { visitor in
        let names = ["Full name", "Company", "Street", "House number", "Postal code", "City", "Country", "Phone"]
        try visitor.tap(.field("Full name"))
        for name in names {
            try visitor.type("12")
            try visitor.expect("12", in: .field(name))
            try visitor.expectClear(.field(name))
            try visitor.tap(.toolbarButton("Next"))
        }
        try visitor.tap(.toolbarButton("Previous"))
        try visitor.type("3")
        try visitor.expect("123", in: .field("Phone"))
    }

    static let returnGoesOnAndSaysSo = Visit("delivery") { visitor in
        try visitor.tap(.field("Full name"))
        try visitor.expect("the return key says Next") { visitor.returnKeyTitle == "next" }
        try visitor.tapReturnKey()
        try visitor.type("12")
        try visitor.expect("12", in: .field("Company"))
        try visitor.tapReturnKey()
        try visitor.type("34")
        try visitor.expect("34", in: .field("Street"))
    }

    static let returnInTheLastFieldFinishes = Visit("checkout") { visitor in
        try visitor.tap(.field("Expiry"))
        try visitor.tapReturnKey()
        try visitor.expect("the return key says Go") { visitor.returnKeyTitle == "go" }
        try visitor.type("123")
        try visitor.tapReturnKey()
        try visitor.expect(.keyboard, isSeen: false)
        try visitor.expect(.text("Still missing: Full name, Street, City, Card number, Expiry"))
    }

    static let donePutsTheKeyboardAway = Visit("delivery") { visitor in
        // On a small screen the first tap has to scroll to the field.
        try visitor.tap(.field("City"))
        try visitor.tap(.toolbarButton("Done"))
        let before = visitor.frame(of: .field("City"))
        try visitor.tap(.field("City"))
        try visitor.tap(.toolbarButton("Done"))
        try visitor.expect(.keyboard, isSeen: false)
        try visitor.expect("the field is where it was") { visitor.frame(of: .field("City")) == before }
    }

    static let nextFindsRowsThatAreNotLoaded = Visit("survey") { visitor in
        try visitor.tap(.field("Answer 1"))
        for _ in 1...15 { try visitor.tap(.toolbarButton("Next")) }
        try visitor.type("12")
        try visitor.expect("12", in: .field("Answer 16"))
        try visitor.expectClear(.field("Answer 16"))
        try visitor.expect(.field("Answer 1"), isSeen: false)
    }

    static let tabMovesAndEscapeEndsEditing = Visit("delivery") { visitor in
        try visitor.tap(.field("Full name"))
        try visitor.press(.tab)
        try visitor.type("12")
        try visitor.expect("12", in: .field("Company"))
        try visitor.press(.shiftTab)
        try visitor.type("34")
        try visitor.expect("34", in: .field("Full name"))
        try visitor.press(.escape)
        try visitor.expect(.toolbarButton("Next"), isSeen: false)
    }
}
