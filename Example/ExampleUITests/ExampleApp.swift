import XCTest

/// The example app, as somebody uses it who can see the screen and touch it.
@MainActor
struct ExampleApp: Visitor {
    private let app = XCUIApplication()

    /// Opens the app on a screen, and does there what a visit says.
    static func perform(_ visit: Visit) throws {
        try visit.steps(ExampleApp(showing: visit.screen))
    }

    /// Starts the app in English, whatever the simulator speaks, on a screen.
    private init(showing screen: String) throws {
        XCUIDevice.shared.orientation = .portrait
        app.launchArguments = ["-AppleLanguages", "(en)", "-AppleLocale", "en_GB", "-screen", screen]
        app.launch()
        // The bar of the list of screens has no button.
        guard app.navigationBars.buttons.firstMatch.waitForExistence(timeout: 20) else {
            throw Visit.Failure("the app does not show \(screen)")
        }
    }

    // MARK: - Doing

    func tap(_ thing: Visit.Thing) throws {
        let element = element(thing)
        guard element.waitForExistence(timeout: 5) else { throw Visit.Failure("there is no \(thing)") }
        // A search bar may wait above its list for the list to be pulled down.
        if case .searchField = thing, !element.isHittable { app.swipeDown() }
        element.tap()
        guard thing.takesText else { return }
        guard keyboard.waitForExistence(timeout: 10) else {
            throw Visit.Failure("there is no software keyboard: is a hardware one connected?")
        }
        endIntroduction()
    }

    func tapReturnKey() throws {
        guard returnKey.waitForExistence(timeout: 5) else { throw Visit.Failure("there is no return key") }
        returnKey.tap()
    }

    func type(_ text: String) throws { app.typeText(text) }

    func press(_ key: Visit.Key) throws {
        switch key {
        case .tab: app.typeKey(.tab, modifierFlags: [])
        case .shiftTab: app.typeKey(.tab, modifierFlags: .shift)
        case .escape: app.typeKey(.escape, modifierFlags: [])
        }
    }

    func turn(to orientation: Visit.Orientation) throws {
        XCUIDevice.shared.orientation = orientation == .portrait ? .portrait : .landscapeLeft
        let isTurned = wait {
            let size = app.frame.size
            return (size.width > size.height) == (orientation == .landscape)
        }
        if !isTurned { throw Visit.Failure("the screen does not turn to \(orientation)") }
    }

    /// The keyboard of a new simulator explains first that a finger may slide across it. The form may have a button
    /// called Continue itself.
    private func endIntroduction() {
        let says = NSPredicate(format: "label BEGINSWITH %@", "Speed up your typing by sliding")
        let introduction = app.staticTexts.matching(says).firstMatch
        guard introduction.exists else { return }
        let top = introduction.frame.maxY
        let buttons = app.buttons.matching(identifier: "Continue").allElementsBoundByIndex
        buttons.first { $0.frame.minY >= top }?.tap()
    }

    // MARK: - Looking

    func isSeen(_ thing: Visit.Thing) -> Bool {
        let element = element(thing)
        return element.exists && (thing == .keyboard || element.isHittable)
    }

    func frame(of thing: Visit.Thing) -> CGRect? {
        let element = element(thing)
        return element.exists ? element.frame : nil
    }

    func text(in thing: Visit.Thing) -> String? {
        let element = element(thing)
        return element.exists ? element.value as? String : nil
    }

    var returnKeyTitle: String? {
        returnKey.exists ? returnKey.label.lowercased().filter(\.isLetter) : nil
    }

    func wait(until isTrue: () -> Bool) -> Bool {
        let end = Date(timeIntervalSinceNow: 5)
        while !isTrue() {
            guard Date() < end else { return false }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
        }
        return true
    }

    private func element(_ thing: Visit.Thing) -> XCUIElement {
        switch thing {
        case .field(let placeholder): app.textFields[placeholder].firstMatch
        case .searchField(let placeholder): app.searchFields[placeholder].firstMatch
        case .textView(let name): app.textViews[name].firstMatch
        case .button(let title, let container?): app.otherElements[container].buttons[title].firstMatch
        case .button(let title, nil): app.buttons[title].firstMatch
        case .barButton(let title): app.navigationBars.buttons[title].firstMatch
        case .toolbarButton(let title): app.toolbars.buttons[title].firstMatch
        case .toggle(let name): app.switches[name].firstMatch
        case .text(let text): app.staticTexts[text].firstMatch
        case .bar: app.navigationBars.firstMatch
        // The background of the toolbar is a toolbar without buttons.
        case .toolbar: app.toolbars.containing(.button, identifier: nil).firstMatch
        case .keyboard: keyboard
        }
    }

    private var keyboard: XCUIElement { app.keyboards.firstMatch }

    /// The key has the name of what it does, in some systems with a colon behind it.
    private var returnKey: XCUIElement {
        let isReturn = NSPredicate(format: "label MATCHES[c] %@", "(next|done|go|return):?")
        return app.keyboards.buttons.matching(isReturn).firstMatch
    }
}
