import FormNavigationCore
import UIKit

/// What the fields of a form are to have, each worked out when it is asked for: with most moves they have it already.
@MainActor
struct FieldPlans {
    private let form: FormSnapshot
    private let fields: [FormSnapshot.Field]
    private let focusedView: UIView?
    /// Whether the field with focus has a proxy even without a return key.
    private let needsProxy: Bool
    private let mayHaveToolbar: Bool
    private let lastReturnKey: UIReturnKeyType
    private let keepsReturnKeys: Bool
    private let keyboardAppearance: UIKeyboardAppearance?

    /// - Parameter mayHaveToolbar: Whether the toolbar is to be seen at all.
    init(
        for form: FormSnapshot, _ focused: FocusedField, _ configuration: FormNavigator.Configuration,
        mayHaveToolbar: Bool
    ) {
        self.form = form
        fields = form.fields.filter(\.isServed)
        focusedView = focused.view
        needsProxy = focused.needsCaret || focused.view?.assignedOptions?.autoAdvanceLength != nil
        self.mayHaveToolbar = mayHaveToolbar
        lastReturnKey = configuration.lastReturnKey
        keepsReturnKeys = configuration.keepsReturnKeyTypes
        keyboardAppearance = configuration.isEnabled ? configuration.keyboardAppearance : nil
    }

    /// How many fields there are.
    var count: Int { fields.count }

    /// The field at a place, or what stands in for it just now; `nil` for one that cannot be given anything.
    @inline(__always)
    func inputView(at place: Int) -> UIView? {
        fields[place].kind == .other ? fields[place].view.accessoryHost : fields[place].view
    }

    /// Whether a view is the one at a place, without a count of references to it.
    @inline(__always)
    func isInputView(_ view: UIView, at place: Int) -> Bool {
        inputView(at: place) === view
    }

    /// What the field at a place is to have.
    @inline(__always)
    func plan(at place: Int) -> FieldAttachment.Plan {
        let field = fields[place]
        var plan = FieldAttachment.Plan(hasToolbar: mayHaveToolbar && field.capabilities.contains(.toolbar))
        if field.capabilities.contains(.returnKeys) {
            plan.returnKey = form.returnKeyRole(of: field).key(last: lastReturnKey)
            plan.keptReturnKeys = .init(field: field.keepsReturnKeyType, form: keepsReturnKeys)
        }
        plan.keyboardAppearance = keyboardAppearance
        plan.hasProxy = needsProxy && field.view === focusedView
        return plan
    }
}
