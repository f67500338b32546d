import UIKit

/// Makes the fields of one form, and no others, have what their navigator plans for them.
@MainActor
final class FieldAttachments {
    /// A field, or what stands in for one, and what it is to have.
    struct Planned {
        let field: UIView
        let plan: FieldAttachment.Plan
    }

    /// The view above the keyboard: the toolbar, or the one that the app shows in its place.
    private(set) var accessoryView: UIView
    /// Who takes part in Return and in movements of the caret.
    let handler: DelegateHandler
    /// In the order of the form.
    private var attachments: [FieldAttachment] = []

    init(accessoryView: UIView, handler: DelegateHandler) {
        self.accessoryView = accessoryView
        self.handler = handler
    }

    /// Whether Return in a field does what the key says.
    func handlesReturn(in field: UIView) -> Bool {
        guard let attachment = FieldAttachment.attachment(of: field), attachment.owner === self else { return false }
        return attachment.handlesReturn
    }

    /// Makes these fields, and no others, have what is planned for them.
    ///
    /// A field for which nothing else is planned than before is left alone, but for the one with focus: what the app has
    /// changed about a field meanwhile is taken up when that field gets focus.
    func update(to planned: [Planned], focused: UIView) {
        guard isUpToDate(planned) else { return reload(reconcile(planned, focused)) }
        guard let attachment = FieldAttachment.attachment(of: focused), attachment.owner === self else { return }
        var chains = AccessoryChains()
        if attachment.apply(attachment.plan, &chains) { reload([focused]) }
    }

    /// Restores all fields, or some of them.
    func restore(where isGone: (UIView) -> Bool = { _ in true }) {
        var (left, changed): ([FieldAttachment], [UIView]) = ([], [])
        for attachment in attachments {
            guard let field = attachment.field else { continue }
            if !isGone(field) { left.append(attachment) } else if attachment.restore() { changed.append(field) }
        }
        attachments = left
        reload(changed)
    }

    /// Gives what stands in for a field its part of a plan before there is a keyboard to load it.
    func prepare(_ view: UIView, _ plan: FieldAttachment.Plan) {
        var chains = AccessoryChains()
        attachments.append(attach(Planned(field: view, plan: plan), isFocused: false, &chains).attachment)
    }

    /// Shows another view above the keyboard from now on, also where the one before is.
    func replaceAccessoryView(by view: UIView) {
        accessoryView = view
        let changed = attachments.filter { $0.replaceAccessoryView(by: view) }
        reload(changed.compactMap(\.field))
    }

    // MARK: - Private

    private func isUpToDate(_ planned: [Planned]) -> Bool {
        guard planned.count == attachments.count else { return false }
        for index in planned.indices {
            let attachment = attachments[index]
            guard attachment.isInUse, attachment.plan == planned[index].plan, attachment.field === planned[index].field
            else { return false }
        }
        return true
    }

    /// - Returns: The fields whose accessory view or return key changed.
    private func reconcile(_ planned: [Planned], _ focused: UIView) -> [UIView] {
        var changed: [UIView] = []
        var isPlanned = Set<ObjectIdentifier>(minimumCapacity: planned.count)
        for planned in planned { isPlanned.insert(ObjectIdentifier(planned.field)) }
        for attachment in attachments {
            guard let field = attachment.field, attachment.owner === self else { continue }
            if !isPlanned.contains(ObjectIdentifier(field)), attachment.restore() { changed.append(field) }
        }
        attachments = []
        attachments.reserveCapacity(planned.count)
        var chains = AccessoryChains()
        for planned in planned {
            let (attachment, hasChanged) = attach(planned, isFocused: planned.field === focused, &chains)
            attachments.append(attachment)
            if hasChanged { changed.append(planned.field) }
        }
        return changed
    }

    /// Gives a field what is planned for it, if that is not what it was given before.
    private func attach(
        _ planned: Planned, isFocused: Bool, _ chains: inout AccessoryChains
    ) -> (attachment: FieldAttachment, hasChanged: Bool) {
        var hasChanged = false
        var attachment = FieldAttachment.attachment(of: planned.field)
        // Whoever has put something on the field takes it back first, so that nothing is put on top of it.
        if let other = attachment, other.owner !== self {
            hasChanged = other.restore()
            attachment = nil
        }
        let own = attachment ?? FieldAttachment(to: planned.field, owner: self)
        if isFocused || own.plan != planned.plan, own.apply(planned.plan, &chains) { hasChanged = true }
        return (own, hasChanged)
    }

    private func reload(_ changed: [UIView]) {
        for field in changed { field.reloadInputViewsOnScreen() }
    }
}
