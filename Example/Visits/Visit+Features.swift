import Foundation

/// What one feature each is there for.
extension Visit {
    static let anInvalidFieldIsNotLeft = Visit("transfer") { visitor in
        try visitor.tap(.field("Recipient"))
        try visitor.type("12")
        try visitor.tap(.toolbarButton("Next"))
        try visitor.type("1815")
        try visitor.tap(.toolbarButton("Next"))
        try visitor.type("1210")
        try visitor.expect("18151210", in: .field("Account"))
        try visitor.tap(.toolbarButton("Next"))
        try visitor.type("20")
        try visitor.expect("20", in: .field("Amount"))
    }

    static let aViewOfTheAppsStandsInTheToolbarsPlace = Visit("card") { visitor in
        try visitor.tap(.field("Card number"))
        try visitor.expect(.toolbarButton("Next"), isSeen: false)
        try visitor.tap(.button("Continue", in: "Steps"))
        try visitor.type("12")
        try visitor.expect("12", in: .field("Month and year"))
        try visitor.tap(.button("Back", in: "Steps"))
        try visitor.type("4242")
        try visitor.expect("4242", in: .field("Card number"))
    }

    static let whatWasFoundGetsFocus = Visit("stock") { visitor in
        let field = Thing.field("Number of Zinc cogs, large")
        try visitor.tap(.searchField("Article"))
        try visitor.type("zinc cogs")
        try visitor.tap(.text("Zinc cogs, large"))
        try visitor.expect(.toolbarButton("Next"))
        try visitor.expectClear(field)
        try visitor.type("12")
        try visitor.expect("12", in: field)
    }

    static let theEndOfAPageTurnsIt = Visit("interview") { visitor in
        try visitor.tap(.field("Town"))
        try visitor.tap(.toolbarButton("Next"))
        try visitor.tap(.toolbarButton("Continue"))
        try visitor.expect(.field("Languages"))
        try visitor.expect(.toolbarButton("Next"))
        try visitor.type("12")
        try visitor.expect("12", in: .field("Languages"))
    }
}
