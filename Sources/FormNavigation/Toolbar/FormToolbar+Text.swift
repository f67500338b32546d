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

        /// Combines title and position: the position is shown before the title, since long titles are truncated, and
        /// spoken after it.
        init?(title: Text?, progress: Text?) {
            guard let title, let progress else {
                guard let only = title ?? progress else { return nil }
                self = only
                return
            }
            self.init(
                "\(progress.text) · \(title.text)", accessibilityLabel: title.spoken.followed(by: progress.spoken))
        }

        /// The first line, since a bar has room for one; `nil` if there's nothing to read.
        var inOneLine: Text? {
            guard let line = text.firstLine else { return nil }
            return Text(line, accessibilityLabel: accessibilityLabel)
        }

        /// What VoiceOver says.
        var spoken: String { accessibilityLabel.flatMap { $0.isBlank ? nil : $0 } ?? text }
    }

    /// A closure of the app in a comparable value, which is equal only to its copies.
    final class Template<Closure>: Equatable {
        let closure: Closure

        init(_ closure: Closure) { self.closure = closure }

        static func == (one: Template, other: Template) -> Bool { one === other }
    }
}

extension String {
    /// The words followed by others: after a comma, unless they already end with a punctuation mark.
    fileprivate func followed(by words: String) -> String {
        let lastMark = last { !$0.isWhitespace }
        return lastMark.map(Self.marks.contains) == true ? "\(self) \(words)" : "\(self), \(words)"
    }

    /// The marks that end a sentence, or a part of one, in the languages of the toolbar.
    private static let marks: Set<Character> = Set(".!?…:;,。．｡！？：；，、؟؛،۔।॥;·")

    /// Whether the text contains nothing to read.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The first line that isn't empty, since a bar has one; `nil` if it contains nothing to read: VoiceOver would stop
    /// at a title of nothing but spaces.
    var firstLine: String? {
        let line = split(whereSeparator: \.isNewline).first.map(String.init)
        return line?.isBlank == false ? line : nil
    }
}
