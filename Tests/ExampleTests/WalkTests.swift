import ExampleScreens
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Example

@MainActor
struct WalkTests {
    @Test("signing up: an email address without @ is not left by Return, everything else goes its way")
    func signUp() throws {
        let user = try walk("signup")
        #expect(
            user.path == [
                "-", "Name", "Email", "Password", "Phone", "Invite code", "Phone", "Invite code", "About you", "-",
            ])
        let refused = try #require(user.frames.firstIndex { $0.caption.hasPrefix("types ada") }) + 1
        #expect(user.frames[refused].status.focus == "Email")
        #expect(user.frames[refused].picture.contains("Please enter an email address."))
        let corrected = try user.frame("types @example.org")
        #expect(!corrected.picture.contains("Please enter an email address."), "the address is another one now")
        #expect(user.frames.last?.picture.contains("Welcome!") == true)
        #expect(user.status.clicks == 6)
    }

    @Test("checking out: down one column, then down the other, and Return in the last field orders")
    func checkout() throws {
        let user = try walk("checkout")
        #expect(user.path == ["-", "Full name", "Street", "City", "Card number", "Expiry", "CVC", "-"])
        #expect(user.frames.dropLast().last?.status.returnKey == "Go")
        #expect(user.frames.last?.picture.contains("Ordered. Thank you!") == true)
    }

    @Test("a report shows what was recorded, and nothing of what was typed")
    func report() throws {
        var shown: [String] = []
        let user = try walk("report") { user in
            let view = user.window.first { ($0 as? UITextView)?.isEditable == false } as? UITextView
            if let text = view?.text { shown.append(text) }
        }
        #expect(user.path == ["-", "Since when", "On which device", "-"])
        // With Close it is gone.
        #expect(shown.count == 1 && shown.first?.contains("FormNavigation recording") == true)
        #expect(shown.first?.contains("\"moved\"") == true && shown.first?.contains("Today") == false)
    }

    @Test("a form longer than the screen ends with the notes, on every device")
    func delivery() throws {
        for model in HeadlessModel.walked {
            #expect(try walk("delivery", on: model).path.contains("Notes"), "\(model.name)")
        }
    }

    @Test("a message grows to five lines, and then scrolls; the button below it is above the keyboard, on every device")
    func feedback() throws {
        for model in HeadlessModel.walked {
            let walkthrough = try #require(Walkthrough.all.first { $0.name == "feedback" })
            var heights: [CGFloat] = []
            var user: SimulatedUser?
            user = SimulatedUser(with: walkthrough.screen, in: walkthrough.setting(on: model)) { _ in
                guard let user, let view = user.window.focusedView as? UITextView else { return }
                heights.append(view.bounds.height)
                let button = user.window.first { $0 is UIButton && $0.superview is UIStackView }
                let edge = button.map { $0.convert($0.bounds, to: nil).maxY } ?? .infinity
                #expect(edge <= user.device.keyboard.frame.minY, "\(model.name)")
            }
            try WalkthroughSteps.through("feedback", by: try #require(user))
            // The placeholder has two lines, at least; the first letter takes it away.
            #expect(heights.count == 8)
            #expect(heights[0] > heights[1] && heights[1] < heights[2], "\(model.name)")
            #expect(heights[4] < heights[5] && heights[5] == heights[6], "\(model.name)")
            #expect(user?.frames.last?.picture.contains("Thank You!") == true)
        }
    }

    @Test("a toolbar of the app's own: its words, its colors by the field, its items and titles that explain")
    func toolbar() throws {
        let user = try walk("toolbar")
        let titles = user.frames.compactMap(\.status.title)
        #expect(titles.contains("Datum des Schadens, Schritt 3 von 5"))
        #expect(user.frames[1].status.buttons.map(\.name) == ["Zurück", "Weiter", "Foto aufnehmen", "Fertig"])
        #expect(user.frames.contains { $0.picture.contains("steht in Ihrem Vertrag") })
        #expect(user.frames.last?.picture.contains("Ein Foto") == true)
        #expect(user.frames[1].picture.contains(">1/5 · Name"))
        let number = try #require(user.frames.last { $0.status.focus == "Vertragsnummer" })
        #expect(number.status.buttons.map(\.name) == ["Zurück", "Weiter", "Vertrag scannen", "Fertig"])
        #expect(number.picture.contains("1843-1217"))
        let purple = user.frames[1].picture.contains("#af52de")
        let red = user.frames.first { $0.status.focus == "Vertragsnummer" }?.picture.contains("#ff3b30")
        #expect(purple && red == true)
    }

    @Test("an alert's fields have no toolbar and their own return key")
    func alert() throws {
        let user = try walk("rename")
        let inAlert = user.frames.filter { $0.status.focus?.lowercased().contains("password") == true }
        #expect(!inAlert.isEmpty)
        #expect(inAlert.allSatisfy { $0.status.buttons.isEmpty && $0.status.returnKey != "Next" })
        #expect(user.frames.last?.picture.contains("Password Changed") == true)
    }

    @Test("right to left: the phone field, on the right, comes before the invite code, on the left")
    func rightToLeft() throws {
        let user = try walk("rtl")
        let (phone, code) = ("الهاتف", "رمز الدعوة")
        let path = user.path
        #expect(try #require(path.firstIndex(of: phone)) < #require(path.firstIndex(of: code)))
        #expect(try #require(user.frame(of: phone)).minX > #require(user.frame(of: code)).maxX)
    }

    private static func expectSight(in walkthrough: Walkthrough, on model: HeadlessModel) throws {
        let user = try walk(walkthrough.name, on: model)
        let place = "\(walkthrough.name) on \(model.name)"
        #expect(user.frames.count > 5)
        #expect(user.frames.filter { $0.marks.target != nil }.count > 2, "\(place)")
        for (number, frame) in user.frames.enumerated() {
            guard let top = frame.marks.keyboardTop, let target = frame.marks.target else { continue }
            #expect(target.maxY <= top, "\(place), \(number + 1)")
            #expect(target.minY >= 0, "\(place), \(number + 1)")
            if let pinned = frame.marks.pinned { #expect(pinned.maxY < target.minY, "\(place), \(number + 1)") }
        }
    }

    /// In a process of its own, so that it does not keep the other tests of the main actor waiting.
    struct LongTests {
        @Test(
            "every walkthrough can be walked through, and what is edited is in sight in every picture",
            .oneProcessAtATime)
        func everyDevice() async {
            await #expect(processExitsWith: .success) {
                for (turn, model) in HeadlessModel.walked.enumerated() {
                    // As a sample each walkthrough on one of them.
                    for (index, walkthrough) in await Walkthrough.all.enumerated()
                    where testsEverything || index % 2 == turn {
                        try await WalkTests.expectSight(in: walkthrough, on: model)
                    }
                }
            }
        }
    }
}
