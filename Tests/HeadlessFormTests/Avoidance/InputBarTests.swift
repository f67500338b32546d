import FormNavigation
import Testing
import UIKit

/// A comment box stays on the keyboard, and the content behind it moves along.
@MainActor
struct InputBarTests {
    @Test("its content meets the keyboard, with the safe area counted once", arguments: ChatScreen.Layout.allCases)
    func safeArea(_ layout: ChatScreen.Layout) {
        for model in [HeadlessModel.iPhoneSE, .iPhone15] {
            let chat = ChatScreen(layout)
            let device = chat.show(on: HeadlessDevice(model))
            let before = chat.bar.frame
            for _ in 0..<2 {
                chat.focus(device)
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

    @Test("the content of a bar that grows after the keyboard has gone stays, whatever the form does then")
    func grownAfterward() {
        for ends in [true, false] {
            let chat = ChatScreen(.inSafeArea)
            let device = chat.show(on: HeadlessDevice())
            chat.focus(device)
            chat.view.endEditing(true)
            device.settle()
            let offset = chat.scrollView.contentOffset
            let top = chat.bar.frame.minY
            chat.field.heightAnchor.constraint(equalToConstant: 74).isActive = true
            chat.view.layoutIfNeeded()
            #expect(chat.bar.frame.minY == top - 40)
            if ends { chat.form.uninstall() } else { chat.form.configuration.isAvoidanceEnabled = false }
            device.settle()
            #expect(chat.scrollView.contentOffset == offset)
        }
    }

    @Test(
        "messages move back with the bar each time, also when the keyboard comes back before it's gone",
        arguments: ChatScreen.Layout.allCases, [0.05, 0.2])
    func hiddenTwice(_ layout: ChatScreen.Layout, after delay: Double) {
        let chat = ChatScreen(layout)
        let device = chat.show(on: HeadlessDevice())
        chat.scroll(to: 400)
        device.settle()
        let (lowest, gap) = (chat.messages[15], chat.gap(above: chat.messages[15]))
        for _ in 0..<3 {
            chat.field.becomeFirstResponder()
            device.settle()
            #expect(abs(chat.gap(above: lowest) - gap) < 0.5)
            chat.form.endEditing()
            device.advance(by: delay)
        }
        chat.field.becomeFirstResponder()
        device.settle()
        #expect(chat.scrollView.contentOffset.y > 500)
        chat.form.endEditing()
        device.settle()
        #expect(abs(chat.scrollView.contentOffset.y - 400) < 0.5 && chat.bar.transform == .identity)
    }

    @Test("a hidden bar stays where it is, and keeps nothing clear of the keyboard", arguments: [true, false])
    func hiddenBar(_ isHidden: Bool) {
        let chat = ChatScreen(.inSafeArea)
        let device = chat.show(on: HeadlessDevice())
        let search = UITextField(frame: CGRect(x: 20, y: 640, width: 200, height: 34))
        chat.scrollView.addSubview(search)
        chat.bar.isHidden = isHidden
        search.becomeFirstResponder()
        device.settle()
        let distance = isHidden ? 10 : 10 + chat.bar.bounds.height
        #expect(abs(device.distance(to: search) - distance) < 0.5)
        #expect(chat.bar.transform.isIdentity == isHidden)
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.bar.transform.isIdentity)
    }

    @Test("content that has moved with the bar once doesn't move back for a field in the list")
    func fieldInList() {
        let chat = ChatScreen(.inSafeArea)
        let device = chat.show(on: HeadlessDevice())
        let search = UITextField(frame: CGRect(x: 20, y: 420, width: 200, height: 34))
        chat.scrollView.addSubview(search)
        chat.scrollView.contentOffset.y = 600
        chat.focus(device)
        #expect(chat.scrollView.contentOffset.y > 600)
        chat.view.endEditing(true)
        device.settle()
        chat.scrollView.contentOffset.y = 400
        search.becomeFirstResponder()
        device.settle()
        let offset = chat.scrollView.contentOffset
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.scrollView.contentOffset == offset)
    }

    /// How a bar shows the button below its field.
    enum Button: CaseIterable {
        case shown, transparent, hidden, inTransparentView, inHiddenView
    }

    @Test("what the user can't see at the end of a low bar goes behind the keyboard", arguments: Button.allCases)
    func unseenContent(_ content: Button) {
        let (device, controller) = (HeadlessDevice(.iPhone15), UIViewController())
        let bar = UIView(frame: CGRect(x: 0, y: 768, width: 393, height: 84))
        let field = UITextField(frame: CGRect(x: 8, y: 4, width: 300, height: 36))
        let holder = UIView(frame: CGRect(x: 8, y: 44, width: 300, height: 30))
        let button = UIButton(frame: holder.bounds)
        controller.view.addSubview(bar)
        bar.addSubview(field)
        bar.addSubview(holder)
        holder.addSubview(button)
        switch content {
        case .shown: break
        case .transparent: button.alpha = 0
        case .hidden: button.isHidden = true
        case .inTransparentView: holder.alpha = 0
        case .inHiddenView: holder.isHidden = true
        }
        let form = device.show(controller, with: FormInputBar(bar))
        field.becomeFirstResponder()
        device.settle()
        #expect(abs(device.distance(to: field) - (content == .shown ? 34 : 10)) < 0.5)
        form.endEditing()
    }

    @Test("a screen that is raised, and has a bar, is not moved again where nothing has changed")
    func raisedOnce() {
        final class Screen: UIView {
            var count = 0
            override var transform: CGAffineTransform { didSet { count += 1 } }
        }
        let (device, controller) = (HeadlessDevice(.iPhone15), UIViewController())
        let screen = Screen(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        controller.view = screen
        let bar = UIView(frame: CGRect(x: 0, y: 768, width: 393, height: 84))
        let field = UITextField(frame: CGRect(x: 8, y: 640, width: 300, height: 36))
        screen.addSubview(bar)
        screen.addSubview(field)
        let form = device.show(controller, with: FormInputBar(bar))
        field.becomeFirstResponder()
        device.settle()
        #expect(screen.transform.ty < 0)
        screen.count = 0
        form.reload()
        device.type("a")
        device.settle()
        #expect(screen.count == 0)
        form.endEditing()
        device.settle()
        #expect(screen.transform.isIdentity && bar.transform.isIdentity)
    }

    @Test("an app that ends editing as soon as its list moves up has the list where it was")
    func endedByScrolling() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var onScroll: (() -> Void)?

            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                let act = onScroll
                onScroll = nil
                act?()
            }
        }
        let (chat, delegate) = (ChatScreen(.inSafeArea), Delegate())
        let device = chat.show(on: HeadlessDevice())
        chat.scrollView.contentOffset.y = 600
        chat.scrollView.delegate = delegate
        delegate.onScroll = { [weak chat] in chat?.view.endEditing(true) }
        chat.focus(device)
        #expect(delegate.onScroll == nil && !chat.field.isFirstResponder)
        #expect(chat.scrollView.contentOffset.y == 600)
        #expect(chat.bar.transform == .identity)
    }

    @Test("a screen that goes while its keyboard can be dragged has nothing of the navigator's left")
    func replacedScreen() throws {
        let chat = ChatScreen(.inSafeArea)
        chat.scrollView.keyboardDismissMode = .interactive
        let device = chat.show(on: HeadlessDevice())
        let window = try #require(chat.view.window)
        let before = chat.view.subviews.count
        chat.focus(device)
        #expect(chat.view.subviews.count == before + 1)
        window.rootViewController = UIViewController()
        device.settle()
        #expect(chat.view.subviews.count == before)
    }

    /// The transform that the app gives a low bar at the end of the screen.
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
        arguments: [44, 50, 60, 84, 100] as [CGFloat], HeadlessBehavior.MovedSafeArea.allCases)
    func lowBar(_ height: CGFloat, _ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
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
            let form = device.show(controller, with: FormInputBar(bar))
            field.becomeFirstResponder()
            device.settle()
            #expect(device.distance(to: field) >= -0.01, "\(own)")
            // Empty space goes behind the keyboard, but no more of it than there is for the safe area.
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

    @Test("a bar on a screen that doesn't scroll adds no view to the window")
    func withoutScrollView() {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
        let field = UITextField(frame: CGRect(x: 8, y: 4, width: 300, height: 36))
        bar.addSubview(field)
        controller.view.addSubview(bar)
        let form = FormNavigator(viewController: controller)
        form.inputBar = FormInputBar(bar)
        let window = device.show(controller)
        device.settle()
        let before = window.subviews
        field.becomeFirstResponder()
        device.settle()
        #expect(device.distance(to: field) >= -0.01)
        #expect(window.subviews == before)
    }

    @Test("what was at the bottom is there still", arguments: HeadlessBehavior.avoidance)
    func rises(_ behavior: HeadlessBehavior) {
        for field in [UITextField(), UITextView()] as [UIView & UITextInput] {
            let chat = ChatScreen(field: field)
            let device = chat.show(on: HeadlessDevice(behavior: behavior))
            chat.scroll(to: chat.end)
            chat.focus(device)
            #expect(abs(chat.gap(above: chat.messages[29])) < 0.01)
            device.keyboard.extraHeight = 40
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[29])) < 0.01)
            device.keyboard.extraHeight = 0
            device.settle()
            #expect(abs(chat.gap(above: chat.messages[29])) < 0.01)
        }
    }

    @Test("a conversation shorter than the room stays at the top", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func shortContent(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let chat = ChatScreen()
        chat.messageCount = 3
        let device = chat.show(on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.focus(device)
        #expect(chat.scrollView.contentOffset == .zero)
    }

    @Test(
        "on hide the content comes back down with the bar, as far as it reaches",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func hide(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let chat = ChatScreen()
        let device = chat.show(on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.scroll(to: 300)
        chat.focus(device)
        #expect(chat.scrollView.contentOffset.y > 300)
        for _ in 0..<3 {
            chat.view.endEditing(true)
            device.settle()
            #expect(abs(chat.scrollView.contentOffset.y - 300) < 0.01)
            chat.focus(device)
        }
        // What the user has since scrolled to stays above the bar, too.
        chat.scroll(to: 500)
        let gap = chat.gap(above: chat.messages[15])
        chat.view.endEditing(true)
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[15]) - gap) < 0.01)
        chat.scroll(to: chat.end)
        chat.focus(device)
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.scrollView.contentOffset.y == chat.end)
    }

    @Test("messages that arrive while the keyboard is away are not scrolled to when it is back")
    func arrivedMeanwhile() {
        let chat = ChatScreen()
        chat.messageCount = 20
        let device = chat.show()
        chat.scroll(to: chat.end)
        chat.focus(device)
        chat.form.endEditing()
        device.settle()
        #expect(chat.scrollView.contentOffset.y == chat.end)
        chat.messageCount = 30
        chat.view.setNeedsLayout()
        device.settle()
        chat.focus(device)
        #expect(abs(chat.gap(above: chat.messages[19])) < 0.01)
    }

    @Test(
        "a pinned message is right above the bar, pinned before the keyboard or after",
        arguments: HeadlessBehavior.avoidance
    )
    func pin(_ behavior: HeadlessBehavior) {
        let chat = ChatScreen()
        let device = chat.show(on: HeadlessDevice(behavior: behavior))
        chat.form.inputBar?.pinnedView = chat.messages[15]
        chat.focus(device)
        #expect(abs(chat.gap(above: chat.messages[15])) < 0.01)
        chat.form.inputBar?.pinnedView = chat.messages[20]
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[20])) < 0.01)
        device.keyboard.extraHeight = 40
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[20])) < 0.01)
        // Not above the content's natural top.
        chat.form.inputBar?.pinnedView = chat.messages[0]
        device.settle()
        #expect(chat.scrollView.contentOffset.y == 0)
        chat.view.endEditing(true)
        device.settle()
        chat.scroll(to: 500)
        chat.focus(device)
        #expect(chat.scrollView.contentOffset.y > 500, "the view is no longer pinned once the keyboard hides")
    }

    @Test("a view that isn't in the content can't be pinned: the content is where it is without it")
    func pinElsewhere() {
        let offsets = [false, true].map { pins in
            let chat = ChatScreen()
            let device = chat.show()
            chat.scroll(to: 600)
            if pins { chat.form.inputBar?.pinnedView = chat.field }
            chat.focus(device)
            return chat.scrollView.contentOffset.y
        }
        #expect(offsets[0] > 600 && offsets[0] == offsets[1])
    }

    @Test("a message is pinned once, and where the user scrolls after that stays")
    func scrolledAfterPin() {
        let chat = ChatScreen()
        let device = chat.show()
        chat.focus(device)
        chat.form.inputBar?.pinnedView = chat.messages[20]
        device.settle()
        chat.scroll(to: chat.scrollView.contentOffset.y - 200)
        let gap = chat.gap(above: chat.messages[15])
        device.keyboard.extraHeight = 40
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[15]) - gap) < 0.5)
    }

    @Test("a bar that replaces another one while the keyboard is up goes to the keyboard, and the first one back")
    func replacedWhileUp() {
        let form = DeviceForm(1)
        let bars = [700, 760].map { UIView(frame: CGRect(x: 0, y: $0, width: 393, height: 50)) }
        for bar in bars { form.viewController.view.addSubview(bar) }
        form.navigator.inputBar = FormInputBar(bars[0])
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(abs(form.device.distance(to: bars[0])) < 0.01 && bars[1].transform.isIdentity)
        form.navigator.inputBar = FormInputBar(bars[1])
        form.device.settle()
        #expect(abs(form.device.distance(to: bars[1])) < 0.01 && bars[0].transform.isIdentity)
    }

    @Test("a bar that gets another scroll view or distance while the keyboard is up has it from then on")
    func changedWhileUp() {
        let chat = ChatScreen()
        let device = chat.show()
        let list = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 452))
        list.contentSize = CGSize(width: 393, height: 2_000)
        chat.view.insertSubview(list, belowSubview: chat.bar)
        chat.focus(device)
        #expect(chat.scrollView.contentInset.bottom > 0 && list.contentInset == .zero)
        chat.form.inputBar = FormInputBar(chat.bar, over: list)
        device.settle()
        #expect(chat.scrollView.contentInset == .zero && list.contentInset.bottom > 0)
        let end = chat.fieldFrame.maxY
        chat.form.inputBar?.keyboardDistance = 12
        device.settle()
        #expect(abs(chat.fieldFrame.maxY - (end - 12)) < 0.01)
    }

    @Test("a bar that replaces another one while the keyboard hides leaves its own content where it is")
    func replacedWhileHiding() {
        let chat = ChatScreen()
        let device = chat.show()
        let (list, bar) = (UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 300)), UIView())
        list.contentSize = CGSize(width: 393, height: 2_000)
        bar.frame = CGRect(x: 0, y: 400, width: 393, height: 50)
        chat.view.addSubview(list)
        chat.view.addSubview(bar)
        chat.scroll(to: 600)
        chat.focus(device)
        chat.view.endEditing(true)
        // The first bar's content has to move once more.
        chat.view.frame.size.height -= 40
        chat.view.layoutIfNeeded()
        list.contentOffset = chat.scrollView.contentOffset
        let offset = list.contentOffset
        chat.form.inputBar = FormInputBar(bar, over: list)
        device.settle()
        #expect(list.contentOffset == offset)
    }

    @Test("a pin that has ended with the keyboard does not come back with another setting of the bar")
    func endOfPin() {
        let chat = ChatScreen()
        let device = chat.show()
        chat.form.inputBar?.pinnedView = chat.messages[15]
        chat.focus(device)
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.form.inputBar?.pinnedView == nil)
        chat.form.inputBar?.keyboardDistance = 4
        chat.scroll(to: chat.end)
        chat.focus(device)
        #expect(chat.scrollView.contentOffset.y == chat.end)
    }

    @Test(
        "a bar that grows for what is pinned has it right above it, and takes the content along when it is back",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func barGrowsWithPin(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let chat = ChatScreen()
        let device = chat.show(on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.focus(device)
        let reply = chat.field.heightAnchor.constraint(equalToConstant: 74)
        reply.isActive = true
        chat.form.inputBar?.pinnedView = chat.messages[20]
        device.settle()
        #expect(chat.fieldFrame.height == 74)
        #expect(abs(chat.gap(above: chat.messages[20])) < 0.01)
        reply.isActive = false
        chat.form.inputBar?.pinnedView = nil
        device.settle()
        #expect(chat.fieldFrame.height == 34)
        #expect(abs(chat.gap(above: chat.messages[20])) < 0.01)
    }

    @Test(
        "what the person scrolls to stays while they type, and when will-show is repeated",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func scrolling(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let chat = ChatScreen()
        let device = chat.show(on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.form.inputBar?.pinnedView = chat.messages[15]
        chat.focus(device)
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
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func growth(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let view = UITextView()
        view.isScrollEnabled = false
        let chat = ChatScreen(field: view)
        let device = chat.show(on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.scroll(to: chat.end)
        chat.focus(device)
        let height = chat.fieldFrame.height
        device.type("one\ntwo\nthree\nfour")
        device.settle()
        #expect(chat.fieldFrame.height > height + 20)
        #expect(abs(chat.fieldFrame.maxY + 8 - device.keyboard.frame.minY) < 0.01)
        #expect(abs(chat.gap(above: chat.messages[29])) < 0.01)
    }

    @Test("fields in the content stay clear of the bar", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func fieldInContent(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let chat = ChatScreen()
        let search = UITextField(frame: CGRect(x: 8, y: 640, width: 300, height: 30))
        let device = chat.show(on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.scrollView.addSubview(search)
        search.becomeFirstResponder()
        device.settle()
        #expect(abs(chat.gap(above: search) - 10) < 0.5)
        #expect(abs(chat.fieldFrame.maxY + 8 - device.keyboard.frame.minY) < 0.01)
    }

    @Test("content stays where it is when focus goes on from a field in it to the bar")
    func fieldInContentFirst() {
        let chat = ChatScreen()
        let search = UITextField(frame: CGRect(x: 8, y: 140, width: 300, height: 30))
        let device = chat.show()
        chat.scrollView.addSubview(search)
        search.becomeFirstResponder()
        device.settle()
        #expect(chat.scrollView.contentOffset == .zero)
        chat.focus(device)
        #expect(chat.scrollView.contentOffset == .zero)
    }

    @Test(
        "E10: after a turn the bar is on the keyboard and the end of the conversation above it",
        arguments: ChatScreen.Layout.allCases, [CGFloat(50), 30])
    func rotation(_ layout: ChatScreen.Layout, heightInLandscape: CGFloat) {
        let chat = ChatScreen(layout)
        chat.messageHeight = { $0 > 500 ? heightInLandscape : 50 }
        let device = chat.show()
        chat.scroll(to: chat.end - 120)
        chat.focus(device)
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

    @Test("what the person has scrolled to after a turn goes down with the bar", arguments: ChatScreen.Layout.allCases)
    func goesDownAfterTurn(_ layout: ChatScreen.Layout) {
        let chat = ChatScreen(layout)
        let device = chat.show()
        chat.scroll(to: 400)
        chat.focus(device)
        device.rotate(to: .landscapeLeft)
        device.settle()
        chat.scroll(to: 500)
        device.settle()
        let gap = chat.gap(above: chat.messages[15])
        chat.view.endEditing(true)
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[15]) - gap) < 0.01)
    }

    @Test("a conversation whose options ask for it is where it was once the keyboard has gone")
    func restoredOffset() {
        let chat = ChatScreen()
        let device = chat.show()
        chat.scrollView.formOptions.scrolling.restoresOffset = true
        chat.scroll(to: 400)
        chat.focus(device)
        chat.scroll(to: 700)
        device.settle()
        chat.view.endEditing(true)
        device.settle()
        #expect(chat.scrollView.contentOffset.y == 400)
    }

    @Test("what the person or a new message does while the bar goes down stays", arguments: [true, false])
    func whileGoingDown(scrolls: Bool) {
        let chat = ChatScreen()
        let device = chat.show()
        chat.scroll(to: chat.end)
        chat.focus(device)
        chat.view.endEditing(true)
        device.advance(by: 0.05)
        if scrolls { chat.scroll(to: 300) } else { chat.scrollView.contentSize.height += 500 }
        let offset = chat.scrollView.contentOffset
        device.settle()
        #expect(chat.scrollView.contentOffset == offset)
    }

    @Test(
        "what the person has scrolled to after two turns comes along when the keyboard grows",
        arguments: ChatScreen.Layout.allCases, HeadlessBehavior.MovedSafeArea.allCases)
    func growthAfterTurns(_ layout: ChatScreen.Layout, _ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let chat = ChatScreen(layout)
        let device = chat.show(on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.scroll(to: chat.end)
        chat.focus(device)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            device.rotate(to: orientation)
            device.settle()
        }
        chat.scroll(to: 400)
        device.settle()
        let gap = chat.gap(above: chat.messages[15])
        device.keyboard.extraHeight = 40
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[15]) - gap) < 0.01)
        device.keyboard.extraHeight = 0
        device.settle()
        #expect(abs(chat.gap(above: chat.messages[15]) - gap) < 0.01)
    }

    @Test(
        "switching off, uninstalling and taking the bar out give it back",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func givingBack(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let chat = ChatScreen()
        let device = chat.show(on: HeadlessDevice(.iPhone15, movedSafeArea))
        chat.focus(device)
        chat.form.configuration.isAvoidanceEnabled = false
        device.runLoop.turn()
        #expect(chat.bar.transform == .identity)
        chat.form.configuration.isAvoidanceEnabled = true
        device.runLoop.turn()
        #expect(chat.bar.transform != .identity)
        chat.form.inputBar = nil
        #expect(chat.bar.transform == .identity)
        chat.form.inputBar = FormInputBar(chat.bar, over: chat.scrollView)
        device.runLoop.turn()
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
            form.inputBar?.pinnedView = pin
        }
        #expect(weakBar == nil && weakContent == nil && weakPin == nil)
        _ = device
    }

    // MARK: What moves along

    /// The offsets before and after the keyboard has appeared, for a user who has scrolled to a place.
    private func offsets(
        _ movement: FormInputBar.ContentMovement, isAtEnd: Bool
    ) -> (chat: ChatScreen, device: HeadlessDevice, before: CGFloat, after: CGFloat) {
        let chat = ChatScreen()
        let device = chat.show()
        chat.form.inputBar = FormInputBar(chat.bar, over: chat.scrollView, contentMovement: movement)
        chat.scroll(to: isAtEnd ? chat.end : 300)
        let before = chat.scrollView.contentOffset.y
        chat.focus(device)
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
        let chat = ChatScreen()
        let device = chat.show()
        let before = chat.bar.frame
        chat.form.inputBar = FormInputBar(chat.bar, over: chat.scrollView, keyboardDistance: distance)
        chat.focus(device)
        let expected: CGFloat = distance == 12 ? 12 : 0
        #expect(abs(device.keyboard.frame.minY - (chat.fieldFrame.maxY + 8) - expected) < 0.5)
        chat.form.endEditing()
        device.settle()
        #expect(chat.bar.frame == before)
    }
}
