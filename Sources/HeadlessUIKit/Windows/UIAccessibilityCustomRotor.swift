/// A way for VoiceOver to move through elements of one kind, such as the headings of a screen.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// The element after or before another one, or `nil` at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable {
        case previous = 0
        case next = 1
    }

    /// The types of rotors that the system names.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link = 1
        case visitedLink = 2
        case heading = 3
        case headingLevel1 = 4
        case headingLevel2 = 5
        case headingLevel3 = 6
        case headingLevel4 = 7
        case headingLevel5 = 8
        case headingLevel6 = 9
        case boldText = 10
        case italicText = 11
        case underlineText = 12
        case misspelledWord = 13
        case image = 14
        case textField = 15
        case table = 16
        case list = 17
        case landmark = 18
    }

    /// The name that VoiceOver reads. Empty for a rotor with a system type.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    open var attributedName: NSAttributedString
    /// Called each time the user moves to the next or previous element.
    open var itemSearchBlock: Search
    open private(set) var systemRotorType: SystemRotorType

    private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
        (attributedName, systemRotorType, itemSearchBlock) = (name, type, search)
        super.init()
    }

    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(NSAttributedString(string: name), .none, itemSearchBlock)
    }

    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName, .none, itemSearchBlock)
    }

    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(NSAttributedString(string: ""), type, itemSearchBlock)
    }
}

/// An element that a rotor has found, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public override init() { super.init() }

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }
}

/// Where a rotor continues its search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The current item. At the beginning, it has no element.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search. `.next` by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
