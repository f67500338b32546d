import Foundation

/// A form drawn with letters: each letter is a field, and its frame the smallest rectangle around that letter.
///
/// A character is 10 points wide and 10 points high. Anything other than a letter is empty space.
struct Sketch {
    let letters: [Character]
    let frames: [CGRect]

    init(_ drawing: String) {
        var framesByLetter: [Character: CGRect] = [:]
        for (row, line) in drawing.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for (column, character) in line.enumerated() where character.isLetter {
                let cell = CGRect(x: column * 10, y: row * 10, width: 10, height: 10)
                framesByLetter[character] = framesByLetter[character]?.union(cell) ?? cell
            }
        }
        let letters = framesByLetter.keys.sorted()
        self.letters = letters
        frames = letters.map { framesByLetter[$0]! }
    }

    /// The letters in the given order.
    func spell(_ indices: [Int]) -> String {
        String(indices.map { letters[$0] })
    }
}
