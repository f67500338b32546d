import XCTest

/// From field to field with the toolbar, the return key and a hardware keyboard.
@MainActor
final class MovingTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testNextGoesThroughTheForm() {
        let example = ExampleApp(showing: "delivery")
        let names = ["Full name", "Company", "Street", "House number", "Postal code", "City", "Country", "Phone"]
        example.tap(example.field("Full name"))
        for name in names {
            example.type("12")
            XCTAssertEqual(example.text(in: name), "12")
            XCTAssertTrue(example.wait { example.isClearOfTheKeyboard(example.field(name)) }, name)
            example.tap("Next")
        }
        example.tap("Previous")
        example.type("3")
        XCTAssertEqual(example.text(in: "Phone"), "123")
    }

    func testReturnGoesOnAndSaysSo() {
        let example = ExampleApp(showing: "delivery")
        example.tap(example.field("Full name"))
        XCTAssertEqual(example.returnKeyTitle, "next")
        example.tapReturnKey()
        example.type("12")
        XCTAssertEqual(example.text(in: "Company"), "12")
        example.tapReturnKey()
        example.type("34")
        XCTAssertEqual(example.text(in: "Street"), "34")
    }

    func testReturnInTheLastFieldFinishes() {
        let example = ExampleApp(showing: "checkout")
        example.tap(example.field("Expiry"))
        example.tapReturnKey()
        XCTAssertEqual(example.returnKeyTitle, "go")
        example.type("123")
        example.tapReturnKey()
        XCTAssertTrue(example.wait { !example.keyboard.exists })
        let missing = example.app.staticTexts["Still missing: Full name, Street, City, Card number, Expiry"]
        XCTAssertTrue(missing.waitForExistence(timeout: 5))
    }

    func testDonePutsTheKeyboardAway() {
        let example = ExampleApp(showing: "delivery")
        let field = example.field("City")
        let before = field.frame
        example.tap(field)
        example.tap("Done")
        XCTAssertTrue(example.wait { !example.keyboard.exists })
        XCTAssertTrue(example.wait { field.frame == before })
    }

    func testNextFindsRowsThatAreNotLoaded() {
        let example = ExampleApp(showing: "survey")
        example.tap(example.field("Answer 1"))
        for _ in 1...15 { example.tap("Next") }
        example.type("12")
        XCTAssertEqual(example.text(in: "Answer 16"), "12")
        XCTAssertTrue(example.wait { example.isClearOfTheKeyboard(example.field("Answer 16")) })
        XCTAssertFalse(example.field("Answer 1").exists)
    }

    func testTabMovesAndEscapeEndsEditing() {
        let example = ExampleApp(showing: "delivery")
        example.tap(example.field("Full name"))
        example.press(.tab)
        example.type("12")
        XCTAssertEqual(example.text(in: "Company"), "12")
        example.press(.tab, .shift)
        example.type("34")
        XCTAssertEqual(example.text(in: "Full name"), "34")
        example.press(.escape)
        XCTAssertTrue(example.wait { !example.toolbarButton("Next").exists })
    }
}
