/// A relation between attributes of two views or guides: `first = multiplier × second + constant`, or ≤, or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1

    /// Points added to the second side. The same in both layout directions: it points from leading to trailing.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { changed() } }
    }

    /// How much it matters. `.required` by default.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { changed() } }
    }

    /// A name for the log. `nil` by default.
    open var identifier: String?

    /// Whether it takes part in layout, held by the nearest common ancestor of its items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// The end of a side that's the distance between two anchors. The distance begins at the side's own item.
    struct End {
        weak var item: (any LayoutItem)?
        let attribute: Attribute
    }

    var ends: (first: End?, second: End?)

    /// The view whose `constraints` include it. `nil` while it's not active.
    weak var holder: UIView?
    /// Whether the log has reported that it couldn't be satisfied.
    var isReported = false

    /// A constraint that relates nothing. The other initializers make one that does, of subclasses too.
    public override init() { super.init() }

    /// Relates two attributes.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - view2: A view or layout guide, or `nil` for a constant size.
    ///   - attr2: Without a second item, a size or `.notAnAttribute` has no effect.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        precondition(view1 is any LayoutItem, "a constraint's first item must be a view or a layout guide")
        precondition(view2 == nil || view2 is any LayoutItem, "a constraint's second item must be a view or a guide")
        precondition(attr1 != .notAnAttribute, "a constraint's first attribute must be an attribute")
        // The size of a missing item isn't an attribute: UIKit treats it as a constant, however it's written.
        let isConstant = attr2 == .notAnAttribute || view2 == nil && !attr2.isPosition
        precondition(
            isConstant ? !attr1.isPosition : view2 != nil,
            "a location needs a second item to relate to: pass an item with an attribute"
        )
        self.init(
            view1 as? any LayoutItem, attr1, relation, isConstant ? nil : view2 as? any LayoutItem,
            isConstant ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
    }

    /// Relates two anchors. Their items and attributes are known to match.
    convenience init(
        _ first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        firstItem = first
        secondItem = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

extension NSLayoutConstraint {
    /// The views that have the items or own the guides.
    var views: (first: UIView?, second: UIView?) {
        ((firstItem as? any LayoutItem)?.layoutView, (secondItem as? any LayoutItem)?.layoutView)
    }

    /// The views and guides that the constraint relates.
    var items: [AnyObject] {
        [firstItem, ends.first?.item, secondItem, ends.second?.item].compactMap { $0 }
    }

    /// The views that have the items or own the guides.
    var itemViews: [UIView] { items.compactMap { ($0 as? any LayoutItem)?.layoutView } }

    /// The number of items, including those that no longer exist.
    private var itemCount: Int {
        let ofEnds = (ends.first == nil ? 0 : 1) + (ends.second == nil ? 0 : 1)
        return (secondAttribute == .notAnAttribute ? 1 : 2) + ofEnds
    }

    private func activate() {
        guard holder == nil else { return }
        let views = itemViews
        guard views.count == itemCount else {
            preconditionFailure("\(summary) has an item that is gone, or a guide that has not been added to a view")
        }
        guard let common = views.dropFirst().reduce(views[0], { $0?.commonAncestor(with: $1) }) else {
            preconditionFailure("\(summary) has items without a common ancestor: add both to the hierarchy first")
        }
        install(on: common)
    }

    /// Puts it among `view`'s constraints.
    func install(on view: UIView) {
        guard holder == nil else { return }
        for item in itemViews { _ = LayoutData.of(item) }
        holder = view
        LayoutData.of(view).constraints.append(self)
        ConstraintLayout.invalidate(view)
    }

    func deactivate() {
        guard let view = holder else { return }
        holder = nil
        view.layoutData?.constraints.removeAll { $0 === self }
        ConstraintLayout.invalidate(view)
    }

    private func changed() {
        if let holder { ConstraintLayout.invalidate(holder) }
    }

    /// The constraint as the log spells it.
    var summary: String {
        func name(_ item: AnyObject?, _ attribute: Attribute, to end: End?) -> String {
            let start = item.map { "\(type(of: $0)).\(attribute)" } ?? ""
            return end.map { "(\(name($0.item, $0.attribute, to: nil)) - \(start))" } ?? start
        }
        // As in UIKit's log, whole numbers don't have a fraction.
        func number(_ value: CGFloat) -> String {
            "\(value)".replacingOccurrences(of: ".0", with: "", options: [.anchored, .backwards])
        }
        let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][relation]!
        var words = [name(firstItem, firstAttribute, to: ends.first), sign]
        if secondItem != nil {
            let second = name(secondItem, secondAttribute, to: ends.second)
            words.append((multiplier == 1 ? "" : "\(number(multiplier)) * ") + second)
        }
        if secondItem == nil || constant != 0 { words.append((secondItem == nil ? "" : "+ ") + number(constant)) }
        if priority != .required { words.append("@\(priority.rawValue)") }
        return "<NSLayoutConstraint \(identifier.map { "'\($0)' " } ?? "")\(words.joined(separator: " "))>"
    }
}
