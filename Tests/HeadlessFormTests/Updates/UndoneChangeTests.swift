import FormNavigation
import TestSupport
import Testing
import UIKit

/// Changes by avoidance that the app undoes, and the app's changes to the options of avoidance.
@MainActor
@Suite("After an update of the screen: what the app has taken back, and options")
struct UndoneChangeTests {
    @Test("a form that is shaken, and whose transform the app then resets, is raised again")
    func transform() {
        let stage = AvoidanceStage(scrolls: false)
        stage.focus(10)
        stage.controller.view.transform = CGAffineTransform(translationX: 20, y: 0)
        UIView.animate(withDuration: 0.3) { stage.controller.view.transform = .identity }
        stage.update(times: 3)
        #expect(stage.distance(of: stage.fields[10]) >= 10 - 0.5)
        stage.dismiss()
        #expect(stage.controller.view.transform == .identity)
    }

    @Test("a form that the app puts back is raised again, even if moving it doesn't change its safe area")
    func sameSafeArea() {
        var behavior = HeadlessBehavior()
        behavior.movedSafeArea = .frozen
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(behavior: behavior))
        stage.focus(10)
        let safeArea = stage.controller.view.safeAreaInsets
        stage.controller.view.transform = .identity
        #expect(stage.controller.view.safeAreaInsets == safeArea)
        stage.update(times: 3)
        #expect(stage.distance(of: stage.fields[10]) >= 10 - 0.5)
        stage.dismiss()
        #expect(stage.controller.view.transform == .identity)
    }

    @Test("an inset that the app sets to nothing comes back, and goes with the keyboard")
    func inset() {
        let stage = AvoidanceStage(scrolls: true)
        stage.focus(11)
        stage.scrollView?.contentInset = .zero
        stage.update(times: 3)
        #expect(stage.scrollView?.contentInset.bottom ?? 0 > 100)
        #expect(stage.distance(of: stage.fields[11]) >= 10 - 0.5)
        stage.dismiss()
        #expect(stage.scrollView?.contentInset == .zero)
    }

    @Test("an app that resets the inset after each plan is given up on")
    func insistent() {
        final class ScrollView: UIScrollView {
            var resets = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                guard contentInset.bottom > 0 else { return }
                resets += 1
                contentInset = .zero
            }
        }
        let device = HeadlessDevice()
        let controller = UIViewController()
        let scrollView = ScrollView(frame: device.screen.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 1_500)
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        scrollView.addSubview(field)
        controller.view.addSubview(scrollView)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        field.becomeFirstResponder()
        device.settle()
        let before = scrollView.resets
        for _ in 0..<20 {
            device.advance(by: 0.5)
            device.settle()
        }
        #expect(scrollView.resets - before <= 4)
        form.endEditing()
    }

    @Test("a bar that grows over the field that is edited, or appears", arguments: [true, false])
    func bar(appears: Bool) {
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(.iPhoneSE))
        let bar = UIView(frame: CGRect(x: 0, y: 607, width: 375, height: 60))
        stage.controller.view.addSubview(bar)
        bar.isHidden = appears
        stage.navigator.inputBar = stage.scrollView.map { FormInputBar(bar, over: $0) }
        stage.focus(8)
        if appears {
            bar.isHidden = false
        } else {
            bar.frame = CGRect(x: 0, y: 527, width: 375, height: 140)
        }
        stage.update(times: 3)
        let frame = bar.convert(bar.bounds, to: nil)
        #expect(abs(frame.maxY - stage.device.keyboard.frame.minY) < 0.5)
        #expect(stage.fields[8].convert(stage.fields[8].bounds, to: nil).maxY <= frame.minY - 10 + 0.5)
    }

    @Test("the distance of the field's own that is set while it is edited")
    func distance() {
        let stage = AvoidanceStage(scrolls: false)
        stage.focus(10)
        #expect(abs(stage.distance(of: stage.fields[10]) - 10) < 0.5)
        stage.fields[10].formOptions.avoidance.keyboardDistance = 60
        stage.update(times: 3)
        #expect(abs(stage.distance(of: stage.fields[10]) - 60) < 0.5)
    }

    @Test("what a scroll view may do, if that's allowed while its field is edited", arguments: [true, false])
    func scrolling(isInset: Bool) throws {
        let stage = AvoidanceStage(scrolls: true)
        let scrollView = try #require(stage.scrollView)
        scrollView.formOptions.scrolling.changesInsets = !isInset
        scrollView.formOptions.scrolling.changesOffset = isInset
        stage.focus(11)
        let (inset, offset) = (scrollView.contentInset.bottom, scrollView.contentOffset.y)
        scrollView.formOptions.scrolling.changesInsets = true
        scrollView.formOptions.scrolling.changesOffset = true
        stage.update(times: 3)
        if isInset {
            #expect(scrollView.contentInset.bottom > inset)
        } else {
            #expect(scrollView.contentOffset.y > offset)
        }
        #expect(stage.distance(of: stage.fields[11]) >= 10 - 0.5)
    }

    @Test("avoidance alone, off and on again")
    func avoidanceAlone() {
        let stage = AvoidanceStage(scrolls: false)
        stage.navigator.configuration.isToolbarEnabled = false
        stage.navigator.configuration.isReturnKeyEnabled = false
        stage.navigator.configuration.handlesHardwareKeyboard = false
        stage.focus(10)
        #expect(stage.controller.view.transform.ty < 0)
        stage.fields[10].formOptions.avoidance.isEnabled = false
        stage.update(times: 3)
        #expect(stage.controller.view.transform == .identity)
        stage.fields[10].formOptions.avoidance.isEnabled = true
        stage.update(times: 3)
        #expect(stage.distance(of: stage.fields[10]) >= 10 - 0.5)
    }
}
