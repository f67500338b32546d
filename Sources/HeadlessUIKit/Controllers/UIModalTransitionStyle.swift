/// The animation that presents and dismisses a view controller.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It moves up from the bottom of the screen.
    case coverVertical = 0
    /// The screen turns around.
    case flipHorizontal = 1
    /// It fades in.
    case crossDissolve = 2
    /// A corner of the screen curls up.
    case partialCurl = 3
}
