import FormDiagnostics
import Foundation
import Testing
import UIKit

@testable import Example

/// The pictures of the README, and of the first pages of the documentation.
@MainActor
struct AnimatedPictureTests {
    private static let path = "Sources/FormNavigation/FormNavigation.docc/Resources/signup.svg"
    private static let inspectorPath = "Sources/FormDiagnostics/FormDiagnostics.docc/Resources/inspector.svg"

    @Test("the README's picture is the beginning of the walkthrough of the sign-up form")
    func readme() throws {
        let user = try walk("signup") { _ in }
        let captions = [
            "opens the screen", "taps Name", "types Ada Lovelace", "presses Next on the keyboard", "types ada",
        ]
        #expect(user.frames.prefix(5).map(\.caption) == captions)
        let film = AnimatedPicture.svg(of: user.frames.prefix(9).map(\.picture), poster: 2, seconds: 1.5)
        #expect(film.utf8.count < 300_000)
        try Self.expect(film, at: Self.path)
    }

    @Test(
        "the picture of the inspector is a frame of the walkthrough of the form with cards, and a field that's skipped")
    func inspector() throws {
        let walkthrough = try #require(Walkthrough.all.first { $0.name == "groups" })
        let user = SimulatedUser(with: walkthrough.screen, in: walkthrough.setting(on: .iPhone15), isInspected: true)
        defer { FormInspector.isEnabled = false }
        try user.taps("Company")
        let picture = try #require(user.frames.last?.picture)
        for word in ["1", "6", "–", "marked as skipped"] {
            #expect(picture.contains(">\(word)<"), "\(word)")
        }
        #expect(picture.utf8.count < 60_000)
        try Self.expect(picture, at: Self.inspectorPath)
    }

    /// Compares a picture with a file of the repository, or writes that.
    private static func expect(_ picture: String, at path: String) throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../\(path)").standardized
        if ProcessInfo.processInfo.environment["RECORD_FILM"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        let isTheSame = try String(contentsOf: file, encoding: .utf8) == picture
        #expect(isTheSame, "RECORD_FILM=1 swift test --filter AnimatedPictureTests writes it anew")
    }

    @Test("each picture is seen in its turn, above the first one, which stays where nothing moves")
    func turns() {
        let pictures = ["a", "b", "c"].map { "<svg width=\"10\">\n<g id=\"\($0)\"/>\n</svg>\n" }
        let film = AnimatedPicture.svg(of: pictures, seconds: 2)
        #expect(film.hasPrefix("<svg width=\"10\">\n"))
        #expect(film.components(separatedBy: "<svg").count == 2 && film.hasSuffix("</svg>\n"))
        #expect(film.contains("show 6s step-end infinite") && film.contains("33.33%, 100%"))
        #expect(film.contains("</style>\n<g id=\"a\"/>\n"))
        for (delay, id) in [("2", "b"), ("4", "c")] {
            #expect(film.contains("animation-delay: \(delay)s\">\n<g id=\"\(id)\"/>"))
        }
    }

    @Test("where nothing moves, the poster is seen, which has its turn like the others")
    func poster() {
        let pictures = ["a", "b", "c"].map { "<svg width=\"10\">\n<g id=\"\($0)\"/>\n</svg>\n" }
        let film = AnimatedPicture.svg(of: pictures, poster: 1, seconds: 2)
        #expect(film.contains("</style>\n<g id=\"b\"/>\n"))
        for (delay, id) in [("0", "a"), ("4", "c")] {
            #expect(film.contains("animation-delay: \(delay)s\">\n<g id=\"\(id)\"/>"))
        }
        #expect(film.components(separatedBy: "<g id=").count == 4)
        #expect(AnimatedPicture.svg(of: pictures, poster: 3, seconds: 2) == "")
    }
}
