import FormNavigation
import TestSupport
import Testing
import UIKit

@testable import Example
@testable import ExampleScreens

/// What the walkthroughs show where the app has asked for something of its own, beside what every walkthrough does: ``WalkTests`` sees
/// to that.
@MainActor
struct OptionWalkTests {
    private nonisolated static let models = HeadlessModel.walked.map(\.name)

    /// Each device with both directions, or as a sample with one in turn.
    private nonisolated static let settings: [(String, Bool)] = models.enumerated().flatMap { turn, model in
        [false, true].filter { testsEverything || $0 == !turn.isMultiple(of: 2) }.map { (model, $0) }
    }

    @Test(
        "outside: a tap beside the field ends editing, one on a row or a button does what it does and the keyboard stays",
        arguments: settings)
    func outside(_ model: String, _ isRightToLeft: Bool) throws {
        var hides = 0
        let user = try walk("outside", on: #require(HeadlessModel(named: model)), fromRightToLeft: isRightToLeft) {
            if !$0.device.keyboard.isVisible { hides += 1 }
        }
        #expect(user.path == ["-", "From", "To", "From", "-", "To", "-"])
        // Where somebody taps beside the field, and at the button that is told to.
        #expect(hides == 2)
        #expect(try user.frame("taps beside").status.focus == nil)
        #expect(try user.frame("taps Swap").status.focus == "To")
        // The key that the app has chosen.
        #expect(try user.frame("taps Swap").status.returnKey == "Search")
        #expect(user.frames.last?.picture.contains("Trains from London to Bristol") == true)
    }

    @Test("join: it stays for a reason that is in sight, moves on when the code is full, and goes to what is missing")
    func join() throws {
        for model in HeadlessModel.walked {
            var canSend: [Bool] = []
            let user = try walk("join", on: model) { user in
                let button = user.window.first { $0 is UIButton && $0.superview is UIStackView } as? UIButton
                canSend.append(button?.isEnabled == true)
                guard user.status.focus == "Email" else { return }
                let texts = ["We send your card there.", "Enter a valid email address."]
                let label = user.window.first { ($0 as? UILabel)?.text.map(texts.contains) == true }
                let edge = label.map { $0.convert($0.bounds, to: nil).maxY } ?? .infinity
                #expect(edge <= user.device.keyboard.frame.minY, "\(model.name)")
            }
            let code = "Six digits of your invitation"
            #expect(
                user.path == [
                    "-", "Full name", "Street", "Postal code", "City", "Country", "Email", code, "Phone, if you like",
                    "Full name", "Street", "-",
                ])
            let refused = try #require(user.frames.firstIndex { $0.caption == "types ada" }) + 1
            #expect(user.frames[refused].status.focus == "Email")
            #expect(user.frames[refused].picture.contains("Enter a valid email"))
            #expect(try user.frame("types 18431").status.focus == code)
            #expect(try user.frame("types 2").status.focus == "Phone, if you like")
            // Only the street was missing at the end.
            #expect(canSend == user.frames.indices.dropFirst().map { $0 >= user.frames.count - 3 })
            #expect(user.frames.last?.picture.contains("Welcome!") == true)
        }
    }

    @Test(
        "groups: card after card, a link, no stop at what the app fills in, and a panel that is a form of its own",
        arguments: settings)
    func groups(_ model: String, _ isRightToLeft: Bool) throws {
        let user = try walk("groups", on: #require(HeadlessModel(named: model)), fromRightToLeft: isRightToLeft)
        #expect(
            user.path == [
                "-", "Customer", "Year", "Company", "Street", "City", "Name", "Building", "Room", "Amount", "Discount",
                "Why the discount", "Pay within", "-",
            ])
        for (field, first, last) in [
            ("Customer", true, false), ("Year", false, true), ("Company", true, false), ("Pay within", false, true),
        ] {
            let status = try #require(user.frames.first { $0.status.focus == field }?.status)
            #expect(status.buttons.map(\.isEnabled) == [!first, !last, true], "\(field)")
            #expect(status.returnKey == (last ? "Done" : "Next"), "\(field)")
        }
        // The cards are next to each other.
        let frames = try [#require(user.frame(of: "Company")), #require(user.frame(of: "Name"))]
        #expect(frames[0].minY == frames[1].minY)
        #expect((frames[0].minX < frames[1].minX) == !isRightToLeft)
    }

    @Test("keys: Tab, Shift-Tab, Escape and Command-Return, without a toolbar as long as the keyboard is there")
    func keys() throws {
        for model in HeadlessModel.walked {
            let user = try walk("keys", on: model) { user in
                let hasToolbar = user.status.focus != nil && !user.device.keyboard.isHardwareKeyboardAttached
                #expect(user.status.buttons.isEmpty == !hasToolbar, "\(model.name)")
            }
            #expect(user.path == ["-", "Task", "Project", "Due", "Notes", "Due", "-", "Project", "-", "Notes"])
            #expect(user.status.title == "Notes")
            #expect((user.window.focusedView as? UITextView)?.text == "Bearings:\ttwo drops")
        }
    }

    @Test("app: a toolbar by the rules, a tap beside the fields by the rules, and nothing where the app wants nothing")
    func app() throws {
        let before = FormNavigator.shared.configuration
        for model in HeadlessModel.walked {
            let user = try walk("app", on: model)
            for frame in user.frames {
                guard let focus = frame.status.focus else { continue }
                let isServed = ["Drink", "Your name"].contains(focus)
                #expect(frame.status.buttons.isEmpty == !isServed, "\(focus)")
            }
            let returnKeys = ["Drink", "Your name", "Number", "About", "What is it?", "Article"].map { name in
                user.frames.first { $0.status.focus == name }?.status.returnKey
            }
            #expect(returnKeys == ["Next", "Done", "return", "Next", "Done", "Search"])
            let taps = user.frames.filter { $0.caption.hasPrefix("taps beside") }
            #expect(taps.map(\.status.focus) == [nil, "What is it?"])
        }
        let after = FormNavigator.shared.configuration
        #expect(after.isToolbarEnabled == before.isToolbarEnabled)
        #expect(after.isReturnKeyEnabled == before.isReturnKeyEnabled)
        #expect(after.isAvoidanceEnabled == before.isAvoidanceEnabled)
        #expect(after.rules.count == before.rules.count)
        #expect(after.excludedViewControllerClasses.count == before.excludedViewControllerClasses.count)
    }

    @Test("sections: the way goes past a closed section, and through an open one", arguments: models)
    func sections(_ model: String) throws {
        let user = try walk("sections", on: #require(HeadlessModel(named: model)))
        #expect(
            user.path == [
                "-", "Given name", "Family name", "Phone", "Sports equipment", "Weight of the heaviest", "-",
                "Family name", "Phone", "-",
            ])
    }

    @Test("booking: every control has its turn, the toolbar stays, and the keys come and go", arguments: models)
    func booking(_ model: String) throws {
        let user = try walk("booking", on: #require(HeadlessModel(named: model)))
        #expect(
            user.path == [
                "-", "Name", "Date", "Guests", "On the terrace", "Occasion", "Phone", "Occasion", "On the terrace", "-",
            ])
        for frame in user.frames where frame.status.focus != nil {
            #expect(frame.status.title == frame.status.focus, "\(frame.caption)")
            #expect((frame.status.returnKey != nil) == (frame.status.focus == "Name"), "\(frame.caption)")
        }
        // Not the toolbar's title, which has the same name.
        let terrace = user.window.first { $0 is UISwitch } as? UISwitch
        #expect(terrace?.isOn == true)
    }

    @Test(
        "event: one picker has the keyboard's place, another opens below its field, and guests have a form of their own",
        arguments: models)
    func event(_ model: String) throws {
        var openFor: Set<String> = []
        let user = try walk("event", on: #require(HeadlessModel(named: model))) { user in
            let picker = user.window.first { $0 is UIDatePicker }
            if picker?.isHidden == false { openFor.insert(user.status.focus ?? "-") }
        }
        #expect(
            user.path == [
                "-", "Title", "Calendar", "Starts", "Place", "Starts", "-", "Guest", "Email", "Message", "-",
            ])
        #expect(openFor == ["Starts"])
        #expect(try user.frame("turns the wheel to").picture.contains("Engine"))
        #expect(user.frames.last?.picture.contains("Ada is invited") == true)
    }
}
