import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

/// What's true of every situation, tested with generated ones.
@Suite("Avoidance planner in any situation")
struct AvoidancePlannerPromiseTests {
    static let seeds: ClosedRange<UInt64> = 1...(testsEverything ? 100 : 30)

    // MARK: - What's visible

    @Test("finds the best of all arrangements, of which all are tried", arguments: seeds)
    func bestOfAll(seed: UInt64) {
        GeneratedSituation.tiny.check(seed: seed, count: 120) { situation in
            var oracle = AvoidanceOracle(situation)
            let plan = AvoidancePlanner.plan(situation)
            let faults = oracle.place(plan)
            if !faults.isEmpty { return faults.joined(separator: ", ") }
            let score = oracle.score(of: plan)
            let seen = oracle.heights
            let best = oracle.best()
            return score == best.score ? nil : "seen \(seen), but best: \(best.description)"
        }
    }

    @Test("shows no less of the first for the sake of the others", arguments: seeds)
    func rank(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 100) { situation in
            var fewer = situation
            if fewer.companions.popLast() == nil {
                if fewer.caret == nil { return nil }
                fewer.field = nil
            }
            var oracle = AvoidanceOracle(situation)
            _ = oracle.place(AvoidancePlanner.plan(situation))
            var oracleOfFewer = AvoidanceOracle(fewer)
            _ = oracleOfFewer.place(AvoidancePlanner.plan(fewer))
            let seen = oracle.heights.prefix(oracleOfFewer.heights.count)
            // Differences of less than a pixel don't count.
            let isLess = zip(seen, oracleOfFewer.heights).contains { $0 < $1 - 0.125 }
            return isLess ? "seen \(seen), alone \(oracleOfFewer.heights)" : nil
        }
    }

    @Test("never hides a caret that was seen, least of all under the top bar", arguments: seeds)
    func seenCaret(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 100) { situation in
            guard let caret = situation.caret, situation.keyboardTop != nil else { return nil }
            var oracle = AvoidanceOracle(situation)
            let faults = oracle.place(AvoidancePlan(keeping: situation))
            // If something is outside its range, the caret may have been visible only because of that.
            guard faults.isEmpty else { return nil }
            let before = oracle.seenHeight(of: caret)
            _ = oracle.place(AvoidancePlanner.plan(situation))
            let after = oracle.seenHeight(of: caret)
            return after < before - 0.125 ? "\(before) were seen, now \(after)" : nil
        }
    }

    // MARK: - What moves

    @Test("scrolls and moves within the limits, and adds what inset it takes", arguments: seeds)
    func limits(seed: UInt64) {
        for generator in [GeneratedSituation.whole, .thirds] {
            let tolerance = generator == .whole ? 1e-6 : AvoidancePlanner.tolerance
            generator.check(seed: seed, count: 100) { situation in
                let plan = AvoidancePlanner.plan(situation)
                var oracle = AvoidanceOracle(situation)
                var faults = oracle.place(plan, tolerance: Double(tolerance))
                let applied = situation.applying(plan)
                for (index, view) in applied.scrollViews.enumerated() {
                    let fault = limitFault(
                        of: view, before: situation.scrollViews[index],
                        keyboardTop: situation.keyboardTop ?? .infinity, tolerance: tolerance)
                    if let fault { faults.append("\(fault) of \(index)") }
                }
                return faults.isEmpty ? nil : faults.joined(separator: ", ")
            }
        }
    }

    private func limitFault(
        of view: AvoidanceSituation.ScrollView, before old: AvoidanceSituation.ScrollView, keyboardTop: CGFloat,
        tolerance: CGFloat
    ) -> String? {
        let offset = view.contentOffset.y
        let range = view.naturalRange
        if old.scrollsVertically {
            if offset < range.lowerBound - tolerance { return "offset before \(range)" }
            // The inset and the offset may both have stayed the same.
            if offset > range.upperBound + 2 * tolerance { return "offset beyond \(range)" }
        } else if offset != old.contentOffset.y {
            return "offset"
        }
        guard old.mayChangeInset else { return view.bottomInset == old.bottomInset ? nil : "inset" }

        let covered = max(0, min(view.frame.height, view.frame.maxY - keyboardTop))
        let least = max(0, covered - max(0, view.adjustedInsets.bottom))
        if view.bottomInset < least - tolerance { return "too small an inset, not \(least)" }
        // A larger inset is only there for an offset that needs all of it.
        let isAllNeeded = old.scrollsVertically && abs(offset - view.offsetAtEnd) <= 2 * tolerance
        return view.bottomInset <= least + tolerance || isAllNeeded ? nil : "too large an inset, not \(least)"
    }

    @Test("moves no part that could move less", arguments: seeds)
    func minimal(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 100) { situation in
            let plan = AvoidancePlanner.plan(situation)
            var oracle = AvoidanceOracle(situation)
            _ = oracle.place(plan)
            let seen = oracle.seen
            for lesser in lesserPlans(than: plan, in: situation) where oracle.place(lesser).isEmpty {
                if !oracle.seen.lexicographicallyPrecedes(seen) { return "\(oracle.seen) also with \(lesser)" }
            }
            return nil
        }
    }

    /// The plans in which one part moves one point less from where it would be if nothing had to be visible.
    private func lesserPlans(than plan: AvoidancePlan, in situation: AvoidanceSituation) -> [AvoidancePlan] {
        var plans: [AvoidancePlan] = []
        if plan.containerShift < 0 {
            var lesser = plan
            lesser.containerShift += min(1, -plan.containerShift)
            plans.append(lesser)
        }
        for index in situation.scrollViews.indices where situation.scrollViews[index].scrollsVertically {
            var oracle = AvoidanceOracle(situation)
            oracle.place(shift: Double(plan.containerShift))
            for outer in situation.scrollViews.indices.dropFirst(index + 1).reversed() {
                oracle.place(outer, offset: Double(plan.scrollViews[outer].contentOffset.y))
            }
            let range = oracle.naturalRange(of: index)
            let offset = Double(situation.scrollViews[index].contentOffset.y)
            let difference =
                min(max(offset, range.lowerBound), range.upperBound) - Double(plan.scrollViews[index].contentOffset.y)
            if abs(difference) < 0.6 { continue }
            var lesser = plan
            lesser.scrollViews[index].contentOffset.y += CGFloat(max(-1, min(1, difference)))
            plans.append(lesser)
        }
        return plans
    }

    @Test("has nothing to change where it has been applied", arguments: seeds)
    func idempotent(seed: UInt64) {
        for generator in GeneratedSituation.allCases {
            generator.check(seed: seed, count: 100) { situation in
                let applied = situation.applying(AvoidancePlanner.plan(situation))
                let again = AvoidancePlanner.plan(applied)
                return again == AvoidancePlan(keeping: applied) ? nil : "again \(again)"
            }
        }
    }

    @Test("has nothing to change where offsets were rounded to pixels", arguments: seeds)
    func rounding(seed: UInt64) {
        GeneratedSituation.thirds.check(seed: seed, count: 100) { situation in
            for pixelsPerPoint: CGFloat in [2, 3] {
                func rounded(_ plan: AvoidancePlan) -> AvoidancePlan {
                    var plan = plan
                    for index in plan.scrollViews.indices {
                        let offset = plan.scrollViews[index].contentOffset.y
                        // UIKit rounds an offset when it's set, and this planner doesn't set what doesn't change.
                        guard offset != situation.scrollViews[index].contentOffset.y else { continue }
                        plan.scrollViews[index].contentOffset.y = (offset * pixelsPerPoint).rounded() / pixelsPerPoint
                    }
                    return plan
                }
                let applied = situation.applying(rounded(AvoidancePlanner.plan(situation)))
                let again = AvoidancePlanner.plan(applied)
                let isSame = zip(again.scrollViews, applied.scrollViews).allSatisfy {
                    $0.contentOffset.y == $1.contentOffset.y
                }
                if !isSame || abs(again.containerShift - (applied.container?.shift ?? 0)) > 0.5 {
                    return "\(pixelsPerPoint) pixels: again \(again)"
                }
            }
            return nil
        }
    }

    @Test("raises everything at least as far for a higher keyboard, when it can show the same", arguments: seeds)
    func monotonic(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 200) { lower in
            guard lower.keyboardTop != nil else { return nil }
            var higher = lower
            higher.keyboardTop! -= CGFloat(seed * 2)
            let (planOfLower, planOfHigher) = (AvoidancePlanner.plan(lower), AvoidancePlanner.plan(higher))
            var (oracleOfLower, oracleOfHigher) = (AvoidanceOracle(lower), AvoidanceOracle(higher))
            _ = oracleOfLower.place(planOfLower)
            _ = oracleOfHigher.place(planOfHigher)
            guard oracleOfLower.seen == oracleOfHigher.seen else { return nil }
            let (after, afterHigher) = (lower.applying(planOfLower), higher.applying(planOfHigher))
            let isLowered =
                planOfHigher.containerShift > planOfLower.containerShift
                || zip(after.scrollViews, afterHigher.scrollViews).contains { $0.contentTop < $1.contentTop - 1e-6 }
            return isLowered ? "keyboard at \(higher.keyboardTop!): \(planOfHigher)" : nil
        }
    }

    // MARK: - What's restored

    @Test("takes back every inset and the shift with the keyboard, and no natural offset", arguments: seeds)
    func inverse(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 100) { situation in
            var resting = situation
            resting.keyboardTop = nil
            resting = resting.applying(AvoidancePlanner.plan(resting))
            if resting.container?.shift ?? 0 != 0 { return "at rest \(resting.container!.shift)" }

            var raised = resting
            raised.keyboardTop = situation.keyboardTop
            raised = raised.applying(AvoidancePlanner.plan(raised))
            raised.keyboardTop = nil
            let lowered = raised.applying(AvoidancePlanner.plan(raised))

            for (index, view) in lowered.scrollViews.enumerated() {
                let before = raised.scrollViews[index]
                if view.bottomInset != resting.scrollViews[index].bottomInset { return "inset \(view.bottomInset)" }
                if view.mayChangeInset, view.bottomInset != 0 { return "inset \(view.bottomInset)" }
                let range = view.naturalRange
                let clamped = min(max(before.contentOffset.y, range.lowerBound), range.upperBound)
                let expected = view.scrollsVertically ? clamped : before.contentOffset.y
                if view.contentOffset.y != expected { return "offset \(view.contentOffset.y), not \(expected)" }
            }
            // With the previous offsets, which a ledger restores, everything is where it was.
            var ledger = AvoidancePlanner.plan(raised)
            for (index, view) in resting.scrollViews.enumerated() {
                ledger.scrollViews[index].contentOffset = view.contentOffset
            }
            let restored = raised.applying(ledger)
            return restored == resting ? nil : "restored \(restored)"
        }
    }

    // MARK: - What doesn't matter

    @Test("depends on the places relative to each other alone", arguments: seeds)
    func moving(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 100) { situation in
            var moved = situation
            let distance = CGPoint(x: -300, y: 5000)
            moved.viewport = situation.viewport.offsetBy(dx: distance.x, dy: distance.y)
            moved.keyboardTop = situation.keyboardTop.map { $0 + distance.y }
            moved.moveAll { $0.offsetBy(dx: distance.x, dy: distance.y) }
            let plan = AvoidancePlanner.plan(moved)
            return plan == AvoidancePlanner.plan(situation) ? nil : "moved \(plan)"
        }
    }

    @Test("does not depend on how far the container is moved at the time", arguments: seeds)
    func shifted(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 100) { situation in
            guard situation.container != nil else { return nil }
            var shifted = situation
            shifted.container!.shift += 77
            shifted.moveAll { $0.offsetBy(dx: 0, dy: 77) }
            let plan = AvoidancePlanner.plan(shifted)
            return plan == AvoidancePlanner.plan(situation) ? nil : "shifted \(plan)"
        }
    }

    @Test("comes to the same in numbers that are rounded", arguments: seeds)
    func thirds(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 200) { situation in
            var third = situation
            for path in situation.numbers { third[keyPath: path] /= 3 }
            let (plan, planOfThird) = (AvoidancePlanner.plan(situation), AvoidancePlanner.plan(third))
            let isSame = zip(plan.scrollViews, planOfThird.scrollViews).allSatisfy {
                abs($0.contentOffset.y - $1.contentOffset.y * 3) < 2
            }
            let isSameShift = abs(plan.containerShift - planOfThird.containerShift * 3) < 2
            return isSame && isSameShift ? nil : "in thirds \(planOfThird)"
        }
    }

    @Test("takes no account of what is sideways", arguments: seeds)
    func directions(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let other = GeneratedSituation.whole.situation(using: &random)
        GeneratedSituation.whole.check(seed: seed, count: 100) { situation in
            var mixed = situation
            mixed.viewport.origin.x = other.viewport.origin.x
            mixed.viewport.size.width = other.viewport.size.width
            mixed.moveAll { frame in
                CGRect(x: frame.minX * 2 + 10, y: frame.minY, width: frame.width / 2, height: frame.height)
            }
            for index in mixed.scrollViews.indices {
                mixed.scrollViews[index].contentOffset.x += 5
            }
            let (plan, planOfMixed) = (AvoidancePlanner.plan(situation), AvoidancePlanner.plan(mixed))
            let isSame = zip(plan.scrollViews, planOfMixed.scrollViews).allSatisfy {
                $0.contentOffset.y == $1.contentOffset.y && $0.bottomInset == $1.bottomInset
            }
            return isSame && plan.containerShift == planOfMixed.containerShift ? nil : "mixed \(planOfMixed)"
        }
    }

    @Test("does not move for companions that it cannot show", arguments: seeds)
    func companionsNotShown(seed: UInt64) {
        GeneratedSituation.whole.check(seed: seed, count: 100) { situation in
            let plan = AvoidancePlanner.plan(situation)
            var oracle = AvoidanceOracle(situation)
            _ = oracle.place(plan)
            guard situation.keyboardTop != nil else { return nil }
            let areShown = oracle.heights.suffix(situation.companions.count).map { $0 == 1 }
            var fewer = situation
            fewer.companions = zip(situation.companions, areShown).filter(\.1).map(\.0)
            let planWithFewer = AvoidancePlanner.plan(fewer)
            return planWithFewer == plan ? nil : "without them \(planWithFewer)"
        }
    }

    // MARK: - Invalid numbers

    static let oddNumbers: [CGFloat] = [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e12,
    ]

    @Test("plans as if it were not there without what has a number that is none", arguments: seeds)
    func oddNumber(seed: UInt64) {
        let odd = Self.oddNumbers[Int(seed) % Self.oddNumbers.count]
        GeneratedSituation.whole.check(seed: seed, count: 40) { situation in
            /// Returns whether the two changes have the same effect on the scroll views.
            func isSame(
                _ change: (inout AvoidanceSituation) -> Void, _ other: (inout AvoidanceSituation) -> Void
            ) -> Bool {
                var (changed, otherwise) = (situation, situation)
                change(&changed)
                other(&otherwise)
                return AvoidancePlanner.plan(changed).scrollViews == AvoidancePlanner.plan(otherwise).scrollViews
            }
            if !isSame({ $0.caret?.frame.origin.y = odd }, { $0.caret = nil }) { return "caret \(odd)" }
            if !isSame({ $0.field?.frame.size.height = odd }, { $0.field = nil }) { return "field \(odd)" }
            if !isSame({ $0.distance = odd }, { $0.distance = 0 }) { return "distance \(odd)" }
            if !isSame({ $0.container?.shift = odd }, { $0.container = nil }) { return "shift \(odd)" }
            if !isSame({ $0.container?.maximumRise = .nan }, { $0.container?.maximumRise = .signalingNaN }) {
                return "maximum rise"
            }
            if !situation.companions.isEmpty,
                !isSame({ $0.companions[0].frame.origin.x = odd }, { $0.companions.removeFirst() })
            {
                return "companion \(odd)"
            }
            let nothingToSee: (inout AvoidanceSituation) -> Void = {
                ($0.caret, $0.field, $0.companions) = (nil, nil, [])
            }
            return isSame({ $0.viewport.size.height = odd }, nothingToSee) ? nil : "visible \(odd)"
        }
    }

    @Test("keeps a container with a number that is none", arguments: oddNumbers)
    func oddContainer(odd: CGFloat) {
        GeneratedSituation.whole.check(seed: 1, count: 100) { situation in
            guard var container = situation.container else { return nil }
            var broken = situation
            broken.container!.shift = odd
            let plan = AvoidancePlanner.plan(broken)
            if !same(plan.containerShift, odd) { return "shift \(odd): \(plan.containerShift)" }
            guard odd.isNaN else { return nil }
            container.maximumRise = odd
            broken.container = container
            let kept = AvoidancePlanner.plan(broken).containerShift
            return kept == container.shift ? nil : "moved to \(kept)"
        }
    }

    @Test("keeps a scroll view with a number that is none, and lets it hide nothing", arguments: seeds)
    func oddScrollView(seed: UInt64) {
        let odd = Self.oddNumbers[Int(seed) % Self.oddNumbers.count]
        GeneratedSituation.whole.check(seed: seed, count: 40) { situation in
            for index in situation.scrollViews.indices {
                let kept = situation.scrollViews[index]
                var replacement = situation
                replacement.scrollViews[index] = .init(
                    frame: CGRect(x: -9000, y: -9000, width: 20_000, height: 20_000),
                    contentOffset: kept.contentOffset, contentSize: .zero, bottomInset: kept.bottomInset,
                    scrollsVertically: false, mayChangeInset: false)
                let expected = AvoidancePlanner.plan(replacement)
                for path in situation.numbers(ofScrollViewAt: index) {
                    var broken = situation
                    broken[keyPath: path] = odd
                    var plan = AvoidancePlanner.plan(broken)
                    let (given, planned) = (broken.scrollViews[index], plan.scrollViews[index])
                    let isKept =
                        same(planned.contentOffset.x, given.contentOffset.x)
                        && same(planned.contentOffset.y, given.contentOffset.y)
                        && same(planned.bottomInset, given.bottomInset)
                    plan.scrollViews[index] = expected.scrollViews[index]
                    if !isKept || plan != expected { return "\(path) \(odd): \(plan)" }
                }
            }
            return nil
        }
    }

    private func same(_ number: CGFloat, _ other: CGFloat) -> Bool {
        number == other || number.isNaN && other.isNaN
    }

    @Test("keeps everything while the keyboard has no place", arguments: oddNumbers)
    func oddKeyboard(odd: CGFloat) {
        GeneratedSituation.whole.check(seed: 1, count: 100) { situation in
            var situation = situation
            situation.keyboardTop = odd
            return AvoidancePlanner.plan(situation) == AvoidancePlan(keeping: situation) ? nil : "moved"
        }
    }

    @Test("answers whatever the numbers are", arguments: seeds)
    func anyNumbers(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let odd = Self.oddNumbers + [0, -1, -500, .leastNonzeroMagnitude, 1_073_741_824]
        for _ in 0..<100 {
            var situation = GeneratedSituation.whole.situation(using: &random)
            for path in situation.numbers where random.chance(15) {
                situation[keyPath: path] = odd.randomElement(using: &random)!
            }
            for _ in 0..<random.number(0...2) {
                let index = [-1, 3, .max, .min].randomElement(using: &random)!
                situation.companions.append(.init(frame: situation.viewport, scrollView: index))
            }
            let plan = AvoidancePlanner.plan(situation)
            for (view, new) in zip(situation.scrollViews, plan.scrollViews) {
                let given = [view.contentOffset.x, view.contentOffset.y, view.bottomInset]
                let planned = [new.contentOffset.x, new.contentOffset.y, new.bottomInset]
                #expect(planned.allSatisfy(\.isFinite) || !given.allSatisfy(\.isFinite), "seed \(seed)")
            }
            #expect(plan.containerShift.isFinite || situation.container?.shift.isFinite == false, "seed \(seed)")
        }
    }

    // MARK: - The generated situations

    @Test("has been tried in situations of every kind")
    func kinds() {
        var random = SplitMix64(seed: 1)
        var counts: [String: Int] = [:]
        for _ in 0..<2000 {
            let situation = GeneratedSituation.whole.situation(using: &random)
            let plan = AvoidancePlanner.plan(situation)
            var oracle = AvoidanceOracle(situation)
            _ = oracle.place(plan)
            func count(_ kind: String, if holds: Bool) { counts[kind, default: 0] += holds ? 1 : 0 }
            if let caret = situation.caret {
                let seen = oracle.seenHeight(of: caret)
                count("caret whole", if: seen >= caret.frame.height)
                count("caret in part", if: seen > 0 && seen < caret.frame.height)
                count("caret hidden", if: seen == 0)
            }
            if let field = situation.field {
                let seen = oracle.seenHeight(of: field)
                count("field whole", if: seen >= field.frame.height)
                count("field in part", if: seen > 0 && seen < field.frame.height)
            }
            count("companion shown", if: oracle.heights.dropFirst(oracle.divisibleCount).contains(1))
            count("companion not shown", if: oracle.heights.dropFirst(oracle.divisibleCount).contains(0))
            count("container raised", if: plan.containerShift < situation.container?.shift ?? 0)
            count("container lowered", if: plan.containerShift > situation.container?.shift ?? 0)
            let offsets = zip(plan.scrollViews, situation.scrollViews).map { $0.contentOffset.y - $1.contentOffset.y }
            count("two scrolled", if: offsets.filter { $0 != 0 }.count > 1)
            count("scrolled back", if: offsets.contains { $0 < 0 })
            count("nothing scrolled", if: !offsets.isEmpty && offsets.allSatisfy { $0 == 0 })
        }
        for (kind, count) in counts {
            #expect(count > 40, "\(kind)")
        }
    }
}

extension AvoidanceSituation {
    /// Replaces all frames except the viewport's.
    fileprivate mutating func moveAll(_ change: (CGRect) -> CGRect) {
        changeTargets { $0.frame = change($0.frame) }
        for index in scrollViews.indices { scrollViews[index].frame = change(scrollViews[index].frame) }
    }
}

extension AvoidanceSituation.ScrollView {
    /// The natural range (F9) with all insets.
    fileprivate var naturalRange: ClosedRange<CGFloat> {
        -adjustedInsets.top...max(-adjustedInsets.top, offsetAtEnd)
    }

    fileprivate var offsetAtEnd: CGFloat {
        contentSize.height + adjustedInsets.bottom + bottomInset - frame.height
    }

    fileprivate var contentTop: CGFloat { frame.minY - contentOffset.y }
}
