import UIKit

extension FormNavigator {
    /// How a navigator works; change a value and it applies at once.
    @MainActor public struct Configuration {
        // MARK: Capabilities

        /// Whether the navigator does anything of its own accord. Moves that the app asks for work in any case.
        ///
        /// `true` by default. With `false` every field has back what it had.
        public var isEnabled = true

        /// Where capabilities are on or off whatever the switches below say.
        ///
        /// ```swift
        /// configuration.rules.append(.off([.toolbar, .tapOutside], in: ChatViewController.self))
        /// ```
        ///
        /// A rule matches the fields in controllers of its classes and of subclasses, and in the controllers inside them. Where
        /// several rules speak of one capability, the controller nearest to the field counts; of the rules that match it,
        /// the one with the most specific class; and of those, the last. The options of a field go before all rules.
        ///
        /// By default avoidance is off in `UIAlertController` and `UITableViewController`, which make room for the keyboard by
        /// themselves.
        public var rules: [Rule] = [.off(.avoidance, in: UIAlertController.self, UITableViewController.self)]

        /// Whether fields get the toolbar with Previous, Next and Done.
        ///
        /// `true` by default, `false` in ``FormNavigator/shared``.
        public var isToolbarEnabled = true

        /// Whether return keys say Next and Done, and do it.
        ///
        /// `true` by default, `false` in ``FormNavigator/shared``.
        public var isReturnKeyEnabled = true

        /// Whether Tab and Shift-Tab on a hardware keyboard move as Next and Previous do, and Escape and Command-Return end
        /// editing as Done does.
        ///
        /// A key for which the app has a key command, on the field, on the controller of the form or between them, is
        /// left to the app. `true` by default, `false` in ``FormNavigator/shared``.
        public var handlesHardwareKeyboard = true

        /// Whether the focused field is kept clear of the keyboard.
        ///
        /// The line with the caret is visible if it can be, then the field, then its ``FormFieldOptions/Avoidance/companions``. Scroll
        /// views scroll first, the inner before the outer, and the screen moves by what that cannot give. Nothing moves
        /// further than it must, nothing that is right already, and what was raised too far comes down. Once the
        /// keyboard has gone, or this is switched off, every inset and transform is what it was, or what the app has
        /// made of it meanwhile.
        ///
        /// `true` by default, `false` in ``FormNavigator/shared``.
        public var isAvoidanceEnabled = true

        /// The least distance between what is edited and the keyboard, in points, toolbar included.
        ///
        /// 10 by default. A negative distance counts as 0. One field may ask for another in its options.
        public var keyboardDistance: CGFloat = 10

        /// The distance that is kept above what is edited where there is room for it, in points: to a navigation bar, or a header
        /// in a scroll view's top inset.
        ///
        /// `nil`, the default, is the field's distance to the keyboard. A larger one keeps a label above the field visible when a
        /// person moves backwards. A negative distance counts as 0.
        public var topDistance: CGFloat?

        /// How much of the screen above the keyboard the app covers by itself, in points.
        ///
        /// For a bar or button that the app puts there. ``keyboardDistance`` is kept from its upper edge. 0 by default; a
        /// negative number counts as 0.
        public var extraKeyboardDistance: CGFloat = 0

        /// Whether a tap outside of the focused field ends editing, as Done does but without a sound.
        ///
        /// The tap goes where it would go without: whatever is there does what it does. What ends editing is a tap on what
        /// does nothing of its own. A tap on one of ``viewClassesThatKeepEditing``, on text, on the input bar, or on a row that
        /// can be selected keeps it; a row can be where its table or collection `allowsSelection`, and in a table the cell
        /// has a `selectionStyle`. One view may ask for something else in its ``FormFieldOptions/TapTarget/endsEditing``,
        /// one field in its ``FormFieldOptions/endsEditingOnTapOutside``. `false` by default.
        public var endsEditingOnTapOutside = false

        /// Views in which a tap does not end editing, subclasses and the views inside them included.
        ///
        /// Controls, enabled or not, and bars by default. A field that takes text keeps editing also if it is not in here:
        /// focus moves to it.
        public var viewClassesThatKeepEditing: [UIView.Type] = [
            UIControl.self, UISearchBar.self, UINavigationBar.self, UIToolbar.self, UITabBar.self,
        ]

        // MARK: Order

        /// The order in which Previous, Next, Return and Tab go through the fields. ``FormFieldOrder/position`` by default.
        public var order = FormFieldOrder.position

        /// Whether the first field follows the last for Next and Tab, and the last precedes the first for Previous.
        ///
        /// Return ends editing in the last field all the same. `false` by default.
        public var wrapsAround = false

        /// What happens when the person moves on from a field whose ``FormFieldOptions/validator`` says no.
        ///
        /// ``FormNavigator/InvalidFieldPolicy/allow`` by default. One field may have another policy in its
        /// ``FormFieldOptions/invalidFieldPolicy``.
        public var invalidFieldPolicy = InvalidFieldPolicy.allow

        /// How many rows that are not loaded one move may look at, in search of a field. 200 by default.
        ///
        /// Rows of tables and collections are loaded only while they are on the screen, so whether they hold a field
        /// is not known before. A move brings them in a screenful at a time; where it finds nothing, everything is as
        /// before. The app does not respond meanwhile. The default keeps that to about a second, the longest wait that does not
        /// interrupt a person's thought (Miller 1968, Nielsen 1993), if a row takes 5 milliseconds to make and lay out: an
        /// assumption, not a measurement. A delegate that names the rows with fields,
        /// ``FormNavigatorDelegate/formNavigator(_:indexPathsWithFieldsIn:)``, makes the search unnecessary. A limit of
        /// 0 or less keeps moves to what is loaded.
        public var rowSearchLimit = 200

        /// Controllers whose fields are left alone, subclasses and the controllers inside them included.
        ///
        /// `UIAlertController` by default, whose fields belong to the system. A rule in ``rules`` that switches something on
        /// for a more specific class takes that class out again.
        public var excludedViewControllerClasses: [UIViewController.Type] = [UIAlertController.self]

        // MARK: Keys and sound

        /// The return key of the last field; pressing it ends editing. `.done` by default.
        public var lastReturnKey = UIReturnKeyType.done

        /// Whether a field for which the app has set a `returnKeyType` other than `.default` keeps it.
        ///
        /// `false` by default: the keys say Next, and in the last field ``lastReturnKey``. What Return does is the same either
        /// way. One field may ask for something else in its ``FormFieldOptions/keepsReturnKeyType``.
        public var keepsReturnKeyTypes = false

        /// Whether Return in a text view moves on instead of starting a line. `false` by default.
        ///
        /// The delegate is still asked about the line break, but its answer does not matter: no line break is inserted, and
        /// focus moves. To keep focus, return `false` from `textViewShouldEndEditing(_:)`.
        ///
        /// Pasting a single line break into such a text view moves on too: to a delegate it looks the same.
        public var textViewsMoveOnReturn = false

        /// How light or dark the keyboards of all fields are.
        ///
        /// `nil`, the default, leaves each field as it is. Otherwise the fields have their own appearance back when they are
        /// none of the form's any more.
        public var keyboardAppearance: UIKeyboardAppearance?

        /// Whether Previous, Next and Done sound like keys. `false` by default.
        ///
        /// They stay silent where the person has switched keyboard sounds off: the sound is the keyboard's own.
        public var playsInputClicks = false

        // MARK: Looks

        /// How the toolbar looks.
        public var toolbar = FormToolbar.Configuration()

        /// Creates the configuration that a navigator of a view controller starts with.
        public init() {}
    }

    /// What happens when the person moves on, by Next, Return or Tab, from a field with invalid content.
    ///
    /// Previous, Done and taps on other fields are always possible.
    public enum InvalidFieldPolicy: Sendable {
        /// Focus moves.
        case allow
        /// Focus stays, and the toolbar shows the field's ``FormFieldOptions/error``; if the person then moves on without
        /// changing the content, focus moves.
        case warn
        /// Focus stays, and the toolbar shows the field's ``FormFieldOptions/error``.
        case refuse
    }
}
