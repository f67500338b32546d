import UIKit

extension FormToolbar {
    /// Where the person is in the form.
    ///
    /// A toolbar or a ``FormAccessoryView`` shows it. What a toolbar shows is ``FormToolbar/state-swift.property``.
    public struct State: Equatable {
        /// The title of the field that has focus, in one line. `nil` if there is none. It is never blank.
        public var title: String?

        /// What is wrong with the field's content, to be shown in place of the title. `nil` if nothing is.
        public var error: String?

        /// The place of the field among those that Previous and Next visit, counted from 1.
        ///
        /// 0 if the field is none of them, or if the place is not known.
        public var place = 0

        /// The number of fields that Previous and Next visit. 0 if rows that are not loaded may have some.
        public var count = 0

        /// Whether there is a field before: Previous is enabled.
        public var canFocusPrevious = false

        /// Whether there is a field after: Next is enabled.
        public var canFocusNext = false

        /// Whether Previous and Next are shown.
        ///
        /// ``FormToolbar/Configuration/previousNextVisibility-swift.property`` decides.
        public var showsPreviousNext = false

        /// Whether the field's keyboard is dark or light.
        ///
        /// If its `keyboardAppearance` is the default, it is as the field is: `.unspecified` where that is as the system is.
        /// Assign it to `overrideUserInterfaceStyle`: a view above the keyboard is in a window of UIKit's, which does not
        /// follow the field.
        public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

        /// The tint of the field's toolbar, or else that of the field. See
        /// ``FormFieldOptions/Toolbar-swift.struct/tintColor``.
        public var tintColor: UIColor?

        /// Creates the state of an empty form.
        public init() {}

        /// The place in words, such as "3 of 8", in the language of the app.
        ///
        /// `nil` in a form with one field, and if the place is not known.
        public var progress: String? {
            place > 0 && count > 1 ? FormWord.progress(place, of: count) : nil
        }
    }

    /// What the buttons of a toolbar do.
    public struct Actions {
        /// Moves to the field before.
        public let previous: @MainActor () -> Void
        /// Moves to the field after.
        public let next: @MainActor () -> Void
        /// Ends editing.
        public let done: @MainActor () -> Void

        /// Creates actions, for example for a test of a ``FormAccessoryView``.
        ///
        /// - Parameters:
        ///   - previous: Moves to the field before.
        ///   - next: Moves to the field after.
        ///   - done: Ends editing.
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
