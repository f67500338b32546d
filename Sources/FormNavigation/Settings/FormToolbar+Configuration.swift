import UIKit

extension FormToolbar {
    /// The appearance of a form's toolbar, and the actions of its buttons.
    public struct Configuration: Equatable {
        // MARK: Items

        /// The item that moves to the previous field. The default value is `nil`, which shows a chevron that points up.
        public var previous: Item?

        /// The item that moves to the next field. The default value is `nil`, which shows a chevron that points down.
        public var next: Item?

        /// The item that ends editing.
        ///
        /// The default value is `nil`, which shows the system's Done item, in the language and the design of the
        /// system.
        public var done: Item?

        /// The action that Previous performs instead of moving.
        ///
        /// The default value is `nil`, which moves focus. Otherwise it behaves like ``nextAction``.
        public var previousAction: UIAction?

        /// The action that Next performs instead of moving.
        ///
        /// The default value is `nil`, which moves focus. The item is enabled as it would be without the action. The
        /// toolbar uses only the handler of the action; for what the item shows, set ``next``. In iOS 16 and later, the
        /// sender of the action is the item. To move as well, call ``FormNavigator/focusNext()``. To respond to moves
        /// only, implement ``FormNavigatorDelegate/formNavigator(_:didMoveFrom:to:)``.
        ///
        /// VoiceOver reads the label of the item, and no hint about what it does. The action doesn't apply to a
        /// ``FormAccessoryView``, which has its own buttons.
        public var nextAction: UIAction?

        /// The action that Done performs instead of ending editing.
        ///
        /// ```swift
        /// configuration.toolbar.doneAction = UIAction { [weak self] _ in
        ///     if self?.form.endEditing() == true { self?.pay() }
        /// }
        /// ```
        ///
        /// The default value is `nil`, which ends editing and then calls
        /// ``FormNavigatorDelegate/formNavigator(_:didTapDoneIn:)``. Otherwise it behaves like ``nextAction``.
        public var doneAction: UIAction?

        /// The option that determines when Previous and Next are in the toolbar.
        ///
        /// The default value is ``PreviousNextVisibility-swift.enum/automatic``.
        public var previousNextVisibility = PreviousNextVisibility.automatic

        /// Your own items before Previous.
        ///
        /// An item can be in only one bar at a time, so each navigator needs its own items. The array is empty by
        /// default.
        public var leadingItems: [UIBarButtonItem] = []

        /// Your own items between the title and Done.
        ///
        /// An item can be in only one bar at a time, so each navigator needs its own items. The array is empty by
        /// default.
        public var trailingItems: [UIBarButtonItem] = []

        // MARK: Title

        /// A Boolean value that determines whether the title shows the field's placeholder.
        ///
        /// If the value is `false`, a field has a title only if its ``FormFieldOptions/Toolbar-swift.struct/title``
        /// specifies one. The default value is `true`.
        public var showsPlaceholder = true

        /// A Boolean value that determines whether the title shows the position of the field that has focus, such as "3
        /// of 8".
        ///
        /// The position is before the title, so it stays visible if a long title is truncated. A form with one field
        /// shows no position, and neither does a form with rows that aren't loaded and may contain fields. In such a
        /// form, set the field's ``FormFieldOptions/Toolbar-swift.struct/title`` instead. The default value is `false`.
        public var showsProgress = false

        /// A closure that returns the text for the position of the field that has focus, if ``showsProgress`` is
        /// `true`.
        ///
        /// ```swift
        /// configuration.toolbar.progressText = { .init("\($0)/\($1)", accessibilityLabel: "Step \($0) of \($1)") }
        /// ```
        ///
        /// The closure receives the position of the field, starting at 1, and the number of fields. It returns `nil` to
        /// show nothing. The toolbar calls it with every update. The default value is `nil`, which shows "3 of 8" in
        /// the language of the app.
        ///
        /// Two configurations with a closure are equal only if one is a copy of the other.
        public var progressText: (@MainActor (_ place: Int, _ count: Int) -> Text?)? {
            get { progressTemplate?.closure }
            set { progressTemplate = newValue.map(Template.init) }
        }

        /// A closure that returns the title.
        ///
        /// ```swift
        /// configuration.toolbar.titleText = { state in state.title.map { "Delivery: \($0)" } }
        /// ```
        ///
        /// The closure receives what the toolbar is about to show, and returns `nil` for no title. The result doesn't
        /// include what ``showsProgress`` adds, and an error replaces it. The toolbar calls the closure with every
        /// update. The default value is `nil`, which shows ``FormToolbar/State-swift.struct/title``.
        public var titleText: (@MainActor (State) -> Text?)? {
            get { titleTemplate?.closure }
            set { titleTemplate = newValue.map(Template.init) }
        }

        private var progressTemplate: Template<@MainActor (Int, Int) -> Text?>?
        private var titleTemplate: Template<@MainActor (State) -> Text?>?

        /// The font of the title.
        ///
        /// A font for a text style follows the user's preferred text size, as far as the bar has room for it. The
        /// default value is `nil`, which uses the font of the text style `footnote`.
        public var titleFont: UIFont?

        /// The color of the title.
        ///
        /// The default value is `nil`, which uses `UIColor.secondaryLabel`, or the tint if the title is a button.
        public var titleColor: UIColor?

        /// The action that a tap on the title performs.
        ///
        /// With an action, the title is a button, including for VoiceOver. It shows the title of the field, not that of
        /// the action. The default value is `nil`, which makes the title a label.
        public var titleAction: UIAction?

        // MARK: Colors

        /// The color of the items.
        ///
        /// The default value is `nil`, which uses the tint that your app sets with `UIToolbar.appearance()`, or
        /// otherwise that of the field's window.
        public var tintColor: UIColor?

        /// A Boolean value that determines whether the items have the tint of the field that has focus.
        ///
        /// This property overrides ``tintColor``. The default value is `false`.
        public var usesFieldTintColor = false

        /// The background of the toolbar, and the appearance of the text in its items.
        ///
        /// ```swift
        /// let appearance = UIToolbarAppearance()
        /// appearance.configureWithOpaqueBackground()
        /// appearance.backgroundColor = .systemGroupedBackground
        /// configuration.toolbar.appearance = appearance
        /// ```
        ///
        /// The appearance applies in every orientation, and replaces what your app sets with `UIToolbar.appearance()`.
        /// UIKit copies it; to change it later, assign a new one. The default value is `nil`, which matches the
        /// toolbars of your app.
        ///
        /// In iOS 26 and later, the bar is glass, and Apple recommends against coloring it, so the background has no
        /// effect there.
        public var appearance: UIToolbarAppearance?

        // MARK: Touches

        /// A Boolean value that determines whether a tap between the items of a bar that's glass goes to what's behind
        /// the bar.
        ///
        /// In iOS 26 and later, the bar is glass, and a field that shows through it can be tapped. A tap that's close to
        /// an item does nothing. If the value is `false`, and before iOS 26, no tap goes through the bar. The default
        /// value is `true`.
        public var passesTouchesThroughGlass = true

        // MARK: Hardware keyboard

        /// A Boolean value that determines whether the toolbar is hidden while a hardware keyboard is in use.
        ///
        /// UIKit reports in iOS 16.4 and later that a hardware keyboard is likely. Before that, or if the report is
        /// wrong, the toolbar appears briefly the first time, and hides when there turn out to be no keys below it. It
        /// reappears with the next onscreen keyboard. The default value is `false`.
        public var hidesWithHardwareKeyboard = false

        /// Creates the default configuration of a navigator's toolbar.
        public init() {}
    }
}

extension FormToolbar.Configuration {
    /// Applies the toolbar options of one field.
    mutating func apply(_ field: FormFieldOptions.Toolbar) {
        if let item = field.done { done = item }
        if let action = field.doneAction { doneAction = action }
        if let items = field.leadingItems { leadingItems = items }
        if let items = field.trailingItems { trailingItems = items }
        if let color = field.tintColor { tintColor = color }
    }

    /// Whether the toolbar shows Previous and Next in a state.
    func showsPreviousNext(_ state: FormToolbar.State) -> Bool {
        switch previousNextVisibility {
        case .automatic: state.canFocusPrevious || state.canFocusNext
        case .always: true
        case .never: false
        }
    }

    /// The text in the middle of a toolbar in a state, or `nil` if there's none.
    @MainActor
    func text(for state: FormToolbar.State) -> FormToolbar.Text? {
        FormToolbar.Text(title: title(for: state), progress: progress(for: state))
    }

    @MainActor
    private func progress(for state: FormToolbar.State) -> FormToolbar.Text? {
        guard showsProgress, let progress = state.progress else { return nil }
        guard let text = progressText else { return FormToolbar.Text(progress) }
        return text(state.place, state.count)?.inOneLine
    }

    @MainActor
    private func title(for state: FormToolbar.State) -> FormToolbar.Text? {
        if let error = state.error { return FormToolbar.Text(error) }
        guard let text = titleText else { return state.title.map { FormToolbar.Text($0) } }
        return text(state)?.inOneLine
    }

    /// Constants that determine when Previous and Next are in the toolbar.
    public enum PreviousNextVisibility: Sendable {
        /// The items are visible if the form has more than one field.
        case automatic
        /// The items are always visible. In a form with one field, both are disabled.
        case always
        /// The items are never visible.
        case never
    }
}
