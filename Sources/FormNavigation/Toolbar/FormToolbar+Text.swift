import UIKit

extension FormToolbar {
    /// Words in a toolbar's title. A string literal is one: `"Step \(place) of \(count)"`.
    public struct Text: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// What is shown: the first line that is not empty; where that is blank, nothing.
        public var text: String

        /// What VoiceOver says instead. `nil`, the default, or nothing but spaces leaves it to the text.
        public var accessibilityLabel: String?

        /// Creates words, and what VoiceOver says instead where they would not sound as they look: "3/8".
        public init(_ text: String, accessibilityLabel: String? = nil) {
            (self.text, self.accessibilityLabel) = (text, accessibilityLabel)
        }

        /// Creates words that VoiceOver says as they are.
        public init(stringLiteral text: String) { self.init(text) }

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
    /// Whether there is nothing to read in it.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The first line that is not empty, since a bar has one; `nil` where there is nothing to read in it: VoiceOver would
    /// stop at a title of nothing but spaces.
    var firstLine: String? {
        let line = split(whereSeparator: \.isNewline).first.map(String.init)
        return line?.isBlank == false ? line : nil
    }
}
