import FormNavigationCore
import UIKit

/// Remembers which field has focus in each window, and informs all navigators when that changes.
///
/// It's shared because focus is: where focus moves matters to the navigator that the field belongs to, and to the one
/// that focus leaves. Nothing else remembers across events which field has focus.
@MainActor
final class FocusTracker {
    static let shared = FocusTracker()

    private var observations: [NotificationObservation] = []
    /// The field in which editing began last, for each window.
    private var fields = WeakRegistry<UIWindow, WeakReference<UIView>>()
    /// The field in an accessory view that has the keyboard, while fields keep focus in the windows below.
    private weak var fieldAboveKeyboard: UIView?
    /// The window that became key last.
    fileprivate private(set) weak var keyWindow: UIWindow?
    /// The field in which editing began last, in any window.
    private(set) weak var editedField: UIView?

    private init() {
        typealias Handler = @MainActor (UIView) -> Void
        let (began, changed, ended): (Handler, Handler, Handler) = (
            { FormEvents.send(.focusCame($0)) }, { FormEvents.send(.textChanged($0)) },
            { FormEvents.send(.focusLeft($0)) }
        )
        // UIKit posts after the app's delegate was told (A9), and a change of text only if the user made it (L3, L4).
        let handlers: [(Notification.Name, Handler)] = [
            (UITextField.textDidBeginEditingNotification, began), (UITextView.textDidBeginEditingNotification, began),
            (.fieldDidBeginEditing, began),
            (UITextField.textDidChangeNotification, changed), (UITextView.textDidChangeNotification, changed),
            (UITextField.textDidEndEditingNotification, ended), (UITextView.textDidEndEditingNotification, ended),
            (.fieldDidEndEditing, ended),
        ]
        observations = handlers.map { name, handler in
            NotificationObservation(of: name) { notification in
                let view = notification.object as? UIView
                MainActor.assumeIsolated {
                    if let view { handler(view) }
                }
            }
        }
        observations.append(
            NotificationObservation(of: UIWindow.didBecomeKeyNotification) { [weak self] notification in
                let window = notification.object as? UIWindow
                MainActor.assumeIsolated {
                    if let self, let window { self.becameKey(window) }
                }
            })
    }

    // MARK: - Who has focus

    /// The fields known to have focus, at most one in each window. The field edited last comes first: each scene has its
    /// own key window (A7), so more than one field may be in a key window.
    var fieldsWithFocus: [UIView] {
        var found: [UIView] = []
        for window in fields.keys {
            if let field = fields[window]?.object, field.hasFocus, field.window === window { found.append(field) }
        }
        for stop in FormFieldOptions.stopsWithFocus where !found.contains(where: { $0 === stop }) { found.append(stop) }
        if let index = found.firstIndex(where: { $0 === editedField }) { found.swapAt(0, index) }
        return found
    }

    /// The field known to have the keyboard, for any navigator.
    var fieldWithKeyboard: UIView? {
        if let field = fieldAboveKeyboard, field.isFirstResponder { return field }
        return fieldsWithFocus.first { $0.window?.hasKeyboard == true }
    }

    /// Whether the keyboard is there for a field in an accessory view, and not for the focused field in the window
    /// below.
    var hasFieldAboveKeyboard: Bool { fieldAboveKeyboard?.isFirstResponder == true }

    /// The key window, as far as it's known.
    var windowWithKeyboard: UIWindow? {
        let windows = NavigatorRegistry.navigators.compactMap { $0.scope.root?.window } + fields.keys
        return ([keyWindow].compactMap { $0 } + windows).first(where: \.hasKeyboard)
    }

    /// The view of the topmost screen in the key window, as far as that's known. A window is known after it becomes
    /// key, or after a field in it gains focus.
    var screenOnTop: UIView? {
        let windows = [keyWindow].compactMap { $0 } + fields.keys
        return windows.first(where: \.hasKeyboard)?.screenOnTop
    }

    // MARK: - Changes

    /// Records that editing has begun in a field.
    ///
    /// - Returns: Whether the field still has focus.
    func began(in field: UIView) -> Bool {
        guard field.hasFocus else { return false }
        fieldAboveKeyboard = field.isAboveKeyboard ? field : nil
        note(field)
        return true
    }

    /// Records a field that already had focus when observation began.
    func note(_ field: UIView) {
        editedField = field
        guard let window = field.window else { return }
        if window.isKeyWindow { keyWindow = window }
        fields[window] = WeakReference(object: field)
        FrameEnd.shared.watch(window)
    }

    /// Records that editing has ended in a field.
    func ended(in field: UIView) {
        guard field === fieldAboveKeyboard else { return }
        fieldAboveKeyboard = nil
        // The keyboard is there for the field in the window below again, which has kept focus all the time.
        for field in fieldsWithFocus where field.window?.hasKeyboard == true { FormEvents.send(.focusCame(field)) }
    }

    /// A field keeps focus while another window has the keyboard, and doesn't begin editing again after that (A7).
    private func becameKey(_ window: UIWindow) {
        keyWindow = window
        for field in fieldsWithFocus where field.window === window { FormEvents.send(.focusCame(field)) }
    }

    // MARK: - Focus that UIKit doesn't report

    /// Records a field that gained focus without a notification: the app's own stop, or one that accepts text.
    func noticeFocus() {
        for field in FormFieldOptions.stopsWithFocus where !hasNavigator(field) { FormEvents.send(.focusCame(field)) }
        // If the app gives focus back to the field that's losing it, UIKit posts the end of editing last, and the field's
        // navigator has let go of it.
        for field in fieldsWithFocus
        where field.fieldWithFocus != nil && !hasNavigator(field)
            && NavigatorRegistry.navigators.contains(where: {
                $0.focus == nil && $0.currentPlace()?.focus.view === field
            })
        {
            FormEvents.send(.focusCame(field))
        }
        guard let field = unnoticedField else { return }
        FormEvents.send(.focusCame(field))
        // The finger that gave focus has also placed the caret.
        for navigator in NavigatorRegistry.navigators { navigator.avoidance.caretMoved(in: field) }
    }

    /// Whether a navigator knows that a field has focus.
    private func hasNavigator(_ field: UIView) -> Bool {
        NavigatorRegistry.navigators.contains { $0.focus?.view === field }
    }

    /// The view of the key window that the keyboard is there for, if it accepts text and nothing has reported that it has
    /// focus.
    private var unnoticedField: UIView? {
        guard let window = windowWithKeyboard, !fieldsWithFocus.contains(where: { $0.window === window }) else {
            return nil
        }
        return window.firstResponderInside.flatMap { $0.isTextInput ? $0 : nil }
    }
}

extension UIWindow {
    /// Whether the window is key, or was last. The menu bar of iPadOS 27 takes that from it without giving it to another
    /// window (R12).
    var hasKeyboard: Bool {
        isKeyWindow || self === FocusTracker.shared.keyWindow && windowScene != nil && windowScene?.keyWindow == nil
    }

    /// The view of the topmost screen, or `nil` if several screens are next to each other.
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
