/// Collects the elements of an SVG picture, in points, with the origin at the top left.
///
/// The same calls give the same text: numbers are rounded to two decimals and identifiers are counted.
struct SVGCanvas {
    var lines: [String] = []
    var definitions: [String] = []
    private var depth = 1
    private var identifierCount = 0

    /// The font family that makes an image look native on a Mac and the same everywhere else.
    ///
    /// Text widths are from a table similar to Helvetica, so the other fonts fit without being stretched. The last one
    /// is the closest font on a bare Linux: rsvg-convert doesn't support `textLength`, and draws the text with its
    /// natural width.
    static let fontFamily =
        "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif"

    /// The finished document, `size` points large.
    func document(size: CGSize, title: String) -> String {
        let (width, height) = (Self.number(size.width), Self.number(size.height))
        var head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" font-family=\"\(Self.escape(Self.fontFamily))\">",
            "  <title>\(Self.escape(title))</title>",
        ]
        if !definitions.isEmpty { head += ["  <defs>"] + definitions + ["  </defs>"] }
        let text = (head + lines + ["</svg>", ""]).joined(separator: "\n")
        return text.replacingOccurrences(of: Self.identifierMark, with: "d" + Self.fingerprint(of: text) + "-")
    }

    /// The prefix of identifiers until the document is finished. No text can contain it.
    ///
    /// Several pictures in one page share their identifiers, so these have to differ from picture to picture.
    static let identifierMark = "\u{1}"

    /// FNV-1a, in hexadecimal.
    private static func fingerprint(of text: String) -> String {
        let hash = text.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return String(hash, radix: 16)
    }

    // MARK: Shapes

    /// A rectangle, with all corners rounded by `radius`.
    mutating func rect(
        _ rect: CGRect, radius: CGFloat = 0, fill: Ink? = nil, stroke: Ink? = nil, lineWidth: CGFloat = 1,
        dash: String? = nil
    ) {
        guard fill != nil || stroke != nil, rect.width > 0, rect.height > 0 else { return }
        var element = "<rect\(Self.box(rect))"
        let radius = min(radius, rect.width / 2, rect.height / 2)
        if radius > 0 { element += " rx=\"\(Self.number(radius))\"" }
        add(element + Self.paint(fill: fill, stroke: stroke, lineWidth: lineWidth, dash: dash) + "/>")
    }

    mutating func circle(
        _ center: CGPoint, radius: CGFloat, fill: Ink? = nil, stroke: Ink? = nil, lineWidth: CGFloat = 1
    ) {
        add(
            "<circle cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\" r=\"\(Self.number(radius))\""
                + Self.paint(fill: fill, stroke: stroke, lineWidth: lineWidth) + "/>")
    }

    /// A path in SVG's own notation, with round ends and joins.
    mutating func path(
        _ data: String, fill: Ink? = nil, stroke: Ink? = nil, lineWidth: CGFloat = 1, dash: String? = nil
    ) {
        let joins = stroke == nil ? "" : " stroke-linecap=\"round\" stroke-linejoin=\"round\""
        let paint = Self.paint(fill: fill, stroke: stroke, lineWidth: lineWidth, dash: dash)
        add("<path d=\"\(data)\"\(joins)" + paint + "/>")
    }

    // MARK: Text

    enum Anchor: String { case start, middle, end }

    /// One line of text on its baseline, as wide as the metrics say: a font that's wider or narrower is stretched to
    /// fit.
    ///
    /// - Parameter width: The width of the line, if it's known. The default is `nil`, which measures it.
    mutating func text(
        _ string: String, at baseline: CGPoint, size: CGFloat, weight: Int = 400, ink: Ink, anchor: Anchor = .start,
        italic: Bool = false, monospaced: Bool = false, width: CGFloat? = nil
    ) {
        guard !string.isEmpty else { return }
        // As wide as the metrics have it.
        let string = string.replacingOccurrences(of: "\t", with: "    ")
        var element = "<text x=\"\(Self.number(baseline.x))\" y=\"\(Self.number(baseline.y))\""
        element += " font-size=\"\(Self.number(size))\""
        if weight != 400 { element += " font-weight=\"\(weight)\"" }
        if italic { element += " font-style=\"italic\"" }
        if monospaced { element += " font-family=\"Menlo, 'Liberation Mono', monospace\"" }
        if anchor != .start { element += " text-anchor=\"\(anchor.rawValue)\"" }
        let width = width ?? Self.width(of: string, size: size, weight: weight, monospaced: monospaced)
        if width > 0 {
            element += " textLength=\"\(Self.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
        }
        if string.contains("  ") || string.hasPrefix(" ") { element += " xml:space=\"preserve\"" }
        add(element + Self.paint(fill: ink) + ">\(Self.escape(string))</text>")
    }

    private static func width(of text: String, size: CGFloat, weight: Int, monospaced: Bool) -> CGFloat {
        let font = UIFont(size: size, weight: weight < 600 ? .regular : .semibold, isMonospaced: monospaced)
        return HeadlessTextMetrics.width(of: text, font: font)
    }

    // MARK: Groups

    /// Draws `body` translated, faded, and clipped. If none of these is needed, it's drawn without a group.
    mutating func group(
        transform: String? = nil, opacity: CGFloat = 1, clip: CGRect? = nil, clipRadius: CGFloat = 0,
        _ body: (inout SVGCanvas) -> Void
    ) {
        var attributes = ""
        if let transform { attributes += " transform=\"\(transform)\"" }
        if opacity < 1 { attributes += " opacity=\"\(Self.number(max(0, opacity)))\"" }
        if let clip {
            let radius = clipRadius > 0 ? " rx=\"\(Self.number(clipRadius))\"" : ""
            let name = makeIdentifier()
            definitions.append("    <clipPath id=\"\(name)\"><rect\(Self.box(clip))\(radius)/></clipPath>")
            attributes += " clip-path=\"url(#\(name))\""
        }
        group(attributes: attributes, body)
    }

    /// Draws `body` in a group. Without attributes, or if `body` draws nothing, there's no group.
    mutating func group(attributes: String, _ body: (inout SVGCanvas) -> Void) {
        guard !attributes.isEmpty else { return body(&self) }
        let start = lines.count
        add("<g\(attributes)>")
        depth += 1
        body(&self)
        depth -= 1
        if lines.count == start + 1 { lines.removeLast() } else { add("</g>") }
    }

    /// Draws `body` with its origin at `origin`.
    mutating func translated(to origin: CGPoint, _ body: (inout SVGCanvas) -> Void) {
        group(transform: origin == .zero ? nil : Self.translation(origin.x, origin.y), body)
    }

    mutating func makeIdentifier() -> String {
        identifierCount += 1
        return "\(Self.identifierMark)\(identifierCount)"
    }

    /// Draws what another canvas has drawn.
    mutating func add(_ other: SVGCanvas) {
        // Its identifiers are renamed, since both count from one.
        func renamed(_ line: String) -> String {
            line.replacingOccurrences(of: Self.identifierMark, with: Self.identifierMark + "s\(identifierCount)-")
        }
        identifierCount += 1
        definitions += other.definitions.map(renamed)
        for line in other.lines { add(String(renamed(line).drop { $0 == " " })) }
    }

    // MARK: Notation

    /// A transform that applies about `middle` and ends at `point`.
    static func matrix(_ map: CGAffineTransform, about middle: CGPoint, at point: CGPoint) -> String {
        func factor(_ value: CGFloat) -> String { "\((value * 10_000).rounded() / 10_000)" }
        let x = point.x + map.tx - map.a * middle.x - map.c * middle.y
        let y = point.y + map.ty - map.b * middle.x - map.d * middle.y
        let matrix = [map.a, map.b, map.c, map.d].map(factor) + [x, y].map(number)
        return "matrix(\(matrix.joined(separator: " ")))"
    }

    static func translation(_ x: CGFloat, _ y: CGFloat) -> String { "translate(\(number(x)) \(number(y)))" }

    /// `value` with at most two decimals, or 0 if it isn't a number.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// `text` for an element or attribute. Characters that XML doesn't allow become the replacement character.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += " "
            case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func box(_ rect: CGRect) -> String {
        " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\""
            + " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    static func paint(fill: Ink?, stroke: Ink? = nil, lineWidth: CGFloat = 1, dash: String? = nil) -> String {
        var result = " fill=\"\(fill?.hex ?? "none")\""
        if let fill, fill.opacity < 1 { result += " fill-opacity=\"\(number(fill.opacity))\"" }
        guard let stroke else { return result }
        result += " stroke=\"\(stroke.hex)\""
        if stroke.opacity < 1 { result += " stroke-opacity=\"\(number(stroke.opacity))\"" }
        if lineWidth != 1 { result += " stroke-width=\"\(number(lineWidth))\"" }
        if let dash { result += " stroke-dasharray=\"\(dash)\"" }
        return result
    }

    mutating func add(_ line: String) {
        lines.append(String(repeating: "  ", count: depth) + line)
    }
}

/// A color as SVG spells it.
struct Ink: Equatable {
    var hex: String
    var opacity: CGFloat = 1

    init(_ hex: String, _ opacity: CGFloat = 1) {
        self.hex = hex
        self.opacity = opacity
    }

    func faded(_ factor: CGFloat) -> Ink { Ink(hex, opacity * factor) }

    static let black = Ink("#000000")
    static let white = Ink("#ffffff")
}

/// The colors of system furniture, light and dark.
struct Palette {
    let isDark: Bool
    let label, secondaryLabel, placeholder, background, groupedBackground, cell, separator, fill: Ink
    let tint, bar, barLine: Ink
    let keyboard, key, specialKey, keyLabel, keyShadow: Ink

    static let light = Palette(
        isDark: false, label: .black, secondaryLabel: Ink("#3c3c43", 0.6), placeholder: Ink("#3c3c43", 0.3),
        background: .white, groupedBackground: Ink("#f2f2f7"), cell: .white, separator: Ink("#3c3c43", 0.29),
        fill: Ink("#787880", 0.16), tint: Ink("#007aff"), bar: Ink("#f9f9f9"), barLine: Ink("#000000", 0.2),
        keyboard: Ink("#d1d4da"), key: .white, specialKey: Ink("#abb0bc"), keyLabel: .black,
        keyShadow: Ink("#898a8d"))

    static let dark = Palette(
        isDark: true, label: .white, secondaryLabel: Ink("#ebebf5", 0.6), placeholder: Ink("#ebebf5", 0.3),
        background: .black, groupedBackground: .black, cell: Ink("#1c1c1e"), separator: Ink("#545458", 0.6),
        fill: Ink("#787880", 0.32), tint: Ink("#0a84ff"), bar: Ink("#1d1d1d"), barLine: Ink("#ffffff", 0.15),
        keyboard: Ink("#2b2b2c"), key: Ink("#6b6b6e"), specialKey: Ink("#464649"), keyLabel: .white,
        keyShadow: Ink("#1a1a1b"))
}
