/// Lines of text, positioned by the metrics.
@MainActor
struct TextDrawing {
    var font: UIFont
    var ink: Ink
    /// The position of lines between left (0) and right (1).
    var position: CGFloat = 0
    /// The maximum number of lines. The last one is truncated. 0 means no limit.
    var lineLimit = 0
    var isCentredVertically = true
    /// Indents and distances. Its alignment is ignored.
    var style = NSParagraphStyle.Values()
    /// Whether indents are from the right.
    var isRightToLeft = false
    /// The lines below the text and through it, and what they're drawn with.
    var lines: [(line: TextLine, ink: Ink)] = []

    /// Draws `text` in `box`, wrapped to its width.
    func draw(_ text: String, in box: CGRect, on canvas: inout SVGCanvas) {
        guard !text.isEmpty, box.width > 0 else { return }
        // A single line is truncated at its end, and newlines don't break it.
        let text = lineLimit == 1 ? text.replacingOccurrences(of: "\n", with: " ") : text
        let set = ParagraphLines(text, font: font, style: style, width: box.width, limit: lineLimit)
        let top = isCentredVertically ? box.midY - set.height / 2 : box.minY
        for (index, line) in set.lines.enumerated() {
            let room = max(box.width - line.indent - line.tail, 0)
            var ink = Self.ink(of: line.range, in: text)
            if set.isCut, index == set.lines.count - 1 {
                let rest = (text as NSString).substring(from: line.range.location)
                ink = truncated(rest.replacingOccurrences(of: "\n", with: " "), to: room)
            }
            let x = box.minX + (isRightToLeft ? line.tail : line.indent)
            // In a line that's higher than its font, the text is at the bottom.
            let y = top + line.top + set.lineHeight - font.lineHeight
            drawLine(ink, in: CGRect(x: x, y: y, width: room, height: font.lineHeight), on: &canvas)
        }
    }

    /// Draws `line` unwrapped, its height in the middle of `box`.
    func drawLine(_ line: String, in box: CGRect, on canvas: inout SVGCanvas) {
        guard !line.isEmpty else { return }
        let anchor: SVGCanvas.Anchor = position == 0 ? .start : position == 1 ? .end : .middle
        let baseline = box.midY + (font.ascender + font.descender) / 2
        let width = HeadlessTextMetrics.width(of: line, font: font)
        for (decoration, ink) in lines {
            let x = box.minX + (box.width - width) * position
            for bar in decoration.bars(from: x, width: width, baseline: baseline, font: font) {
                canvas.rect(bar, fill: ink)
            }
        }
        canvas.text(
            line, at: CGPoint(x: box.minX + box.width * position, y: baseline), size: font.pointSize,
            weight: Self.weight(of: font), ink: ink, anchor: anchor, italic: font.isItalic,
            monospaced: font.isMonospaced, width: width)
    }

    /// The visible part of a line: without the newline and the trailing spaces.
    static func ink(of line: NSRange, in text: String) -> String {
        let visible = (text as NSString).substring(with: line)
        return String(visible.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// `text` with an ellipsis if it doesn't fit.
    private func truncated(_ text: String, to width: CGFloat) -> String {
        // Half a point is lost and won in rounding sizes to pixels.
        guard HeadlessTextMetrics.width(of: text, font: font) > width + 0.5 else { return text }
        var kept = text
        while !kept.isEmpty, HeadlessTextMetrics.width(of: kept + "…", font: font) > width { kept.removeLast() }
        return kept + "…"
    }

    /// The position of lines with an alignment, between left (0) and right (1).
    static func position(of alignment: NSTextAlignment, _ direction: UIUserInterfaceLayoutDirection) -> CGFloat {
        switch alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        default: direction == .rightToLeft ? 1 : 0
        }
    }

    /// A weight as CSS counts it.
    static func weight(of font: UIFont) -> Int {
        let steps: [(limit: CGFloat, weight: Int)] = [
            (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.26, 500), (0.35, 600), (0.5, 700), (0.6, 800),
        ]
        return steps.first { font.weight.rawValue < $0.limit }?.weight ?? 900
    }
}
