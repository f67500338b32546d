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
        "what a screen of the app's ends when the view that follows the keyboard comes leaves nothing in it",
        arguments: [true, false])
    func actingScreen(_ uninstalls: Bool) throws {
        final class Root: UIView {
            var onAdd: () -> Void = {}

            override func didAddSubview(_ subview: UIView) {
                super.didAddSubview(subview)
                onAdd()
            }
        }
        let (device, root, chat) = (HeadlessDevice(), UIViewController(), ChatScreen())
        let view = Root(frame: device.screen.bounds)
        root.view = view
        root.addChild(chat)
        view.addSubview(chat.view)
        chat.didMove(toParent: root)
        device.show(root)
        device.settle()
        chat.scrollView.keyboardDismissMode = .interactive
        let subviews = view.subviews
        var additions = 0
        view.onAdd = { [weak view, weak chat] in
            additions += 1
            if uninstalls { chat?.form.uninstall() } else { view?.endEditing(true) }
        }
        chat.focus(device)
        #expect(additions == 1 && chat.field.isFirstResponder == uninstalls)
        #expect(view.subviews == subviews)
        #expect(chat.bar.transform.isIdentity)
        view.endEditing(true)
    }

    @Test(
        "R1: it is there too if a window's guide stays at zero: alone, in containers, presented, in a list, and on glass",
        arguments: [true, false], 0..<6)
    func guides(staysAtZero: Bool, _ place: Int) throws {
        var behavior = HeadlessBehavior()
        behavior.windowKeyboardGuidesStayAtZero = staysAtZero
        let (device, chat) = (HeadlessDevice(behavior: behavior), ChatScreen())
        switch place {
        case 0: device.show(chat)
        case 1: device.show(UINavigationController(rootViewController: chat))
        case 2:
            let root = UIViewController()
            device.show(root)
            chat.modalPresentationStyle = .fullScreen
            root.present(chat, animated: false)
        case 3, 4:
            // The root is a list, or a visual effect view, which takes no subviews.
            let root = UIViewController()
            root.view = place == 3 ? UITableView(frame: device.screen.bounds) : UIVisualEffectView(effect: nil)
            root.addChild(chat)
            ((root.view as? UIVisualEffectView)?.contentView ?? root.view).addSubview(chat.view)
            root.view.frame = device.screen.bounds
            chat.view.frame = root.view.bounds
            device.show(root)
        default:
            let root = UIViewController()
            device.show(root)
            chat.modalPresentationStyle = .overFullScreen
            root.present(chat, animated: false)
        }
        device.settle()
        chat.scrollView.keyboardDismissMode = .interactive
        chat.scroll(to: chat.end)
        chat.focus(device)
        #expect(abs(device.keyboard.frame.minY - chat.fieldFrame.maxY - 8) < 0.5)
        let watch = Watch(chat, device)
        let up = device.keyboard.frame.minY
        drag(device, by: 120)
        let dragged = watch.seen.filter { $0.keyboard > up + 1 }
        #expect(dragged.count > 3)
        for step in dragged { #expect(abs(step.end - step.keyboard) < 0.5, "\(step)") }
        device.settle()
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
        #expect(chat.view.subviews.count == 3)
        let json = try #require(recorder.json)
        recorder.stop()
        #expect(!String(decoding: json, as: UTF8.self).contains("followsKeyboard"))
    }

    @Test("the screen has its own views only once the keyboard has gone, or the navigator", arguments: 0..<5)
    func nothingStays(_ way: Int) throws {
        let device = HeadlessDevice()
        let screen = ChatScreen()
        screen.scrollView.keyboardDismissMode = .interactive
        _ = screen.show(on: device)
        let own = screen.view.subviews
        screen.focus(device)
        #expect(screen.view.subviews.count == own.count + 1)
        switch way {
        case 0: screen.form.endEditing()
        case 1: screen.form.uninstall()
        case 2: screen.form.inputBar = nil
        case 3: screen.form = nil
        default: screen.form.configuration.isAvoidanceEnabled = false
        }
        device.settle()
        #expect(screen.view.subviews == own)
    }
}
