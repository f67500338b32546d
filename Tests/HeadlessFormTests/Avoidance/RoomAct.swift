import FormNavigation
import Testing
import UIKit

/// When code of the app's runs in the middle of making room for the keyboard, or of giving room back.
enum RoomMoment: CaseIterable {
    /// Editing begins.
    case written
    /// Editing ends, or what makes room goes or is switched off.
    case restored, uninstalled, switchedOff

    /// Ends what makes room.
    @MainActor
    func end(_ navigator: FormNavigator?) {
        switch self {
        case .written, .restored: navigator?.endEditing()
        case .uninstalled: navigator?.uninstall()
        case .switchedOff: navigator?.configuration.isAvoidanceEnabled = false
        }
    }

    /// Whether the form still makes room, or makes room again.
    func isServed(after act: RoomAct) -> Bool {
        switch (self, act) {
        case (_, .removeView): false
        case (_, .newNavigator), (.uninstalled, .startAgain), (.switchedOff, .switchOn): true
        case (.written, _), (.restored, _): act != .uninstall && act != .turnOff
        default: false
        }
    }
}

/// What that code does.
enum RoomAct: CaseIterable {
    case uninstall, startAgain, turnOff, switchOn, newNavigator, reload
    case endEditing, focusOther, focusSame, keepVisible, setBar, removeView
    /// The app changes what the form changes.
    case changeOwn
}

/// A form with two fields. The second one is behind the keyboard.
@MainActor
protocol RoomStage: AnyObject {
    var device: HeadlessDevice { get }
    var navigator: FormNavigator? { get set }
    var fields: [UITextField] { get }
    /// Whether the second field is on the screen, above the keyboard.
    var isAboveKeyboard: Bool { get }
    func makeNavigator()
    func changeOwn()
    func setBar()
    func removeView()
}

extension RoomStage {
    /// Makes room for the second field, and gives it back if the moment is about that.
    ///
    /// - Parameter arm: Makes the app act when its code runs next.
    func play(_ moment: RoomMoment, arm: () -> Void) {
        if moment == .written { arm() }
        fields[1].becomeFirstResponder()
        device.settle()
        guard moment != .written else { return }
        #expect(isAboveKeyboard)
        arm()
        moment.end(navigator)
        device.settle()
    }

    func perform(_ act: RoomAct) {
        switch act {
        case .uninstall: navigator?.uninstall()
        case .startAgain:
            navigator?.uninstall()
            navigator?.enable()
        case .turnOff: navigator?.configuration.isEnabled = false
        case .switchOn: navigator?.configuration.isAvoidanceEnabled = true
        case .newNavigator: makeNavigator()
        case .reload: navigator?.reload()
        case .endEditing: navigator?.endEditing()
        case .focusOther: fields[0].becomeFirstResponder()
        case .focusSame: fields[1].becomeFirstResponder()
        case .keepVisible: navigator?.viewsKeptVisible = [fields[0]]
        case .setBar: setBar()
        case .removeView: removeView()
        case .changeOwn: changeOwn()
        }
    }
}
