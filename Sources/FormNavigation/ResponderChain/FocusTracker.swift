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

    /// Takes note of a stop of the app's own that took focus by itself: UIKit says nothing of that.
    func noticeStops() {
        for field in FormFieldOptions.stopsWithFocus
        where !NavigatorRegistry.navigators.contains(where: { $0.focused?.view === field }) {
            editingBegan(in: field)
        }
    }

    /// The view of the screen that is on top in the window that is key, as far as that is known: windows are met when they
    /// become key, or a field in them has focus.
    var screenOnTop: UIView? {
        let windows = [keyWindow].compactMap { $0 } + fields.keys
        return windows.first(where: \.isKeyWindow)?.screenOnTop
    }

    private func editingBegan(in field: UIView) {
        FormRecorder.during(.focus(field)) { serve(field) }
    }

    private func serve(_ field: UIView) {
        // Focus may come before the first layout, and then no field has a size yet.
        if field.bounds.isEmpty { field.window?.layoutIfNeeded() }
        // A delegate may have sent focus on in its did-begin, whose notification then comes last (A9).
        guard field.hasFocus else { return }
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
        FormRecorder.during(.ended(field)) {
            for navigator in NavigatorRegistry.navigators { navigator.focusLeft(field) }
        }
        guard field === fieldAboveKeyboard else { return }
        fieldAboveKeyboard = nil
        // The keyboard is there for the field below it again, which has kept focus all the time.
        for field in fieldsWithFocus where field.window?.isKeyWindow == true { editingBegan(in: field) }
    }
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
