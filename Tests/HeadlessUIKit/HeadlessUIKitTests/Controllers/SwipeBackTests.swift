import Testing
import UIKit

/// Screens that are swiped back, or nearly.
@MainActor
struct SwipeBackTests {
    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let navigation: UINavigationController
        let first = UIViewController()
        let second = UIViewController()
        let field = UITextField(frame: CGRect(x: 30, y: 200, width: 200, height: 40))
        let log = InputLog()

        /// Shows a second screen, with focus in its field.
        init(_ keyboard: HeadlessBehavior.SwipedKeyboard, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
            var behavior = HeadlessBehavior()
            behavior.swipedKeyboard = keyboard
            device = HeadlessDevice(layoutDirection: direction, behavior: behavior)
            navigation = UINavigationController(rootViewController: first)
            device.show(navigation)
            second.view.addSubview(field)
            navigation.pushViewController(second, animated: false)
            device.settle()
            field.becomeFirstResponder()
            device.settle()
            log.observeKeyboard()
        }
    }

    private static let hide = ["willChangeFrame", "willHide"]
    private static let hidden = ["didChangeFrame", "didHide"]
    private static let show = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]

    @Test(
        "P11 the hide is posted when the finger begins, inside the transition; what follows a canceled swipe differs",
        arguments: HeadlessBehavior.SwipedKeyboard.allCases)
    func cancelled(keyboard: HeadlessBehavior.SwipedKeyboard) throws {
        let stage = Stage(keyboard)
        let frame = stage.device.keyboard.frame
        var isInteractive: Bool?
        stage.log.reactions["willHide"] = { isInteractive = stage.second.transitionCoordinator?.isInteractive }
        let swipe = try #require(HeadlessTransition.swipeBack(in: stage.navigation))
        let goesAtOnce = keyboard != .staysUntilGone
        #expect(stage.log.take() == (goesAtOnce ? Self.hide : []))
        #expect(isInteractive == (goesAtOnce ? true : nil))
        #expect(stage.device.keyboard.isVisible != goesAtOnce)
        #expect(stage.field.isFirstResponder)
        stage.device.settle()
        #expect(stage.log.take() == (goesAtOnce ? Self.hidden : []))
        swipe.cancel()
        stage.device.settle()
        #expect(stage.log.take() == (keyboard == .returns ? Self.show : []))
        #expect(stage.device.keyboard.isVisible && stage.device.keyboard.frame == frame)
        #expect(stage.field.isFirstResponder)
        // From here on everything is as it was.
        stage.field.resignFirstResponder()
        stage.device.settle()
        #expect(stage.log.take() == Self.hide + Self.hidden)
    }

    /// An accessory view that has room for the home indicator below its content.
    private final class Bar: UIView {
        override var intrinsicContentSize: CGSize {
            // On its way off the screen all of it is below the safe area.
            let room = min(safeAreaInsets.bottom, window?.safeAreaInsets.bottom ?? 0)
            return CGSize(width: UIView.noIntrinsicMetric, height: 44 + room)
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    @Test(
        "P11 after a canceled swipe an accessory view has its room for the home indicator again",
        arguments: HeadlessBehavior.SwipedKeyboard.allCases)
    func accessory(keyboard: HeadlessBehavior.SwipedKeyboard) throws {
        let stage = Stage(keyboard)
        let bar = Bar()
        bar.autoresizingMask = .flexibleHeight
        stage.field.inputAccessoryView = bar
        stage.device.keyboard.isHardwareKeyboardAttached = true
        stage.field.reloadInputViews()
        stage.device.settle()
        #expect(stage.device.keyboard.frame.height == 78)
        let swipe = try #require(HeadlessTransition.swipeBack(in: stage.navigation))
        stage.device.settle()
        swipe.cancel()
        stage.device.settle()
        #expect(stage.device.keyboard.frame.height == 78)
    }

    @Test("P11 a swipe that goes through has one hide", arguments: HeadlessBehavior.SwipedKeyboard.allCases)
    func finished(keyboard: HeadlessBehavior.SwipedKeyboard) throws {
        let stage = Stage(keyboard)
        let swipe = try #require(HeadlessTransition.swipeBack(in: stage.navigation))
        stage.device.settle()
        swipe.finish()
        stage.device.settle()
        #expect(stage.log.take() == Self.hide + Self.hidden)
        #expect(!stage.field.isFirstResponder && !stage.device.keyboard.isVisible)
        #expect(stage.navigation.topViewController === stage.first)
    }

    @Test("P11 a field of the screen below gets its keyboard while the finger is still down")
    func screenBelow() throws {
        let stage = Stage(.returns)
        let other = UITextField(frame: CGRect(x: 30, y: 200, width: 200, height: 40))
        stage.first.view.addSubview(other)
        let swipe = try #require(HeadlessTransition.swipeBack(in: stage.navigation))
        other.becomeFirstResponder()
        #expect(stage.device.keyboard.isVisible)
        swipe.finish()
        stage.device.settle()
        #expect(other.isFirstResponder && stage.device.keyboard.isVisible)
    }

    @Test(
        "a finger from the edge that comes past half of the screen pops, one that does not is thought better of",
        arguments: [(0.3, false), (0.7, true)] as [(CGFloat, Bool)],
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func finger(way: (part: CGFloat, pops: Bool), direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage(.returns, direction: direction)
        stage.device.swipeBack(across: way.part)
        stage.device.settle()
        #expect(stage.navigation.topViewController === (way.pops ? stage.first : stage.second))
        #expect(stage.field.isFirstResponder != way.pops)
        #expect(stage.device.keyboard.isVisible != way.pops)
    }

    @Test("a swipe begins at the edge only, goes across, and can be switched off")
    func noSwipe() throws {
        let stage = Stage(.returns)
        stage.field.resignFirstResponder()
        let recognizer = try #require(stage.navigation.interactivePopGestureRecognizer)
        #expect(recognizer.view === stage.navigation.view)
        stage.device.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 390, y: 400))
        stage.device.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 30, y: 700))
        recognizer.isEnabled = false
        stage.device.swipeBack(across: 0.9)
        stage.device.settle()
        #expect(stage.navigation.topViewController === stage.second)
        recognizer.isEnabled = true
        stage.device.swipeBack(across: 0.9)
        stage.device.settle()
        #expect(stage.navigation.topViewController === stage.first)
        stage.device.swipeBack(across: 0.9)
        stage.device.settle()
        #expect(stage.navigation.topViewController === stage.first)
    }

    @Test("a scroll view below the finger still scrolls up and down from the edge")
    func scrolling() {
        let stage = Stage(.returns)
        stage.field.resignFirstResponder()
        let scrollView = UIScrollView(frame: stage.second.view.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 3_000)
        stage.second.view.addSubview(scrollView)
        let start = scrollView.contentOffset.y
        stage.device.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 5, y: 300))
        stage.device.settle()
        #expect(scrollView.contentOffset.y > start + 150)
        #expect(stage.navigation.topViewController === stage.second)
    }
}
