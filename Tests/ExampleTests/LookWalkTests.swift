import Testing
import UIKit

@testable import Example

/// What the walkthroughs show where the user chooses dark mode or another text size in the middle of a form.
@MainActor
struct LookWalkTests {
    /// The texts of a picture with their sizes, in points.
    private func sizes(in frame: SimulatedUser.Frame) -> [String: Double] {
        var sizes: [String: Double] = [:]
        for line in frame.picture.components(separatedBy: "<text ").dropFirst() {
            guard let text = line.components(separatedBy: ">").dropFirst().first?.components(separatedBy: "<").first,
                let size = line.components(separatedBy: "font-size=\"").dropFirst().first
            else { continue }
            sizes[text] = size.components(separatedBy: "\"").first.flatMap(Double.init)
        }
        return sizes
    }

    @Test("dark mode: toolbar, title, placeholder, keyboard and form are dark at once, and later light again")
    func dark() throws {
        var titles: [UIUserInterfaceStyle] = []
        let user = try walk("dark") { user in
            guard let bar = user.device.keyboard.inputAccessoryView else { return }
            titles.append(bar.traitCollection.userInterfaceStyle)
        }
        #expect(titles == [.light, .light, .dark, .dark, .dark, .dark, .light])
        let (light, dark) = (try user.frame("types The engine"), try user.frame("chooses dark"))
        // The title, the placeholder, and the keys, in the system's colors.
        for (ink, darkInk) in [("#3c3c43", "#ebebf5"), ("#d1d4da", "#2b2b2c")] {
            #expect(light.picture.contains(ink) && !light.picture.contains(darkInk))
            #expect(dark.picture.contains(darkInk) && !dark.picture.contains(ink))
        }
        #expect(light.status == dark.status && light.marks == dark.marks)
        #expect(try user.frame("chooses light").picture.contains("#d1d4da"))
    }

    @Test("large text: the title grows within the bar, the placeholder with the text, and the field stays in sight")
    func large() throws {
        let user = try walk("large")
        let (small, large) = (try user.frame("types The engine"), try user.frame("makes text much larger"))
        #expect(try #require(sizes(in: small)["Subject"]) == 13)
        #expect(try #require(sizes(in: large)["Subject"]) > 18)
        #expect(try #require(sizes(in: large)["The engine"]) >= 2 * #require(sizes(in: small)["The engine"]) - 1)
        let placeholder = sizes(in: try user.frame("taps Next"))
        #expect(placeholder["Message"] == nil || placeholder["Message"] == sizes(in: large)["Subject"])
        #expect(placeholder["What happened, and"] == sizes(in: large)["The engine"])
        for frame in user.frames {
            guard let top = frame.marks.keyboardTop, let target = frame.marks.target else { continue }
            #expect(target.maxY <= top, "\(frame.caption)")
        }
        #expect(try #require(sizes(in: user.frame("makes text very small"))["Subject"]) < 13)
    }
}
