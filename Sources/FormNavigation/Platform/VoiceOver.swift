import UIKit

/// Runs a closure when VoiceOver has finished with what's happening now.
///
/// VoiceOver drops an announcement that's posted while the double tap on a button is handled, when it reads the button
/// again, and right after `.layoutChanged`, when it reads the element that it moves to (Q28). Other libraries wait a
/// tenth of a second.
@MainActor
func afterVoiceOver(_ work: @escaping @MainActor () -> Void) { after(0.1, work) }

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
