import FormNavigationCore
import UIKit

/// Tells all navigators which field has got focus, and which has lost it.
///
/// It is shared because focus is: where it goes matters to the navigator that the field belongs to, and to the one that
/// it has left.
@MainActor
final class FocusTracker {
    static let shared = FocusTracker()

    private var observations: [NotificationObservation] = []
    /// The field that has begun editing last in each window.
    private var fields = WeakRegistry<UIWindow, WeakReference<UIView>>()
    /// The field in an accessory view that has the keyboard, while fields keep focus in the windows below.
    private weak var fieldAboveKeyboard: UIView?
    /// The window that has become key last.
    private weak var keyWindow: UIWindow?
    private let layoutWatcher = LayoutWatcher()

    /// - Parameter center: Where the notifications come from. UIKit posts to the default centre.
    private init(center: NotificationCenter = .default) {
        typealias Handler = @MainActor (FocusTracker, UIView) -> Void
        let (began, changed, ended): (Handler, Handler, Handler) = (
            { $0.editingBegan(in: $1) },
            { _, field in for navigator in NavigatorRegistry.navigators { navigator.textChanged(in: field) } },
            { $0.editingEnded(in: $1) }
        )
        // UIKit posts after the app's delegate was told (A9), and a change of text only if the person made it (L3, L4).
        let handlers: [(Notification.Name, Handler)] = [
            (UITextField.textDidBeginEditingNotification, began), (UITextView.textDidBeginEditingNotification, began),
            (.fieldDidBeginEditing, began),
            (UITextField.textDidChangeNotification, changed), (UITextView.textDidChangeNotification, changed),
            (UITextField.textDidEndEditingNotification, ended), (UITextView.textDidEndEditingNotification, ended),
            (.fieldDidEndEditing, ended),
        ]
        observations = handlers.map { name, handler in
            NotificationObservation(of: name, in: center) { [weak self] notification in
                let view = notification.object as? UIView
                MainActor.assumeIsolated {
                    if let self, let view { handler(self, view) }
                }
            }
        }
        // A field keeps focus while another window has the keyboard, and does not begin editing anew after that (A7).
        observations.append(
            NotificationObservation(of: UIWindow.didBecomeKeyNotification, in: center) { [weak self] notification in
                let window = notification.object as? UIWindow
                MainActor.assumeIsolated {
                    guard let self, let window else { return }
                    self.keyWindow = window
                    guard let field = self.fields[window]?.object, field.window === window else { return }
                    self.editingBegan(in: field)
                }
            })
        KeyboardObserver.shared.add(self)
    }

    /// The fields that have focus, one in each window at most, as far as that has been told.
    var fieldsWithFocus: [UIView] {
        var found: [UIView] = []
        for window in fields.keys {
            if let field = fields[window]?.object, field.hasFocus, field.window === window { found.append(field) }
        }
        for stop in FormFieldOptions.stopsWithFocus where !found.contains(where: { $0 === stop }) { found.append(stop) }
        return found
    }

    /// Whether the keyboard is there for a field in an accessory view, and not for the one that has focus below it.
    var servesFieldAboveKeyboard: Bool { fieldAboveKeyboard?.isFirstResponder == true }

    /// The view of the screen that is on top in the window that is key, as far as that is known: windows are met when they
    /// become key, or a field in them has focus.
    var screenOnTop: UIView? {
        let windows = [keyWindow].compactMap { $0 } + fields.keys
        return windows.first(where: \.isKeyWindow)?.screenOnTop
    }

    // MARK: - Focus that UIKit says nothing of

    /// Takes note of a field that took focus without a word: a stop of the app's own, or one that takes text.
    func noticeFocus() {
        for field in FormFieldOptions.stopsWithFocus
        where !NavigatorRegistry.navigators.contains(where: { $0.focused?.view === field }) {
            editingBegan(in: field)
        }
        guard let field = unnoticedField else { return }
        editingBegan(in: field)
        // The finger that has brought focus has placed the caret, too.
        for navigator in NavigatorRegistry.navigators { navigator.avoidance.caretMoved(in: field) }
    }

    /// Has a form make way for the keyboard together with it. The toolbar comes once the keyboard has settled, since what a
    /// reload posts would overtake what is still to be posted (D4).
    private func prepareForKeyboard() {
        guard let field = unnoticedField else { return }
        let path = ViewPath(to: field)
        for navigator in NavigatorRegistry.navigators {
            if let site = navigator.forms.site(on: path), site.exemption == nil {
                navigator.keyboardComes(for: field, at: site)
            }
        }
    }

    /// The view of the key window that the keyboard is there for, if it takes text and nobody has said that it has focus.
    private var unnoticedField: UIView? {
        let windows = NavigatorRegistry.navigators.compactMap { $0.scope.root?.window } + fields.keys
        guard let window = ([keyWindow].compactMap { $0 } + windows).first(where: \.isKeyWindow),
            !fieldsWithFocus.contains(where: { $0.window === window })
        else { return nil }
        return window.firstResponderInside.flatMap { $0.isTextInput ? $0 : nil }
    }

    private func editingBegan(in field: UIView) {
        EngineEvents.during(.focus(field)) { serve(field) }
    }

    private func serve(_ field: UIView) {
        layoutWatcher.removeFromSuperview()
        // Focus may come before the first layout, and then no field has a size yet.
        if field.bounds.isEmpty { field.window?.layoutIfNeeded() }
        for navigator in NavigatorRegistry.navigators { navigator.noticeLostFocus() }
        // A delegate may have sent focus on in its did-begin, whose notification then comes last (A9).
        guard field.hasFocus else { return }
        KeyboardObserver.shared.editedView = field
        fieldAboveKeyboard = field.isAboveKeyboard ? field : nil
        if let window = field.window { fields[window] = WeakReference(object: field) }
        let path = ViewPath(to: field)
        let navigators = NavigatorRegistry.navigators
        let sites = navigators.map { $0.forms.site(on: path) }
        // The navigators that the field does not belong to hear of it first, so that they have given it back.
        for (navigator, site) in zip(navigators, sites) where site?.exemption != nil || site == nil {
            navigator.focusWentElsewhere(to: field, site?.exemption)
        }
        for (navigator, site) in zip(navigators, sites) {
            if let site, site.exemption == nil, field.hasFocus { navigator.focusCame(to: field, at: site) }
        }
    }

    private func editingEnded(in field: UIView) {
        EngineEvents.during(.focusEnd(field)) {
            for navigator in NavigatorRegistry.navigators { navigator.focusLeft(field) }
        }
        // Focus may be on its way to a view of which nobody will say so, and with the same keyboard and toolbar.
        let isMoving = NavigatorRegistry.navigators.contains { $0.mover.isMoving }
        if !isMoving, let window = field.window, fields[window]?.object === field {
            layoutWatcher.wait(in: window) { [weak self] in self?.noticeFocus() }
        }
        guard field === fieldAboveKeyboard else { return }
        fieldAboveKeyboard = nil
        // The keyboard is there for the field below it again, which has kept focus all the time.
        for field in fieldsWithFocus where field.window?.isKeyWindow == true { editingBegan(in: field) }
    }
}

extension FocusTracker: KeyboardListener {
    func keyboardChanged(_ transition: KeyboardTransition) {
        switch transition.kind {
        case .willShow, .willChange: prepareForKeyboard()
        case .willHide: break
        case .settled: noticeFocus()
        }
    }

    func keyboardStayed() {}

    func interfaceWillRotate() {}
}

extension UIWindow {
    /// The view of the screen on top; `nil` where several are beside each other.
    fileprivate var screenOnTop: UIView? {
        var controller = rootViewController
        while let container = controller {
            let next: UIViewController?
            if let presented = container.presentedViewController, !presented.isBeingDismissed {
                next = presented
            } else if let screens = container.shownScreens {
                guard screens.count == 1 else { return nil }
                next = screens[0]
            } else {
                return container.viewIfLoaded
            }
            controller = next
        }
        return nil
    }
}
