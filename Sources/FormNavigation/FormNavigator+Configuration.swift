import UIKit

extension FormNavigator {
    /// How a navigator works.
    ///
    /// It is a value. Change a property of ``FormNavigator/configuration-swift.property``, and the change applies at
    /// once.
    @MainActor public struct Configuration {
        // MARK: Capabilities

        /// Whether the navigator does anything by itself.
        ///
        /// If `false`, every field has back what it had. Moves that your app asks for work all the same. `true` by
        /// default.
        public var isEnabled = true

        /// Exceptions that switch capabilities on or off in certain view controllers.
        ///
        /// ```swift
        /// configuration.rules.append(.off([.toolbar, .tapOutside], in: ChatViewController.self))
        /// ```
        ///
        /// A rule goes before the switches of this configuration, and the options of a field go before all rules. If
        /// several rules fit, the first of these points that makes a difference decides:
        ///
        /// 1. the rule for the view controller that is nearest to the field
        /// 2. the rule for the most specific class
        /// 3. the last rule in the array
        ///
        /// By default there is one rule: avoidance is off in `UIAlertController` and `UITableViewController`, which
        /// make room for the keyboard by themselves.
        public var rules: [Rule] = [.off(.avoidance, in: UIAlertController.self, UITableViewController.self)]

        /// Whether fields get the toolbar with Previous, Next and Done.
        ///
        /// `true` by default, and `false` in ``FormNavigator/shared``.
        public var isToolbarEnabled = true

        /// Whether the return key says Next or Done, and does it.
        ///
        /// `true` by default, and `false` in ``FormNavigator/shared``.
        public var isReturnKeyEnabled = true

        /// Whether keys of a hardware keyboard move through the form.
        ///
        /// Tab and Shift-Tab move as Next and Previous do. Escape and Command-Return end editing as Done does. A key
        /// that your app has a key command for is left to your app. The command may be on the field, on the view
        /// controller of the form, or on anything between them. If `false`, all keys are left to your app and to UIKit,
        /// which may go to another field with Tab by itself.
        ///
        /// `true` by default, and `false` in ``FormNavigator/shared``.
        public var handlesHardwareKeyboard = true

        /// Whether the field that has focus is kept clear of the keyboard.
        ///
        /// The line with the caret is seen if it can be, then the field, then its
        /// ``FormFieldOptions/Avoidance-swift.struct/companions``. Scroll views scroll first, the inner before the
        /// outer. The view of the view controller moves by what is missing then. Nothing moves further than it must.
        /// When the keyboard has gone, or when this is switched off, every inset and every transform is what it was
        /// before, or what your app has made of it since.
        ///
        /// `true` by default, and `false` in ``FormNavigator/shared``. See <doc:KeyboardAvoidance>.
        public var isAvoidanceEnabled = true

        /// The least distance between what is edited and the keyboard with its toolbar, in points.
        ///
        /// 10 by default. A negative distance counts as 0. A field may have another distance in its
        /// ``FormFieldOptions/Avoidance-swift.struct/keyboardDistance``.
        public var keyboardDistance: CGFloat = 10

        /// The distance above what is edited, in points, if there is room for it.
        ///
        /// It is kept to a navigation bar, or to a header in a scroll view's top inset. A large distance keeps a label
        /// above the field in sight when a person moves backwards. `nil`, the default, is the field's distance to the
        /// keyboard. A negative distance counts as 0.
        public var topDistance: CGFloat?

        /// The height of what your app itself has above the keyboard, such as a bar or a button, in points.
        ///
        /// ``keyboardDistance`` is kept to the upper edge of that. 0 by default. A negative number counts as 0.
        public var extraKeyboardDistance: CGFloat = 0

        /// Whether a tap outside of the field ends editing.
        ///
        /// The tap still does what it would do without the navigator. It ends editing if it hits something that does
        /// nothing by itself. A tap keeps editing if it hits
        ///
        /// - one of the ``viewClassesThatKeepEditing``,
        /// - text, or the input bar,
        /// - a row that can be selected: the table or collection `allowsSelection`, and the cell of a table has a
        ///   `selectionStyle`.
        ///
        /// A view can be an exception by its ``FormFieldOptions/TapTarget-swift.struct/endsEditing``, and a field by
        /// its ``FormFieldOptions/endsEditingOnTapOutside``. `false` by default.
        public var endsEditingOnTapOutside = false

        /// The classes of views in which a tap does not end editing.
        ///
        /// Subclasses, and views inside of such a view, are included. By default these are controls, enabled or not,
        /// and bars. A field that takes text need not be in the array: focus moves to it.
        public var viewClassesThatKeepEditing: [UIView.Type] = [
            UIControl.self, UISearchBar.self, UINavigationBar.self, UIToolbar.self, UITabBar.self,
        ]

        // MARK: Order

        /// The order in which Previous, Next, Return and Tab go through the fields.
        ///
        /// ``FormFieldOrder/position`` by default.
        public var order = FormFieldOrder.position

        /// Whether the first field comes after the last one.
        ///
        /// This holds for Previous, Next and Tab. Return ends editing in the last field all the same. `false` by
        /// default.
        public var wrapsAround = false

        /// What happens when the person moves on from a field with invalid content.
        ///
        /// ``FormNavigator/InvalidFieldPolicy/allow`` by default. A field may have another policy in its
        /// ``FormFieldOptions/invalidFieldPolicy``.
        public var invalidFieldPolicy = InvalidFieldPolicy.allow

        /// The number of rows that one move may bring in to look for a field.
        ///
        /// Tables and collections load only the rows on the screen, so nobody knows whether another row has a field. A
        /// move brings rows in, one screen at a time. If it finds no field, everything is as before. After a tenth of a
        /// second, the longest delay that seems immediate (Nielsen 1993), the move ends, and the next one in the same
        /// direction continues from there.
        ///
        /// 200 by default. With 0 or less, moves stay among the rows that are loaded. If your delegate names the rows with
        /// fields, no search is needed: ``FormNavigatorDelegate/formNavigator(_:indexPathsWithFieldsIn:)``.
        public var rowSearchLimit = 200

        /// The classes of view controllers whose fields are left alone.
        ///
        /// Subclasses, and view controllers inside of such a view controller, are included. By default this is
        /// `UIAlertController`, whose fields belong to the system. A rule in ``rules`` that switches something on for a
        /// more specific class takes that class out again.
        public var excludedViewControllerClasses: [UIViewController.Type] = [UIAlertController.self]

        // MARK: Keys and sound

        /// The return key of the last field. Pressing it ends editing.
        ///
        /// `.done` by default.
        public var lastReturnKey = UIReturnKeyType.done

        /// Whether a field keeps a `returnKeyType` of yours that is not `.default`.
        ///
        /// If `false`, the default, the key says Next, and in the last field it is the ``lastReturnKey``. What Return
        /// does is the same in both cases. A field can be an exception by its ``FormFieldOptions/keepsReturnKeyType``.
        public var keepsReturnKeyTypes = false

        /// Whether Return in a text view moves on instead of starting a line.
        ///
        /// The text view's delegate is asked about the line break, but no line break is inserted, whatever it answers.
        /// To keep focus, return `false` from `textViewShouldEndEditing(_:)`. Pasting a single line break moves on as
        /// well, because a delegate cannot tell the two apart.
        ///
        /// `false` by default. A text view can be an exception by its ``FormFieldOptions/movesOnReturn``.
        public var textViewsMoveOnReturn = false

        /// Whether Tab on a hardware keyboard moves on from a text view instead of typing a tab.
        ///
        /// People who do not use a touch screen may know no other way out of a text view. Shift-Tab moves back in any
        /// case. `false` by default, as in UIKit. A text view can be an exception by its ``FormFieldOptions/movesOnTab``.
        public var textViewsMoveOnTab = false

        /// Whether an iPad may show the number pad of a field as a popover, as it does from iOS 26 on.
        ///
        /// The popover covers the fields beside its own and has no key to go on, and the toolbar may not be there with
        /// it. So if this is `false`, the default, a field that gets the toolbar has its keyboard at the bottom of the
        /// screen. If `true`, the field's own `allowsNumberPadPopover` counts. A field can be an exception by its
        /// ``FormFieldOptions/allowsNumberPadPopover``. It has its own value back when it is no field of the form any
        /// more.
        public var allowsNumberPadPopover = false

        /// The appearance of the keyboards of all fields, dark or light.
        ///
        /// `nil`, the default, leaves each field's appearance as it is. A field has its own appearance back when it is
        /// no field of the form any more.
        public var keyboardAppearance: UIKeyboardAppearance?

        /// Whether Previous, Next and Done sound like keys.
        ///
        /// The sound is that of the keyboard. So the buttons are silent if the person has switched keyboard sounds off.
        /// `false` by default.
        public var playsInputClicks = false

        // MARK: Looks

        /// How the toolbar looks, and what its buttons do.
        public var toolbar = FormToolbar.Configuration()

        /// Creates the configuration that a new navigator of a view controller has.
        public init() {}
    }

    /// What happens when the person moves on from a field with invalid content.
    ///
    /// This is about Next, Return and Tab. Previous, Done and a tap on another field work in any case.
    public enum InvalidFieldPolicy: Sendable {
        /// Focus moves.
        case allow
        /// Focus stays the first time, and the toolbar shows what is wrong.
        ///
        /// If the person moves on again without changing the content, focus moves.
        case warn
        /// Focus stays, and the toolbar shows what is wrong.
        case refuse
    }
}
