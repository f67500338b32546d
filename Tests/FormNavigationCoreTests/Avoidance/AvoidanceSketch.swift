import Foundation

@testable import FormNavigationCore

/// A screen drawn from the side: each line is 10 points high, each column is one thing from its top to its bottom.
///
///     =        the top bar
///     .Aa      the viewport, and a scroll view A with its content a
///     .Aaf     a field f; B and b are a second scroll view, within A
///     .Aafc    the caret c
///     #Aaxy    the keyboard, and companions x and y
///
/// The caret is in the innermost scroll view. The rest is in A if A is drawn, unless the sketch says otherwise. Lines
/// before the first one with a bar, and after the last one of the keyboard, are outside the window.
struct AvoidanceSketch {
    private(set) var situation: AvoidanceSituation
    private let lines: [[Character]]
    private var top: Int

    init(_ drawing: String, distance: CGFloat = 0, fieldLiesInA: Bool = true) {
        lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        let lines = lines
        top = lines.firstIndex { $0.first == "=" || $0.first == "." } ?? 0
        let origin = top

        func box(_ character: Character) -> CGRect? {
            let rows = lines.indices.filter { lines[$0].contains(character) }
            guard let first = rows.first, let last = rows.last else { return nil }
            return CGRect(x: 0, y: (first - origin) * 10, width: 100, height: (last - first + 1) * 10)
        }

        let keyboard = box("#")
        let bar = box("=")
        let viewport = CGRect(x: 0, y: bar?.maxY ?? 0, width: 100, height: 1000)
        situation = AvoidanceSituation(viewport: viewport, keyboardTop: keyboard?.minY, distance: distance)
        situation.container = .init()
        for (view, content) in [("B", "b"), ("A", "a")] as [(Character, Character)] {
            guard let frame = box(view) else { continue }
            let extent = box(content) ?? CGRect(x: 0, y: frame.minY, width: 100, height: 0)
            situation.scrollViews.append(
                .init(
                    frame: frame, contentOffset: CGPoint(x: 0, y: frame.minY - extent.minY),
                    contentSize: extent.size))
        }
        let innermost = situation.scrollViews.isEmpty ? nil : 0
        let outermost = fieldLiesInA && innermost != nil ? situation.scrollViews.count - 1 : nil
        situation.caret = box("c").map { .init(frame: $0, scrollView: innermost) }
        situation.field = box("f").map { .init(frame: $0, scrollView: outermost) }
        situation.companions = (["x", "y"] as [Character]).compactMap { character in
            box(character).map { .init(frame: $0, scrollView: outermost) }
        }
    }

    /// Draws a situation in the columns of this sketch.
    func draw(_ situation: AvoidanceSituation) -> String {
        var extents: [Character: CGRect] = [:]
        extents["c"] = situation.caret?.frame
        extents["f"] = situation.field?.frame
        for (character, companion) in zip("xy", situation.companions) { extents[character] = companion.frame }
        for (name, view) in zip(situation.scrollViews.count == 2 ? ["Bb", "Aa"] : ["Aa"], situation.scrollViews) {
            extents[name.first!] = view.frame
            extents[name.last!] = CGRect(
                x: 0, y: view.frame.minY - view.contentOffset.y, width: 100, height: view.contentSize.height)
        }
        let columns = lines.map(\.count).max() ?? 0
        let drawn = lines.indices.map { row in
            let middle = CGFloat(row - top) * 10 + 5
            var line = lines[row].first.map(String.init) ?? ""
            for column in 1..<max(columns, 1) {
                let name = lines.lazy.filter { $0.count > column }.map { $0[column] }.first { $0 != " " }
                let isThere = name.flatMap { extents[$0] }.map { $0.minY < middle && middle < $0.maxY } ?? false
                line.append(isThere ? name! : " ")
            }
            return line.trimmingTrailingSpaces
        }
        return drawn.joined(separator: "\n")
    }
}

extension String {
    var trimmingTrailingSpaces: String {
        var result = self
        while result.last == " " { result.removeLast() }
        return result
    }
}
