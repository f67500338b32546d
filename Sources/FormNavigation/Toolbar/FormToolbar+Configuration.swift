import UIKit

extension FormToolbar {
    /// How a form's toolbar looks, and what is in it.
    public struct Configuration: Equatable {
        // MARK: Items

        /// The item that moves to the field before. `nil`, the default, is a chevron that points up.
        public var previous: Item?

        /// The item that moves to the field after. `nil`, the default, is a chevron that points down.
        public var next: Item?

        /// The item that ends editing. `nil`, the default, is the system's Done, in the system's language and design.
        public var done: Item?

        /// What a tap on Previous does in place of moving. `nil`, the default, moves.
        ///
        /// It is like ``nextAction``.
        public var previousAction: UIAction?

        /// What a tap on Next does in place of moving. `nil`, the default, moves.
        ///
        /// The item is enabled and disabled as it would be without. Of the action only what it does counts: ``next`` says what
        /// the item shows. Its sender is the item, from iOS 16 on. To move all the same, it calls ``FormNavigator/goNext()``;
        /// an app that only wants to hear of moves has ``FormNavigatorDelegate/formNavigator(_:didMoveFrom:to:)``.
        ///
        /// VoiceOver says what the item is called, and gives no hint of what it does. A ``FormAccessoryView`` has buttons of
        /// its own, to which this does not apply.
        public var nextAction: UIAction?

        /// What a tap on Done does in place of ending editing. `nil`, the default, ends it.
        ///
        /// ```swift
        /// configuration.toolbar.doneAction = UIAction { [weak self] _ in
        ///     if self?.form?.endEditing() == true { self?.pay() }
        /// }
        /// ```
        ///
        /// Otherwise it is like ``nextAction``. ``FormNavigatorDelegate/formNavigator(_:didTapDoneIn:)`` is called where there is no
        /// action, after editing has ended.
        public var doneAction: UIAction?

        /// When Previous and Next are shown. ``PreviousNextVisibility/automatic`` by default.
        public var previousNextVisibility = PreviousNextVisibility.automatic

        /// Items of the app's own at the leading end, before Previous. Empty by default.
        ///
        /// An item can be in one bar at a time, so every navigator needs items of its own.
        public var leadingItems: [UIBarButtonItem] = []

        /// Items of the app's own between the title and Done; otherwise like ``leadingItems``. Empty by default.
        public var trailingItems: [UIBarButtonItem] = []

        // MARK: Title

        /// Whether the title of a field is its placeholder. `true` by default.
        ///
        /// With `false` only fields whose options say so have a title, see ``FormFieldOptions/Toolbar/title-swift.property``.
        public var showsPlaceholder = true

        /// Whether the title says which of the fields has focus: "3 of 8". `false` by default.
        ///
        /// The place comes first, so that it stays when a long title is cut off. A form of one field shows none.
        public var showsProgress = false

        /// Says which of the fields has focus, where ``showsProgress`` shows it. `nil`, the default, is "3 of 8" in the app's
        /// language.
        ///
        /// ```swift
        /// configuration.toolbar.progressText = { .init("\($0)/\($1)", accessibilityLabel: "Step \($0) of \($1)") }
        /// ```
        ///
        /// It is called with the field's place, counted from 1, and the number of fields, whenever the toolbar is brought up to
        /// date. It answers `nil` to show nothing. Two configurations to which a closure was assigned are equal only if one is
        /// a copy of the other.
        public var progressText: (@MainActor (_ place: Int, _ count: Int) -> Text?)? {
            get { progressTemplate?.closure }
            set { progressTemplate = newValue.map(Template.init) }
        }

        /// Makes the title from what there is to show. `nil`, the default, is ``FormToolbar/State/title``.
        ///
        /// ```swift
        /// configuration.toolbar.titleText = { state in state.title.map { "Delivery: \($0)" } }
        /// ```
        ///
        /// It is called like ``progressText``, and answers `nil` for no title. What ``showsProgress`` adds is not part of it, and an
        /// error is shown in its place.
        public var titleText: (@MainActor (State) -> Text?)? {
            get { titleTemplate?.closure }
            set { titleTemplate = newValue.map(Template.init) }
        }

        private var progressTemplate: Template<@MainActor (Int, Int) -> Text?>?
        private var titleTemplate: Template<@MainActor (State) -> Text?>?

        /// The title's font. `nil`, the default, is the footnote's at the person's text size.
        ///
        /// A font that is made from a text style follows the text size, as far as a bar has room for it.
        public var titleFont: UIFont?

        /// The title's colour. `nil`, the default, is `UIColor.secondaryLabel`, or the tint if the title is a button.
        public var titleColor: UIColor?

        /// What a tap on the title does. `nil`, the default, makes the title a text.
        ///
        /// With an action it is a button, for VoiceOver too. The title stays the field's; the action's own is not shown.
        public var titleAction: UIAction?

        // MARK: Colours

        /// The colour of the toolbar's items. `nil`, the default, leaves it to the window's tint.
        public var tintColor: UIColor?

        /// Whether the toolbar's items have the tint of the field that has focus. `false` by default.
        ///
        /// It goes before ``tintColor``.
        public var usesFieldTintColor = false

        /// The colour behind the items. `nil`, the default, is the system's.
        ///
        /// Bars of glass, which iOS 26 brings, show through: Apple asks not to colour them, and neither this nor
        /// ``isTranslucent`` nor ``backgroundImage`` is applied to them.
        public var barTintColor: UIColor?

        /// Whether what is behind the bar shines through. `true` by default.
        public var isTranslucent = true

        /// A picture behind the items; an empty `UIImage()` leaves the bar without background. `nil` by default.
        public var backgroundImage: UIImage?

        // MARK: Hardware keyboard

        /// Whether the toolbar stays away while keys are typed on a hardware keyboard. `false` by default.
        ///
        /// UIKit does not tell that a hardware keyboard is attached. It shows only once the toolbar has come up with no keys
        /// below it, so the toolbar appears once and then goes. It comes back with the next software keyboard.
        public var hidesWithHardwareKeyboard = false

        /// Creates the configuration that a navigator starts with.
        public init() {}
    }
}

extension FormToolbar.Configuration {
    /// Takes up what one field's toolbar has of its own.
    mutating func apply(_ field: FormFieldOptions.Toolbar) {
        if let item = field.done { done = item }
        if let action = field.doneAction { doneAction = action }
        if let items = field.leadingItems { leadingItems = items }
        if let items = field.trailingItems { trailingItems = items }
        if let color = field.tintColor { tintColor = color }
    }

    /// When Previous and Next are in the toolbar.
    public enum PreviousNextVisibility: Sendable {
        /// In a form of more than one field.
        case automatic
        /// Also in a form of one field, where both are disabled.
        case always
        /// Not at all.
        case never
    }
}
