import UIKit

/// Moves VoiceOver, and has it read, when it has finished with what's happening now.
///
/// While the double tap on a button is handled, VoiceOver reads the button again, and stays there: it drops an
/// announcement (Q28), and `.layoutChanged` competes with its own cursor (R4). Other libraries wait 0.1 to 0.25 seconds.
@MainActor
enum VoiceOver {
    /// Runs a closure when VoiceOver has finished with the button.
    static func afterTouch(_ work: @escaping @MainActor () -> Void) { after(0.1, work) }

    /// Runs a closure when it has also moved to the field that has focus since, because it would drop an announcement
    /// for the name of the element that it moves to (Q28).
    static func afterMove(_ work: @escaping @MainActor () -> Void) { after(0.25, work) }

    /// Whether VoiceOver is at a view, or at a part of it.
    static func isAt(_ view: UIView) -> Bool {
        let element = UIAccessibility.focusedElement(using: .notificationVoiceOver)
        return (element as? UIView)?.isDescendant(of: view) == true
    }
}

extension UIAccessibility {
    /// Has VoiceOver read a text, before anything else if it can be asked to.
    @MainActor
    static func announce(_ text: String) {
        guard #available(iOS 17, *) else { return post(notification: .announcement, argument: text) }
        let urgent = NSAttributedString(
            string: text, attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
        post(notification: .announcement, argument: urgent)
    }
}
