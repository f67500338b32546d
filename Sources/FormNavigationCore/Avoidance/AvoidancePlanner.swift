import Foundation

/// The rules for what moves, and how far, so that the keyboard doesn't hide what's being edited.
///
/// A target is visible to the extent that it's within the viewport, above the keyboard by the requested distance, and
/// within the frames of all scroll views around it, minus what their top insets say that something else covers. While
/// there's a keyboard:
///
/// 1. As much as possible of the caret is visible. Then as much as possible of the field is visible without losing any
///    of that. Then comes each companion in turn, if it can be visible as a whole without losing any of what comes
///    before it, and finally as much as possible of the requested distance above the field.
/// 2. The container moves no farther than necessary for that, then the outermost scroll view no farther than necessary,
///    and so on inward. What an inner scroll view can do is never left to an outer one.
/// 3. The container moves from its own position, and a scroll view from its current one. A position that the user or
///    the app scrolled to stays, if it's a natural one (F9) and shows all of that.
/// 4. The bottom inset makes room for the part of a scroll view that the keyboard covers, to the extent that the insets
///    of the app and the system don't already, so that the content can scroll until its end meets the keyboard. If
///    that's not enough to show a target near the end of the content, because of a distance to the keyboard, or because
///    an outer scroll view clips it, the inset is as large as the target needs.
/// 5. No scroll view scrolls outside its natural range, including that inset.
///
/// Without a keyboard there are no insets and no shift, and offsets outside the natural range return to its nearer end.
/// All other offsets stay. Nothing scrolls sideways.
package enum AvoidancePlanner {
    /// The difference, in points, that isn't worth a movement.
    ///
    /// It's half a point, because a scroll view rounds its offset to a whole pixel, which may be a point wide, and a
    /// rounded offset mustn't cause another movement. Insets and shifts that aren't needed still return to exactly `0`.
    package static let tolerance: CGFloat = 0.5

    /// Returns the plan for a situation, in time linear in the number of scroll views for each target.
    ///
    /// The result is the same for the same situation, and planning again after applying the plan changes nothing. A
    /// value with a component that isn't a finite number, or isn't between plus and minus 2³⁰, stays as it is or is
    /// ignored, as its documentation says. The plan then repeats the value.
    package static func plan(_ situation: AvoidanceSituation) -> AvoidancePlan {
        if let top = situation.keyboardTop, !top.isPlace { return AvoidancePlan(keeping: situation) }
        let geometry = Geometry(situation)
        let movements = geometry.movements()

        var plan = AvoidancePlan(keeping: situation)
        // From here on, the values are those that are applied in the end, if a small difference wasn't worth a
        // movement.
        var position: CGFloat = 0
        if let container = situation.container, container.isUsable {
            plan.containerShift = settled(CGFloat(movements[situation.scrollViews.count]), from: container.shift)
            position = plan.containerShift - container.shift
        }
        for index in situation.scrollViews.indices.reversed() where situation.scrollViews[index].isUsable {
            let scrollView = situation.scrollViews[index]
            let wanted = scrollView.contentOffset.y - CGFloat(movements[index])
            if scrollView.mayChangeInset {
                let inset = geometry.bottomInset(of: scrollView, movedBy: position, for: wanted)
                plan.scrollViews[index].bottomInset = settled(inset, from: scrollView.bottomInset)
            }
            var offset = moved(scrollView.contentOffset.y, by: CGFloat(-movements[index]))
            if scrollView.restsAtEnd, scrollView.scrollsVertically {
                // The end of content that's shorter than the view moves along with the inset.
                offset = max(
                    offset, scrollView.verticalRange(bottomInset: plan.scrollViews[index].bottomInset).lowerBound)
            }
            plan.scrollViews[index].contentOffset.y = offset
            position += scrollView.contentOffset.y - offset
        }
        return plan
    }

    /// Returns the plan for a scroll view while there's no keyboard: its offset, in the natural range (F9).
    ///
    /// - Parameter offset: The offset to scroll to, in points. The default is the current one, which also replaces an
    ///   offset that isn't finite, and any offset if the scroll view mustn't scroll.
    package static func planAtRest(
        for scrollView: AvoidanceSituation.ScrollView, at offset: CGFloat? = nil
    ) -> AvoidancePlan.ScrollView {
        var scrollView = scrollView
        if let offset, offset.isFinite, scrollView.scrollsVertically, scrollView.isUsable {
            scrollView.contentOffset.y = offset
        }
        return plan(AvoidanceSituation(viewport: .null, keyboardTop: nil, scrollViews: [scrollView])).scrollViews[0]
    }

    /// Whether moving the container doesn't move the field, because its layout depends on something that stays.
    ///
    /// - Parameter shifts: The container's initial shift, and the shift of each plan since. If each plan asks for more,
    ///   the previous one left the field where it was, and so would the next.
    package static func isResisted(_ shifts: [CGFloat]) -> Bool {
        let last = shifts.suffix(3)
        guard shifts.count >= 4, let first = last.first, first < 0 else { return false }
        return zip(last, last.dropFirst()).allSatisfy { $0 - $1 >= tolerance }
    }

    private static func moved(_ offset: CGFloat, by distance: CGFloat) -> CGFloat {
        abs(distance) < tolerance ? offset : offset + distance
    }

    /// Returns the new value for an inset or a shift, which is `0` if none is necessary.
    private static func settled(_ value: CGFloat, from old: CGFloat) -> CGFloat {
        if abs(value) < MovementChain.slack { return 0 }
        return abs(value - old) < tolerance ? old : value
    }
}

/// A situation as a chain of movements, with the container in its own position.
private struct Geometry {
    private let situation: AvoidanceSituation
    /// How far the container, and everything in it, is from its own position.
    private let shift: Double
    /// The keyboard's top edge, or `infinity` if there's no keyboard.
    private let keyboardTop: Double
    private let distance: Double
    private let topDistance: Double
    /// What the bars and the keyboard leave visible, minus the distance to the keyboard.
    private let viewport: Extent

    init(_ situation: AvoidanceSituation) {
        self.situation = situation
        shift = situation.container.flatMap { $0.isUsable ? Double($0.shift) : nil } ?? 0
        let keyboardTop = situation.keyboardTop.map { Double($0) } ?? .infinity
        let distance = Self.usable(situation.distance)
        self.keyboardTop = keyboardTop
        self.distance = distance
        topDistance = situation.topDistance.map(Self.usable) ?? distance

        let visible = Extent(vertically: situation.viewport)
        let (caret, field) = (Self.length(of: situation.caret), Self.length(of: situation.field))
        // In a field that's too high to be visible as a whole, the caret counts.
        let isFieldSeen = visible.start + field <= keyboardTop + MovementChain.slack
        let needed = isFieldSeen ? max(caret, field) : caret
        let end = max(keyboardTop - distance, min(keyboardTop, visible.start + needed))
        viewport = Extent(start: visible.start, end: min(visible.end, end))
    }

    private static func usable(_ distance: CGFloat) -> Double { distance.isPlace ? max(0, Double(distance)) : 0 }

    private static func length(of target: AvoidanceSituation.Target?) -> Double {
        guard let target, target.frame.isUsable else { return 0 }
        return Extent(vertically: target.frame).length
    }

    func movements() -> [Double] {
        var links = situation.scrollViews.map(link(for:))
        var container = MovementChain.Link.fixed
        if let rise = situation.container.flatMap({ $0.isUsable ? Double($0.maximumRise) : nil }) {
            container.least = -max(0, min(rise, Double(CGFloat.farthestPlace)))
        }
        links.append(container)
        guard keyboardTop < .infinity, situation.viewport.isUsable else {
            let all = Extent(start: -.infinity, end: keyboardTop)
            return MovementChain(links: links, viewport: all, keyboardTop: keyboardTop).movements(showing: [])
        }
        var items = [situation.caret, situation.field].compactMap { $0.flatMap { item($0, isDivisible: true) } }
        let fieldIndex = items.count - 1
        items += situation.companions.compactMap { item($0, isDivisible: false) }
        if topDistance > 0, var margin = situation.field.flatMap({ item($0, isDivisible: true) }) {
            margin.span.start -= topDistance
            margin.prerequisite = fieldIndex
            // A scroll view that can't scroll up or down, such as a row of pages, moves with what's around it, and so
            // does the room above its fields.
            margin.link =
                situation.scrollViews.indices.first {
                    $0 >= margin.link && situation.scrollViews[$0].scrollsVertically
                } ?? margin.link
            items.append(margin)
        }
        return MovementChain(links: links, viewport: viewport, keyboardTop: keyboardTop).movements(showing: items)
    }

    private func link(for scrollView: AvoidanceSituation.ScrollView) -> MovementChain.Link {
        guard scrollView.isUsable else { return .fixed }
        var link = MovementChain.Link.fixed
        link.opening = Extent(vertically: scrollView.frame).moved(by: -shift)
        link.start = link.opening.start
        link.opening.start += coveredStart(of: scrollView)
        guard scrollView.scrollsVertically else { return link }
        let given = scrollView.mayChangeInset ? 0 : scrollView.bottomInset
        let range = scrollView.verticalRange(bottomInset: given)
        link.least = Double(scrollView.contentOffset.y - range.upperBound)
        link.most = Double(scrollView.contentOffset.y - range.lowerBound)
        if scrollView.mayChangeInset { link.contentEnd = contentEnd(of: scrollView) }
        return link
    }

    /// The part of a scroll view's start that something covers: its top inset, such as a header's height.
    ///
    /// An inset of more than half the height isn't for a header. It positions the content, such as a short conversation
    /// at the bottom of its view.
    private func coveredStart(of scrollView: AvoidanceSituation.ScrollView) -> Double {
        let inset = max(0, Double(scrollView.adjustedInsets.top))
        let height = Extent(vertically: scrollView.frame).length
        return inset <= height / 2 + MovementChain.slack ? inset : 0
    }

    private func contentEnd(of scrollView: AvoidanceSituation.ScrollView) -> Double {
        let start = Extent(vertically: scrollView.frame).start - shift - Double(scrollView.contentOffset.y)
        // With a negative inset, the app hides the end of the content, so it's also hidden behind the keyboard.
        let hidden = max(0, -Double(scrollView.adjustedInsets.bottom))
        return start + max(0, Double(scrollView.contentSize.height)) - hidden
    }

    /// The end of what a scroll view shows without a keyboard if its content is short, wherever that is now.
    private func endAtRest(of scrollView: AvoidanceSituation.ScrollView) -> Double {
        guard !scrollView.restsAtEnd else { return -.infinity }
        let insets = scrollView.adjustedInsets
        let end = Extent(vertically: scrollView.frame).end - shift - Double(scrollView.contentOffset.y)
        return end - Double(insets.top) - max(0, Double(insets.bottom))
    }

    /// Returns the bottom inset to add for a position of the frame and a requested offset.
    func bottomInset(
        of scrollView: AvoidanceSituation.ScrollView, movedBy distance: CGFloat, for offset: CGFloat
    ) -> CGFloat {
        let inset = scrollView.bottomInset(coveredFrom: CGFloat(keyboardTop) - distance)
        guard scrollView.scrollsVertically, keyboardTop < .infinity else { return inset }
        // If a target needs it, the content's end moves beyond the keyboard.
        let isNatural = offset <= scrollView.verticalRange(bottomInset: inset).upperBound + MovementChain.slack
        return isNatural ? inset : inset + offset - scrollView.offsetAtEnd(bottomInset: inset)
    }

    private func item(_ target: AvoidanceSituation.Target, isDivisible: Bool) -> MovementChain.Item? {
        guard target.frame.isUsable else { return nil }
        let span = Extent(vertically: target.frame).moved(by: -shift)
        var item = MovementChain.Item(span: span, link: situation.scrollViews.count, isDivisible: isDivisible)
        guard let index = target.scrollView else { return item }
        guard situation.scrollViews.indices.contains(index) else { return nil }
        item.link = index
        let scrollView = situation.scrollViews[index]
        // Scrolling can't reach what extends beyond the content, and nothing else is worth a movement for it. But below
        // content that's shorter than its view, it's visible without a keyboard.
        guard scrollView.isUsable, scrollView.scrollsVertically else { return item }
        let end = max(contentEnd(of: scrollView), endAtRest(of: scrollView))
        if span.start < end - MovementChain.slack { item.span.end = min(span.end, end) }
        return item
    }
}
