import Foundation

/// The rules for what moves, and how far, so that the keyboard does not hide what is being edited.
///
/// A target is seen as far as it lies within what is visible of the window, above the keyboard by the distance asked
/// for, and within the frames of all scroll views around it. While there is a keyboard
///
/// 1. as much of the caret is seen as can be, then as much of the field as can be without losing any of that, then each
///    companion in turn, if it can be seen whole without losing any of what comes before it;
/// 2. the container moves no further than that takes, then the outermost scroll view no further, and so on inwards:
///    what an inner one can do is never left to one around it;
/// 3. the container is moved away from its own place, and a scroll view from where it is: a position that was scrolled
///    to stays, if it is a natural one (F9) and shows all of that;
/// 4. the bottom inset makes room for the part of a scroll view that the keyboard covers, as far as the insets of the
///    app and the system do not already, so that the content can be scrolled until its end meets the keyboard. Where
///    that is not enough to see a target near the end of the content, because it is to be seen at a distance from the
///    keyboard, or a scroll view further out cuts it off, there is as much room as it needs;
/// 5. no scroll view is scrolled outside of its natural range, taken with that inset.
///
/// Without a keyboard there are no insets and no shift, and offsets outside of the natural range return to its nearer
/// end; all others stay. Horizontally the same holds for the caret alone, except that nothing makes room and the
/// container does not move.
package enum AvoidancePlanner {
    /// The difference that is not worth a movement, in points.
    ///
    /// Half a point, since a scroll view rounds its offset to a whole pixel, which may be a point wide: what it has
    /// rounded must not move again. Where no inset or no shift is needed they go back to exactly `0` all the same.
    package static let tolerance: CGFloat = 0.5

    /// Returns the plan for a situation, in time linear in the number of scroll views for each target.
    ///
    /// The result is the same for the same situation, and planning again where the plan has been applied changes
    /// nothing. What has a component that is not a finite number, or is not between plus and minus 2³⁰, stays as it is
    /// or is left out of account, as its documentation says; the plan repeats what it was given.
    package static func plan(_ situation: AvoidanceSituation) -> AvoidancePlan {
        if let top = situation.keyboardTop, !top.isPlace { return AvoidancePlan(keeping: situation) }
        let geometry = Geometry(situation)
        let vertical = geometry.verticalMovements()
        let horizontal = geometry.horizontalMovements()

        var plan = AvoidancePlan(keeping: situation)
        // From here on with what is applied in the end, where a small difference was not worth a movement.
        var position: CGFloat = 0
        if let container = situation.container, container.isUsable {
            plan.containerShift = settled(CGFloat(vertical[situation.scrollViews.count]), from: container.shift)
            position = plan.containerShift - container.shift
        }
        for index in situation.scrollViews.indices.reversed() where situation.scrollViews[index].isUsable {
            let scrollView = situation.scrollViews[index]
            let wanted = scrollView.contentOffset.y - CGFloat(vertical[index])
            if scrollView.mayChangeInset {
                let inset = geometry.bottomInset(of: scrollView, movedBy: position, for: wanted)
                plan.scrollViews[index].bottomInset = settled(inset, from: scrollView.bottomInset)
            }
            let offset = CGPoint(
                x: moved(scrollView.contentOffset.x, by: CGFloat(-horizontal[index])),
                y: moved(scrollView.contentOffset.y, by: CGFloat(-vertical[index])))
            plan.scrollViews[index].contentOffset = offset
            position += scrollView.contentOffset.y - offset.y
        }
        return plan
    }

    private static func moved(_ offset: CGFloat, by distance: CGFloat) -> CGFloat {
        abs(distance) < tolerance ? offset : offset + distance
    }

    /// Returns the new value for an inset or a shift, which is `0` where none is needed.
    private static func settled(_ value: CGFloat, from old: CGFloat) -> CGFloat {
        if abs(value) < MovementChain.slack { return 0 }
        return abs(value - old) < tolerance ? old : value
    }
}

/// A situation as chains of movements, with the container in its own place.
private struct Geometry {
    private let situation: AvoidanceSituation
    /// How far the container, and all that lies in it, is from its own place.
    private let shift: Double
    /// Where the keyboard begins; `infinity` if there is none.
    private let cover: Double

    init(_ situation: AvoidanceSituation) {
        self.situation = situation
        shift = situation.container.flatMap { $0.isUsable ? Double($0.shift) : nil } ?? 0
        cover = situation.keyboardTop.map { Double($0) } ?? .infinity
    }

    // MARK: - Vertically

    func verticalMovements() -> [Double] {
        var links = situation.scrollViews.map(verticalLink)
        var container = MovementChain.Link.fixed
        if let rise = situation.container.flatMap({ $0.isUsable ? Double($0.maximumRise) : nil }) {
            container.least = -max(0, min(rise, Double(CGFloat.farthestPlace)))
        }
        links.append(container)

        var items: [MovementChain.Item] = []
        var room = Extent(start: -.infinity, end: cover)
        if cover < .infinity, situation.visible.isUsable {
            room = verticalRoom()
            items = [situation.caret, situation.field].compactMap { $0.flatMap { verticalItem($0, isDivisible: true) } }
            items += situation.companions.compactMap { verticalItem($0, isDivisible: false) }
        }
        return MovementChain(links: links, room: room, cover: cover).movements(showing: items)
    }

    private func verticalRoom() -> Extent {
        let visible = Extent.vertical(of: situation.visible)
        let distance = situation.distance.isPlace ? max(0, Double(situation.distance)) : 0
        let caret = situation.caret.flatMap { $0.frame.isUsable ? Extent.vertical(of: $0.frame).length : nil } ?? 0
        let end = max(cover - distance, min(cover, visible.start + caret))
        return Extent(start: visible.start, end: min(visible.end, end))
    }

    private func verticalItem(_ target: AvoidanceSituation.Target, isDivisible: Bool) -> MovementChain.Item? {
        item(target, span: Extent.vertical(of: target.frame).moved(by: -shift), isDivisible: isDivisible) {
            scrollView in
            scrollView.scrollsVertically ? verticalContentEnd(of: scrollView) : .infinity
        }
    }

    private func verticalLink(of scrollView: AvoidanceSituation.ScrollView) -> MovementChain.Link {
        guard scrollView.isUsable else { return .fixed }
        var link = MovementChain.Link.fixed
        link.opening = Extent.vertical(of: scrollView.frame).moved(by: -shift)
        guard scrollView.scrollsVertically else { return link }
        let given = scrollView.mayChangeInset ? 0 : scrollView.bottomInset
        let range = scrollView.verticalRange(bottomInset: given)
        link.least = Double(scrollView.contentOffset.y - range.upperBound)
        link.most = Double(scrollView.contentOffset.y - range.lowerBound)
        if scrollView.mayChangeInset { link.contentEnd = verticalContentEnd(of: scrollView) }
        return link
    }

    private func verticalContentEnd(of scrollView: AvoidanceSituation.ScrollView) -> Double {
        let start = Extent.vertical(of: scrollView.frame).start - shift - Double(scrollView.contentOffset.y)
        // A negative inset is the app's way to hide the end of the content: behind the keyboard as behind the frame.
        let hidden = max(0, -Double(scrollView.adjustedInsets.bottom))
        return start + max(0, Double(scrollView.contentSize.height)) - hidden
    }

    /// Returns the bottom inset to add where the frame is moved and an offset wanted.
    func bottomInset(
        of scrollView: AvoidanceSituation.ScrollView, movedBy distance: CGFloat, for offset: CGFloat
    ) -> CGFloat {
        let inset = scrollView.bottomInset(coveredFrom: CGFloat(cover) - distance)
        guard scrollView.scrollsVertically, cover < .infinity else { return inset }
        // Where a target needs it, the content's end is brought further than to the keyboard.
        let isNatural = offset <= scrollView.verticalRange(bottomInset: inset).upperBound + MovementChain.slack
        return isNatural ? inset : inset + offset - scrollView.offsetAtEnd(bottomInset: inset)
    }

    // MARK: - Horizontally

    func horizontalMovements() -> [Double] {
        let links = situation.scrollViews.map(horizontalLink) + [.fixed]
        var items: [MovementChain.Item] = []
        var room = Extent.everything
        if cover < .infinity, situation.visible.isUsable, let caret = situation.caret {
            room = Extent.horizontal(of: situation.visible)
            let span = Extent.horizontal(of: caret.frame)
            let item = item(caret, span: span, isDivisible: true) { scrollView in
                scrollView.scrollsHorizontally ? horizontalContentEnd(of: scrollView) : .infinity
            }
            if let item { items.append(item) }
        }
        return MovementChain(links: links, room: room, cover: .infinity).movements(showing: items)
    }

    private func horizontalLink(of scrollView: AvoidanceSituation.ScrollView) -> MovementChain.Link {
        guard scrollView.isUsable else { return .fixed }
        var link = MovementChain.Link.fixed
        link.opening = Extent.horizontal(of: scrollView.frame)
        guard scrollView.scrollsHorizontally else { return link }
        let range = scrollView.horizontalRange
        link.least = Double(scrollView.contentOffset.x - range.upperBound)
        link.most = Double(scrollView.contentOffset.x - range.lowerBound)
        return link
    }

    private func horizontalContentEnd(of scrollView: AvoidanceSituation.ScrollView) -> Double {
        let start = Extent.horizontal(of: scrollView.frame).start - Double(scrollView.contentOffset.x)
        return start + max(0, Double(scrollView.contentSize.width))
    }

    // MARK: - In either direction

    private func item(
        _ target: AvoidanceSituation.Target, span: Extent, isDivisible: Bool,
        contentEnd: (AvoidanceSituation.ScrollView) -> Double
    ) -> MovementChain.Item? {
        guard target.frame.isUsable else { return nil }
        var item = MovementChain.Item(span: span, link: situation.scrollViews.count, isDivisible: isDivisible)
        guard let index = target.scrollView else { return item }
        guard situation.scrollViews.indices.contains(index) else { return nil }
        item.link = index
        let scrollView = situation.scrollViews[index]
        // What sticks out of the content cannot be scrolled to, and is not worth moving anything else for.
        let end = scrollView.isUsable ? contentEnd(scrollView) : .infinity
        if span.start < end - MovementChain.slack { item.span.end = min(span.end, end) }
        return item
    }
}
