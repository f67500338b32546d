import UIKit

extension FormNavigator {
    /// The settings of a navigator.
    ///
    /// A configuration is a value. Change a property of ``FormNavigator/configuration-swift.property``, and the change
    /// takes effect immediately.
    @MainActor public struct Configuration {
        // MARK: Capabilities

        /// A Boolean value that determines whether the navigator is on.
        ///
        /// If the value is `false`, the navigator restores what it changed in every field. You can still call the
        /// methods that move focus. The default value is `true`.
        public var isEnabled = true

        /// The exceptions that turn capabilities on or off in certain view controllers.
        ///
        /// ```swift
        /// configuration.rules.append(.off([.toolbar, .tapOutside], in: ChatViewController.self))
        /// ```
        ///
        /// Rules override the switches of this configuration, and the options of a field override all rules. If several
        /// rules match, the first of these criteria that tells them apart decides:
        ///
        /// 1. The rule for the view controller nearest to the field
        /// 2. The rule for the most specific class
        /// 3. The last rule in the array
        ///
        /// By default, there's one rule. It turns avoidance off in `UIAlertController`, which moves above the keyboard
        /// as a whole.
        public var rules: [Rule] = [.off(.avoidance, in: UIAlertController.self)]

        /// A Boolean value that determines whether fields show the toolbar with Previous, Next, and Done.
        ///
        /// The default value is `true`, or `false` for ``FormNavigator/shared``.
        public var isToolbarEnabled = true

        /// A Boolean value that determines whether the return key shows Next or Done and acts accordingly.
        ///
        /// The default value is `true`, or `false` for ``FormNavigator/shared``.
        public var isReturnKeyEnabled = true

        /// A Boolean value that determines whether keys of a hardware keyboard move through the form.
        ///
        /// Tab and Shift-Tab move as Next and Previous do. Escape and Command-Return end editing as Done does. If your
        /// app has a key command for one of these keys, your app receives the key. The command can be on the field, on
        /// the view controller of the form, or on any responder between them. If the value is `false`, your app and
        /// UIKit receive all keys, and UIKit may move to another field with Tab.
        ///
        /// The default value is `true`, or `false` for ``FormNavigator/shared``.
        public var handlesHardwareKeyboard = true

        /// A Boolean value that determines whether the navigator keeps the field that has focus clear of the keyboard.
        ///
        /// The line with the caret has priority, then the field, then its
        /// ``FormFieldOptions/Avoidance-swift.struct/companions``. Scroll views scroll first, inner ones before outer
        /// ones. Then the view controller's view moves by the remaining distance. Nothing moves farther than necessary.
        /// When the keyboard hides, or when you turn avoidance off, the navigator restores every inset and every
        /// transform, unless your app has changed them since.
        ///
        /// The default value is `true`, or `false` for ``FormNavigator/shared``. See <doc:KeyboardAvoidance>.
        public var isAvoidanceEnabled = true

        /// The minimum distance, in points, between the edited view and the keyboard with its toolbar.
        ///
        /// The default value is 10. Values that are negative or not finite count as 0. To set another distance for one
        /// field, use ``FormFieldOptions/Avoidance-swift.struct/keyboardDistance``.
        public var keyboardDistance: CGFloat = 10

        /// The distance, in points, to keep above the edited view if there's room for it.
        ///
        /// The distance is measured from a navigation bar, or from a header in the top inset of a scroll view. With a
        /// large distance, a label above the field stays visible when the user moves backward. The default value is `nil`,
        /// which uses the field's distance to the keyboard. Values that are negative or not finite count as 0.
        public var topDistance: CGFloat?

        /// The height, in points, of your own views above the keyboard, such as a bar or a button.
        ///
        /// The ``keyboardDistance`` is measured to the top edge of those views. The default value is 0. Values that are
        /// negative or not finite count as 0.
        public var extraKeyboardDistance: CGFloat = 0

        /// A Boolean value that determines whether a tap outside the field ends editing.
        ///
        /// The tap still does what it would do without the navigator. A tap that your own gesture recognizer handles
        /// ends editing, too. A tap doesn't end editing if it hits:
        ///
        /// - A view of one of the ``viewClassesThatKeepEditing``
        /// - Text, the input bar, or a view whose ``FormFieldOptions/stop-swift.property`` is `.always`
        /// - A selectable row: one in a table or collection view whose `allowsSelection` is `true`; in a table view, the
        ///   cell's `selectionStyle` also can't be `.none`
        ///
        /// A tap with Apple Pencil, or with several fingers, doesn't end editing either.
        ///
        /// To make an exception for a view, use ``FormFieldOptions/endsEditingWhenTapped``; for a field,
        /// use ``FormFieldOptions/endsEditingOnTapOutside``. The default value is `false`.
        public var endsEditingOnTapOutside = false

        /// The classes of views in which a tap doesn't end editing.
        ///
        /// The array applies to subclasses, and to views inside such a view. By default, it contains controls, whether
        /// they're enabled or not, and bars. You don't need to add fields that accept text, because a tap moves focus
        /// to them.
        public var viewClassesThatKeepEditing: [UIView.Type] = [
            UIControl.self, UISearchBar.self, UINavigationBar.self, UIToolbar.self, UITabBar.self,
        ]

        // MARK: Order

        /// The order in which Previous, Next, Return, and Tab move through the fields.
        ///
        /// The default value is ``FormFieldOrder/position``.
        public var order = FormFieldOrder.position

        /// A Boolean value that determines whether the first field follows the last one.
        ///
        /// This property applies to Previous, Next, and Tab. Return always ends editing in the last field. The default
        /// value is `false`.
        public var wrapsAround = false

        /// The response when the user moves on from a field with invalid content.
        ///
        /// The default value is ``FormNavigator/InvalidFieldPolicy/warn``, so that the user sees an error before moving
        /// on. The policy has no effect on fields without a validation or an error. To set another policy for one
        /// field, use ``FormFieldOptions/invalidFieldPolicy``.
        public var invalidFieldPolicy = InvalidFieldPolicy.warn

        /// The maximum number of rows that one move loads to find a field.
        ///
        /// Table and collection views load only the rows on the screen, so there's no way to know whether another row
        /// contains a field. A move loads rows one screen at a time. If it doesn't find a field, it restores the scroll
        /// positions. After a tenth of a second, the longest delay that seems immediate (Nielsen 1993), the move ends,
        /// and the next move in the same direction continues from there.
        ///
        /// The default value is 200. With 0 or less, moves stay within the rows that are loaded. If your delegate names
        /// the rows that have fields, moves don't need to search; see
        /// ``FormNavigatorDelegate/formNavigator(_:indexPathsWithFieldsIn:)``.
        public var rowSearchLimit = 200

        /// The classes of view controllers whose fields the navigator ignores.
        ///
        /// The array applies to subclasses, and to view controllers inside such a view controller. By default, it
        /// contains `UIAlertController`, whose fields belong to the system. If one of the ``rules`` turns something on
        /// for a more specific class, that class isn't excluded.
        public var excludedViewControllerClasses: [UIViewController.Type] = [UIAlertController.self]

        // MARK: Keys and sound

        /// The return key of the last field, which ends editing.
        ///
        /// The default value is `.done`.
        public var lastReturnKey = UIReturnKeyType.done

        /// A Boolean value that determines whether fields keep a custom `returnKeyType`, which is any value except
        /// `.default`.
        ///
        /// If the value is `false`, the default, the key shows Next, or the ``lastReturnKey`` in the last field. What
        /// Return does is the same in both cases. To make an exception for one field, use
        /// ``FormFieldOptions/keepsReturnKeyType``.
        public var keepsReturnKeyTypes = false

        /// A Boolean value that determines whether Return does what your app has decided, in text fields for which it has.
        ///
        /// Your app has decided what Return does in a text field if one of these applies:
        ///
        /// - The field's delegate implements `textFieldShouldReturn(_:)`, regardless of the result.
        /// - The field has an action for `.editingDidEndOnExit` or `.primaryActionTriggered`.
        /// - The field's `returnKeyType` names what Return does, such as `.search`, `.go`, `.send`, `.join`, or
        ///   `.continue`: any value except `.default`, `.next`, and `.done`.
        ///
        /// If the value is `true`, such a field keeps its return key, and Return does what it would do without a navigator.
        /// If the value is `false`, Return moves on from these fields, too, after your delegate and your actions; a
        /// delegate that returns `false` prevents that. To make an exception for one field, use
        /// ``FormFieldOptions/movesOnReturn``.
        ///
        /// The default value is `false`, or `true` for ``FormNavigator/shared``, which also manages screens that were
        /// written without it.
        public var leavesReturnToApp = false

        /// A Boolean value that determines whether Return in a text view moves on instead of starting a new line.
        ///
        /// The navigator asks the text view's delegate about the line break, but never inserts it, even if the delegate
        /// returns `true`. To keep focus, return `false` from `textViewShouldEndEditing(_:)`. Pasting a single line
        /// break also moves on, because a delegate can't distinguish it from Return.
        ///
        /// The default value is `false`. To make an exception for one text view, use
        /// ``FormFieldOptions/movesOnReturn``.
        public var textViewsMoveOnReturn = false

        /// A Boolean value that determines whether Tab on a hardware keyboard moves on from a text view instead of
        /// typing a tab.
        ///
        /// People who don't use a touch screen may have no other way to leave a text view. Shift-Tab always moves back.
        /// The default value is `false`, as in UIKit. To make an exception for one text view, use
        /// ``FormFieldOptions/movesOnTab``.
        public var textViewsMoveOnTab = false

        /// A Boolean value that determines whether iPad may show the number pad of a field as a popover, as it does in
        /// iOS 26 and later.
        ///
        /// If the value is `false`, the default, fields that show the toolbar have their number pad at the bottom of the
        /// screen, because the popover covers adjacent fields, has no key to move on, and may appear without the
        /// toolbar. If the value is `true`, the field's own `allowsNumberPadPopover` applies. To make an exception for
        /// one field, use ``FormFieldOptions/allowsNumberPadPopover``. When a view is no longer a field of the form, the
        /// navigator restores the view's own value.
        public var allowsNumberPadPopover = false

        /// The appearance of the keyboard in all fields, dark or light.
        ///
        /// The default value is `nil`, which leaves the appearance of each field as it is. When a view is no longer a
        /// field of the form, the navigator restores the view's own appearance.
        public var keyboardAppearance: UIKeyboardAppearance?

        /// A Boolean value that determines whether Previous, Next, and Done play the sound of a key.
        ///
        /// The buttons are silent if the user has turned keyboard sounds off. The default value is `false`.
        public var playsInputClicks = false

        // MARK: Looks

        /// The appearance of the toolbar, and the actions of its buttons.
        public var toolbar = FormToolbar.Configuration()

        /// Creates the default configuration of a view controller's navigator.
        public init() {}
    }
}
