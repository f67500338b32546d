import UIKit

extension FormToolbar {
    /// How the toolbar of a form looks, and what its buttons do.
    public struct Configuration: Equatable {
        // MARK: Items

        /// The item that moves to the field before. `nil`, the default, is a chevron that points up.
        public var previous: Item?

        /// The item that moves to the field after. `nil`, the default, is a chevron that points down.
        public var next: Item?

        /// The item that ends editing.
        ///
        /// `nil`, the default, is the system's Done, in the language and the design of the system.
        public var done: Item?

        /// What a tap on Previous does instead of moving.
        ///
        /// `nil`, the default, moves. Otherwise it is like ``nextAction``.
        public var previousAction: UIAction?

        /// What a tap on Next does instead of moving.
        ///
        /// `nil`, the default, moves. The item is enabled as it would be without the action. Only what the action does
        /// counts: what the item shows is ``next``. From iOS 16 on, the sender of the action is the item. To move as
        /// well, call ``FormNavigator/focusNext()``. If you only want to hear about moves, use
        /// ``FormNavigatorDelegate/formNavigator(_:didMoveFrom:to:)``.
        ///
        /// VoiceOver says what the item is called, and gives no hint of what it does. A ``FormAccessoryView`` has
        /// buttons of its own, which this does not change.
        public var nextAction: UIAction?

        /// What a tap on Done does instead of ending editing.
        ///
        /// ```swift
        /// configuration.toolbar.doneAction = UIAction { [weak self] _ in
        ///     if self?.form.endEditing() == true { self?.pay() }
        /// }
        /// ```
        ///
        /// `nil`, the default, ends editing; then ``FormNavigatorDelegate/formNavigator(_:didTapDoneIn:)`` is called.
        /// Otherwise it is like ``nextAction``.
        public var doneAction: UIAction?

        /// When Previous and Next are in the toolbar.
        ///
        /// ``PreviousNextVisibility-swift.enum/automatic`` by default.
        public var previousNextVisibility = PreviousNextVisibility.automatic

        /// Items of yours before Previous.
        ///
        /// An item can be in one bar at a time, so each navigator needs items of its own. Empty by default.
        public var leadingItems: [UIBarButtonItem] = []

        /// Items of yours between the title and Done.
        ///
        /// An item can be in one bar at a time, so each navigator needs items of its own. Empty by default.
        public var trailingItems: [UIBarButtonItem] = []

        // MARK: Title

        /// Whether the title is the field's placeholder.
        ///
        /// If `false`, a field has a title only if its ``FormFieldOptions/Toolbar-swift.struct/title`` says so. `true`
        /// by default.
        public var showsPlaceholder = true

        /// Whether the title says which of the fields has focus, such as "3 of 8".
        ///
        /// The place is before the title, so it stays if a long title is cut off. A form with one field has none.
        /// `false` by default.
        public var showsProgress = false

        /// A closure that says which of the fields has focus, if ``showsProgress`` is `true`.
        ///
        /// ```swift
        /// configuration.toolbar.progressText = { .init("\($0)/\($1)", accessibilityLabel: "Step \($0) of \($1)") }
        /// ```
        ///
        /// It gets the place of the field, counted from 1, and the number of fields. It returns `nil` to show nothing.
        /// It is called whenever the toolbar is updated. `nil`, the default, is "3 of 8" in the language of the app.
        ///
        /// Two configurations with a closure are equal only if one is a copy of the other.
        public var progressText: (@MainActor (_ place: Int, _ count: Int) -> Text?)? {
            get { progressTemplate?.closure }
            set { progressTemplate = newValue.map(Template.init) }
        }

        /// A closure that makes the title.
        ///
        /// ```swift
        /// configuration.toolbar.titleText = { state in state.title.map { "Delivery: \($0)" } }
        /// ```
        ///
        /// It gets what the toolbar is to show, and returns `nil` for no title. What ``showsProgress`` adds is not part
        /// of it, and an error is shown in its place. It is called whenever the toolbar is updated. `nil`, the default,
        /// is ``FormToolbar/State-swift.struct/title``.
        public var titleText: (@MainActor (State) -> Text?)? {
            get { titleTemplate?.closure }
            set { titleTemplate = newValue.map(Template.init) }
        }

        private var progressTemplate: Template<@MainActor (Int, Int) -> Text?>?
        private var titleTemplate: Template<@MainActor (State) -> Text?>?

        /// The font of the title.
        ///
        /// A font that is made from a text style follows the person's text size, as far as a bar has room for it.
        /// `nil`, the default, is the font of the text style `footnote`.
        public var titleFont: UIFont?

        /// The colour of the title.
        ///
        /// `nil`, the default, is `UIColor.secondaryLabel`, or the tint if the title is a button.
        public var titleColor: UIColor?

        /// What a tap on the title does.
        ///
        /// With an action the title is a button, for VoiceOver as well. It shows the field's title, and not that of the
        /// action. `nil`, the default, makes it a text.
        public var titleAction: UIAction?

        // MARK: Colours

        /// The colour of the items.
        ///
        /// `nil`, the default, is the tint that your app sets by `UIToolbar.appearance()`, or else that of the field's
        /// window.
        public var tintColor: UIColor?

        /// Whether the items have the tint of the field that has focus.
        ///
        /// This goes before ``tintColor``. `false` by default.
        public var usesFieldTintColor = false

        /// What is behind the items, and the looks of their words.
        ///
        /// ```swift
        /// let appearance = UIToolbarAppearance()
        /// appearance.configureWithOpaqueBackground()
        /// appearance.backgroundColor = .systemGroupedBackground
        /// configuration.toolbar.appearance = appearance
        /// ```
        ///
        /// It counts in every orientation, and in place of what your app sets by `UIToolbar.appearance()`. UIKit copies it:
        /// to change it later, set another one. `nil`, the default, is what your app's toolbars look like.
        ///
        /// On iOS 26 and later the bar is of glass, and Apple asks not to colour that. So the background has no effect
        /// there.
        public var appearance: UIToolbarAppearance?

        // MARK: Hardware keyboard

        /// Whether the toolbar is hidden while a hardware keyboard is used.
        ///
        /// UIKit does not say that a hardware keyboard is attached. So the toolbar appears once, and goes when there
        /// are no keys below it. It comes back with the next software keyboard. `false` by default.
        public var hidesWithHardwareKeyboard = false

        /// Creates the configuration that a new navigator has.
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

    /// Whether Previous and Next are there for what a toolbar is to show.
    func showsPreviousNext(_ state: FormToolbar.State) -> Bool {
        switch previousNextVisibility {
        case .automatic: state.count > 1 || state.canFocusPrevious || state.canFocusNext
        case .always: true
        case .never: false
        }
    }

    /// When Previous and Next are in the toolbar.
    public enum PreviousNextVisibility: Sendable {
        /// If the form has more than one field.
        case automatic
        /// Always. In a form with one field both are disabled.
        case always
        /// Never.
        case never
    }
}
