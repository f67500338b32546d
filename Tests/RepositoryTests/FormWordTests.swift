import Foundation
import Testing

@testable import FormNavigation

/// The library's text in each of its languages.
struct FormWordTests {
    private static let languages = [
        "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "gu", "he", "hi", "hr", "hu", "id",
        "it", "ja", "kk", "kn", "ko", "ml", "mr", "ms", "nb", "nl", "or", "pa", "pl", "pt-BR", "pt-PT", "ro",
        "ru", "sk", "sl", "sv", "ta", "te", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
    ]

    /// The languages of iOS.
    ///
    /// Those up to Vietnamese are the "Language support" in the technical specifications of iPhone 15
    /// (support.apple.com/111831). Apple has added Slovenian and ten languages of South Asia since. They're also in the
    /// list of localizations of the App Store (developer.apple.com/help/app-store-connect/reference/app-information).
    private static let spokenByTheSystem = [
        "en", "en-AU", "en-GB", "zh-Hans", "zh-Hant", "zh-HK", "fr-CA", "fr", "de", "it", "ja", "ko", "es-419", "es",
        "ar", "bg", "ca", "hr", "cs", "da", "nl", "fi", "el", "he", "hi", "hu", "id", "kk", "ms", "nb", "pl", "pt-BR",
        "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi",
        "sl", "bn", "gu", "kn", "ml", "mr", "or", "pa", "ta", "te", "ur",
    ]

    /// The languages that are written from right to left.
    private static let fromTheRight = ["ar", "he", "ur"]

    private static let words = FormWord.allCases.map(\.rawValue)

    private func bundle(_ language: String) throws -> Bundle {
        // SwiftPM writes "zh-hans" where Xcode writes "zh-Hans".
        let name = Bundle.module.localizations.first { $0.lowercased() == language.lowercased() }
        let path = try #require(Bundle.module.path(forResource: name, ofType: "lproj"))
        return try #require(Bundle(path: path))
    }

    @Test("the library has these languages")
    func localizations() {
        let found = Bundle.module.localizations.map { $0.lowercased() }
        #expect(found.sorted() == Self.languages.map { $0.lowercased() })
    }

    // For Apple, a folder named "pt" is for Brazil, so people in Brazil would see text for Portugal.
    @Test("every language that iOS can be set to is there, or the one that its speakers share (TN2418)")
    func systemLanguages() {
        // For these few terms, the words are the same.
        let shared = ["en-AU": "en", "en-GB": "en", "fr-CA": "fr", "es-419": "es", "zh-HK": "zh-Hant"]
        #expect(Set(Self.spokenByTheSystem.map { shared[$0] ?? $0 }) == Set(Self.languages))
    }

    @Test("every language has every word, and its own of it", arguments: languages)
    func complete(_ language: String) throws {
        let bundle = try bundle(language)
        let texts = Self.words.map { bundle.localizedString(forKey: $0, value: "?", table: nil) }
        #expect(texts.allSatisfy { $0.contains { $0.isLetter || $0 == "/" } })
        #expect(Set(texts).count == texts.count)
        #expect(FormWord.allCases.map { $0.text(in: bundle) } == texts)
        #expect((texts == Self.words) == (language == "en"))
    }

    @Test("every language has each word once, and none that is not used", arguments: languages)
    func keys(_ language: String) throws {
        let file = "Sources/FormNavigation/Resources/\(language).lproj/Localizable.strings"
        let lines = try Repository.text(file).split(separator: "\n").filter { $0.hasPrefix("\"") }
        let parts = lines.map { $0.components(separatedBy: "\"") }
        #expect(parts.map { [$0.first, $0.dropFirst(2).first, $0.last] }.allSatisfy { $0 == ["", " = ", ";"] })
        #expect(parts.map(\.count).allSatisfy { $0 == 5 })
        #expect(parts.map { $0[1] } == Self.words)
    }

    @Test("a hint is a sentence, a name is not (VoiceOver pauses at full stops)", arguments: languages)
    func sentences(_ language: String) throws {
        let bundle = try bundle(language)
        let sentences = FormWord.allCases.filter { $0.text(in: bundle).last.map(".。।۔".contains) == true }
        // Thai is written without periods.
        #expect(sentences == (language == "th" ? [] : [.previousHint, .nextHint, .doneHint]))
    }

    @Test("every language puts the same numbers in", arguments: languages)
    func placeholders(_ language: String) throws {
        let bundle = try bundle(language)
        for word in FormWord.allCases {
            let placeholders = word.text(in: bundle).components(separatedBy: "%").dropFirst().map { $0.prefix(3) }
            #expect(placeholders.sorted() == (word == .progress ? ["1$d", "2$d"] : []))
        }
    }

    @Test(
        "a place in a form is told in the language's order",
        arguments: [
            ("en", "3 of 8"), ("de", "3 von 8"), ("ja", "8個中3個目"), ("ar", "3 من 8"), ("he", "3 מתוך 8"),
            ("mr", "8 पैकी 3"), ("uk", "3 із 8"), ("cs", "3 z\u{A0}8"), ("vi", "3 / 8"),
        ])
    func progress(language: String, text: String) throws {
        #expect(try FormWord.progress(3, of: 8, in: bundle(language)) == text)
    }

    @Test(
        "from right to left a word stands between the numbers, so that they keep their order",
        arguments: fromTheRight)
    func rightToLeft(_ language: String) throws {
        let format = try FormWord.progress.text(in: bundle(language))
        let first = try #require(format.range(of: "%1$d"))
        let second = try #require(format.range(of: "%2$d"))
        let between = format[
            min(first.upperBound, second.upperBound)..<max(first.lowerBound, second.lowerBound)]
        #expect(between.unicodeScalars.contains { (0x590...0x6FF).contains($0.value) })
    }

    @Test("what a bundle has no word for is said in English")
    func fallback() {
        #expect(FormWord.allCases.map { $0.text(in: .main) } == Self.words)
        #expect(FormWord.progress(3, of: 8, in: .main) == "3 of 8")
    }
}
