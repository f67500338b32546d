import FormNavigation
import Testing
import UIKit

/// Beside an app that makes room for the keyboard itself, the library adds only what's missing, and leaves nothing.
@MainActor
@Suite("Beside keyboard code of the app")
struct AppRoomTests {
    /// How the form is managed, and when its navigator is created.
    enum Management: CaseIterable {
        case none, before, after, shared
    }

    struct Case: CustomStringConvertible {
        var room: AppRoom
        var management: Management
        var observesEarly = true
        var behavior = HeadlessBehavior()

        var description: String { "\(room), \(management), \(observesEarly ? "early" : "late"), \(behavior)" }
    }

    /// What a person sees in three sessions on a screen.
    struct Account: Equatable {
        /// The state at rest, after each session, and after the end of the navigator.
        var atRest: [String] = []
        /// While the keyboard is up, for each session: the state, the app's room in points, and how far the field is
        /// above the keyboard.
        var up: [(state: String, room: CGFloat, distance: CGFloat)] = []

        static func == (left: Account, right: Account) -> Bool { left.atRest == right.atRest }
    }

    private func play(_ test: Case) -> Account {
        let device = HeadlessDevice(.iPhone15, behavior: test.behavior)
        let screen = AppRoomController(test.room, observesEarly: test.observesEarly)
        var navigator: FormNavigator?
        let shared = FormNavigator.shared
        let configuration = shared.configuration
        if test.management == .before { navigator = FormNavigator(viewController: screen) }
        if test.management == .shared { shared.enable() }
        device.show(screen)
        device.settle()
        if test.management == .after { navigator = FormNavigator(viewController: screen) }
        var account = Account()
        account.atRest.append(screen.state)
        for session in 0..<3 {
            for index in [3, 11, 10] {
                screen.fields[index].becomeFirstResponder()
                device.settle()
                let field = screen.fields[index]
                let distance = device.keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
                account.up.append((screen.state, screen.scrollView.contentInset.bottom, distance))
            }
            if session == 1 {
                device.rotate(to: .landscapeLeft)
                device.settle()
                device.rotate(to: .portrait)
                device.settle()
            }
            screen.view.endEditing(true)
            device.settle()
            account.atRest.append(screen.state)
        }
        navigator?.uninstall()
        if test.management == .shared { shared.configuration = configuration }
        device.settle()
        account.atRest.append(screen.state)
        return account
    }

    static var cases: [Case] {
        var cases: [Case] = []
        for room in AppRoom.allCases {
            for management in Management.allCases where management != .none {
                for observesEarly in [true, false] {
                    for (index, order) in HeadlessBehavior.KeyboardOrder.allCases.enumerated() {
                        var behavior = HeadlessBehavior()
                        behavior.textFieldOrder = order
                        behavior.scrollsInputsIntoSight = (index == 0) == observesEarly
                        cases.append(
                            Case(room: room, management: management, observesEarly: observesEarly, behavior: behavior))
                    }
                }
            }
        }
        return cases
    }

    @Test(
        "at rest, everything is as without the library, after each session and after its end",
        arguments: AppRoom.allCases)
    func atRest(_ room: AppRoom) {
        for test in Self.cases where test.room == room {
            var plain = test
            plain.management = .none
            let (expected, found) = (play(plain), play(test))
            if room == .savedAtEachShow {
                // The toolbar makes UIKit post will-show twice, so such an app saves the room that it has made itself.
                #expect(
                    found.atRest.allSatisfy { rest in [20, 336, 380].contains { rest.hasPrefix("inset \($0).0,") } })
            } else {
                #expect(found.atRest == expected.atRest, "\(test)")
            }
        }
    }

    @Test("the field is seen, and the room that the app makes stays", arguments: AppRoom.allCases)
    func up(_ room: AppRoom) {
        for test in Self.cases where test.room == room {
            var plain = test
            plain.management = .none
            let (expected, found) = (play(plain), play(test))
            for (without, with) in zip(expected.up, found.up) {
                #expect(with.distance >= 10 - 0.5, "\(test)")
                if room.isInset { #expect(with.room >= without.room - 0.5, "\(test)") }
            }
        }
    }

    // An app that makes room only after the keyboard has appeared replaces the room that's there by then, in whole or in
    // part, depending on who comes first.
    @Test("each session is like the one before", arguments: AppRoom.allCases.filter { $0 != .didShow })
    func alike(_ room: AppRoom) {
        for test in Self.cases where test.room == room {
            let found = play(test)
            let states = found.up.map(\.state)
            #expect(Array(states[0..<3]) == Array(states[3..<6]), "\(test)")
            #expect(Array(states[3..<6]) == Array(states[6..<9]), "\(test)")
        }
    }
}
