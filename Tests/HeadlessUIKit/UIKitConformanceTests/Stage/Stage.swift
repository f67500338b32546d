import UIKit

/// What a conformance test needs of the machine it runs on, besides UIKit itself.
///
/// `HeadlessStage` is a headless device; `DeviceStage` is the simulator or the device that the example app runs on.
@MainActor
protocol Stage: AnyObject {
    /// The windows that are shown, the oldest first.
    var windows: [UIWindow] { get }

    /// Where the keyboard is, in the coordinates of the screen; `nil` while there is none.
    var keyboardFrame: CGRect? { get }

    /// Shows a controller in a window of its own, which becomes the key window, and lays it out.
    @discardableResult
    func show(_ controller: UIViewController) -> UIWindow

    /// Takes every window down that was shown.
    func takeDown() async

    /// Waits until no keyboard and no transition is under way.
    func settle() async

    /// Waits until something is the case, such as that an animation has told that it is over.
    func wait(until condition: @MainActor () -> Bool) async

    /// Turns the interface, and waits until that is done.
    ///
    /// - Returns: Whether it has turned: on a device not every app, window or version of iOS lets a test do that.
    func turn(to orientation: UIInterfaceOrientation) async -> Bool
}

extension Stage {
    // In a function that waits, Swift would have these two awaited, and with them the end of an animation.

    /// Presents a controller, and goes on at once.
    func present(_ controller: UIViewController, over presenter: UIViewController, animated: Bool) {
        presenter.present(controller, animated: animated)
    }

    /// Dismisses what a controller presents, or the controller, and goes on at once.
    func dismiss(_ controller: UIViewController) { controller.dismiss(animated: false) }

    /// Who has focus, in any of the windows.
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

    /// Inserts a text where the focus is, as UIKit's keyboard does after it has asked.
    ///
    /// - Returns: Whether there was something that accepts text.
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
