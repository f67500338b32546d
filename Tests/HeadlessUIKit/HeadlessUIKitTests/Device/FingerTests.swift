import Testing
import UIKit

@Suite("Fingers")
@MainActor
struct FingerTests {
    @Test("a tap gives a field the focus")
    func focus() throws {
        let (device, form) = HeadlessDevice.showingForm()
        try device.tap(form.name)
        #expect(form.name.isFirstResponder)
        #expect(device.keyboard.isVisible)
    }

    @Test("a tap in screen coordinates reaches what is there, and nothing where nothing is")
    func point() {
        let (device, form) = HeadlessDevice.showingForm()
        device.tap(at: CGPoint(x: 30, y: 130))
        #expect(form.name.isFirstResponder)
        device.tap(at: CGPoint(x: -50, y: 130))
        #expect(form.name.isFirstResponder)
    }

    @Test("a finger stays as long as it is told to")
    func hold() {
        let (device, form) = HeadlessDevice.showingForm()
        let start = device.runLoop.now
        device.hold(at: CGPoint(x: 30, y: 130), for: 0.6)
        #expect(device.runLoop.now - start == 0.6)
        #expect(form.name.isFirstResponder)
    }

    @Test("a tap runs a button's actions once")
    func button() throws {
        let (device, form) = HeadlessDevice.showingForm()
        try device.tap(form.button)
        #expect(form.taps == ["Send"])
    }

    @Test("A31 a disabled control is tapped in vain")
    func disabled() throws {
        let (device, form) = HeadlessDevice.showingForm()
        form.name.isEnabled = false
        try device.tap(form.name)
        #expect(!form.name.isFirstResponder)
    }

    @Test("of several things with one name the one that takes touches is tapped, even behind one that takes none")
    func name() throws {
        let (device, form) = HeadlessDevice.showingForm()
        let title = UIControl(frame: CGRect(x: 20, y: 500, width: 100, height: 44))
        title.isUserInteractionEnabled = false
        title.accessibilityLabel = "Send"
        form.name.superview?.insertSubview(title, at: 0)
        try device.tap(title: "Send")
        #expect(form.taps == ["Send"])
        // Alone it is tapped on what it stands on.
        title.accessibilityLabel = "Title"
        try device.tap(title: "Title")
        #expect(form.taps == ["Send"])
    }

    @Test("a view without interaction lets the tap through to what it stands on")
    func withoutInteraction() throws {
        let (device, form) = HeadlessDevice.showingForm()
        form.name.isUserInteractionEnabled = false
        try device.tap(form.name)
        #expect(!form.name.isFirstResponder)
    }

    @Test("what covers a view gets its taps, and is named")
    func covered() throws {
        let (device, form) = HeadlessDevice.showingForm()
        let cover = UIView(frame: form.view.bounds)
        cover.accessibilityIdentifier = "curtain"
        form.view.addSubview(cover)
        let refusal = try #require(device.refusal(of: form.name))
        #expect(refusal.contains("UITextField “Name”"))
        #expect(refusal.contains("UIView “curtain”"))
        device.tap(at: CGPoint(x: 30, y: 130))
        #expect(!form.name.isFirstResponder)
    }

    @Test("a view that is covered in the middle is tapped beside it")
    func halfCovered() throws {
        let (device, form) = HeadlessDevice.showingForm()
        form.view.addSubview(UIView(frame: CGRect(x: 120, y: 0, width: 50, height: 300)))
        try device.tap(form.name)
        #expect(form.name.isFirstResponder)
    }

    @Test("a hidden or transparent view cannot be tapped, nor can one inside it, and the reason is named")
    func hidden() throws {
        let (device, form) = HeadlessDevice.showingForm()
        form.name.isHidden = true
        #expect(try #require(device.refusal(of: form.name)).contains("hidden"))
        form.name.isHidden = false
        form.view.alpha = 0
        #expect(try #require(device.refusal(of: form.name)).contains("transparent"))
    }

    @Test("a view outside the window, off the screen or in no window cannot be tapped")
    func outOfSight() throws {
        let (device, form) = HeadlessDevice.showingForm()
        form.name.frame.origin.y = 900
        #expect(try #require(device.refusal(of: form.name)).contains("out of sight"))
        form.name.removeFromSuperview()
        #expect(try #require(device.refusal(of: form.name)).contains("not in a window"))
    }

    @Test("a view scrolled out of its scroll view cannot be tapped")
    func scrolledAway() throws {
        let (device, form) = HeadlessDevice.showingForm()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
        scrollView.contentSize = CGSize(width: 393, height: 1_000)
        let field = UITextField(frame: CGRect(x: 10, y: 500, width: 200, height: 34))
        scrollView.addSubview(field)
        form.view.addSubview(scrollView)
        #expect(try #require(device.refusal(of: field)).contains("UIScrollView"))
        scrollView.contentOffset.y = 450
        try device.tap(field)
        #expect(field.isFirstResponder)
    }

    @Test("a view behind the keyboard cannot be tapped, and the keyboard is named")
    func behindKeyboard() throws {
        let (device, form) = HeadlessDevice.showingForm()
        try device.tap(form.name)
        let refusal = try #require(device.refusal(of: form.email))
        #expect(refusal.contains("Email & more"))
        #expect(refusal.contains("behind the keyboard"))
        form.name.resignFirstResponder()
        device.settle()
        try device.tap(form.email)
        #expect(form.email.isFirstResponder)
    }

    @Test("the toolbar over the keyboard can be tapped, by item and by title")
    func accessory() throws {
        let (device, form) = HeadlessDevice.showingForm()
        try device.tap(form.name)
        try device.tap(form.nextItem)
        #expect(form.taps == ["Next"])
        #expect(form.email.isFirstResponder)
        try device.tap(title: "Next")
        #expect(form.taps == ["Next", "Next"])
    }

    @Test("A31 a disabled bar button does nothing")
    func disabledItem() throws {
        let (device, form) = HeadlessDevice.showingForm()
        try device.tap(form.name)
        try device.tap(form.previousItem)
        #expect(form.taps.isEmpty)
    }

    @Test("a bar button that no bar shows cannot be tapped")
    func absentItem() {
        let (device, form) = HeadlessDevice.showingForm()
        #expect(throws: HeadlessDevice.Failure.self) { try device.tap(form.nextItem) }
    }

    @Test("a title that nothing has is answered with the titles there are")
    func unknownTitle() throws {
        let (device, _) = HeadlessDevice.showingForm()
        let failure = #expect(throws: HeadlessDevice.Failure.self) { try device.tap(title: "Receive") }
        #expect(try #require(failure).description.contains("“Send”"))
    }

    @Test("E6 fingers work in screen coordinates, also where the window does not begin at the screen's corner")
    func windowOrigin() throws {
        let (device, form) = HeadlessDevice.showingForm()
        device.windowOrigin = CGPoint(x: 0, y: 100)
        #expect(form.view.window?.bounds.height == 752)
        try device.tap(form.name)
        #expect(form.name.isFirstResponder)
        form.name.resignFirstResponder()
        device.tap(at: CGPoint(x: 30, y: 130))
        #expect(!form.name.isFirstResponder)
        device.tap(at: CGPoint(x: 30, y: 230))
        #expect(form.name.isFirstResponder)
    }

    @Test("dragging a finger over a scroll view scrolls it, and it rests where it is left")
    func drag() {
        let (device, form) = HeadlessDevice.showingForm()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
        scrollView.contentSize = CGSize(width: 393, height: 2_000)
        form.view.addSubview(scrollView)
        device.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400))
        #expect(scrollView.contentOffset.y > 80)
        #expect(scrollView.contentOffset.y <= 100)
        let offset = scrollView.contentOffset
        device.settle()
        #expect(scrollView.contentOffset == offset)
    }

    @Test("fingers touch what is laid out: layout that is pending comes first")
    func pendingLayout() throws {
        let (device, form) = HeadlessDevice.showingForm()
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        form.view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: form.view.topAnchor, constant: 300),
            field.leadingAnchor.constraint(equalTo: form.view.leadingAnchor, constant: 20),
            field.widthAnchor.constraint(equalToConstant: 200),
        ])
        try device.tap(field)
        #expect(field.isFirstResponder)
    }

    @Test("segments and date pickers are used by finger")
    func choices() throws {
        let (device, form) = HeadlessDevice.showingForm()
        let segments = UISegmentedControl(items: ["Daily", "Weekly", "Never"])
        segments.frame = CGRect(x: 20, y: 300, width: 300, height: 32)
        let picker = UIDatePicker(frame: CGRect(x: 20, y: 350, width: 200, height: 34))
        form.view.addSubview(segments)
        form.view.addSubview(picker)
        var changes = 0
        for control in [segments, picker] { control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged) }
        try device.tap(segment: 2, in: segments)
        #expect(segments.selectedSegmentIndex == 2)
        let date = Date(timeIntervalSince1970: 0)
        try device.pick(date, in: picker)
        #expect(picker.date == date)
        #expect(changes == 2)
        picker.isHidden = true
        #expect(throws: HeadlessDevice.Failure.self) { try device.pick(Date(), in: picker) }
    }
}
