import FormNavigation
import TestSupport
import Testing
import UIKit

/// Text fields in which the app has decided what Return does.
@MainActor
struct ReturnLeftToAppTests {
    /// How an app decides.
    enum Decision: CaseIterable {
        case delegate, onExit, primaryAction
    }

    private final class Keeper: NSObject, UITextFieldDelegate {
        var asked = 0
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            asked += 1
            return true
        }
    }

    /// Has a delegate's other methods only.
    private final class Other: NSObject, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    }

    private func withShared(_ body: (FormNavigator) throws -> Void) rethrows {
        let shared = FormNavigator.shared
        let before = shared.configuration
        shared.enable()
        defer { shared.configuration = before }
        try body(shared)
        shared.endEditing()
    }

    /// Three fields on a screen, of which the first one is a stop with a decision of the app.
    private func makeFields(_ decision: Decision, _ keeper: Keeper) -> (HeadlessDevice, [UITextField]) {
        let (device, controller) = (HeadlessDevice(), UIViewController())
        let fields = (0..<3).map {
            UITextField(named: "\($0)", frame: CGRect(x: 20, y: 100 + 50 * $0, width: 300, height: 40))
        }
        for field in fields { controller.view.addSubview(field) }
        switch decision {
        case .delegate: fields[0].delegate = keeper
        case .onExit: fields[0].addAction(UIAction { _ in keeper.asked += 1 }, for: .editingDidEndOnExit)
        case .primaryAction: fields[0].addAction(UIAction { _ in keeper.asked += 1 }, for: .primaryActionTriggered)
        }
        device.show(controller)
        fields[0].becomeFirstResponder()
        device.settle()
        return (device, fields)
    }

    @Test("with shared, Return does what it would do without it, once", arguments: Decision.allCases)
    func shared(_ decision: Decision) {
        withShared { shared in
            let keeper = Keeper()
            let (device, fields) = makeFields(decision, keeper)
            for turn in 1...2 {
                fields[0].becomeFirstResponder()
                device.pressReturn()
                device.settle()
                #expect(keeper.asked == turn)
                // UIKit ends editing after an action for the end of editing on exit (B3).
                #expect(fields[0].isFirstResponder == (decision != .onExit))
                #expect(!fields[1].isFirstResponder)
            }
            fields[1].becomeFirstResponder()
            fields[0].becomeFirstResponder()
            #expect(fields.map(\.returnKeyType) == [.default, .next, .done])
            #expect(fields[0].inputAccessoryView === shared.toolbar && shared.focusNext())
            device.pressReturn()
            #expect(fields[2].isFirstResponder)
        }
    }

    @Test(
        "with shared, a key that names what Return does stays, and so does Return",
        arguments: [.search, .go, .send, .join, .continue, .google, .route, .emergencyCall] as [UIReturnKeyType])
    func key(_ key: UIReturnKeyType) {
        withShared { _ in
            let (device, controller) = (HeadlessDevice(), UIViewController())
            let fields = (0..<2).map {
                UITextField(named: "\($0)", frame: CGRect(x: 20, y: 100 + 50 * $0, width: 300, height: 40))
            }
            for field in fields { controller.view.addSubview(field) }
            fields[0].returnKeyType = key
            device.show(controller)
            fields[0].becomeFirstResponder()
            device.settle()
            #expect(fields.map(\.returnKeyType) == [key, .done])
            device.pressReturn()
            #expect(fields[0].isFirstResponder)
            fields[0].formOptions.movesOnReturn = true
            device.settle()
            #expect(fields[0].returnKeyType == .next)
            device.pressReturn()
            #expect(fields[1].isFirstResponder)
        }
    }

    @Test(
        "a key that only says that the user moves on or is done is replaced",
        arguments: [.next, .done] as [UIReturnKeyType])
    func otherKey(_ key: UIReturnKeyType) {
        withShared { _ in
            let keeper = Keeper()
            let (device, fields) = makeFields(.delegate, keeper)
            fields[1].returnKeyType = key
            fields[1].becomeFirstResponder()
            device.settle()
            #expect(fields[1].returnKeyType == .next)
            device.pressReturn()
            #expect(fields[2].isFirstResponder)
        }
    }

    @Test("a delegate that implements other methods decides nothing")
    func otherDelegate() {
        withShared { _ in
            let (keeper, other) = (Keeper(), Other())
            let (device, fields) = makeFields(.delegate, keeper)
            fields[1].delegate = other
            for _ in 0..<2 {
                fields[1].becomeFirstResponder()
                device.settle()
                #expect(fields[1].returnKeyType == .next)
                device.pressReturn()
                #expect(fields[2].isFirstResponder)
            }
        }
    }

    @Test("a delegate that the app sets between two looks at the form decides what Return does, too")
    func newDelegate() {
        withShared { _ in
            let (keeper, other) = (Keeper(), Other())
            let (device, fields) = makeFields(.onExit, Keeper())
            fields[1].becomeFirstResponder()
            device.settle()
            device.advance(by: 1)
            // The form is read for the first delegate, and not for the second one, which comes too soon after it.
            for delegate in [other, keeper] as [any UITextFieldDelegate] {
                fields[1].delegate = delegate
                fields[1].window?.setNeedsLayout()
                device.advance(by: 1.0 / 60)
            }
            #expect(fields[1].returnKeyType == .next)
            device.pressReturn()
            #expect(fields[1].isFirstResponder && keeper.asked == 1)
        }
    }

    @Test("a field that's told to move does so, after the app", arguments: Decision.allCases)
    func told(_ decision: Decision) {
        withShared { _ in
            let keeper = Keeper()
            let (device, fields) = makeFields(decision, keeper)
            fields[0].formOptions.movesOnReturn = true
            device.settle()
            #expect(fields[0].returnKeyType == .next)
            device.pressReturn()
            #expect(fields[1].isFirstResponder && keeper.asked == 1)
        }
    }

    @Test("a navigator of the screen's own takes them, unless it leaves them to the app", arguments: Decision.allCases)
    func own(_ decision: Decision) throws {
        let keeper = Keeper()
        let (device, fields) = makeFields(decision, keeper)
        let controller = try #require(fields[0].window?.rootViewController)
        let navigator = FormNavigator(viewController: controller)
        #expect(fields[0].returnKeyType == .next)
        device.pressReturn()
        #expect(fields[1].isFirstResponder && keeper.asked == 1)
        navigator.configuration.leavesReturnToApp = true
        fields[0].becomeFirstResponder()
        device.settle()
        #expect(fields[0].returnKeyType == .default)
        device.pressReturn()
        #expect(!fields[1].isFirstResponder && keeper.asked == 2)
        navigator.uninstall()
        #expect(decision == .delegate ? fields[0].delegate === keeper : fields[0].delegate == nil)
    }
}
