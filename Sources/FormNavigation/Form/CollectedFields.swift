import FormNavigationCore
import UIKit

/// The fields that a walk has found, in the order of the hierarchy: those that can take part now, and the one that has
/// focus.
@MainActor
struct CollectedFields {
    /// What was found out about a field. It holds no references, so that copies cost no reference counting.
    struct Facts {
        let kind: ReturnKeyPlan.Field.Kind
        /// Whether it can take part. The focused field may have stopped to, and is still where moves start from.
        let isStop: Bool
        /// The place of the rows that the field is in, in ``OutlineBuilder/rows``.
        let row: Int
        /// What is done for the field, its own options included.
        let capabilities: FormNavigator.Capabilities
        /// What the field's options say of Return.
        let movesOnReturn: Bool?
        /// What they say of its key.
        let keepsReturnKeyType: Bool?
    }

    // Three arrays side by side: the same index is the same field. Whoever needs one of them does not copy the others.

    private(set) var views: [UIView] = []
    /// Where they are, in points, in the coordinate space of the searched view's superview.
    private(set) var items: [FieldSequence.Item] = []
    private(set) var facts: [Facts] = []

    /// How many of them can take part.
    private(set) var stopCount = 0
    /// Those of them whose options name a field before or after, by their places.
    private(set) var linked: [(place: Int, options: FormFieldOptions.Box)] = []
    /// The place of the field that has focus.
    private(set) var focusedPlace: Int?
    /// Whether the field that has focus is no stop, and yet is to be served.
    var isFocusUnseen = false
    /// Whether anybody asks for tags.
    private let ordersByTag: Bool

    /// The capacity to reserve: as many fields as the last form had. An array that grows copies everything in it.
    private static var usualCount = 64

    init(for order: FormFieldOrder) {
        if case .tag = order { ordersByTag = true } else { ordersByTag = false }
        views.reserveCapacity(Self.usualCount)
        items.reserveCapacity(Self.usualCount)
        facts.reserveCapacity(Self.usualCount)
    }

    var count: Int { views.count }

    @inline(__always)
    mutating func add(_ field: UIView, _ frame: CGRect, isFocused: Bool, _ fieldFacts: Facts) {
        if isFocused { focusedPlace = views.count }
        if fieldFacts.isStop { stopCount += 1 }
        views.append(field)
        items.append(FieldSequence.Item(frame: frame, tag: ordersByTag ? field.tag : 0))
        facts.append(fieldFacts)
    }

    /// Takes note of the links that the field which is added next has.
    mutating func noteLinks(_ options: FormFieldOptions.Box) {
        if options.summary.hasLinks { linked.append((views.count, options)) }
    }

    /// Keeps in mind how many there were.
    func noteCount() { Self.usualCount = max(64, views.count) }
}
