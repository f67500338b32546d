import Foundation
import TestSupport
import Testing
import UIKit

@testable import Example
@testable import ExampleVisits

/// What the UI tests do in the app can be done: a headless device does the same.
@MainActor
struct VisitTests {
    /// A visit by the name that it has in its file.
    struct NamedVisit: Sendable, CustomTestStringConvertible {
        let name: String
        let visit: Visit

        init(_ name: String, _ visit: Visit) { (self.name, self.visit) = (name, visit) }

        var testDescription: String { name }
    }

    nonisolated static let visits = [
        NamedVisit("nextGoesThroughTheForm", .nextGoesThroughTheForm),
        NamedVisit("returnGoesOnAndSaysSo", .returnGoesOnAndSaysSo),
        NamedVisit("returnInTheLastFieldFinishes", .returnInTheLastFieldFinishes),
        NamedVisit("donePutsTheKeyboardAway", .donePutsTheKeyboardAway),
        NamedVisit("nextFindsRowsThatAreNotLoaded", .nextFindsRowsThatAreNotLoaded),
        NamedVisit("tabMovesAndEscapeEndsEditing", .tabMovesAndEscapeEndsEditing),
        NamedVisit("anInvalidFieldIsNotLeft", .anInvalidFieldIsNotLeft),
        NamedVisit("aViewOfTheAppsStandsInTheToolbarsPlace", .aViewOfTheAppsStandsInTheToolbarsPlace),
        NamedVisit("whatWasFoundGetsFocus", .whatWasFoundGetsFocus),
        NamedVisit("theEndOfAPageTurnsIt", .theEndOfAPageTurnsIt),
        NamedVisit("theFieldStaysInSightWhenTheDeviceIsTurned", .theFieldStaysInSightWhenTheDeviceIsTurned),
        NamedVisit("aFormInASheetMakesRoom", .aFormInASheetMakesRoom),
        NamedVisit("aConversationStaysAboveItsBar", .aConversationStaysAboveItsBar),
        NamedVisit("aChangeOfTheConfigurationAppliesImmediately", .aChangeOfTheConfigurationAppliesImmediately),
        NamedVisit("aRecordingIsShown", .aRecordingIsShown),
        NamedVisit("theTraceSaysWhatHappened", .theTraceSaysWhatHappened),
    ]

    @Test("what a UI test does in the app succeeds on a phone and an iPad, before glass and since", arguments: visits)
    func visit(_ named: NamedVisit) throws {
        // The oldest look on the smallest phone, where there is least room, and the present one on the others.
        for (index, model) in HeadlessModel.walked.enumerated() {
            let system = index == 0 ? "18" : Setting.systems[0]
            do {
                try HeadlessVisitor.perform(named.visit, in: Setting(model: model, system: system))
            } catch {
                Issue.record("\(model.name), iOS \(system): \(error)")
            }
        }
    }

    @Test("a visit that expects something else fails")
    func failing() {
        let wrong = [
            Visit("delivery") { try $0.tap(.field("Shoe size")) },
            Visit("delivery") { try $0.type("12") },
            Visit("delivery") { try $0.tapReturnKey() },
            Visit("delivery") { try $0.tap(.toolbarButton("Next")) },
            Visit("delivery") { visitor in
                try visitor.tap(.field("City"))
                try visitor.expect("12", in: .field("City"))
            },
            Visit("delivery") { visitor in
                try visitor.tap(.field("City"))
                try visitor.expect(.keyboard, isSeen: false)
            },
            Visit("delivery") { visitor in
                try visitor.tap(.field("City"))
                try visitor.expectClear(.field("Door code"))
            },
            Visit("nowhere") { _ in },
        ]
        for visit in wrong {
            #expect(throws: (any Error).self) {
                try HeadlessVisitor.perform(visit, in: Setting(model: .iPhoneSE))
            }
        }
    }

    @Test("every visit is made here, and by one UI test")
    func names() throws {
        let folder = XcodeProject.repository.appendingPathComponent("Example")
        func words(after mark: String, in name: String) throws -> [String] {
            let files = try FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
            let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
            return texts.flatMap { $0.components(separatedBy: mark).dropFirst() }.map {
                String($0.prefix { $0.isLetter })
            }
        }
        let visits = try words(after: "    static let ", in: "Visits")
        #expect(Set(visits) == Set(Self.visits.map(\.name)))
        #expect(visits.count == Self.visits.count)
        #expect(try words(after: "perform(.", in: "ExampleUITests").sorted() == visits.sorted())
        let tests = try words(after: "    func test", in: "ExampleUITests")
        #expect(tests.map { $0.prefix(1).lowercased() + $0.dropFirst() }.sorted() == visits.sorted())
    }
}
