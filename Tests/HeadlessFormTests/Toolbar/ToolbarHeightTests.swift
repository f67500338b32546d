import FormNavigation
import TestSupport
import Testing
import UIKit

/// How high the toolbar is, and when its height may change (Q2, Q34).
@MainActor
struct ToolbarHeightTests {
    /// A device with a toolbar on it.
    struct Setting: Sendable, CustomTestStringConvertible {
        var version: String
        var heights: HeadlessBehavior.ToolbarHeights
        var hasKeys: Bool

        var testDescription: String { "iOS \(version), \(heights), \(hasKeys ? "keys" : "hardware keyboard")" }

        var behavior: HeadlessBehavior {
            var behavior = HeadlessBehavior()
            behavior.systemVersion = version
            behavior.toolbarHeights = heights
            behavior.laysOutDraggedAccessoryViews = true
            return behavior
        }

        static let all: [Setting] = ["18.5", "26.0"].flatMap { version in
            HeadlessBehavior.ToolbarHeights.allCases.flatMap { heights in
                [true, false].map { Setting(version: version, heights: heights, hasKeys: $0) }
            }
        }
    }

    @Test("Q2: while a finger drags the keyboard, the toolbar keeps its height at each point", arguments: Setting.all)
    func drag(_ setting: Setting) {
        for model in [HeadlessModel.iPhone15, .iPhoneSE, .iPad] {
            let form = DeviceForm(2, on: HeadlessDevice(model, behavior: setting.behavior))
            let (keyboard, toolbar) = (form.device.keyboard!, form.navigator.toolbar)
            keyboard.isHardwareKeyboardAttached = !setting.hasKeys
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            let (height, frame) = (toolbar.bounds.height, keyboard.frame)
            let down = Array(stride(from: 0, through: frame.height, by: testsEverything ? 2 : 7))
            for distance in down + down.reversed() {
                keyboard.dragDown(by: distance)
                let natural = [toolbar.intrinsicContentSize.height, toolbar.sizeThatFits(.zero).height]
                let heights = [toolbar.bounds.height] + natural
                #expect(heights == [height, height, height], "\(model.name), \(distance)")
            }
            #expect(keyboard.draggedHeightChanges == 0)
            keyboard.endDrag(dismisses: false)
            form.device.settle()
            #expect(keyboard.frame == frame && toolbar.bounds.height == height)
            // Dismissed halfway, and back with the next focus.
            keyboard.dragDown(by: frame.height / 2)
            keyboard.endDrag(dismisses: true)
            form.device.settle()
            form.fields[1].becomeFirstResponder()
            form.device.settle()
            #expect(keyboard.frame == frame && toolbar.bounds.height == height)
        }
    }

    @Test("Q2: the room for the home indicator comes and goes with the keys", arguments: ["18.5", "26.0"])
    func hardwareKeyboard(_ version: String) {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = version
        let form = DeviceForm(2, on: HeadlessDevice(behavior: behavior))
        let (keyboard, toolbar) = (form.device.keyboard!, form.navigator.toolbar)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let height = toolbar.bounds.height
        for _ in 0..<2 {
            keyboard.isHardwareKeyboardAttached = true
            form.device.settle()
            let items = toolbar.bar.convert(toolbar.bar.bounds, to: nil)
            #expect(items.maxY <= form.device.screen.bounds.maxY - form.window.safeAreaInsets.bottom)
            #expect(toolbar.bounds.height > height && keyboard.frame.height == toolbar.bounds.height)
            keyboard.isHardwareKeyboardAttached = false
            form.device.settle()
            #expect(toolbar.bounds.height == height)
        }
    }

    @Test("where it reaches the end of a screen without keys, it leaves room for the home indicator")
    func endOfScreen() {
        let form = DeviceForm(1)
        let toolbar = form.navigator.toolbar
        let height = toolbar.intrinsicContentSize.height
        toolbar.frame = CGRect(x: 0, y: form.window.bounds.height - height, width: 393, height: height)
        form.viewController.view.addSubview(toolbar)
        form.device.settle()
        #expect(toolbar.intrinsicContentSize.height == height + form.window.safeAreaInsets.bottom)
    }

    @Test(
        "Q34 the toolbar is as high as UIKit makes bars in each orientation, and so is the keyboard",
        arguments: HeadlessBehavior.ToolbarHeights.allCases)
    func sizeClass(_ heights: HeadlessBehavior.ToolbarHeights) {
        let all: [(model: HeadlessModel, portrait: CGFloat, landscape: CGFloat)] =
            heights == .uniform
            ? [(.iPhone15, 44, 44), (.iPad, 44, 44)] : [(.iPhone15, 44, 32), (.iPad, 50, 50)]
        for (model, portrait, landscape) in all {
            var behavior = HeadlessBehavior()
            behavior.toolbarHeights = heights
            let form = DeviceForm(2, on: HeadlessDevice(model, behavior: behavior))
            form.fields[0].becomeFirstResponder()
            for (orientation, height) in [
                (UIInterfaceOrientation.portrait, portrait), (.landscapeLeft, landscape), (.portrait, portrait),
            ] {
                form.device.rotate(to: orientation)
                form.device.settle()
                let toolbar = form.navigator.toolbar
                #expect(toolbar.bounds.height == height && toolbar.bar.bounds.height == height)
                let keys = form.device.model.lengths(in: orientation).keyboardHeight
                #expect(form.device.keyboard.frame.height == keys + height)
            }
        }
    }
}
