import FormNavigation
import Testing
import UIKit

/// The app's own actions in place of what Previous, Next, and Done do.
@MainActor
struct ToolbarActionTests {
    private final class Delegate: FormNavigatorDelegate {
        var doneTaps = 0
        func formNavigator(_: FormNavigator, didTapDoneIn field: UIView) { doneTaps += 1 }
    }

    @Test("Done's action runs in place of ending editing, once for each tap, and its sender is the item")
    func done() throws {
        let form = DeviceForm(2)
        let delegate = Delegate()
        form.navigator.delegate = delegate
        var senders: [UIBarButtonItem?] = []
        form.navigator.configuration.toolbar.doneAction = UIAction { senders.append($0.sender as? UIBarButtonItem) }
        try form.device.tap(form.fields[0])
        try form.device.tap(title: "Done")
        #expect(form.focus == "0")
        try form.device.tap(title: "Done")
        #expect(senders == [form.navigator.toolbar.doneItem, form.navigator.toolbar.doneItem])
        #expect(delegate.doneTaps == 0)
        form.navigator.configuration.toolbar.doneAction = nil
        try form.device.tap(title: "Done")
        #expect(form.focus == nil)
        #expect(senders.count == 2)
        #expect(delegate.doneTaps == 1)
    }

    @Test("a title with an action is dim under the finger, and no longer after the tap or beside the title")
    func dimTitle() throws {
        let form = DeviceForm(2)
        form.navigator.configuration.toolbar.titleAction = UIAction { _ in }
        form.navigator.configuration.toolbar.titleText = { _ in "Title" }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let titles = (form.navigator.toolbar.bar.items ?? []).compactMap { $0.customView as? UIControl }
        let title = try #require(titles.first)
        let label = try #require(title.subviews.lazy.compactMap { $0 as? UILabel }.first)
        let point = title.convert(CGPoint(x: title.bounds.midX, y: title.bounds.midY), to: nil)
        for leaves in [false, true, false] {
            let finger = try #require(form.device.putDown(at: point))
            #expect(label.alpha < 0.5)
            if leaves {
                finger.move(to: CGPoint(x: point.x, y: point.y - 300))
                #expect(label.alpha == 1)
            }
            finger.lift()
            #expect(label.alpha == 1)
        }
    }

    @Test("an action may do itself what Done does, and observers hear why editing has ended")
    func endsEditing() throws {
        final class Listener: FormNavigatorDelegate {
            var reasons: [FormFocusChange.Reason] = []
            func formNavigator(
                _: FormNavigator, didEndEditingIn _: UIView, because reason: FormFocusChange.Reason
            ) { reasons.append(reason) }
        }
        let form = DeviceForm(2)
        let listener = Listener()
        form.navigator.delegate = listener
        var payments = 0
        form.navigator.configuration.toolbar.doneAction = UIAction { [weak navigator = form.navigator] _ in
            if navigator?.endEditing() == true { payments += 1 }
        }
        try form.device.tap(form.fields[1])
        try form.device.tap(title: "Done")
        form.device.settle()
        #expect(form.focus == nil && !form.device.keyboard.isVisible)
        #expect(payments == 1)
        #expect(listener.reasons == [.done])
    }

    @Test("Previous and Next run their actions in place of moving, and are enabled as the form says")
    func moves() throws {
        let form = DeviceForm(3)
        var taps: [String] = []
        form.navigator.configuration.toolbar.previousAction = UIAction { _ in taps.append("previous") }
        form.navigator.configuration.toolbar.nextAction = UIAction { _ in taps.append("next") }
        try form.device.tap(form.fields[0])
        let toolbar = form.navigator.toolbar
        #expect(!toolbar.previousItem.isEnabled && toolbar.nextItem.isEnabled)
        try form.device.tap(title: "Next")
        #expect(form.focus == "0")
        try form.device.tap(form.fields[1])
        try form.device.tap(title: "Previous")
        #expect(form.focus == "1")
        #expect(taps == ["next", "previous"])
        form.navigator.configuration.toolbar.previousAction = nil
        try form.device.tap(title: "Previous")
        #expect(form.focus == "0")
        #expect(taps.count == 2)
    }

    @Test("Return and the hardware keyboard do what they do without actions")
    func otherWays() throws {
        let form = DeviceForm(2)
        var taps = 0
        let action = UIAction { _ in taps += 1 }
        form.navigator.configuration.toolbar.nextAction = action
        form.navigator.configuration.toolbar.doneAction = action
        try form.device.tap(form.fields[0])
        form.device.pressReturn()
        #expect(form.focus == "1")
        form.device.pressReturn()
        #expect(form.focus == nil)
        form.device.keyboard.isHardwareKeyboardAttached = true
        form.fields[0].becomeFirstResponder()
        form.device.press(.keyboardTab)
        #expect(form.focus == "1")
        form.device.press(.keyboardEscape)
        #expect(form.focus == nil)
        #expect(taps == 0)
    }

    @Test("N1: with an action too a button sounds when it is to, also if the action puts the keyboard away")
    func clicks() throws {
        let form = DeviceForm(2)
        form.navigator.configuration.toolbar.nextAction = UIAction { _ in }
        form.navigator.configuration.toolbar.doneAction = UIAction { [weak navigator = form.navigator] _ in
            navigator?.endEditing()
        }
        try form.device.tap(form.fields[0])
        try form.device.tap(title: "Next")
        #expect(form.device.keyboard.inputClicks == 0)
        form.navigator.configuration.playsInputClicks = true
        try form.device.tap(title: "Next")
        try form.device.tap(title: "Done")
        #expect(form.device.keyboard.inputClicks == 2)
        #expect(form.device.keyboard.audibleInputClicks == 2)
    }

    @Test("VoiceOver still has a button's name, and no hint that would be wrong")
    func hints() throws {
        let form = DeviceForm(2)
        let toolbar = form.navigator.toolbar
        let action = UIAction(title: "Not shown") { _ in }
        try form.device.tap(form.fields[0])
        #expect(toolbar.nextItem.accessibilityHint == "Moves to the next field.")
        form.navigator.configuration.toolbar.nextAction = action
        form.navigator.configuration.toolbar.doneAction = action
        #expect(toolbar.nextItem.accessibilityLabel == "Next")
        #expect([toolbar.nextItem.accessibilityHint, toolbar.doneItem.accessibilityHint] == [nil, nil])
        #expect(toolbar.previousItem.accessibilityHint == "Moves to the previous field.")
        #expect(toolbar.doneItem.title != "Not shown" && toolbar.nextItem.title != "Not shown")
        form.navigator.configuration.toolbar.doneAction = nil
        #expect(toolbar.doneItem.accessibilityHint == "Ends editing.")
    }

    @Test("a view of the app's own in the toolbar's place is given the usual actions")
    func accessoryView() throws {
        final class Buttons: UIView, FormAccessoryView {
            var actions: FormToolbar.Actions?
            func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) { self.actions = actions }
        }
        let form = DeviceForm(2)
        let buttons = Buttons(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        form.navigator.accessoryView = buttons
        var taps = 0
        form.navigator.configuration.toolbar.nextAction = UIAction { _ in taps += 1 }
        try form.device.tap(form.fields[0])
        buttons.actions?.next()
        #expect(form.focus == "1")
        #expect(taps == 0)
    }
}
