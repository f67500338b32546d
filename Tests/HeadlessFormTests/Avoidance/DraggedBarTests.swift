import FormDiagnostics
import FormNavigation
import Testing
import UIKit

/// A bar follows a finger that scrolls the content down and drags the keyboard with it.
@MainActor
struct DraggedBarTests {
    /// Where the bar's content and the keyboard were each time that the content scrolled.
    private final class Watch: NSObject, UIScrollViewDelegate {
        let chat: ChatScreen
        let device: HeadlessDevice
        var seen: [(end: CGFloat, keyboard: CGFloat, offset: CGFloat)] = []
        /// Called when the content scrolls.
        var onScroll: (() -> Void)?

        init(_ chat: ChatScreen, _ device: HeadlessDevice) {
            (self.chat, self.device) = (chat, device)
            super.init()
            chat.scrollView.delegate = self
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard scrollView.isTracking else { return }
            onScroll?()
            seen.append((chat.fieldFrame.maxY + 8, device.keyboard.frame.minY, scrollView.contentOffset.y))
        }
    }

    private func chat(
        _ layout: ChatScreen.Layout = .filling, mode: UIScrollView.KeyboardDismissMode = .interactive,
        behavior: HeadlessBehavior = HeadlessBehavior()
    ) -> (ChatScreen, HeadlessDevice, rest: CGFloat) {
        let chat = ChatScreen(layout)
        let device = chat.show(on: HeadlessDevice(behavior: behavior))
        chat.scrollView.keyboardDismissMode = mode
        chat.scroll(to: chat.end)
        let rest = chat.fieldFrame.maxY + 8
        chat.focus(device)
        return (chat, device, rest)
    }

    /// Drags from the middle of the content to `distance` points below the keyboard's top edge.
    private func drag(_ device: HeadlessDevice, by distance: CGFloat) {
        device.drag(
            from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: device.keyboard.frame.minY + distance))
    }

    @Test("what the app adds at the end, and doesn't scroll to, stays where it is as the user types and ends editing")
    func addedAtEnd() {
        for isTyped in [true, false] {
            let chat = ChatScreen()
            chat.messageCount = 29
            let device = chat.show(on: HeadlessDevice())
            chat.scroll(to: chat.end)
            chat.focus(device)
            let offset = chat.scrollView.contentOffset
            chat.messageCount = 30
            chat.view.setNeedsLayout()
            device.settle()
            #expect(chat.scrollView.contentOffset == offset)
            if isTyped { device.type("a") }
            device.settle()
            #expect(chat.scrollView.contentOffset == offset)
        }
    }

    @Test("it keeps what's on the keyboard clear, too", arguments: [0, 30] as [CGFloat])
    func extraDistance(_ extra: CGFloat) {
        let (chat, device, rest) = chat()
        chat.form.configuration.extraKeyboardDistance = extra
        device.settle()
        #expect(abs(device.keyboard.frame.minY - chat.fieldFrame.maxY - 8 - extra) < 0.5)
        let watch = Watch(chat, device)
        drag(device, by: 120)
        let moving = watch.seen.filter { $0.end < rest - 0.5 }
        #expect(!moving.isEmpty && moving.allSatisfy { abs($0.keyboard - $0.end - extra) < 1 })
    }

    @Test(
        "what a window of the app's ends when the view that follows the keyboard comes leaves nothing in it",
        arguments: [true, false])
    func actingWindow(_ uninstalls: Bool) throws {
        final class Window: UIWindow {
            var onAdd: () -> Void = {}

            override func didAddSubview(_ subview: UIView) {
                super.didAddSubview(subview)
                onAdd()
            }
        }
        let device = HeadlessDevice()
        let chat = ChatScreen()
        let scene = try #require(device.application.connectedScenes.first as? UIWindowScene)
        let window = Window(windowScene: scene)
        window.rootViewController = chat
        window.makeKeyAndVisible()
        device.settle()
        chat.scrollView.keyboardDismissMode = .interactive
        let subviews = window.subviews
        window.onAdd = { [weak window, weak chat] in
            if uninstalls { chat?.form.uninstall() } else { window?.endEditing(true) }
        }
        chat.focus(device)
        #expect(chat.field.isFirstResponder == uninstalls)
        #expect(window.subviews == subviews)
        #expect(chat.bar.transform.isIdentity)
        window.endEditing(true)
    }

    @Test(
        "it is on the keyboard at every point of the way, and no lower than its own place",
        arguments: ChatScreen.Layout.allCases,
        [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
    func follows(_ layout: ChatScreen.Layout, mode: UIScrollView.KeyboardDismissMode) throws {
        let (chat, device, rest) = chat(layout, mode: mode)
        let up = device.keyboard.frame.minY
        let watch = Watch(chat, device)
        drag(device, by: 250)
        let dragged = watch.seen.filter { $0.keyboard > up + 1 }
        #expect(dragged.count > 3)
        for step in dragged { #expect(abs(step.end - min(step.keyboard, rest)) < 0.5, "\(step)") }
        device.settle()
        #expect(!device.keyboard.isVisible)
        #expect(chat.bar.transform == .identity)
        #expect(chat.scrollView.contentInset == .zero)
    }

    @Test("what is under the finger stays under it", arguments: HeadlessBehavior.avoidance)
    func content(_ behavior: HeadlessBehavior) throws {
        let (chat, device, _) = chat(behavior: behavior)
        let watch = Watch(chat, device)
        drag(device, by: 200)
        let steps = zip(watch.seen, watch.seen.dropFirst()).map { $0.offset - $1.offset }
        let first = try #require(steps.first)
        #expect(steps.count > 3 && steps.allSatisfy { abs($0 - first) < 0.5 }, "\(steps)")
        device.settle()
    }

    @Test("what was above the bar when the finger was lifted comes down with it the rest of the way")
    func comesDown() throws {
        let (chat, device, _) = chat()
        chat.scroll(to: 1000)
        var gap: CGFloat?
        device.drag(
            from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: device.keyboard.frame.minY + 200),
            whileResting: { gap = chat.gap(above: chat.messages[10]) })
        device.settle()
        #expect(!device.keyboard.isVisible && chat.bar.transform == .identity)
        #expect(abs(chat.gap(above: chat.messages[10]) - (try #require(gap))) < 0.5)
    }

    @Test("with a keyboard that springs back it is where it was, and so is what was scrolled to")
    func springsBack() {
        let (chat, device, _) = chat()
        let transform = chat.bar.transform
        let inset = chat.scrollView.contentInset
        let watch = Watch(chat, device)
        drag(device, by: 60)
        #expect(Set(watch.seen.map(\.keyboard)).count > 3, "the finger has dragged the keyboard")
        let offset = watch.seen.last?.offset
        device.settle()
        #expect(device.keyboard.isVisible)
        #expect(chat.bar.transform == transform && chat.scrollView.contentInset == inset)
        #expect(chat.scrollView.contentOffset.y == offset)
        chat.form.endEditing()
        device.settle()
        #expect(chat.bar.transform == .identity && chat.scrollView.contentInset == .zero)
    }

    @Test("a look at the form meanwhile does not take it away from the finger")
    func look() {
        let (chat, device, _) = chat()
        let watch = Watch(chat, device)
        watch.onScroll = { chat.form.reload() }
        let up = device.keyboard.frame.minY
        drag(device, by: 100)
        let dragged = watch.seen.filter { $0.keyboard > up + 1 }
        #expect(dragged.count > 3)
        for step in dragged { #expect(abs(step.end - step.keyboard) < 0.5, "\(step)") }
        device.settle()
    }

    @Test(
        "where scrolling does not take the keyboard along, nothing is put into the window",
        arguments: [
            UIScrollView.KeyboardDismissMode.none, .onDrag,
        ])
    func otherModes(_ mode: UIScrollView.KeyboardDismissMode) throws {
        let (chat, device, _) = chat(mode: mode)
        let window = try #require(chat.view.window)
        let count = window.subviews.count
        drag(device, by: 250)
        device.settle()
        #expect(window.subviews.count == count)
        chat.form.endEditing()
    }

    @Test("what follows the finger does not make the screen one that follows the keyboard by itself")
    func ownGuide() throws {
        let device = HeadlessDevice()
        let chat = ChatScreen()
        chat.scrollView.keyboardDismissMode = .interactive
        _ = chat.show(on: device)
        let recorder = FormRecorder()
        recorder.start()
        chat.focus(device)
        chat.form.reload()
        let window = try #require(chat.view.window)
        #expect(window.subviews.count == 2)
        let json = try #require(recorder.json)
        recorder.stop()
        #expect(!String(decoding: json, as: UTF8.self).contains("followsKeyboard"))
    }

    @Test("the window has its own views only once the keyboard has gone, or the navigator", arguments: 0..<5)
    func nothingStays(_ way: Int) throws {
        let device = HeadlessDevice()
        let screen = ChatScreen()
        screen.scrollView.keyboardDismissMode = .interactive
        _ = screen.show(on: device)
        let window = try #require(screen.view.window)
        let own = window.subviews
        screen.focus(device)
        #expect(window.subviews.count == own.count + 1)
        switch way {
        case 0: screen.form.endEditing()
        case 1: screen.form.uninstall()
        case 2: screen.form.inputBar = nil
        case 3: screen.form = nil
        default: screen.form.configuration.isAvoidanceEnabled = false
        }
        device.settle()
        #expect(window.subviews == own)
    }
}
