import FormNavigation
import TestSupport
import Testing
import UIKit

/// The delegate and all listeners receive where the keyboard moves, and can move with it.
@MainActor
struct KeyboardChangeTests {
    // MARK: - What's reported

    @Test(
        "A28 E9 the delegate hears once that the keyboard moves and once that it has settled, and nothing between fields"
    )
    func once() {
        let stage = KeyboardStage()
        stage.fields[0].becomeFirstResponder()
        stage.device.runLoop.turn()
        #expect(stage.told() == ["docked in 0.25 s"])
        stage.device.settle()
        #expect(stage.told() == ["docked"])
        stage.navigator.focusNext()
        stage.device.settle()
        #expect(stage.told() == [])
        // Another height.
        stage.fields[3].becomeFirstResponder()
        stage.device.settle()
        #expect(stage.told() == ["docked in 0.25 s", "docked"])
        stage.window.endEditing(true)
        stage.device.settle()
        #expect(stage.told() == ["gone in 0.25 s", "gone"])
    }

    @Test("what the delegate hears about applies to the screen as it is, the first time after a rotation, too")
    func rotatedScreen() {
        let (form, listener) = (DeviceForm(2), KeyboardListener())
        form.navigator.delegate = listener
        var covered: [CGFloat] = []
        listener.onChange = { [window = form.window] in if !$0.isSettled { covered.append($0.overlap(with: window)) } }
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .portrait] {
            form.device.rotate(to: orientation)
            form.device.settle()
            form.fields[0].becomeFirstResponder()
            form.device.runLoop.turn()
            #expect(covered.last == form.window.bounds.maxY - form.device.keyboard.frame.minY, "\(orientation)")
            form.device.settle()
            form.navigator.endEditing()
            form.device.settle()
        }
    }

    @Test(
        "E10 a rotation is one change, and until iOS says where the keyboard will be it is nowhere",
        arguments: [true, false])
    func rotation(isAvoidanceEnabled: Bool) {
        var configuration = FormNavigator.Configuration()
        configuration.isAvoidanceEnabled = isAvoidanceEnabled
        let stage = KeyboardStage(configuration: configuration)
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        _ = stage.told()
        var meanwhile: [FormKeyboard] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { meanwhile.append(FormKeyboard.current) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        #expect(stage.told() == ["docked in 0.25 s", "docked"])
        #expect(meanwhile.count == 1)
        for keyboard in meanwhile {
            #expect(!keyboard.isSettled && keyboard.frame(in: stage.screen.view) == nil)
            #expect(keyboard.overlap(with: stage.screen.view) == 0)
        }
    }

    @Test(
        "P11 a screen that is swiped back takes the keyboard along when it has gone, and settles",
        arguments: [true, false])
    func swipe(finishes: Bool) throws {
        let stage = KeyboardStage()
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        _ = stage.told()
        let swipe = try #require(HeadlessTransition.swipeBack(in: stage.navigation))
        stage.device.advance(by: 0.5)
        #expect(stage.told() == [] && !FormKeyboard.current.isSettled)
        if finishes { swipe.finish() } else { swipe.cancel() }
        stage.device.settle()
        #expect(stage.told() == (finishes ? ["gone"] : []))
        #expect(FormKeyboard.current.isSettled && FormKeyboard.current.isDocked == !finishes)
    }

    @Test(
        "P11 after a swipe back that was canceled the keyboard is visible, however iOS brings it back",
        arguments: HeadlessBehavior.SwipedKeyboard.allCases)
    func cancelledSwipe(_ keyboard: HeadlessBehavior.SwipedKeyboard) throws {
        var behavior = HeadlessBehavior()
        behavior.swipedKeyboard = keyboard
        let stage = KeyboardStage(on: HeadlessDevice(behavior: behavior))
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        _ = stage.told()
        for _ in 0..<2 {
            let swipe = try #require(HeadlessTransition.swipeBack(in: stage.navigation))
            stage.device.advance(by: 0.5)
            swipe.cancel()
            stage.device.settle()
            #expect(stage.device.keyboard.isVisible)
            #expect(FormKeyboard.current.isVisible && FormKeyboard.current.isSettled)
            #expect(FormKeyboard.current.overlap(with: stage.screen.view) == stage.covered)
        }
        #expect(stage.told().allSatisfy { $0.hasPrefix("docked") })
        stage.window.endEditing(true)
        stage.device.settle()
        #expect(!FormKeyboard.current.isVisible)
        #expect(stage.told() == ["gone in 0.25 s", "gone"])
    }

    @Test(
        "Q17 after a swipe back that was canceled the field is above the keyboard, wherever a container has put its view",
        arguments: HeadlessBehavior.SwipedKeyboard.allCases)
    func cancelledSwipeInContainer(_ keyboard: HeadlessBehavior.SwipedKeyboard) throws {
        var behavior = HeadlessBehavior()
        behavior.swipedKeyboard = keyboard
        behavior.containersAssignFrames = true
        let device = HeadlessDevice(behavior: behavior)
        let (navigation, screen) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        screen.view.addSubview(field)
        let form = FormNavigator(viewController: screen)
        navigation.pushViewController(screen, animated: false)
        device.show(navigation)
        field.becomeFirstResponder()
        device.settle()
        for _ in 0..<2 {
            let swipe = try #require(HeadlessTransition.swipeBack(in: navigation))
            device.advance(by: 0.2)
            swipe.cancel()
            device.settle()
            #expect(form.currentField === field)
            let sight = device.sight(of: field)
            #expect(sight.isWhole, "\(sight)")
        }
    }

    @Test("an update of the screen while the keyboard moves does not settle it")
    func updateOnTheWay() {
        let stage = KeyboardStage()
        stage.fields[0].becomeFirstResponder()
        for _ in 0..<3 {
            stage.screen.view.setNeedsLayout()
            stage.device.advance(by: 0.05)
        }
        #expect(!FormKeyboard.current.isSettled)
        #expect(stage.told() == ["docked in 0.25 s"])
        stage.device.settle()
        #expect(stage.told() == ["docked"])
    }

    @Test("E18 E19 with a hardware keyboard it is the toolbar alone, or nothing where there is none")
    func hardwareKeyboard() {
        let stage = KeyboardStage()
        stage.device.keyboard.isHardwareKeyboardAttached = true
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        #expect(stage.told() == ["docked in 0.25 s", "docked"])
        #expect(FormKeyboard.current.overlap(with: stage.screen.view) < 100)
        stage.navigator.configuration.isToolbarEnabled = false
        stage.device.settle()
        #expect(stage.told() == ["gone in 0.0 s", "gone"])
        stage.device.keyboard.isHardwareKeyboardAttached = false
        stage.device.settle()
        #expect(stage.told() == ["docked in 0.25 s", "docked"])
    }

    @Test("E12 E15 E17 a keyboard that floats is seen and covers nothing; one that is undocked iOS says has gone")
    func loose() throws {
        let stage = KeyboardStage(on: HeadlessDevice(.iPad))
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        _ = stage.told()
        stage.device.keyboard.placement = .floating
        stage.device.settle()
        #expect(stage.told() == ["loose in 0.25 s", "loose"])
        let keyboard = FormKeyboard.current
        #expect(keyboard.frame(in: stage.screen.view) == stage.keyboardFrame)
        #expect(keyboard.overlap(with: stage.screen.view) == 0)
        stage.device.keyboard.placement = .docked
        stage.device.keyboard.placement = .undocked
        stage.device.settle()
        #expect(stage.told() == ["docked in 0.25 s", "loose in 0.25 s", "gone in 0.25 s", "gone"])
    }

    @Test("E5 E6 a window that does not fill the screen is covered by less, and a view without one by nothing")
    func window() {
        let device = HeadlessDevice(.iPad)
        device.windowOrigin = CGPoint(x: 100, y: 200)
        let stage = KeyboardStage(on: device)
        stage.fields[0].becomeFirstResponder()
        device.settle()
        let keyboard = FormKeyboard.current
        #expect(keyboard.frame(in: stage.screen.view)?.origin == CGPoint(x: -100, y: device.keyboard.frame.minY - 200))
        let upper = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: device.keyboard.frame.minY - 170))
        stage.screen.view.addSubview(upper)
        #expect(keyboard.overlap(with: upper) == 30)
        // What extends beyond the end of the keyboard is covered up to its own end.
        upper.frame.size.height = stage.screen.view.bounds.height + 500
        #expect(keyboard.overlap(with: upper) == upper.frame.maxY - (device.keyboard.frame.minY - 200))
        #expect(keyboard.frame(in: UIView()) == nil && keyboard.overlap(with: UIView()) == 0)
    }

    @Test("a view upside down, as in many chats, is covered where it is seen to be")
    func turned() {
        let stage = KeyboardStage()
        let table = UIView(frame: stage.screen.view.bounds)
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        stage.screen.view.insertSubview(table, at: 0)
        stage.fields[0].becomeFirstResponder()
        #expect(FormKeyboard.current.overlap(with: table) == stage.covered)
        #expect(FormKeyboard.current.frame(in: table)?.minY == 0)
    }

    @Test("E16 another app's keyboard beside this one is not there")
    func otherApp() {
        let stage = KeyboardStage(on: HeadlessDevice(.iPad))
        stage.device.keyboard.showForOtherApp(height: 300)
        stage.device.settle()
        stage.device.keyboard.hideForOtherApp()
        stage.device.settle()
        #expect(stage.told() == [])
    }

    // MARK: - Who reports

    @Test(
        "every navigator tells the same, also while it is switched off, and the one that came while the keyboard was up"
    )
    func navigators() {
        let stage = KeyboardStage()
        let (first, late) = (KeyboardListener(), KeyboardListener())
        var off = FormNavigator.Configuration()
        off.isEnabled = false
        let elsewhere = FormNavigator(viewController: UIViewController(), configuration: off)
        elsewhere.delegate = first
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        let latecomer = FormNavigator(viewController: UIViewController())
        latecomer.delegate = late
        #expect(FormKeyboard.current.isDocked)
        stage.window.endEditing(true)
        stage.device.settle()
        #expect(first.told.map(\.isVisible) == [true, true, false, false])
        #expect(late.told.map(\.isSettled) == [false, true])
        elsewhere.uninstall()
        stage.fields[0].becomeFirstResponder()
        stage.device.runLoop.turn()
        #expect(first.told.count == 4 && late.told.count == 3)
    }

    @Test(
        "whoever makes the keyboard go as it comes is told of that too, and everybody of each state, one after the other"
    )
    func nested() {
        let stage = KeyboardStage()
        let (first, second) = (KeyboardListener(), KeyboardListener())
        let navigators = [first, second].map { listener in
            let navigator = FormNavigator(viewController: UIViewController())
            navigator.delegate = listener
            return navigator
        }
        first.onChange = { if $0.isVisible { stage.window.endEditing(true) } }
        stage.fields[0].becomeFirstResponder()
        stage.device.settle()
        #expect(first.told.map(\.isVisible) == [true, false, false])
        #expect(second.told.map(\.isVisible) == [true, false, false])
        #expect(!FormKeyboard.current.isVisible)
        withExtendedLifetime(navigators) {}
    }

    @Test(
        "whoever sends the keyboard away as it comes is told of its return: in the same callback, after it, or later",
        arguments: 0..<3)
    func broughtBack(_ turn: Int) {
        let stage = KeyboardStage()
        let listener = KeyboardListener()
        let navigator = FormNavigator(viewController: UIViewController())
        navigator.delegate = listener
        listener.onChange = { [weak listener] _ in
            listener?.onChange = nil
            stage.window.endEditing(true)
            if turn == 0 { stage.fields[0].becomeFirstResponder() }
        }
        stage.fields[0].becomeFirstResponder()
        if turn == 1 { stage.device.runLoop.turn() }
        if turn == 2 { stage.device.settle() }
        if turn > 0 { stage.fields[0].becomeFirstResponder() }
        stage.device.settle()
        #expect(listener.told.last == FormKeyboard.current)
        #expect(FormKeyboard.current.isVisible && FormKeyboard.current.isSettled)
        let visible = listener.told.filter { !$0.isSettled }.map(\.isVisible)
        #expect(visible == [true, false, true])
    }

    // In its own process: while a listener waits, other tests use the keyboard.
    @Test("a listener gets the same as the delegate, each listener all of it, and keeps nothing alive")
    func stream() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var stage: KeyboardStage? = KeyboardStage()
                let streams = [FormKeyboard.changes(), FormKeyboard.changes()]
                stage?.fields[0].becomeFirstResponder()
                stage?.device.settle()
                stage?.window.endEditing(true)
                stage?.device.settle()
                let gone = [
                    Weak(object: stage?.navigator), Weak(object: stage?.screen), Weak(object: stage?.fields[0]),
                    Weak(object: stage?.bar), Weak(object: stage?.window),
                ]
                stage = nil
                _ = HeadlessDevice()
                precondition(gone.compactMap(\.object).isEmpty)
                return streams
            }.check()
        }
    }
}

extension [AsyncStream<FormKeyboard>] {
    fileprivate func check() async {
        for stream in self {
            var log: [String] = []
            for await keyboard in stream.prefix(4) { log.append("\(keyboard.isDocked) \(keyboard.isSettled)") }
            precondition(log == ["true false", "true true", "false false", "false true"], "\(log)")
        }
    }
}
