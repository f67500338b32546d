import FormNavigation
import Testing
import UIKit

/// What one field has in the toolbar, and that the next field doesn't have any of it.
@MainActor
struct ToolbarFieldTests {
    private func own(_ items: [UIBarButtonItem]?, among candidates: [UIBarButtonItem]) -> [UIBarButtonItem] {
        (items ?? []).filter(candidates.contains)
    }

    @Test("a field's items are there while it has focus, in place of the form's; an empty array is none")
    func items() throws {
        let form = DeviceForm(4)
        let items = (0..<4).map { UIBarButtonItem(title: "Item \($0)") }
        form.navigator.configuration.toolbar.leadingItems = [items[0]]
        form.navigator.configuration.toolbar.trailingItems = [items[1]]
        form.fields[1].formOptions.toolbar.leadingItems = [items[2]]
        form.fields[1].formOptions.toolbar.trailingItems = [items[3]]
        form.fields[2].formOptions.toolbar.trailingItems = []
        form.fields[0].becomeFirstResponder()
        let bar = form.navigator.toolbar
        var shown = [own(bar.bar.items, among: items)]
        for _ in 0..<3 {
            try form.device.tap(title: "Next")
            form.device.settle()
            shown.append(own(bar.bar.items, among: items))
        }
        #expect(shown == [[items[0], items[1]], [items[2], items[3]], [items[0]], [items[0], items[1]]])
        // In their positions, and on the screen.
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(bar.bar.items?.first === items[2])
        #expect(bar.bar.items?.suffix(2) == [items[3], bar.doneItem])
        #expect(HeadlessBarButton.view(of: items[3])?.window != nil)
    }

    @Test("no leading items are none too, where the form has some")
    func noLeadingItems() throws {
        let form = DeviceForm(2)
        let item = UIBarButtonItem(title: "Item")
        form.navigator.configuration.toolbar.leadingItems = [item]
        form.fields[1].formOptions.toolbar.leadingItems = []
        form.fields[0].becomeFirstResponder()
        let bar = form.navigator.toolbar
        #expect(bar.bar.items?.first === item)
        form.fields[1].becomeFirstResponder()
        #expect(bar.bar.items?.first === bar.previousItem)
        #expect(bar.bar.items?.contains(item) == false)
        form.fields[0].becomeFirstResponder()
        #expect(bar.bar.items?.first === item)
    }

    @Test("a toolbar that the app has copied to a field that comes late goes from there with the navigator")
    func copied() {
        let form = DeviceForm(2)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let lateFields = (0..<2).map { index in
            UITextField(named: "late", frame: CGRect(x: 20, y: 300 + 50 * index, width: 300, height: 40))
        }
        for late in lateFields {
            late.inputAccessoryView = form.fields[0].inputAccessoryView
            form.viewController.view.addSubview(late)
        }
        lateFields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        form.navigator.uninstall()
        for late in lateFields { #expect(late.inputAccessoryView == nil) }
    }

    @Test("several fields may share an item, which stays the same")
    func sharedItems() throws {
        let form = DeviceForm(2)
        var taps = 0
        let scan = UIBarButtonItem(title: "Scan", primaryAction: UIAction(title: "Scan") { _ in taps += 1 })
        for field in form.fields { field.formOptions.toolbar.trailingItems = [scan] }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        try form.device.tap(title: "Scan")
        try form.device.tap(title: "Next")
        try form.device.tap(title: "Scan")
        #expect(taps == 2)
        #expect(form.focus == "1")
    }

    @Test("a field may have another Done, which does something else")
    func done() throws {
        let form = DeviceForm(3)
        var payments = 0
        form.fields[1].formOptions.toolbar.done = .title("Pay")
        form.fields[1].formOptions.toolbar.doneAction = UIAction { _ in payments += 1 }
        form.navigator.configuration.toolbar.done = .title("Finish")
        try form.device.tap(form.fields[0])
        let bar = form.navigator.toolbar
        #expect(bar.doneItem.title == "Finish")
        try form.device.tap(title: "Next")
        #expect(bar.doneItem.title == "Pay")
        #expect(bar.bar.items?.last === bar.doneItem)
        try form.device.tap(title: "Pay")
        #expect((payments, form.focus) == (1, "1"))
        try form.device.tap(title: "Next")
        #expect(bar.doneItem.title == "Finish")
        try form.device.tap(title: "Finish")
        #expect((payments, form.focus) == (1, nil))
    }

    @Test("a field's toolbar tint goes before the form's and the field's own, and a view of the app's is told it")
    func tint() {
        final class Bar: UIView, FormAccessoryView {
            var state = FormToolbar.State()
            func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) { self.state = state }
        }
        let form = DeviceForm(2)
        form.navigator.configuration.toolbar.tintColor = .systemGreen
        form.fields[1].tintColor = .systemRed
        form.fields[1].formOptions.toolbar.tintColor = .systemOrange
        form.fields[0].becomeFirstResponder()
        let bar = form.navigator.toolbar
        #expect(bar.tintColor == .systemGreen)
        form.navigator.focusNext()
        #expect(bar.tintColor == .systemOrange)
        form.navigator.configuration.toolbar.usesFieldTintColor = true
        #expect(bar.tintColor == .systemOrange)
        form.fields[1].formOptions.toolbar.tintColor = nil
        form.navigator.reload()
        #expect(bar.tintColor == .systemRed)
        form.navigator.configuration.toolbar.usesFieldTintColor = false
        #expect(bar.tintColor == .systemGreen)
        let own = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        form.navigator.accessoryView = own
        #expect(own.state.tintColor == .systemRed)
        form.fields[1].formOptions.toolbar.tintColor = .systemOrange
        form.navigator.reload()
        #expect(own.state.tintColor == .systemOrange)
        // The field keeps its own tint.
        #expect(form.fields[1].tintColor == .systemRed)
    }

    @Test("an option that is changed while the field has focus applies with a reload")
    func reload() {
        let form = DeviceForm(2)
        let item = UIBarButtonItem(title: "Scan")
        form.fields[0].becomeFirstResponder()
        form.fields[0].formOptions.toolbar.leadingItems = [item]
        form.navigator.reload()
        #expect(form.navigator.toolbar.bar.items?.first === item)
        form.fields[0].formOptions.toolbar.leadingItems = nil
        form.navigator.reload()
        #expect(form.navigator.toolbar.bar.items?.contains(item) == false)
    }

    @Test("an error takes the title's place, and leaves the field's items and tint where they are")
    func error() {
        let form = DeviceForm(2)
        let item = UIBarButtonItem(title: "Scan")
        form.fields[0].formOptions.toolbar.trailingItems = [item]
        form.fields[0].formOptions.toolbar.tintColor = .systemOrange
        form.fields[0].formOptions.validation = .text { $0.isEmpty ? "Something is missing." : nil }
        form.navigator.configuration.invalidFieldPolicy = .refuse
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        let bar = form.navigator.toolbar
        #expect(bar.bar.items?.lazy.compactMap(\.customView).first?.accessibilityLabel == "Something is missing.")
        #expect(bar.bar.items?.contains(item) == true)
        #expect(bar.tintColor == .systemOrange)
    }

    @Test(
        "once the keyboard has gone, or the navigator, the toolbar keeps nothing of the last field",
        arguments: [true, false])
    func givenBack(byUninstalling: Bool) {
        let form = DeviceForm(2)
        weak var item: UIBarButtonItem?
        do {
            let own = UIBarButtonItem(title: "Scan")
            form.fields[0].formOptions.toolbar.trailingItems = [own]
            item = own
        }
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.navigator.toolbar.bar.items?.contains { $0 === item } == true)
        if byUninstalling { form.navigator.uninstall() }
        // The shared navigator may have taken over the field.
        form.fields[0].resignFirstResponder()
        form.device.settle()
        #expect(form.navigator.toolbar.bar.items?.contains { $0 === item } == false)
        form.fields[0].formOptions.toolbar.trailingItems = nil
        #expect(item == nil)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === (byUninstalling ? nil : form.navigator.toolbar))
    }
}
