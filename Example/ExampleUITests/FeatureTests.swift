import XCTest

/// What one feature each is there for.
@MainActor
final class FeatureTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testAnInvalidFieldIsNotLeft() {
        let example = ExampleApp(showing: "transfer")
        example.tap(example.field("Who gets it"))
        example.type("12")
        example.tap("Next")
        example.type("1815")
        example.tap("Next")
        example.type("1210")
        XCTAssertEqual(example.text(in: "Account"), "18151210")
        example.tap("Next")
        example.type("20")
        XCTAssertEqual(example.text(in: "Amount"), "20")
    }

    func testAViewOfTheAppsStandsInTheToolbarsPlace() {
        let example = ExampleApp(showing: "card")
        example.tap(example.field("Card number"))
        XCTAssertFalse(example.toolbarButton("Next").exists)
        example.app.buttons["Continue"].tap()
        example.type("12")
        XCTAssertEqual(example.text(in: "Month and year"), "12")
        example.app.buttons["Back"].tap()
        example.type("4242")
        XCTAssertEqual(example.text(in: "Card number"), "4242")
    }

    func testWhatWasFoundGetsFocus() {
        let example = ExampleApp(showing: "stock")
        example.tap(example.app.searchFields["Article"])
        example.type("zinc cogs")
        example.app.staticTexts["Zinc cogs, large"].tap()
        let field = example.field("Number of Zinc cogs, large")
        XCTAssertTrue(field.waitForExistence(timeout: 5))
        XCTAssertTrue(example.wait { example.toolbarButton("Next").exists && example.isClearOfTheKeyboard(field) })
        example.type("12")
        XCTAssertEqual(example.text(in: "Number of Zinc cogs, large"), "12")
    }

    func testTheEndOfAPageTurnsIt() {
        let example = ExampleApp(showing: "interview")
        example.tap(example.field("Town"))
        example.tap("Next")
        example.tap("Continue")
        XCTAssertTrue(example.field("Languages").waitForExistence(timeout: 5))
        XCTAssertTrue(example.wait { example.toolbarButton("Next").exists })
        example.type("12")
        XCTAssertEqual(example.text(in: "Languages"), "12")
    }
}
