/// One screen out of the space of screens that apps are made of: a choice on each of some independent axes.
///
/// Generated tests draw from this space instead of listing examples, so that a mistake needs no test that has thought of
/// it. ``SketchedScreen`` builds what a sketch says, of public UIKit alone.
public struct ScreenSketch: Sendable, Equatable {
    /// What the form's controller is in.
    public enum Container: String, Sendable, CaseIterable {
        case plain, navigation, tabBar, split, page
        /// A child controller in the lower half of another one's view.
        case childInLowerHalf
        /// A child controller in a stack view, below a banner.
        case childInStack
        case largeSheet, mediumSheet, formSheet, fullScreen
        /// A popover that points at a view in the lower half of the screen; where there is no room for one, a sheet.
        case popover
        /// The root of a window that does not fill the screen.
        case floatingWindow
    }

    /// How what holds the fields lies in the controller's view.
    public enum Pose: String, Sendable, CaseIterable {
        case upright
        /// Upside down, as chats are, and the fields in it turned back.
        case flipped
        case halfSize, largeSize
        /// On its side.
        case turned
    }

    /// What the form is laid out from: the fields themselves, or the scroll view that they are in.
    public enum Layout: String, Sendable, CaseIterable {
        /// Frames, and masks that resize them.
        case frames
        /// Constraints to the edges of the controller's view.
        case viewEdges
        case safeArea, margins
        /// The last field, or the scroll view's lower edge, follows `keyboardLayoutGuide`; the rest the safe area.
        case keyboardGuide
        /// A stack view between both edges of the safe area.
        case stack
        /// From the bottom of the safe area upward, below a header.
        case safeAreaBottom
    }

    /// What of the form scrolls.
    public enum Scrolling: String, Sendable, CaseIterable {
        case none, one
        /// A scroll view with two of the fields, in another one.
        case nested
        /// A page for each two fields, side by side.
        case paging
        /// With insets that the app has set.
        case ownInsets
        /// Below a header that lies over it, with a top inset for that, and without insets by the system.
        case underHeader
        case table, collection
    }

    /// What kind of field comes second; the others are text fields.
    public enum Field: String, Sendable, CaseIterable {
        case textField, fixedTextView
        /// A text view that is as high as its text.
        case growingTextView
        /// A switch that is a stop.
        case stop
    }

    /// What else moves things.
    public enum Mover: String, Sendable, CaseIterable {
        case nobody
        /// The app sets the scroll view's bottom inset at each notification, or without one the lower constraint.
        case appOnNotification
        /// The app sets insets and frames in each layout, to what they are.
        case appOnLayout
    }

    /// What the app has ride on the keyboard.
    public enum Bar: String, Sendable, CaseIterable {
        case none
        /// A bar over the lower end of the content.
        case overContent
        /// A bar at which the scroll view ends.
        case belowContent
    }

    public var container = Container.plain
    public var pose = Pose.upright
    public var layout = Layout.frames
    public var scrolling = Scrolling.none
    public var field = Field.textField
    public var mover = Mover.nobody
    /// Whether the controller has an input accessory view of its own with a field in it.
    public var hasAccessoryField = false
    public var bar = Bar.none
    /// Whether the rows have a header that floats above them.
    public var hasFloatingHeader = false
    /// Whether the second field belongs to a child controller, which has a navigator of its own.
    public var hasChildForm = false

    public init() {}

    /// Draws a screen. Each axis has its plainest value as often as all others together, so that most screens are
    /// unusual in two or three ways and not in all.
    public init(random: inout SplitMix64) {
        container = random.pick()
        pose = random.pick(plain: 70)
        layout = random.pick(plain: 20)
        scrolling = random.pick(plain: 40)
        field = random.pick(plain: 40)
        mover = random.pick(plain: 70)
        hasAccessoryField = container != .mediumSheet && random.chance(10)
        // Auto Layout does not know transforms: what would follow the keyboard in here would end up elsewhere.
        if pose != .upright, layout == .keyboardGuide { layout = .safeArea }
        let mayHaveBar = pose == .upright && mover == .nobody && layout != .keyboardGuide && !hasAccessoryField
        // What becomes of the safe area of a sheet that is raised twice, by UIKit and for its bar, nobody knows.
        if mayHaveBar, !container.isSheet { bar = random.pick(plain: 60) }
        hasFloatingHeader = pose == .upright && [.table, .collection].contains(scrolling) && random.chance(50)
        hasChildForm = pose == .upright && bar == .none && random.chance(20)
    }
}

extension ScreenSketch.Container {
    /// Whether the form is in a sheet, or may be.
    public var isSheet: Bool { [.largeSheet, .mediumSheet, .formSheet, .popover].contains(self) }
}

extension ScreenSketch: CustomStringConvertible {
    public var description: String {
        "\(container), \(pose), \(layout), scrolling \(scrolling), \(field), moved by \(mover)"
            + (hasAccessoryField ? ", accessory field" : "") + (bar == .none ? "" : ", bar \(bar)")
            + (hasFloatingHeader ? ", floating header" : "") + (hasChildForm ? ", child form" : "")
    }
}

extension SplitMix64 {
    /// One of all values, the first one in at least `plain` percent of all cases.
    public mutating func pick<Value: CaseIterable>(plain percent: Int = 0) -> Value {
        let all = Array(Value.allCases)
        return chance(percent) ? all[0] : all[number(0...(all.count - 1))]
    }
}
