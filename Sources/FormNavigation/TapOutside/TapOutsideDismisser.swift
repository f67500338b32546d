import UIKit

/// Has editing ended when the person taps outside of the field that has focus.
///
/// It watches the field's window, and not the form's view: a tap beside a sheet is outside too, and a window's
/// recognisers are the last to be told, after those of the app have seen the screen as it was when the finger came down.
/// The keyboard, and what stands above it, are in windows of their own.
@MainActor
final class TapOutsideDismisser {
    /// Views that keep editing, with everything in them, wherever their options do not say otherwise.
    struct Exceptions {
        var classes: [UIView.Type]
        var inputBar: UIView?
        /// Where a view is in the form's scope; `nil` outside of it.
        var site: @MainActor (UIView) -> FieldSite? = { _ in nil }
    }

    private let onTap: @MainActor () -> Void
    private let watcher = TapWatcher()
    private var focused: FocusedField?
    private var exceptions: @MainActor () -> Exceptions = { Exceptions(classes: []) }
    /// The field that had focus when the finger came down.
    private weak var fieldBefore: UIView?
    /// Ends editing once a control has done its work.
    private var afterControl: UIAction?
    private weak var control: UIControl?

    /// - Parameter onTap: Called with every tap that is to end editing, if the field still has focus.
    init(onTap: @escaping @MainActor () -> Void) {
        self.onTap = onTap
        watcher.cancelsTouchesInView = false
        watcher.shouldWatch = { [weak self] in self?.endsEditing($0) ?? false }
        watcher.onTap = { [weak self] in self?.tapped($0) }
    }

    /// Watches for taps outside of a field, in its window and nowhere else, if that is to be done for it.
    ///
    /// - Parameters:
    ///   - focused: The field that has focus.
    ///   - exceptions: Asked when a finger comes down.
    func update(for focused: FocusedField, except exceptions: @escaping @MainActor () -> Exceptions) {
        guard focused.capabilities.contains(.tapOutside) else { return stop() }
        self.focused = focused
        self.exceptions = exceptions
        if let window = focused.view?.window, watcher.view !== window {
            stopWatching()
            window.addGestureRecognizer(watcher)
        }
    }

    /// Leaves the window as it was.
    func stop() {
        guard focused != nil else { return }
        focused = nil
        forgetControl()
        stopWatching()
    }

    private func stopWatching() { watcher.view?.removeGestureRecognizer(watcher) }

    // MARK: - Taps

    private func tapped(_ view: UIView) {
        forgetControl()
        guard let control = view.enabledControl else { return endEditing() }
        // The keyboard takes the screen along when it goes, and a control that is no longer under the finger would not
        // do what it was tapped for.
        let action = UIAction { [weak self] _ in
            self?.forgetControl()
            self?.endEditing()
        }
        control.addAction(action, for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
        self.control = control
        afterControl = action
    }

    private func endEditing() {
        // Whoever was told of the tap first may have sent focus elsewhere.
        if let fieldBefore, fieldBefore === focused?.view, fieldBefore.hasFocus { onTap() }
    }

    private func forgetControl() {
        if let afterControl { control?.removeAction(afterControl, for: .allEvents) }
        afterControl = nil
        control = nil
    }

    private func endsEditing(_ view: UIView) -> Bool {
        forgetControl()
        fieldBefore = focused?.view
        guard let fieldBefore, !view.isDescendant(of: fieldBefore) else { return false }
        guard let reason = reasonToKeepEditing(view, in: fieldBefore) else { return true }
        FormNavigator.report(.keptEditing(view, reason))
        return false
    }

    // MARK: - Exceptions

    private func reasonToKeepEditing(
        _ touched: UIView, in field: UIView
    ) -> FormNavigator.Decision.Reason? {
        // A field keeps focus below a screen that is presented over its form, and what is tapped there is not the form.
        let exceptions = exceptions()
        let site = exceptions.site(touched)
        if site?.surroundings.reason == .presented || site == nil && field.isBelowPresentedScreen {
            return .presentedTarget
        }
        var wish: Bool?
        var exemption: FormNavigator.Decision.Reason?
        for view in sequence(first: touched, next: \.superview) {
            // Focus goes there by itself, and the keyboard is not to go away in between (A28).
            if view.formField?.takesText == true || view.isTextInput { return .text }
            wish = wish ?? view.assignedOptions?.tapTarget.endsEditing
            exemption = exemption ?? Self.exemption(view, exceptions)
        }
        guard let wish else { return exemption }
        return wish ? nil : .markedTarget
    }

    private static func exemption(_ view: UIView, _ exceptions: Exceptions) -> FormNavigator.Decision.Reason? {
        if view === exceptions.inputBar { return .inputBar }
        if exceptions.classes.contains(where: { view.isKind(of: $0) }) { return .viewClass }
        if view.assignedOptions?.stop == .always { return .stop }
        if view.isSelectableRow { return .row }
        // Links and text in a view that only shows them.
        if (view as? UITextView)?.isSelectable == true { return .text }
        return nil
    }
}

extension UIView {
    /// Whether this is a row of a table or an item of a collection that a tap selects.
    fileprivate var isSelectableRow: Bool {
        let ancestors = sequence(first: self as UIView, next: \.superview).lazy
        if let cell = self as? UITableViewCell {
            guard cell.selectionStyle != .none else { return false }
            return ancestors.compactMap { $0 as? UITableView }.first?.allowsSelection ?? false
        }
        guard self is UICollectionViewCell else { return false }
        return ancestors.compactMap { $0 as? UICollectionView }.first?.allowsSelection ?? false
    }

    /// The control that this view is or is in, if it answers to a finger.
    fileprivate var enabledControl: UIControl? {
        let control = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIControl }.first
        return control?.isEnabled == true ? control : nil
    }
}
