import FormNavigation
import TestSupport
import UIKit

/// A form, and beside it a bar that the app moves with the keyboard, on a screen that can be swiped back.
@MainActor
final class KeyboardStage {
    /// Records how long each change of its position takes.
    final class Bar: UIView {
        var durations: [Double] = []
        override var center: CGPoint {
            didSet { if center != oldValue { durations.append(UIView.inheritedAnimationDuration) } }
        }
    }

    /// Moves the bar, as an app would, and records what it receives.
    private final class Listener: FormNavigatorDelegate {
        weak var stage: KeyboardStage?
        var told: [FormKeyboard] = []

        func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
            told.append(keyboard)
            keyboard.animateAlongside { [stage] in stage?.placeBar(above: keyboard) }
        }
    }

    let device: HeadlessDevice
    let window: UIWindow
    let navigation = UINavigationController(rootViewController: UIViewController())
    /// Contains the form and the bar.
    let screen = UIViewController()
    let bar = Bar()
    /// Text fields near the top and the bottom, a text view, a field with its own accessory view, and a field with an
    /// input view.
    let fields: [UIView]
    private(set) var navigator: FormNavigator
    private let form = UIViewController()
    private let listener = Listener()
    private let bottom: NSLayoutConstraint

    init(on device: HeadlessDevice = HeadlessDevice(), configuration: FormNavigator.Configuration = .init()) {
        self.device = device
        let (accessorized, picking) = (UITextField(), UITextField())
        accessorized.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        picking.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        fields = [UITextField(), UITextField(), UITextView(), accessorized, picking]
        let host: UIView = screen.view
        host.frame = device.screen.bounds
        screen.addChild(form)
        form.view.frame = host.bounds
        form.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(form.view)
        form.didMove(toParent: screen)
        for (field, y) in zip(fields, [60, 300, 120, 180, 240]) {
            field.frame = CGRect(x: 20, y: y, width: 200, height: 40)
            form.view.addSubview(field)
        }
        bar.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(bar)
        bottom = bar.bottomAnchor.constraint(equalTo: host.bottomAnchor)
        NSLayoutConstraint.activate([
            bottom, bar.heightAnchor.constraint(equalToConstant: 50),
            bar.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
        navigator = FormNavigator(viewController: form, configuration: configuration)
        window = device.show(navigation)
        listener.stage = self
        navigator.delegate = listener
        navigation.pushViewController(screen, animated: false)
        device.settle()
        forget()
    }

    /// Creates another navigator, which takes the place of the first one.
    func reinstall() {
        navigator = FormNavigator(viewController: form, configuration: navigator.configuration)
        navigator.delegate = listener
        placeBar(above: FormKeyboard.current)
    }

    private func placeBar(above keyboard: FormKeyboard) {
        bottom.constant = -keyboard.overlap(with: screen.view)
        screen.view.layoutIfNeeded()
    }

    /// What the delegate has received since the last call, in words.
    func told() -> [String] {
        defer { forget() }
        return listener.told.map { keyboard in
            let place = keyboard.isDocked ? "docked" : keyboard.isVisible ? "loose" : "gone"
            return keyboard.isSettled ? place : "\(place) in \(keyboard.animationDuration) s"
        }
    }

    private func forget() {
        listener.told = []
        bar.durations = []
    }

    /// The latest keyboard that the delegate received.
    var lastTold: FormKeyboard? { listener.told.last }

    /// Where the device's keyboard is, in the coordinates of the screen's view; `nil` if there isn't one.
    var keyboardFrame: CGRect? {
        guard device.keyboard.isVisible else { return nil }
        return device.screen.coordinateSpace.convert(device.keyboard.frame, to: screen.view)
    }

    /// How much of the screen's view the device's keyboard covers, from the bottom.
    var covered: CGFloat {
        guard device.keyboard.placement == .docked, let keyboardFrame else { return 0 }
        return min(max(0, screen.view.bounds.maxY - keyboardFrame.minY), screen.view.bounds.height)
    }
}
