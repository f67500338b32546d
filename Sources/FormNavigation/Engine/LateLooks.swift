import UIKit

/// Requests frames to look again at what came too soon, even if nothing on the screen changes until then.
///
/// Whatever is put off to save time, or to let something come to rest, has to be looked at in the end.
@MainActor
final class LateLooks {
    private let frames: FrameEnd
    /// The time of the next look, in seconds, or `nil` if none is due.
    private var next: Double?

    /// The shortest delay, in seconds: less than a frame, but more than what rounding takes from a delay. A look that's
    /// too soon by a rounding error would request the next one immediately, and so on.
    private static let shortestDelay = 0.005

    init(_ frames: FrameEnd) { self.frames = frames }

    /// Requests a frame.
    ///
    /// - Parameter delay: The delay, in seconds.
    func look(after delay: Double) {
        let delay = max(delay, Self.shortestDelay)
        let time = CACurrentMediaTime() + delay
        guard next.map({ time < $0 }) ?? true else { return }
        next = time
        after(delay) { [weak self] in
            guard let self, next == time else { return }
            next = nil
            frames.request()
        }
    }
}
