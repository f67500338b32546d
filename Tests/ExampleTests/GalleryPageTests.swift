import FormDiagnostics
import Foundation
import Testing
import UIKit

@testable import Example

/// A gallery of a few walkthroughs in a folder of its own.
@MainActor
final class GalleryPageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let html: String
    private let sections: [GalleryPage.Section]

    /// What all of the tests walk through, once.
    private static let walked = Result {
        try ["checkout", "keys", "beside"].map { name in
            let walkthrough = try #require(Walkthrough.all.first { $0.name == name })
            let user = try walk(name)
            return GalleryPage.Section(
                name: name, title: name == "keys" ? "Keys & <more>" : walkthrough.summary, hint: walkthrough.hint,
                setting: walkthrough.setting(on: .iPhone15).description,
                source: SourceFile.file(of: user.window.rootViewController), frames: user.frames)
        }
    }

    init() throws {
        let page = GalleryPage(folder: folder)
        try page.prepare()
        sections = try Self.walked.get()
        html = try String(contentsOf: page.write(sections), encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// What is between `start` and `end`, wherever that stands in `text`.
    private func all(_ start: String, _ end: String, in text: String) -> [String] {
        text.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
    }

    @Test("every frame is there in order, with its picture, its words, and a link that enlarges it without a script")
    func frames() throws {
        var place = html.startIndex
        for section in sections {
            for (index, frame) in section.frames.enumerated() {
                let link = "<a href=\"\(section.picture(index))\"><img src=\"\(section.picture(index))\""
                place = try #require(html.range(of: link, range: place..<html.endIndex)).upperBound
                #expect(try text(section.picture(index)) == frame.picture)
            }
        }
        #expect(html.contains("<b>1. Opens the screen</b> <span>No focus</span>"))
        #expect(html.contains("Keys &amp; &lt;more&gt;") && !html.contains("<more>"))
    }

    @Test("a picture with marks has one without them, which the switch shows, and five sections have no marks")
    func plainPictures() throws {
        let walkthrough = try #require(Walkthrough.all.first { $0.name == "checkout" })
        let user = SimulatedUser(with: walkthrough.screen, in: walkthrough.setting(on: .iPhone15), isInspected: true)
        try user.taps("Full name")
        FormInspector.isEnabled = false
        for (marked, plain) in zip(user.frames, try #require(sections.first).frames) {
            #expect(
                marked.picture != plain.picture && marked.plainPicture == plain.picture && plain.plainPicture == nil)
        }
        var section = GalleryPage.Section(name: "marked", title: "Marked", setting: "", frames: user.frames)
        var film = sections[0]
        film.isFilm = true
        section.hint = nil
        let html = try String(contentsOf: GalleryPage(folder: folder).write([section, film]), encoding: .utf8)
        #expect(html.contains("src=\"marked-1.svg\"") && html.contains("data-other=\"plain/marked-1.svg\""))
        #expect(try text("plain/marked-1.svg") == user.frames[0].plainPicture)
        #expect(!html.contains("plain/checkout"))
        #expect(html.contains("id=\"marks\" checked"))
        let order = ["id=\"checkout\"", "id=\"marked\""].map { html.range(of: $0)?.lowerBound }
        #expect(try #require(order[0]) < #require(order[1]), "what users see comes first")
        #expect(Walkthrough.all.filter(\.isFilm).count == 5)
    }

    @Test("every picture is loaded when it comes into sight, says what it shows, and keeps its place free until then")
    func images() throws {
        let images = all("<img ", ">", in: html).filter { $0.contains("src=") }
        #expect(images.count == sections.reduce(0) { $0 + $1.frames.count })
        for image in images {
            let file = try #require(all("src=\"", "\"", in: image).first)
            let picture = try text(file)
            #expect(image.contains("loading=\"lazy\""))
            #expect(try #require(all("alt=\"", "\"", in: image).first).hasPrefix("Step "))
            for side in ["width", "height"] {
                let shown = try #require(all(" \(side)=\"", "\"", in: image).first)
                #expect(try #require(all(" \(side)=\"", "\"", in: picture).first) == shown, "\(file)")
            }
        }
    }

    @Test("every link leads somewhere: to a place in the page, a picture, or the source of the screen")
    func links() throws {
        let places = all(" id=\"", "\"", in: html)
        #expect(Set(places).count == places.count)
        for link in all("href=\"", "\"", in: html) {
            if link.hasPrefix("#") {
                #expect(places.contains(String(link.dropFirst())), "\(link)")
            } else {
                #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(link).path), "\(link)")
            }
        }
        for section in sections { #expect(html.contains("<a href=\"#\(section.name)\">"), "\(section.name)") }
        for name in all("aria-labelledby=\"", "\"", in: html) { #expect(places.contains(name), "\(name)") }
    }

    @Test("a section has the source of its screen, as it is in the package, and the way back")
    func sources() throws {
        let source = try #require(sections[0].source)
        #expect(source.path == "Example/Screens/CheckoutViewController.swift")
        let page = try text("source/CheckoutViewController.html")
        #expect(page.contains("final class CheckoutViewController: UIViewController {"))
        #expect(page.contains("../index.html#checkout") && page.contains("../gallery.css"))
        #expect(html.contains("<a href=\"source/CheckoutViewController.html\">CheckoutViewController.swift</a>"))
    }

    @Test("every walkthrough says what to look at, and the source of its screen is found")
    func walkthroughs() throws {
        let device = HeadlessDevice()
        defer { withExtendedLifetime(device) {} }
        for walkthrough in Walkthrough.all {
            #expect(
                walkthrough.hint?.hasSuffix(".") == true,
                "There is no hint for \(walkthrough.name) in Walkthrough+Hint.swift.")
            #expect(SourceFile.file(of: walkthrough.screen.makeViewController()) != nil, "\(walkthrough.name)")
        }
    }

    @Test("nothing comes from a network, and nothing is said of clicks where there are none")
    func network() throws {
        for file in ["index.html", "gallery.css", "gallery.js", "source/CheckoutViewController.html"] {
            let text = try text(file)
            for word in ["http:", "https:", "=\"//", "@import", "fetch(", "url("] {
                #expect(!text.contains(word), "\(file): \(word)")
            }
        }
        #expect(!html.contains("0 clicks"))
    }

    @Test("the pages fit phones, follow light and dark, and keep still for those who ask for it")
    func surroundings() throws {
        for page in [html, try text("source/CheckoutViewController.html")] {
            #expect(page.contains("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"))
            #expect(page.contains("<html lang=\"en\">"))
        }
        let style = try text("gallery.css")
        #expect(style.contains("@media (prefers-color-scheme: dark)"))
        #expect(style.contains("@media (prefers-reduced-motion: reduce)"))
        #expect(try text("gallery.js").contains("prefers-reduced-motion: reduce"))
        // All that the script looks for is in the page.
        for name in all("getElementById(\"", "\"", in: try text("gallery.js")) {
            #expect(html.contains(" id=\"\(name)\""), "\(name)")
        }
    }

    @Test("every text has the length that the device measured, whatever font the viewer has")
    func measuredText() {
        for frame in sections.flatMap(\.frames) {
            let texts = all("<text ", ">", in: frame.picture)
            #expect(texts.contains { $0.contains("text-anchor=\"middle\"") })
            for text in texts { #expect(text.contains(" textLength=\""), "\(frame.caption): \(text)") }
        }
    }

    @Test("the page explains its marks, and each section says which device it is on")
    func legend() {
        for word in ["Ring", "Dashed line", "Red frame"] { #expect(html.contains("</span>\(word)</dt>")) }
        #expect(html.contains("<li>iPhone 15, iOS 26</li>"))
        #expect(html.contains("<li>iPad in landscape, iOS 26</li>"))
    }

    @Test("a step after which the screen looks as before says so")
    func nothingChanges() throws {
        for section in sections {
            for (frame, next) in zip(section.frames, section.frames.dropFirst()) {
                #expect((frame.picture == next.picture) == next.caption.hasSuffix(": nothing changes"))
            }
        }
        #expect(sections[1].frames.contains { $0.caption == "takes the keyboard away: nothing changes" })
    }
}
