import UIKit

extension FormToolbar {
    /// The text of a toolbar's title, and its accessibility label.
    ///
    /// You can write it as a string literal, such as `"Step \(place) of \(count)"`.
    public struct Text: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// The text. The toolbar shows its first line that isn't empty, or nothing if the text is blank.
        public var text: String

        /// The text that VoiceOver reads instead.
        ///
        /// If the value is blank or `nil`, the default, VoiceOver reads the text.
        public var accessibilityLabel: String?

        /// Creates title text with an optional accessibility label.
        ///
        /// - Parameters:
        ///   - text: The text to show, such as "3/8".
        ///   - accessibilityLabel: The text that VoiceOver reads instead. The default value is `nil`.
        public init(_ text: String, accessibilityLabel: String? = nil) {
            (self.text, self.accessibilityLabel) = (text, accessibilityLabel)
        }

        /// Creates title text that VoiceOver reads as it is.
        ///
        /// - Parameter text: The text to show.
        public init(stringLiteral text: String) { self.init(text) }

        /// Combines a title and a position. The position comes before the title, because long titles are truncated, but
        /// VoiceOver reads it after the title.
        init?(title: Text?, progress: Text?) {
            guard let title, let progress else {
                guard let only = title ?? progress else { return nil }
                self = only
                return
            }
            self.init(
                "\(progress.text) · \(title.text)", accessibilityLabel: title.spoken.followed(by: progress.spoken))
        }

        /// The first line, because a bar has room for only one, or `nil` if there's no text.
        var inOneLine: Text? {
            guard let line = text.firstLine else { return nil }
            return Text(line, accessibilityLabel: accessibilityLabel)
        }

        /// The text that VoiceOver reads.
        var spoken: String { accessibilityLabel?.unlessBlank ?? text }
    }

    /// A comparable value that contains the app's closure. It equals only its copies.
    final class Template<Closure>: Equatable {
        let closure: Closure

        init(_ closure: Closure) { self.closure = closure }

        static func == (one: Template, other: Template) -> Bool { one === other }
    }
}

extension String {
    /// The text followed by another one, after a comma unless the text already ends with a punctuation mark.
    fileprivate func followed(by words: String) -> String {
        let lastMark = last { !$0.isWhitespace }
        return lastMark.map(Self.marks.contains) == true ? "\(self) \(words)" : "\(self), \(words)"
    }

    /// The punctuation marks that end a sentence, or a part of one, in the languages of the toolbar.
    private static let marks: Set<Character> = Set(".!?…:;,。．｡！？：；，、؟؛،۔।॥;·")

    /// Whether the text contains nothing to read.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The text, or `nil` if it's blank.
    var unlessBlank: String? { isBlank ? nil : self }

    /// The first line that isn't empty, because a bar has room for only one. `nil` if there's no text, because
    /// VoiceOver would stop at a title that consists only of spaces.
    var firstLine: String? {
        let line = split(whereSeparator: \.isNewline).first.map(String.init)
        return line?.unlessBlank
    }
}
