import UIKit

/// Does something once VoiceOver has dealt with what is happening now. It is the only thing in the library that waits.
///
/// VoiceOver drops an announcement that is posted while the double tap on a button is handled, when it reads the button again,
/// and right behind `.layoutChanged`, when it reads the element that it goes to (Q28). A tenth of a second is what others wait.
@MainActor
func afterVoiceOver(_ work: @escaping @MainActor () -> Void) {
    let delay = 0.1
    #if HEADLESS_UIKIT
        HeadlessDevice.current.runLoop.schedule(after: delay) { work() }
    #else
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(work) }
    #endif
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
