import FormNavigation
import Testing
import UIKit

@MainActor
struct ToolbarDeviceTests {
    private func frame(_ item: UIBarButtonItem) throws -> CGRect {
        try #require(HeadlessBarButton.view(of: item)).frame
    }

    private func titleItem(_ bar: FormToolbar) throws -> UIBarButtonItem {
        try #require(bar.bar.items?.first { $0.customView != nil })
    }

    private let long = "Ausführliche Beschreibung des entstandenen Schadens und seiner Ursache"

    // MARK: Room

    @Test(
        "a long title takes what the buttons leave and pushes none of them away, in either direction and at any size",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft],
        [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func longTitle(_ direction: UIUserInterfaceLayoutDirection, _ size: UIContentSizeCategory) throws {
        for model in [HeadlessModel.iPhoneSE, .iPhone15, .iPad] {
            let device = HeadlessDevice(model, layoutDirection: direction)
            device.preferredContentSizeCategory = size
            let form = DeviceForm(2, on: device)
            form.fields[0].placeholder = long
            let camera = UIBarButtonItem(systemItem: .camera, primaryAction: UIAction { _ in })
            form.navigator.configuration.toolbar.trailingItems = [camera]
            form.navigator.configuration.toolbar.done = .title("Fertigstellen")
            try device.tap(form.fields[0])
            let bar = form.navigator.toolbar
            let items = try [bar.previousItem, bar.nextItem, titleItem(bar), camera, bar.doneItem]
            var frames = try items.map(frame)
            if direction == .rightToLeft { frames.reverse() }
            for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX + 0.001) }
            #expect(try #require(frames.first).minX >= 0 && frames[4].maxX <= bar.bounds.width)
            // Done is as wide as without a title.
            let width = try frame(bar.doneItem).width
            form.fields[0].formOptions.toolbar.title = .hidden
            form.navigator.reload()
            device.settle()
            #expect(try frame(bar.doneItem).width == width)
            #expect(frames[2].height <= bar.bounds.height)
        }
    }

    @Test(
        "IQ#1002: without keys below it the toolbar leaves room for the home indicator, and above keys it does not",
        arguments: [HeadlessModel.iPhone15, .iPhoneSE, .iPad])
    func homeIndicator(_ model: HeadlessModel) throws {
        let form = DeviceForm(2, on: HeadlessDevice(model))
        let keyboard = form.device.keyboard!
        let toolbar = form.navigator.toolbar
        let inset = form.window.safeAreaInsets.bottom
        keyboard.isHardwareKeyboardAttached = true
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let natural = toolbar.bounds.height - inset
        #expect(natural >= 44)
        #expect(keyboard.frame.height == toolbar.bounds.height)
        let button = try #require(HeadlessBarButton.view(of: toolbar.nextItem))
        let frame = button.convert(button.bounds, to: nil)
        #expect(frame.maxY <= form.device.screen.bounds.maxY - inset)
        // The toolbar's own changes don't move what it doesn't hide.
        keyboard.isHardwareKeyboardAttached = false
        form.device.settle()
        #expect(toolbar.bounds.height == natural)
        keyboard.isHardwareKeyboardAttached = true
        form.device.settle()
        #expect(toolbar.bounds.height == natural + inset)
    }

    @Test("a title shrinks before it is cut off, and a short one is as large as the person likes it")
    func shrinking() throws {
        let device = HeadlessDevice(.iPhoneSE)
        let form = DeviceForm(2, on: device)
        try device.tap(form.fields[0])
        let label = try #require(titleItem(form.navigator.toolbar).customView?.subviews.first as? UILabel)
        #expect(label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor > 0 && label.minimumScaleFactor < 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        let height = label.intrinsicContentSize.height
        device.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(label.intrinsicContentSize.height > height)
        device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.intrinsicContentSize.height <= 44)
    }

    @Test("a title whose font changes while it is shown has the room that it needs from then on")
    func titleFont() throws {
        let form = DeviceForm(2)
        form.navigator.configuration.toolbar.titleFont = .systemFont(ofSize: 10)
        form.fields[0].placeholder = "Street"
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let title = try #require(form.navigator.toolbar.bar.items?.lazy.compactMap(\.customView).first)
        for size in [10, 24, 12] as [CGFloat] {
            form.navigator.configuration.toolbar.titleFont = .systemFont(ofSize: size)
            form.device.settle()
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Street"
            #expect(title.intrinsicContentSize.width == label.intrinsicContentSize.width)
            #expect(abs(title.bounds.width - label.intrinsicContentSize.width) < 0.01)
        }
    }

    @Test("a longer title has its room in the bar as soon as its field has focus")
    func titleLength() throws {
        let form = DeviceForm(2)
        form.fields[0].placeholder = "Zip"
        form.fields[1].placeholder = "Street and number"
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let title = try #require(form.navigator.toolbar.bar.items?.lazy.compactMap(\.customView).first)
        let width = title.bounds.width
        form.navigator.focusNext()
        form.device.settle()
        #expect(title.bounds.width > 2 * width)
    }

    @Test("a tap on a title with an action performs it, on one without does nothing")
    func titleTap() throws {
        let device = HeadlessDevice()
        let form = DeviceForm(2, on: device)
        try device.tap(form.fields[0])
        var taps = 0
        form.navigator.configuration.toolbar.titleAction = UIAction { _ in taps += 1 }
        device.settle()
        let title = try #require(titleItem(form.navigator.toolbar).customView)
        #expect(title.bounds.height == 44)
        try device.tap(title)
        #expect(taps == 1)
        #expect(form.focus == "0")
    }

    // MARK: The app's items

    @Test("the app's Previous, Next and Done do what ours do, and sound like them")
    func ownItems() throws {
        let device = HeadlessDevice()
        let form = DeviceForm(3, on: device)
        form.navigator.configuration.playsInputClicks = true
        form.navigator.configuration.toolbar.previous = .title("Zurück")
        form.navigator.configuration.toolbar.next = .systemItem(.play, accessibilityLabel: "Weiter")
        form.navigator.configuration.toolbar.done = .title("Fertig")
        try device.tap(form.fields[0])
        try device.tap(title: "Weiter")
        #expect(form.focus == "1")
        try device.tap(title: "Zurück")
        #expect(form.focus == "0")
        try device.tap(title: "Fertig")
        #expect(form.focus == nil)
        #expect(device.keyboard.audibleInputClicks == 3)
    }

    @Test("a change of looks, items and title moves no keyboard (A28)")
    func noReload() throws {
        let form = DeviceForm(2)
        try form.device.tap(form.fields[0])
        form.device.settle()
        let (reloads, names) = (
            form.device.keyboard.reloadCount,
            form.notifications {
                form.navigator.configuration.toolbar.done = .title("Fertig")
                form.navigator.configuration.toolbar.showsProgress = true
                form.navigator.configuration.toolbar.appearance = UIToolbarAppearance()
            }
        )
        #expect(form.device.keyboard.reloadCount == reloads)
        #expect(names == [])
    }

    // MARK: iOS 26

    private func device(_ version: String, isCompatible: Bool = false) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = version
        behavior.requiresDesignCompatibility = isCompatible
        return HeadlessDevice(behavior: behavior)
    }

    @Test("IQ#2177: what is above the keys, and the keys, are clear of the field in every design (D6, D7)")
    func height() throws {
        for behavior in [("18.5", false), ("26.0", false), ("26.0", true)] {
            let device = device(behavior.0, isCompatible: behavior.1)
            let form = DeviceForm(2, on: device)
            try device.tap(form.fields[0])
            let keys = device.model.lengths(in: .portrait).keyboardHeight
            #expect(device.keyboard.frame.height == keys + form.navigator.toolbar.bounds.height)
        }
    }

    @Test("D8: on glass Done is prominent and the title has no plate; without glass nothing of that is to be seen")
    func glass() throws {
        for (version, isGlass) in [("18.5", false), ("26.0", true)] {
            let device = device(version)
            let form = DeviceForm(2, on: device)
            try device.tap(form.fields[0])
            let bar = form.navigator.toolbar
            #expect(try titleItem(bar).hidesSharedBackground)
            #expect(bar.doneItem.style == .prominent)
            #expect((bar.doneItem.image != nil) == isGlass)
            #expect(HeadlessBarButton.view(of: bar.doneItem)?.accessibilityLabel == "Done")
        }
    }

    @Test(
        "on glass a backdrop keeps the title legible over what shows through, in light and dark; on a plate there is none"
    )
    func backdrop() throws {
        for (version, isGlass) in [("18.5", false), ("26.0", true)] {
            let device = device(version)
            let form = DeviceForm(2, on: device)
            try device.tap(form.fields[0])
            let title = try #require(titleItem(form.navigator.toolbar).customView)
            let label = try #require(title.subviews.first { $0 is UILabel } as? UILabel)
            #expect((title.subviews.first !== label) == isGlass)
            #expect(title.bounds.width - label.bounds.width == (isGlass ? 20 : 0))
            // The whole text is visible, and the backdrop extends beyond it.
            #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.01)
            guard isGlass else { continue }
            let backdrop = title.subviews[0]
            #expect(backdrop.frame.insetBy(dx: 9, dy: 3).contains(label.frame.insetBy(dx: 0, dy: 4)))
            for (style, white) in [(UIUserInterfaceStyle.light, 1.0), (.dark, 0.0)] {
                device.userInterfaceStyle = style
                var (shade, alpha): (CGFloat, CGFloat) = (-1, 0)
                backdrop.backgroundColor?.resolvedColor(with: backdrop.traitCollection).getWhite(&shade, alpha: &alpha)
                #expect(shade == white && alpha > 0.8)
            }
        }
    }

    // MARK: Hardware keyboard

    @Test("IQ#903: with a hardware keyboard the toolbar goes when it has shown that there are no keys, and comes back")
    func hardwareKeyboard() throws {
        for model in [HeadlessModel.iPhone15, .iPad] {
            let device = HeadlessDevice(model)
            let form = DeviceForm(2, on: device)
            form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
            try device.tap(form.fields[0])
            device.settle()
            #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)

            // E19: while editing.
            device.keyboard.isHardwareKeyboardAttached = true
            device.settle()
            #expect(!device.keyboard.isVisible)
            form.navigator.focusNext()
            device.settle()
            #expect(!device.keyboard.isVisible)
            let reloads = device.keyboard.reloadCount
            device.keyboard.isHardwareKeyboardAttached = false
            device.settle()
            #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)
            #expect(device.keyboard.reloadCount == reloads + 1)
        }
    }

    @Test("E18: a keyboard that was attached or taken away while nothing was edited shows itself at the next field")
    func hardwareKeyboardBetween() throws {
        let device = HeadlessDevice()
        let form = DeviceForm(2, on: device)
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        device.keyboard.isHardwareKeyboardAttached = true
        try device.tap(form.fields[0])
        device.settle()
        #expect(!device.keyboard.isVisible)
        form.navigator.endEditing()
        device.keyboard.isHardwareKeyboardAttached = false
        form.fields[1].becomeFirstResponder()
        device.settle()
        #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(form.fields.allSatisfy { $0.inputAccessoryView === form.navigator.toolbar })
    }

    @Test("without the option the toolbar stays with a hardware keyboard, and goes and comes with the option")
    func hardwareKeyboardOption() throws {
        let device = HeadlessDevice()
        let form = DeviceForm(2, on: device)
        device.keyboard.isHardwareKeyboardAttached = true
        try device.tap(form.fields[0])
        device.settle()
        #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        device.settle()
        #expect(!device.keyboard.isVisible)
        #expect(form.focus == "0")
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = false
        device.settle()
        #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)
    }

    @Test("an input view that is as low as a bar is no hardware keyboard")
    func lowInputView() throws {
        let device = HeadlessDevice()
        let form = DeviceForm(2, on: device)
        form.fields[0].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        try device.tap(form.fields[0])
        device.settle()
        #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)
    }

    private final class InputController: UIViewController {
        let low = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        override var inputView: UIView? { low }
    }

    @Test("D2: a low input view of the controller's is no hardware keyboard either")
    func inheritedInputView() throws {
        let device = HeadlessDevice()
        let controller = InputController()
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
        controller.view.addSubview(field)
        let navigator = FormNavigator(viewController: controller)
        navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        device.show(controller)
        try device.tap(field)
        device.settle()
        #expect(device.keyboard.inputAccessoryView === navigator.toolbar)
    }

    @Test("nor is the view of an input view controller, however low it is")
    func lowInputViewController() throws {
        final class Field: UITextField {
            let keys = UIInputViewController()
            override var inputViewController: UIInputViewController? { keys }
        }
        let device = HeadlessDevice()
        let form = DeviceForm(1, on: device)
        let field = Field(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.keys.inputView?.frame.size.height = 50
        form.viewController.view.addSubview(field)
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        try device.tap(field)
        device.settle()
        #expect(device.keyboard.inputView === field.keys.view && device.keyboard.keysFrame.height == 50)
        #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)
    }

    @Test("a field with a high accessory view of the app's own tells of a hardware keyboard as well as any other")
    func ownHighAccessoryView() throws {
        let device = HeadlessDevice()
        let form = DeviceForm(2, on: device)
        form.fields[0].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        device.keyboard.isHardwareKeyboardAttached = true
        try device.tap(form.fields[0])
        device.settle()
        let names = form.notifications { form.navigator.focusNext() }
        #expect(form.focus == "1")
        #expect(form.fields[1].inputAccessoryView == nil)
        #expect(!names.contains("willShow"), "the toolbar doesn't need to appear to find out")
        device.keyboard.isHardwareKeyboardAttached = false
        form.navigator.focusPrevious()
        device.settle()
        form.navigator.focusNext()
        device.settle()
        #expect(device.keyboard.inputAccessoryView === form.navigator.toolbar)
    }

    // MARK: The app's own view

    private final class StepsView: UIView, FormAccessoryView {
        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {}
    }

    @Test("a high view of the app's own is not taken for keys (E18), and keys are not overlooked below it")
    func highAccessoryView() throws {
        let device = HeadlessDevice()
        let form = DeviceForm(2, on: device)
        form.navigator.accessoryView = StepsView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        try device.tap(form.fields[0])
        device.settle()
        #expect(device.keyboard.inputAccessoryView is StepsView)
        device.keyboard.isHardwareKeyboardAttached = true
        device.settle()
        #expect(!device.keyboard.isVisible)
    }

    @Test("a view in the toolbar's place is shown once for all fields, and the field stays clear of it")
    func accessoryView() throws {
        let form = DeviceForm(2)
        let steps = StepsView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
        try form.device.tap(form.fields[0])
        form.device.settle()
        let height = form.device.keyboard.keysFrame.height
        let names = form.notifications { form.navigator.accessoryView = steps }
        #expect(form.device.keyboard.inputAccessoryView === steps)
        #expect(form.device.keyboard.frame.height == height + 90)
        #expect(names == ["willShow", "didShow"])
        #expect(form.notifications { form.navigator.focusNext() } == [])
        #expect(steps.bounds.width == 393)
    }
}
