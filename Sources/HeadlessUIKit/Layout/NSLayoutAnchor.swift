/// An edge, the center, or the size of a view or guide, for creating constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: c)
    }

    /// Whether both anchors are the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return onMainActor { isSame(as: object) }
    }

    private func isSame(as object: Any?) -> Bool {
        guard let other = object as? any AnyLayoutAnchor else { return false }
        return item === other.item && attribute == other.attribute && end?.item === other.end?.item
            && end?.attribute == other.end?.attribute
    }

    open override var hash: Int { attribute.hashValue }

    /// The end of the distance that the anchor represents. `nil` for an anchor of a single item.
    var end: NSLayoutConstraint.End? { nil }

    func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        // With a multiplier of 0, only the constant counts, so the constraint doesn't have a second item.
        if multiplier == 0 { return relate(relation, toConstant: constant) }
        let constraint = NSLayoutConstraint(
            item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier, constant: constant
        )
        constraint.ends = (end, anchor.end)
        return constraint
    }
}

extension NSLayoutAnchor {
    fileprivate func relate(
        _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(item, attribute, relation, constant: constant)
        constraint.ends = (end, nil)
        return constraint
    }
}

/// An anchor of any kind.
@MainActor
protocol AnyLayoutAnchor: AnyObject {
    var item: (any LayoutItem)? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
    var end: NSLayoutConstraint.End? { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {}

extension NSLayoutConstraint {
    /// The anchor of the first item.
    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        Self.anchor(firstItem as? any LayoutItem, firstAttribute, to: ends.first)
    }

    /// The anchor of the second item. `nil` without one.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        (secondItem as? any LayoutItem).map { Self.anchor($0, secondAttribute, to: ends.second) }
    }

    private static func anchor(
        _ item: (any LayoutItem)?, _ attribute: Attribute, to end: End?
    ) -> NSLayoutAnchor<AnyObject> {
        guard let item else { preconditionFailure("the item of the constraint is gone") }
        if end != nil || attribute == .width || attribute == .height {
            return ofObjects(NSLayoutDimension(item, attribute, to: end))
        }
        return attribute.axis == .horizontal
            ? ofObjects(NSLayoutXAxisAnchor(item, attribute)) : ofObjects(NSLayoutYAxisAnchor(item, attribute))
    }

    /// Converts an anchor to the type that Objective-C imports: it doesn't keep generic arguments.
    private static func ofObjects<Kind>(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutAnchor<AnyObject> {
        Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
    }
}

/// A left, right, leading, trailing edge or horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, to the right or toward the trailing edge.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: multiplier * systemSpacing)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing)
    }
}

/// A top or bottom edge, vertical center or baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to another one.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, constant: multiplier * systemSpacing)
    }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing)
    }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing)
    }
}

/// The standard distance between neighbors, in points, whatever they are.
private let systemSpacing: CGFloat = 8

/// A width or height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private var storedEnd: NSLayoutConstraint.End?

    override var end: NSLayoutConstraint.End? { storedEnd }

    convenience init<Anchor>(from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>) {
        guard let item = start.item else { preconditionFailure("the item of the first anchor is gone") }
        self.init(item, start.attribute, to: NSLayoutConstraint.End(item: end.item, attribute: end.attribute))
    }

    convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.End?)
    {
        self.init(item, attribute)
        storedEnd = end
    }

    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, toConstant: c) }

    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, toConstant: c)
    }

    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, toConstant: c)
    }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m)
    }

    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.equal, anchor, multiplier: m, constant: c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
