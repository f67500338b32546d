extension LayoutPass {
    /// A relation between an expression and zero, with its priority.
    private struct Wish {
        var expression: LinearSystem.Expression
        var relation: LinearSystem.Relation
        var priority: Float
        var axis: NSLayoutConstraint.Axis
        var crossesAxes = false
        var constraint: NSLayoutConstraint?
    }

    /// Works out every variable.
    mutating func solve() {
        var wishes: [Wish] = []
        for constraint in constraints {
            if let wish = wish(for: constraint) { wishes.append(wish) }
        }
        if let fitting { wishes += fittingWishes(fitting) }
        if !wishes.contains(where: \.crossesAxes) {
            // Widths first: heights depend on them where text wraps or views are stacked.
            meet(wishes.filter { $0.axis == .horizontal } + intrinsicWishes(.horizontal))
            keepOpenVariables(.horizontal)
            meet(wishes.filter { $0.axis == .vertical } + intrinsicWishes(.vertical))
            keepOpenVariables(.vertical)
            return
        }
        // Where widths depend on heights too, start from the present widths and repeat until they stay.
        let fresh = system
        var widths = slots.map { Double($0.view.bounds.width) }
        for _ in 0..<4 {
            system = fresh
            meet(wishes + intrinsicWishes(.horizontal) + intrinsicWishes(.vertical, widths: widths))
            keepOpenVariables(.horizontal)
            keepOpenVariables(.vertical)
            let found = slots.map { value(of: $0.width) }
            if zip(found, widths).allSatisfy({ abs($0 - $1) < 0.01 }) { break }
            widths = found
        }
    }

    /// Adds wishes to the system by priority, those of equal priority in the order given.
    private mutating func meet(_ wishes: [Wish]) {
        let order = wishes.indices.sorted {
            (-wishes[$0].priority, $0) < (-wishes[$1].priority, $1)
        }
        for index in order {
            let wish = wishes[index]
            let isRequired = wish.priority >= UILayoutPriority.required.rawValue
            if system.add(wish.expression, wish.relation, isRequired: isRequired) || !isRequired { continue }
            guard fitting == nil, !isProvisional, let constraint = wish.constraint, !constraint.isReported else {
                continue
            }
            constraint.isReported = true
            ConstraintLayout.log(
                """
                Unable to simultaneously satisfy constraints. Will attempt to recover by breaking constraint
                \(constraint.summary)
                Give it a priority below 1000, change what contradicts it, or set \
                translatesAutoresizingMaskIntoConstraints to false on views whose frames constraints decide.
                """
            )
        }
    }

    private mutating func wish(for constraint: NSLayoutConstraint) -> Wish? {
        let (firstView, secondView) = constraint.views
        guard let firstView else { return nil }
        guard !isLeftToStack(constraint, firstView, secondView) else {
            note(constraint, on: firstView)
            return nil
        }
        let isMirrored =
            (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
            && constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let first = side(
            constraint.firstItem, constraint.firstAttribute, to: constraint.ends.first, other: secondView,
            isMirrored: isMirrored)
        guard var result = first else { return nil }
        result.constant -= Double(constraint.constant)
        if constraint.secondItem != nil {
            let second = side(
                constraint.secondItem, constraint.secondAttribute, to: constraint.ends.second, other: firstView,
                isMirrored: isMirrored)
            guard let second else { return nil }
            let multiplier = Double(constraint.multiplier)
            result.add(second, times: -multiplier)
            // A multiple of a position is a position in the coordinates of the view that owns the constraint.
            if multiplier != 1, constraint.firstAttribute.isPosition, constraint.ends.first == nil,
                let holder = constraint.holder, let index = slotIndex[ObjectIdentifier(holder)]
            {
                let origin: NSLayoutConstraint.Attribute = constraint.firstAttribute.axis == .vertical ? .top : .leading
                result.add(expression(index, origin, isMirrored: isMirrored), times: multiplier - 1)
            }
        }
        if constraint.relation == .lessThanOrEqual { result.scale(by: -1) }
        return Wish(
            expression: result, relation: constraint.relation == .equal ? .zero : .notNegative,
            priority: constraint.priority.rawValue, axis: constraint.firstAttribute.axis,
            crossesAxes: constraint.secondItem != nil
                && constraint.firstAttribute.axis != constraint.secondAttribute.axis,
            constraint: constraint
        )
    }

    /// The value of one side of a constraint, without its multiplier: an attribute of an item, or the distance between
    /// two.
    private mutating func side(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.End?, other: UIView?,
        isMirrored: Bool
    ) -> LinearSystem.Expression? {
        guard let end else {
            return slot(of: item, attribute, other: other).map { expression($0, attribute, isMirrored: isMirrored) }
        }
        guard let first = slot(of: item, attribute, other: end.item?.layoutView),
            let last = slot(of: end.item, end.attribute, other: (item as? any LayoutItem)?.layoutView)
        else { return nil }
        // It may point toward the trailing edge if the other side points to the right.
        let isMirrored = isMirrored && attribute.isDirectional
        var distance = expression(last, end.attribute, isMirrored: isMirrored)
        distance.add(expression(first, attribute, isMirrored: isMirrored), times: -1)
        return distance
    }

    /// Whether it only involves arranged views, or one arranged view and an ancestor, so that their stack is
    /// responsible for it.
    private func isLeftToStack(_ constraint: NSLayoutConstraint, _ first: UIView, _ second: UIView?) -> Bool {
        let isFirst = arranged.contains(ObjectIdentifier(first))
        guard let second, second !== first else { return isFirst && constraint.firstItem === first }
        let isSecond = arranged.contains(ObjectIdentifier(second))
        let isLength = constraint.firstAttribute == .width || constraint.firstAttribute == .height
        if isFirst, isLength, ConstraintLayout.follows(first, second, constraint.firstAttribute.axis) { return true }
        return isFirst && (isSecond || first.isDescendant(of: second)) || isSecond && second.isDescendant(of: first)
    }

    /// Notes what an arranged view takes its length from.
    private mutating func note(_ constraint: NSLayoutConstraint, on view: UIView) {
        guard constraint.firstItem === view, let stack = view.superview as? UIStackView,
            let item = constraint.secondItem as? any LayoutItem
        else { return }
        followed.append((item, ConstraintLayout.size(of: item), stack))
    }

    private func expression(
        _ index: Int, _ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool
    ) -> LinearSystem.Expression {
        let slot = slots[index]
        var result = LinearSystem.Expression()
        func add(_ length: Length, times factor: Double) {
            result.constant += length.constant * factor
            if let variable = length.variable { result.add(factor, variable) }
        }
        func location(_ start: Length, _ length: Length, part: Double, times factor: Double = 1) {
            add(start, times: factor)
            add(length, times: part * factor)
        }
        // From right to left, locations are counted leftwards.
        let sign = isMirrored ? -1.0 : 1
        switch attribute.withinMargins ?? attribute {
        case .width: add(slot.width, times: 1)
        case .height: add(slot.height, times: 1)
        case .left: location(slot.x, slot.width, part: 0, times: sign)
        case .right: location(slot.x, slot.width, part: 1, times: sign)
        case .leading: location(slot.x, slot.width, part: isMirrored ? 1 : 0, times: sign)
        case .trailing: location(slot.x, slot.width, part: isMirrored ? 0 : 1, times: sign)
        case .centerX: location(slot.x, slot.width, part: 0.5, times: sign)
        case .top: location(slot.y, slot.height, part: 0)
        case .bottom: location(slot.y, slot.height, part: 1)
        case .centerY: location(slot.y, slot.height, part: 0.5)
        case .firstBaseline, .lastBaseline:
            let isFirst = attribute == .firstBaseline
            let other = isFirst ? slot.view.forFirstBaselineLayout : slot.view.forLastBaselineLayout
            // The text may be in another view, whose place the same constraints decide.
            let lined = slot.guide == nil ? slotIndex[ObjectIdentifier(other)].map { slots[$0] } ?? slot : slot
            let baseline = Baseline(of: slot.guide == nil ? lined.view : nil, isFirst: isFirst)
            location(lined.y + baseline.offset, lined.height, part: baseline.part)
        default: break
        }
        return result
    }

    /// Hugging and compression resistance of every view with an intrinsic size.
    private func intrinsicWishes(_ axis: NSLayoutConstraint.Axis, widths: [Double]? = nil) -> [Wish] {
        var wishes: [Wish] = []
        for (index, slot) in slots.enumerated() where slot.isFree && slot.guide == nil {
            let width = widths?[index] ?? value(of: slot.width)
            let size = axis == .horizontal ? naturalWidth(of: slot.view) : naturalHeight(of: slot.view, width: width)
            guard let size, size >= 0 else { continue }
            var expression = LinearSystem.Expression(constant: -size)
            guard let variable = (axis == .horizontal ? slot.width : slot.height).variable else { continue }
            expression.add(1, variable)
            // At least at one priority and at most at another is equality at the lesser of the two, and one limit.
            let hugging = slot.view.contentHuggingPriority(for: axis).rawValue
            let resistance = slot.view.contentCompressionResistancePriority(for: axis).rawValue
            wishes.append(
                Wish(expression: expression, relation: .zero, priority: min(hugging, resistance), axis: axis)
            )
            guard hugging != resistance else { continue }
            if hugging > resistance { expression.scale(by: -1) }
            wishes.append(
                Wish(expression: expression, relation: .notNegative, priority: max(hugging, resistance), axis: axis)
            )
        }
        return wishes
    }

    private func fittingWishes(_ fitting: LayoutData.Fitting) -> [Wish] {
        [
            (slots[0].width, fitting.size.width, fitting.horizontal, NSLayoutConstraint.Axis.horizontal),
            (slots[0].height, fitting.size.height, fitting.vertical, .vertical),
        ].compactMap { length, target, priority, axis in
            guard let variable = length.variable else { return nil }
            var expression = LinearSystem.Expression(constant: -Double(target))
            expression.add(1, variable)
            return Wish(expression: expression, relation: .zero, priority: priority.rawValue, axis: axis)
        }
    }

    /// A size without a constraint keeps its current value. Other undetermined sizes are zero. Then views with an
    /// undetermined position keep their current position in their superview.
    private mutating func keepOpenVariables(_ axis: NSLayoutConstraint.Axis) {
        for slot in slots where slot.isFree && !constrained.contains(ObjectIdentifier(slot.guide ?? slot.view)) {
            let present = presentFrame(of: slot)
            let isHorizontal = axis == .horizontal
            keepSize(isHorizontal ? slot.width : slot.height, at: isHorizontal ? present.width : present.height)
        }
        for slot in slots where slot.isFree {
            guard let parent = slot.parent else { continue }
            let present = presentFrame(of: slot)
            let origin = contentOrigin(of: parent)
            let isHorizontal = axis == .horizontal
            keep(
                isHorizontal ? slot.x : slot.y, at: isHorizontal ? present.minX : present.minY,
                from: isHorizontal ? origin.x : origin.y
            )
        }
    }

    private mutating func keepSize(_ length: Length, at present: CGFloat) {
        guard let variable = length.variable, !system.isDecided(variable) else { return }
        var expression = LinearSystem.Expression(constant: length.constant - Double(present))
        expression.add(1, variable)
        system.add(expression, .zero)
    }

    private mutating func keep(_ length: Length, at present: CGFloat, from origin: Length? = nil) {
        guard let variable = length.variable else { return }
        var expression = LinearSystem.Expression(constant: length.constant - Double(present))
        expression.add(1, variable)
        if let origin {
            expression.constant -= origin.constant
            if let variable = origin.variable { expression.add(-1, variable) }
        }
        if system.isOpen(expression) { system.add(expression, .zero) }
    }
}
