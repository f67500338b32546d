import TestSupport
import Testing
import UIKit

/// What the headless device does under the settings for what newer reports tell.
@MainActor
struct NewerBehaviorTests {
    private func device(_ model: HeadlessModel = .iPhone15, _ change: (inout HeadlessBehavior) -> Void)
        -> HeadlessDevice
    {
        var behavior = HeadlessBehavior()
        change(&behavior)
        return HeadlessDevice(model, behavior: behavior)
    }

    /// Shows text fields below each other.
    private func show(_ count: Int, on device: HeadlessDevice) -> [UITextField] {
        let controller = UIViewController()
        let fields = (0..<count).map { UITextField(frame: CGRect(x: 20, y: 100 + 50 * $0, width: 200, height: 40)) }
        for field in fields { controller.view.addSubview(field) }
        device.show(controller)
        return fields
    }

    private func bar(_ height: CGFloat = 44) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height)) }

    /// The end frames of the keyboard notifications that `body` causes, until all is quiet.
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

    // MARK: The number pad as a popover

    @Test(
        "Q1 on an iPad with iOS 26 a number pad is a popover, closed by a tap beside it; another one on the field docks it",
        arguments: HeadlessBehavior.NumberPadPopover.allCases)
    func numberPad(_ popover: HeadlessBehavior.NumberPadPopover) throws {
        let device = device(.iPad) {
            $0.systemVersion = "26.0"
            $0.numberPadPopover = popover
        }
        let fields = show(3, on: device)
        fields[0].keyboardType = .numberPad
        fields[0].inputAccessoryView = bar()
        let shown = frames(UIResponder.keyboardWillChangeFrameNotification, on: device) {
            fields[0].becomeFirstResponder()
        }
        let pad = try #require(device.keyboard.numberPadFrame)
        #expect(pad.minY == 140)
        switch popover {
        case .accessoryViewStays: #expect(shown.map(\.height) == [44])
        case .nothingIsShown: #expect(shown.isEmpty && !device.keyboard.isVisible)
        case .popoverIsPosted: #expect(shown == [pad])
        }
        #expect((device.keyboard.inputAccessoryView != nil) == (popover == .accessoryViewStays))
        #expect(throws: HeadlessDevice.Failure.self) { try device.tap(fields[1]) }
        device.type("1")
        device.tap(at: CGPoint(x: 700, y: 900))
        #expect(device.keyboard.numberPadFrame == nil && fields[0].isFirstResponder && fields[0].text == "1")
        try device.tap(fields[0])
        device.settle()
        #expect(device.keyboard.keysFrame.height > 100 && device.keyboard.inputAccessoryView != nil)
        fields[1].becomeFirstResponder()
        fields[0].becomeFirstResponder()
        #expect(device.keyboard.numberPadFrame != nil)
        fields[0].allowsNumberPadPopover = false
        fields[0].reloadInputViews()
        #expect(device.keyboard.numberPadFrame == nil && device.keyboard.keysFrame.height > 100)
    }

    @Test("Q1 elsewhere, and for other keyboards, there is no popover")
    func noNumberPad() {
        for (model, version, type) in [
            (HeadlessModel.iPhone15, "26.0", UIKeyboardType.numberPad), (.iPad, "18.5", .numberPad),
            (.iPad, "26.0", .default),
        ] {
            let device = device(model) { $0.systemVersion = version }
            let field = show(1, on: device)[0]
            field.keyboardType = type
            field.becomeFirstResponder()
            #expect(device.keyboard.numberPadFrame == nil && device.keyboard.keysFrame.height > 100)
        }
    }

    // MARK: Frames and reloads

    @Test("Q3 the frames that are posted include the accessory view, or begin below it", arguments: [true, false])
    func accessoryFrames(areIncluded: Bool) {
        let device = device { $0.keyboardFrameIncludesAccessoryView = areIncluded }
        let field = show(1, on: device)[0]
        field.inputAccessoryView = bar(50)
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
            let posted = frames(name, on: device) { field.becomeFirstResponder() }
            #expect(posted.map(\.minY) == [device.keyboard.frame.minY + (areIncluded ? 0 : 50)])
            #expect(posted.map(\.maxY) == [852])
            field.resignFirstResponder()
            device.settle()
        }
    }

    @Test("Q5 the keyboard of a screen that goes says so, or goes without a word", arguments: [true, false])
    func silence(isSilent: Bool) throws {
        let device = device { $0.keyboardHidesWithScreenSilently = isSilent }
        let fields = show(2, on: device)
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        let presenter = try #require(fields[0].window?.rootViewController)
        presenter.present(screen, animated: false)
        field.becomeFirstResponder()
        device.settle()
        let hides = frames(UIResponder.keyboardWillHideNotification, on: device) { screen.dismiss(animated: false) }
        #expect(!device.keyboard.isVisible && hides.isEmpty == isSilent)
        // One that ends by itself says so.
        fields[0].becomeFirstResponder()
        device.settle()
        #expect(
            !frames(UIResponder.keyboardWillHideNotification, on: device) { fields[0].resignFirstResponder() }.isEmpty)
        fields[0].becomeFirstResponder()
        #expect(
            !frames(UIResponder.keyboardWillHideNotification, on: device) { fields[0].removeFromSuperview() }.isEmpty)
    }

    @Test("D3 a reload shows the new views at once, or with the next turn", arguments: [true, false])
    func reload(isAtOnce: Bool) {
        let device = device { $0.reloadsImmediately = isAtOnce }
        let field = show(1, on: device)[0]
        field.becomeFirstResponder()
        device.settle()
        field.inputAccessoryView = bar()
        field.reloadInputViews()
        #expect((device.keyboard.inputAccessoryView != nil) == isAtOnce)
        device.settle()
        #expect(device.keyboard.inputAccessoryView != nil && device.keyboard.reloadCount == 1)
    }

    @Test("Q33 a reload while a text field tells that editing begins loads the keyboard, or is left to it")
    func reloadWithFocus() {
        for isLeft in [true, false] {
            let device = device { $0.reloadsWithFocus = isLeft }
            let field = show(1, on: device)[0]
            var isLoaded: Bool?
            field.addAction(
                UIAction { [bar = bar()] _ in
                    field.inputAccessoryView = bar
                    field.reloadInputViews()
                    isLoaded = device.keyboard.isVisible
                }, for: .editingDidBegin)
            field.becomeFirstResponder()
            #expect(isLoaded == !isLeft)
            #expect(device.keyboard.inputAccessoryView != nil)
        }
    }

    // MARK: Editing

    @Test("Q35 at the end of editing the delegate is told first, or the control's actions run first")
    func end() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var onEnd: () -> Void = {}
            func textFieldDidEndEditing(_ textField: UITextField) { onEnd() }
        }
        for order in HeadlessBehavior.EditingEndOrder.allCases {
            let device = device { $0.editingEndOrder = order }
            let field = show(1, on: device)[0]
            let delegate = Delegate()
            var log: [String] = []
            delegate.onEnd = { log.append("delegate") }
            field.delegate = delegate
            field.addAction(UIAction { _ in log.append("control") }, for: .editingDidEnd)
            field.becomeFirstResponder()
            field.resignFirstResponder()
            #expect(log == (order == .delegateFirst ? ["delegate", "control"] : ["control", "delegate"]))
        }
    }

    @Test("Q6 a strong password fills the next field too, by its event and with or without the notification")
    func password() {
        for isPosted in [true, false] {
            let device = device { $0.postsFilledText = isPosted }
            let fields = show(3, on: device)
            for field in fields.dropFirst() { field.textContentType = .newPassword }
            var log: [String] = []
            fields[2].addAction(UIAction { _ in log.append("event") }, for: .editingChanged)
            let token = NotificationCenter.default.addObserver(
                forName: UITextField.textDidChangeNotification, object: fields[2], queue: nil
            ) { _ in MainActor.assumeIsolated { log.append("notification") } }
            fields[0].becomeFirstResponder()
            device.acceptStrongPassword("no")
            fields[1].becomeFirstResponder()
            device.type("old")
            device.acceptStrongPassword("secret")
            NotificationCenter.default.removeObserver(token)
            #expect(fields.map(\.text) == ["", "secret", "secret"])
            #expect(log == (isPosted ? ["event", "notification"] : ["event"]))
        }
    }

    @Test("Q29 a Tab that nobody takes goes round the fields of the window, or nowhere", arguments: [true, false])
    func keyViews(isOn: Bool) {
        let device = device { $0.movesThroughKeyViews = isOn }
        let fields = show(3, on: device)
        fields[1].isHidden = true
        fields[0].becomeFirstResponder()
        device.press(.keyboardTab)
        #expect(fields[isOn ? 2 : 0].isFirstResponder)
        device.press(.keyboardTab)
        #expect(fields[0].isFirstResponder)
        device.press(.keyboardTab, modifiers: .shift)
        #expect(fields[isOn ? 2 : 0].isFirstResponder)
    }

    @Test("Q37 a caret that is asked for while the text storage is edited is counted")
    func caret() {
        let device = HeadlessDevice()
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        _ = textView.caretRect(for: textView.endOfDocument)
        #expect(device.caretRequestsDuringEdits == 0 && !HeadlessTextStorage.isEdited(in: textView))
        HeadlessTextStorage.edit(textView) {
            textView.text = "more"
            _ = textView.caretRect(for: textView.endOfDocument)
        }
        #expect(device.caretRequestsDuringEdits == 1)
    }

    // MARK: Touches

    private final class Counter: UIGestureRecognizer {
        var counts: [Int] = []
        var types: [UITouch.TouchType] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            counts += [numberOfTouches, event.touches(for: self)?.count ?? -1]
            types += touches.map(\.type)
        }
    }

    @Test(
        "Q36 a recognizer counts the touch that begins, or only those before it; the event has all",
        arguments: [true, false])
    func touches(areCounted: Bool) throws {
        let device = device { $0.recognizersCountNewTouches = areCounted }
        let window = try #require(show(1, on: device)[0].window)
        let counter = Counter()
        window.addGestureRecognizer(counter)
        let first = try #require(device.putDown(at: CGPoint(x: 50, y: 400)))
        device.touchType = .pencil
        device.tap(at: CGPoint(x: 150, y: 400))
        first.lift()
        #expect(counter.counts == (areCounted ? [1, 1, 2, 2] : [0, 1, 1, 2]))
        #expect(counter.types == [.direct, .pencil])
    }

    // MARK: Primary actions

    @Test(
        "Q26 a control's own event brings its primary action with it, or only the user does; each is sent once",
        arguments: [true, false])
    func primaryActions(areBrought: Bool) throws {
        let device = device { $0.primaryEventsSendPrimaryAction = areBrought }
        let field = show(1, on: device)[0]
        let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 500, width: 51, height: 31))
        for control in [button, toggle] { field.superview?.addSubview(control) }
        let log = Log()
        for control in [field, button, toggle] as [UIControl] {
            control.addAction(UIAction { _ in log("primary") }, for: .primaryActionTriggered)
        }
        field.addAction(UIAction { _ in log("exit") }, for: .editingDidEndOnExit)
        field.addAction(UIAction { _ in log("end") }, for: .editingDidEnd)
        let brought = areBrought ? ["primary"] : []
        button.sendActions(for: .touchUpInside)
        toggle.sendActions(for: .valueChanged)
        #expect(log.take() == brought + brought)
        toggle.sendActions(for: [.valueChanged, .primaryActionTriggered])
        button.sendActions(for: .touchDown)
        UIControl().sendActions(for: .touchUpInside)
        #expect(log.take() == ["primary"])
        try device.tap(button)
        try device.tap(toggle)
        #expect(log.take() == ["primary", "primary"])
        field.becomeFirstResponder()
        device.pressReturn()
        #expect(log.take() == (areBrought ? ["exit", "primary", "end"] : ["exit", "end", "primary"]))
    }

    // MARK: Supplementary views

    private final class Header: UICollectionReusableView {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(
        "Q7 a header that is edited out of sight comes back, or another one comes on top of it",
        arguments: [true, false])
    func headers(areReplaced: Bool) throws {
        let device = device { $0.replacesEditedSupplementaryViews = areReplaced }
        let (source, layout) = (NumberSource([Array(0..<60)]), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 300, height: 60)
        layout.headerReferenceSize = CGSize(width: 300, height: 50)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Field")
        collection.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Edge")
        collection.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(collection)
        device.show(controller)
        func headers() -> [Header] { collection.subviews.compactMap { $0 as? Header } }
        let field = try #require(headers().first?.field)
        field.becomeFirstResponder()
        collection.contentOffset.y = 2000
        device.settle()
        #expect(field.isFirstResponder && headers().count == 1)
        collection.contentOffset.y = 0
        device.settle()
        #expect(headers().count == (areReplaced ? 2 : 1) && Set(headers().map(\.frame.minY)).count == 1)
        field.resignFirstResponder()
        collection.setNeedsLayout()
        device.settle()
        #expect(headers().count == 1 && (headers().first?.field === field) != areReplaced)
    }
}
