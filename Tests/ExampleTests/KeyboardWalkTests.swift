import TestSupport
import Testing
import UIKit

@testable import Example
@testable import ExampleScreens

/// What the tours about the keyboard show beside what every tour does: ``WalkTests`` sees to that.
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
        let person = try walk("chat", on: model) { person in
            heights.append(person.window.first(MessageBar.self)?.textView.bounds.height ?? 0)
            guard let bar = person.window.first(MessageBar.self), bar.textView.isFirstResponder else { return }
            let barTop = bar.convert(bar.bounds, to: nil).minY
            let fieldEnd = bar.textView.convert(bar.textView.bounds, to: nil).maxY
            #expect(abs(fieldEnd + 8 - person.device.keyboard.frame.minY) < 0.01, "\(model.name)")
            // A finger that drags the keyboard down has the messages as well.
            if person.frames.last?.caption.contains("drags") == true { return }
            if let pinned = person.frames.last?.marks.pinned {
                replies += 1
                #expect(abs(pinned.maxY - barTop) < 0.01, "\(model.name)")
            } else {
                ends += 1
                let last = person.window.all(MessageView.self).last
                let end = last.map { $0.convert($0.bounds, to: nil).maxY } ?? 0
                #expect(abs(end + 8 - barTop) < 0.01, "\(model.name), \(person.frames.count)")
            }
        }
        #expect(replies == 2)
        #expect(ends == 4)
        // Several lines make the bar taller, and sending makes it as low as before.
        #expect(heights[1] > heights[0] + 30)
        #expect(heights[2] == heights[0])
        #expect(person.window.all(MessageView.self).last?.text == "When?")
        #expect(person.status.buttons.isEmpty)
    }

    @Test("chat: a message too long for the bar scrolls in it")
    func longMessage() throws {
        let tour = try #require(Tour.all.first { $0.name == "chat" })
        let person = Person(with: tour.screen, in: tour.setting(on: .iPhone15))
        try person.taps("Message")
        person.types(String(repeating: "Line\n", count: 7) + "End")
        let textView = try #require(person.window.first(MessageBar.self)?.textView)
        #expect(textView.isScrollEnabled)
        #expect(textView.bounds.height == 120)
        let marks = try #require(person.frames.last?.marks)
        #expect(try #require(marks.target).maxY <= #require(marks.keyboardTop))
        try person.taps("Send")
        #expect(!textView.isScrollEnabled)
        #expect(textView.bounds.height < 60)
    }

    @Test("sheet: it makes room in itself, and the screen behind stays where it is")
    func sheet() throws {
        for model in HeadlessModel.walked {
            var fieldsBelow = 0
            let person = try walk("sheet", on: model) { person in
                guard let party = person.window.rootViewController, party.presentedViewController != nil,
                    let behind = party.view.first(UIScrollView.self)
                else { return }
                fieldsBelow += 1
                #expect(behind.contentInset == .zero)
                #expect(behind.contentOffset.y == -behind.adjustedContentInset.top)
                #expect(party.view.transform == .identity)
            }
            #expect(fieldsBelow > 10)
            #expect(person.frames.last?.picture.contains("Invited: Ada Lovelace") == true)
        }
    }

    @Test("turned: the field keeps its focus and its text, on a screen that is wider than high and back")
    func turned() throws {
        let person = try walk("turned")
        let turns = person.frames.indices.filter { person.frames[$0].caption.hasPrefix("turns") }
        #expect(turns.count == 2)
        for turn in turns { #expect(person.frames[turn].status.focus == person.frames[turn - 1].status.focus) }
        #expect(
            person.frames.map { $0.size.width > $0.size.height }
                == person.frames.indices.map { (turns[0]..<turns[1]).contains($0) })
        #expect(person.window.all(UITextField.self).contains { $0.text == "London" })
    }

    @Test("pad: room is made for a docked keyboard only")
    func pad() throws {
        var offsets: [Bool: [CGFloat]] = [:]
        let person = try walk("pad") { person in
            guard let scrollView = person.window.first(UIScrollView.self), person.status.focus != nil else { return }
            let isDocked = person.device.keyboard.placement == .docked
            #expect((person.frames.last?.marks.keyboardTop != nil) == isDocked)
            offsets[isDocked, default: []].append(scrollView.contentInset.bottom)
        }
        #expect(person.device.model.idiom == .pad)
        #expect(offsets[true]?.allSatisfy { $0 > 0 } == true)
        #expect(offsets[false]?.count == 5)
        #expect(offsets[false]?.allSatisfy { $0 == 0 } == true)
    }

    @Test("E6 beside: what is edited is in the right half of the screen, and above the keyboard that fills it")
    func beside() throws {
        let person = try walk("beside")
        let targets = person.frames.compactMap(\.marks.target)
        #expect(!targets.isEmpty)
        #expect(targets.allSatisfy { $0.minX > person.device.screen.bounds.midX })
        #expect(person.window.bounds.width == person.device.screen.bounds.midX)
    }

    @Test("a tour for pads is on an iPad whatever device is asked for, any other where it is asked for")
    func settings() {
        for tour in Tour.all {
            for model in HeadlessModel.all {
                let used = tour.setting(on: model).model
                #expect(used == (tour.needsPad && model.idiom == .phone ? .iPad : model))
            }
            if tour.needsPad { #expect(tour.summary.hasSuffix("on an iPad")) }
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
