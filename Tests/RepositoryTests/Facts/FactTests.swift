import Foundation
import Testing

/// The statements about UIKit that comments, tests, and pages cite are all listed, each with its test.
struct FactTests {
    private let facts: [Fact]

    init() throws {
        facts = try Fact.all()
    }

    @Test("every statement is listed once, with how sure it is and where it was seen")
    func entries() {
        #expect(facts.count > 200)
        #expect(Set(facts.map(\.id)).count == facts.count)
        for fact in facts {
            #expect(!fact.text.isEmpty, "\(fact.id)")
            #expect(fact.certainty != nil, "\(fact.id): documented, reported, assumed or contested?")
            #expect(fact.notes["Seen"]?.isEmpty == false, "\(fact.id)")
        }
    }

    @Test("every statement that is cited is listed")
    func citations() throws {
        let known = Set(facts.map(\.id))
        let folders = ["Sources", "Tests", "Example", "Documentation"]
        let sources = folders.flatMap(Repository.files).filter { $0.hasSuffix(".swift") }
        let pages = ["README.md"] + folders.flatMap(Repository.files).filter { $0.hasSuffix(".md") }
        var count = 0
        for file in sources + pages {
            let text = try Repository.text(file)
            for (line, id) in file.hasSuffix(".md") ? Citations.ids(inPage: text) : Citations.ids(inSource: text) {
                let isKnown = known.contains(id)
                #expect(isKnown, "\(file):\(line): \(id)")
                count += 1
            }
        }
        for name in try TestNames().all {
            for id in Citations.ids(in: name) {
                let isKnown = known.contains(id)
                #expect(isKnown, "\(name)")
            }
        }
        #expect(count > 1000)
    }

    @Test("every statement that can be tested names its tests, and every test that is named is there")
    func tests() throws {
        let names = try TestNames()
        let proven = Set(names.all.flatMap { Citations.ids(in: $0) })
        for fact in facts {
            let reason = fact.notes["Not tested"] ?? ""
            #expect(fact.tests.isEmpty != reason.isEmpty, "\(fact.id): either a test or why there is none")
            for (suite, name) in fact.tests {
                let exists = names.bySuite[suite]?.contains(name) == true
                #expect(exists, "\(fact.id): \(suite) \"\(name)\"")
            }
            let isProven = proven.contains(fact.id)
            #expect(reason.isEmpty || !isProven, "\(fact.id) has a test after all")
        }
    }

    @Test("what is contested names the switch for its sides, or says why there is none")
    func switches() throws {
        let behavior = try Repository.text("Sources/HeadlessUIKit/Headless/HeadlessBehavior.swift")
        for fact in facts {
            let isOpen = fact.certainty == .contested && fact.switches.isEmpty
            #expect(!isOpen || fact.text.contains("No switch stands for"), "\(fact.id)")
            for name in fact.switches {
                let exists = behavior.contains("public var \(name):") || behavior.contains("public var \(name) =")
                #expect(exists, "\(fact.id): \(name)")
            }
        }
    }

    @Test("every statement that a question to a device is about is listed")
    func questions() throws {
        let known = Set(facts.map(\.id))
        let files = [
            "Tests/HeadlessUIKit/UIKitConformanceTests/Questions/Question.swift",
            "Example/Screens/Laboratory/Questions/DeviceQuestion.swift",
        ]
        for file in files {
            let strings = try Repository.text(file).components(separatedBy: "\"")
            let ids = strings.filter(Citations.isID)
            #expect(ids.count > 10)
            for id in ids {
                let isKnown = known.contains(id)
                #expect(isKnown, "\(file): \(id)")
            }
        }
    }

    @Test("every question to a device is asked by a test")
    func askedQuestions() throws {
        let questions = try Repository.text("Tests/HeadlessUIKit/UIKitConformanceTests/Questions/Question.swift")
        let names = questions.components(separatedBy: "\n    case ").dropFirst().map { $0.prefix { $0.isLetter } }
        let sources = Repository.files(in: "Tests/HeadlessUIKit/UIKitConformanceTests")
            .filter { $0.hasSuffix("Tests.swift") }
        let tests = try sources.map(Repository.text).joined()
        #expect(names.count > 10)
        for name in names {
            let isAsked = tests.contains("Question.\(name).settings")
            #expect(isAsked, "\(name)")
        }
    }

    @Test("doc comments of what is public explain in words, and cite no statement")
    func publicComments() throws {
        var count = 0
        let files = ["Sources/FormNavigation", "Sources/FormDiagnostics", "Sources/HeadlessUIKit"].flatMap(
            Repository.files)
        for file in files where file.hasSuffix(".swift") {
            for comment in PublicComments.all(in: try Repository.text(file)) {
                let ids = Citations.ids(in: comment.text)
                #expect(ids.isEmpty, "\(file):\(comment.line)")
                count += 1
            }
        }
        #expect(count > 1000)
    }
}
