import XCTest

/// From field to field with the toolbar, the return key and a hardware keyboard.
@MainActor
final class MovingTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testNextGoesThroughTheForm() throws { try ExampleApp.perform(.nextGoesThroughTheForm) }

    func testReturnGoesOnAndSaysSo() throws { try ExampleApp.perform(.returnGoesOnAndSaysSo) }

    func testReturnInTheLastFieldFinishes() throws { try ExampleApp.perform(.returnInTheLastFieldFinishes) }

    func testDonePutsTheKeyboardAway() throws { try ExampleApp.perform(.donePutsTheKeyboardAway) }

    func testNextFindsRowsThatAreNotLoaded() throws { try ExampleApp.perform(.nextFindsRowsThatAreNotLoaded) }

    func testTabMovesAndEscapeEndsEditing() throws { try ExampleApp.perform(.tabMovesAndEscapeEndsEditing) }
}
