import UIKit

/// Says when a text field or text view begins and ends editing, and when its text changes, anywhere in the app.
///
/// It stops when it is released.
@MainActor
final class EditingMonitor {
    /// What is done with a field.
    typealias Handler = @MainActor (any FormField) -> Void

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
            (UITextField.textDidChangeNotification, changed), (UITextView.textDidChangeNotification, changed),
            (UITextField.textDidEndEditingNotification, ended), (UITextView.textDidEndEditingNotification, ended),
        ]
        observations = handlers.map { name, handler in
            NotificationObservation(of: name, in: center) { notification in
                let view = notification.object as? UIView
                MainActor.assumeIsolated {
                    if let field = view as? any FormField { handler(field) }
                }
            }
        }
    }
}
