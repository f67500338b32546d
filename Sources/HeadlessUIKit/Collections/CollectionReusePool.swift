/// The classes that a collection view creates views from, and the views that wait for reuse.
@MainActor
struct CollectionReusePool {
    private struct Key: Hashable {
        /// `nil` for cells.
        let kind: String?
        let identifier: String
    }

    /// Any class can be registered.
    private var classes: [Key: AnyClass] = [:]
    private var nibs: [Key: UINib] = [:]
    private var idle: [Key: [UICollectionReusableView]] = [:]

    /// The kinds that a class is registered for, in order.
    var kinds: [String] { Set(classes.keys.compactMap(\.kind)).sorted() }

    /// - Parameter viewClass: The class, or `nil` to remove it.
    mutating func register(_ viewClass: AnyClass?, kind: String? = nil, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        nibs[key] = nil
        guard let viewClass else {
            classes[key] = nil
            return
        }
        classes[key] = viewClass
    }

    /// - Parameter nib: The nib, or `nil` to remove it.
    mutating func register(_ nib: UINib?, kind: String? = nil, identifier: String) {
        let key = Key(kind: kind, identifier: identifier)
        classes[key] = nil
        nibs[key] = nib
    }

    /// A view that waits, or else a new one.
    mutating func dequeue(
        kind: String? = nil, identifier: String, attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView {
        let key = Key(kind: kind, identifier: identifier)
        if let view = idle[key]?.popLast() {
            if let attributes {
                view.bounds.size = attributes.size
                view.center = attributes.center
            }
            view.prepareForReuse()  // G8
            return view
        }
        _ = nibs[key]?.instantiate(withOwner: nil)
        guard let registered = classes[key] else {
            preconditionFailure("no class is registered for “\(identifier)”: call register(_:for…) before dequeuing")
        }
        guard let type = registered as? UICollectionReusableView.Type, kind != nil || type is UICollectionViewCell.Type
        else {
            let parent = kind == nil ? "UICollectionViewCell" : "UICollectionReusableView"
            preconditionFailure(
                "\(registered) is registered for “\(identifier)”, and isn't a subclass of \(parent)")
        }
        let view = type.headlessMake(attributes?.frame ?? .zero)
        view.reuseIdentifier = identifier
        return view
    }

    mutating func put(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        idle[Key(kind: kind, identifier: identifier), default: []].append(view)
    }
}
