import TestSupport
import Testing
import UIKit

@testable import Example
@testable import ExampleScreens

/// What the walkthroughs about the keyboard show beside what every walkthrough does: ``WalkTests`` sees to that.
@MainActor
struct KeyboardWalkTests {
    /// As a sample the smallest, on which there is the least room.
    private nonisolated static let models = (testsEverything ? HeadlessModel.walked : [.iPhoneSE]).map(\.name)

    @Test(
        "chat: the bar is on the keyboard, and above it the last message or the one that is replied to",
        arguments: models)
    func chat(_ name: String) throws {
        let model = try #require(HeadlessModel(named: name))
        var replies = 0
        var ends = 0
        var heights: [CGFloat] = []
        let user = try walk("chat", on: model) { user in
            heights.append(user.window.first(MessageBar.self)?.textView.bounds.height ?? 0)
            guard let bar = user.window.first(MessageBar.self), bar.textView.isFirstResponder else { return }
            let barTop = bar.convert(bar.bounds, to: nil).minY
            let fieldEnd = bar.textView.convert(bar.textView.bounds, to: nil).maxY
            #expect(abs(fieldEnd + 8 - user.device.keyboard.frame.minY) < 0.01, "\(model.name)")
            // A finger that drags the keyboard down has the messages as well.
            if user.frames.last?.caption.contains("drags") == true {
                // At whole pixels, nothing shows through between the bar and the keyboard.
                #expect(user.device.keyboard.frame.minY == user.device.keyboard.frame.minY.rounded())
                return
            }
            if let pinned = user.frames.last?.marks.pinned {
                replies += 1
                #expect(abs(pinned.maxY - barTop) < 0.01, "\(model.name)")
            } else {
                ends += 1
                let last = user.window.all(MessageView.self).last
                let end = last.map { $0.convert($0.bounds, to: nil).maxY } ?? 0
                #expect(abs(end + 8 - barTop) < 0.01, "\(model.name), \(user.frames.count)")
            }
        }
        #expect(replies == 2)
        #expect(ends == 4)
        // Several lines make the bar taller, and sending makes it as low as before.
        #expect(heights[1] > heights[0] + 30)
        #expect(heights[2] == heights[0])
        #expect(user.window.all(MessageView.self).last?.text == "When?")
        #expect(user.status.buttons.isEmpty)
    }

    @Test("chat: a message too long for the bar scrolls in it")
    func longMessage() throws {
        let walkthrough = try #require(Walkthrough.all.first { $0.name == "chat" })
        let user = SimulatedUser(with: walkthrough.screen, in: walkthrough.setting(on: .iPhone15))
        try user.taps("Message")
        user.types(String(repeating: "Line\n", count: 7) + "End")
        let textView = try #require(user.window.first(MessageBar.self)?.textView)
        #expect(textView.isScrollEnabled)
        #expect(textView.bounds.height == 120)
        let marks = try #require(user.frames.last?.marks)
        #expect(try #require(marks.target).maxY <= #require(marks.keyboardTop))
        try user.taps("Send")
        #expect(!textView.isScrollEnabled)
        #expect(textView.bounds.height < 60)
    }

    @Test("sheet: it makes room in itself, and the screen behind stays where it is")
    func sheet() throws {
        for model in HeadlessModel.walked {
            var fieldsBelow = 0
            let user = try walk("sheet", on: model) { user in
                guard let party = user.window.rootViewController, party.presentedViewController != nil,
                    let behind = party.view.first(UIScrollView.self)
                else { return }
                fieldsBelow += 1
                #expect(behind.contentInset == .zero)
                #expect(behind.contentOffset.y == -behind.adjustedContentInset.top)
                #expect(party.view.transform == .identity)
            }
            #expect(fieldsBelow > 10)
            #expect(user.frames.last?.picture.contains("Invited: Ada Lovelace") == true)
        }
    }

    @Test("turned: the field keeps its focus and its text, on a screen that is wider than high and back")
    func turned() throws {
        let user = try walk("turned")
        let turns = user.frames.indices.filter { user.frames[$0].caption.hasPrefix("turns") }
        #expect(turns.count == 2)
        for turn in turns { #expect(user.frames[turn].status.focus == user.frames[turn - 1].status.focus) }
        #expect(
            user.frames.map { $0.size.width > $0.size.height }
                == user.frames.indices.map { (turns[0]..<turns[1]).contains($0) })
        #expect(user.window.all(UITextField.self).contains { $0.text == "London" })
    }

    @Test("pad: room is made for a docked keyboard only")
    func pad() throws {
        var offsets: [Bool: [CGFloat]] = [:]
        let user = try walk("pad") { user in
            guard let scrollView = user.window.first(UIScrollView.self), user.status.focus != nil else { return }
            let isDocked = user.device.keyboard.placement == .docked
            #expect((user.frames.last?.marks.keyboardTop != nil) == isDocked)
            offsets[isDocked, default: []].append(scrollView.contentInset.bottom)
        }
        #expect(user.device.model.idiom == .pad)
        #expect(offsets[true]?.allSatisfy { $0 > 0 } == true)
        #expect(offsets[false]?.count == 5)
        #expect(offsets[false]?.allSatisfy { $0 == 0 } == true)
    }

    @Test("E6 beside: what is edited is in the right half of the screen, and above the keyboard that fills it")
    func beside() throws {
        let user = try walk("beside")
        let targets = user.frames.compactMap(\.marks.target)
        #expect(!targets.isEmpty)
        #expect(targets.allSatisfy { $0.minX > user.device.screen.bounds.midX })
        #expect(user.window.bounds.width == user.device.screen.bounds.midX)
    }

    @Test("a walkthrough for pads is on an iPad whatever device is asked for, any other where it is asked for")
    func settings() {
        for walkthrough in Walkthrough.all {
            for model in HeadlessModel.all {
                let used = walkthrough.setting(on: model).model
                #expect(used == (walkthrough.needsPad && model.idiom == .phone ? .iPad : model))
            }
            if walkthrough.needsPad { #expect(walkthrough.summary.hasSuffix("on an iPad")) }
        }
    }
}

extension UIView {
    /// Every view of a kind in this view, first to last.
    fileprivate func all<View: UIView>(_ kind: View.Type) -> [View] {
        ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
    }

    fileprivate func first<View: UIView>(_ kind: View.Type) -> View? { all(kind).first }
}
