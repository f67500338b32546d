import FormNavigation
import TestSupport
import UIKit

/// A form on a headless device, with its navigator.
@MainActor
struct DeviceForm: FormOnDevice {
    let device: HeadlessDevice
    let viewController = UIViewController()
    let window: UIWindow
    let navigator: FormNavigator
    let fields: [UITextField]

    /// Shows text fields below each other, named "0", "1", …
    init(_ count: Int, on device: HeadlessDevice = HeadlessDevice()) {
        self.device = device
        fields = (0..<count).map { index in
            UITextField(named: "\(index)", frame: CGRect(x: 20, y: 80 + 50 * index, width: 300, height: 40))
        }
        for field in fields { viewController.view.addSubview(field) }
        navigator = FormNavigator(viewController: viewController)
        window = device.show(viewController)
    }

    var focus: String? { fields.first(where: \.isFirstResponder)?.placeholder }
}

extension HeadlessBehavior {
    /// Combinations of the orders in which iOS does what happens when focus changes, three at a time. Of the other
    /// three orders, each occurs together with each of these, and with each other (Q33, Q35, D3).
    static let all: [HeadlessBehavior] = {
        var all: [HeadlessBehavior] = []
        for order in KeyboardOrder.allCases {
            for handover in HandoverOrder.allCases {
                for notifications in HandoverNotifications.allCases {
                    var behavior = HeadlessBehavior()
                    behavior.textFieldOrder = order
                    behavior.textViewOrder = order
                    behavior.handoverOrder = handover
                    behavior.handoverNotifications = notifications
                    let isKeyboardFirst = order == .keyboardFirst
                    let isOldFieldFirst = handover == .oldFieldFirst
                    let isFullSeries = notifications == .fullSeries
                    behavior.editingEndOrder = isKeyboardFirst == isOldFieldFirst ? .controlFirst : .delegateFirst
                    behavior.reloadsWithFocus = isOldFieldFirst == isFullSeries
                    behavior.reloadsImmediately = isKeyboardFirst != isFullSeries
                    behavior.primaryEventsSendPrimaryAction = isOldFieldFirst
                    all.append(behavior)
                }
            }
        }
        return all
    }()

    /// All of them or, as a sample, one half or the other. Each half contains every two of the orders that ``all``
    /// combines.
    static func sampled(_ turn: Int) -> [HeadlessBehavior] {
        guard !testsEverything else { return all }
        return all.indices.filter { ($0.nonzeroBitCount + turn).isMultiple(of: 2) }.map { all[$0] }
    }
}
