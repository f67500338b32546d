extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When an overlay view or the clear button is visible.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    /// Posted when editing begins; the object is the field.
    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    /// Posted when editing has ended; the object is the field.
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }

    /// Posted when the user has changed the text; the object is the field.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }
}
