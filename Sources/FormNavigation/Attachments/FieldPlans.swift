import FormNavigationCore
import UIKit

/// What the fields of a form are to have, each worked out when it is asked for: with most moves they have it already.
@MainActor
struct FieldPlans {
    private let form: Form
    private let focusedView: UIView?
    /// Whether the field with focus has a proxy even without a return key.
    private let needsProxy: Bool
    private let mayHaveToolbar: Bool
    private let mayContinue: Bool
    private let textViewsMove: Bool
    private let lastReturnKey: UIReturnKeyType
    private let keepsReturnKeys: Bool
    private let keyboardAppearance: UIKeyboardAppearance?

    /// - Parameters:
    ///   - mayHaveToolbar: Whether the toolbar is to be seen at all.
    ///   - mayContinue: Whether rows that are not loaded count as more of the form.
    init(
        for form: Form, _ focused: FocusedField, _ configuration: FormNavigator.Configuration, mayHaveToolbar: Bool,
        mayContinue: Bool
    ) {
        self.form = form
        focusedView = focused.view
        needsProxy = focused.needsCaret || focused.view?.assignedOptions?.autoAdvanceLength != nil
        (self.mayHaveToolbar, self.mayContinue) = (mayHaveToolbar, mayContinue)
        (textViewsMove, lastReturnKey) = (configuration.textViewsMoveOnReturn, configuration.lastReturnKey)
        keepsReturnKeys = configuration.keepsReturnKeyTypes
        keyboardAppearance = configuration.isEnabled ? configuration.keyboardAppearance : nil
    }

    /// How many fields there are.
    var count: Int { form.servedCount }

    /// The field at a place, or what stands in for it just now; `nil` for one that cannot be given anything.
    @inline(__always)
    func inputView(at place: Int) -> UIView? {
        if case .other = form.kind(at: place) { return form.servedField(at: place).accessoryHost }
        return form.servedField(at: place)
    }

    /// Whether a view is the one at a place, without a count of references to it.
    @inline(__always)
    func isInputView(_ view: UIView, at place: Int) -> Bool {
        if case .other = form.kind(at: place) { return form.servedField(at: place).accessoryHost === view }
        return form.isServed(view, at: place)
    }

    /// What the field at a place is to have.
    @inline(__always)
    func plan(at place: Int) -> FieldAttachment.Plan {
        let capabilities = form.capabilities(at: place)
        var plan = FieldAttachment.Plan(hasToolbar: mayHaveToolbar && capabilities.contains(.toolbar))
        if capabilities.contains(.returnKeys) {
            let role = form.returnKeyRole(at: place, textViewsMove: textViewsMove, mayContinue: mayContinue)
            plan.returnKey = role.key(last: lastReturnKey)
            plan.keptReturnKeys = form.keptReturnKeys(at: place, byForm: keepsReturnKeys)
        }
        plan.keyboardAppearance = keyboardAppearance
        plan.hasProxy = needsProxy && focusedView.map { form.isServed($0, at: place) } ?? false
        return plan
    }
}
