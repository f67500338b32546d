import UIKit

extension FormFieldOptions {
    /// Options of the toolbar for one field.
    public struct Toolbar: Sendable {
        /// Whether this field gets the toolbar.
        ///
        /// `nil`, the default, is what ``FormNavigator/Configuration-swift.struct/isToolbarEnabled`` says. A field with an
        /// accessory view of yours keeps it in any case.
        public var isEnabled: Bool?

        /// What the toolbar calls this field.
        ///
        /// `nil`, the default, is what ``FormToolbar/Configuration/showsPlaceholder`` says.
        public var title: Title?

        /// The item in Done's place. `nil`, the default, is ``FormToolbar/Configuration/done``.
        public var done: FormToolbar.Configuration.Item?

        /// What a tap on Done does instead of ending editing.
        ///
        /// `nil`, the default, is ``FormToolbar/Configuration/doneAction``.
        public var doneAction: UIAction?

        /// Items of yours before Previous.
        ///
        /// `nil`, the default, is ``FormToolbar/Configuration/leadingItems``. An empty array means that there are none.
        /// Several fields of one form may have the same items.
        public var leadingItems: [UIBarButtonItem]?

        /// Items of yours between the title and Done.
        ///
        /// `nil`, the default, is ``FormToolbar/Configuration/trailingItems``. An empty array means that there are
        /// none. Several fields of one form may have the same items.
        public var trailingItems: [UIBarButtonItem]?

        /// The colour of the items.
        ///
        /// `nil`, the default, is what ``FormToolbar/Configuration/usesFieldTintColor`` and
        /// ``FormToolbar/Configuration/tintColor`` say.
        public var tintColor: UIColor?

        /// Creates options that override nothing.
        public init() {}
    }

    /// What the toolbar calls a field.
    public enum Title: Equatable, Sendable {
        /// The field's placeholder, also if ``FormToolbar/Configuration/showsPlaceholder`` is `false`.
        case placeholder
        /// A text of yours, such as that of the label beside the field.
        ///
        /// The toolbar shows the first line. It shows nothing if that is blank.
        case text(String)
        /// No title.
        case hidden
    }

    /// Options for keeping one field clear of the keyboard.
    public struct Avoidance {
        /// Whether this field is kept clear of the keyboard.
        ///
        /// `nil`, the default, is what ``FormNavigator/Configuration-swift.struct/isAvoidanceEnabled`` and its rules say.
        public var isEnabled: Bool?

        /// The least distance between the field and the keyboard with its toolbar, in points.
        ///
        /// `nil`, the default, is ``FormNavigator/Configuration-swift.struct/keyboardDistance``. A negative distance
        /// counts as 0.
        public var keyboardDistance: CGFloat?

        /// Views that stay in sight together with the field, as far as there is room.
        ///
        /// The most important view comes first. An error label or a button is an example. Hidden views, and views
        /// outside of the form, do not count. Empty by default. The views are not kept alive.
        public var companions: [UIView] {
            get { weakCompanions.compactMap(\.object) }
            set { weakCompanions = newValue.map(WeakReference.init) }
        }

        private var weakCompanions: [WeakReference<UIView>] = []

        /// Creates options that override nothing.
        public init() {}
    }

    /// What may be done to a scroll view to keep a field in it clear of the keyboard.
    public struct Scrolling: Sendable {
        /// Whether the scroll view may be scrolled to show a field. `true` by default.
        public var changesOffset = true

        /// Whether its bottom inset may grow to make room for the keyboard. `true` by default.
        public var changesInsets = true

        /// Whether the scroll view is scrolled back to where it was, when the keyboard has gone.
        ///
        /// If `false`, the default, it stays where it is, as far as the content reaches.
        public var restoresOffset = false

        /// Creates options that override nothing.
        public init() {}
    }

    /// What a tap on a view does to the field that has focus.
    public struct TapTarget: Sendable {
        /// Whether a tap on this view, or on a view inside of it, ends editing in the field that has focus.
        ///
        /// `nil`, the default, follows the rules of
        /// ``FormNavigator/Configuration-swift.struct/endsEditingOnTapOutside``. If several views around a tap have a
        /// value, the innermost counts. If `true`, a control ends editing as well, after it has done its work, and so
        /// does a row. A field that takes text never does. The value has no effect where taps outside of the field do
        /// nothing.
        public var endsEditing: Bool?

        /// Creates options that override nothing.
        public init() {}
    }
}
