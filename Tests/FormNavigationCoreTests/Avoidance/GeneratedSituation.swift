import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

/// Random situations.
///
/// They're coarser and stranger than those of apps: frames overlap, content is anywhere, and the flags have all
/// combinations.
enum GeneratedSituation: CaseIterable, Sendable {
    /// About 10 points high, in whole points: small enough for trying everything.
    case tiny
    /// As high as a phone, in whole points.
    case whole
    /// As high as a phone, in thirds of points, which a binary number can't represent exactly.
    case thirds

    /// The number of points that each number below represents, and the number of steps in a point.
    private var scale: (unit: Int, steps: Int) {
        switch self {
        case .tiny: (1, 1)
        case .whole: (70, 1)
        case .thirds: (70, 3)
        }
    }

    func situation(using random: inout SplitMix64) -> AvoidanceSituation {
        let (unit, steps) = scale
        func length(_ range: ClosedRange<Int>) -> CGFloat {
            let factor = unit * steps
            return CGFloat(random.number(range.lowerBound * factor...range.upperBound * factor)) / CGFloat(steps)
        }
        func frame(_ starts: ClosedRange<Int>, _ heights: ClosedRange<Int>) -> CGRect {
            CGRect(x: length(0...4), y: length(starts), width: length(1...8), height: length(heights))
        }

        let depth = [0, 1, 1, 1, 1, 2, 2, 2, 2, 3].randomElement(using: &random)!
        func target(_ starts: ClosedRange<Int>, _ heights: ClosedRange<Int>) -> AvoidanceSituation.Target {
            let place = random.number(0...depth)
            return .init(frame: frame(starts, heights), scrollView: place == depth ? nil : place)
        }

        let top = length(0...2)
        var situation = AvoidanceSituation(
            viewport: CGRect(x: 0, y: top, width: length(8...10), height: length(7...10)),
            keyboardTop: random.chance(5) ? nil : top + length(0...9),
            distance: length(0...2))
        for _ in 0..<depth {
            situation.scrollViews.append(
                .init(
                    frame: frame(-2...7, random.chance(10) ? 0...3 : 3...12),
                    contentOffset: CGPoint(x: length(-1...2), y: length(-2...6)),
                    contentSize: CGSize(width: length(0...10), height: length(depth == 3 ? 0...9 : 0...14)),
                    adjustedInsets: .init(
                        top: length(-1...2), bottom: length(-1...2)),
                    bottomInset: random.chance(50) ? 0 : length(0...5), scrollsVertically: random.chance(85),
                    mayChangeInset: random.chance(85)))
        }
        if random.chance(90) { situation.caret = target(-4...14, random.chance(20) ? 0...5 : 1...2) }
        if random.chance(70) { situation.field = target(-4...12, 0...8) }
        for _ in 0..<random.number(0...2) { situation.companions.append(target(-4...14, 0...3)) }
        if random.chance(60) {
            situation.container = .init(shift: -length(0...4), maximumRise: length(0...5))
        }
        if random.chance(25) { situation.topDistance = length(0...3) }
        return situation
    }
}

extension GeneratedSituation {
    /// Searches for a situation in which something is wrong, and records the simplest one that it can reduce it to.
    func check(
        seed: UInt64, count: Int, sourceLocation: SourceLocation = #_sourceLocation,
        fault: (AvoidanceSituation) -> String?
    ) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<count {
            var situation = situation(using: &random)
            guard var found = fault(situation) else { continue }
            var isSmaller = true
            while isSmaller {
                isSmaller = false
                for simpler in situation.simplifications {
                    guard let fault = fault(simpler) else { continue }
                    (situation, found, isSmaller) = (simpler, fault, true)
                    break
                }
            }
            let plan = AvoidancePlanner.plan(situation)
            let comment: Comment = "\(self), seed \(seed): \(found)\n\(situation.sketch)plan: \(plan.sketch)"
            Issue.record(comment, sourceLocation: sourceLocation)
            return
        }
    }
}

extension AvoidanceSituation {
    /// Simpler situations: without one of the parts, or with a number closer to 0.
    fileprivate var simplifications: [AvoidanceSituation] {
        var results: [AvoidanceSituation] = []
        func add(_ change: (inout AvoidanceSituation) -> Void) {
            var result = self
            change(&result)
            if result != self { results.append(result) }
        }
        for index in companions.indices { add { $0.companions.remove(at: index) } }
        add { $0.field = nil }
        add { $0.caret = nil }
        add { $0.container = nil }
        for index in scrollViews.indices {
            add { situation in
                situation.scrollViews.remove(at: index)
                let last = situation.scrollViews.count
                situation.changeTargets { target in
                    guard let old = target.scrollView, old >= index else { return }
                    target.scrollView = old > index ? old - 1 : (index < last ? index : nil)
                }
            }
        }
        for path in numbers {
            let value = self[keyPath: path]
            for smaller in [0, (value / 2).rounded(.towardZero), value > 0 ? value - 1 : value + 1]
            where abs(smaller) < abs(value) {
                add { $0[keyPath: path] = smaller }
            }
        }
        return results
    }

    /// The paths to all numbers that the situation has.
    var numbers: [WritableKeyPath<AvoidanceSituation, CGFloat>] {
        var paths: [WritableKeyPath<AvoidanceSituation, CGFloat>] = [\.distance]
        func add(_ path: WritableKeyPath<AvoidanceSituation, CGRect>) {
            paths += [\.origin.x, \.origin.y, \.size.width, \.size.height].map { path.appending(path: $0) }
        }
        add(\.viewport)
        if keyboardTop != nil { paths.append(\.keyboardTop!) }
        if topDistance != nil { paths.append(\.topDistance!) }
        if caret != nil { add(\.caret!.frame) }
        if field != nil { add(\.field!.frame) }
        for index in companions.indices { add(\.companions[index].frame) }
        for index in scrollViews.indices { paths += numbers(ofScrollViewAt: index) }
        if container != nil { paths += [\.container!.shift, \.container!.maximumRise] }
        return paths
    }

    func numbers(ofScrollViewAt index: Int) -> [WritableKeyPath<AvoidanceSituation, CGFloat>] {
        let paths: [WritableKeyPath<ScrollView, CGFloat>] = [
            \.frame.origin.x, \.frame.origin.y, \.frame.size.width, \.frame.size.height, \.contentOffset.x,
            \.contentOffset.y, \.contentSize.width, \.contentSize.height, \.adjustedInsets.top, \.adjustedInsets.bottom,
            \.bottomInset,
        ]
        let base: WritableKeyPath<AvoidanceSituation, ScrollView> = \.scrollViews[index]
        return paths.map { base.appending(path: $0) }
    }

    /// The vertical part of the situation in a few lines.
    fileprivate var sketch: String {
        func place(_ rect: CGRect) -> String { "\(rect.minY)...\(rect.maxY)" }
        func line(_ name: String, _ target: Target?) -> String {
            target.map { "\(name) \(place($0.frame)) in \($0.scrollView.map(String.init) ?? "container")\n" } ?? ""
        }
        let keyboard = keyboardTop.map { "at \($0)" } ?? "none"
        var text =
            "viewport \(place(viewport)), keyboard \(keyboard), distance \(distance), above \(topDistance ?? distance)\n"
        text += line("caret", caret) + line("field", field)
        for companion in companions { text += line("companion", companion) }
        for (index, view) in scrollViews.enumerated() {
            text += "scroll view \(index) \(place(view.frame)), offset \(view.contentOffset.y), "
            text += "content \(view.contentSize.height), top \(view.adjustedInsets.top), "
            text += "bottom \(view.adjustedInsets.bottom) + \(view.bottomInset)"
            text += view.scrollsVertically ? "" : ", does not scroll"
            text += view.mayChangeInset ? "\n" : ", keeps its inset\n"
        }
        if let container { text += "container shift \(container.shift), maximum \(container.maximumRise)\n" }
        return text
    }
}

extension AvoidancePlan {
    fileprivate var sketch: String {
        let views = scrollViews.map { "offset \($0.contentOffset.y) inset \($0.bottomInset)" }
        return (["shift \(containerShift)"] + views).joined(separator: ", ")
    }
}
