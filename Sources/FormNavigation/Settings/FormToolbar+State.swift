import UIKit

extension FormToolbar {
    /// What a toolbar shows: the title, an error, the user's position, and which buttons are enabled.
    ///
    /// A ``FormAccessoryView`` receives a state to show. For the state that a toolbar shows, see
    /// ``FormToolbar/state-swift.property``.
    public struct State: Equatable {
        /// The title of the field that has focus, in one line. `nil` if the field has no title. The title is never
        /// blank.
        public var title: String?

        /// An error in the field's content, to show in place of the title. `nil` if there's no error.
        public var error: String?

        /// The position of the field among those that Previous and Next visit, starting at 1.
        ///
        /// The value is 0 if the field isn't one of them, or if its position isn't known.
        public var place = 0

        /// The number of fields that Previous and Next visit. 0 if rows that aren't loaded might contain fields.
        public var count = 0

        /// A Boolean value that indicates whether there's a previous field, and Previous is enabled.
        public var canFocusPrevious = false

        /// A Boolean value that indicates whether there's a next field, and Next is enabled.
        public var canFocusNext = false

        /// A Boolean value that indicates whether Previous and Next are visible.
        ///
        /// ``FormToolbar/Configuration/previousNextVisibility-swift.property`` determines the value.
        public var showsPreviousNext = false

        /// The style, dark or light, of the field's keyboard.
        ///
        /// If the field's `keyboardAppearance` is the default, the style is that of the field, or `.unspecified` if the
        /// field follows the system. Assign the value to `overrideUserInterfaceStyle`: a view above the keyboard is in
        /// one of UIKit's own windows, which doesn't follow the field.
        public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

        /// The tint color of the field's toolbar or, if it doesn't have one, that of the field. See
        /// ``FormFieldOptions/Toolbar-swift.struct/tintColor``.
        public var tintColor: UIColor?

        /// Creates the state of an empty form.
        public init() {}

        /// A description of the position, such as "3 of 8", in the language of the app.
        ///
        /// The value is `nil` in a form with one field, and if the position isn't known.
        public var progress: String? {
            place > 0 && count > 1 ? FormWord.progress(place, of: count) : nil
        }
    }

    /// The actions of a toolbar's buttons.
    public struct Actions {
        /// Moves to the previous field.
        public let previous: @MainActor () -> Void
        /// Moves to the next field.
        public let next: @MainActor () -> Void
        /// Ends editing.
        public let done: @MainActor () -> Void

        /// Creates actions, for example to test a ``FormAccessoryView``.
        ///
        /// - Parameters:
        ///   - previous: A closure that moves to the previous field.
        ///   - next: A closure that moves to the next field.
        ///   - done: A closure that ends editing.
        public init(
            previous: @escaping @MainActor () -> Void, next: @escaping @MainActor () -> Void,
            done: @escaping @MainActor () -> Void
        ) {
            self.previous = previous
            self.next = next
            self.done = done
        }
    }
}
