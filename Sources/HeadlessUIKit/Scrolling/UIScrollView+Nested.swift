extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// How dragging dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    /// How fast scrolling slows down: the fraction of the speed that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// A movement of the content that ends later.
@MainActor
final class ScrollMotion {
    private var number = 0
    /// Whether code has started the movement.
    private(set) var isSmoothScroll = false

    /// Runs `end` after `seconds`, unless another movement starts or this one is canceled before.
    func start(after seconds: Double, isSmoothScroll: Bool = false, _ end: @escaping () -> Void) {
        cancel()
        self.isSmoothScroll = isSmoothScroll
        let own = number
        HeadlessDevice.current.runLoop.schedule(after: seconds) { [weak self] in
            guard let self, number == own else { return }
            self.isSmoothScroll = false
            end()
        }
    }

    func cancel() {
        number += 1
        isSmoothScroll = false
    }
}
