import FormNavigationCore
import UIKit

/// Gives the fields of one form, and no others, their accessory view, return key, and keyboard appearance.
///
/// It prepares all fields of a form, not only the one with focus, because the notifications of reloading a focused
/// field would interrupt the keyboard's animation (D4).
@MainActor
final class FieldInputInstaller {
    /// The settings for the fields of a form, in addition to the snapshot.
    struct Options {
        /// A closure that returns the view above the keyboard, called when a field needs the view, or `nil` for no
        /// view.
        var accessoryView: (@MainActor () -> UIView)?
        /// The fields whose number pads are at the bottom of the screen, in the form and elsewhere.
        var numberPads: [UIView] = []
        /// The role of a field's return key.
        var returnKeyRole: @MainActor (FormSnapshot.Field, FormSnapshot) -> ReturnKeyPlan.Role
    }

    private let reloads: InputReload
    private var inputs: [FieldInput] = []
    /// The number of installations and removals so far. Work that began before the last one is obsolete.
    private var turns = 0
    /// The number of times that a field received its plan, or already matched it.
    private(set) var appliedCount = 0

    init(reloads: InputReload) { self.reloads = reloads }

    /// Applies the plans to these fields, and to no others.
    ///
    /// A field whose plan hasn't changed is left alone, except for the one with focus: what the app has changed in a
    /// field is noticed when that field gains focus.
    func update(with form: FormSnapshot, _ options: Options) {
        turns += 1
        let turn = turns
        let focused = form.focus?.view.map { $0.accessoryHost ?? $0 }
        var docked = Set(options.numberPads.map { ObjectIdentifier($0) })
        var planned: [(view: UIView, plan: FieldInput.Plan)] = []
        for field in form.fields where field.canBeLeft {
            guard let view = inputView(of: field) else { continue }
            var plan = Self.plan(for: field, in: form, options)
            plan.docksNumberPad = !docked.isEmpty && docked.remove(ObjectIdentifier(view)) != nil
            if !keeps(view, plan) || view === focused { planned.append((view, plan)) }
        }
        for view in options.numberPads where docked.contains(ObjectIdentifier(view)) {
            let plan = FieldInput.Plan(docksNumberPad: true)
            if !keeps(view, plan) { planned.append((view, plan)) }
        }
        // Whether a field's delegate implements something may be decided by the app's code.
        if turn == turns { apply(planned, options.accessoryView, focused: focused) }
    }

    /// Prepares the number pads of fields before any field has focus, and restores everything else.
    ///
    /// On iPad, it may be decided before a field gains focus whether its number pad is a popover (R9).
    func update(numberPads: [UIView]) {
        turns += 1
        let plan = FieldInput.Plan(docksNumberPad: true)
        apply(numberPads.filter { !keeps($0, plan) }.map { ($0, plan) }, nil, focused: nil)
    }

    /// Docks the number pad of one field, or restores what the app had, after its options have changed.
    func update(numberPadOf field: UIView, isDocked: Bool) {
        let present = FieldInput.input(of: field)
        var plan = present?.owner === self ? present?.plan ?? .init() : .init()
        guard plan.docksNumberPad != isDocked else { return }
        plan.docksNumberPad = isDocked
        var changed: [UIView] = []
        let input = input(of: field, &changed)
        _ = input.apply(plan, accessoryView: input.accessoryView, mayShow: { _ in true })
    }

    /// Notes that a field has a plan in this update, and returns whether the plan has been applied already, as in nearly
    /// all fields.
    private func keeps(_ field: UIView, _ plan: FieldInput.Plan) -> Bool {
        guard let input = FieldInput.input(of: field), input.owner === self else { return false }
        input.turn = turns
        return input.plan == plan
    }

    /// Restores the fields that don't have a plan in this update, and applies plans to others.
    private func apply(
        _ planned: [(view: UIView, plan: FieldInput.Plan)], _ accessoryView: (@MainActor () -> UIView)?,
        focused: UIView?
    ) {
        let turn = turns
        var changed = restoreFields()
        var chains = AccessoryChains()
        for (view, plan) in planned {
            // The app's code, such as a setter, has caused everything to be restored, or the form to be updated again.
            guard turn == turns else { return reload(changed) }
            let input = input(of: view, &changed)
            guard view === focused || input.plan != plan else { continue }
            appliedCount += 1
            let accessoryView = plan.hasToolbar ? accessoryView?() : nil
            if input.apply(plan, accessoryView: accessoryView, mayShow: { !chains.showAppView(above: $0) }) {
                changed.append(view)
            }
        }
        reload(changed)
    }

    /// The record of a field, created if necessary.
    private func input(of field: UIView, _ changed: inout [UIView]) -> FieldInput {
        let present = FieldInput.input(of: field)
        if let present, present.owner === self { return present }
        // The previous owner restores the field first, so that nothing is written on top of its changes.
        if present?.restore() == true { changed.append(field) }
        let input = FieldInput(of: field, owner: self)
        input.turn = turns
        inputs.append(input)
        return input
    }

    /// Restores all fields.
    func uninstall() {
        turns += 1
        let old = inputs
        inputs = []
        reload(old.filter { $0.owner === self && $0.restore() }.compactMap(\.field))
    }

    /// Restores one field.
    func uninstall(from field: UIView) {
        guard let input = FieldInput.input(of: field), input.owner === self else { return }
        inputs.removeAll { $0 === input }
        if input.restore() { reload([field]) }
    }

    /// Gives a field's stand-in its accessory view before there's a keyboard to load it.
    func prepare(_ standIn: FocusStandIn, accessoryView: UIView) {
        let input = FieldInput(of: standIn, owner: self)
        inputs.append(input)
        var chains = AccessoryChains()
        appliedCount += 1
        _ = input.apply(
            .init(hasToolbar: true), accessoryView: accessoryView, mayShow: { !chains.showAppView(above: $0) })
    }

    /// Replaces the view above the keyboard in every field that has the old one.
    func replaceAccessoryView(_ old: UIView, by view: UIView) {
        var changed: [UIView] = []
        for input in inputs {
            guard let field = input.field, field.accessoryHost?.inputAccessoryView === old else { continue }
            appliedCount += 1
            if input.apply(input.plan, accessoryView: view, mayShow: { _ in true }) { changed.append(field) }
        }
        reload(changed)
    }

    /// The keyboard appearance that the app wants for a field, if another one was written.
    func ownAppearance(of field: UIView) -> UIKeyboardAppearance? { FieldInput.input(of: field)?.ownAppearance }

    // MARK: - Private

    /// The field, or its current stand-in; `nil` for one that can't be configured.
    private func inputView(of field: FormSnapshot.Field) -> UIView? {
        field.kind == .other ? field.view.accessoryHost : field.view
    }

    private static func plan(
        for field: FormSnapshot.Field, in form: FormSnapshot, _ options: Options
    ) -> FieldInput.Plan {
        var plan = FieldInput.Plan(hasToolbar: options.accessoryView != nil && field.capabilities.contains(.toolbar))
        if field.capabilities.contains(.returnKeys), field.view.formField != nil {
            plan.returnKey = options.returnKeyRole(field, form).key(last: form.configuration.lastReturnKey)
            plan.keptReturnKeys = .init(field: field.keepsReturnKeyType, form: form.configuration.keepsReturnKeyTypes)
        }
        plan.keyboardAppearance = form.configuration.isEnabled ? form.configuration.keyboardAppearance : nil
        return plan
    }

    /// - Returns: The fields whose accessory view or keyboard changed.
    private func restoreFields() -> [UIView] {
        var old: [FieldInput] = []
        for input in inputs where input.turn != turns { old.append(input) }
        if !old.isEmpty { inputs.removeAll { $0.turn != turns } }
        return old.filter { $0.owner === self && $0.restore() }.compactMap(\.field)
    }

    private func reload(_ changed: [UIView]) {
        for field in changed { reloads.perform(for: field) }
    }
}

extension ReturnKeyPlan.Role {
    /// The key that shows what Return does, or `nil` for the app's own key.
    ///
    /// - Parameter last: The key of the last field.
    func key(last: UIReturnKeyType) -> UIReturnKeyType? {
        switch self {
        case .next: .next
        case .last: last
        case .untouched: nil
        }
    }
}

/// Determines whether the app shows views above the keyboards of fields. Most fields of a form share their next
/// responder, so each responder is asked only once.
@MainActor
private struct AccessoryChains {
    private var answers: [ObjectIdentifier: Bool] = [:]

    /// Whether the app shows a view above a field's keyboard: the field's own, or one from its responder chain (D2).
    mutating func showAppView(above field: UIView) -> Bool {
        if field.viewAboveKeyboard != nil { return true }
        guard let next = field.next else { return false }
        if let answer = answers[ObjectIdentifier(next)] { return answer }
        let answer = sequence(first: next, next: \.next).contains { $0.viewAboveKeyboard != nil }
        answers[ObjectIdentifier(next)] = answer
        return answer
    }
}
