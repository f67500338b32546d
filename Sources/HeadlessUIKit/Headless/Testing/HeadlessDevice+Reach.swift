extension HeadlessDevice {
    /// The fields that a user reaches one after the other, beginning with the one that has focus.
    ///
    /// ```swift
    /// try device.tap(nameField)
    /// #expect(device.fieldsReached() == [nameField, emailField, cityField])
    /// #expect(device.fieldsReached { $0.pressReturn() } == [cityField])
    /// ```
    ///
    /// It ends if a move leads nowhere, back to a field that's already been reached, or out of the form. Focus is then
    /// where the user would be. The device settles between the moves.
    ///
    /// In a table or a collection view, the same field in another row is a different field to the user, so this goes
    /// through all rows. A reused cell returns its field again.
    ///
    /// A focused view that doesn't receive touches at its middle is reported as the view that contains it, because
    /// that's what the user sees, such as a switch with the app's own ring around it.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of the user's moves. 1,000 by default.
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
    /// The superview of a view that lets touches through to it; `nil` for a view that receives them, or whose size
    /// doesn't allow that.
    fileprivate var viewThatItMarks: UIView? {
        guard !bounds.isEmpty, !point(inside: CGPoint(x: bounds.midX, y: bounds.midY), with: nil) else { return nil }
        return superview
    }
}

/// The place of a field from the user's perspective: a view, or a part of a row, whichever cell currently shows that
/// row.
private enum FieldPlace: Hashable {
    case view(ObjectIdentifier)
    /// Views of the same class in a cell, a header, or a footer are distinguished by their order.
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
