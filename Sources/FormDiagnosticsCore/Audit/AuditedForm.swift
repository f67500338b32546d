import FormNavigationCore
import Foundation

/// A form as far as an audit judges it: values that were taken from views.
package struct AuditedForm: Sendable {
    /// What the order of Next is taken from.
    package enum Order: Sendable, Hashable {
        case position
        case tag
        case hierarchy
        case custom
    }

    /// A link between two fields that does not count.
    package struct IgnoredLink: Sendable {
        package var from: AuditedView
        package var to: AuditedView
        /// Why, as `it would close a circle`.
        package var reason: String

        package init(from: AuditedView, to: AuditedView, reason: String) {
            (self.from, self.to, self.reason) = (from, to, reason)
        }
    }

    /// The view that holds the form.
    package var root: AuditedView
    /// The app's name for the navigator.
    package var navigator: String
    /// The stops in the order of Next, then the fields that are passed over.
    package var fields: [AuditedField]
    package var order = Order.position
    package var ignoredLinks: [IgnoredLink] = []
    /// Tables and collections in which a move looks for fields row by row, because nobody names the rows that have one.
    package var searchedTables: [AuditedView] = []
    /// The screen that the form is on; `nil` for a form in no window.
    package var screen: AuditedScreen?
    /// Whether some of the form is left to other navigators, so that it may have no field itself.
    package var isShared = false

    package init(root: AuditedView, navigator: String, fields: [AuditedField]) {
        (self.root, self.navigator, self.fields) = (root, navigator, fields)
    }

    /// The fields that Next visits, in that order.
    package var stops: [AuditedField] { fields.filter { $0.obstacle == nil } }
}

/// A view as a finding calls it.
package struct AuditedView: Sendable, Hashable {
    /// What whoever has read the view knows it by.
    package var number: Int
    /// The class and what people call the view, as `UITextField “Email”`.
    package var name: String
    /// The app's name for it, as `emailField`, or what stands for one.
    package var code: String

    package init(number: Int, name: String, code: String) {
        (self.number, self.name, self.code) = (number, name, code)
    }
}

/// A field as far as an audit judges it.
package struct AuditedField: Sendable {
    /// Why a field is passed over.
    package enum Obstacle: Sendable, Hashable {
        case leftOutByOrder
        case noSize
        /// What an app does on purpose: hidden, disabled, marked.
        case deliberate
    }

    /// What stands above a field's keyboard.
    package enum Accessory: Sendable, Hashable {
        case none
        /// The toolbar, or what the app has in its place.
        case toolbar
        /// A view of the app's own, which may have something to tap.
        case own(isTappable: Bool)
    }

    package var view: AuditedView
    package var kind: FieldKind
    /// `nil` for a stop.
    package var obstacle: Obstacle?
    /// Whether the form is valid only once the content is, although Next skips the view.
    package var isOnlyChecked = false
    /// What VoiceOver calls the field.
    package var label: String?
    package var placeholder: String?
    /// What the label right before the field says.
    package var caption: String?
    /// `nil` for what takes no text.
    package var traits: TextTraits?
    /// In points.
    package var size = CGSize(width: 300, height: 44)
    /// Whether it is a control of the system's, whose size is the system's choice.
    package var isSystemControl = false
    package var tag = 0
    /// The views around it that hold other stops, but not all of the form, outermost first.
    package var containers: [AuditedView] = []
    /// What its row is known by; `nil` outside of tables and collections.
    package var row: Int?

    // MARK: Keys

    package var accessory = Accessory.toolbar
    /// Whether a tap outside of the field, or a drag, puts the keyboard away.
    package var endsByTouch = false
    /// Whether Tab, Escape and Command-Return work in it.
    package var hasHardwareKeys = true
    /// What Return does.
    package var role = ReturnKeyPlan.Role.next
    /// What the return key says.
    package var returnKey = TextTraits.ReturnKey.next
    /// Whether typing the last character moves on.
    package var advances = false

    // MARK: Sight

    /// Where everything is while it is edited; `nil` if something else keeps it clear of the keyboard, or nothing is to.
    package var situation: AvoidanceSituation?

    package init(view: AuditedView, kind: FieldKind = .textField, traits: TextTraits? = nil) {
        (self.view, self.kind, self.traits) = (view, kind, traits)
    }

    /// What VoiceOver says: the placeholder stands in for a label.
    package var spokenName: String? { [label, placeholder].compactMap { $0 }.first { !$0.isBlank } }
}

/// How text is typed into a field, as far as an audit judges it.
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

        /// Whether it has nothing but digits, and no return key.
        package var isPad: Bool {
            [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self)
        }
    }

    /// What belongs into a field, by UIKit's names.
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
        /// Something else, or on purpose nothing.
        case other

        package var isPassword: Bool { self == .password || self == .newPassword }
    }

    /// The words of return keys, by UIKit's names.
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
    /// Whether a view of the app's own stands in the keyboard's place.
    package var hasInputView = false
    /// Whether code of the app may change what is typed.
    package var isFormatted = false
    /// Whether a pad of digits stands beside the field instead of at the bottom of the screen.
    package var isPopover = false

    package init() {}

    /// Whether there is a return key to press.
    package var hasReturnKey: Bool { !keyboard.isPad && !hasInputView }
}

extension String {
    /// Whether there is nothing to read.
    package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
