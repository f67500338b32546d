/// The lines of text with a single font and paragraph style.
struct ParagraphLines {
    /// A line and its place.
    struct Line {
        /// In UTF-16 code units.
        let range: NSRange
        /// In points.
        let width: CGFloat
        /// How far it keeps from the leading margin and from the trailing one.
        let indent: CGFloat
        let tail: CGFloat
        /// The beginning of the line, relative to the first line.
        let top: CGFloat
    }

    let lines: [Line]
    let lineHeight: CGFloat
    /// The height of all lines with the spaces between them, in points.
    let height: CGFloat
    /// Whether there are more lines than the limit.
    let isCut: Bool

    /// Of the widest line with its indents, in points.
    var width: CGFloat { lines.map { $0.width + $0.indent + $0.tail }.max() ?? 0 }

    /// - Parameters:
    ///   - width: The width between the margins. If it's practically unlimited, lines break only at newlines.
    ///   - limit: How many lines there are at most, or 0.
    init(
        _ text: String, font: UIFont, style: NSParagraphStyle.Values, width: CGFloat,
        breaking mode: NSLineBreakMode = .byWordWrapping, limit: Int = 0
    ) {
        let isLimited = width > 0 && width < 1_000_000
        // A positive value is the maximum extent from the leading margin; a negative one is a distance from the
        // trailing margin.
        let tail = style.tailIndent > 0 ? (isLimited ? max(width - style.tailIndent, 0) : 0) : -style.tailIndent
        func room(_ indent: CGFloat) -> CGFloat {
            let end = style.tailIndent > 0 ? style.tailIndent : width - tail
            return isLimited || style.tailIndent > 0 ? max(end - indent, 1) : width
        }
        let broken = HeadlessTextMetrics.lines(
            of: text, font: font, width: room(style.headIndent), firstWidth: room(style.firstLineHeadIndent),
            breaking: mode)
        let lineHeight = style.lineHeight(font)
        let shown = limit > 0 ? broken.prefix(limit) : broken[...]
        var (lines, top) = ([Line](), CGFloat(0))
        for (index, line) in shown.enumerated() {
            if index > 0 {
                top += lineHeight + style.lineSpacing
                if line.startsParagraph { top += style.paragraphSpacing + style.paragraphSpacingBefore }
            }
            lines.append(
                Line(
                    range: line.range, width: line.width,
                    indent: line.startsParagraph ? style.firstLineHeadIndent : style.headIndent, tail: tail, top: top))
        }
        self.lines = lines
        self.lineHeight = lineHeight
        height = lines.isEmpty ? 0 : top + lineHeight
        isCut = shown.count < broken.count
    }
}
