/// A parser for the visual format language of constraints.
///
/// The grammar is that of Apple's "Auto Layout Guide": an orientation, the superview's edges as `|`, views in brackets
/// with conditions on their size, and the gaps between them.
@MainActor
struct VisualFormat {
    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: CGFloat]
    private let views: [String: any LayoutItem]
    private var rest: Substring
    private var axis = NSLayoutConstraint.Axis.horizontal

    /// A condition on a length: relation, value or view to equal, priority.
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var item: (any LayoutItem)?
        var priority = UILayoutPriority.required
    }

    /// What's between two views.
    private enum Gap {
        case none
        case standard
        case lengths([Predicate])
    }

    private enum Element {
        case edge
        case item(any LayoutItem)
    }

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = (metrics ?? [:]).compactMapValues { value in
            switch value {
            case let number as NSNumber: CGFloat(number.doubleValue)
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            default: nil
            }
        }
        self.views = views.compactMapValues { $0 as? any LayoutItem }
        rest = format.filter { !$0.isWhitespace }[...]
    }

    // MARK: The language

    mutating func constraints() -> [NSLayoutConstraint] {
        if take("H:") { axis = .horizontal } else if take("V:") { axis = .vertical }
        var constraints: [NSLayoutConstraint] = []
        var items: [any LayoutItem] = []
        var previous: Element?
        var gap = Gap.none
        while !rest.isEmpty {
            let element: Element
            if take("|") {
                element = .edge
            } else {
                expect("[")
                let item = readItem()
                items.append(item)
                element = .item(item)
                if take("(") {
                    for predicate in readPredicates() { constraints.append(size(of: item, predicate)) }
                }
                expect("]")
            }
            if let previous {
                constraints += self.constraints(from: previous, to: element, gap)
            } else if case .edge = element, rest.isEmpty {
                fail("a view is missing")
            }
            previous = element
            guard !rest.isEmpty else { break }
            gap = readGap()
        }
        guard !items.isEmpty else { fail("a view is missing") }
        return constraints + alignment(of: items)
    }

    private mutating func readItem() -> any LayoutItem {
        let name = readName()
        guard let item = views[name] else { fail("\(name) is not a key in the views dictionary") }
        return item
    }

    private mutating func readGap() -> Gap {
        guard take("-") else { return .none }
        if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
        let predicates = take("(") ? readPredicates() : [readPredicate()]
        expect("-")
        return .lengths(predicates)
    }

    /// Up to the closing parenthesis.
    private mutating func readPredicates() -> [Predicate] {
        var predicates = [readPredicate()]
        while take(",") { predicates.append(readPredicate()) }
        expect(")")
        return predicates
    }

    private mutating func readPredicate() -> Predicate {
        var predicate = Predicate()
        if take("==") {
        } else if take(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if take("<=") {
            predicate.relation = .lessThanOrEqual
        }
        if let number = readNumber() {
            predicate.constant = number
        } else {
            let name = readName()
            if let metric = metrics[name] {
                predicate.constant = metric
            } else if let item = views[name] {
                predicate.item = item
            } else {
                fail("\(name) is not a key in the metrics or views dictionaries")
            }
        }
        if take("@") {
            let value = readNumber() ?? metrics[readName()]
            guard let value else { fail("a priority is missing") }
            predicate.priority = UILayoutPriority(Float(value))
        }
        return predicate
    }

    // MARK: Reading

    private mutating func take(_ token: String) -> Bool {
        guard rest.hasPrefix(token) else { return false }
        rest = rest.dropFirst(token.count)
        return true
    }

    private mutating func expect(_ token: String) {
        if !take(token) { fail("expected a '\(token)' here") }
    }

    private mutating func readName() -> String {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { fail("expected a name here") }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    private mutating func readNumber() -> CGFloat? {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" && $0 == rest.first }
        guard let number = Double(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        return CGFloat(number)
    }

    private func fail(_ reason: String) -> Never {
        preconditionFailure("Unable to parse constraint format: \(reason)\n\(format)\nat: \(rest)")
    }

    // MARK: Making constraints

    private func size(of item: any LayoutItem, _ predicate: Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        return make(
            item, attribute, predicate.relation, predicate.item,
            predicate.item == nil ? .notAnAttribute : attribute, predicate.constant, predicate.priority)
    }

    private func constraints(from first: Element, to second: Element, _ gap: Gap) -> [NSLayoutConstraint] {
        let (earlier, later) = ends
        let start: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)
        let end: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)
        switch (first, second) {
        case (.item(let a), .item(let b)): (start, end) = ((a, later), (b, earlier))
        case (.edge, .item(let b)): (start, end) = ((superview(of: b), earlier), (b, earlier))
        case (.item(let a), .edge): (start, end) = ((a, later), (superview(of: a), later))
        case (.edge, .edge): fail("a view is missing")
        }
        let predicates: [Predicate]
        switch gap {
        case .none: predicates = [Predicate()]
        case .standard: predicates = [Predicate(constant: standardGap(first, second))]
        case .lengths(let lengths): predicates = lengths
        }
        return predicates.map {
            make(end.item, end.attribute, $0.relation, start.item, start.attribute, $0.constant, $0.priority)
        }
    }

    /// 8 points between views, and the superview's margin at its edges, which is 8 points by default too.
    private func standardGap(_ first: Element, _ second: Element) -> CGFloat {
        let (item, isFirst): (any LayoutItem, Bool)
        switch (first, second) {
        case (.edge, .item(let view)): (item, isFirst) = (view, true)
        case (.item(let view), .edge): (item, isFirst) = (view, false)
        default: return 8
        }
        let margins = superview(of: item).directionalLayoutMargins
        return axis == .horizontal
            ? (isFirst ? margins.leading : margins.trailing) : (isFirst ? margins.top : margins.bottom)
    }

    private func superview(of item: any LayoutItem) -> UIView {
        let superview = item is UILayoutGuide ? item.layoutView : item.layoutView?.superview
        guard let superview else { fail("a view that is to be at its superview's edge has no superview") }
        return superview
    }

    /// Where a view begins and ends along the axis, in the direction that the options specify.
    private var ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
        guard axis == .horizontal else { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    /// What the options line up, one view after the other.
    private func alignment(of items: [any LayoutItem]) -> [NSLayoutConstraint] {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
            zip(items, items.dropFirst()).map { make($0, attribute, .equal, $1, attribute, 0, .required) }
        }
    }

    private func make(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem)?, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        // From right to left, later views are further left.
        let isTurned = other != nil && axis == .horizontal && options.contains(.directionRightToLeft)
        let turned: [NSLayoutConstraint.Relation: NSLayoutConstraint.Relation] = [
            .lessThanOrEqual: .greaterThanOrEqual, .greaterThanOrEqual: .lessThanOrEqual, .equal: .equal,
        ]
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: isTurned ? turned[relation]! : relation, toItem: other,
            attribute: otherAttribute, multiplier: 1, constant: isTurned ? -constant : constant)
        constraint.priority = priority
        return constraint
    }
}

extension NSLayoutConstraint {
    /// Creates constraints from a line in the visual format language. They aren't active.
    ///
    /// - Parameters:
    ///   - format: For example `"H:|-[name(>=100)]-8-[field]|"`.
    ///   - opts: What to align across the axis, and the direction. By default, nothing is aligned, and the direction is
    ///     from leading to trailing.
    ///   - metrics: Numbers by the names that the format calls them.
    ///   - views: The views and layout guides, by their names in the format.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, opts, metrics: metrics, views: views)
        return reader.constraints()
    }

    /// What a visual format aligns, and its direction.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}
