import Foundation

/// What happens step by step, in words, and a short number for each step that changes when a word does.
struct Account {
    private(set) var steps: [String] = []

    mutating func add(_ step: String) { steps.append(step) }

    /// The numbers of all steps, as a line of a file has them.
    var numbers: [String] { steps.map(Self.number(of:)) }

    /// The FNV-1a hash of a text, with 24 bits: the same on every machine.
    private static func number(of text: String) -> String {
        var hash: UInt32 = 2_166_136_261
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let digits = String((hash >> 8) ^ (hash & 0xFF), radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}
