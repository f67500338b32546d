import UIKit

/// What a conformance test needs from the machine it runs on, besides UIKit itself.
///
/// `HeadlessStage` is a headless device. `DeviceStage` is the simulator or device that the example app runs on.
@MainActor
protocol Stage: AnyObject {
    /// The visible windows, the oldest first.
    var windows: [UIWindow] { get }

    /// Where the keyboard is, in the coordinates of the screen; `nil` if there isn't one.
    var keyboardFrame: CGRect? { get }

    /// Shows a controller in its own window, which becomes the key window, and lays it out.
    @discardableResult
    func show(_ controller: UIViewController) -> UIWindow

    /// Takes down every window that was shown.
    func takeDown() async

    /// Waits until no keyboard change and no transition is in progress.
    func settle() async

    /// Waits until a condition is true, such as that an animation has reported its completion.
    func wait(until condition: @MainActor () -> Bool) async

    /// Rotates the interface, and waits for the rotation to complete.
    ///
    /// - Returns: Whether the interface has rotated. On a device, not every app, window, or version of iOS lets a test
    ///   do that.
    func turn(to orientation: UIInterfaceOrientation) async -> Bool
}

extension Stage {
    // In an asynchronous function, Swift would require that these two are awaited, including the end of the animation.

    /// Presents a controller, and continues immediately.
    func present(_ controller: UIViewController, over presenter: UIViewController, animated: Bool) {
        presenter.present(controller, animated: animated)
    }

    /// Dismisses what a controller presents, or the controller itself, and continues immediately.
    func dismiss(_ controller: UIViewController) { controller.dismiss(animated: false) }

    /// The first responder of any of the windows.
    var focus: UIResponder? {
        for window in windows.reversed() {
            if let found = Self.focus(in: window) { return found }
        }
        return nil
    }

    private static func focus(in view: UIView) -> UIResponder? {
        if view.isFirstResponder { return view }
        for subview in view.subviews {
            if let found = focus(in: subview) { return found }
        }
        return nil
    }

    /// Inserts text at the caret, as UIKit's keyboard does after asking the delegate.
    ///
    /// - Returns: Whether something that accepts text had focus.
    @discardableResult
    func type(_ text: String) -> Bool {
        guard let input = focus as? any UIKeyInput else { return false }
        input.insertText(text)
        return true
    }
}

/// Sets the stage for a test. ``StageTrait`` takes it down.
@MainActor
func makeStage(_ setting: Setting = Setting()) -> any Stage {
    #if HEADLESS_UIKIT
        let stage = HeadlessStage(setting)
    #else
        let stage = DeviceStage()
    #endif
    StageTrait.stages.append(stage)
    return stage
}
