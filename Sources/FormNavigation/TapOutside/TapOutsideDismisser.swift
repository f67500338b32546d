import UIKit

/// Ends editing when the user taps outside the field that has focus.
///
/// It observes the field's window, not the form's view. A tap next to a sheet is outside, too, and a window's
/// recognizers receive touches last, after those of the app have seen the screen as it was when the finger touched it.
/// The keyboard and the views above it are in their own windows.
@MainActor
final class TapOutsideDismisser {
    private let onTap: @MainActor () -> Void
    private let detector = TapDetector()
    private var focused: FocusedField?
    /// The classes of views that keep editing, including everything inside such a view.
    private var classes: [UIView.Type] = []
    private weak var inputBar: UIView?
    /// The field that had focus when the finger came down.
    private weak var fieldBefore: UIView?
    /// Ends editing once a control has performed its action.
    private var afterControl: UIAction?
    private weak var control: UIControl?

    /// - Parameter onTap: Receives a tap that ends editing, if the field still has focus.
    init(onTap: @escaping @MainActor () -> Void) {
        self.onTap = onTap
        detector.cancelsTouchesInView = false
        detector.shouldFollow = { [weak self] in self?.endsEditing($0) ?? false }
        detector.onTap = { [weak self] in self?.tapped($0) }
    }

    /// Observes taps outside the focused field, in its window and nowhere else, if they should end editing.
    ///
    /// - Parameter inputBar: A bar of the form, in which a tap keeps editing.
    func update(with form: FormSnapshot, inputBar: UIView?) {
        guard let focused = form.focus, focused.capabilities.contains(.tapOutside) else { return uninstall() }
        self.focused = focused
        self.inputBar = inputBar
        classes = form.configuration.viewClassesThatKeepEditing
        if let window = focused.view?.window, detector.view !== window {
            stopDetecting()
            window.addGestureRecognizer(detector)
        }
    }

    /// Removes everything from the window.
    func uninstall() {
        guard focused != nil else { return }
        focused = nil
        forgetControl()
        stopDetecting()
    }

    private func stopDetecting() { detector.view?.removeGestureRecognizer(detector) }

    // MARK: - Taps

    private func tapped(_ view: UIView) {
        forgetControl()
        guard let control = view.enabledControl else { return endEditing() }
        // When the keyboard hides, the screen moves with it, and a control that's no longer under the finger wouldn't
        // perform its action.
        let action = UIAction { [weak self] _ in
            self?.forgetControl()
            self?.endEditing()
        }
        control.addAction(action, for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
        self.control = control
        afterControl = action
    }

    private func endEditing() {
        // The receivers of the tap before this one may have moved focus elsewhere.
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
        guard let (reason, responsibleView) = reasonToKeepEditing(view, in: fieldBefore) else { return true }
        DecisionTrace.report(
            .keptEditing(view, reason, of: responsibleView === view ? nil : ResponsibleView(responsibleView)))
        return false
    }

    // MARK: - Exceptions

    /// Why a tap keeps editing, and the view around it that's responsible, or `nil` if it ends editing.
    private func reasonToKeepEditing(
        _ touched: UIView, in field: UIView
    ) -> (FormNavigator.Decision.Reason, UIView)? {
        if touched.isOnScreen(presentedOver: field, in: focused?.root) { return (.presentedTarget, touched) }
        var wish: (endsEditing: Bool, view: UIView)?
        var exemption: (FormNavigator.Decision.Reason, UIView)?
        for view in touched.withSuperviews {
            // Focus moves there on its own, and the keyboard shouldn't hide in between (A28).
            if view.formField?.takesText == true || view.isTextInput { return (.text, view) }
            wish = wish ?? (view.assignedOptions?.endsEditingWhenTapped).map { ($0, view) }
            exemption = exemption ?? self.exemption(view).map { ($0, view) }
        }
        guard let wish else { return exemption }
        return wish.endsEditing ? nil : (.markedTarget, wish.view)
    }

    private func exemption(_ view: UIView) -> FormNavigator.Decision.Reason? {
        if view === inputBar { return .inputBar }
        if classes.contains(where: { view.isKind(of: $0) }) { return .viewClass }
        if view.assignedOptions?.stop == .always { return .stop }
        if view.isSelectableRow { return .row }
        // Links and text in a view that only displays them.
        if (view as? UITextView)?.isSelectable == true { return .text }
        return nil
    }
}

extension UIView {
    /// Whether the view is on a screen that's presented over the field's screen. A tap there has nothing to do with the
    /// field's form.
    ///
    /// - Parameter root: The view that contains the form.
    fileprivate func isOnScreen(presentedOver field: UIView, in root: UIView?) -> Bool {
        let controllers = sequence(first: nearestViewController, next: { $0?.parent }).compactMap { $0 }
        let screen = controllers.first(where: \.isPresented)
        // A screen that's presented in its presenter's own context is in the form's view, where it covers only a part
        // of the form.
        if let root, let view = screen?.viewIfLoaded, view !== root, view.isDescendant(of: root) { return true }
        var presenter = screen?.presentingViewController
        while let controller = presenter {
            if let view = controller.viewIfLoaded, field.isDescendant(of: view) { return true }
            presenter = controller.presentingViewController
        }
        // The field keeps focus below a screen that is presented over its form.
        return field.isBelowPresentedScreen && !(root.map(isDescendant) ?? false)
    }

    /// Whether this is a row of a table view, or an item of a collection view, that a tap selects.
    fileprivate var isSelectableRow: Bool {
        let ancestors = withSuperviews.lazy
        if let cell = self as? UITableViewCell {
            guard cell.selectionStyle != .none else { return false }
            return ancestors.compactMap { $0 as? UITableView }.first?.allowsSelection ?? false
        }
        guard self is UICollectionViewCell else { return false }
        return ancestors.compactMap { $0 as? UICollectionView }.first?.allowsSelection ?? false
    }

    /// The control that contains this view, or the view itself, if it responds to touches.
    fileprivate var enabledControl: UIControl? {
        let control = withSuperviews.lazy.compactMap { $0 as? UIControl }.first
        return control?.isEnabled == true ? control : nil
    }
}
