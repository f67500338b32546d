import UIKit

/// Says when a text field or text view begins and ends editing, anywhere in the app.
///
/// It stops when it is released.
@MainActor
final class EditingMonitor {
    private let observations: [Observation]

    /// - Parameters:
    ///   - center: Where the notifications come from. UIKit posts to the default centre.
    ///   - began: Called once editing has begun, after the app's delegate was told (A9).
    ///   - ended: Called once editing has ended.
    init(
        center: NotificationCenter = .default,
        began: @escaping @MainActor (any FormField) -> Void,
        ended: @escaping @MainActor (any FormField) -> Void
    ) {
        observations = [
            Observation(of: UITextField.textDidBeginEditingNotification, in: center, began),
            Observation(of: UITextView.textDidBeginEditingNotification, in: center, began),
            Observation(of: UITextField.textDidEndEditingNotification, in: center, ended),
            Observation(of: UITextView.textDidEndEditingNotification, in: center, ended),
        ]
    }
}

/// One block observer, removed when this object goes.
private final class Observation {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(
        of name: Notification.Name, in center: NotificationCenter,
        _ handler: @escaping @MainActor (any FormField) -> Void
    ) {
        self.center = center
        // UIKit posts these on the main thread, in the call that begins or ends editing (J7).
        token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
            let view = notification.object as? UIView
            guard isOnMainThread else { return }  // Nobody but UIKit posts these in earnest.
            MainActor.assumeIsolated {
                guard let field = view as? any FormField else { return }
                handler(field)
            }
        }
    }

    deinit { center.removeObserver(token) }
}
