import UIKit
import XCTest

/// What is around a form: the device is turned, the form is in a sheet, and what the app has at hand.
@MainActor
final class ScreenTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testTheFieldStaysInSightWhenTheDeviceIsTurned() {
        let example = ExampleApp(showing: "delivery")
        let field = example.field("City")
        example.tap(field)
        XCTAssertTrue(example.wait { example.isClearOfTheKeyboard(field) })
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            XCUIDevice.shared.orientation = orientation
            let isTurned = example.wait {
                let size = example.app.frame.size
                return (size.width > size.height) == (orientation == .landscapeLeft)
            }
            XCTAssertTrue(isTurned)
            XCTAssertTrue(example.wait { example.isClearOfTheKeyboard(field) })
        }
        example.type("12")
        XCTAssertEqual(example.text(in: "City"), "12")
    }

    func testAFormInASheetMakesRoom() {
        let example = ExampleApp(showing: "sheet")
        example.app.buttons["Invite a Guest…"].tap()
        example.tap(example.field("Email"))
        for _ in 1...4 { example.tap("Next") }
        let field = example.field("Song to dance to")
        XCTAssertTrue(example.wait { field.frame.maxY <= example.toolbarButton("Next").frame.minY })
        example.tap("Previous")
        example.type("12")
        XCTAssertEqual(example.text(in: "City"), "12")
    }

    func testAConversationStaysAboveItsBar() {
        let example = ExampleApp(showing: "chat")
        example.tap(example.app.textViews.firstMatch)
        XCTAssertTrue(
            example.wait { example.app.textViews.firstMatch.frame.maxY <= example.keyboard.frame.minY })
    }

    func testTheConfigurationIsAtHand() {
        let example = ExampleApp(showing: "delivery")
        example.app.navigationBars.buttons["Configuration"].tap()
        example.app.switches["Toolbar"].tap()
        example.app.navigationBars.buttons["Close"].firstMatch.tap()
        example.tap(example.field("Full name"))
        XCTAssertFalse(example.toolbarButton("Next").exists)
    }

    func testARecordingIsShown() {
        let example = ExampleApp(showing: "report")
        example.app.navigationBars.buttons["Record"].tap()
        example.tap(example.field("Since when"))
        example.type("12")
        example.tap("Done")
        example.app.navigationBars.buttons["Stop"].tap()
        let text = example.app.textViews["Recording"]
        XCTAssertTrue(text.waitForExistence(timeout: 5))
        XCTAssertEqual((text.value as? String)?.contains("FormNavigation recording"), true)
        XCTAssertTrue(example.app.navigationBars.buttons["Close"].exists)
    }

    func testTheTraceSaysWhatHappened() {
        let example = ExampleApp(showing: "delivery")
        example.tap(example.field("Full name"))
        example.tap("Next")
        example.tap("Done")
        example.app.navigationBars.buttons["Trace"].tap()
        let moved = example.wait { (example.app.textViews.firstMatch.value as? String)?.contains("moved to") == true }
        XCTAssertTrue(moved)
    }
}
