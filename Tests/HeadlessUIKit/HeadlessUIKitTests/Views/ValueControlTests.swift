import Testing
import UIKit

/// Sliders, steppers, and what shows pages and progress, after Apple's pages of these classes.
@MainActor
struct ValueControlTests {
    private func counting(_ control: UIControl, _ event: UIControl.Event = .valueChanged) -> () -> Int {
        final class Count { var value = 0 }
        let count = Count()
        control.addAction(UIAction { _ in count.value += 1 }, for: event)
        return { count.value }
    }

    @Test("a slider keeps its value between its limits, and each limit takes the other along")
    func sliderLimits() {
        _ = HeadlessDevice()
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2 && slider.value == 2)
    }

    @Test("dragging the thumb changes the value and says so all the time, or at the end", arguments: [true, false])
    func sliderDrag(isContinuous: Bool) {
        let stage = ViewStage()
        let slider = stage.add(UISlider(), CGRect(x: 20, y: 100, width: 200, height: 34))
        slider.isContinuous = isContinuous
        let count = counting(slider)
        // Beside the thumb nothing happens.
        stage.device.drag(from: CGPoint(x: 150, y: 117), to: CGPoint(x: 200, y: 117))
        #expect(slider.value == 0 && count() == 0)
        stage.device.drag(from: CGPoint(x: 36, y: 117), to: CGPoint(x: 120, y: 117))
        #expect(abs(slider.value - 0.5) < 0.01)
        #expect(isContinuous ? count() > 3 : count() == 1)
        slider.setValue(1, animated: true)
        #expect(isContinuous ? count() > 3 : count() == 1, "code tells nobody")
    }

    @Test("from right to left a slider's least value is on the right")
    func mirroredSlider() {
        let stage = ViewStage(layoutDirection: .rightToLeft)
        let slider = stage.add(UISlider(), CGRect(x: 20, y: 100, width: 200, height: 34))
        slider.layoutIfNeeded()
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == track.maxX)
        stage.device.drag(from: CGPoint(x: 204, y: 117), to: CGPoint(x: 120, y: 117))
        #expect(abs(slider.value - 0.5) < 0.01)
    }

    @Test("a stepper goes up and down by its step, and stops at its limits or goes round", arguments: [true, false])
    func stepper(wraps: Bool) {
        let stage = ViewStage()
        let stepper = stage.add(UIStepper(), CGRect(x: 20, y: 100, width: 94, height: 32))
        #expect(UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.size == CGSize(width: 94, height: 32))
        #expect(stepper.value == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        stepper.maximumValue = 5
        stepper.stepValue = 2
        stepper.wraps = wraps
        let count = counting(stepper)
        let (minus, plus) = (CGPoint(x: 40, y: 116), CGPoint(x: 95, y: 116))
        for _ in 0..<2 { stage.device.tap(at: plus) }
        #expect(stepper.value == 4 && count() == 2)
        stage.device.tap(at: plus)
        #expect(stepper.value == (wraps ? 0 : 5) && count() == 3)
        stage.device.tap(at: plus)
        #expect(stepper.value == (wraps ? 2 : 5) && count() == (wraps ? 4 : 3))
        stepper.value = 0
        stage.device.tap(at: minus)
        #expect(stepper.value == (wraps ? 5 : 0))
    }

    @Test(
        "a finger that is held on a stepper changes it again and again, unless that is off", arguments: [true, false])
    func autorepeat(repeats: Bool) {
        let stage = ViewStage()
        let stepper = stage.add(UIStepper(), CGRect(x: 20, y: 100, width: 94, height: 32))
        stepper.autorepeat = repeats
        stage.device.hold(at: CGPoint(x: 95, y: 116), for: 1)
        #expect(repeats ? stepper.value > 3 : stepper.value == 1)
        stepper.value = 0
        stepper.autorepeat = true
        stepper.isContinuous = false
        let count = counting(stepper)
        stage.device.hold(at: CGPoint(x: 95, y: 116), for: 1)
        #expect(stepper.value > 3 && count() == 1)
    }

    @Test("F35 the current page of a page control is -1 before there are pages, and 0 once they're gone")
    func noPages() {
        _ = HeadlessDevice()
        let control = UIPageControl()
        #expect(control.currentPage == -1)
        control.numberOfPages = 3
        #expect(control.currentPage == 0)
        control.currentPage = 2
        control.numberOfPages = 0
        #expect(control.currentPage == 0)
    }

    @Test("a page control keeps its page among its pages, and a tap beside the dot goes one on")
    func pages() {
        let stage = ViewStage()
        let control = stage.add(UIPageControl(), CGRect(x: 0, y: 100, width: 200, height: 26))
        control.numberOfPages = 3
        #expect(control.currentPage == 0)
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.currentPage = 0
        let count = counting(control)
        stage.device.tap(at: CGPoint(x: 180, y: 113))
        #expect(control.currentPage == 1 && count() == 1)
        stage.device.tap(at: CGPoint(x: 10, y: 113))
        stage.device.tap(at: CGPoint(x: 10, y: 113))
        #expect(control.currentPage == 0 && count() == 2)
        #expect(control.size(forNumberOfPages: 5).width > control.size(forNumberOfPages: 2).width)
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        let shown = control.subviews.filter { !$0.isHidden }
        #expect(shown.isEmpty)
    }

    @Test("progress is kept between 0 and 1 and fills the line that far")
    func progress() {
        let stage = ViewStage()
        let view = stage.add(UIProgressView(progressViewStyle: .default), CGRect(x: 0, y: 100, width: 200, height: 4))
        view.progress = 0.5
        stage.device.settle()
        #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 4))
        view.setProgress(7, animated: true)
        #expect(view.progress == 1 && view.accessibilityValue == "100%")
        #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2)
    }

    @Test("an activity indicator is hidden until it turns, unless it is told not to be")
    func activity() {
        _ = HeadlessDevice()
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.isHidden)
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    @Test("the older styles of an activity indicator have a size and a color of their own")
    func olderIndicators() {
        _ = HeadlessDevice()
        let view = UIActivityIndicatorView(style: .whiteLarge)
        #expect(view.bounds.size == UIActivityIndicatorView(style: .large).bounds.size)
        #expect(view.subviews.allSatisfy { $0.backgroundColor == .white })
        view.style = .gray
        #expect(view.intrinsicContentSize == UIActivityIndicatorView(style: .medium).bounds.size)
        #expect(view.subviews.allSatisfy { $0.backgroundColor == .secondaryLabel })
        view.style = .white
        #expect(view.subviews.allSatisfy { $0.backgroundColor == .white })
    }

    @Test("UIDatePicker.countDownDuration: whole minutes below a day, by wheels, with events when the user turns them")
    func countDown() throws {
        let stage = ViewStage()
        let picker = stage.add(UIDatePicker(), CGRect(x: 0, y: 100, width: 320, height: 216))
        var events = 0
        picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.countDownDuration == 0)
        picker.countDownDuration = 119
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 1_000_000
        #expect(picker.countDownDuration == 86_340)
        picker.minuteInterval = 5
        try stage.device.pick(duration: 7 * 60, in: picker)
        #expect(picker.countDownDuration == 300 && events == 1)
        try stage.device.pick(duration: 0, in: picker)
        #expect(picker.countDownDuration == 300 && events == 2)
        picker.datePickerMode = .date
        #expect(throws: HeadlessDevice.Failure.self) { try stage.device.pick(duration: 60, in: picker) }
    }

    @Test("a color well tells what the user chooses, and not what code sets")
    func colorWell() throws {
        let stage = ViewStage()
        let well = stage.add(UIColorWell(), CGRect(x: 20, y: 100, width: 28, height: 28))
        let count = counting(well)
        well.selectedColor = .red
        #expect(count() == 0 && well.supportsAlpha)
        try stage.device.pick(.blue, in: well)
        #expect(count() == 1 && well.selectedColor == .blue)
    }

    @Test("a menu as primary action opens in place of it, and a button may show what was chosen")
    func menu() throws {
        let stage = ViewStage()
        let button = stage.add(UIButton(type: .system), CGRect(x: 20, y: 100, width: 200, height: 44))
        var chosen: [String] = []
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) {
                chosen.append("\($0.title) \($0.sender as? UIButton === button)")
            }
        }
        let later = action("Later", .disabled)
        button.menu = UIMenu(children: [action("Home"), UIMenu(title: "More", children: [action("Work"), later])])
        let (primary, opened) = (counting(button, .primaryActionTriggered), counting(button, .menuActionTriggered))
        try stage.device.tap(button)
        #expect(primary() == 1 && opened() == 0, "the menu opens on a long press")
        button.showsMenuAsPrimaryAction = true
        try stage.device.tap(button)
        #expect(primary() == 1 && opened() == 1)
        try stage.device.choose("Work", from: button)
        #expect(chosen == ["Work true"] && button.currentTitle == nil)
        #expect(throws: HeadlessDevice.Failure.self) { try stage.device.choose("Later", from: button) }
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Home")
        try stage.device.choose("Work", from: button)
        #expect(button.currentTitle == "Work")
        #expect((button.menu?.children.first as? UIAction)?.state == .off)
    }
}
