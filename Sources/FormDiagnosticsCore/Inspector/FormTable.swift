/// A form as text, with a line for each field.
package struct FormTable: Sendable {
    /// A line of the table.
    package struct Row: Sendable {
        /// The field's position in the order of Next, or `nil` if it's skipped.
        package var number: Int?
        /// The field, such as `UITextField “Email”`.
        package var name: String
        /// What the field has, or why it's skipped.
        package var facts: [String]
        /// Where its links lead, such as `next “Email”`.
        package var links: [String]

        package init(number: Int?, name: String, facts: [String], links: [String] = []) {
            (self.number, self.name, self.facts, self.links) = (number, name, facts, links)
        }
    }

    private let rows: [Row]

    package init(_ rows: [Row]) { self.rows = rows }

    /// The lines, in aligned columns.
    package var text: String {
        let numbers = rows.map { $0.number.map(String.init) ?? "–" }
        let facts = rows.map { $0.facts.joined(separator: ", ") }
        let linked = zip(rows, facts).filter { !$0.0.links.isEmpty }.map(\.1)
        let widths = [
            numbers.map(\.count).max() ?? 0, rows.map(\.name.count).max() ?? 0, linked.map(\.count).max() ?? 0,
        ]
        return rows.indices.map { index in
            let links = rows[index].links.joined(separator: ", ")
            let line = [
                numbers[index].padded(to: widths[0]), rows[index].name.padded(to: widths[1]),
                links.isEmpty ? facts[index] : facts[index].padded(to: widths[2]), links,
            ].filter { !$0.isEmpty }
            return line.joined(separator: "  ").trimmingSpaces
        }.joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    fileprivate var trimmingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
