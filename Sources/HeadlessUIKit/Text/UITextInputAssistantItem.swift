/// The shortcuts at both ends of the bar above a pad's keys, where suggestions are in between.
///
/// What the app changes is shown immediately. Without any, a field that is not corrected either has no such bar, and a lower
/// keyboard. Phones have no shortcuts. Undo and redo are drawn, and a tap on them does nothing.
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
