/// One screen out of the space of screens that apps consist of: a choice on each of several independent axes.
///
/// Generated tests draw from this space instead of listing examples, so they also find mistakes that nobody has thought
/// of. ``SketchedScreen`` builds what a sketch describes, with UIKit's public API only.
public struct ScreenSketch: Sendable, Equatable {
    /// The container of the form's view controller.
    public enum Container: String, Sendable, CaseIterable {
        case plain, navigation, tabBar, split, page
        /// A child controller in the lower half of another controller's view.
        case childInLowerHalf
        /// A child controller in a stack view, below a banner.
        case childInStack
        case largeSheet, mediumSheet, formSheet, fullScreen
        /// A popover that points at a view in the lower half of the screen, or a sheet if there's no room for a
        /// popover.
        case popover
        /// The root of a window that doesn't fill the screen.
        case floatingWindow
    }

    /// The transform of the view that contains the fields.
    public enum Pose: String, Sendable, CaseIterable {
        case upright
        /// Upside down, as in chats, and the fields in it turned back.
        case flipped
        case halfSize, largeSize
        /// Rotated to its side.
        case turned
    }

    /// What determines the layout of the form: the fields themselves, or the scroll view that they're in.
    public enum Layout: String, Sendable, CaseIterable {
        /// Frames, with autoresizing masks.
        case frames
        /// Constraints to the edges of the controller's view.
        case viewEdges
        case safeArea, margins
        /// The last field, or the bottom edge of the scroll view, follows `keyboardLayoutGuide`. Everything else
        /// follows the safe area.
        case keyboardGuide
        /// A stack view between both edges of the safe area.
        case stack
        /// Up from the bottom of the safe area, below a header.
        case safeAreaBottom
    }

    /// Which parts of the form scroll.
    public enum Scrolling: String, Sendable, CaseIterable {
        case none, one
        /// A scroll view with two of the fields, inside another one.
        case nested
        /// One page for every two fields, side by side.
        case paging
        /// With insets that the app has set.
        case ownInsets
        /// Below a header that covers it, with a top inset for that, and without the system's insets.
        case underHeader
        case table, collection
    }

    /// The kind of the second field. The others are text fields.
    public enum Field: String, Sendable, CaseIterable {
        case textField, fixedTextView
        /// A text view that's as high as its text.
        case growingTextView
        /// A switch that's a stop.
        case stop
    }

    /// What else moves things.
    public enum Mover: String, Sendable, CaseIterable {
        case nobody
        /// The app makes room for the keyboard at each notification. See ``Room``.
        case appOnNotification
        /// The app sets insets and frames in each layout, to their current values.
        case appOnLayout
    }

    /// How an app makes room for the keyboard that does so on its own. Without a scroll view, it moves a constraint in
    /// place of an inset.
    public enum Room: String, Sendable, CaseIterable {
        /// The bottom inset is the keyboard's height, and later the app's own.
        case inset
        /// The insets are saved when the keyboard appears, and restored when it hides.
        case savedInset
        /// The keyboard's height is added to the bottom inset, and subtracted later.
        case addedInset
        /// The controller's safe area ends above the keyboard.
        case safeArea
    }

    /// What the app keeps on the keyboard.
    public enum Bar: String, Sendable, CaseIterable {
        case none
        /// A bar over the end of the content.
        case overContent
        /// A bar at which the scroll view ends.
        case belowContent
    }

    /// What the delegate of the text fields does on Return before it allows Return.
    public enum Habit: String, Sendable, CaseIterable {
        case none
        case resigns, endsEditing
        /// Gives focus to the view with the next tag or, if there's none, resigns.
        case focusesNextTag
        /// An action for the end of editing on exit resigns.
        case resignsOnExit
        /// Resigns, although the content of the last field is invalid.
        case resignsWhileInvalid
    }

    public var container = Container.plain
    public var pose = Pose.upright
    public var layout = Layout.frames
    public var scrolling = Scrolling.none
    public var field = Field.textField
    public var mover = Mover.nobody
    public var room = Room.inset
    /// Whether the controller has its own input accessory view with a field in it.
    public var hasAccessoryField = false
    public var bar = Bar.none
    /// Whether the rows have a header that floats above them.
    public var hasFloatingHeader = false
    /// Whether the second field belongs to a child controller with its own navigator.
    public var hasChildForm = false
    public var habit = Habit.none
    /// Whether a button covers the third field, as in a drop-down.
    public var hasCoveredField = false

    public init() {}

    /// Draws a screen. On each axis, the plainest value is as frequent as all others together, so that most screens are
    /// unusual in two or three ways, not in all.
    public init(random: inout SplitMix64) {
        container = random.pick()
        pose = random.pick(plain: 70)
        layout = random.pick(plain: 20)
        scrolling = random.pick(plain: 40)
        field = random.pick(plain: 40)
        mover = random.pick(plain: 70)
        hasAccessoryField = container != .mediumSheet && random.chance(10)
        // Auto Layout ignores transforms, so what would follow the keyboard in here would end up elsewhere.
        if pose != .upright, layout == .keyboardGuide { layout = .safeArea }
        let mayHaveBar = pose == .upright && mover == .nobody && layout != .keyboardGuide && !hasAccessoryField
        // It isn't known what happens to the safe area of a sheet that's raised twice, by UIKit and for its bar.
        if mayHaveBar, !container.isSheet { bar = random.pick(plain: 60) }
        hasFloatingHeader = pose == .upright && [.table, .collection].contains(scrolling) && random.chance(50)
        hasChildForm = pose == .upright && bar == .none && random.chance(20)
        // Another generator, so that a seed's screen is the same on the other axes.
        var seeds = random
        var habits = SplitMix64(seed: seeds.next())
        habit = habits.pick(plain: 40)
        hasCoveredField = habits.chance(20)
        if mover == .nobody, bar == .none, habits.chance(15) { mover = .appOnNotification }
        room = habits.pick()
    }
}

extension ScreenSketch.Container {
    /// Whether the form is in a sheet, or may be.
    public var isSheet: Bool { [.largeSheet, .mediumSheet, .formSheet, .popover].contains(self) }
}

extension ScreenSketch: CustomStringConvertible {
    public var description: String {
        "\(container), \(pose), \(layout), scrolling \(scrolling), \(field), moved by \(mover)"
            + (mover == .appOnNotification ? " with \(room)" : "")
            + (hasAccessoryField ? ", accessory field" : "") + (bar == .none ? "" : ", bar \(bar)")
            + (hasFloatingHeader ? ", floating header" : "") + (hasChildForm ? ", child form" : "")
            + (habit == .none ? "" : ", delegate \(habit)") + (hasCoveredField ? ", covered field" : "")
    }
}

extension SplitMix64 {
    /// One of all values. The first one occurs in at least `plain` percent of all cases.
    public mutating func pick<Value: CaseIterable>(plain percent: Int = 0) -> Value {
        let all = Array(Value.allCases)
        return chance(percent) ? all[0] : all[number(0...(all.count - 1))]
    }
}
