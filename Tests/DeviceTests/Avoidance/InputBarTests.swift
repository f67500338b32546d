import FormNavigation
import Testing
import UIKit

/// A comment box rides on the keyboard, and what is behind it comes along.
@MainActor
struct InputBarTests {
    /// How a bar comes to its place at the end of the screen.
    enum Layout: CaseIterable {
        /// It reaches to the end of the screen, and keeps its content in the safe area by constraints.
        case filling
        /// It reaches to the end of the screen, with a height worked out once.
        case frames
        /// It ends where the safe area does.
        case inSafeArea
    }

    /// A chat: 30 messages of 50 points, and a bar below them.
    @MainActor
    private final class Chat: UIViewController {
        let scrollView = UIScrollView()
        let messages = (0..<30).map { _ in UIView() }
        let bar = UIView()
        let field: UIView & UITextInput
        let layout: Layout
        var messageCount = 30
        private(set) var form: FormNavigator!
        var barIsSet = true

        init(_ layout: Layout = .filling, field: UIView & UITextInput = UITextField()) {
            self.layout = layout
            self.field = field
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scrollView)
            view.addSubview(bar)
            bar.addSubview(field)
            for message in messages { scrollView.addSubview(message) }
            form = FormNavigator(viewController: self)
            form.inputBar = FormInputBar(bar, over: scrollView)
            guard layout != .frames else { return }
            bar.translatesAutoresizingMaskIntoConstraints = false
            field.translatesAutoresizingMaskIntoConstraints = false
            let end = layout == .filling ? view.bottomAnchor : view.safeAreaLayoutGuide.bottomAnchor
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: end),
                field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
                field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
                field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -8),
                field.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let safe = view.safeAreaInsets.bottom
            let size = view.bounds.size
            if layout == .frames {
                // With a transform only the bounds and the centre count (F5).
                bar.bounds.size = CGSize(width: size.width, height: 50 + safe)
                bar.center = CGPoint(x: size.width / 2, y: size.height - (50 + safe) / 2)
                field.frame = CGRect(x: 8, y: 8, width: size.width - 16, height: 34)
            }
            scrollView.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 50 - safe)
            scrollView.contentInsetAdjustmentBehavior = .never
            for (index, message) in messages.enumerated() {
                message.frame = CGRect(x: 0, y: 50 * index, width: Int(size.width), height: 50)
                message.isHidden = index >= messageCount
            }
            scrollView.contentSize = CGSize(width: size.width, height: 50 * CGFloat(messageCount))
        }

        /// How far a view's lower edge is above the upper edge of the field's box.
        func gap(above view: UIView) -> CGFloat {
            fieldFrame.minY - 8 - view.convert(view.bounds, to: nil).maxY
        }

        var fieldFrame: CGRect { field.convert(field.bounds, to: nil) }

        func scroll(to y: CGFloat) { scrollView.contentOffset.y = y }
        var end: CGFloat {
            scrollView.contentSize.height + scrollView.contentInset.bottom - scrollView.bounds.height
        }
    }

    private func show(_ chat: Chat, on device: HeadlessDevice = HeadlessDevice()) -> HeadlessDevice {
        device.show(chat)
        device.settle()
        return device
    }

    private func focus(_ chat: Chat, _ device: HeadlessDevice) {
        chat.field.becomeFirstResponder()
        device.settle()
    }

    @Test("its content meets the keyboard, with the safe area counted once", arguments: Layout.allCases)
    func safeArea(_ layout: Layout) {
        for model in [HeadlessModel.iPhoneSE, .iPhone15] {
            let chat = Chat(layout)
            let device = show(chat, on: HeadlessDevice(model))
            let before = chat.bar.frame
            for _ in 0..<2 {
                focus(chat, device)
                #expect(abs(chat.fieldFrame.maxY + 8 - device.keyboard.frame.minY) < 0.01, "\(model.name)")
                #expect(chat.fieldFrame.height == 34)
                #expect(chat.view.transform == .identity)
                chat.view.endEditing(true)
                device.settle()
                #expect(chat.bar.frame == before)
                #expect(chat.bar.transform == .identity)
                #expect(chat.scrollView.contentInset == .zero)
            }
        }
    }

    /// What a low bar at the end of the screen is moved by itself.
    enum OwnTransform: CaseIterable {
        case none, up, scaled

        var transform: CGAffineTransform {
            switch self {
            case .none: .identity
            case .up: CGAffineTransform(translationX: 0, y: -12)
            case .scaled: CGAffineTransform(scaleX: 0.9, y: 0.9)
            }
        }
    }

    @Test(
        "a low bar, which leaves little or nothing empty for the safe area, shows its whole field above the keyboard",
        arguments: [44, 50, 60, 84, 100] as [CGFloat], HeadlessBehaviour.MovedSafeArea.allCases)
    func lowBar(_ height: CGFloat, _ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        for own in OwnTransform.allCases {
            let device = HeadlessDevice(.iPhone15, movedSafeArea)
            let controller = UIViewController()
            let bar = UIView(frame: CGRect(x: 0, y: 852 - height, width: 393, height: height))
            let background = UIImageView(frame: bar.bounds)
            let field = UITextField(frame: CGRect(x: 8, y: 4, width: 300, height: 36))
            bar.addSubview(background)
            bar.addSubview(field)
            bar.transform = own.transform
            controller.view.addSubview(bar)
            let form = FormNavigator(viewController: controller)
            form.inputBar = FormInputBar(bar)
            device.show(controller)
            device.settle()
            field.becomeFirstResponder()
            device.settle()
            #expect(device.distance(to: field) >= -0.01, "\(own)")
            // What is empty goes behind the keyboard, and no more than is there for the safe area.
            if own == .none { #expect(device.distance(to: field) <= max(0, height - 40 - 34) + 0.01) }
            let transform = bar.transform
            device.type("abc")
            device.settle()
            #expect(bar.transform == transform)
            form.endEditing()
            device.settle()
            #expect(bar.transform == own.transform)
        }
    }

    @Test("what was at the bottom is there still", arguments: HeadlessBehaviour.avoidance)
    func rises(_ behaviour: HeadlessBehaviour) {
        for field in [UITextField(), UITextView()] as [UIView & UITextInput] {
            let chat = Chat(field: field)
            let device = show(chat, on: HeadlessDevice(behaviour: behaviour))
            chat.scroll(to: chat.end)
            focus(chat, device)
            #expect(abs(chat.gap(above: chat.messages[29])) < 0.01)
            device.keyboard.extraHeight = 40
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[29])) < 0.01)
            device.keyboard.extraHeight = 0
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[29])) < 0.01)
        }
    }

    @Test("a conversation shorter than the room stays at the top", arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func shortContent(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        let chat = Chat()
        chat.messageCount = 3
        let device = show(chat, on: HeadlessDevice(.iPhone15, movedSafeArea))
        focus(chat, device)
        #expect(chat.scrollView.contentOffset == .zero)
    }

    @Test(
        "on hide the offset is clamped to the content, and otherwise left",
        arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func hide(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        let chat = Chat()
        let device = show(chat, on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.scroll(to: 300)
        focus(chat, device)
        let offset = chat.scrollView.contentOffset.y
        #expect(offset > 300)
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.scrollView.contentOffset.y == offset)
        chat.scroll(to: chat.end)
        focus(chat, device)
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.scrollView.contentOffset.y == chat.end)
    }

    @Test(
        "a pinned message is right above the bar, pinned before the keyboard or after",
        arguments: HeadlessBehaviour.avoidance
    )
    func pin(_ behaviour: HeadlessBehaviour) {
        let chat = Chat()
        let device = show(chat, on: HeadlessDevice(behaviour: behaviour))
        chat.form.viewPinnedAboveInputBar = chat.messages[15]
        focus(chat, device)
        #expect(abs(chat.gap(above: chat.messages[15])) < 0.01)
        chat.form.viewPinnedAboveInputBar = chat.messages[20]
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[20])) < 0.01)
        device.keyboard.extraHeight = 40
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[20])) < 0.01)
        // Not above the content's natural top.
        chat.form.viewPinnedAboveInputBar = chat.messages[0]
        device.settle()
        #expect(chat.scrollView.contentOffset.y == 0)
        chat.view.endEditing(true)
        device.settle()
        chat.scroll(to: 500)
        focus(chat, device)
        #expect(chat.scrollView.contentOffset.y > 500, "a pin ends with the keyboard")
    }

    @Test(
        "a bar that grows for what is pinned has it right above it, and takes the content along when it is back",
        arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func barGrowsWithPin(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        let chat = Chat()
        let device = show(chat, on: HeadlessDevice(.iPhone15, movedSafeArea))
        focus(chat, device)
        let reply = chat.field.heightAnchor.constraint(equalToConstant: 74)
        reply.isActive = true
        chat.form.viewPinnedAboveInputBar = chat.messages[20]
        device.settle()
        #expect(chat.fieldFrame.height == 74)
        #expect(abs(chat.gap(above: chat.messages[20])) < 0.01)
        reply.isActive = false
        chat.form.viewPinnedAboveInputBar = nil
        device.settle()
        #expect(chat.fieldFrame.height == 34)
        #expect(abs(chat.gap(above: chat.messages[20])) < 0.01)
    }

    @Test(
        "what the person scrolls to stays while they type, and when will-show is repeated",
        arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func scrolling(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        let chat = Chat()
        let device = show(chat, on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.form.viewPinnedAboveInputBar = chat.messages[15]
        focus(chat, device)
        chat.scroll(to: 123)
        device.type("hello")
        device.settle()
        let frame = device.keyboard.frame
        device.keyboard.post(UIResponder.keyboardWillShowNotification, begin: frame, end: frame)
        device.settle()
        #expect(chat.scrollView.contentOffset.y == 123)
    }

    @Test(
        "a bar that grows with its text keeps its lower edge, and the content rises",
        arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func growth(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        let view = UITextView()
        view.isScrollEnabled = false
        let chat = Chat(field: view)
        let device = show(chat, on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.scroll(to: chat.end)
        focus(chat, device)
        let height = chat.fieldFrame.height
        device.type("one\ntwo\nthree\nfour")
        device.settle()
        #expect(chat.fieldFrame.height > height + 20)
        #expect(abs(chat.fieldFrame.maxY + 8 - device.keyboard.frame.minY) < 0.01)
        #expect(abs(chat.gap(above: chat.messages[29])) < 0.01)
    }

    @Test("fields in the content stay clear of the bar", arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func fieldInContent(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        let chat = Chat()
        let search = UITextField(frame: CGRect(x: 8, y: 640, width: 300, height: 30))
        let device = show(chat, on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.scrollView.addSubview(search)
        search.becomeFirstResponder()
        device.settle()
        #expect(abs(chat.gap(above: search) - 10) < 0.5)
        #expect(abs(chat.fieldFrame.maxY + 8 - device.keyboard.frame.minY) < 0.01)
    }

    @Test(
        "E10: after a turn the bar is on the keyboard and the end of the conversation above it",
        arguments: Layout.allCases)
    func rotation(_ layout: Layout) {
        let chat = Chat(layout)
        let device = show(chat)
        chat.scroll(to: chat.end - 120)
        focus(chat, device)
        let gap = chat.gap(above: chat.messages[29])
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            device.rotate(to: orientation)
            device.settle()
            #expect(abs(chat.fieldFrame.maxY + 8 - device.keyboard.frame.minY) < 0.01)
            #expect(abs(chat.gap(above: chat.messages[29]) - gap) < 0.01)
        }
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.bar.transform == .identity)
        #expect(chat.scrollView.contentInset == .zero)
    }

    @Test(
        "switching off, uninstalling and taking the bar out give it back",
        arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func givingBack(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        let chat = Chat()
        let device = show(chat, on: HeadlessDevice(.iPhone15, movedSafeArea))
        focus(chat, device)
        chat.form.configuration.isAvoidanceEnabled = false
        #expect(chat.bar.transform == .identity)
        chat.form.configuration.isAvoidanceEnabled = true
        #expect(chat.bar.transform != .identity)
        chat.form.inputBar = nil
        #expect(chat.bar.transform == .identity)
        chat.form.inputBar = FormInputBar(chat.bar, over: chat.scrollView)
        #expect(chat.bar.transform != .identity)
        chat.form.uninstall()
        #expect(chat.bar.transform == .identity)
        #expect(chat.scrollView.contentInset == .zero)
    }

    @Test("neither bar nor content nor pinned view is kept alive")
    func lifetime() {
        let device = HeadlessDevice()
        let form = FormNavigator(viewController: UIViewController())
        weak var weakBar: UIView?
        weak var weakContent: UIScrollView?
        weak var weakPin: UIView?
        do {
            let (bar, content, pin) = (UIView(), UIScrollView(), UIView())
            (weakBar, weakContent, weakPin) = (bar, content, pin)
            form.inputBar = FormInputBar(bar, over: content)
            form.viewPinnedAboveInputBar = pin
        }
        #expect(weakBar == nil && weakContent == nil && weakPin == nil)
        _ = device
    }

    // MARK: What comes along

    /// The offset before and after the keyboard has come, for a person who has scrolled to a place.
    private func offsets(
        _ movement: FormInputBar.ContentMovement, isAtEnd: Bool
    ) -> (chat: Chat, device: HeadlessDevice, before: CGFloat, after: CGFloat) {
        let chat = Chat()
        let device = show(chat)
        chat.form.inputBar = FormInputBar(chat.bar, over: chat.scrollView, contentMovement: movement)
        chat.scroll(to: isAtEnd ? chat.end : 300)
        let before = chat.scrollView.contentOffset.y
        focus(chat, device)
        return (chat, device, before, chat.scrollView.contentOffset.y)
    }

    @Test("the content comes along always, only while its end is above the bar, or never")
    func movement() {
        for isAtEnd in [true, false] {
            let always = offsets(.always, isAtEnd: isAtEnd)
            #expect(always.after > always.before + 200)
            let never = offsets(.never, isAtEnd: isAtEnd)
            #expect(never.after == never.before)
            let atEnd = offsets(.atEnd, isAtEnd: isAtEnd)
            #expect(atEnd.after == (isAtEnd ? always.after : atEnd.before))
        }
    }

    @Test("what does not come along can be scrolled up to its end, and then comes along as the bar grows")
    func scrolledToEnd() throws {
        let (chat, device, _, _) = offsets(.atEnd, isAtEnd: false)
        chat.scroll(to: chat.end)
        device.settle()
        let last = try #require(chat.messages.last)
        #expect(abs(chat.gap(above: last)) < 1)
        let height = chat.bar.bounds.height
        for constraint in chat.field.constraints where constraint.firstAttribute == .height { constraint.constant = 90 }
        chat.view.layoutIfNeeded()
        device.settle()
        chat.form.reload()
        device.settle()
        #expect(chat.bar.bounds.height > height + 40)
        #expect(abs(chat.gap(above: last)) < 1)
    }

    @Test("whatever comes along, all is as it was once the keyboard has gone")
    func movementIsGivenBack() {
        for movement in [FormInputBar.ContentMovement.always, .atEnd, .never] {
            for isAtEnd in [true, false] {
                let (chat, device, before, _) = offsets(movement, isAtEnd: isAtEnd)
                chat.form.endEditing()
                device.settle()
                #expect(chat.scrollView.contentInset.bottom == 0)
                #expect(chat.bar.transform == .identity)
                if movement == .never { #expect(chat.scrollView.contentOffset.y == before) }
            }
        }
    }

    @Test(
        "the bar keeps its distance from the keyboard, and a bad one counts as none", arguments: [12, 0, -8, .infinity])
    func distance(_ distance: CGFloat) {
        let chat = Chat()
        let device = show(chat)
        let before = chat.bar.frame
        chat.form.inputBar = FormInputBar(chat.bar, over: chat.scrollView, keyboardDistance: distance)
        focus(chat, device)
        let expected: CGFloat = distance == 12 ? 12 : 0
        #expect(abs(device.keyboard.frame.minY - (chat.fieldFrame.maxY + 8) - expected) < 0.5)
        chat.form.endEditing()
        device.settle()
        #expect(chat.bar.frame == before)
    }
}
