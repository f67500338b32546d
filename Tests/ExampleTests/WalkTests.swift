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
        let person = try walk("signup")
        #expect(
            person.path == [
                "-", "Name", "Email", "Password", "Phone", "Invite code", "Phone", "Invite code", "About you", "-",
            ])
        let refused = try #require(person.frames.firstIndex { $0.caption.hasPrefix("types ada") }) + 1
        #expect(person.frames[refused].status.focus == "Email")
        #expect(person.frames[refused].picture.contains("Please enter an email address."))
        #expect(person.frames.last?.picture.contains("Welcome!") == true)
        #expect(person.status.clicks == 6)
    }

    @Test("checking out: down one column, then down the other, and Return in the last field orders")
    func checkout() throws {
        let person = try walk("checkout")
        #expect(person.path == ["-", "Full name", "Street", "City", "Card number", "Expiry", "CVC", "-"])
        #expect(person.frames.dropLast().last?.status.returnKey == "Go")
        #expect(person.frames.last?.picture.contains("Ordered. Thank you!") == true)
    }

    @Test("a report shows what was recorded, and nothing of what was typed")
    func report() throws {
        var shown: [String] = []
        let person = try walk("report") { person in
            let view = person.window.first { ($0 as? UITextView)?.isEditable == false } as? UITextView
            if let text = view?.text { shown.append(text) }
        }
        #expect(person.path == ["-", "Since when", "On which device", "-"])
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
            let tour = try #require(Tour.all.first { $0.name == "feedback" })
            var heights: [CGFloat] = []
            var person: Person?
            person = Person(with: tour.screen, in: tour.setting(on: model)) { _ in
                guard let person, let view = person.window.focusedView as? UITextView else { return }
                heights.append(view.bounds.height)
                let button = person.window.first { $0 is UIButton && $0.superview is UIStackView }
                let edge = button.map { $0.convert($0.bounds, to: nil).maxY } ?? .infinity
                #expect(edge <= person.device.keyboard.frame.minY, "\(model.name)")
            }
            try Walk.through("feedback", by: try #require(person))
            // The placeholder has two lines, at least; the first letter takes it away.
            #expect(heights.count == 8)
            #expect(heights[0] > heights[1] && heights[1] < heights[2], "\(model.name)")
            #expect(heights[4] < heights[5] && heights[5] == heights[6], "\(model.name)")
            #expect(person?.frames.last?.picture.contains("Thank You!") == true)
        }
    }

    @Test("a toolbar of the app's own: its words, its colors by the field, its items and titles that explain")
    func toolbar() throws {
        let person = try walk("toolbar")
        let titles = person.frames.compactMap(\.status.title)
        #expect(titles.contains("Datum des Schadens, Schritt 3 von 5"))
        #expect(person.frames[1].status.buttons.map(\.name) == ["Zurück", "Weiter", "Foto aufnehmen", "Fertig"])
        #expect(person.frames.contains { $0.picture.contains("steht in Ihrem Vertrag") })
        #expect(person.frames.last?.picture.contains("Ein Foto") == true)
        #expect(person.frames[1].picture.contains(">1/5 · Name"))
        let number = try #require(person.frames.last { $0.status.focus == "Vertragsnummer" })
        #expect(number.status.buttons.map(\.name) == ["Zurück", "Weiter", "Vertrag scannen", "Fertig"])
        #expect(number.picture.contains("1843-1217"))
        let purple = person.frames[1].picture.contains("#af52de")
        let red = person.frames.first { $0.status.focus == "Vertragsnummer" }?.picture.contains("#ff3b30")
        #expect(purple && red == true)
    }

    @Test("an alert's fields have no toolbar and their own return key")
    func alert() throws {
        let person = try walk("rename")
        let inAlert = person.frames.filter { $0.status.focus?.lowercased().contains("password") == true }
        #expect(!inAlert.isEmpty)
        #expect(inAlert.allSatisfy { $0.status.buttons.isEmpty && $0.status.returnKey != "Next" })
        #expect(person.frames.last?.picture.contains("Password Changed") == true)
    }

    @Test("right to left: the phone field, on the right, comes before the invite code, on the left")
    func rightToLeft() throws {
        let person = try walk("rtl")
        let (phone, code) = ("الهاتف", "رمز الدعوة")
        let path = person.path
        #expect(try #require(path.firstIndex(of: phone)) < #require(path.firstIndex(of: code)))
        #expect(try #require(person.frame(of: phone)).minX > #require(person.frame(of: code)).maxX)
    }

    private static func expectSight(in tour: Tour, on model: HeadlessModel) throws {
        let person = try walk(tour.name, on: model)
        let place = "\(tour.name) on \(model.name)"
        #expect(person.frames.count > 5)
        #expect(person.frames.filter { $0.marks.target != nil }.count > 2, "\(place)")
        for (number, frame) in person.frames.enumerated() {
            guard let top = frame.marks.keyboardTop, let target = frame.marks.target else { continue }
            #expect(target.maxY <= top, "\(place), \(number + 1)")
            #expect(target.minY >= 0, "\(place), \(number + 1)")
            if let pinned = frame.marks.pinned { #expect(pinned.maxY < target.minY, "\(place), \(number + 1)") }
        }
    }

    /// In a process of its own, so that it does not keep the other tests of the main actor waiting.
    struct LongTests {
        @Test(
            "every tour can be walked through, and what is edited is in sight in every picture",
            .oneProcessAtATime)
        func everyDevice() async {
            await #expect(processExitsWith: .success) {
                for (turn, model) in HeadlessModel.walked.enumerated() {
                    // As a sample each tour on one of them.
                    for (index, tour) in await Tour.all.enumerated() where testsEverything || index % 2 == turn {
                        try await WalkTests.expectSight(in: tour, on: model)
                    }
                }
            }
        }
    }
}
