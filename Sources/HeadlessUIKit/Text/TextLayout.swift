/// The lines of a text view's text, in its content coordinates.
@MainActor
struct TextLayout {
    /// What the lines depend on besides the text.
    @MainActor
    struct Measure: Equatable {
        let width: CGFloat
        let insets: UIEdgeInsets
        let padding: CGFloat
        let font: UIFont
        let alignment: NSTextAlignment
        let lineLimit: Int

        init(_ view: UITextView, width: CGFloat) {
            self.width = width
            insets = view.textContainerInset
            padding = view.textContainer.lineFragmentPadding
            font = view.font ?? .systemFont(ofSize: 12)
            lineLimit = view.textContainer.maximumNumberOfLines
            alignment = view.textAlignment.visual(
                isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }

        /// Whether lines break only at the text's own line breaks, because there's no width yet, or a width for
        /// measuring.
        var isUnlimited: Bool { width <= 0 || width > 1e6 }

        /// What insets and padding leave of the width.
        var lineWidth: CGFloat {
            isUnlimited ? .infinity : max(width - insets.left - insets.right - 2 * padding, 0)
        }
    }

    let measure: Measure
    let lines: [HeadlessTextMetrics.Line]
    private let text: String

    init(_ text: String, _ measure: Measure) {
        self.text = text
        self.measure = measure
        let all = HeadlessTextMetrics.lines(of: text, font: measure.font, width: measure.lineWidth)
        lines = measure.lineLimit > 0 ? Array(all.prefix(measure.lineLimit)) : all
    }

    private var lineHeight: CGFloat { measure.font.lineHeight }

    /// The height of all lines and of the insets above and below, in whole pixels.
    var height: CGFloat {
        let height = CGFloat(max(lines.count, 1)) * lineHeight + measure.insets.top + measure.insets.bottom
        return CGSize(width: 0, height: height).roundedUpToPixels.height
    }

    /// The width of the widest line and of the space around it, in whole pixels.
    var widest: CGFloat {
        let width = (lines.map { $0.width }.max() ?? 0) + measure.insets.left + measure.insets.right
        return CGSize(width: width + 2 * measure.padding, height: 0).roundedUpToPixels.width
    }

    /// The origin of the text in line `index`.
    func origin(ofLine index: Int) -> CGPoint {
        let used = lines.indices.contains(index) ? lines[index].width : 0
        let slack = measure.isUnlimited ? 0 : max(measure.lineWidth - used, 0)
        var x = measure.insets.left + measure.padding
        if measure.alignment == .center { x += slack / 2 }
        if measure.alignment == .right { x += slack }
        return CGPoint(x: x, y: measure.insets.top + CGFloat(index) * lineHeight)
    }

    private func width(from start: Int, to end: Int) -> CGFloat {
        let first = String.Index(utf16Offset: start, in: text)
        let last = String.Index(utf16Offset: max(start, min(end, text.utf16.count)), in: text)
        return HeadlessTextMetrics.width(of: String(text[first..<last]), font: measure.font)
    }

    /// The caret before the UTF-16 unit at `offset`. At a soft line break it's at the beginning of the second line.
    func caret(at offset: Int) -> CGRect {
        let index = lines.lastIndex { $0.range.location <= offset } ?? 0
        var point = origin(ofLine: index)
        if lines.indices.contains(index) { point.x += width(from: lines[index].range.location, to: offset) }
        return CGRect(x: point.x, y: point.y, width: EditableText.caretWidth, height: lineHeight)
    }

    /// The part of `range` on its first line.
    func firstRect(of range: NSRange) -> CGRect {
        let start = caret(at: range.location)
        let index = lines.lastIndex { $0.range.location <= range.location } ?? 0
        let lineEnd = lines.indices.contains(index) ? NSMaxRange(lines[index].range) : 0
        let width = width(from: range.location, to: min(NSMaxRange(range), lineEnd))
        return CGRect(x: start.minX, y: start.minY, width: width, height: lineHeight)
    }

    /// The offset between two characters nearest to `point`.
    func offset(closestTo point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let row = ((point.y - measure.insets.top) / lineHeight).rounded(.down)
        let index = Int(min(max(row, 0), CGFloat(lines.count - 1)))
        let range = lines[index].range
        let start = String.Index(utf16Offset: range.location, in: text)
        let end = String.Index(utf16Offset: NSMaxRange(range), in: text)
        var offset = range.location
        var left = origin(ofLine: index).x
        for character in text[start..<end] where character != "\n" {
            let width = HeadlessTextMetrics.width(of: String(character), font: measure.font)
            if point.x < left + width / 2 { break }
            left += width
            offset += String(character).utf16.count
        }
        return offset
    }
}
