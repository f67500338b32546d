import UIKit

extension FormFieldOptions {
    /// The options of the toolbar for one field.
    public struct Toolbar: Sendable {
        /// A Boolean value that determines whether this field shows the toolbar.
        ///
        /// The default value is `nil`, which uses ``FormNavigator/Configuration-swift.struct/isToolbarEnabled``. A
        /// field with your own accessory view always keeps it.
        public var isEnabled: Bool?

        /// The title of this field in the toolbar.
        ///
        /// The default value is `nil`, which uses ``FormToolbar/Configuration/showsPlaceholder``.
        public var title: Title?

        /// The item that replaces Done. The default value is `nil`, which uses ``FormToolbar/Configuration/done``.
        public var done: FormToolbar.Configuration.Item?

        /// The action that Done performs instead of ending editing.
        ///
        /// The default value is `nil`, which uses ``FormToolbar/Configuration/doneAction``.
        public var doneAction: UIAction?

        /// Your own items before Previous.
        ///
        /// The default value is `nil`, which uses ``FormToolbar/Configuration/leadingItems``. If the array is empty,
        /// the field has no such items. Several fields of one form can share the same items.
        public var leadingItems: [UIBarButtonItem]?

        /// Your own items between the title and Done.
        ///
        /// The default value is `nil`, which uses ``FormToolbar/Configuration/trailingItems``. If the array is empty,
        /// the field has no such items. Several fields of one form can share the same items.
        public var trailingItems: [UIBarButtonItem]?

        /// The color of the items.
        ///
        /// The default value is `nil`, which uses ``FormToolbar/Configuration/usesFieldTintColor`` and
        /// ``FormToolbar/Configuration/tintColor``.
        public var tintColor: UIColor?

        /// Creates options with the default values.
        public init() {}
    }

    /// Constants that specify the title of a field in the toolbar.
    public enum Title: Equatable, Sendable {
        /// The field's placeholder, even if ``FormToolbar/Configuration/showsPlaceholder`` is `false`.
        case placeholder
        /// Your own text, such as the text of the label beside the field.
        ///
        /// The toolbar shows the first line, or nothing if that line is blank.
        case text(String)
        /// No title.
        case hidden
    }

    /// The options for keeping one field clear of the keyboard.
    public struct Avoidance {
        /// A Boolean value that determines whether the navigator keeps this field clear of the keyboard.
        ///
        /// The default value is `nil`, which uses ``FormNavigator/Configuration-swift.struct/isAvoidanceEnabled`` and
        /// the rules of the configuration.
        public var isEnabled: Bool?

        /// The minimum distance, in points, between the field and the keyboard with its toolbar.
        ///
        /// The default value is `nil`, which uses ``FormNavigator/Configuration-swift.struct/keyboardDistance``.
        /// Values that are negative or not finite count as 0.
        public var keyboardDistance: CGFloat?

        /// The views to keep visible together with the field, as far as space allows.
        ///
        /// List the most important view first, such as an error label or a button. The navigator ignores hidden views
        /// and views outside the form. The array is empty by default. The views are held weakly.
        public var companions: [UIView] {
            get { weakCompanions.compactMap(\.object) }
            set { weakCompanions = newValue.map(WeakReference.init) }
        }

        private var weakCompanions: [WeakReference<UIView>] = []

        /// Creates options with the default values.
        public init() {}
    }

    /// The changes that the navigator may make to a scroll view to keep a field in it clear of the keyboard.
    public struct Scrolling: Sendable {
        /// A Boolean value that determines whether the scroll view may scroll to show a field. The default value is
        /// `true`.
        public var changesOffset = true

        /// A Boolean value that determines whether the bottom inset may grow to make room for the keyboard. The default
        /// value is `true`.
        public var changesInsets = true

        /// A Boolean value that determines whether the scroll view scrolls back to its previous position when the
        /// keyboard hides.
        ///
        /// If the value is `false`, the default, the scroll view keeps its offset if that's still within the content.
        public var restoresOffset = false

        /// Creates options with the default values.
        public init() {}
    }
}
