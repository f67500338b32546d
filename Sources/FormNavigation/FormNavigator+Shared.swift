extension FormNavigator {
    /// The navigator of the whole app. All its capabilities are off until you switch them on.
    ///
    /// ```swift
    /// FormNavigator.shared.enable()
    /// ```
    ///
    /// To switch on only the toolbar, set ``isAutoToolbarEnabled``.
    ///
    /// A form is one screen: the view controller that a navigation, tab bar, split view or page view controller shows,
    /// that is presented, or that is the window's root. A view controller with a navigator of its own is left to that
    /// one.
    ///
    /// It leaves alone the fields in SwiftUI views, in a `UIInputViewController`, and in input views and accessory
    /// views. View controllers of yours that SwiftUI hosts are served like any others.
    ///
    /// It is shared because focus is: one field in the app has the keyboard. You may use it in app extensions.
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
