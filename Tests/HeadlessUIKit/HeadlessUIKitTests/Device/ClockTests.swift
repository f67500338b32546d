import Testing
import UIKit

@Suite("Clock, keys and surroundings")
@MainActor
struct ClockTests {
    @Test("A11 will-notifications come at once, did-notifications when the clock has moved on")
    func keyboardNotifications() throws {
        let (device, form) = HeadlessDevice.showingForm()
        let log = NotificationLog(UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
        try device.tap(form.name)
        #expect(log.names == [UIResponder.keyboardWillShowNotification])
        device.advance(by: 0.01)
        #expect(log.names == [UIResponder.keyboardWillShowNotification])
        device.settle()
        #expect(log.names == [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification])
    }

    @Test("what is typed goes to the focused field")
    func typing() throws {
        let (device, form) = HeadlessDevice.showingForm()
        device.type("nobody hears this")
        try device.tap(form.name)
        device.type("Ada")
        #expect(form.name.text == "Ada")
        device.deleteBackward()
        #expect(form.name.text == "Ad")
        #expect(form.email.text == "")
    }

    @Test("B1 the return key asks the delegate")
    func returnKey() throws {
        let (device, form) = HeadlessDevice.showingForm()
        let delegate = ReturnDelegate()
        form.name.delegate = delegate
        try device.tap(form.name)
        device.pressReturn()
        #expect(delegate.returns == 1)
    }

    @Test("windows are laid out after an event, not in the middle of it")
    func layoutAfterEvents() throws {
        let (device, form) = HeadlessDevice.showingForm()
        let view = LayoutCounter(frame: CGRect(x: 20, y: 400, width: 100, height: 44))
        form.view.addSubview(view)
        var layoutsInAction = -1
        view.addAction(
            UIAction { _ in
                view.setNeedsLayout()
                layoutsInAction = view.layouts
            }, for: .touchUpInside)
        try device.tap(view)
        #expect(layoutsInAction >= 0)
        #expect(view.layouts > layoutsInAction)
    }

    @Test("E10 turning the device turns window and keyboard")
    func rotation() throws {
        let (device, form) = HeadlessDevice.showingForm()
        try device.tap(form.name)
        device.settle()
        device.rotate(to: .landscapeRight)
        device.settle()
        #expect(form.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(device.keyboard.frame.width == 852)
        #expect(device.keyboard.frame.maxY == 393)
        #expect(form.name.isFirstResponder)
    }

    @Test("leaving and coming back tell the app")
    func background() {
        let (device, _) = HeadlessDevice.showingForm()
        let log = NotificationLog(
            UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification)
        device.background()
        #expect(device.application.applicationState == .background)
        device.foreground()
        #expect(device.application.applicationState == .active)
        #expect(
            log.names == [UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification])
    }

    @Test("the user's style reaches every view")
    func style() {
        let (device, form) = HeadlessDevice.showingForm()
        device.userInterfaceStyle = .dark
        #expect(form.name.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a new device is current and knows nothing of the old one's windows")
    func current() {
        let (device, _) = HeadlessDevice.showingForm()
        #expect(UIApplication.shared === device.application)
        let other = HeadlessDevice(.iPad)
        #expect(UIApplication.shared === other.application)
        #expect(other.application.connectedScenes.count == 1)
        #expect(UIScreen.main.bounds.width == 820)
    }

    @Test("a closed window is let go, with its controller")
    func close() {
        let (device, _) = HeadlessDevice.showingForm()
        weak var controller: UIViewController?
        do {
            let shown = UIViewController()
            controller = shown
            device.close(device.show(shown))
        }
        device.settle()
        #expect(controller == nil)
    }

    @Test("the description says what is on the screen, where the focus is and what Return says")
    func description() throws {
        let (device, form) = HeadlessDevice.showingForm()
        try device.tap(form.name)
        device.type("Ada")
        let text = device.describe()
        #expect(text.contains("FormController “Sign up”"))
        #expect(text.contains("“Name” = “Ada”, focused"))
        #expect(text.contains("“Previous”, disabled"))
        #expect(text.contains("return says “Next”"))
    }
}

/// A control that counts how often it is laid out.
@MainActor
private final class LayoutCounter: UIControl {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class ReturnDelegate: NSObject, UITextFieldDelegate {
    private(set) var returns = 0

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
    }
}

/// Writes down the names of notifications as they are posted.
@MainActor
final class NotificationLog {
    private(set) var names: [Notification.Name] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: Notification.Name...) {
        for name in names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.names.append(name) }
                })
        }
    }

    isolated deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}
