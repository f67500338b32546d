import UIKit

/// Says when a field gets focus and loses it, and when its text changes, anywhere in the app.
///
/// It stops when it is released.
@MainActor
final class EditingMonitor {
    /// What is done with a field.
    typealias Handler = @MainActor (UIView) -> Void

    private let observations: [NotificationObservation]

    /// - Parameters:
    ///   - center: Where the notifications come from. UIKit posts to the default centre.
    ///   - began: Called once editing has begun, after the app's delegate was told (A9).
    ///   - changed: Called once the person has changed the text (L3, L4).
    ///   - ended: Called once editing has ended.
    init(
        center: NotificationCenter = .default, began: @escaping Handler, changed: @escaping Handler,
        ended: @escaping Handler
    ) {
        let handlers: [(Notification.Name, Handler)] = [
            (UITextField.textDidBeginEditingNotification, began), (UITextView.textDidBeginEditingNotification, began),
            (.fieldDidBeginEditing, began),
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
    }
}
