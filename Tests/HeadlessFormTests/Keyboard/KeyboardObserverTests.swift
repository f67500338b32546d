import FormNavigationCore
import Testing
import UIKit

@testable import FormNavigation

/// What all navigators receive of the keyboard while the interface rotates, or a screen is swiped back.
@MainActor
struct KeyboardObserverTests {
    /// A field in a navigation controller, with an observer of its own.
    @MainActor
    private final class Stage {
        let device: HeadlessDevice
        let navigation = UINavigationController(rootViewController: UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        /// The events since the keyboard has shown.
        var events: [String] = []
        private lazy var observer = KeyboardObserver(editedView: { [weak self] in self?.field })

        init(_ swipedKeyboard: HeadlessBehavior.SwipedKeyboard = .returnsSilently) {
            var behavior = HeadlessBehavior()
            behavior.swipedKeyboard = swipedKeyboard
            device = HeadlessDevice(behavior: behavior)
            let screen = UIViewController()
            screen.view.addSubview(field)
            navigation.pushViewController(screen, animated: false)
            device.show(navigation)
            device.settle()
            observer.start { [weak self] event in
                switch event {
                case .changed(let transition): self?.events.append("\(transition.kind)")
                case .stayed: self?.events.append("stayed")
                case .interfaceWillRotate: self?.events.append("rotates")
                }
            }
            field.becomeFirstResponder()
            device.settle()
            events = []
        }

        var state: FormKeyboard { observer.state }
    }

    @Test("a rotation is told once, before the keyboard, and of a swipe nothing of the kind is")
    func rotation() throws {
        let stage = Stage()
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        #expect(stage.events.filter { $0 != "stayed" } == ["rotates", "willChange", "settled"])
        stage.events = []
        try #require(HeadlessTransition.swipeBack(in: stage.navigation)).cancel()
        stage.device.settle()
        #expect(!stage.events.contains("rotates"))
    }

    @Test("after a swipe that was canceled, the keyboard has stayed, and no hide is told")
    func cancelledSwipe() throws {
        let stage = Stage()
        let swipe = try #require(HeadlessTransition.swipeBack(in: stage.navigation))
        stage.device.advance(by: 0.5)
        #expect(stage.state.isSettled == false, "the hide has been held back")
        stage.events = []
        swipe.cancel()
        stage.device.settle()
        #expect(stage.events == ["stayed"])
        #expect(stage.state.isVisible == true && stage.state.isSettled == true)
    }

    @Test("where focus is given up during a swipe, the keyboard has gone, however the swipe ends")
    func focusLostInSwipe() throws {
        let stage = Stage()
        let swipe = try #require(HeadlessTransition.swipeBack(in: stage.navigation))
        stage.device.advance(by: 0.5)
        stage.field.resignFirstResponder()
        stage.events = []
        swipe.cancel()
        stage.device.settle()
        #expect(stage.events == ["willHide", "settled"])
        #expect(stage.state.isVisible == false)
    }

    @Test("another app's keyboard does not reveal whether the frames posted for this one include the accessory view")
    func otherApp() {
        let stage = Stage()
        stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        stage.field.reloadInputViews()
        stage.device.settle()
        let whole = stage.device.keyboard.frame
        let bare = whole.divided(atDistance: 44, from: .minYEdge).remainder
        stage.events = []
        for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification] {
            stage.device.keyboard.post(name, begin: whole, end: bare, isLocal: false)
        }
        stage.device.settle()
        stage.device.keyboard.post(UIResponder.keyboardWillChangeFrameNotification, begin: bare, end: whole)
        #expect(stage.state.overlap(with: stage.field.window ?? UIWindow()) == whole.height)
    }
}
