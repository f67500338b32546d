/// Lines of text, where the metrics put them.
@MainActor
struct TextDrawing {
    var font: UIFont
    var ink: Ink
    /// Where lines stand between left (0) and right (1).
    var position: CGFloat = 0
    /// At most so many lines, the last one cut short. 0 for as many as there are.
    var lineLimit = 0
    var isCentredVertically = true

    /// Draws `text` in `box`, wrapped to its width.
    func draw(_ text: String, in box: CGRect, on canvas: inout SVGCanvas) {
        guard !text.isEmpty, box.width > 0 else { return }
        let lines = lines(of: text, width: box.width)
        let height = CGFloat(lines.count) * font.lineHeight
        var top = isCentredVertically ? box.midY - height / 2 : box.minY
        for line in lines {
            drawLine(line, in: CGRect(x: box.minX, y: top, width: box.width, height: font.lineHeight), on: &canvas)
            top += font.lineHeight
        }
    }

    /// Draws `line` unwrapped, its height in the middle of `box`.
    func drawLine(_ line: String, in box: CGRect, on canvas: inout SVGCanvas) {
        guard !line.isEmpty else { return }
        let anchor: SVGCanvas.Anchor = position == 0 ? .start : position == 1 ? .end : .middle
        let baseline = box.midY + (font.ascender + font.descender) / 2
        canvas.text(
            line, at: CGPoint(x: box.minX + box.width * position, y: baseline), size: font.pointSize,
            weight: Self.weight(of: font), ink: ink, anchor: anchor, italic: font.isItalic,
            monospaced: font.isMonospaced, width: HeadlessTextMetrics.width(of: line, font: font))
    }

    private func lines(of text: String, width: CGFloat) -> [String] {
        if lineLimit == 1 { return [truncated(text, to: width)] }
        var lines = HeadlessTextMetrics.lines(of: text, font: font, width: width).map { Self.ink(of: $0, in: text) }
        if lineLimit > 0, lines.count > lineLimit {
            let rest = lines[(lineLimit - 1)...].joined(separator: " ")
            lines = lines[..<(lineLimit - 1)] + [truncated(rest, to: width)]
        }
        return lines
    }

    /// What is visible of a line: not the newline and the spaces it ends in.
    static func ink(of line: HeadlessTextMetrics.Line, in text: String) -> String {
        let visible = (text as NSString).substring(with: line.range)
        return String(visible.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// `text` with an ellipsis for what does not fit.
    private func truncated(_ text: String, to width: CGFloat) -> String {
        let line = text.replacingOccurrences(of: "\n", with: " ")
        // Half a point is lost and won in rounding sizes to pixels.
        guard HeadlessTextMetrics.width(of: line, font: font) > width + 0.5 else { return line }
        var kept = line
        while !kept.isEmpty, HeadlessTextMetrics.width(of: kept + "…", font: font) > width { kept.removeLast() }
        return kept + "…"
    }

    /// Where lines of an alignment stand, between left (0) and right (1).
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
