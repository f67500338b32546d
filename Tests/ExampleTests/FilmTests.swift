import Foundation
import Testing
import UIKit

@testable import Example

/// The moving picture of the README and of the documentation's first page.
@MainActor
struct FilmTests {
    private static let path = "Sources/FormNavigation/FormNavigation.docc/Resources/signup.svg"

    @Test("the README's picture is the beginning of the tour of the sign-up form")
    func readme() throws {
        let person = try walk("signup") { _ in }
        let captions = [
            "opens the screen", "taps Name", "types Ada Lovelace", "presses Next on the keyboard", "types ada",
        ]
        #expect(person.frames.prefix(5).map(\.caption) == captions)
        let film = Film.svg(of: person.frames.prefix(9).map(\.picture), seconds: 1.5)
        #expect(film.utf8.count < 300_000)
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../\(Self.path)").standardized
        if ProcessInfo.processInfo.environment["RECORD_FILM"] != nil {
            try film.write(to: file, atomically: true, encoding: .utf8)
        }
        let isTheSame = try String(contentsOf: file, encoding: .utf8) == film
        #expect(isTheSame, "RECORD_FILM=1 swift test --filter FilmTests writes it anew")
    }

    @Test("each picture is seen in its turn, above the first one, which stays where nothing moves")
    func turns() {
        let pictures = ["a", "b", "c"].map { "<svg width=\"10\">\n<g id=\"\($0)\"/>\n</svg>\n" }
        let film = Film.svg(of: pictures, seconds: 2)
        #expect(film.hasPrefix("<svg width=\"10\">\n"))
        #expect(film.components(separatedBy: "<svg").count == 2 && film.hasSuffix("</svg>\n"))
        #expect(film.contains("show 6s step-end infinite") && film.contains("33.33%, 100%"))
        #expect(film.contains("</style>\n<g id=\"a\"/>\n"))
        for (delay, id) in [("2", "b"), ("4", "c")] {
            #expect(film.contains("animation-delay: \(delay)s\">\n<g id=\"\(id)\"/>"))
        }
    }
}
