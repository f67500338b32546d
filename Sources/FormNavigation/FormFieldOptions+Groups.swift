import UIKit

extension FormFieldOptions {
    /// What is special about one field's toolbar.
    public struct Toolbar: Sendable {
        /// Whether this field gets the toolbar.
        ///
        /// `nil`, the default, is what ``FormNavigator/Configuration/isToolbarEnabled`` says. A field with an accessory view
        /// of its own keeps it whatever this says.
        public var isEnabled: Bool?

        /// What the toolbar calls this field.
        ///
        /// `nil`, the default, leaves it to ``FormToolbar/Configuration/showsPlaceholder``.
        public var title: Title?

        /// The item in Done's place. `nil`, the default, is ``FormToolbar/Configuration/done``.
        public var done: FormToolbar.Configuration.Item?

        /// What a tap on Done does in place of ending editing. `nil`, the default, is
        /// ``FormToolbar/Configuration/doneAction``.
        public var doneAction: UIAction?

        /// The app's items before Previous. `nil`, the default, is ``FormToolbar/Configuration/leadingItems``; an empty array is
        /// none.
        ///
        /// Several fields of one form may share items.
        public var leadingItems: [UIBarButtonItem]?

        /// The app's items between the title and Done. `nil`, the default, is ``FormToolbar/Configuration/trailingItems``; an
        /// empty array is none.
        public var trailingItems: [UIBarButtonItem]?

        /// The colour of the items. `nil`, the default, leaves it to ``FormToolbar/Configuration/tintColor`` and
        /// ``FormToolbar/Configuration/usesFieldTintColor``.
        public var tintColor: UIColor?
    }

    /// What the toolbar calls a field.
    public enum Title: Equatable, Sendable {
        /// The field's placeholder, whatever ``FormToolbar/Configuration/showsPlaceholder`` says.
        case placeholder
        /// Words of the app's own, such as the label beside the field. Only their first line is shown, and none if it is
        /// blank.
        case text(String)
        /// Nothing.
        case hidden
    }

    /// What is special about keeping one field clear of the keyboard.
    public struct Avoidance {
        /// Whether this field is kept clear of the keyboard. `nil`, the default, leaves it to the navigator.
        public var isEnabled: Bool?

        /// The least distance between the field and the keyboard, in points.
        ///
        /// `nil`, the default, is what ``FormNavigator/Configuration/keyboardDistance`` says. A negative distance counts as 0.
        public var keyboardDistance: CGFloat?

        /// Views that are to be seen with the field as far as there is room, the most important first: an error label, a
        /// button.
        ///
        /// Held weakly. Hidden views, and those outside the form, do not count. Empty by default.
        public var companions: [UIView] {
            get { weakCompanions.compactMap(\.object) }
            set { weakCompanions = newValue.map(WeakReference.init) }
        }

        private var weakCompanions: [WeakReference<UIView>] = []
    }

    /// What may be done to a scroll view so that a field in it is seen.
    public struct Scrolling: Sendable {
        /// Whether the offset is changed to show a field. `true` by default.
        public var changesOffset = true

        /// Whether the bottom inset makes room for the keyboard. `true` by default.
        public var changesInsets = true

        /// Whether the offset goes back, once the keyboard has gone, to what it was before.
        ///
        /// `false` by default: it stays, as far as the content reaches.
        public var restoresOffset = false
    }

    /// What a tap on a view does to the field that has focus.
    public struct TapTarget: Sendable {
        /// Whether a tap on this view, or on a view in it, ends editing in the field that has focus.
        ///
        /// `nil`, the default, follows the rules of ``FormNavigator/Configuration/endsEditingOnTapOutside``; where taps outside
        /// of the focused field are not watched, this has no effect. Of several views around a tap the innermost that says
        /// something counts. With `true` also a control or a row ends it, the control once it has done its work; a field
        /// that takes text never does.
        public var endsEditing: Bool?
    }
}
