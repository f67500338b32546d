/// Simple drawings in the manner of the system's symbols, by name.
enum Symbols {
    /// Lines and filled shapes in a box of 24 by 24.
    private struct Drawing {
        var lines = ""
        var shape = ""
    }

    /// `true` if there's a drawing for `name`.
    static func contains(_ name: String) -> Bool { drawing(for: name) != nil }

    /// Draws the symbol called `name` in the middle of `rect`. An unknown one is a rounded square.
    ///
    /// - Parameter weight: The width of its lines, in the units of the 24 by 24 box. 2 by default.
    static func draw(_ name: String, in rect: CGRect, ink: Ink, weight: CGFloat = 2, on canvas: inout SVGCanvas) {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        let scale = SVGCanvas.number(side / 24)
        let origin = SVGCanvas.translation(rect.midX - side / 2, rect.midY - side / 2)
        let drawing = drawing(for: name) ?? unknown
        canvas.group(transform: "\(origin) scale(\(scale))") { canvas in
            if !drawing.shape.isEmpty { canvas.path(drawing.shape, fill: ink) }
            if !drawing.lines.isEmpty { canvas.path(drawing.lines, stroke: ink, lineWidth: weight) }
        }
    }

    /// The name of the symbol that replaces `name` in the given direction of the language: forward and backward are
    /// exchanged.
    static func mirrored(_ name: String, isRightToLeft: Bool) -> String {
        guard isRightToLeft else { return name }
        if name.hasSuffix(".backward") { return name.replacingOccurrences(of: ".backward", with: ".right") }
        return name.replacingOccurrences(of: ".forward", with: ".left")
    }

    private static func drawing(for name: String) -> Drawing? {
        if let drawing = table[name] { return drawing }
        // Names such as "person.fill" use the outline.
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return drawing(for: String(name[..<dot]))
    }

    private static let unknown = Drawing(lines: "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z")

    private static let table: [String: Drawing] = [
        "chevron.up": Drawing(lines: "M4 16l8-8 8 8"),
        "chevron.down": Drawing(lines: "M4 8l8 8 8-8"),
        "chevron.left": Drawing(lines: "M16 3l-9 9 9 9"),
        "chevron.right": Drawing(lines: "M8 3l9 9-9 9"),
        "chevron.backward": Drawing(lines: "M16 3l-9 9 9 9"),
        "chevron.forward": Drawing(lines: "M8 3l9 9-9 9"),
        "chevron.up.chevron.down": Drawing(lines: "M7 9l5-5 5 5M7 15l5 5 5-5"),
        "arrow.up": Drawing(lines: "M12 21V3M5 10l7-7 7 7"),
        "arrow.down": Drawing(lines: "M12 3v18M5 14l7 7 7-7"),
        "arrow.left": Drawing(lines: "M21 12H3M10 5l-7 7 7 7"),
        "arrow.right": Drawing(lines: "M3 12h18M14 5l7 7-7 7"),
        "arrow.uturn.backward": Drawing(lines: "M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3"),
        "arrow.uturn.forward": Drawing(lines: "M15 14l5-5-5-5M20 9h-10a6 6 0 0 0 0 12h3"),
        "checkmark": Drawing(lines: "M4 13l5.5 6.5L20 5"),
        "checkmark.circle": Drawing(lines: "M12 2a10 10 0 1 0 .01 0zM7 12.5l3.5 4L17 8"),
        "xmark": Drawing(lines: "M5 5l14 14M19 5L5 19"),
        "xmark.circle": Drawing(lines: "M12 2a10 10 0 1 0 .01 0zM8.5 8.5l7 7M15.5 8.5l-7 7"),
        "plus": Drawing(lines: "M12 3v18M3 12h18"),
        "minus": Drawing(lines: "M3 12h18"),
        "magnifyingglass": Drawing(lines: "M10 3a7 7 0 1 0 .01 0zM15.5 15.5L21 21"),
        "ellipsis": Drawing(
            shape: "M3 12a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM10 12a2 2 0 1 1 4 0 2 2 0 1 1-4 0z"
                + "M17 12a2 2 0 1 1 4 0 2 2 0 1 1-4 0z"),
        "eye": Drawing(
            lines: "M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19s-7-1.5-10.5-7z"
                + "M12 8.5a3.5 3.5 0 1 0 .01 0z"),
        "eye.slash": Drawing(
            lines: "M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19s-7-1.5-10.5-7z"
                + "M12 8.5a3.5 3.5 0 1 0 .01 0zM4 3l16 18"),
        "person": Drawing(lines: "M12 3a4.5 4.5 0 1 0 .01 0zM3.5 21c.5-5 4-7 8.5-7s8 2 8.5 7z"),
        "envelope": Drawing(lines: "M2 5h20v14H2zM2.5 5.5L12 13l9.5-7.5"),
        "phone": Drawing(
            lines: "M6 3l3 5-2 2.5c1 3 3.5 5.5 6.5 6.5l2.5-2 5 3c0 2.5-2 4-4 4C9 21 2 14 2 7c0-2 1.5-4 4-4z"),
        "lock": Drawing(lines: "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4"),
        "cart": Drawing(
            lines: "M1.5 3H5l2.5 12H19l2.5-9H6",
            shape: "M7 19.5a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 1 1-3.4 0z"
                + "M15.5 19.5a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 1 1-3.4 0z"),
        "house": Drawing(lines: "M2 12L12 3l10 9M5 10v11h14V10"),
        "gear": Drawing(
            lines: "M12 8a4 4 0 1 0 .01 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19"
                + "M19 5l-2.8 2.8M7.8 16.2L5 19"),
        "star": Drawing(lines: "M12 2.5l3 6.5 7 .8-5.2 4.8 1.4 7L12 18l-6.2 3.6 1.4-7L2 9.8 9 9z"),
        "heart": Drawing(
            lines: "M12 21C4 15 2 11.5 2 8.5 2 5.5 4.3 4 6.5 4 9 4 11 5.5 12 7.5"
                + "C13 5.5 15 4 17.5 4 19.7 4 22 5.5 22 8.5c0 3-2 6.5-10 12.5z"),
        "calendar": Drawing(lines: "M3 5h18v16H3zM3 10h18M8 2.5v4M16 2.5v4"),
        "trash": Drawing(lines: "M3.5 6h17M9 6V3h6v3M5.5 6l1 15h11l1-15M10 10v7M14 10v7"),
        "square.and.pencil": Drawing(lines: "M12 4H4v16h16v-8M20 2.5L10.5 12l-.7 2.7 2.7-.7L22 4.5z"),
        "square.and.arrow.up": Drawing(lines: "M8 9H5v12h14V9h-3M12 15V2M8 6l4-4 4 4"),
        "info.circle": Drawing(lines: "M12 2a10 10 0 1 0 .01 0zM12 11v6M12 7v.2"),
        "exclamationmark.circle": Drawing(lines: "M12 2a10 10 0 1 0 .01 0zM12 7v6M12 17v.2"),
        "exclamationmark.triangle": Drawing(lines: "M12 3l10 18H2zM12 10v5M12 18v.2"),
        "questionmark.circle": Drawing(
            lines: "M12 2a10 10 0 1 0 .01 0zM9 9.5c0-4 6-4 6-.5 0 2.5-3 2.5-3 5M12 17.5v.2"),
        "list.bullet": Drawing(lines: "M8 5h13M8 12h13M8 19h13M3.5 5h.1M3.5 12h.1M3.5 19h.1"),
        "bubble": Drawing(
            lines: "M12 3c6 0 10 3.5 10 8s-4 8-10 8c-1 0-2 0-3-.3L4 21l.5-4C3 15.5 2 13.5 2 11"
                + "c0-4.5 4-8 10-8z"),
        "creditcard": Drawing(lines: "M2 5h20v14H2zM2 9.5h20M5 15h5"),
        "shippingbox": Drawing(lines: "M12 2l9 5v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10"),
        "paperplane": Drawing(lines: "M21.5 2.5L2.5 10l7.5 4 4 7.5zM21.5 2.5L10 14"),
        "camera": Drawing(lines: "M2 7h5l2-3h6l2 3h5v13H2zM12 9a4 4 0 1 0 .01 0z"),
        "paperclip": Drawing(
            lines: "M20 11l-8.5 8.5c-4.5 4-10-2-6-6L15 4c3-3 7 1 4 4l-9.5 9c-1.5 1.5-3.5-.5-2-2L15 7.5"),
        "keyboard.chevron.compact.down": Drawing(
            lines: "M2 3h20v12H2zM5.5 7h.1M9 7h.1M12 7h.1M15 7h.1M18.5 7h.1M7 11h10M9 19l3 2 3-2"),
        // The keyboard's own keys.
        "shift": Drawing(lines: "M12 3L3 12.5h4.5V20h9v-7.5H21z"),
        "shift.fill": Drawing(lines: "M12 3L3 12.5h4.5V20h9v-7.5H21z", shape: "M12 3L3 12.5h4.5V20h9v-7.5H21z"),
        "delete.left": Drawing(lines: "M8 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H8l-6.5-7zM11 9l6 6M17 9l-6 6"),
        "globe": Drawing(
            lines: "M12 2a10 10 0 1 0 .01 0zM12 2c-6 6-6 14 0 20M12 2c6 6 6 14 0 20M2 12h20M3.5 7h17"
                + "M3.5 17h17"),
        "mic": Drawing(
            lines: "M12 2a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3zM5.5 10v1a6.5 6.5 0 0 0 13 0v-1"
                + "M12 17.5V22M8.5 22h7"),
        "face.smiling": Drawing(lines: "M12 2a10 10 0 1 0 .01 0zM7 14c1.5 4.5 8.5 4.5 10 0zM9 8v1.5M15 8v1.5"),
    ]
}
