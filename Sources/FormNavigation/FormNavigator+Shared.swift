extension FormNavigator {
    /// The navigator for the whole app, with all capabilities off until you turn them on.
    ///
    /// ```swift
    /// FormNavigator.shared.enable()
    /// ```
    ///
    /// To turn on only the toolbar, set ``isAutoToolbarEnabled``.
    ///
    /// A form is one screen: the view controller that a navigation, tab bar, split view, or page view controller shows,
    /// a presented view controller, or the root view controller of the window. The shared navigator doesn't manage a
    /// view controller that has its own navigator.
    ///
    /// It ignores the fields in SwiftUI views, in a `UIInputViewController`, and in input views and accessory views. It
    /// manages your own view controllers that SwiftUI hosts like any others.
    ///
    /// It's shared because only one field in the app can have the keyboard. You can use it in app extensions.
    public static let shared = FormNavigator(
        scope: .application,
        configuration: {
            var configuration = Configuration()
            configuration.isToolbarEnabled = false
            configuration.isReturnKeyEnabled = false
            configuration.handlesHardwareKeyboard = false
            configuration.isAvoidanceEnabled = false
            configuration.leavesReturnToApp = true
            return configuration
        }())
}
