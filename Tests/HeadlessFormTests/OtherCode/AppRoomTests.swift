import FormNavigation
import TestSupport
import Testing
import UIKit

/// Beside an app that makes room for the keyboard itself, the library adds only what's missing, and leaves nothing.
@Suite("Beside keyboard code of the app")
struct AppRoomTests {
    @Test("each way in which an app makes room keeps the promises", .oneProcessAtATime)
    func everyWay() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                for room in AppRoom.allCases { for test in AppRoomCase.all(of: room) { test.check() } }
            }
        }
    }
}

/// An app that makes room for the keyboard in one way, with a form that's managed in one way.
@MainActor
private struct AppRoomCase: CustomStringConvertible {
    /// How the form is managed, and when its navigator is created.
    enum Management: CaseIterable {
        case none, before, after, shared
    }

    var room: AppRoom
    var management: Management
    var observesEarly = true
    var behavior = HeadlessBehavior()

    nonisolated var description: String { "\(room), \(management), \(observesEarly ? "early" : "late"), \(behavior)" }

    static func all(of room: AppRoom) -> [AppRoomCase] {
        var cases: [AppRoomCase] = []
        for management in Management.allCases where management != .none {
            for observesEarly in [true, false] {
                for (index, order) in HeadlessBehavior.KeyboardOrder.allCases.enumerated() {
                    var behavior = HeadlessBehavior()
                    behavior.textFieldOrder = order
                    behavior.scrollsInputsIntoSight = (index == 0) == observesEarly
                    cases.append(
                        AppRoomCase(
                            room: room, management: management, observesEarly: observesEarly, behavior: behavior))
                }
            }
        }
        return cases
    }

    // MARK: - Promises

    func check() {
        var plain = self
        plain.management = .none
        let (expected, found) = (plain.play(), play())
        // At rest, everything is as without the library, after each session and after its end.
        if room == .savedAtEachShow {
            // The toolbar makes UIKit post will-show twice, so such an app saves the room that it has made itself.
            let rooms = [20, 336, 380, 396, 440]
            #expect(
                found.atRest.allSatisfy { rest in rooms.contains { rest.hasPrefix("inset \($0).0,") } }, "\(self)")
        } else {
            #expect(found.atRest == expected.atRest, "\(self): \(found.atRest), not \(expected.atRest)")
        }
        // The field is seen, and the room that the app makes stays.
        for (without, with) in zip(expected.up, found.up) {
            #expect(with.distance >= 10 - 0.5, "\(self)")
            if room.isInset { #expect(with.room >= without.room - 0.5, "\(self): \(with.room) < \(without.room)") }
        }
        // An app that makes room only after the keyboard has appeared replaces the room that's there by then, in whole or
        // in part, depending on who comes first. With all others, each session is like the one before.
        guard !room.comesAfterKeyboard else { return }
        let sessions = found.sessions.map { $0.map(\.state) }
        #expect(sessions[0] == sessions[1] && sessions[1] == sessions[2], "\(self)")
    }

    // MARK: - Sessions

    /// What a person sees in three sessions on a screen.
    @MainActor
    struct Account {
        /// The state at rest, after each session, and after the end of the navigator.
        var atRest: [String] = []
        /// While the keyboard is up, for each session: the state, the app's room in points, and how far the field is
        /// above the keyboard.
        var sessions: [[(state: String, room: CGFloat, distance: CGFloat)]] = []

        var up: [(state: String, room: CGFloat, distance: CGFloat)] { Array(sessions.joined()) }
    }

    func play() -> Account {
        let device = HeadlessDevice(.iPhone15, behavior: behavior)
        let screen = AppRoomController(room, observesEarly: observesEarly)
        var navigator: FormNavigator?
        let shared = FormNavigator.shared
        let configuration = shared.configuration
        if management == .before { navigator = FormNavigator(viewController: screen) }
        if management == .shared { shared.enable() }
        device.show(screen)
        device.settle()
        if management == .after { navigator = FormNavigator(viewController: screen) }
        var account = Account()
        account.atRest.append(screen.state)
        for session in 0..<3 {
            account.sessions.append([])
            func note(_ field: UITextField) {
                device.settle()
                let distance = device.keyboard.frame.minY - field.convert(field.bounds, to: nil).maxY
                account.sessions[session].append((screen.state, screen.scrollView.contentInset.bottom, distance))
            }
            for index in [3, 11, 10] {
                screen.fields[index].becomeFirstResponder()
                note(screen.fields[index])
            }
            // The user opens the emoji keyboard, and closes it.
            for height in [60, 0] {
                device.keyboard.extraHeight = CGFloat(height)
                note(screen.fields[10])
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
        if management == .shared { shared.configuration = configuration }
        device.settle()
        account.atRest.append(screen.state)
        return account
    }
}
