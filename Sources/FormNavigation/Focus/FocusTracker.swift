import FormNavigationCore
import UIKit

/// Remembers which field has focus in each window, and reports when that changes.
///
/// All navigators share it because focus is shared: where focus moves matters to the navigator that the field belongs
/// to, and to the one that focus leaves. Nothing else remembers across events which field has focus.
@MainActor
final class FocusTracker {
    /// What UIKit reports about editing.
    enum Event {
        /// Editing has begun in a field, or a field that kept focus has the keyboard again.
        case came(UIView)
        /// Editing has ended in a field.
        case left(UIView)
        /// The user has changed the text of a field.
        case textChanged(UIView)
    }

    private var observations: [NotificationObservation] = []
    /// Receives the events.
    private var send: @MainActor (Event) -> Void = { _ in }
    /// Learns of each window in which a field is edited.
    private let watch: @MainActor (UIWindow) -> Void
    /// The field in which editing began last, for each window.
    private var fields = WeakRegistry<UIWindow, WeakReference<UIView>>()
    /// The field in an accessory view that has the keyboard, while fields keep focus in the windows below.
    private weak var fieldAboveKeyboard: UIView?
    /// The window that became key last.
    private weak var keyWindow: UIWindow?
    /// The field in which editing began last, in any window.
    private(set) weak var editedField: UIView?

    /// - Parameter watch: Learns of each window in which a field is edited.
    init(watch: @escaping @MainActor (UIWindow) -> Void) { self.watch = watch }

    /// Starts observing UIKit.
    ///
    /// - Parameter send: Receives the events.
    func start(_ send: @escaping @MainActor (Event) -> Void) {
        self.send = send
        let (began, changed, ended) = (Event.came, Event.textChanged, Event.left)
        // UIKit posts after the app's delegate was told (A9), and a change of text only if the user made it (L3, L4).
        let events: [(Notification.Name, @Sendable (UIView) -> Event)] = [
            (UITextField.textDidBeginEditingNotification, began), (UITextView.textDidBeginEditingNotification, began),
            (.fieldDidBeginEditing, began),
            (UITextField.textDidChangeNotification, changed), (UITextView.textDidChangeNotification, changed),
            (UITextField.textDidEndEditingNotification, ended), (UITextView.textDidEndEditingNotification, ended),
            (.fieldDidEndEditing, ended),
        ]
        observations = events.map { name, event in
            NotificationObservation(of: name) { [weak self] notification in
                let view = notification.object as? UIView
                MainActor.assumeIsolated {
                    if let self, let view { self.send(event(view)) }
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
        return fieldsWithFocus.first { $0.window.map(hasKeyboard) == true }
    }

    /// Whether the keyboard is there for a field in an accessory view, and not for the focused field in the window
    /// below.
    var hasFieldAboveKeyboard: Bool { fieldAboveKeyboard?.isFirstResponder == true }

    /// The key window, as far as it's known.
    ///
    /// - Parameter others: Windows in which no field needs to have been edited.
    func windowWithKeyboard(among others: [UIWindow]) -> UIWindow? {
        ([keyWindow].compactMap { $0 } + others + fields.keys).first(where: hasKeyboard)
    }

    /// Whether a window is key, or was last. The menu bar of iPadOS 27 takes that from it without giving it to another
    /// window (R12).
    func hasKeyboard(_ window: UIWindow) -> Bool {
        window.isKeyWindow || window === keyWindow && window.windowScene != nil && window.windowScene?.keyWindow == nil
    }

    /// The view of the topmost screen in the key window, as far as that's known. A window is known after it becomes
    /// key, or after a field in it gains focus.
    var screenOnTop: UIView? {
        windowWithKeyboard(among: [])?.screenOnTop
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
        watch(window)
    }

    /// Records that editing has ended in a field.
    func ended(in field: UIView) {
        guard field === fieldAboveKeyboard else { return }
        fieldAboveKeyboard = nil
        // The keyboard is there for the field in the window below again, which has kept focus all the time.
        for field in fieldsWithFocus where field.window.map(hasKeyboard) == true { send(.came(field)) }
    }

    /// A field keeps focus while another window has the keyboard, and doesn't begin editing again after that (A7).
    private func becameKey(_ window: UIWindow) {
        keyWindow = window
        for field in fieldsWithFocus where field.window === window { send(.came(field)) }
    }

    // MARK: - Focus that UIKit doesn't report

    /// The view of the key window that the keyboard is there for, if it accepts text and nothing has reported that it has
    /// focus.
    ///
    /// - Parameter others: Windows in which no field needs to have been edited.
    func unnoticedField(among others: [UIWindow]) -> UIView? {
        guard let window = windowWithKeyboard(among: others), !fieldsWithFocus.contains(where: { $0.window === window })
        else { return nil }
        return window.firstResponderInside.flatMap { $0.isTextInput ? $0 : nil }
    }
}

extension UIWindow {
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
