import UIKit

/// Makes the fields of one form, and no others, have what their navigator plans for them.
@MainActor
final class FieldAttachments {
    /// The view above the keyboard: the toolbar, or the one that the app shows in its place.
    private(set) var accessoryView: UIView
    /// Who takes part in Return and in movements of the caret.
    let handler: DelegateHandler
    /// In the order of the form.
    private var attachments: [FieldAttachment] = []
    /// How often a field has been given what was planned for it, or was seen to have it still.
    private(set) var appliedCount = 0

    init(accessoryView: UIView, handler: DelegateHandler) {
        self.accessoryView = accessoryView
        self.handler = handler
    }

    /// Whether Return in a field does what was planned for it.
    func handlesReturn(in field: UIView) -> Bool {
        guard let attachment = FieldAttachment.attachment(of: field), attachment.owner === self else { return false }
        return attachment.handlesReturn
    }

    /// Makes these fields, and no others, have what is planned for them.
    ///
    /// A field for which nothing else is planned than before is left alone, but for the one with focus: what the app has
    /// changed about a field meanwhile is taken up when that field gets focus.
    func update(to plans: FieldPlans, focused: UIView) {
        guard areUpToDate(plans) else { return reload(reconcile(plans, focused)) }
        guard let attachment = FieldAttachment.attachment(of: focused), attachment.owner === self else { return }
        var chains = AccessoryChains()
        if apply(attachment.plan, by: attachment, &chains) { reload([focused]) }
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
        attachments.append(attach(plan, to: view, isFocused: false, &chains).attachment)
    }

    /// Shows another view above the keyboard from now on, also where the one before is.
    func replaceAccessoryView(by view: UIView) {
        accessoryView = view
        let changed = attachments.filter { $0.replaceAccessoryView(by: view) }
        reload(changed.compactMap(\.field))
    }

    // MARK: - Private

    private func areUpToDate(_ plans: FieldPlans) -> Bool {
        var index = 0
        for place in 0..<plans.count {
            if index < attachments.count, isUpToDate(attachments[index], plans, at: place) {
                index += 1
            } else if plans.inputView(at: place) != nil {
                return false
            }
        }
        return index == attachments.count
    }

    private func isUpToDate(_ attachment: FieldAttachment, _ plans: FieldPlans, at place: Int) -> Bool {
        guard attachment.isInUse, let field = attachment.field else { return false }
        return plans.isInputView(field, at: place) && attachment.plan == plans.plan(at: place)
    }

    /// - Returns: The fields whose accessory view or keyboard changed.
    private func reconcile(_ plans: FieldPlans, _ focused: UIView) -> [UIView] {
        var changed = restoreFields(outside: plans)
        attachments = []
        attachments.reserveCapacity(plans.count)
        var chains = AccessoryChains()
        for place in 0..<plans.count {
            guard let field = plans.inputView(at: place) else { continue }
            let (attachment, hasChanged) = attach(
                plans.plan(at: place), to: field, isFocused: field === focused, &chains)
            attachments.append(attachment)
            if hasChanged { changed.append(field) }
        }
        return changed
    }

    /// - Returns: The fields whose accessory view or keyboard changed.
    private func restoreFields(outside plans: FieldPlans) -> [UIView] {
        guard !attachments.isEmpty else { return [] }
        var changed: [UIView] = []
        var isPlanned = Set<ObjectIdentifier>(minimumCapacity: plans.count)
        for place in 0..<plans.count {
            if let field = plans.inputView(at: place) { isPlanned.insert(ObjectIdentifier(field)) }
        }
        for attachment in attachments {
            guard let field = attachment.field, attachment.owner === self else { continue }
            if !isPlanned.contains(ObjectIdentifier(field)), attachment.restore() { changed.append(field) }
        }
        return changed
    }

    /// Gives a field what is planned for it, if that is not what it was given before.
    private func attach(
        _ plan: FieldAttachment.Plan, to field: UIView, isFocused: Bool, _ chains: inout AccessoryChains
    ) -> (attachment: FieldAttachment, hasChanged: Bool) {
        var hasChanged = false
        var attachment = FieldAttachment.attachment(of: field)
        // Whoever has put something on the field takes it back first, so that nothing is put on top of it.
        if let other = attachment, other.owner !== self {
            hasChanged = other.restore()
            attachment = nil
        }
        let own = attachment ?? FieldAttachment(to: field, owner: self)
        if isFocused || own.plan != plan, apply(plan, by: own, &chains) { hasChanged = true }
        return (own, hasChanged)
    }

    private func apply(
        _ plan: FieldAttachment.Plan, by attachment: FieldAttachment, _ chains: inout AccessoryChains
    ) -> Bool {
        appliedCount += 1
        return attachment.apply(plan, &chains)
    }

    private func reload(_ changed: [UIView]) {
        for field in changed { field.reloadInputViewsOnScreen() }
    }
}
