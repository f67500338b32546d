import FormNavigationCore
import UIKit

/// Determines when a navigator looks at its form again on its own, and makes up for what came too soon.
///
/// Whatever is put off to save time, or to let something come to rest, has to be looked at in the end. This frame may be
/// the last one for a long time, because not every field has a caret that blinks, so a later one is requested.
@MainActor
final class Rereading {
    /// The current time, in seconds.
    var now: @MainActor () -> Double = { CACurrentMediaTime() }
    private var budget = RefreshBudget()
    private let frames: FrameEnd
    /// The time of the next look, in seconds, or `nil` if none is due.
    private var next: Double?

    /// The shortest delay, in seconds: less than a frame, but more than what rounding takes from a delay. A look that's
    /// too soon by a rounding error would request the next one immediately, and so on.
    private static let shortestDelay = 0.005

    init(_ frames: FrameEnd) { self.frames = frames }

    /// Returns whether the form may be read now. If it may not, a frame follows in which it may.
    func isAllowed() -> Bool {
        let time = now()
        if budget.allows(at: time) { return true }
        look(after: budget.delay(at: time))
        return false
    }

    /// Reads the form, which counts toward what reading may take.
    func perform(_ reading: () -> Void) {
        let start = now()
        reading()
        budget.spend(from: start, to: now())
    }

    /// Reads the form at the end of the next frame, because something is known to have changed.
    func request() {
        budget.reset()
        frames.request()
    }

    /// Requests a frame, even if nothing on the screen changes until then.
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
