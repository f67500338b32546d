import UIKit

/// Says when a field gets focus and loses it, and when its text changes, anywhere in the app.
///
/// It stops when it is released.
@MainActor
final class EditingMonitor {
    /// What is done with a field.
    typealias Handler = @MainActor (UIView) -> Void

    private var observations: [NotificationObservation] = []
    /// The field that has begun editing last in each window.
    private var fields = WeakRegistry<UIWindow, FormScope.Weak<UIView>>()

    /// - Parameters:
    ///   - center: Where the notifications come from. UIKit posts to the default centre.
    ///   - began: Called once editing has begun, after the app's delegate was told (A9), and again when the keyboard
    ///     comes back to the field's window.
    ///   - changed: Called once the person has changed the text (L3, L4).
    ///   - ended: Called once editing has ended.
    init(
        center: NotificationCenter = .default, began: @escaping Handler, changed: @escaping Handler,
        ended: @escaping Handler
    ) {
        let noted: Handler = { [weak self] field in
            if let window = field.window { self?.fields[window] = FormScope.Weak(object: field) }
            began(field)
        }
        let handlers: [(Notification.Name, Handler)] = [
            (UITextField.textDidBeginEditingNotification, noted), (UITextView.textDidBeginEditingNotification, noted),
            (.fieldDidBeginEditing, noted),
            (UITextField.textDidChangeNotification, changed), (UITextView.textDidChangeNotification, changed),
            (UITextField.textDidEndEditingNotification, ended), (UITextView.textDidEndEditingNotification, ended),
            (.fieldDidEndEditing, ended),
        ]
        observations = handlers.map { name, handler in
            NotificationObservation(of: name, in: center) { notification in
                let view = notification.object as? UIView
                MainActor.assumeIsolated {
                    if let view { handler(view) }
                }
            }
        }
        // A field keeps focus while another window has the keyboard, and does not begin editing anew after that (A7).
        observations.append(
            NotificationObservation(of: UIWindow.didBecomeKeyNotification, in: center) { [weak self] notification in
                let window = notification.object as? UIWindow
                MainActor.assumeIsolated {
                    guard let window, let field = self?.fields[window]?.object, field.hasFocus,
                        field.window === window
                    else { return }
                    began(field)
                }
            })
    }
}
