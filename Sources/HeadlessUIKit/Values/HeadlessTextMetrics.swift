/// The width of text, and the positions of line breaks.
///
/// Widths are from a table for a font similar to Helvetica, so that measurements match the drawings.
enum HeadlessTextMetrics {
    /// One line of broken text.
    struct Line: Equatable {
        /// In UTF-16 code units, with the newline or the spaces it ends in.
        var range: NSRange
        /// In points, without the newline and the spaces it ends in.
        var width: CGFloat
        /// Whether it's the first line of the text, or follows a newline.
        var startsParagraph: Bool
    }

    /// The width of text on one line, in points. Newlines have no width.
    static func width(of text: String, font: UIFont) -> CGFloat {
        var units = 0
        let table = table(font)
        for character in text { units += advance(of: character, table, font) }
        return CGFloat(units) * font.pointSize / 1000
    }

    /// Breaks text into lines no wider than `width`: between words, and within a word only if the word alone is too
    /// wide.
    ///
    /// There's at least one line. A final newline produces a last, empty line.
    ///
    /// - Parameter firstWidth: The width for the first line of each paragraph, if that's different.
    static func lines(
        of text: String, font: UIFont, width: CGFloat, firstWidth: CGFloat? = nil,
        breaking mode: NSLineBreakMode = .byWordWrapping
    ) -> [Line] {
        // Without a width, or with a NaN or an immense one, lines only break at newlines.
        func room(_ width: CGFloat) -> Int {
            width > 0 && width < 1_000_000 ? Int((width * 1000 / font.pointSize).rounded(.down)) : Int.max
        }
        var breaker = LineBreaker(
            room: room(width), firstRoom: room(firstWidth ?? width), scale: font.pointSize / 1000,
            byCharacter: mode == .byCharWrapping)
        let table = table(font)
        // This applies to most text, and distinguishing its characters takes no time.
        if text.utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) {
            let isMonospaced = font.isMonospaced
            for byte in text.utf8 {
                breaker.add(
                    isMonospaced ? 600 : table[Int(byte) - 32], length: 1,
                    kind: byte == UInt8(ascii: " ") ? .space : .ink)
            }
            return breaker.finished()
        }
        for character in text {
            breaker.add(
                advance(of: character, table, font), length: character.utf16.count,
                kind: character.isNewline ? .newline : character == " " || character == "\t" ? .space : .ink
            )
        }
        return breaker.finished()
    }

    /// The advance of one character in thousandths of the point size.
    private static func advance(of character: Character, _ table: [Int], _ font: UIFont) -> Int {
        let scalar = character.unicodeScalars.first!
        let value = scalar.value
        if value >= 32, value < 127 { return font.isMonospaced ? 600 : table[Int(value) - 32] }
        if character.isNewline || value == 0x200B || value == 0x200D { return 0 }
        if font.isMonospaced { return value >= 0x1100 ? 1200 : 600 }
        // An accented letter is as wide as the letter.
        if value >= 0xC0, value < 0x250 {
            let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first!.value
            if base >= 32, base < 127 { return table[Int(base) - 32] }
        }
        switch value {
        case 0x09: return 4 * table[0]
        case 0xA0: return table[0]
        case 0x2026, 0x2014: return 1000
        case 0x2018, 0x2019: return 222
        case 0x201C, 0x201D: return 333
        case 0x2022: return 350
        case 0x590...0x8FF: return 500
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60: return 1000
        case 0x1F000...: return 1250
        default: return 556
        }
    }

    private static func table(_ font: UIFont) -> [Int] {
        font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? bold : regular
    }

    /// Advances of the characters from space to tilde.
    private static let regular = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
        500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
        556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
        278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]

    private static let bold = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
        556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
        556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
        333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    ]
}

/// Breaks lines, one character after the other.
private struct LineBreaker {
    enum Kind {
        case ink, space, newline
    }

    private let usualRoom: Int
    private let firstRoom: Int
    private let scale: CGFloat
    private let byCharacter: Bool

    private var lines: [HeadlessTextMetrics.Line] = []
    /// The current line: where it starts, its length, and its width without and with its final spaces.
    private var startsParagraph = true
    private var start = 0
    private var length = 0
    private var inkWidth = 0
    private var fullWidth = 0
    /// The last position at which the line may break, with what's before and after it.
    private var breakLength = 0
    private var breakInkWidth = 0
    private var breakFullWidth = 0

    init(room: Int, firstRoom: Int, scale: CGFloat, byCharacter: Bool) {
        usualRoom = room
        self.firstRoom = firstRoom
        self.scale = scale
        self.byCharacter = byCharacter
    }

    private var room: Int { startsParagraph ? firstRoom : usualRoom }

    mutating func add(_ advance: Int, length characterLength: Int, kind: Kind) {
        switch kind {
        case .newline:
            length += characterLength
            close(at: length, inkWidth)
            startsParagraph = true
        case .space:
            // Spaces hang over the edge.
            length += characterLength
            fullWidth += advance
            breakLength = length
            breakInkWidth = inkWidth
            breakFullWidth = fullWidth
        case .ink:
            if fullWidth + advance > room, length > 0 {
                if breakLength > 0, !byCharacter || breakLength == length {
                    let carried = (length - breakLength, fullWidth - breakFullWidth)
                    close(at: breakLength, breakInkWidth)
                    (length, fullWidth) = carried
                    inkWidth = fullWidth
                }
                // The word alone may still be too wide.
                if fullWidth + advance > room, length > 0 { close(at: length, inkWidth) }
            }
            length += characterLength
            fullWidth += advance
            inkWidth = fullWidth
        }
    }

    private mutating func close(at end: Int, _ width: Int) {
        let range = NSRange(location: start, length: end)
        lines.append(
            HeadlessTextMetrics.Line(
                range: range, width: CGFloat(width) * scale, startsParagraph: startsParagraph))
        startsParagraph = false
        start += end
        length = 0
        inkWidth = 0
        fullWidth = 0
        breakLength = 0
        breakInkWidth = 0
        breakFullWidth = 0
    }

    mutating func finished() -> [HeadlessTextMetrics.Line] {
        // An empty last line follows a newline, and an empty text consists of one.
        close(at: length, inkWidth)
        return lines
    }
}
