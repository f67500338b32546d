import Testing
import UIKit

@MainActor
@Suite("Controls")
struct ControlTests {
    /// A control on a stage that writes down its touch events.
    func logged<Control: UIControl>(_ control: Control, _ stage: ViewStage) -> (Control, Log) {
        let log = Log()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "inside"),
            (.touchUpOutside, "outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in log(name) }, for: event) }
        stage.add(control, CGRect(x: 100, y: 200, width: 100, height: 40))
        stage.window.layoutIfNeeded()
        return (control, log)
    }

    @Test("A tap on a control sends touch events, and a drag away does not end inside")
    func tracking() {
        let stage = ViewStage()
        let (control, log) = logged(UIControl(), stage)
        stage.tap(control)
        #expect(log.take() == ["down", "inside"])
        stage.drag(control, by: CGVector(dx: 0, dy: 300))
        #expect(log.take() == ["down", "exit", "outside"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("A31 a disabled control, and one without interaction, ignores touches")
    func disabled() {
        let stage = ViewStage()
        let (control, log) = logged(UIButton(), stage)
        control.isEnabled = false
        stage.tap(control)
        control.isEnabled = true
        control.isUserInteractionEnabled = false
        stage.tap(control)
        #expect(log.take() == [])
    }

    @Test("A button's tap is its primary action")
    func button() {
        let stage = ViewStage()
        let (button, log) = logged(UIButton(type: .system), stage)
        stage.tap(button)
        #expect(log.take() == ["down", "inside", "primary"])
    }

    @Test("A switch changes by touch and tells; by code it only changes")
    func switches() {
        let stage = ViewStage()
        let (control, log) = logged(UISwitch(), stage)
        stage.tap(control)
        #expect(control.isOn)
        #expect(log.take() == ["down", "inside", "value", "primary"])
        control.isOn = false
        #expect(log.take() == [])
        #expect(
            UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 500)).frame
                == CGRect(x: 3, y: 4, width: 51, height: 31))
    }

    @Test("A segmented control chooses what is touched, in reading direction", arguments: [false, true])
    func segments(isRightToLeft: Bool) {
        let stage = ViewStage(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        stage.add(control, CGRect(x: 30, y: 200, width: 300, height: 32))
        let log = Log()
        control.addAction(UIAction { _ in log("\(control.selectedSegmentIndex)") }, for: .valueChanged)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.device.tap(at: CGPoint(x: 50, y: 210))
        stage.device.tap(at: CGPoint(x: 50, y: 210))
        stage.device.tap(at: CGPoint(x: 180, y: 210))
        #expect(log.take() == [isRightToLeft ? "2" : "0", "1"])
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "Two")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("A date picker keeps its date between the limits")
    func datePicker() {
        _ = HeadlessDevice()
        let picker = UIDatePicker()
        let date = Date(timeIntervalSince1970: 1000)
        picker.date = date
        picker.maximumDate = Date(timeIntervalSince1970: 500)
        #expect(picker.date == picker.maximumDate)
        picker.minimumDate = Date(timeIntervalSince1970: 100)
        picker.setDate(Date(timeIntervalSince1970: 1), animated: true)
        #expect(picker.date == picker.minimumDate)
    }

    @Test("K5 performPrimaryAction runs the primary action of a control that is enabled")
    func primaryAction() {
        _ = HeadlessDevice()
        let log = Log()
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in log("run") })
        control.performPrimaryAction()
        control.isEnabled = false
        control.performPrimaryAction()
        #expect(log.take() == ["run"])
    }
}
