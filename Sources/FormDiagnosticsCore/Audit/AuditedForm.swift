import FormNavigationCore
import Foundation

/// The parts of a form that an audit checks, as values read from views.
package struct AuditedForm: Sendable {
    /// What determines the order of Next.
    package enum Order: Sendable, Hashable {
        case position
        case tag
        case hierarchy
        case custom
    }

    /// A link between two fields that the navigator ignores.
    package struct IgnoredLink: Sendable {
        package var from: AuditedView
        package var to: AuditedView
        /// The reason, such as `it would close a cycle`.
        package var reason: String

        package init(from: AuditedView, to: AuditedView, reason: String) {
            (self.from, self.to, self.reason) = (from, to, reason)
        }
    }

    /// The view that contains the form.
    package var root: AuditedView
    /// The app's name for the navigator.
    package var navigator: String
    /// The stops in the order of Next, followed by the skipped fields.
    package var fields: [AuditedField]
    package var order = Order.position
    package var ignoredLinks: [IgnoredLink] = []
    /// Tables and collections that a move searches row by row, because the app doesn't name the rows that have fields.
    package var searchedTables: [AuditedView] = []
    /// The screen that the form is on, or `nil` if the form isn't in a window.
    package var screen: AuditedScreen?
    /// Whether parts of the form belong to other navigators, so that it may have no fields.
    package var isShared = false
    /// The buttons at the bottom of the screen that don't scroll and don't follow the keyboard.
    package var buttonsAtBottom: [AuditedButton] = []
    /// The places where the app makes room for the keyboard itself, as far as a session has seen it.
    package var rooms: [AuditedRoom] = []
    /// The same stops in the order that Next followed while another one had focus, if that's a different order.
    package var earlierOrder: [AuditedView] = []

    package init(root: AuditedView, navigator: String, fields: [AuditedField]) {
        (self.root, self.navigator, self.fields) = (root, navigator, fields)
    }

    /// The fields that Next visits, in that order.
    package var stops: [AuditedField] { fields.filter { $0.obstacle == nil } }
}

/// A view, with the names that a finding uses for it.
package struct AuditedView: Sendable, Hashable {
    /// A number by which the reader of the views recognizes this one.
    package var number: Int
    /// The class and the human-readable name of the view, such as `UITextField “Email”`.
    package var name: String
    /// The app's name for the view, such as `emailField`, or a substitute for it.
    package var code: String
    /// Whether the name is the app's.
    package var isNamed: Bool

    package init(number: Int, name: String, code: String, isNamed: Bool = true) {
        (self.number, self.name, self.code, self.isNamed) = (number, name, code, isNamed)
    }
}

/// The parts of a field that an audit checks.
package struct AuditedField: Sendable {
    /// The reason why a field is skipped.
    package enum Obstacle: Sendable, Hashable {
        case leftOutByOrder
        case noSize
        /// A control takes its taps.
        case covered
        /// What an app does on purpose: hide, disable, or mark the field.
        case deliberate
    }

    /// What's above the keyboard while the field has focus.
    package enum Accessory: Sendable, Hashable {
        case none
        /// The toolbar, or the app's replacement for it.
        case toolbar
        /// The app's own accessory view, which may contain something to tap.
        case own(isTappable: Bool)
        /// The app's own accessory view without a height, in place of any bar.
        case empty
    }

    package var view: AuditedView
    package var kind: FieldKind
    /// The reason why the field is skipped, or `nil` for a stop.
    package var obstacle: Obstacle?
    /// Whether the form is valid only once the content is, although Next skips the view.
    package var isOnlyChecked = false
    /// The name that VoiceOver reads.
    package var label: String?
    package var placeholder: String?
    /// The text of the label directly before the field.
    package var caption: String?
    /// The traits of its text, or `nil` if the view doesn't accept text.
    package var traits: TextTraits?
    /// The control that's in front of the field and receives its touches, or `nil` if a tap reaches the field.
    package var cover: AuditedView?
    /// The size, in points.
    package var size = CGSize(width: 300, height: 44)
    /// Whether the field is a system control, whose size the system determines.
    package var isSystemControl = false
    /// Whether its frame says how large it is, not constraints.
    package var isPlacedByFrame = false
    /// Whether it's alone in a row that's high enough for a finger, so that a tap beside it hits nothing else.
    package var hasRowToItself = false
    /// Whether the app says that its size is as it should be.
    package var isSizeIgnored = false
    package var tag = 0
    /// The views around the field that contain other stops, but not the whole form, outermost first.
    package var containers: [AuditedView] = []
    /// A number that identifies the field's row, or `nil` outside of tables and collections.
    package var row: Int?
    /// The table or collection that it's in.
    package var list: AuditedView?
    /// The scroll view around it that may not be scrolled.
    package var fixedScrollView: AuditedView?

    // MARK: Keys

    package var accessory = Accessory.toolbar
    /// Whether a tap outside the field, or a drag, dismisses the keyboard.
    package var endsByTouch = false
    /// Whether Tab, Escape, and Command-Return work in the field.
    package var hasHardwareKeys = true
    /// What Return does.
    package var role = ReturnKeyPlan.Role.next
    /// The title of the return key.
    package var returnKey = TextTraits.ReturnKey.next
    /// Whether that is its own, whatever the configuration says.
    package var keepsReturnKey = false
    /// Whether typing the last character moves on.
    package var advances = false

    // MARK: Sight

    /// The position of everything while the field is being edited, or `nil` if the navigator doesn't keep it clear of the
    /// keyboard.
    package var situation: AvoidanceSituation?

    package init(view: AuditedView, kind: FieldKind = .textField, traits: TextTraits? = nil) {
        (self.view, self.kind, self.traits) = (view, kind, traits)
    }

    /// The name that VoiceOver reads. Without a label, that's the placeholder.
    package var spokenName: String? { [label, placeholder].compactMap { $0 }.first { !$0.isBlank } }
}

/// A button that an audit compares with the keyboard.
package struct AuditedButton: Sendable {
    package var view: AuditedView
    /// The frame in the window, without the movements of avoidance.
    package var frame: CGRect

    package init(view: AuditedView, frame: CGRect) { (self.view, self.frame) = (view, frame) }
}

/// The text input traits of a field that an audit checks.
package struct TextTraits: Sendable, Hashable {
    /// The kinds of keyboard, by UIKit's names.
    package enum Keyboard: String, Sendable, CaseIterable {
        case `default`
        case asciiCapable
        case numbersAndPunctuation
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case URL
        case numberPad
        case phonePad
        case namePhonePad
        case emailAddress
        case decimalPad
        case twitter
        case webSearch
        case asciiCapableNumberPad

        /// Whether the keyboard has only digits and no return key.
        package var isPad: Bool {
            [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self)
        }
    }

    /// Content types, with UIKit's names.
    package enum ContentType: String, Sendable, CaseIterable {
        case name
        case givenName
        case middleName
        case familyName
        case jobTitle
        case organizationName
        case fullStreetAddress
        case streetAddressLine1
        case streetAddressLine2
        case addressCity
        case countryName
        case postalCode
        case telephoneNumber
        case emailAddress
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case URL
        case creditCardNumber
        case username
        case password
        case newPassword
        case oneTimeCode
        /// Another content type, or intentionally none.
        case other

        package var isPassword: Bool { self == .password || self == .newPassword }
    }

    /// Return keys, with UIKit's names.
    package enum ReturnKey: String, Sendable, CaseIterable {
        case `default`
        case go
        case google
        case join
        case next
        case route
        case search
        case send
        case yahoo
        case done
        case emergencyCall
        case `continue`
    }

    package var keyboard = Keyboard.default
    package var contentType: ContentType?
    package var isSecure = false
    package var capitalizes = true
    package var corrects = true
    /// Whether the app replaces the keyboard with its own view.
    package var hasInputView = false
    /// Whether the app's code may change what the user types.
    package var isFormatted = false
    /// Whether the number pad appears next to the field instead of at the bottom of the screen.
    package var isPopover = false

    package init() {}

    /// Whether there's a return key to press.
    package var hasReturnKey: Bool { !keyboard.isPad && !hasInputView }
}

extension String {
    /// Whether there's no text to read.
    package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
