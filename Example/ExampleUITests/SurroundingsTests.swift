import XCTest

/// What is around a form: the device is turned, the form is in a sheet, and what the app has at hand.
@MainActor
final class SurroundingsTests: XCTestCase {
    override func setUp() async throws { continueAfterFailure = false }

    func testTheFieldStaysInSightWhenTheDeviceIsTurned() throws {
        try ExampleApp.perform(.theFieldStaysInSightWhenTheDeviceIsTurned)
    }

    func testAFormInASheetMakesRoom() throws { try ExampleApp.perform(.aFormInASheetMakesRoom) }

    func testAConversationStaysAboveItsBar() throws { try ExampleApp.perform(.aConversationStaysAboveItsBar) }

    func testAChangeOfTheConfigurationAppliesImmediately() throws {
        try ExampleApp.perform(.aChangeOfTheConfigurationAppliesImmediately)
    }

    func testARecordingIsShown() throws { try ExampleApp.perform(.aRecordingIsShown) }

    func testTheTraceSaysWhatHappened() throws { try ExampleApp.perform(.theTraceSaysWhatHappened) }
}
