import Testing
import UIKit
import _Testing_UIKit

/// The shortcuts above a pad's keys, after Apple's pages of `UITextInputAssistantItem` and `UIBarButtonItemGroup`.
///
/// That a field without shortcuts and corrections has no bar for them is what people do to get rid of it (IQ#891).
@MainActor
struct ShortcutTests {
    /// A field with focus on a device.
    private func show(_ field: UITextField, on device: HeadlessDevice) {
        field.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        field.becomeFirstResponder()
        device.settle()
    }

    @Test("inputAssistantItem: the same object each time, with undo and redo until the app says otherwise")
    func standard() {
        let (device, field) = (HeadlessDevice(.iPad), UITextField())
        #expect(field.inputAssistantItem === field.inputAssistantItem)
        show(field, on: device)
        #expect(device.keyboard.shortcuts.leading.map(\.title) == ["Undo", "Redo"])
        #expect(device.keyboard.shortcuts.trailing.isEmpty)
    }

    @Test(
        "leadingBarButtonGroups, trailingBarButtonGroups: what the app puts there can be tapped, unless it is disabled")
    func items() throws {
        let (device, field) = (HeadlessDevice(.iPad), UITextField())
        var tapped: [String] = []
        let items = ["Scan", "Clear"].map { name in
            UIBarButtonItem(primaryAction: UIAction(title: name) { _ in tapped.append(name) })
        }
        items[1].isEnabled = false
        field.inputAssistantItem.leadingBarButtonGroups = []
        field.inputAssistantItem.trailingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
        ]
        show(field, on: device)
        #expect(device.keyboard.shortcuts.trailing.map(\.title) == ["Scan", "Clear"])
        for item in items { try device.tap(item) }
        #expect(tapped == ["Scan"])
        let picture = device.drawSVG()
        #expect(picture.contains(">Scan</text>"))
    }

    @Test("representativeItem: stands for a group that does not fit")
    func representative() {
        let (device, field) = (HeadlessDevice(.iPad), UITextField())
        let more = UIBarButtonItem(title: "More")
        let items = (0..<9).map { UIBarButtonItem(title: "\($0)") }
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: more)
        field.inputAssistantItem.leadingBarButtonGroups = [group]
        show(field, on: device)
        #expect(device.keyboard.shortcuts.leading.map(\.title) == ["More"])
        group.representativeItem = nil
        let room = device.keyboard.shortcuts.leading.count
        #expect(room > 2 && room < 9)
    }

    @Test("no shortcuts and no corrections: no bar, and a keyboard that is lower by it", arguments: [true, false])
    func height(_ isCorrected: Bool) {
        let (device, field) = (HeadlessDevice(.iPad), UITextField())
        field.inputAssistantItem.leadingBarButtonGroups = []
        field.autocorrectionType = isCorrected ? .default : .no
        show(field, on: device)
        let whole = device.model.lengths(in: .portrait).keyboardHeight
        #expect(device.keyboard.frame.height == (isCorrected ? whole : whole - 55))
    }

    @Test("what the app changes while the keyboard is up is shown at once, with a keyboard of another height")
    func changes() {
        let (device, field) = (HeadlessDevice(.iPad), UITextField())
        field.autocorrectionType = .no
        show(field, on: device)
        let height = device.keyboard.frame.height
        field.inputAssistantItem.leadingBarButtonGroups = []
        device.settle()
        #expect(device.keyboard.shortcuts.leading.isEmpty)
        #expect(device.keyboard.frame.height == height - 55)
        field.inputAssistantItem.trailingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(title: "Scan")], representativeItem: nil)
        ]
        #expect(device.keyboard.shortcuts.trailing.map(\.title) == ["Scan"])
        #expect(device.keyboard.frame.height == height)
    }

    @Test("phones have none, and neither has an input view or a floating keyboard")
    func none() {
        let phone = HeadlessDevice(.iPhone15)
        var field = UITextField()
        field.autocorrectionType = .no
        field.inputAssistantItem.leadingBarButtonGroups = []
        show(field, on: phone)
        #expect(phone.keyboard.shortcuts.leading.isEmpty)
        #expect(phone.keyboard.frame.height == phone.model.lengths(in: .portrait).keyboardHeight)
        let pad = HeadlessDevice(.iPad)
        field = UITextField()
        show(field, on: pad)
        #expect(pad.keyboard.shortcuts.leading.count == 2)
        pad.keyboard.placement = .floating
        #expect(pad.keyboard.shortcuts.leading.isEmpty)
        pad.keyboard.placement = .docked
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.reloadInputViews()
        #expect(pad.keyboard.shortcuts.leading.isEmpty)
    }
}
