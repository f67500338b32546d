import Foundation

/// Two drawings of a device side by side: as it was recorded, and as it is now.
enum ReplayPicture {
    static func svg(recorded: String, found: String) -> String {
        let width = number("width", in: recorded) + number("width", in: found) + 40
        let height = max(number("height", in: recorded), number("height", in: found)) + 40
        let drawings = [("recorded", recorded, 0.0), ("now", found, number("width", in: recorded) + 40)]
        let parts = drawings.map { word, drawing, x in
            // An identifier must be unique within a document.
            let own = drawing.replacingOccurrences(of: " id=\"", with: " id=\"\(word)-")
                .replacingOccurrences(of: "url(#", with: "url(#\(word)-")
                .replacingOccurrences(of: "<svg ", with: "<svg x=\"\(x)\" y=\"40\" ")
            return "<text x=\"\(x + 16)\" y=\"28\" font-family=\"sans-serif\" font-size=\"20\">\(word)</text>\n\(own)"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            \(parts.joined())</svg>

            """
    }

    private static func number(_ attribute: String, in svg: String) -> Double {
        guard let range = svg.range(of: "\(attribute)=\"") else { return 0 }
        return Double(svg[range.upperBound...].prefix { $0 != "\"" }) ?? 0
    }
}
