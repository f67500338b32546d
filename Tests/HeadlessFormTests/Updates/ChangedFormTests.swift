import FormNavigation
import TestSupport
import Testing

@testable import UIKit

/// If the app changes a form while one of its fields is edited, the change takes effect at the next update of the
/// screen.
@MainActor
@Suite("After an update of the screen: what has changed")
struct ChangedFormTests {
    private static func makeStage() -> AvoidanceStage { AvoidanceStage(4, scrolls: true) }

    @Test("a field after the last one that appears: Next is enabled, and Return says so")
    func appears() {
        let stage = Self.makeStage()
        stage.fields[3].isHidden = true
        stage.focus(2)
        #expect(!stage.navigator.toolbar.nextItem.isEnabled && stage.fields[2].returnKeyType == .done)
        stage.fields[3].isHidden = false
        stage.update()
        #expect(stage.navigator.toolbar.nextItem.isEnabled && stage.fields[2].returnKeyType == .next)
    }

    @Test("the library follows the updates of the screen only while a field is edited")
    func onlyWhileEdited() {
        let stage = Self.makeStage()
        stage.device.settle()
        #expect(ScreenUpdate.activeLinks(on: stage.device).isEmpty)
        for field in [0, 2] {
            stage.focus(field)
            #expect(ScreenUpdate.activeLinks(on: stage.device).count == 1)
        }
        stage.fields[2].resignFirstResponder()
        stage.device.settle()
        #expect(ScreenUpdate.activeLinks(on: stage.device).isEmpty)
    }

    @Test("what changes right after the form was read is noticed without anything else happening")
    func rightAfter() {
        let stage = Self.makeStage()
        stage.focus(2)
        for isHidden in [true, false, true] {
            stage.fields[3].isHidden = isHidden
            stage.device.settle()
            #expect(stage.navigator.toolbar.state.canFocusNext != isHidden)
            #expect(stage.fields[2].returnKeyType == (isHidden ? .done : .next))
        }
    }

    @Test("the field after it goes", arguments: ["hidden", "removed", "disabled", "skipped"])
    func goes(_ how: String) {
        let stage = Self.makeStage()
        stage.focus(2)
        #expect(stage.navigator.toolbar.nextItem.isEnabled)
        let field = stage.fields[3]
        switch how {
        case "hidden": field.isHidden = true
        case "removed": field.removeFromSuperview()
        case "disabled": field.isEnabled = false
        default: field.formOptions.stop = .never
        }
        stage.update()
        #expect(!stage.navigator.toolbar.nextItem.isEnabled && stage.fields[2].returnKeyType == .done)
    }

    @Test("the field that is edited is disabled, and keeps focus: it can be left, and is skipped from then on")
    func disabledWhileEdited() throws {
        let stage = Self.makeStage()
        stage.focus(1)
        stage.fields[1].isEnabled = false
        stage.update()
        #expect(stage.fields[1].isFirstResponder)
        #expect(stage.device.keyboard.inputAccessoryView === stage.navigator.toolbar)
        try stage.device.tap(title: "Next")
        stage.device.settle()
        #expect(stage.fields[2].isFirstResponder)
        try stage.device.tap(title: "Previous")
        #expect(stage.fields[0].isFirstResponder)
    }

    @Test("the field that is edited is moved to the other end of the form")
    func reordered() {
        let stage = Self.makeStage()
        stage.focus(0)
        #expect(stage.navigator.toolbar.nextItem.isEnabled && !stage.navigator.toolbar.previousItem.isEnabled)
        stage.fields[0].frame.origin.y = 1_000
        stage.update()
        #expect(!stage.navigator.toolbar.nextItem.isEnabled && stage.navigator.toolbar.previousItem.isEnabled)
    }

    @Test("the title and the place follow")
    func title() {
        let stage = Self.makeStage()
        final class Bar: UIView, FormAccessoryView {
            var state = FormToolbar.State()
            func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) { self.state = state }
        }
        let bar = Bar()
        stage.navigator.accessoryView = bar
        stage.focus(1)
        #expect(bar.state.title == "1" && bar.state.place == 2 && bar.state.count == 4)
        stage.fields[1].placeholder = "Town"
        stage.fields[0].isHidden = true
        stage.update()
        #expect(bar.state.title == "Town" && bar.state.place == 1 && bar.state.count == 3)
    }

    @Test("a delegate that the app sets is asked about Return, which still moves on")
    func delegate() {
        let stage = Self.makeStage()
        final class Delegate: NSObject, UITextFieldDelegate {
            var questions = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                questions += 1
                return true
            }
        }
        stage.focus(1)
        let delegate = Delegate()
        stage.fields[1].delegate = delegate
        stage.update()
        stage.device.pressReturn()
        #expect(delegate.questions == 1)
        #expect(stage.fields[2].isFirstResponder)
    }

    @Test("Return works again with the next update after the app has replaced the delegate, however soon that comes")
    func delegateBetweenLooks() {
        let stage = Self.makeStage()
        final class Delegate: NSObject, UITextFieldDelegate {}
        stage.focus(1)
        stage.update()
        stage.updateOnce()
        let delegate = Delegate()
        stage.fields[1].delegate = delegate
        stage.updateOnce()
        stage.device.pressReturn()
        #expect(stage.fields[2].isFirstResponder)
    }

    @Test("updates that follow each other quickly read the form ten times a second at most")
    func quickUpdates() {
        let stage = Self.makeStage()
        stage.focus(1)
        stage.update()
        let walks = stage.navigator.work.walks
        for _ in 0..<50 { stage.updateOnce() }
        #expect(stage.navigator.work.walks - walks <= 12)
        #expect(stage.navigator.work.walks > walks)
    }

    @Test("an app that updates the screen whenever the form is read does not keep the device busy")
    func updatesByReading() {
        let stage = Self.makeStage()
        stage.navigator.configuration.order = .custom { [window = stage.window] views in
            window.setNeedsLayout()
            return views
        }
        stage.fields[1].becomeFirstResponder()
        stage.device.advance(by: 2)
        let walks = stage.navigator.work.walks
        stage.device.advance(by: 5)
        #expect(stage.navigator.work.walks - walks <= 2)
    }

    @Test("what can't be read yet asks for another update of the screen")
    func requests() {
        final class Window: UIWindow {
            var requests = 0
            override func setNeedsLayout() {
                requests += 1
                super.setNeedsLayout()
            }
        }
        let stage = Self.makeStage()
        let window = Window(windowScene: stage.device.application.windowScene)
        window.rootViewController = stage.controller
        window.makeKeyAndVisible()
        stage.focus(1)
        stage.device.advance(by: 2)
        for _ in 0..<2 {
            window.setNeedsLayout()
            stage.device.advance(by: 0.02)
        }
        window.requests = 0
        stage.device.advance(by: 0.5)
        #expect(window.requests == 1)
    }

    @Test("nothing is called once the updates are no longer followed, as long as what followed them exists")
    func ended() {
        let stage = Self.makeStage()
        var calls = 0
        let updates = ScreenUpdates(of: stage.window) { calls += 1 }
        stage.updateOnce()
        #expect(calls > 0)
        updates.end()
        calls = 0
        stage.updateOnce()
        #expect(calls == 0)
        withExtendedLifetime(updates) {}
    }

    @Test("a return key that the app sets on the field that is edited is its own again afterward")
    func returnKey() {
        let stage = Self.makeStage()
        stage.focus(1)
        stage.fields[1].returnKeyType = .search
        stage.update()
        #expect(stage.fields[1].returnKeyType == .next)
        stage.navigator.uninstall()
        #expect(stage.fields[1].returnKeyType == .search)
    }

    @Test("an accessory view that the app sets stays")
    func accessoryView() {
        let stage = Self.makeStage()
        stage.focus(1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        stage.fields[1].inputAccessoryView = view
        stage.update()
        #expect(stage.fields[1].inputAccessoryView === view)
    }

    @Test("options that switch the toolbar off for the field that is edited")
    func options() {
        let stage = Self.makeStage()
        stage.focus(1)
        #expect(stage.fields[1].inputAccessoryView != nil)
        stage.fields[1].formOptions.toolbar.isEnabled = false
        stage.update()
        #expect(stage.fields[1].inputAccessoryView == nil)
    }

    @Test("options that switch avoidance off for the field that is edited, and on again")
    func avoidanceOption() {
        let stage = AvoidanceStage(scrolls: false)
        stage.focus(10)
        #expect(stage.distance(of: stage.fields[10]) >= 10 - 0.5)
        stage.fields[10].formOptions.avoidance.isEnabled = false
        stage.device.advance(by: 0.5)
        stage.device.settle()
        #expect(stage.controller.view.transform == .identity)
        stage.fields[10].formOptions.avoidance.isEnabled = true
        stage.device.advance(by: 0.5)
        stage.device.settle()
        #expect(stage.distance(of: stage.fields[10]) >= 10 - 0.5)
    }

    @Test("what is dictated is not interrupted: the return key follows once it is over")
    func dictation() {
        let stage = Self.makeStage()
        stage.fields[3].isHidden = true
        stage.focus(2)
        stage.device.keyboard.isDictating = true
        stage.fields[3].isHidden = false
        stage.update()
        #expect(stage.fields[2].returnKeyType == .done)
        stage.device.keyboard.isDictating = false
        stage.update()
        #expect(stage.fields[2].returnKeyType == .next)
    }

    @Test("options that leave nothing but avoidance take the rest back, and without waiting for the next look")
    func lastOption() {
        let stage = AvoidanceStage(scrolls: false)
        stage.navigator.configuration.isReturnKeyEnabled = false
        stage.navigator.configuration.handlesHardwareKeyboard = false
        stage.focus(1)
        #expect(stage.fields[1].inputAccessoryView != nil)
        stage.controller.view.setNeedsLayout()
        stage.device.settle()
        stage.fields[1].formOptions.toolbar.isEnabled = false
        stage.device.settle()
        #expect(stage.fields[1].inputAccessoryView == nil)
        #expect(stage.device.keyboard.inputAccessoryView == nil)
    }

    @Test("while text is composed nothing is reloaded, and afterward what has changed shows")
    func composing() {
        let stage = Self.makeStage()
        stage.fields[3].isHidden = true
        stage.focus(2)
        stage.device.compose("ni")
        stage.fields[3].isHidden = false
        stage.update()
        #expect(stage.fields[2].markedTextRange != nil && !stage.navigator.toolbar.nextItem.isEnabled)
        stage.device.commitComposition(as: "你")
        stage.update()
        #expect(stage.navigator.toolbar.nextItem.isEnabled)
    }

    @Test("updates in which nothing has changed write nothing, and trace nothing", arguments: [true, false])
    func idle(showsOwnView: Bool) {
        let stage = Self.makeStage()
        if showsOwnView {
            stage.fields[1].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        }
        stage.focus(1)
        stage.update()
        let reloads = stage.device.keyboard.reloadCount
        let decisions = trace {
            for _ in 0..<10 {
                stage.window.setNeedsLayout()
                stage.update()
            }
        }
        #expect(decisions.isEmpty)
        #expect(stage.device.keyboard.reloadCount == reloads)
    }

    @Test("a stop of the app's own that takes focus without a word is noticed, and one that gives it up")
    func silentStop() {
        let stage = Self.makeStage()
        final class Listener: FormNavigatorDelegate {
            var ended: [UIView] = []
            func formNavigator(_: FormNavigator, didEndEditingIn field: UIView, because _: FormFocusChange.Reason) {
                ended.append(field)
            }
        }
        let listener = Listener()
        stage.navigator.delegate = listener
        final class Stop: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stop = Stop(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
        stop.formOptions.stop = .always
        stage.scrollView?.addSubview(stop)
        stage.focus(1)
        stop.becomeFirstResponder()
        stage.update()
        #expect(stage.navigator.currentField === stop)
        stop.resignFirstResponder()
        stage.update()
        #expect(listener.ended == [stage.fields[1], stop])
    }
}
