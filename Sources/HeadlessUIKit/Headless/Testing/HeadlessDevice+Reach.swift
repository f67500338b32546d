extension HeadlessDevice {
    /// The fields that a user reaches one after the other, beginning with the one that has focus.
    ///
    /// ```swift
    /// try device.tap(nameField)
    /// #expect(device.fieldsReached() == [nameField, emailField, cityField])
    /// #expect(device.fieldsReached { $0.pressReturn() } == [cityField])
    /// ```
    ///
    /// It ends where a move leads nowhere, back to a field that has been there, or out of the form; focus is then where the
    /// person would be. Between the moves the device settles.
    ///
    /// In a table or a collection view, the same field in another row is another field to the user, so it goes through
    /// all rows. A cell that is used again gives its field again.
    ///
    /// A view that has focus and doesn't receive touches at its middle is told as the view that it lies in: that one is what the
    /// person sees, such as a switch with a ring of the app's around it.
    ///
    /// - Parameters:
    ///   - limit: How many moves a user makes at most. 1,000 by default.
    ///   - move: What the user does to get on. Taps "Next" above the keyboard by default, as long as that can be tapped.
    public func fieldsReached(
        limit: Int = 1_000, by move: (HeadlessDevice) throws -> Void = { try $0.tap(title: "Next") }
    ) -> [UIView] {
        settle()
        var reached: [UIView] = []
        var places: Set<FieldPlace> = []
        for _ in 0...limit {
            guard let responder = keyboard.responder as? UIView, responder.isFirstResponder else { break }
            let field = responder.viewThatItMarks ?? responder
            guard places.insert(FieldPlace(of: field)).inserted else { break }
            reached.append(field)
            guard (try? move(self)) != nil else { break }
            settle()
        }
        return reached
    }
}

extension UIView {
    /// The superview of a view that lets touches through to it; `nil` for a view that takes them, or has no size to be
    /// touched at.
    fileprivate var viewThatItMarks: UIView? {
        guard !bounds.isEmpty, !point(inside: CGPoint(x: bounds.midX, y: bounds.midY), with: nil) else { return nil }
        return superview
    }
}

/// Where a field is for a user: a view, or a part of a row, whatever cell shows that row at the moment.
private enum FieldPlace: Hashable {
    case view(ObjectIdentifier)
    /// The views of one class in a cell, a header or a footer are told apart by their order.
    indirect case part(class: ObjectIdentifier, index: Int, item: AnyHashable, list: FieldPlace)

    @MainActor init(of view: UIView) {
        for ancestor in sequence(first: view, next: \.superview) {
            for list in sequence(first: ancestor, next: \.superview).dropFirst() {
                guard let item = Self.item(of: ancestor, in: list) else { continue }
                let kind = Swift.type(of: view)
                self = .part(
                    class: ObjectIdentifier(kind), index: ancestor.views(of: kind).firstIndex { $0 === view } ?? 0,
                    item: item, list: FieldPlace(of: list))
                return
            }
        }
        self = .view(ObjectIdentifier(view))
    }

    /// What a table or a collection view shows by a view.
    @MainActor private static func item(of view: UIView, in list: UIView) -> AnyHashable? {
        switch list {
        case let table as UITableView: table.item(of: view)
        case let collection as UICollectionView: collection.tiles.first { $0.value.view === view }?.key
        default: nil
        }
    }
}

extension UIView {
    /// The receiver and all in it that are of a class, in their order.
    fileprivate func views(of kind: UIView.Type) -> [UIView] {
        (Swift.type(of: self) == kind ? [self] : []) + subviews.flatMap { $0.views(of: kind) }
    }
}
