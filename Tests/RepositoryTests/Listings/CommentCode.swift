import Foundation

/// The Swift code in the listings of a file's doc comments.
struct CommentCode {
    /// The lines of the listings, without the slashes at the beginning.
    private(set) var lines: [String] = []
    /// The numbers of the lines with a fence, three backticks, that doesn't have a counterpart in its comment.
    private(set) var unpairedFences: [Int] = []

    /// - Parameter text: The text of a Swift file.
    init(in text: String) {
        var (opening, isSwift): (Int?, Bool) = (nil, false)
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("///") else {
                // A listing ends with its comment at the latest.
                if let opening { unpairedFences.append(opening) }
                (opening, isSwift) = (nil, false)
                continue
            }
            let words = line.dropFirst(3).drop { $0 == " " }
            if !words.hasPrefix("```") {
                if isSwift { lines.append(String(words)) }
            } else if opening != nil, words == "```" {
                (opening, isSwift) = (nil, false)
            } else {
                // Only a fence that begins a listing names a language, so the previous listing doesn't have an end.
                if let opening { unpairedFences.append(opening) }
                (opening, isSwift) = (index + 1, words == "```swift")
            }
        }
        if let opening { unpairedFences.append(opening) }
    }
}
