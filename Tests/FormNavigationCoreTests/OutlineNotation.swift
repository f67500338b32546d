import Foundation

@testable import FormNavigationCore

/// A form written as a line: `a [0.0:b 0.2:c] d`.
///
/// A letter is a field. Brackets contain a container, whose rows begin with their index path: what follows a row's
/// colon is in that row, and what follows `-:` is in a header or footer at that position. The fields of a level are
/// below each other, in the order in which they're written.
struct OutlineNotation {
    private(set) var outline = FormOutline(fields: [], entries: [])
    private(set) var letters: [Character] = []

    /// - Parameters:
    ///   - line: The form.
    ///   - counts: The number of rows in each section of each container, in the order of the opening brackets.
    init(_ line: String, _ counts: [[Int]] = []) {
        var rest = Substring(line)
        outline.entries = level(&rest, counts)
    }

    private mutating func level(_ rest: inout Substring, _ counts: [[Int]]) -> [FormOutline.Entry] {
        var entries: [FormOutline.Entry] = []
        while let character = rest.first, character != "]" {
            if character.isNumber || character == "-" { break }
            rest.removeFirst()
            let frame = CGRect(
                x: 0, y: 100 * CGFloat(outline.fields.count + outline.containers.count), width: 100, height: 40)
            if character.isLetter {
                entries.append(.field(letters.count))
                letters.append(character)
                outline.fields.append(FieldSequence.Item(frame: frame))
            } else if character == "[" {
                let index = outline.containers.count
                let sections = counts[index]
                entries.append(.container(index))
                outline.containers.append(
                    FormOutline.Container(
                        frame: frame, space: RowSpace(sectionCount: sections.count) { sections[$0] }, rows: []))
                while let next = rest.first, next != "]" {
                    if next == " " {
                        rest.removeFirst()
                        continue
                    }
                    let colon = rest.firstIndex(of: ":")!
                    let key = rest[..<colon]
                    rest = rest[rest.index(after: colon)...]
                    let entries = level(&rest, counts)
                    outline.containers[index].rows.append(FormOutline.Row(path: Self.path(key), entries: entries))
                }
                rest.removeFirst()
            }
        }
        return entries
    }

    /// `0.3` as an index path; `nil` for `-`.
    static func path(_ text: Substring) -> IndexPath? {
        text == "-" ? nil : IndexPath(indexes: text.split(separator: ".").map { Int($0)! })
    }

    mutating func change(_ body: (inout FormOutline) -> Void) { body(&outline) }

    /// The places in words: `a 0.1-0.3 b`. If there are several containers, a gap has its container's number before its
    /// rows.
    func spell(
        order: FieldSequence.Order = .position, direction: ReadingOrder.Direction = .leftToRight
    ) -> String {
        let places = outline.places(order: order, direction: direction)
        return places.indices.map { index in
            guard index >= letters.count else { return String(letters[index]) }
            let gap = places.gaps[index - letters.count]
            let prefix = outline.containers.count > 1 ? "#\(gap.container):" : ""
            let (low, high) = (gap.rows.lowerBound, gap.rows.upperBound)
            return prefix + (low == high ? Self.text(low) : "\(Self.text(low))-\(Self.text(high))")
        }.joined(separator: " ")
    }

    static func text(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }
}
