import FormNavigation
import UIKit

/// A form on a headless device, whatever it consists of.
@MainActor
protocol FormOnDevice {
    var device: HeadlessDevice { get }
    var navigator: FormNavigator { get }
    /// The name of the field that has focus.
    var focus: String? { get }
}

extension FormOnDevice {
    /// Where focus is after each of several moves, when nothing is pending anymore.
    func visited(_ count: Int, _ move: () -> Void) -> [String?] {
        (0..<count).map { _ in
            move()
            device.settle()
            return focus
        }
    }

    /// The names of the keyboard notifications that `body` causes, until nothing is pending anymore.
    func notifications(_ body: () -> Void) -> [String] {
        var names: [String] = []
        let pairs: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
        ]
        let tokens = pairs.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { names.append(text) }
            }
        }
        body()
        device.settle()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return names
    }
}
