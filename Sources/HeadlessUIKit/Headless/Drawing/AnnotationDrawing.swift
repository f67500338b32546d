/// Draws marks over a screen, and below the device the words that say what they mean.
@MainActor
struct AnnotationDrawing {
    let annotations: [HeadlessDevice.Annotation]

    private static let ink = Ink("#ff2d55")
    private static let dash = "6 5"

    /// How much lower than the device a picture with a legend is, in points.
    var legendHeight: CGFloat { labels.isEmpty ? 0 : 32 }

    /// What the legend explains: each pair of shape and word once, in the order of the marks.
    private var labels: [(isLine: Bool, word: String)] {
        var labels: [(isLine: Bool, word: String)] = []
        for annotation in annotations {
            let label: (isLine: Bool, word: String) =
                switch annotation {
                case .line(_, let word): (true, word)
                case .rectangle(_, let word): (false, word)
                }
            if !label.word.isEmpty, !labels.contains(where: { $0 == label }) { labels.append(label) }
        }
        return labels
    }

    /// Draws the marks on a screen `width` points wide.
    func draw(width: CGFloat, on canvas: inout SVGCanvas) {
        for annotation in annotations {
            switch annotation {
            case .line(let y, _): drawLine(from: CGPoint(x: 0, y: y), length: width, on: &canvas)
            case .rectangle(let rect, _): canvas.rect(rect, radius: 5, stroke: Self.ink, lineWidth: 1.5)
            }
        }
    }

    /// Draws the legend in the middle of the strip below a device of that size.
    func drawLegend(below size: CGSize, on canvas: inout SVGCanvas) {
        let font = UIFont.systemFont(ofSize: 17)
        let (swatch, gap, space): (CGFloat, CGFloat, CGFloat) = (28, 8, 24)
        let widths = labels.map { HeadlessTextMetrics.width(of: $0.word, font: font) }
        let total = widths.reduce(0) { $0 + swatch + gap + $1 } + space * CGFloat(max(0, widths.count - 1))
        var x = (size.width - total) / 2
        let middle = size.height + legendHeight / 2 + 2
        for (label, width) in zip(labels, widths) {
            if label.isLine {
                drawLine(from: CGPoint(x: x, y: middle), length: swatch, on: &canvas)
            } else {
                let box = CGRect(x: x, y: middle - 7, width: swatch, height: 14)
                canvas.rect(box, radius: 5, stroke: Self.ink, lineWidth: 1.5)
            }
            canvas.text(
                label.word, at: CGPoint(x: x + swatch + gap, y: middle + 6), size: font.pointSize, ink: Ink("#636366"),
                width: width)
            x += swatch + gap + width + space
        }
    }

    private func drawLine(from start: CGPoint, length: CGFloat, on canvas: inout SVGCanvas) {
        let (x, y) = (SVGCanvas.number(start.x), SVGCanvas.number(start.y))
        let path = "M\(x) \(y)h\(SVGCanvas.number(length))"
        canvas.path(path, stroke: Self.ink, lineWidth: 1.5, dash: Self.dash)
    }
}
