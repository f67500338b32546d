/// One solution of a hierarchy's constraints. It collects the views, guides, and constraints, solves them, and sets the
/// frames.
///
/// All lengths are in points, and all positions are in the coordinates of the root's superview, without transforms
/// (F5).
@MainActor
struct LayoutPass {
    /// A position or length: a constant, and optionally a variable.
    struct Length {
        var variable: Int?
        var constant = 0.0

        static func + (length: Length, more: Double) -> Length {
            Length(variable: length.variable, constant: length.constant + more)
        }
    }

    /// A view or guide.
    struct Slot {
        let view: UIView
        let guide: UILayoutGuide?
        /// The index of the slot of the superview, or of the view that owns the guide.
        let parent: Int?
        let x: Length
        let y: Length
        let width: Length
        let height: Length
        /// Whether constraints decide the frame.
        let isFree: Bool
        /// The origin of the view's own coordinates when the pass began.
        let scrolled: CGPoint

        @MainActor
        init(
            _ view: UIView, _ guide: UILayoutGuide? = nil, in parent: Int?, _ x: Length, _ y: Length,
            _ width: Length, _ height: Length, isFree: Bool = false
        ) {
            self.view = view
            self.guide = guide
            self.parent = parent
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.isFree = isFree
            scrolled = view.bounds.origin
        }
    }

    let fitting: LayoutData.Fitting?
    private(set) var slots: [Slot] = []
    var system = LinearSystem()
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var slotIndex: [ObjectIdentifier: Int] = [:]
    /// The views among the slots that stacks arrange.
    private(set) var arranged: Set<ObjectIdentifier> = []
    /// The views and guides that constraints are about.
    private(set) var constrained: Set<ObjectIdentifier> = []
    /// Whether some arranged view will have another frame once its stack has laid it out.
    private(set) var isProvisional = false
    /// What arranged views take their lengths from, with its size when the pass began, and their stacks.
    var followed: [(item: any LayoutItem, size: CGSize, stack: UIStackView)] = []
    /// The distances that the frames were worked out with.
    private(set) var insetsUsed: [(guide: UILayoutGuide, insets: UIEdgeInsets)] = []

    /// - Parameter fitting: What to measure the root for. `nil` takes the root's frame as given.
    init(root: UIView, fitting: LayoutData.Fitting? = nil) {
        self.fitting = fitting
        // Outside a window, only a root's constraints can determine its size.
        let isFree = fitting != nil || !root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow)
        collect(root, below: nil, isGiven: !isFree)
        for constraint in constraints {
            for item in constraint.items { constrained.insert(ObjectIdentifier(item)) }
        }
    }

    // MARK: Collecting

    /// Adds a view, its guides, and everything below it.
    private mutating func collect(_ view: UIView, below parent: Int?, isGiven: Bool) {
        let index = slots.count
        slotIndex[ObjectIdentifier(view)] = index
        let size = view.bounds.size
        if isGiven {
            let corner = parent.map { contentOrigin(of: $0) } ?? (x: Length(), y: Length())
            slots.append(
                Slot(
                    view, in: parent, corner.x + view.place.minX, corner.y + view.place.minY,
                    Length(constant: size.width),
                    Length(constant: size.height)
                )
            )
        } else {
            slots.append(freeSlot(view, nil, parent, at: parent == nil ? (Length(), Length()) : nil))
        }
        guard let data = view.layoutData else { return }
        constraints += data.constraints
        for guide in data.guides {
            slotIndex[ObjectIdentifier(guide)] = slots.count
            slots.append(freeSlot(view, guide, index))
        }
        let stack = view as? UIStackView
        let arrangedHere = Set((stack?.arrangedSubviews ?? []).map(ObjectIdentifier.init))
        for subview in view.storedSubviews where subview.layoutData != nil {
            let isArranged = arrangedHere.contains(ObjectIdentifier(subview))
            if isArranged {
                // A stack lays out its arranged views itself. Before that, there's no frame to use.
                if fitting != nil || subview.bounds.isEmpty { continue }
                arranged.insert(ObjectIdentifier(subview))
                if stack?.needsLayout == true { isProvisional = true }
            }
            collect(subview, below: index, isGiven: isArranged || subview.translatesAutoresizingMaskIntoConstraints)
        }
    }

    private mutating func makeLocation() -> Length { Length(variable: system.makeVariable(), constant: 0) }

    private mutating func makeLength() -> Length { Length(variable: system.makeLength(), constant: 0) }

    /// A slot whose size is determined by constraints, and its position as well unless it's known.
    private mutating func freeSlot(
        _ view: UIView, _ guide: UILayoutGuide?, _ parent: Int?, at origin: (x: Length, y: Length)? = nil
    ) -> Slot {
        Slot(
            view, guide, in: parent, origin?.x ?? makeLocation(), origin?.y ?? makeLocation(), makeLength(),
            makeLength(), isFree: true
        )
    }

    /// The origin of a view's own coordinates: scrolled content moves with the bounds (F3).
    func contentOrigin(of index: Int) -> (x: Length, y: Length) {
        let slot = slots[index]
        return (slot.x + -slot.scrolled.x, slot.y + -slot.scrolled.y)
    }

    /// The slot of a guide that the system decides, made when a constraint refers to it.
    private mutating func slot(of kind: UILayoutGuide.Kind, in view: UIView) -> Int? {
        guard let owner = slotIndex[ObjectIdentifier(view)] else { return nil }
        let guide = view.systemGuide(kind)
        if let known = slotIndex[ObjectIdentifier(guide)] { return known }
        var slot = slots[owner]
        if kind == .content {
            slot = freeSlot(view, guide, owner, at: contentOrigin(of: owner))
        } else {
            let insets = guide.insets(in: view)
            insetsUsed.append((guide, insets))
            slot = Slot(
                view, guide, in: owner, slot.x + insets.left, slot.y + insets.top,
                slot.width + -(insets.left + insets.right), slot.height + -(insets.top + insets.bottom)
            )
        }
        slotIndex[ObjectIdentifier(guide)] = slots.count
        slots.append(slot)
        return slots.count - 1
    }

    /// The slot of a constraint's item. `nil` if it's not part of the layout.
    mutating func slot(
        of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, other: UIView?
    ) -> Int? {
        if let guide = item as? UILayoutGuide {
            guard guide.kind != .custom else { return slotIndex[ObjectIdentifier(guide)] }
            return guide.owningView.flatMap { slot(of: guide.kind, in: $0) }
        }
        guard let view = item as? UIView else { return nil }
        if attribute.withinMargins != nil { return slot(of: .margins, in: view) }
        // Toward its content a scroll view's edges are those of the content.
        if attribute.isPosition, let other, other !== view, view is UIScrollView, other.isDescendant(of: view) {
            return slot(of: .content, in: view)
        }
        return slotIndex[ObjectIdentifier(view)]
    }

    // MARK: Reading

    /// The current frame, in the coordinates of the superview or of the view that owns the guide.
    func presentFrame(of slot: Slot) -> CGRect {
        if let guide = slot.guide {
            guard guide.kind == .content, let scrollView = slot.view as? UIScrollView else { return guide.solvedFrame }
            return CGRect(origin: .zero, size: scrollView.contentSize)
        }
        return slot.view.place
    }

    func value(of length: Length) -> Double {
        length.constant + (length.variable.map { system.value(of: $0) } ?? 0)
    }
}
