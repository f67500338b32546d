import FormNavigation
import Testing
import UIKit

@testable import Example
@testable import ExampleScreens

/// Walks through the screens that show one feature each.
@MainActor
@Suite("Walks through features")
struct FeatureWalkTests {
    @Test("a bank card: an order of the app's own, its own view above the keyboard, and everything dark")
    func card() throws {
        var steps: [Float] = []
        let user = try walk("card") { user in
            guard let view = user.device.keyboard.inputAccessoryView as? any FormAccessoryView else { return }
            #expect(user.device.keyboard.keyboardAppearance == .dark)
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            steps.append((view.first { $0 is UIProgressView } as? UIProgressView)?.progress ?? -1)
        }
        #expect(
            user.path == [
                "-", "Card number", "Month and year", "Security code", "Month and year", "Security code",
                "Name on the card", "-",
            ])
        #expect(steps == [0.25, 0.25, 0.5, 0.5, 0.75, 0.5, 0.75, 1, 1])
        #expect(user.frames.allSatisfy { $0.status.buttons.isEmpty })
        #expect(try user.frame("taps Continue").picture.contains("It is on the back"))
        #expect(user.frames.last?.picture.contains("The card that ends in 4242 is yours.") == true)
    }

    @Test("a transfer: what is wrong is said, and not left; Previous leaves the label above the field in sight")
    func transfer() throws {
        // On a small phone the form scrolls.
        let user = try walk("transfer", on: #require(HeadlessModel(named: "iPhone SE"))) { user in
            guard let field = user.window.focusedView, user.frames.count == 16 else { return }
            let label = field.superview?.subviews.first { $0 is UILabel }
            let top = user.window.first { $0 is UINavigationBar }?.frame.maxY ?? 0
            #expect((label.map { $0.convert($0.bounds, to: nil).minY } ?? 0) >= top)
        }
        #expect(
            user.path == [
                "-", "Recipient", "Account", "Amount", "-", "Amount", "Reference", "Amount", "Reference", "Account",
                "-", "Reference", "-",
            ])
        let titles = user.frames.compactMap(\.status.title)
        #expect(titles.contains("Enter all eight digits.") && titles.contains("Enter an amount up to £17,000."))
        #expect(titles.first == "Recipient" && titles.last == "Reference for Ada")
        // What only the bank knows is shown until the account is changed.
        let error = "There's no such account."
        #expect(try user.frame("deletes a").status.title == "Account for Ada")
        #expect(titles.filter { $0 == error }.count == 1)
        #expect(user.frames.dropLast().last?.status.returnKey == "Send")
        #expect(user.frames.last?.picture.contains("£200 is on its way to Ada.") == true)
    }

    @Test(
        "a picnic: an error, new rows, and a lower window leave the field in sight, and the screen calls nothing for that",
        arguments: ["picnic", "resized"])
    func picnic(_ name: String) throws {
        for model in HeadlessModel.walked {
            let user = try walk(name, on: model) { user in
                guard let field = user.window.focusedView else { return }
                let edge = field.convert(field.bounds, to: user.device.screen.coordinateSpace).maxY
                #expect(edge <= user.device.keyboard.frame.minY - 10 + 0.5, "\(model.name)")
            }
            let source = try #require(SourceFile.file(of: user.window.rootViewController))
            let uses = source.text.components(separatedBy: "form.").dropFirst().map { $0.prefix { $0.isLetter } }
            #expect(source.name == "PicnicViewController.swift" && uses == ["configuration"])
        }
    }

    @Test("a code in boxes is a stop between text fields, has their toolbar, and moves on when it is full")
    func confirm() throws {
        let user = try walk("confirm")
        #expect(
            user.path == [
                "-", "Phone", "Code", "Phone", "Code", "Name of this device", "Code", "Name of this device", "-",
            ])
        let inCode = user.frames.filter { $0.status.focus == "Code" }
        #expect(inCode.allSatisfy { $0.status.buttons.map(\.name) == ["Previous", "Next", "Done"] })
        #expect(try user.frame("deletes").picture.contains("4 digits are missing."))
        #expect(user.frames.last?.picture.contains("Confirmed.") == true)
    }

    @Test(
        "a letter stays clear of the strip on the keyboard, whose buttons write in it, and comes back to it from an alert"
    )
    func letter() throws {
        for model in [HeadlessModel.iPhone15, .iPad] {
            let user = try walk("letter", on: model) { user in
                guard let view = user.window.focusedView as? UITextView, let end = view.selectedTextRange?.end else {
                    return
                }
                let strip = user.window.first { $0 is PhraseStrip }
                let top = strip.map { $0.convert($0.bounds, to: nil).minY } ?? 0
                #expect(view.convert(view.caretRect(for: end), to: nil).maxY <= top)
                #expect(user.device.keyboard.inputAccessoryView == nil)
            }
            let letter = "What would you like to say?"
            #expect(user.path == ["-", "To", "About", letter, "-", letter, "-", "About"])
            let text = (user.window.first { $0 is UITextView } as? UITextView)?.text
            #expect(text?.hasPrefix("Dear Charles,\nthe cards have come.") == true)
            #expect(text?.contains("10 December 1815\nis what") == true && text?.hasSuffix("Ada Lovelace") == true)
        }
    }

    @Test("a conversation comes along with the keyboard always, at its end only, or never")
    func match() throws {
        // What of the conversation is right above the bar.
        var steps: [CGFloat] = []
        try walk("match") { user in
            let view = user.window.first { $0 is UIScrollView && !($0 is UITextView) } as? UIScrollView
            guard let view else { return }
            let bottom = view.superview?.subviews.last?.frame.minY ?? 0
            steps.append(view.contentOffset.y + min(bottom, view.frame.maxY) - view.frame.minY)
        }
        // What is seen of the first step is not looked at.
        func lowest(after step: Int) -> CGFloat { steps[step - 2] }
        // The taps on Message: at the end of the conversation, then above it, and there with Always and Never.
        #expect(abs(lowest(after: 2) - lowest(after: 4)) < 1)
        #expect(lowest(after: 6) < lowest(after: 5) - 200)
        #expect(abs(lowest(after: 9) - lowest(after: 8)) < 1)
        #expect(lowest(after: 12) < lowest(after: 11) - 200)
    }

    @Test("an interview: the card moves up over the picture, the question stays, and the end of a page turns it")
    func interview() throws {
        var questions: Set<CGFloat> = []
        let user = try walk("interview") { user in
            guard let card = user.window.focusedView?.superview?.superview else { return }
            let question = card.superview?.subviews.first { $0 is UILabel }
            questions.insert(question.map { $0.convert($0.bounds, to: nil).minY } ?? 0)
            // The whole card, not only the field that has focus.
            #expect(card.convert(card.bounds, to: nil).maxY <= user.device.keyboard.frame.minY)
            #expect(card.transform.ty < 0)
        }
        #expect(
            user.path == [
                "-", "Town", "School", "Languages", "Instruments", "First day", "Hours a week", "-",
            ])
        #expect(questions.count == 1)
        #expect(try user.frame("taps Continue").status.buttons.map(\.name) == ["Previous", "Next", "Finish"])
        #expect(user.frames.last?.picture.contains("We Call You") == true)
    }

    @Test(
        "a stock: a tap on what was found goes to a row that is not loaded, and an item of the app's own fills fields in"
    )
    func stock() throws {
        let user = try walk("stock")
        let found = try user.frame("taps the row Zinc cogs, large")
        #expect(found.status.focus == "Number of Zinc cogs, large")
        #expect(found.status.buttons.map(\.name) == ["Previous", "Next", "None", "Done"])
        let search = try user.frame("types zinc cogs")
        #expect(search.status.buttons.isEmpty && search.status.returnKey == "Search")
        #expect(user.path.contains("Number of Brass springs, large"))
        #expect(
            user.frames.contains { $0.picture.contains(">144<") }
                && user.frames.contains { $0.picture.contains(">0<") })
    }

    @Test("a tax return says which fields were passed over and why, and stops to listen when it goes")
    func tax() throws {
        #expect(FormNavigator.trace == nil)
        let user = try walk("tax")
        #expect(FormNavigator.trace == nil)
        #expect(user.path == ["-", "Name", "Income", "Name", "Name of the spouse", "Income", "-", "Coupon", "-"])
        // Next passes it, and it can be left.
        let passed = try user.frame("taps Coupon").status
        #expect(passed.buttons.filter(\.isEnabled).map(\.name) == ["Previous", "Done"])
        let start = try user.frame("taps Name")
        for line in [
            "→ Name: a tap", "Tax number: skipped, disabled", "Name of the spouse: skipped, hidden",
            "Coupon: skipped, marked",
        ] { #expect(start.picture.contains(line)) }
        #expect(try user.frame("taps Next").picture.contains("→ Income: next"))
        let last = try #require(user.frames.last)
        #expect(last.picture.contains("→ Income: returnKey") && last.picture.contains("The form is finished"))
    }
}
