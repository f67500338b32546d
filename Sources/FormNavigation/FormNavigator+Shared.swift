extension FormNavigator {
    /// The navigator of the whole app, with everything switched off until the app switches it on.
    ///
    /// ```swift
    /// FormNavigator.shared.isAutoToolbarEnabled = true
    /// ```
    ///
    /// It is shared because the first responder is: one field in the app has the keyboard. It is an ordinary navigator
    /// whose scope is the application, safe in app extensions. A form is what is in the outermost view controller
    /// around the focused field that is not a navigation, tab bar, split view or page view controller. View controllers
    /// that have a navigator of their own are left to it.
    public static let shared = FormNavigator(
        scope: .application,
        configuration: {
            var configuration = Configuration()
            configuration.isToolbarEnabled = false
            configuration.isReturnKeyEnabled = false
            configuration.isHardwareKeyboardEnabled = false
            configuration.isAvoidanceEnabled = false
            return configuration
        }())
}
