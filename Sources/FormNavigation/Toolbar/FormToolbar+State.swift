import UIKit

extension FormToolbar {
    /// Where the person is in the form: what a toolbar shows, apart from its looks.
    public struct State: Equatable {
        /// What to call the field that has focus, in one line; `nil` for nothing, never blank.
        public var title: String?

        /// What is wrong with the field's content, to be shown in place of the title; `nil` for nothing.
        public var error: String?

        /// The field's place among those that Previous and Next visit, counted from 1; 0 if it is none of them, and
        /// where that is not known.
        public var place = 0

        /// How many fields Previous and Next visit; 0 while rows that are not loaded may hold some.
        public var count = 0

        /// Whether there is a field before.
        public var canGoPrevious = false

        /// Whether there is a field after.
        public var canGoNext = false

        /// The field's keyboard is this light or dark.
        public var keyboardAppearance = UIKeyboardAppearance.default

        /// The tint of the field's toolbar, see ``FormFieldOptions/Toolbar/tintColor``, or else of the field itself.
        public var tintColor: UIColor?

        /// Creates the state of an empty form.
        public init() {}

        /// The place in words, in the app's language: "3 of 8"; `nil` in a form of one field.
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

        /// Creates actions, such as a test of a ``FormAccessoryView`` needs.
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

extension FormToolbar.State {
    @MainActor
    init(
        of field: UIView, error: String?, at place: Int?, in form: Form, showsPlaceholder: Bool, canGoPrevious: Bool,
        canGoNext: Bool
    ) {
        title = field.toolbarTitle(showsPlaceholder: showsPlaceholder)
        self.error = error
        // How many fields there are in rows that are not loaded, nobody knows.
        if let place, !form.hasRowsToLoad {
            self.place = place + 1
            count = form.count
        }
        self.canGoPrevious = canGoPrevious
        self.canGoNext = canGoNext
        keyboardAppearance = field.formField?.keyboardAppearance ?? .default
        tintColor = field.assignedOptions?.toolbar.tintColor ?? field.tintColor
    }
}

extension UIView {
    /// The first line of what the field's options, or its placeholder, say; `nil` where there is nothing to read.
    fileprivate func toolbarTitle(showsPlaceholder: Bool) -> String? {
        let text: String? =
            switch assignedOptions?.toolbar.title {
            case nil: showsPlaceholder ? placeholderText : nil
            case .placeholder: placeholderText
            case .text(let text): text
            case .hidden: nil
            }
        // A text view's placeholder may have several lines.
        return text?.firstLine
    }

    /// A field that takes no text has no placeholder, and VoiceOver's name for it says the same.
    private var placeholderText: String? {
        if let field = self as? any FormPlaceholderProviding { return field.placeholder }
        return formField == nil ? accessibilityLabel : nil
    }
}
