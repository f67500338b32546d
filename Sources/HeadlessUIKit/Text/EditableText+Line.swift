extension EditableText {
    /// The width of the caret, in points.
    static let caretWidth: CGFloat = 2

    /// One visible line, for places in it.
    @MainActor
    struct Line {
        private let text: String
        private let area: CGRect
        private let font: UIFont
        private let origin: CGFloat
        private let width: CGFloat
        /// Whether the text begins at its right end. A line has one direction, that of its first letter.
        private let runsFromRight: Bool

        /// - Parameters:
        ///   - area: The area for the line, which is centered vertically.
        ///   - alignment: `.left`, `.center` or `.right`.
        init(_ text: String, in area: CGRect, font: UIFont, alignment: NSTextAlignment) {
            self.text = text
            self.area = area
            self.font = font
            width = HeadlessTextMetrics.width(of: text, font: font)
            runsFromRight = text.first(where: \.isLetter)?.runsFromRight == true
            let slack = max(area.width - width, 0)
            switch alignment {
            case .center: origin = area.minX + slack / 2
            case .right: origin = area.minX + slack
            default: origin = area.minX
            }
        }

        /// The caret before the UTF-16 unit at `offset`. It stays within the area, as the text would scroll.
        func caret(at offset: Int) -> CGRect {
            let end = String.Index(utf16Offset: min(max(offset, 0), text.utf16.count), in: text)
            let before = HeadlessTextMetrics.width(of: String(text[..<end]), font: font)
            let x = origin + (runsFromRight ? width - before : before)
            return CGRect(
                x: max(min(x, area.maxX - caretWidth), area.minX), y: area.midY - font.lineHeight / 2,
                width: caretWidth, height: font.lineHeight)
        }

        /// The offset between two characters nearest to `x`.
        func offset(closestTo x: CGFloat) -> Int {
            let distance = runsFromRight ? origin + width - x : x - origin
            var before: CGFloat = 0
            var offset = 0
            for character in text {
                let width = HeadlessTextMetrics.width(of: String(character), font: font)
                if distance < before + width / 2 { return offset }
                before += width
                offset += String(character).utf16.count
            }
            return offset
        }
    }

    /// The position `offset` units after the beginning, or `nil` outside the text.
    @MainActor
    func position(_ offset: Int) -> UITextPosition? {
        (0...length).contains(offset) ? UITextPosition(offset: offset) : nil
    }
}

extension Character {
    /// Whether it belongs to Hebrew, Arabic, or another script that runs from right to left.
    fileprivate var runsFromRight: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        return [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains { $0.contains(value) }
    }
}

extension UITextPosition {
    func compare(to other: UITextPosition) -> ComparisonResult {
        offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }
}

extension UITextRange {
    /// The range between two positions, in either order.
    convenience init(from: UITextPosition, to: UITextPosition) {
        let start = min(from.offset, to.offset)
        self.init(range: NSRange(location: start, length: max(from.offset, to.offset) - start))
    }
}
