import FormNavigation
import TestSupport
import Testing
import UIKit

/// What the generated screens have found once, each in its own test.
@MainActor
struct RepeatedReadingTests {
    @Test(
        "a sheet that the keyboard raises is measured where it ends up",
        arguments: HeadlessBehavior.SheetOrder.allCases)
    func raisedSheet(_ order: HeadlessBehavior.SheetOrder) {
        var sketch = ScreenSketch()
        (sketch.container, sketch.layout, sketch.scrolling) = (.mediumSheet, .stack, .underHeader)
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            var behavior = HeadlessBehavior(movedSafeArea)
            behavior.sheetOrder = order
            let world = ScreenWorld(sketch, on: HeadlessDevice(.iPhoneSE, behavior: behavior))
            world.perform(.next)
            #expect(world.focused != nil)
            #expect(world.brokenPromise(looksAgain: true) == nil)
        }
    }

    @Test("a field that the layout at its focus takes away leaves the form to the one that gets focus then")
    func replacedField() {
        final class Replacing: UIView {
            weak var other: UITextField?
            override func layoutSubviews() {
                super.layoutSubviews()
                guard let field = subviews.first as? UITextField, field.isFirstResponder else { return }
                other?.becomeFirstResponder()
                field.removeFromSuperview()
            }
        }
        let stage = AvoidanceStage(scrolls: false)
        stage.focus(11)
        let replacing = Replacing(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        replacing.other = stage.fields[10]
        let field = UITextField(frame: replacing.bounds)
        replacing.addSubview(field)
        stage.controller.view.addSubview(replacing)
        stage.device.settle()
        replacing.setNeedsLayout()
        field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.fields[10].isFirstResponder)
        for height in [60, 0] as [CGFloat] {
            stage.device.keyboard.extraHeight = height
            stage.device.settle()
            #expect(abs(stage.distance(of: stage.fields[10]) - 10) < 0.5)
        }
    }

    @Test("with a hardware keyboard and no toolbar too, Next and Previous lead to fields that are seen")
    func nothingCovers() {
        let stage = AvoidanceStage(30, scrolls: true)
        stage.device.keyboard.isHardwareKeyboardAttached = true
        stage.navigator.configuration.isToolbarEnabled = false
        let screen = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
        func checkMoves(_ move: () -> Bool) {
            while move() {
                stage.device.settle()
                let field = stage.fields.first(where: \.isFirstResponder)
                #expect(field.map { screen.insetBy(dx: 0, dy: -0.5).contains($0.convert($0.bounds, to: nil)) } == true)
            }
        }
        stage.focus(0)
        checkMoves { stage.navigator.focusNext() }
        #expect(stage.fields[29].isFirstResponder)
        checkMoves { stage.navigator.focusPrevious() }
        #expect(stage.fields[0].isFirstResponder)
        stage.dismiss()
        #expect(stage.scrollView?.contentInset == .zero)
    }

    @Test("a list that is upside down gets its inset back where it was put, also once it has left its window")
    func upsideDownAway() throws {
        let stage = AvoidanceStage(scrolls: true)
        let scrollView = try #require(stage.scrollView)
        scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
        let outside = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        stage.controller.view.addSubview(outside)
        stage.focus(2)
        #expect(scrollView.contentInset.top > 0)
        outside.becomeFirstResponder()
        scrollView.removeFromSuperview()
        stage.dismiss()
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.verticalScrollIndicatorInsets == .zero)
    }

    @Test("insets that are no whole numbers come back to the last bit")
    func fractions() throws {
        let stage = AvoidanceStage(scrolls: true)
        let scrollView = try #require(stage.scrollView)
        scrollView.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        for own in [0, 0.1, 14.3] as [CGFloat] {
            scrollView.contentInset.bottom = own
            for height in [0, 7, 44, 61] as [CGFloat] {
                stage.device.keyboard.extraHeight = height
                stage.focus(4)
                stage.focus(0)
                #expect(scrollView.contentInset.bottom > own)
            }
            stage.dismiss()
            #expect(scrollView.contentInset.bottom == own)
        }
    }
}
