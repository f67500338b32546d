import FormNavigation
import Testing
import UIKit

/// What isn't looked at because it's too soon is looked at when everything is at rest.
@MainActor
@Suite("Whatever was too soon")
struct LateLookTests {
    @Test("a field that appears a moment after a move is the next one, whenever it appears", arguments: 1..<24)
    func appears(frames: Int) {
        let form = DeviceForm(3)
        form.fields[2].isHidden = true
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.navigator.focusNext()
        // The screen is updated in each frame, and is still after that.
        for _ in 0..<frames {
            form.window.setNeedsLayout()
            form.device.advance(by: 1.0 / 60)
        }
        form.fields[2].isHidden = false
        form.device.advance(by: 1.0 / 60)
        form.device.settle()
        #expect(form.navigator.toolbar.nextItem.isEnabled)
        #expect(form.fields[1].returnKeyType == .next)
    }

    @Test("an error that goes and comes back leaves the field where it's seen", arguments: [0.05, 0.1, 0.2, 0.3])
    func error(pause: Double) {
        let stage = AvoidanceStage(scrolls: false)
        stage.focus(10)
        for _ in 0..<2 {
            for shift in [-42.0, 42] {
                stage.fields[10].frame.origin.y += shift
                stage.device.advance(by: pause)
            }
        }
        stage.fields[10].frame.origin.y += 42
        stage.device.settle()
        #expect(abs(stage.distance(of: stage.fields[10]) - 10) < 0.5)
    }

    @Test("what moves frame by frame is clear of the keyboard when it has come to rest", arguments: [true, false])
    func frameByFrame(scrolls: Bool) {
        let stage = AvoidanceStage(scrolls: scrolls)
        stage.focus(6)
        for _ in 0..<40 {
            stage.fields[6].frame.origin.y += 5
            stage.device.advance(by: 1.0 / 60)
        }
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[6]) >= 10 - 0.5)
    }

    @Test("a field to which code moves focus while content scrolls on after a flick is seen")
    func flight() {
        let stage = AvoidanceStage(30, scrolls: true, on: HeadlessDevice(.iPhone15))
        stage.focus(0)
        let finger = stage.device.putDown(at: CGPoint(x: 300, y: 400))
        for y in stride(from: 380.0, through: 100, by: -40) {
            finger?.move(to: CGPoint(x: 300, y: y))
            stage.device.advance(by: 1.0 / 60)
        }
        finger?.lift()
        stage.device.advance(by: 0.1)
        #expect(stage.scrollView?.isDecelerating == true)
        stage.fields[1].becomeFirstResponder()
        stage.device.runLoop.turn()
        func isSeen() -> Bool {
            let frame = stage.fields[1].convert(stage.fields[1].bounds, to: nil)
            return frame.minY >= 0 && stage.distance(of: stage.fields[1]) >= 10 - 0.5
        }
        #expect(isSeen(), "the new focus ends the flight")
        stage.device.settle()
        #expect(isSeen())
    }

    @Test("a field that gains focus under a finger is seen once the finger has gone")
    func finger() throws {
        let stage = AvoidanceStage(30, scrolls: true)
        stage.focus(0)
        let finger = try #require(stage.device.putDown(at: CGPoint(x: 300, y: 200)))
        for y in stride(from: 220.0, through: 300, by: 20) { finger.move(to: CGPoint(x: 300, y: y)) }
        stage.fields[14].becomeFirstResponder()
        stage.device.advance(by: 1)
        finger.rest()
        finger.lift()
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[14]) >= 10 - 0.5)
    }

    @Test("without keys, the line that's typed into stays on the screen as its text view grows")
    func withoutKeyboard() {
        let device = HeadlessDevice(.iPad)
        device.keyboard.isHardwareKeyboardAttached = true
        var configuration = FormNavigator.Configuration()
        configuration.isToolbarEnabled = false
        let stage = TextViewStage(lines: 1, scrolls: false, on: device, configuration: configuration)
        stage.focus()
        for _ in 0..<80 {
            device.type("\n")
            stage.textView.frame.size.height = stage.textView.sizeThatFits(stage.textView.bounds.size).height
            stage.scrollView.contentSize.height = stage.textView.frame.maxY + 20
            device.advance(by: 0.05)
        }
        device.settle()
        #expect(stage.caret.maxY <= device.screen.bounds.maxY)
    }

    @Test("without keys, the line that's typed into stays on the screen if its text view grows with each key")
    func growingWithoutKeyboard() {
        final class Growing: NSObject, UITextViewDelegate {
            var grow: () -> Void = {}
            func textViewDidChange(_ textView: UITextView) { grow() }
        }
        let device = HeadlessDevice(.iPad)
        device.keyboard.isHardwareKeyboardAttached = true
        var configuration = FormNavigator.Configuration()
        configuration.isToolbarEnabled = false
        let stage = TextViewStage(lines: 1, scrolls: false, on: device, configuration: configuration)
        let delegate = Growing()
        delegate.grow = {
            stage.textView.frame.size.height = stage.textView.sizeThatFits(stage.textView.bounds.size).height
            stage.scrollView.contentSize.height = stage.textView.frame.maxY + 20
        }
        stage.textView.delegate = delegate
        stage.focus()
        for _ in 0..<80 {
            device.type("\n")
            device.settle()
            #expect(stage.caret.maxY <= device.screen.bounds.maxY)
        }
    }

    @Test("a text view that fills the screen below a title isn't lifted, because it scrolls on its own")
    func filling() {
        let device = HeadlessDevice()
        let controller = UIViewController()
        let textView = UITextView(frame: CGRect(x: 0, y: 104, width: 393, height: 748))
        textView.text = Array(repeating: "line", count: 20).joined(separator: "\n")
        controller.view.addSubview(textView)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        textView.becomeFirstResponder()
        device.settle()
        #expect(controller.view.transform == .identity)
        device.type("more")
        device.settle()
        #expect(controller.view.transform == .identity)
        #expect(device.caretVisibility?.isWhole == true)
        withExtendedLifetime(form) {}
    }

    @Test("a text view that's higher than its room stays where the first plan has put it")
    func higherThanRoom() {
        let device = HeadlessDevice(.iPhoneSE)
        device.rotate(to: .landscapeLeft)
        let controller = UIViewController()
        let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 150))
        controller.view.addSubview(textView)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        form.focus(textView)
        device.settle()
        let shift = controller.view.transform.ty
        #expect(shift < 0 && device.caretVisibility?.isWhole == true)
        for _ in 0..<4 {
            device.type("x")
            device.settle()
            #expect(controller.view.transform.ty == shift)
        }
    }

    @Test("a field whose scroll view has scrolled on its own in a layout is brought back")
    func scrolledByLayout() {
        final class Content: UIView {
            var onLayout: (() -> Void)?
            override func layoutSubviews() {
                super.layoutSubviews()
                let act = onLayout
                onLayout = nil
                act?()
            }
        }
        let stage = AvoidanceStage(scrolls: true)
        let content = Content(frame: .zero)
        stage.controller.view.addSubview(content)
        stage.focus(10)
        content.onLayout = { [scrollView = stage.scrollView] in
            // Content that shrinks takes the offset back, which stays there when the content grows again.
            scrollView?.contentOffset.y = 0
        }
        content.setNeedsLayout()
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[10]) >= 10 - 0.5)
    }

    @Test("the trace says that the app makes room too, where, and which rule leaves it to the app")
    func sharedRoom() {
        let device = HeadlessDevice()
        let screen = AppRoomController(.saved, observesEarly: true)
        let form = FormNavigator(viewController: screen)
        device.show(screen)
        var decisions: [FormNavigator.Decision] = []
        FormNavigator.trace = { decisions.append($0) }
        defer { FormNavigator.trace = nil }
        for _ in 0..<2 {
            screen.fields[3].becomeFirstResponder()
            device.settle()
            screen.view.endEditing(true)
            device.settle()
        }
        let found = decisions.filter { $0.kind == .sharedRoom }
        #expect(
            found.map(\.description) == [
                "AppRoomController makes room for the keyboard in UIScrollView, too: remove that code, or add the rule "
                    + "`.off(.avoidance, in: AppRoomController.self)`"
            ])
        #expect(found.first?.view === screen.scrollView)
        withExtendedLifetime(form) {}
    }

    @Test("a screen that makes no room itself isn't named")
    func noSharedRoom() {
        for scrolls in [true, false] {
            let stage = AvoidanceStage(scrolls: scrolls)
            var decisions: [FormNavigator.Decision] = []
            FormNavigator.trace = { decisions.append($0) }
            for index in [2, 11] {
                stage.focus(index)
                stage.dismiss()
            }
            FormNavigator.trace = nil
            #expect(!decisions.contains { $0.kind == .sharedRoom })
        }
    }
}
