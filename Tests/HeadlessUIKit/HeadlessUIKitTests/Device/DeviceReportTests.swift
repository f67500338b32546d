import Testing
import UIKit

/// What the headless device does under the settings for what devices of today were seen to do.
@MainActor
struct DeviceReportTests {
    private func device(_ model: HeadlessModel = .iPhone15, _ change: (inout HeadlessBehavior) -> Void = { _ in })
        -> HeadlessDevice
    {
        var behavior = HeadlessBehavior()
        change(&behavior)
        return HeadlessDevice(model, behavior: behavior)
    }

    /// A screen with text fields below each other.
    private func screen(_ count: Int) -> (UIViewController, [UITextField]) {
        let controller = UIViewController()
        let fields = (0..<count).map { UITextField(frame: CGRect(x: 20, y: 100 + 50 * $0, width: 200, height: 40)) }
        for field in fields { controller.view.addSubview(field) }
        return (controller, fields)
    }

    /// The end frames of each keyboard notification with a name, until all is quiet.
    private func frames(_ name: Notification.Name, on device: HeadlessDevice, _ body: () -> Void) -> [CGRect] {
        var frames: [CGRect] = []
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            MainActor.assumeIsolated { frames.append(frame ?? .null) }
        }
        body()
        device.settle()
        NotificationCenter.default.removeObserver(token)
        return frames
    }

    // MARK: The keyboard

    @Test(
        "R1 the guide of a window follows the keyboard, or stays at zero; that of its root follows",
        arguments: [true, false])
    func windowGuide(staysAtZero: Bool) {
        let device = device { $0.windowKeyboardGuidesStayAtZero = staysAtZero }
        let (controller, fields) = screen(1)
        let window = device.show(controller)
        fields[0].becomeFirstResponder()
        device.settle()
        let frame = CGRect(x: 0, y: device.keyboard.frame.minY, width: 393, height: device.keyboard.frame.height)
        #expect(window.keyboardLayoutGuide.layoutFrame == (staysAtZero ? .zero : frame))
        #expect(controller.view.keyboardLayoutGuide.layoutFrame == frame)
    }

    @Test(
        "R2 the keyboard that follows a hardware keyboard is posted where it is, or below the screen",
        arguments: HeadlessBehavior.DisconnectionFrames.allCases)
    func disconnection(_ posted: HeadlessBehavior.DisconnectionFrames) {
        let device = device(.iPad) { $0.disconnectionFrames = posted }
        let (controller, fields) = screen(1)
        device.show(controller)
        device.keyboard.isHardwareKeyboardAttached = true
        fields[0].becomeFirstResponder()
        device.settle()
        for (name, isRight) in [
            (UIResponder.keyboardWillShowNotification, posted == .right),
            (UIResponder.keyboardDidShowNotification, posted != .wrong),
        ] {
            device.keyboard.isHardwareKeyboardAttached = true
            device.settle()
            let frames = frames(name, on: device) { device.keyboard.isHardwareKeyboardAttached = false }
            let frame = device.keyboard.frame
            #expect(frame.minY < 1_000)
            #expect(frames == [isRight ? frame : frame.offsetBy(dx: 0, dy: frame.height)])
        }
    }

    @Test("E4 a notification may be about another screen")
    func otherScreen() {
        let device = device()
        let other = UIScreen()
        var screens: [UIScreen?] = []
        let name = UIResponder.keyboardWillShowNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let screen = notification.object as? UIScreen
            MainActor.assumeIsolated { screens.append(screen) }
        }
        device.keyboard.post(name, begin: .zero, end: .zero)
        device.keyboard.post(name, begin: .zero, end: .zero, on: other)
        NotificationCenter.default.removeObserver(token)
        #expect(screens == [device.screen, other])
    }

    @Test(
        "R9 which pads are popovers, those of text views too or not, and a reload that takes one back or does not",
        arguments: HeadlessBehavior.PopoverKeyboards.allCases, [true, false])
    func popovers(_ keyboards: HeadlessBehavior.PopoverKeyboards, isEarly: Bool) {
        let device = device(.iPad) {
            $0.systemVersion = "26.0"
            $0.popoverKeyboards = keyboards
            $0.textViewsHavePopovers = !isEarly
            $0.popoversAreDecidedBeforeFocus = isEarly
        }
        let (controller, fields) = screen(1)
        let (field, note) = (fields[0], UITextView(frame: CGRect(x: 20, y: 400, width: 200, height: 60)))
        controller.view.addSubview(note)
        device.show(controller)
        note.keyboardType = .decimalPad
        note.becomeFirstResponder()
        #expect((device.keyboard.numberPadFrame != nil) == !isEarly)
        field.keyboardType = .numbersAndPunctuation
        field.becomeFirstResponder()
        #expect((device.keyboard.numberPadFrame != nil) == (keyboards == .numbers))
        note.becomeFirstResponder()
        field.keyboardType = .numberPad
        field.becomeFirstResponder()
        #expect(device.keyboard.numberPadFrame != nil)
        field.allowsNumberPadPopover = false
        field.reloadInputViews()
        #expect((device.keyboard.numberPadFrame != nil) == isEarly)
        note.becomeFirstResponder()
        field.becomeFirstResponder()
        #expect(device.keyboard.numberPadFrame == nil)
    }

    @Test(
        "R3 the input context tells of a hardware keyboard, is wrong about it, or is replaced by the app",
        arguments: HeadlessBehavior.HardwareKeyboardReport.allCases)
    func inputContext(_ report: HeadlessBehavior.HardwareKeyboardReport) throws {
        let device = device { $0.hardwareKeyboardReport = report }
        let context = try #require(UITextInputContext.current())
        #expect(context.isHardwareKeyboardInputExpected == (report == .always))
        device.keyboard.isHardwareKeyboardAttached = true
        #expect(context.isHardwareKeyboardInputExpected == (report != .never))
        device.keyboard.isDictating = true
        device.touchType = .pencil
        #expect(context.isDictationInputExpected && context.isPencilInputExpected)
        context.isHardwareKeyboardInputExpected = report == .never
        #expect(context.isHardwareKeyboardInputExpected == (report == .never))
        device.behavior.systemVersion = "16.3"
        #expect(UITextInputContext.current() == nil)
    }

    @Test("R14 what an accessory view doesn't take goes to what's behind it, and the keys take everything")
    func touchesBehind() throws {
        final class Open: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let view = super.hitTest(point, with: event)
                return view === self ? nil : view
            }
        }
        let device = device()
        let (controller, fields) = screen(3)
        device.show(controller)
        fields[0].inputAccessoryView = Open(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        fields[0].becomeFirstResponder()
        device.settle()
        fields[1].frame.origin.y = device.keyboard.frame.minY + 5
        fields[2].frame.origin.y = device.keyboard.frame.minY + 60
        #expect(throws: HeadlessDevice.Failure.self) { try device.tap(fields[2]) }
        try device.tap(fields[1])
        #expect(fields[1].isFirstResponder)
    }

    // MARK: Focus

    @Test(
        "R11 what had focus has it again after a presentation or a push, within the transition or after it, or not",
        arguments: HeadlessBehavior.FocusReturn.allCases, 0..<3)
    func focusReturn(_ wanted: HeadlessBehavior.FocusReturn, _ way: Int) {
        let device = device { $0.focusReturn = wanted }
        let (controller, fields) = screen(2)
        let (other, otherFields) = screen(1)
        let navigation = UINavigationController(rootViewController: controller)
        device.show(navigation)
        fields[1].becomeFirstResponder()
        device.settle()
        if way < 2 {
            other.modalPresentationStyle = way == 0 ? .fullScreen : .pageSheet
            controller.present(other, animated: true)
        } else {
            navigation.pushViewController(other, animated: true)
        }
        device.settle()
        otherFields[0].becomeFirstResponder()
        device.settle()
        #expect(!fields[1].isFirstResponder)
        if way < 2 { other.dismiss(animated: true) } else { navigation.popViewController(animated: true) }
        #expect(fields[1].isFirstResponder == (wanted == .inTransition))
        device.settle()
        #expect(fields[1].isFirstResponder == (wanted != .never))
        // Nothing had focus when this one came.
        fields[1].resignFirstResponder()
        controller.present(UIViewController(), animated: false)
        device.settle()
        controller.dismiss(animated: false)
        device.settle()
        #expect(!fields[1].isFirstResponder)
    }

    @Test(
        "R12 the menu bar takes the key window's status without giving it to another, or leaves it",
        arguments: [true, false])
    func menuBar(takesFocus: Bool) {
        let device = device(.iPad) { $0.menuBarTakesFocus = takesFocus }
        let (controller, fields) = screen(1)
        let window = device.show(controller)
        fields[0].becomeFirstResponder()
        device.settle()
        device.openMenuBar()
        #expect(window.isKeyWindow == !takesFocus)
        #expect(window.windowScene?.keyWindow === (takesFocus ? nil : window))
        #expect(fields[0].isFirstResponder && device.keyboard.isVisible)
        device.closeMenuBar()
        #expect(window.isKeyWindow && fields[0].isFirstResponder)
    }

    @Test("R10 a Pencil gives focus as writing begins, or when it ends, and tells of both")
    func pencil() {
        final class Delegate: NSObject, UIScribbleInteractionDelegate {
            var (delays, mayBegin) = (false, true)
            var told: [String] = []
            func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
                mayBegin
            }
            func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { delays }
            func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) { told.append("begin") }
            func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) { told.append("end") }
        }
        let device = device(.iPad)
        let (controller, fields) = screen(2)
        device.show(controller)
        let delegate = Delegate()
        let interaction = UIScribbleInteraction(delegate: delegate)
        controller.view.addInteraction(interaction)
        #expect(interaction.view === controller.view && controller.view.interactions.count == 1)
        for delays in [false, true] {
            delegate.delays = delays
            let field = fields[delays ? 1 : 0]
            device.beginWriting(in: field)
            #expect(field.isFirstResponder == !delays && interaction.isHandlingWriting)
            device.endWriting()
            #expect(field.isFirstResponder && !interaction.isHandlingWriting)
        }
        #expect(delegate.told == ["begin", "end", "begin", "end"])
        delegate.mayBegin = false
        #expect(!device.beginWriting(in: fields[0]) && UIScribbleInteraction.isPencilInputExpected)
        fields[0].addInteraction(interaction)
        #expect(controller.view.interactions.isEmpty)
        fields[0].removeInteraction(interaction)
        #expect(interaction.view == nil)
    }

    @Test("the panel in which a text is searched is above the keyboard, has focus, and gives it back")
    func find() throws {
        let device = device()
        let (controller, _) = screen(1)
        let note = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
        controller.view.addSubview(note)
        device.show(controller)
        #expect(note.findInteraction == nil)
        note.isFindInteractionEnabled = true
        let find = try #require(note.findInteraction)
        #expect(find.searchText == nil)
        find.presentFindNavigator(showingReplace: false)
        device.settle()
        #expect(find.isFindNavigatorVisible && note.isFirstResponder)
        #expect(device.keyboard.inputAccessoryView != nil && device.keyboard.responder !== note)
        device.type("x")
        #expect(find.searchText == "x" && note.text == "")
        find.dismissFindNavigator()
        device.settle()
        #expect(!find.isFindNavigatorVisible && device.keyboard.responder === note)
        #expect(device.keyboard.inputAccessoryView == nil)
    }

    @Test("R15 a text view knows of Writing Tools, and its delegate hears of their beginning and their end")
    func writingTools() {
        final class Delegate: NSObject, UITextViewDelegate {
            var told: [Bool] = []
            func textViewWritingToolsWillBegin(_ textView: UITextView) { told.append(textView.isWritingToolsActive) }
            func textViewWritingToolsDidEnd(_ textView: UITextView) { told.append(textView.isWritingToolsActive) }
        }
        let device = device()
        let (controller, _) = screen(0)
        let (note, delegate) = (UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 60)), Delegate())
        note.delegate = delegate
        controller.view.addSubview(note)
        device.show(controller)
        note.becomeFirstResponder()
        device.beginWritingTools()
        #expect(note.isWritingToolsActive)
        device.endWritingTools()
        #expect(!note.isWritingToolsActive && delegate.told == [false, false])
    }

    // MARK: Screens

    @Test("a pop that begins on its own is caught by a finger, and cancelled; the keyboard returns, posted or not")
    func caughtPop() throws {
        for (hides, swiped) in [
            (true, HeadlessBehavior.SwipedKeyboard.returns), (true, .returnsSilently), (false, .returns),
        ] {
            let device = device {
                $0.keyboardHidesWithPop = hides
                $0.swipedKeyboard = swiped
            }
            let (controller, fields) = screen(1)
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            navigation.pushViewController(controller, animated: false)
            device.settle()
            #expect(HeadlessTransition.catchPop(in: navigation) == nil)
            fields[0].becomeFirstResponder()
            device.settle()
            navigation.popViewController(animated: true)
            #expect(device.keyboard.isVisible == !hides)
            device.advance(by: 0.1)
            let pop = try #require(HeadlessTransition.catchPop(in: navigation))
            device.advance(by: 1)
            #expect(navigation.transitionCoordinator?.isInteractive == true)
            let shows = frames(UIResponder.keyboardWillShowNotification, on: device) { pop.cancel() }
            #expect(shows.isEmpty == !(hides && swiped == .returns))
            #expect(navigation.topViewController === controller)
            #expect(fields[0].isFirstResponder && device.keyboard.isVisible)
        }
    }

    @Test(
        "R5 a collection controller makes room for the keyboard, or not, and takes it back immediately, or a turn later",
        arguments: [true, false], [true, false])
    func collectionController(makesRoom: Bool, isLate: Bool) {
        let device = device {
            $0.collectionControllersMakeRoom = makesRoom
            $0.controllersRemoveRoomLate = isLate
        }
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView.contentInsetAdjustmentBehavior = .never
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
        controller.collectionView.addSubview(field)
        device.show(controller)
        device.settle()
        field.becomeFirstResponder()
        device.settle()
        let height = device.keyboard.frame.height
        #expect(controller.collectionView.contentInset.bottom == (makesRoom ? height : 0))
        field.resignFirstResponder()
        #expect(controller.collectionView.contentInset.bottom == (makesRoom && isLate ? height : 0))
        device.settle()
        #expect(controller.collectionView.contentInset.bottom == 0)
    }

    // MARK: VoiceOver

    @Test("R4 after a touch VoiceOver stays where it is, and then goes where it is told to", arguments: [true, false])
    func voiceOver(drops: Bool) throws {
        let device = device { $0.dropsEarlyAnnouncements = drops }
        device.isVoiceOverRunning = true
        let (controller, fields) = screen(2)
        device.show(controller)
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
        try device.tap(fields[0])
        let element = { UIAccessibility.focusedElement(using: nil) as? UIView }
        #expect(element() === fields[0])
        UIAccessibility.post(notification: .layoutChanged, argument: fields[1])
        #expect(element() === fields[drops ? 0 : 1])
        device.advance(by: 0.1)
        UIAccessibility.post(notification: .layoutChanged, argument: fields[1])
        #expect(element() === fields[1])
        #expect(device.accessibilityPosts.map(\.isHeard) == [!drops, true])
        device.isVoiceOverRunning = false
        #expect(element() == nil)
    }
}
