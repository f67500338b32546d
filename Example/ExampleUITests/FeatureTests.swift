import XCTest

/// What one feature each is there for.
@MainActor
final class FeatureTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testAnInvalidFieldIsNotLeft() throws { try ExampleApp.perform(.anInvalidFieldIsNotLeft) }

    func testAViewOfTheAppsStandsInTheToolbarsPlace() throws {
        try ExampleApp.perform(.aViewOfTheAppsStandsInTheToolbarsPlace)
    }

    func testWhatWasFoundGetsFocus() throws { try ExampleApp.perform(.whatWasFoundGetsFocus) }

    func testTheEndOfAPageTurnsIt() throws { try ExampleApp.perform(.theEndOfAPageTurnsIt) }
}
