import UIKit

/// Requests frames to look again at what came too soon, even if nothing on the screen changes until then.
///
/// Whatever is put off to save time, or to let something come to rest, has to be looked at in the end.
@MainActor
final class LateLooks {
    /// The time of the next look, in seconds, or `nil` if none is due.
    private var next: Double?

    /// Requests a frame.
    ///
    /// - Parameter delay: The delay, in seconds.
    func look(after delay: Double) {
        let time = CACurrentMediaTime() + delay
        guard next.map({ time < $0 }) ?? true else { return }
        next = time
        after(delay) { [weak self] in
            guard let self, next == time else { return }
            next = nil
            FrameEnd.shared.request()
        }
    }
}
