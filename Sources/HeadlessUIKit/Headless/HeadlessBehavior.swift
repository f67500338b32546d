/// Switches for what iOS does in one way or another.
///
/// Versions of iOS differ, and for some questions there is no good source. Nothing should depend on one of these
/// settings; the library's tests run under each.
public struct HeadlessBehavior: Sendable, Equatable, CustomStringConvertible {
    /// The order in which iOS posts two events.
    public enum KeyboardOrder: Sendable, CaseIterable {
        /// The keyboard's will-show first, then did-begin-editing.
        case keyboardFirst
        /// Did-begin-editing first, then the keyboard's will-show.
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
        /// Will- and did-change-frame only, as documented. Nothing if the frame stays the same.
        case changeFrameOnly
        /// Change-frame and show, will and did. This was seen in practice where the accessory view is another one.
        case fullSeries
    }

    /// When a sheet makes room for the keyboard. On an iPad it moves; on an iPhone it takes its largest detent.
    public enum SheetOrder: Sendable, CaseIterable {
        /// Before the keyboard's will-notifications.
        case sheetFirst
        /// After the keyboard's will-notifications.
        case notificationsFirst
    }

    /// What happens to a cell that is edited when its table reloads.
    public enum TableReload: Sendable, CaseIterable {
        /// The cell is taken out to be used again, so its field resigns.
        case resigns
        /// The cell goes back to its row without leaving the table, so its field stays first responder.
        case keepsEditing
    }

    /// What happens to the keyboard while a finger swipes its screen back, and when the swipe is canceled.
    public enum SwipedKeyboard: Sendable, CaseIterable {
        /// It hides when the swipe begins, and shows again when the swipe is canceled. Both are posted.
        case returns
        /// It hides when the swipe begins, which is posted. It shows again when the swipe is canceled, which is not.
        case returnsSilently
        /// It hides with its screen, and nothing is posted before that.
        case staysUntilGone
    }

    /// What safe area a view controller's view has while it is moved, by its transform or out of its superview.
    ///
    /// The safe area of any other view is always that of the place where the view is.
    public enum MovedSafeArea: Sendable, CaseIterable {
        /// That of the place where the view is.
        case follows
        /// Moved up, the view loses its bottom and side insets and keeps its top one.
        case bottomGoesTopStays
        /// That of the place where the view would be.
        case frozen
    }

    /// How high toolbars are by nature before iOS 26.
    public enum ToolbarHeights: Sendable, CaseIterable {
        /// 44 points everywhere.
        case uniform
        /// 44 points on a phone, 32 in landscape, 49 at the bottom of the screen; 50 points on an iPad.
        case bySizeClass
    }

    /// Who hears first that editing has ended in a text field. The notification comes last in both cases.
    public enum EditingEndOrder: Sendable, CaseIterable {
        /// The delegate first, then those who registered for `.editingDidEnd`.
        case delegateFirst
        /// Those who registered for `.editingDidEnd` first, then the delegate.
        case controlFirst
    }

    /// What is at the bottom of the screen, and what is posted, while a number pad is a popover beside its field.
    public enum NumberPadPopover: Sendable, CaseIterable {
        /// The accessory view stands there alone, as with a hardware keyboard, and its frame is posted.
        case accessoryViewStays
        /// Nothing is there, as while there is no keyboard.
        case nothingIsShown
        /// Nothing is there, and the frame of the popover is posted, as that of a keyboard that floats.
        case popoverIsPosted
    }

    /// The order for text fields. `.editingFirst` by default.
    public var textFieldOrder: KeyboardOrder = .editingFirst
    /// The order for text views. `.keyboardFirst` by default.
    public var textViewOrder: KeyboardOrder = .keyboardFirst
    /// Who is asked first. `.newFieldFirst` by default.
    public var handoverOrder: HandoverOrder = .newFieldFirst
    /// What is posted when another field gets focus. `.fullSeries` by default.
    public var handoverNotifications: HandoverNotifications = .fullSeries
    /// When a sheet makes room for the keyboard. `.notificationsFirst` by default.
    public var sheetOrder: SheetOrder = .notificationsFirst
    /// Whether keyboard notifications carry the screen as their object. `true` by default, as from iOS 16.1.
    public var postsScreenAsObject = true
    /// What happens to a cell that is edited when its table reloads. `.resigns` by default.
    public var tableReload: TableReload = .resigns
    /// What safe area a moved view controller's view has. `.follows` by default.
    public var movedSafeArea: MovedSafeArea = .follows
    /// Whether the accessory view is gone when the app comes back from the background. `false` by default.
    public var dropsAccessoryViewInBackground = false

    /// Whether `becomeFirstResponder()` is remembered for a view that is in no window yet.
    ///
    /// If `true`, the default, the view gets focus when it comes into a window, inside of the transition if there is
    /// one. The call returns `false` in both cases.
    public var remembersEarlyFocus = true

    /// Whether a text input that gets focus, or is tapped while it has focus, scrolls the nearest scroll view to be
    /// seen.
    ///
    /// If so, it does that again when the keyboard has shown. If `false`, the default, only the table of a
    /// `UITableViewController` does so.
    public var scrollsInputsIntoSight = false
    /// The number of cells that a table or a collection prepares beyond the visible ones, in the direction of
    /// scrolling.
    ///
    /// These cells are in no view, but `cellForRow(at:)` has them. 0 means none, as before iOS 15. 1 by default.
    public var prefetchedCellCount = 1
    /// Whether `indexPath(for:)` knows the cell that is kept out of sight for its first responder.
    ///
    /// The documentation says `nil` for a cell that is not in the table, the header for one that is not visible.
    /// `false` by default.
    public var tellsPathsOfHiddenCells = false
    /// Whether prepared cells are in the table or the collection already, hidden. `false`, they are in no view, by
    /// default.
    public var prefetchedCellsAreSubviews = false
    /// Whether the process ends when something lays out a table or a collection, or what it is in, while its data
    /// source is asked for a cell.
    ///
    /// If `false`, ``HeadlessDevice/layoutsInsideConfiguration`` counts such layouts, and that is all. `true` by
    /// default.
    public var stopsAtLayoutInsideConfiguration = true
    /// Whether containers set the frame of a child's view at each layout where it is not the expected one, so that a
    /// translation of the view is taken back by another center. `false` by default.
    public var containersAssignFrames = false
    /// Whether a view whose `keyboardLayoutGuide` has been read has constraints with it among its `constraints`.
    /// `false` by default.
    public var keyboardGuidesHaveConstraints = false
    /// Whether a popover moves or becomes smaller for the keyboard. `true` by default.
    public var popoversAvoidKeyboard = true
    /// Whether the notified frames of a keyboard are higher by what lies below the app on the screen, as in Slide
    /// Over. `false` by default.
    public var keyboardEndsWithApp = false
    /// Whether assigning `contentOffset` ends a smooth scroll that is under way. `true` by default.
    public var assignedOffsetsEndSmoothScrolls = true
    /// How many points lower than in the notifications before it the keyboard's frame is in did-show, did-hide and
    /// did-change-frame. 0 by default.
    public var didFrameShift: CGFloat = 0

    /// Whether VoiceOver leaves out announcements for a tenth of a second after a touch, and after a `.layoutChanged` or a
    /// `.screenChanged`: it reads the button that was tapped, or the element that it has gone to, instead.
    ///
    /// `true` by default. ``HeadlessAccessibilityPost/isHeard`` tells what was left out.
    public var dropsHastyAnnouncements = true

    /// What happens to the keyboard while its screen is swiped back. `.returns` by default.
    public var swipedKeyboard: SwipedKeyboard = .returns

    /// Who hears first that editing has ended in a text field. `.delegateFirst` by default.
    public var editingEndOrder: EditingEndOrder = .delegateFirst
    /// Whether `reloadInputViews()` shows the new views within the call. If `false`, they are there with the next turn
    /// of the run loop. `true` by default.
    public var reloadsAtOnce = true
    /// Whether a reload while a text field tells that editing begins is left to the keyboard, which loads after that.
    /// If `false`, the default, the keyboard loads within the reload, and is not loaded again.
    public var reloadsWithFocus = false
    /// What there is beside a number pad that is a popover, as on an iPad from iOS 26 on. `.accessoryViewStays` by
    /// default.
    public var numberPadPopover: NumberPadPopover = .accessoryViewStays
    /// Whether the notified frames of a keyboard include its accessory view. `true` by default.
    public var keyboardFrameIncludesAccessoryView = true
    /// Whether a keyboard goes without a word if the screen of the view that it is there for is taken away. `false` by
    /// default.
    public var keyboardLeavesWithScreenSilently = false
    /// Whether text that is filled into a field without focus is told by `textDidChangeNotification`. `.editingChanged`
    /// is sent in any case. `true` by default.
    public var filledTextIsPosted = true
    /// Whether a supplementary view of a collection that is kept out of sight for its first responder is left where it
    /// is when its place comes back, and the data source is asked for another one. `false` by default.
    public var replacesEditedSupplementaryViews = false
    /// Whether a control's primary event sends `.primaryActionTriggered`, also when the app sends the event. If `false`,
    /// UIKit's own code sends both. `true` by default.
    public var primaryEventsSendPrimaryAction = true
    /// Whether a Tab that nobody takes moves focus to the next field of the window, and Shift-Tab to the one before.
    /// `false` by default.
    public var movesThroughKeyViews = false
    /// Whether the `numberOfTouches` of a recognizer includes, in `touchesBegan(_:with:)`, the touch that has just
    /// begun. `true` by default.
    public var recognizersCountNewTouches = true

    /// The version of iOS that `UIDevice` has. "18.5" by default.
    public var systemVersion = "18.5" { didSet { updateBarDesign() } }
    /// Whether the app's Info.plist asks for the design before iOS 26. `false` by default.
    public var requiresDesignCompatibility = false { didSet { updateBarDesign() } }
    /// The natural height of toolbars of glass, in points (48 and 58 were seen). 58 by default.
    public var glassToolbarHeight: CGFloat = 58
    /// Whether a toolbar takes touches between its items. `true` by default.
    public var toolbarsTakeTouchesBetweenItems = true

    /// How high toolbars are by nature before iOS 26. `.uniform` by default.
    public var toolbarHeights: ToolbarHeights = .uniform
    /// Whether a toolbar shows its `scrollEdgeAppearance`, if it has one, where nothing is scrolled below it. `false` by
    /// default.
    public var toolbarsShowScrollEdgeAppearance = false
    /// Whether a toolbar takes what `UIToolbar.appearance()` says with its first layout in a window. If `false`, the
    /// default, it does so as it comes into the window.
    public var barsTakeAppearanceAtLayout = false
    /// Whether a property of a toolbar that is set to `nil` has what `UIToolbar.appearance()` says again. If `false`, the
    /// default, it counts as set.
    public var clearedPropertiesFollowAppearance = false
    /// Whether the window of the keyboard, and of the view above the keys, has the tint and the style of the field's window.
    /// `false` by default.
    public var keyboardWindowFollowsField = false
    /// Whether the view above the keys is missing for the first field that gets the keyboard after a push, a pop, a
    /// presentation or a dismissal, until somebody reloads. `false` by default.
    public var dropsAccessoryViewInTransitions = false
    /// Whether a reload of the input views does nothing while the app becomes active. `false` by default.
    public var ignoresReloadsAtActivation = false
    /// Whether the view above the keys is laid out, and asked for its height, at each point of a drag that moves the
    /// keyboard. `false` by default.
    public var laysOutDraggedAccessoryViews = false

    /// Creates the behavior with every default.
    public init() {}

    /// The settings that are not the default, for example `textViewOrder: editingFirst`.
    public var description: String {
        func settings(_ behavior: HeadlessBehavior) -> [(name: String, value: String)] {
            Mirror(reflecting: behavior).children.compactMap { child in
                child.label == "barDesign" ? nil : child.label.map { ($0, "\(child.value)") }
            }
        }
        let others = zip(settings(self), settings(HeadlessBehavior())).filter { $0.value != $1.value }.map(\.0)
        return others.isEmpty ? "the default" : others.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    }

    /// What bars look like: UIKit's choice, by version and Info.plist (D7). Bars ask often.
    private(set) var barDesign = BarDesign.plate

    private mutating func updateBarDesign() {
        barDesign = BarDesign(systemVersion: systemVersion, requiresCompatibility: requiresDesignCompatibility)
    }

    /// The natural height of toolbars (D6).
    var toolbarHeight: CGFloat { barDesign == .glass ? glassToolbarHeight : BarLayout.height }

    /// Whether the items of a toolbar that is higher than it would be are at its top, as since iOS 26, or at its
    /// bottom (P8).
    var toolbarItemsAreAtTop: Bool { isAtLeast26 }

    /// Whether the version of iOS is 26 or later.
    var isAtLeast26: Bool { Int(systemVersion.prefix { $0 != "." }) ?? 0 >= 26 }
}
