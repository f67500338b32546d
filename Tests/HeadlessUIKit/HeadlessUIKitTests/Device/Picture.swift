import Testing
import UIKit

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG document, parsed.
@MainActor
struct Picture {
    /// A piece of text in it.
    struct Element {
        var text = ""
        let fill: String
        /// Its own opacity times that of the groups around it.
        let opacity: Double
    }

    let source: String
    let elements: [Element]

    var texts: [String] { elements.map(\.text) }

    /// - Throws: Where `source` is not well-formed XML.
    init(_ source: String) throws {
        let reader = Reader()
        let parser = XMLParser(data: Data(source.utf8))
        parser.delegate = reader
        try #require(parser.parse(), "not well-formed: \(String(describing: parser.parserError))")
        self.source = source
        elements = reader.elements
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        private var opacities = [1.0]
        private var isInText = false

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 1 }
            opacities.append((opacities.last ?? 1) * number("opacity"))
            guard name == "text" else { return }
            isInText = true
            let opacity = (opacities.last ?? 1) * number("fill-opacity")
            elements.append(Element(fill: attributes["fill"] ?? "", opacity: opacity))
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            opacities.removeLast()
            if name == "text" { isInText = false }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if isInText { elements[elements.count - 1].text += string }
        }
    }
}
