import Testing
import UIKit

/// Actions of controls, without a touch.
@MainActor
@Suite(.onStage)
struct ControlActionTests {
    @Test("K9 the raw values of the events")
    func eventValues() {
        typealias Event = UIControl.Event
        let events: [Event] = [
            .touchUpInside, .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
            .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]
        #expect(events.map(\.rawValue) == [6, 12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
        #expect(Event.allEditingEvents.rawValue == 0xF0000)
    }

    @Test("K6 sendActions is synchronous and runs every handler whose mask intersects, on disabled controls too")
    func sending() {
        let control = UIControl()
        let log = Log()
        control.addAction(UIAction { _ in log("a") }, for: .editingChanged)
        control.addAction(UIAction { _ in log("b") }, for: [.editingDidEnd, .editingChanged])
        control.addAction(UIAction { _ in log("c") }, for: .allEditingEvents)
        control.addAction(UIAction { _ in log("d") }, for: .valueChanged)
        control.sendActions(for: .editingChanged)
        #expect(log.take() == ["a", "b", "c"])
        control.isEnabled = false
        control.sendActions(for: [.valueChanged, .editingDidEnd])
        #expect(log.take() == ["b", "c", "d"])
    }

    @Test(
        "Q26 the event that ends editing on exit brings the primary action with it, or does not; so does a button's touch",
        arguments: Question.primaryAction.settings)
    func primaryAction(setting: Setting) {
        _ = makeStage(setting)
        let (field, button) = (UITextField(), UIButton(type: .system))
        var counts = [0, 0]
        field.addAction(UIAction { _ in counts[0] += 1 }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in counts[1] += 1 }, for: .primaryActionTriggered)
        field.sendActions(for: .editingDidEndOnExit)
        button.sendActions(for: .touchUpInside)
        let answers = [
            [0, 0]: "is not sent", [1, 1]: "is sent once", [1, 0]: "is the field's only",
            [0, 1]: "is the button's only",
        ]
        setting.record(answers[counts] ?? "\(counts)")
        counts = [0, 0]
        field.sendActions(for: .primaryActionTriggered)
        #expect(counts == [1, 0])
    }

    @Test("K5 an action with the same identifier replaces the earlier one, and the control is the sender")
    func identity() {
        let control = UIControl()
        let log = Log()
        let identifier = UIAction.Identifier("x")
        control.addAction(UIAction(identifier: identifier) { _ in log("old") }, for: .valueChanged)
        var sender: AnyObject?
        let new = UIAction(identifier: identifier) { action in
            log("new")
            sender = action.sender as AnyObject?
        }
        control.addAction(new, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["new"])
        #expect(sender === control)
        #expect(new.sender == nil)
    }

    @Test("K5 actions are removed by themselves or by identifier, for some events or all")
    func removal() {
        let control = UIControl()
        let log = Log()
        let action = UIAction { _ in log("run") }
        control.addAction(action, for: [.valueChanged, .editingChanged])
        #expect(control.allControlEvents == [.valueChanged, .editingChanged])
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == [])
        control.sendActions(for: .editingChanged)
        #expect(log.take() == ["run"])
        control.removeAction(identifiedBy: action.identifier, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test("K5 handlers are enumerated with their events, until told to stop")
    func enumeration() {
        let control = UIControl()
        let actions = (0..<3).map { _ in UIAction { _ in } }
        control.addAction(actions[0], for: .valueChanged)
        control.addAction(actions[1], for: .editingChanged)
        control.addAction(actions[2], for: .touchDown)
        var seen: [UIControl.Event] = []
        control.enumerateEventHandlers { action, target, selector, events, stop in
            #expect(action != nil && target == nil && selector == nil)
            seen.append(events)
            if seen.count == 2 { stop.pointee = true }
        }
        #expect(seen == [.valueChanged, .editingChanged])
    }

    @Test("K5 the primary action of an initializer is run by its event")
    func primaryAction() {
        let log = Log()
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in log("run") })
        control.sendActions(for: .primaryActionTriggered)
        #expect(log.take() == ["run"])
    }
}
