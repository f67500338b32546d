/// The shortcuts at both ends of the bar above the keys on iPad, next to suggestions.
///
/// Changes by the app appear immediately. Without shortcuts and correction, a field doesn't have the bar, and its
/// keyboard is lower. There are no shortcuts on iPhone. Undo and Redo are drawn, but a tap on them does nothing.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// The shortcuts before the suggestions. Undo and redo by default.
    open var leadingBarButtonGroups = [
        UIBarButtonItemGroup(
            barButtonItems: [UIBarButtonItem(systemItem: .undo), UIBarButtonItem(systemItem: .redo)],
            representativeItem: nil)
    ] {
        didSet { HeadlessDevice.current.keyboard.shortcutsChanged(in: self) }
    }
    /// The shortcuts after the suggestions. None by default.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { HeadlessDevice.current.keyboard.shortcutsChanged(in: self) }
    }
}
