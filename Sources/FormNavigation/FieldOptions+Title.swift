extension FieldOptions {
    /// What the toolbar calls a field.
    public enum Title: Equatable, Sendable {
        /// The field's placeholder, whatever ``FormToolbar/Configuration/showsPlaceholder`` says.
        case placeholder
        /// Words of the app's own, such as the label beside the field. Only their first line is shown, and none if it is
        /// blank.
        case text(String)
        /// Nothing.
        case hidden
    }
}
