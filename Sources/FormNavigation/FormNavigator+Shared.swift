extension FormNavigator {
    /// The navigator of the whole app, with everything switched off until the app switches it on.
    ///
    /// ```swift
    /// FormNavigator.shared.enable()  // in every screen what a navigator of its own would do
    /// ```
    ///
    /// Or the toolbar alone, with ``isAutoToolbarEnabled``.
    ///
    /// It is shared because the first responder is: one field in the app has the keyboard. It is an ordinary navigator
    /// whose scope is the application, safe in app extensions. A form is one screen: what is in the view controller that a
    /// navigation, tab bar, split view or page view controller shows, that is presented, or that is the window's root. View
    /// controllers that have a navigator of their own are left to it.
    ///
    /// It leaves alone fields in SwiftUI views, in a `UIInputViewController`, and in input or accessory views. Fields of a view
    /// controller of the app's that SwiftUI hosts are served as any others.
    public static let shared = FormNavigator(
        scope: .application,
        configuration: {
            var configuration = Configuration()
            configuration.isToolbarEnabled = false
            configuration.isReturnKeyEnabled = false
            configuration.handlesHardwareKeyboard = false
            configuration.isAvoidanceEnabled = false
            return configuration
        }())
}
