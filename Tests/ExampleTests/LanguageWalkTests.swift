import ExampleScreens
import FormNavigation
import Testing
import UIKit

@testable import Example

/// The example in three languages: its own words are the screen's, the others are the system's and the library's.
@MainActor
@Suite("Walks in other languages")
struct LanguageWalkTests {
    @Test("the toolbar, the return key and VoiceOver's hints speak the language of the device")
    func words() throws {
        for (walkthrough, words, next) in [
            ("signup", ["Previous", "Next", "Done"], "Next"), ("german", ["Zurück", "Weiter", "Fertig"], "Weiter"),
            ("rtl", ["السابق", "التالي", "تم"], "التالي"),
        ] {
            var hints: Set<String?> = []
            let user = try walk(walkthrough) { user in
                let toolbar = user.device.keyboard.inputAccessoryView as? FormToolbar
                for item in toolbar?.bar.items ?? [] where item.primaryAction != nil {
                    hints.insert(item.accessibilityHint)
                }
            }
            let bars = Set(user.frames.map { $0.status.buttons.map(\.name) })
            #expect(bars == [[], words])
            #expect(user.frames[1].status.returnKey == next)
            let hint = ["signup": "Ends editing.", "german": "Beendet die Eingabe.", "rtl": "ينهي التحرير."][
                walkthrough]
            #expect(hints.count == 3 && hints.contains(hint))
        }
    }

    @Test("no picture of a form in Arabic has a letter that is not Arabic, but for the address and the secret")
    func arabicKeys() throws {
        let user = try walk("rtl")
        for frame in user.frames {
            let words = frame.picture.components(separatedBy: "<text").dropFirst().compactMap { element in
                element.components(separatedBy: "</text>").first?.components(separatedBy: ">").last
            }
            let latin = words.filter { word in
                word.contains { $0.isASCII && $0.isLetter } && word != "keyboard" && word != "stays in sight"
            }
            let isASCII = ["البريد الإلكتروني", "كلمة المرور"].contains(frame.status.focus ?? "")
            #expect(isASCII || latin.allSatisfy { $0 == "ada@example.org" }, "\(frame.caption): \(latin)")
        }
        #expect(user.frames.last?.picture.contains("أهلاً بك") == true)
    }

    @Test("signing up in German is refused and goes on in German")
    func german() throws {
        let user = try walk("german")
        #expect(user.path == ["-", "Name", "E-Mail", "Passwort", "Telefon", "Passwort", "-"])
        let refused = try #require(user.frames.firstIndex { $0.caption == "types ada" }) + 1
        #expect(user.frames[refused].picture.contains("Bitte gib eine E-Mail-Adresse ein."))
        #expect(user.frames.last?.picture.contains("Willkommen!") == true)
    }

    @Test("every screen in another language than English is shown by a device in that language")
    func devices() throws {
        let screens = ExampleScreen.all.filter { $0.language != .english }
        #expect(screens.map(\.name) == ["german", "rtl", "toolbar"])
        for screen in screens {
            let user = try walk(screen.name)
            #expect(user.device.language.identifier == (screen.language == .german ? "de" : "ar"))
        }
    }
}
