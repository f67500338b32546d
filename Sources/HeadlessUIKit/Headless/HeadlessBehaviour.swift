/// What iOS does differently from version to version, or what nobody has pinned down: one switch each.
///
/// Nothing may depend on a setting here; the library's tests run under each.
public struct HeadlessBehaviour: Sendable, Equatable {
    /// The order of two events that iOS has posted in either order.
    public enum KeyboardOrder: Sendable, CaseIterable {
        /// `keyboardWillShow`, then did-begin-editing.
        case keyboardFirst
        /// Did-begin-editing, then `keyboardWillShow`.
        case editingFirst
    }

    /// Who is asked first when focus moves from one field to another.
    public enum HandoverOrder: Sendable, CaseIterable {
        /// The new field's should-begin, then the old field's should-end.
        case newFieldFirst
        /// The old field's should-end and did-end, then the new field's should-begin.
        case oldFieldFirst
    }

    /// What is posted when focus moves between fields while the keyboard stays up.
    public enum HandoverNotifications: Sendable, CaseIterable {
        /// Only will and did change frame, as documented, and nothing where the frame stays the same.
        case changeFrameOnly
        /// Change frame and show, will and did, as seen in practice when the accessory view differs.
        case fullSeries
    }

    /// When a sheet makes room for the keyboard: a pad's by moving, a phone's by its largest detent.
    public enum SheetOrder: Sendable, CaseIterable {
        /// Before the keyboard's will-notifications.
        case sheetFirst
        /// After them.
        case notificationsFirst
    }

    /// What becomes of a cell that is being edited when its table reloads.
    public enum TableReload: Sendable, CaseIterable {
        /// The cell is taken out to be used again, and so its field resigns.
        case resigns
        /// The cell goes to the row it had without leaving the table, and its field keeps the status.
        case keepsEditing
    }

    /// What becomes of the keyboard while a finger swipes its screen back, and may think better of it.
    public enum SwipedKeyboard: Sendable, CaseIterable {
        /// It goes, and says so, when the finger begins; it comes back after a cancelled swipe, and says so.
        case returns
        /// It goes, and says so, when the finger begins; it comes back after a cancelled swipe without a word.
        case returnsSilently
        /// It goes with its screen, and says nothing before that.
        case staysUntilGone
    }

    /// What becomes of the safe area of a controller's view that is moved, by its transform or out of its superview.
    ///
    /// That of any other view is always worked out from where the view is.
    public enum MovedSafeArea: Sendable, CaseIterable {
        /// It is worked out anew from where the view is.
        case follows
        /// Moved up, the view loses its bottom and side insets and keeps its top one.
        case bottomGoesTopStays
        /// It stays as it was where the view belongs.
        case frozen
    }

    /// The order for text fields. `.editingFirst` by default.
    public var textFieldOrder: KeyboardOrder = .editingFirst
    /// The order for text views. `.keyboardFirst` by default.
    public var textViewOrder: KeyboardOrder = .keyboardFirst
    /// Who is asked first. `.newFieldFirst` by default.
    public var handoverOrder: HandoverOrder = .newFieldFirst
    /// What a change of field posts. `.fullSeries` by default.
    public var handoverNotifications: HandoverNotifications = .fullSeries
    /// When sheets move. `.notificationsFirst` by default.
    public var sheetOrder: SheetOrder = .notificationsFirst
    /// Whether keyboard notifications carry the screen as their object. `true` by default, as from iOS 16.1.
    public var postsScreenAsObject = true
    /// What `reloadData()` does to a cell that is being edited. `.resigns` by default.
    public var tableReload: TableReload = .resigns
    /// What a controller's view that is moved has for a safe area. `.follows` by default.
    public var movedSafeArea: MovedSafeArea = .follows
    /// Whether the view above the keys is gone when the app comes back from the background. `false` by default.
    public var dropsAccessoryViewInBackground = false

    /// What becomes of `becomeFirstResponder()` on a view that is in no window yet. `true` by default: it is
    /// remembered, and carried out when the view comes into a window, inside the transition if there is one. With `false`
    /// nothing comes of it. The answer is `false` in both cases.
    public var remembersEarlyFocus = true

    /// Whether a text input that begins to be edited, or is tapped while it is, scrolls the nearest scroll view that may
    /// scroll so that it is seen itself, and once more when the keyboard has shown. With `false`, the default, nothing
    /// but the table of a `UITableViewController` does such a thing.
    public var scrollsInputsIntoSight = false
    /// How many cells a table or collection prepares beyond those that are seen, in the direction of scrolling: they are
    /// in no view, and `cellForRow(at:)` has them. With 0 there are none, as before iOS 15. 1 by default.
    public var prefetchedCellCount = 1
    /// Whether `indexPath(for:)` also knows the cell that is kept out of sight for its first responder, as it
    /// would by "not in the table"; with `false` it is `nil`, by the header's "not visible". `false` by default.
    public var tellsPathsOfHiddenCells = false
    /// What becomes of the keyboard while its screen is swiped back. `.returns` by default.
    public var swipedKeyboard: SwipedKeyboard = .returns

    /// The version of iOS that `UIDevice` tells. "18.5" by default.
    public var systemVersion = "18.5" { didSet { updateBarDesign() } }
    /// Whether the app's Info.plist asks for the design before iOS 26. `false` by default.
    public var requiresDesignCompatibility = false { didSet { updateBarDesign() } }
    /// The natural height of toolbars of glass, in points (48 and 58 were seen). 58 by default.
    public var glassToolbarHeight: CGFloat = 58
    /// Whether a toolbar takes touches between its items. `true` by default.
    public var toolbarsTakeTouchesBetweenItems = true

    public init() {}

    /// What bars look like: UIKit's choice, by version and Info.plist (D7). Bars ask often.
    private(set) var barDesign = BarDesign.plate

    private mutating func updateBarDesign() {
        barDesign = BarDesign(systemVersion: systemVersion, requiresCompatibility: requiresDesignCompatibility)
    }

    /// The natural height of toolbars (D6).
    var toolbarHeight: CGFloat { barDesign == .glass ? glassToolbarHeight : BarLayout.height }

    /// Whether the items of a toolbar that is higher than it would be are at its top, as since iOS 26, or at its
    /// bottom (P8).
    var toolbarItemsAreAtTop: Bool { Int(systemVersion.prefix { $0 != "." }) ?? 0 >= 26 }
}
