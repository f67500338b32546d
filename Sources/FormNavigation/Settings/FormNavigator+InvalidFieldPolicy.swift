extension FormNavigator {
    /// Constants that describe the response when the user moves on from a field with invalid content.
    ///
    /// The policy applies to Next, Return, and Tab, to a field that becomes full, and to ``FormNavigator/focusNext()``.
    /// Previous, Done, a tap on another field, and a request for a field, such as ``FormNavigator/focus(_:)``, always
    /// work.
    public enum InvalidFieldPolicy: Sendable {
        /// Focus moves.
        case allow
        /// Focus stays the first time, and the toolbar shows what's wrong.
        ///
        /// If the user moves on again without changing the content, focus moves.
        case warn
        /// Focus stays until the content is valid, and the toolbar shows what's wrong.
        case refuse
    }
}
