/// The settings for what iOS can do in different ways.
///
/// Versions of iOS differ, and some questions have no good source. Code that works with every value of a setting covers
/// all of them. The library's tests run with each value.
public struct HeadlessBehavior: Sendable, Equatable, CustomStringConvertible {
    /// The order in which iOS posts two events.
    public enum KeyboardOrder: Sendable, CaseIterable {
        /// The keyboard's will-show first, then did-begin-editing.
        case keyboardFirst
        /// Did-begin-editing first, then the keyboard's will-show.
        case editingFirst
    }

    /// Which field is asked first when focus moves from one field to another.
    public enum HandoverOrder: Sendable, CaseIterable {
        /// The new field's should-begin, then the old field's should-end.
        case newFieldFirst
        /// The old field's should-end and did-end, then the new field's should-begin.
        case oldFieldFirst
    }

    /// What's posted when focus moves between fields while the keyboard stays up.
    public enum HandoverNotifications: Sendable, CaseIterable {
        /// Will- and did-change-frame only, as documented. Nothing if the frame stays the same.
        case changeFrameOnly
        /// Change-frame and show, will and did. This has been reported when the accessory view changes.
        case fullSeries
    }

    /// When a sheet makes room for the keyboard. On iPad, it moves; on iPhone, it takes its largest detent.
    public enum SheetOrder: Sendable, CaseIterable {
        /// Before the keyboard's will-notifications.
        case sheetFirst
        /// After the keyboard's will-notifications.
        case notificationsFirst
    }

    /// What happens to a cell being edited when its table view reloads.
    public enum TableReload: Sendable, CaseIterable {
        /// The cell is removed to be reused, so its field resigns.
        case resigns
        /// The cell goes back to its row without leaving the table view, so its field stays first responder.
        case keepsEditing
    }

    /// What happens to the keyboard while a finger swipes back, and when the swipe is canceled.
    public enum SwipedKeyboard: Sendable, CaseIterable {
        /// The keyboard hides when the swipe begins, and shows again when the swipe is canceled. Both are posted.
        case returns
        /// The keyboard hides when the swipe begins, which is posted. It shows again when the swipe is canceled, which
        /// isn't posted.
        case returnsSilently
        /// The keyboard hides with its screen. Nothing is posted before that.
        case staysUntilGone
    }

    /// The safe area of a view controller's view while it's moved, by its transform or out of its superview.
    ///
    /// The safe area of any other view always results from its current position.
    public enum MovedSafeArea: Sendable, CaseIterable {
        /// The safe area results from the current position.
        case follows
        /// Moved up, the view loses its bottom and side insets and keeps its top one.
        case bottomGoesTopStays
        /// The safe area results from the position where the view would be without the move.
        case frozen
    }

    /// The natural height of toolbars before iOS 26.
    public enum ToolbarHeights: Sendable, CaseIterable {
        /// 44 points everywhere.
        case uniform
        /// On iPhone: 44 points, 32 in landscape, and 49 at the bottom of the screen. On iPad: 50 points.
        case bySizeClass
    }

    /// Which recipient is notified first that editing has ended in a text field. The notification comes last in both
    /// cases.
    public enum EditingEndOrder: Sendable, CaseIterable {
        /// The delegate first, then the targets of `.editingDidEnd`.
        case delegateFirst
        /// The targets of `.editingDidEnd` first, then the delegate.
        case controlFirst
    }

    /// What's at the bottom of the screen, and what's posted, while a number pad is a popover next to its field.
    public enum NumberPadPopover: Sendable, CaseIterable {
        /// The accessory view is there alone, as with a hardware keyboard, and its frame is posted.
        case accessoryViewStays
        /// Nothing is there, as without a keyboard.
        case nothingIsShown
        /// Nothing is there, and the frame of the popover is posted, like that of a floating keyboard.
        case popoverIsPosted
    }

    /// What's posted when a hardware keyboard is disconnected while a field has focus, and the onscreen one appears.
    public enum DisconnectionFrames: Sendable, CaseIterable {
        /// The keyboard's frame.
        case right
        /// In the will-notifications, a frame below the screen, which covers nothing. In the others, the keyboard's.
        case wrongUntilDid
        /// A frame below the screen, in all of them.
        case wrong
    }

    /// What `UITextInputContext` says about hardware keyboards.
    public enum HardwareKeyboardReport: Sendable, CaseIterable {
        /// That one is expected while one is attached.
        case right
        /// That none is expected.
        case never
        /// That one is expected.
        case always
    }

    /// When a view becomes first responder again that was when its screen was covered, or pushed away.
    public enum FocusReturn: Sendable, CaseIterable {
        /// Not at all.
        case never
        /// When its screen is about to appear again.
        case inTransition
        /// When its screen has appeared again.
        case afterTransition
    }

    /// The keyboards that are popovers, as on iPad in iOS 26 and later.
    public enum PopoverKeyboards: Sendable, CaseIterable {
        /// `.numberPad` and `.decimalPad`.
        case numberPads
        /// Also `.phonePad` and `.numbersAndPunctuation`.
        case numbers
    }

    /// The order for text fields. `.editingFirst` by default.
    public var textFieldOrder: KeyboardOrder = .editingFirst
    /// The order for text views. `.keyboardFirst` by default.
    public var textViewOrder: KeyboardOrder = .keyboardFirst
    /// Which field is asked first. `.newFieldFirst` by default.
    public var handoverOrder: HandoverOrder = .newFieldFirst
    /// What's posted when another field gains focus. `.fullSeries` by default.
    public var handoverNotifications: HandoverNotifications = .fullSeries
    /// When a sheet makes room for the keyboard. `.notificationsFirst` by default.
    public var sheetOrder: SheetOrder = .notificationsFirst
    /// Whether the object of keyboard notifications is the screen. `true` by default, as in iOS 16.1 and later.
    public var postsScreenAsObject = true
    /// What happens to a cell being edited when its table view reloads. `.resigns` by default.
    public var tableReload: TableReload = .resigns
    /// The safe area of a moved view controller's view. `.follows` by default.
    public var movedSafeArea: MovedSafeArea = .follows
    /// Whether the accessory view is missing when the app returns from the background. `false` by default.
    public var dropsAccessoryViewInBackground = false

    /// Whether `becomeFirstResponder()` is remembered for a view that isn't in a window yet.
    ///
    /// If `true`, the default, the view gets focus when it's added to a window, during the transition if there's one.
    /// The call returns `false` in both cases.
    public var remembersEarlyFocus = true

    /// Whether a text input that gains focus, or that's tapped while it has focus, scrolls the nearest scroll view to
    /// become visible.
    ///
    /// If `true`, it does that again when the keyboard has appeared. If `false`, the default, only the table view of a
    /// `UITableViewController` does so.
    public var scrollsInputsIntoSight = false
    /// The number of cells that a table or collection view prepares beyond the visible ones, in the scroll direction.
    ///
    /// These cells aren't in any view, but `cellForRow(at:)` returns them. 0 means none, as before iOS 15. 1 by
    /// default.
    public var prefetchedCellCount = 1
    /// Whether `indexPath(for:)` knows the cell that's kept out of sight for its first responder.
    ///
    /// According to the documentation, the result is `nil` for a cell that isn't in the table view; according to the
    /// header, for one that isn't visible. `false` by default.
    public var returnsIndexPathsOfHiddenCells = false
    /// Whether prepared cells are already in the table or collection view, hidden. If `false`, the default, they aren't
    /// in any view.
    public var prefetchedCellsAreSubviews = false
    /// Whether the process ends when a table or collection view, or a view around it, is laid out while its data source
    /// configures a cell.
    ///
    /// If `false`, ``HeadlessDevice/layoutsInsideConfiguration`` only counts such layouts. `true` by default.
    public var stopsAtLayoutInsideConfiguration = true
    /// Whether containers set the frame of a child's view at each layout if it isn't the expected one, so that another
    /// center undoes a translation of the view. `false` by default.
    public var containersAssignFrames = false
    /// Whether a view whose `keyboardLayoutGuide` has been read has constraints with it among its `constraints`.
    /// `false` by default.
    public var keyboardGuidesHaveConstraints = false
    /// Whether a popover moves or becomes smaller for the keyboard. `true` by default.
    public var popoversAvoidKeyboard = true
    /// Whether the posted frames of a keyboard are higher by what's below the app on the screen, as in Slide Over.
    /// `false` by default.
    public var keyboardEndsWithApp = false
    /// Whether assigning `contentOffset` ends a smooth scroll in progress. `true` by default.
    public var assignedOffsetsEndAnimatedScrolls = true
    /// The distance, in points, by which the keyboard's frame in did-show, did-hide, and did-change-frame is lower than
    /// in the notifications before them. 0 by default.
    public var didFrameShift: CGFloat = 0

    /// Whether VoiceOver drops announcements for a tenth of a second after a touch, and after a `.layoutChanged` or a
    /// `.screenChanged`, because it reads the button that was tapped, or the element that it has moved to, instead. After
    /// a touch, it also drops a `.layoutChanged`.
    ///
    /// `true` by default. ``HeadlessAccessibilityPost/isHeard`` indicates which ones were dropped.
    public var dropsEarlyAnnouncements = true

    /// What happens to the keyboard while the user swipes back from its screen. `.returns` by default.
    public var swipedKeyboard: SwipedKeyboard = .returns

    /// Which recipient is notified first that editing has ended in a text field. `.delegateFirst` by default.
    public var editingEndOrder: EditingEndOrder = .delegateFirst
    /// Whether `reloadInputViews()` shows the new views during the call. If `false`, they appear with the next turn of
    /// the run loop. `true` by default.
    public var reloadsImmediately = true
    /// Whether a reload while a text field reports the beginning of editing is left to the keyboard, which loads after
    /// that. If `false`, the default, the keyboard loads during the reload, and isn't loaded again.
    public var reloadsWithFocus = false
    /// What's on the screen besides a number pad that's a popover, as on iPad in iOS 26 and later.
    /// `.accessoryViewStays` by default.
    public var numberPadPopover: NumberPadPopover = .accessoryViewStays
    /// Whether the posted frames of a keyboard include its accessory view. `true` by default.
    public var keyboardFrameIncludesAccessoryView = true
    /// Whether a keyboard disappears without a notification if the screen of the view that it's for is removed. `false`
    /// by default.
    public var keyboardHidesWithScreenSilently = false
    /// Whether `textDidChangeNotification` reports text that's filled into a field without focus. `.editingChanged` is
    /// sent in any case. `true` by default.
    public var postsFilledText = true
    /// Whether a supplementary view of a collection view that's kept out of sight for its first responder stays in
    /// place when its position is visible again, so that the data source is asked for another one. `false` by default.
    public var replacesEditedSupplementaryViews = false
    /// Whether a control's primary event sends `.primaryActionTriggered` even if the app sends the event. If `false`,
    /// UIKit's own code sends both. `true` by default.
    public var primaryEventsSendPrimaryAction = true
    /// Whether a Tab that nothing handles moves focus to the next field of the window, and Shift-Tab to the previous
    /// one. `false` by default.
    public var movesThroughKeyViews = false
    /// Whether the `numberOfTouches` of a recognizer includes, in `touchesBegan(_:with:)`, the touch that has just
    /// begun. `true` by default.
    public var recognizersCountNewTouches = true

    /// The system version that `UIDevice` returns. "18.5" by default.
    public var systemVersion = "18.5" { didSet { updateBarDesign() } }
    /// Whether the app's Info.plist requests the design before iOS 26. `false` by default.
    public var requiresDesignCompatibility = false { didSet { updateBarDesign() } }
    /// The natural height of glass toolbars, in points (48 and 58 have been reported). 58 by default.
    public var glassToolbarHeight: CGFloat = 58
    /// Whether a toolbar receives touches between its items. `true` by default.
    public var toolbarsReceiveTouchesBetweenItems = true

    /// The natural height of toolbars before iOS 26. `.uniform` by default.
    public var toolbarHeights: ToolbarHeights = .uniform
    /// Whether a toolbar shows its `scrollEdgeAppearance`, if it has one, when nothing is scrolled behind it. `false`
    /// by default.
    public var toolbarsShowScrollEdgeAppearance = false
    /// Whether a toolbar applies `UIToolbar.appearance()` with its first layout in a window. If `false`, the default,
    /// it does so when it's added to the window.
    public var barsApplyAppearanceAtLayout = false
    /// Whether setting a property of a toolbar to `nil` makes `UIToolbar.appearance()` apply to it again. If `false`,
    /// the default, the property counts as set.
    public var clearedPropertiesFollowAppearance = false
    /// Whether the window of the keyboard, and of the view above the keys, has the tint and the style of the field's window.
    /// `false` by default.
    public var keyboardWindowFollowsField = false
    /// Whether the view above the keys is missing for the first field that gets the keyboard after a push, a pop, a
    /// presentation, or a dismissal, until the input views are reloaded. `false` by default.
    public var dropsAccessoryViewInTransitions = false
    /// Whether reloading the input views has no effect while the app becomes active. `false` by default.
    public var ignoresReloadsAtActivation = false
    /// Whether the view above the keys is laid out, and asked for its height, at each point of a drag that moves the
    /// keyboard. `false` by default.
    public var laysOutDraggedAccessoryViews = false

    /// Whether the `keyboardLayoutGuide` of a window stays at zero. The guides of other views follow the keyboard in any
    /// case. `false` by default.
    public var windowKeyboardGuidesStayAtZero = false
    /// What's posted when a hardware keyboard is disconnected while a field has focus. `.right` by default.
    public var disconnectionFrames: DisconnectionFrames = .right
    /// What `UITextInputContext` says about hardware keyboards. `.right` by default.
    public var hardwareKeyboardReport: HardwareKeyboardReport = .right
    /// When focus comes back to a screen that was covered, or pushed away, while one of its views was first responder.
    /// `.never` by default.
    public var focusReturn: FocusReturn = .never
    /// The keyboards that are popovers if their input allows it. `.numberPads` by default.
    public var popoverKeyboards: PopoverKeyboards = .numberPads
    /// Whether number pads of text views are popovers, like those of text fields. `true` by default.
    public var textViewsHavePopovers = true
    /// Whether it's decided before an input gains focus that its number pad is a popover, so that reloading the input
    /// views doesn't change that. `false` by default.
    public var popoversAreDecidedBeforeFocus = false
    /// Whether a `UICollectionViewController` makes room for the keyboard, as a `UITableViewController` does. `true` by
    /// default.
    public var collectionControllersMakeRoom = true
    /// Whether these controllers remove that room only in the turn after will-hide. `false` by default.
    public var controllersRemoveRoomLate = false
    /// Whether the keyboard hides, which is posted, when a pop begins, even if no finger causes it. If `false`, the
    /// default, it hides with its screen.
    public var keyboardHidesWithPop = false
    /// Whether the key window isn't key while the user has opened the menu bar of an iPad. `false` by default.
    public var menuBarTakesFocus = false

    /// Creates the behavior with the default value of every setting.
    public init() {}

    /// The settings that differ from the default, for example `textViewOrder: editingFirst`.
    public var description: String {
        func settings(_ behavior: HeadlessBehavior) -> [(name: String, value: String)] {
            Mirror(reflecting: behavior).children.compactMap { child in
                child.label == "barDesign" ? nil : child.label.map { ($0, "\(child.value)") }
            }
        }
        let others = zip(settings(self), settings(HeadlessBehavior())).filter { $0.value != $1.value }.map(\.0)
        return others.isEmpty ? "the default" : others.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    }

    /// The design of bars: UIKit's choice, by version and Info.plist (D7). Bars ask for it often.
    private(set) var barDesign = BarDesign.plate

    private mutating func updateBarDesign() {
        barDesign = BarDesign(systemVersion: systemVersion, requiresCompatibility: requiresDesignCompatibility)
    }

    /// The natural height of toolbars (D6).
    var toolbarHeight: CGFloat { barDesign == .glass ? glassToolbarHeight : BarLayout.height }

    /// Whether the items of a toolbar that's higher than its natural height are at its top, as since iOS 26, or at its
    /// bottom (P8).
    var toolbarItemsAreAtTop: Bool { isAtLeast26 }

    /// Whether the version of iOS is 26 or later.
    var isAtLeast26: Bool { isAtLeast(26) }

    /// Whether the version of iOS is the given one or a later one.
    func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
        let numbers = systemVersion.split(separator: ".").map { Int($0) ?? 0 } + [0, 0]
        return (numbers[0], numbers[1]) >= (major, minor)
    }
}
