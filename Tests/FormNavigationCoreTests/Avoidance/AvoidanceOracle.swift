import Foundation

@testable import FormNavigationCore

/// The planner's promises, implemented again in the simplest way: by trying everything.
///
/// It takes a situation whose numbers are all finite, and considers only the vertical direction.
struct AvoidanceOracle {
    let situation: AvoidanceSituation
    let targets: [AvoidanceSituation.Target]
    /// The number of targets that are worth something even if only a part is visible: the caret and the field.
    let divisibleCount: Int
    let shiftBefore: Double
    let viewportStart: Double
    let viewportEnd: Double
    let keyboardTop: Double

    /// How far each scroll view's content is from where it was, and which part of it is visible. The last element is
    /// the container's.
    private var contentMoved: [Double]
    private var seenStart: [Double]
    private var seenEnd: [Double]
    private var offsets: [Double]
    private var shift: Double

    init(_ situation: AvoidanceSituation) {
        self.situation = situation
        let divisible = [situation.caret, situation.field].compactMap { $0 }
        targets = situation.keyboardTop == nil ? [] : divisible + situation.companions
        divisibleCount = divisible.count
        shiftBefore = Double(situation.container?.shift ?? 0)
        keyboardTop = Double(situation.keyboardTop ?? .infinity)
        viewportStart = situation.viewport.minY
        let field = Double(situation.field?.frame.height ?? 0)
        let needed = max(
            Double(situation.caret?.frame.height ?? 0), viewportStart + field <= keyboardTop ? field : 0)
        let highest = min(keyboardTop, viewportStart + needed)
        viewportEnd = min(Double(situation.viewport.maxY), max(keyboardTop - Double(situation.distance), highest))
        let count = situation.scrollViews.count
        contentMoved = Array(repeating: 0, count: count + 1)
        seenStart = contentMoved
        seenEnd = contentMoved
        offsets = situation.scrollViews.map { Double($0.contentOffset.y) }
        shift = shiftBefore
    }

    // MARK: - One arrangement

    /// Positions the container.
    mutating func place(shift: Double) {
        self.shift = shift
        contentMoved[offsets.count] = shift - shiftBefore
        seenStart[offsets.count] = viewportStart
        seenEnd[offsets.count] = viewportEnd
    }

    /// Positions the content of a scroll view. The scroll view around it needs to be positioned first.
    mutating func place(_ index: Int, offset: Double) {
        let frame = situation.scrollViews[index].frame
        let moved = contentMoved[index + 1]
        offsets[index] = offset
        contentMoved[index] = moved + situation.scrollViews[index].contentOffset.y - offset
        seenStart[index] = max(seenStart[index + 1], frame.minY + coveredStart(of: index) + moved)
        seenEnd[index] = min(seenEnd[index + 1], frame.maxY + moved)
    }

    /// How much of a scroll view's start is covered, according to its top inset. An inset of more than half the view
    /// doesn't count.
    private func coveredStart(of index: Int) -> Double {
        let view = situation.scrollViews[index]
        let inset = max(0, Double(view.adjustedInsets.top))
        return inset <= view.frame.height / 2 + 1e-6 ? inset : 0
    }

    /// The offsets that a scroll view may have if the bottom `covered` points of its frame are out of sight.
    private func range(of index: Int, covered: Double) -> ClosedRange<Double> {
        let view = situation.scrollViews[index]
        guard view.scrollsVertically else { return view.contentOffset.y...view.contentOffset.y }
        let given = view.adjustedInsets.bottom
        let added = view.mayChangeInset ? max(0, covered - max(0, given)) : view.bottomInset
        let end = view.contentSize.height + given + added - view.frame.height
        return -view.adjustedInsets.top...max(-view.adjustedInsets.top, end)
    }

    /// All offsets that the next scroll view to be positioned may have: as far as its end is visible.
    func possibleRange(of index: Int) -> ClosedRange<Double> {
        let bottom = situation.scrollViews[index].frame.maxY + contentMoved[index + 1]
        let end = min(seenEnd[index + 1], bottom)
        return range(of: index, covered: bottom - end)
    }

    /// The natural range of the next scroll view to be positioned, with an inset for the keyboard alone.
    func naturalRange(of index: Int) -> ClosedRange<Double> {
        let frame = situation.scrollViews[index].frame
        let covered = frame.maxY + contentMoved[index + 1] - keyboardTop
        return range(of: index, covered: max(0, min(covered, frame.height)))
    }

    /// How far the next scroll view to be positioned would move unnecessarily.
    func distance(of index: Int, to offset: Double) -> Double {
        let range = naturalRange(of: index)
        let old = situation.scrollViews[index].contentOffset.y
        return abs(offset - min(max(old, range.lowerBound), range.upperBound))
    }

    /// The visible height of a target. For a target without height, it's 1 if the target is visible; otherwise, 0.
    func seenHeight(of target: AvoidanceSituation.Target) -> Double {
        let link = target.scrollView ?? offsets.count
        let (start, end) = extent(of: target)
        let seen = min(end + contentMoved[link], seenEnd[link]) - max(start + contentMoved[link], seenStart[link])
        return start == end ? (seen >= 0 ? 1 : 0) : max(0, seen)
    }

    /// The extent of a target before anything moves, without the part that's beyond what scrolling reaches.
    private func extent(of target: AvoidanceSituation.Target) -> (start: Double, end: Double) {
        let (start, end) = (Double(target.frame.minY), Double(target.frame.maxY))
        guard let index = target.scrollView else { return (start, end) }
        let view = situation.scrollViews[index]
        let contentStart = view.frame.minY - view.contentOffset.y
        var contentEnd = contentStart + view.contentSize.height + min(0, view.adjustedInsets.bottom)
        // Below content that's shorter than its view, targets are visible without a keyboard.
        if !view.restsAtEnd {
            let insets = view.adjustedInsets
            contentEnd = max(contentEnd, contentStart + view.frame.height - insets.top - max(0, insets.bottom))
        }
        return view.scrollsVertically && start < contentEnd ? (start, min(end, contentEnd)) : (start, end)
    }

    /// The visible heights of the caret and the field, and 0 or 1 for each companion.
    var heights: [Double] {
        targets.indices.map { index in
            let seen = seenHeight(of: targets[index])
            if index < divisibleCount { return seen }
            let (start, end) = extent(of: targets[index])
            return seen >= (start == end ? 1 : end - start - 1e-6) ? 1 : 0
        }
    }

    /// What's visible of all targets, by rank. If the whole field is visible, the last element is what's visible of the
    /// field and the distance above it.
    var seen: [Double] {
        let distance = situation.topDistance ?? situation.distance
        guard situation.keyboardTop != nil, distance > 0, var field = situation.field else { return heights }
        let (start, end) = extent(of: field)
        let isWhole = seenHeight(of: field) >= (start == end ? 1 : end - start - 1e-6)
        guard isWhole else { return heights + [0] }
        field.frame.origin.y = start - distance
        field.frame.size.height = end - field.frame.minY
        return heights + [seenHeight(of: field)]
    }

    /// Positions everything as the plan says, and returns what's wrong with the result.
    mutating func place(_ plan: AvoidancePlan, tolerance: Double = 1e-6) -> [String] {
        var faults: [String] = []
        let rise = Double(-plan.containerShift)
        if rise < 0 || rise > Double(situation.container?.maximumRise ?? 0) + tolerance {
            faults.append("shift \(plan.containerShift)")
        }
        place(shift: plan.containerShift)
        for index in offsets.indices.reversed() {
            let offset = plan.scrollViews[index].contentOffset.y
            let range = possibleRange(of: index)
            if offset < range.lowerBound - tolerance || offset > range.upperBound + tolerance {
                faults.append("offset \(offset) of \(index), outside of \(range)")
            }
            place(index, offset: offset)
        }
        return faults
    }

    // MARK: - All arrangements

    /// How good the current arrangement is: first what's visible, then how little moves, from the outside in.
    ///
    /// All numbers are whole and less than 128.
    private func score(distances: Int) -> Int {
        let seen = seen.reduce(0) { $0 << 7 | Int($1) }
        return (seen << 7 | (127 + Int(shift))) << (7 * offsets.count) | distances
    }

    private static func pack(_ distances: Int, _ distance: Double) -> Int {
        distances << 7 | (127 - Int(distance))
    }

    /// The score of a plan.
    mutating func score(of plan: AvoidancePlan) -> Int {
        var distances = 0
        place(shift: plan.containerShift)
        for index in offsets.indices.reversed() {
            let offset = Double(plan.scrollViews[index].contentOffset.y)
            distances = Self.pack(distances, distance(of: index, to: offset))
            place(index, offset: offset)
        }
        return score(distances: distances)
    }

    /// The best score of all arrangements, and what's visible in the best one.
    mutating func best() -> (score: Int, description: String) {
        var best = (score: Int.min, description: "none")
        for rise in 0...Int(situation.container?.maximumRise ?? 0) {
            place(shift: Double(-rise))
            search(below: offsets.count, distances: 0, best: &best)
        }
        return best
    }

    private mutating func search(below index: Int, distances: Int, best: inout (score: Int, description: String)) {
        guard index > 0 else {
            let score = score(distances: distances)
            if score > best.score { best = (score, "shift \(shift), offsets \(offsets), seen \(seen)") }
            return
        }
        let next = index - 1
        let range = possibleRange(of: next)
        for offset in stride(from: range.lowerBound, through: range.upperBound, by: 1) {
            let distances = Self.pack(distances, distance(of: next, to: offset))
            place(next, offset: offset)
            search(below: next, distances: distances, best: &best)
        }
    }
}

extension AvoidanceSituation {
    /// The situation after a plan has been applied.
    func applying(_ plan: AvoidancePlan) -> AvoidanceSituation {
        var result = self
        var moved = CGPoint(x: 0, y: plan.containerShift - (container?.shift ?? 0))
        var contentMoved = [moved]
        for index in scrollViews.indices.reversed() {
            let old = scrollViews[index].contentOffset
            let new = plan.scrollViews[index].contentOffset
            result.scrollViews[index].frame = scrollViews[index].frame.offsetBy(dx: moved.x, dy: moved.y)
            result.scrollViews[index].contentOffset = new
            result.scrollViews[index].bottomInset = plan.scrollViews[index].bottomInset
            moved = CGPoint(x: moved.x + old.x - new.x, y: moved.y + old.y - new.y)
            contentMoved.insert(moved, at: 0)
        }
        result.changeTargets { target in
            let link = target.scrollView ?? scrollViews.count
            guard contentMoved.indices.contains(link) else { return }
            target.frame = target.frame.offsetBy(dx: contentMoved[link].x, dy: contentMoved[link].y)
        }
        result.container?.shift = plan.containerShift
        return result
    }

    /// Changes the caret, the field, and the companions, one after the other.
    mutating func changeTargets(_ change: (inout Target) -> Void) {
        if caret != nil { change(&caret!) }
        if field != nil { change(&field!) }
        for index in companions.indices { change(&companions[index]) }
    }
}
