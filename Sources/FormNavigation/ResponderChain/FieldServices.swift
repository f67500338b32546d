import FormNavigationCore
import UIKit

/// What is done for the field that has focus, and for the other fields of its form: the toolbar and return keys, key
/// commands, and taps outside of the field. Avoidance is apart from these, since it needs no look at the form.
@MainActor
final class FieldServices {
    private unowned let navigator: ResponderChainNavigator
    let toolbars: ToolbarPresenter
    let attachments: FieldAttachments
    private let keyCommands: KeyCommandInstaller
    private let outsideTaps: TapOutsideDismisser

    /// - Parameter handler: Who takes part in Return and in movements of the caret.
    init(for navigator: ResponderChainNavigator, handler: DelegateHandler) {
        self.navigator = navigator
        toolbars = ToolbarPresenter(
            actions: FormToolbar.Actions(
                previous: { [weak navigator] in navigator?.commands.tapped(.previous) },
                next: { [weak navigator] in navigator?.commands.tapped(.next) },
                done: { [weak navigator] in navigator?.commands.doneTapped() }))
        attachments = FieldAttachments(accessoryView: toolbars.view, handler: handler)
        keyCommands = KeyCommandInstaller(onPress: { [weak navigator] in navigator?.commands.pressed($0) })
        outsideTaps = TapOutsideDismisser(onTap: { [weak navigator] in navigator?.commands.tappedOutside() })
    }

    // MARK: - Fields

    /// Makes the fields of a form, and no others, have what this scope's fields have.
    func serve(_ focused: FocusedField, in form: FormSnapshot) {
        guard navigator.isActive, let field = focused.view else { return }
        let known = form.field(of: field)
        focused.isUnseen = known?.isUnseen == true
        if known?.isServed == true {
            show(field, in: form)
            keyCommands.update(for: focused)
            outsideTaps.update(for: focused) { [weak navigator] in
                .init(
                    classes: navigator?.configuration.viewClassesThatKeepEditing ?? [],
                    inputBar: navigator?.avoidance.inputBar?.view,
                    site: { navigator?.forms.site(on: ViewPath(to: $0)) })
            }
        } else {
            navigator.focusIsGone()
            FormNavigator.report(.leftAlone(field, .noStop))
        }
        let plans = FieldPlans(
            for: form, focused, navigator.configuration, mayHaveToolbar: !isToolbarHidden)
        attachments.update(to: plans, focused: field.accessoryHost ?? field)
    }

    /// Gives what stands in for a field what the field is to have, before there is a keyboard to load it.
    func prepare(_ standIn: FocusStandIn, for field: UIView) {
        guard let site = navigator.forms.site(of: field) else { return }
        let focused = FocusedField(field, at: site, isByMove: true)
        let hasToolbar = focused.capabilities.contains(.toolbar) && !isToolbarHidden
        attachments.prepare(standIn, FieldAttachment.Plan(hasToolbar: hasToolbar))
    }

    /// Ends what is done only while a field has focus.
    func focusIsGone() {
        keyCommands.uninstall()
        outsideTaps.stop()
    }

    /// The text of the field that has focus has changed: an input method may have begun or ended to compose it.
    func textChanged(in focused: FocusedField) {
        if let field = focused.view, keyCommands.isOutdated(for: field) { keyCommands.update(for: focused) }
    }

    // MARK: - Toolbar

    /// Shows a view of the app's own in the toolbar's place from now on, or the toolbar again.
    func setAccessoryView(_ view: (any FormAccessoryView)?) {
        toolbars.accessoryView = view
        navigator.refresh()
        attachments.replaceAccessoryView(by: toolbars.view)
    }

    private var isToolbarHidden: Bool { toolbars.isHidden(navigator.configuration.toolbar) }

    private func show(_ field: UIView, in form: FormSnapshot) {
        var configuration = navigator.configuration
        let wraps = configuration.wrapsAround
        if let options = field.assignedOptions?.toolbar { configuration.toolbar.apply(options) }
        var state = FormToolbar.State(
            of: field, error: navigator.invalidFields.error(of: field), in: form,
            showsPlaceholder: configuration.toolbar.showsPlaceholder,
            canGoPrevious: form.canMove(.previous, from: field, wraps: wraps),
            canGoNext: form.canMove(.next, from: field, wraps: wraps))
        // The field itself gets it, or its own again, after this.
        let appearance = configuration.keyboardAppearance ?? FieldAttachment.attachment(of: field)?.ownAppearance
        if let appearance { state.keyboardAppearance = appearance }
        toolbars.show(state, configuration)
    }
}
