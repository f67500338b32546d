import XCTest

/// The example app, as somebody uses it who can see the screen and touch it.
@MainActor
struct ExampleApp {
    let app = XCUIApplication()

    /// Starts the app in English, whatever the simulator speaks, and opens a screen.
    init(showing screen: String) {
        XCUIDevice.shared.orientation = .portrait
        app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_GB"]
        app.launch()
        let row = app.cells[screen]
        XCTAssertTrue(app.cells.firstMatch.waitForExistence(timeout: 10))
        for _ in 0..<10 where !(row.exists && row.isHittable) { app.swipeUp() }
        row.tap()
    }

    // MARK: - Doing

    /// Taps a field and waits for the keyboard.
    func tap(_ field: XCUIElement) {
        XCTAssertTrue(field.waitForExistence(timeout: 5))
        field.tap()
        XCTAssertTrue(keyboard.waitForExistence(timeout: 10), "no software keyboard: is a hardware one connected?")
        // The keyboard of a new simulator explains itself first.
        let introduction = app.buttons["Continue"]
        if introduction.exists { introduction.tap() }
    }

    /// Taps a button of the toolbar above the keyboard.
    func tap(_ title: String) { toolbarButton(title).tap() }

    /// Taps the return key of the keyboard on the screen.
    func tapReturnKey() { returnKey.tap() }

    /// Types into whatever has focus.
    func type(_ text: String) { app.typeText(text) }

    /// Presses a key of a hardware keyboard.
    func press(_ key: XCUIKeyboardKey, _ modifiers: XCUIElement.KeyModifierFlags = []) {
        app.typeKey(key, modifierFlags: modifiers)
    }

    // MARK: - Looking

    /// A text field by its placeholder.
    func field(_ placeholder: String) -> XCUIElement { app.textFields[placeholder] }

    /// What a text field holds.
    func text(in placeholder: String) -> String? { field(placeholder).value as? String }

    /// A button of the toolbar above the keyboard.
    func toolbarButton(_ title: String) -> XCUIElement { app.toolbars.buttons[title] }

    var keyboard: XCUIElement { app.keyboards.firstMatch }

    /// What the return key says.
    var returnKeyTitle: String { returnKey.label.lowercased().filter(\.isLetter) }

    /// Whether a view is seen in whole between the bar at the top and the toolbar above the keyboard.
    func isClearOfTheKeyboard(_ view: XCUIElement) -> Bool {
        let toolbar = toolbarButton("Next").frame
        return view.frame.maxY <= toolbar.minY && view.frame.minY >= app.navigationBars.firstMatch.frame.maxY
    }

    /// Waits until something holds, for as long as an animation may take.
    func wait(_ seconds: TimeInterval = 5, until isTrue: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: seconds)
        while !isTrue() {
            guard Date() < end else { return false }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
        }
        return true
    }

    /// The key has the name of what it does, in some systems with a colon behind it.
    private var returnKey: XCUIElement {
        let isReturn = NSPredicate(format: "label MATCHES[c] %@", "(next|done|go|return):?")
        return app.keyboards.buttons.matching(isReturn).firstMatch
    }
}
