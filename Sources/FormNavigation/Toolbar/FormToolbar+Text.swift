import UIKit

extension FormToolbar {
    /// A text in the title of a toolbar, and what VoiceOver says instead.
    ///
    /// You can write it as a string literal, such as `"Step \(place) of \(count)"`.
    public struct Text: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// What is shown: the first line that is not empty. A blank text shows nothing.
        public var text: String

        /// What VoiceOver says instead. If it is blank, or `nil` as by default, VoiceOver says the text.
        public var accessibilityLabel: String?

        /// Creates a text.
        ///
        /// - Parameters:
        ///   - text: What is shown, such as "3/8".
        ///   - accessibilityLabel: What VoiceOver says instead. `nil` by default.
        public init(_ text: String, accessibilityLabel: String? = nil) {
            (self.text, self.accessibilityLabel) = (text, accessibilityLabel)
        }

        /// Creates a text that VoiceOver says as it is.
        ///
        /// - Parameter text: What is shown.
        public init(stringLiteral text: String) { self.init(text) }

        /// What is shown of a form: the place before the title, since long titles are cut off, and after it where it is
        /// heard.
        init?(title: Text?, progress: Text?) {
            guard let title, let progress else {
                guard let only = title ?? progress else { return nil }
                self = only
                return
            }
            self.init(
                "\(progress.text) · \(title.text)", accessibilityLabel: title.spoken.followed(by: progress.spoken))
        }

        /// The words as a bar has room for them, in one line; `nil` where there is nothing to read.
        var inOneLine: Text? {
            guard let line = text.firstLine else { return nil }
            return Text(line, accessibilityLabel: accessibilityLabel)
        }

        /// What VoiceOver says.
        var spoken: String { accessibilityLabel.flatMap { $0.isBlank ? nil : $0 } ?? text }
    }

    /// A closure of the app's in a value that can be compared: it is equal to its copies only.
    final class Template<Closure>: Equatable {
        let closure: Closure

        init(_ closure: Closure) { self.closure = closure }

        static func == (one: Template, other: Template) -> Bool { one === other }
    }
}

extension String {
    /// The words with others after them: after a comma, unless a mark ends them already.
    fileprivate func followed(by words: String) -> String {
        let lastMark = last { !$0.isWhitespace }
        return lastMark.map(Self.marks.contains) == true ? "\(self) \(words)" : "\(self), \(words)"
    }

    /// What ends a sentence, or a part of one, in the languages of the toolbar.
    private static let marks: Set<Character> = Set(".!?…:;,。．｡！？：；，、؟؛،۔।॥;·")

    /// Whether there is nothing to read in it.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The first line that is not empty, since a bar has one; `nil` where there is nothing to read in it: VoiceOver would
    /// stop at a title of nothing but spaces.
    var firstLine: String? {
        let line = split(whereSeparator: \.isNewline).first.map(String.init)
        return line?.isBlank == false ? line : nil
    }
}
