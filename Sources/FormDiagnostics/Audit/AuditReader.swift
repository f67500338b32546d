import FormDiagnosticsCore
import FormNavigation
import FormNavigationCore
import UIKit

/// Reads from views the values that an audit checks. It doesn't change anything.
@MainActor
struct AuditReader {
    private let facts: FormFacts
    private let navigator: FormNavigator
    private var names = SourceNames()
    /// The views that have a number, each with the description that a finding uses.
    private var views: [(view: UIView, name: String)] = []

    init(of facts: FormFacts, _ navigator: FormNavigator) {
        (self.facts, self.navigator) = (facts, navigator)
    }

    /// The view with a number, and the description that a finding uses.
    func view(numbered number: Int) -> (view: UIView, name: String)? {
        views.indices.contains(number) ? views[number] : nil
    }

    /// The form as values.
    ///
    /// - Parameters:
    ///   - isShared: Whether there are other forms on the screen.
    ///   - notes: What a session has seen of the form earlier.
    mutating func form(isShared: Bool, seenIn notes: inout SessionNotes) -> AuditedForm {
        let root = audited(facts.root, orCalled: "view")
        let ownName = navigator === FormNavigator.shared ? "FormNavigator.shared" : "form"
        let name = names.name(of: navigator, near: facts.root) ?? ownName
        var form = AuditedForm(root: root, navigator: name, fields: fields)
        form.isShared = isShared
        form.screen = screen
        form.order =
            switch facts.configuration.order {
            case .position: .position
            case .tag: .tag
            case .hierarchy: .hierarchy
            case .custom: .custom
            }
        form.ignoredLinks = facts.ignoredLinks.compactMap { decision in
            guard let from = decision.origin, let to = decision.view, let reason = decision.reason else { return nil }
            return .init(from: audited(from), to: audited(to), reason: reason.words)
        }
        form.searchedTables = facts.searchedTables.map { audited($0, orCalled: "tableView") }
        form.buttonsAtBottom = buttonsAtBottom.map {
            AuditedButton(view: audited($0, orCalled: "button"), frame: AppPlaces.frame(of: $0))
        }
        form.earlierOrder = notes.noteOrder(of: facts).map { audited($0) }
        form.rooms = notes.rooms.compactMap { room in
            guard let view = room.view, concerns(room, view) else { return nil }
            let name = audited(view, orCalled: "view")
            return AuditedRoom(view: name, way: room.way, length: room.length, owner: room.owner)
        }
        return form
    }

    /// Whether room that the app made is for a field that the navigator keeps clear of the keyboard with the same means.
    private func concerns(_ room: SessionNotes.Room, _ view: UIView) -> Bool {
        if room.way == .inset, !view.formOptions.scrolling.changesInsets { return false }
        return facts.fields.contains { $0.capabilities.contains(.avoidance) && $0.view.isDescendant(of: view) }
    }

    // MARK: - Fields

    private var fields: [AuditedField] {
        mutating get {
            let (containers, endsByDragging) = (containers, endsByDragging)
            let stopsInRows = Dictionary(grouping: facts.fields.filter { $0.reason == nil }, by: \.row)
            return facts.fields.map { known in
                var field = field(known, in: containers[ObjectIdentifier(known.view)] ?? [], endsByDragging)
                let isAlone = known.row != nil && stopsInRows[known.row]?.count == 1
                field.hasRowToItself = isAlone && (known.view.row?.cell.bounds.height ?? 0) >= 24
                return field
            }
        }
    }

    private mutating func field(
        _ known: FormFacts.Field, in containers: [UIView], _ endsByDragging: Bool
    ) -> AuditedField {
        let view = known.view
        var field = AuditedField(view: audited(view), kind: known.kind)
        field.obstacle = known.reason.map(AuditedField.Obstacle.init)
        field.isOnlyChecked = known.isOnlyChecked
        field.label = view.accessibilityLabel
        field.placeholder = (view as? any FormPlaceholderProviding)?.placeholder
        field.caption = view.captionBefore
        field.traits = TextTraits(of: view)
        field.traits?.isPopover = known.hasNumberPadPopover
        field.cover =
            known.kind != .other && (known.reason == nil || known.reason == .coveredByControl)
            ? view.cover(in: facts.root).map { audited($0, orCalled: "cover") } : nil
        field.size = view.bounds.size
        field.list = view.row?.list.map { audited($0, orCalled: "tableView") }
        field.isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints
        field.isSizeIgnored = sequence(first: view, next: \.superview)
            .contains { $0.ignoredAuditRules.contains(.smallTarget) }
        let scrollViews = sequence(first: view, next: \.superview).prefix { $0 !== facts.root }
            .compactMap { $0 as? UIScrollView }
        field.fixedScrollView = scrollViews.first { $0 !== view && !$0.formOptions.scrolling.changesOffset }
            .map { audited($0, orCalled: "scrollView") }
        field.isSystemControl = known.kind == .other && ClassOrigin.isUIKit(type(of: view))
        field.tag = view.tag
        field.containers = containers.map { audited($0, orCalled: "column") }
        field.row = known.row
        field.accessory = AuditedField.Accessory(known.accessory)
        field.endsByTouch = known.capabilities.contains(.tapOutside) || endsByDragging
        field.hasHardwareKeys = known.capabilities.contains(.hardwareKeyboard)
        field.role = known.role
        field.returnKey = TextTraits.ReturnKey(known.returnKey ?? view.textTraits?.returnKeyType ?? .default)
        field.keepsReturnKey = known.returnKey == nil
        field.advances = (view.formOptions.autoAdvanceLength ?? 0) > 0
        field.situation = situation(of: known)
        return field
    }

    /// The views that contain several stops, but not all of them, by the stops in them, outermost first.
    private var containers: [ObjectIdentifier: [UIView]] {
        let stops = facts.fields.filter { $0.reason == nil }.map(\.view)
        var counts: [ObjectIdentifier: Int] = [:]
        let paths = stops.map { stop in
            Array(sequence(first: stop, next: \.superview).dropFirst().prefix { $0 !== facts.root }).reversed()
        }
        for view in paths.joined() { counts[ObjectIdentifier(view), default: 0] += 1 }
        let held = paths.map { path in
            path.filter { view in
                let count = counts[ObjectIdentifier(view)] ?? 0
                return count > 1 && count < stops.count
            }
        }
        return Dictionary(zip(stops.map { ObjectIdentifier($0) }, held)) { first, _ in first }
    }

    /// Whether a drag somewhere in the form dismisses the keyboard.
    private var endsByDragging: Bool {
        facts.root.holdsDragging
            || sequence(first: facts.root, next: \.superview).contains(where: \.endsEditingByDragging)
    }

    // MARK: - Buttons

    /// The buttons at the bottom of the form's view that are large enough for a finger, don't scroll, and don't follow the
    /// keyboard.
    private var buttonsAtBottom: [UIView] {
        let root = facts.root
        guard root.window != nil else { return [] }
        let companions =
            facts.fields.flatMap { navigator.companions(of: $0.view) } + [navigator.inputBar?.view].compactMap { $0 }
        let frame = AppPlaces.frame(of: root)
        let end = frame.maxY - root.safeAreaInsets.bottom
        return root.fixedButtons.filter { button in
            let place = AppPlaces.frame(of: button)
            return place.height >= 40 && place.maxY <= frame.maxY + 1 && end - place.maxY <= 60
                && !AppPlaces.followsKeyboard(button) && !companions.contains(where: button.isDescendant)
                && !facts.fields.contains { button.isDescendant(of: $0.view) }
        }
    }

    // MARK: - The screen

    private var screen: AuditedScreen? {
        guard let window = facts.root.window else { return nil }
        let isPhone = window.traitCollection.userInterfaceIdiom == .phone
        var screen = AuditedScreen(
            name: "this screen", size: window.bounds.size, top: window.safeAreaInsets.top,
            keyboardHeight: AuditedScreen.keyboardHeight(
                of: window.screenBounds.size, bottomInset: window.safeAreaInsets.bottom, isPhone: isPhone),
            isPhone: isPhone)
        let controller = sequence(first: facts.root as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UIViewController }.first
        if let navigation = controller?.navigationController, !navigation.isNavigationBarHidden {
            let bar = navigation.navigationBar
            screen.navigationBarBottom = bar.convert(bar.bounds, to: nil).maxY
        }
        return screen
    }

    /// The position of everything while a field is being edited, with the keyboard that the field shows on this screen.
    private func situation(of field: FormFacts.Field) -> AvoidanceSituation? {
        guard let window = field.view.window, let screen, field.kind != .other else { return nil }
        let input = field.view.inputView
        let height = input.map { max($0.bounds.height, $0.intrinsicContentSize.height, 0) } ?? screen.keyboardHeight
        let top = window.screenBounds.maxY - height - facts.accessoryHeight(of: field) - window.boundsInScreen.minY
        return facts.situation(of: field, above: min(top, window.bounds.maxY))
    }

    // MARK: - Names

    /// A view with a number.
    ///
    /// - Parameter name: The name to use if no property holds the view.
    private mutating func audited(_ view: UIView, orCalled name: String = "field") -> AuditedView {
        let (code, description) = (names.name(of: view, near: view), SourceNames.description(of: view))
        let number = views.firstIndex { $0.view === view } ?? views.count
        if number == views.count { views.append((view, code.map { "\(description) (\($0))" } ?? description)) }
        return AuditedView(number: number, name: description, code: code ?? name, isNamed: code != nil)
    }
}

extension UIView {
    /// Whether a drag in this view dismisses the keyboard.
    fileprivate var endsEditingByDragging: Bool { ((self as? UIScrollView)?.keyboardDismissMode ?? .none) != .none }

    /// Whether a drag in this view, or in a view inside it, dismisses the keyboard, apart from forms in closed groups.
    fileprivate var holdsDragging: Bool {
        endsEditingByDragging || subviews.contains { $0.formOptions.grouping != .closed && $0.holdsDragging }
    }

    /// Whether a view above the keyboard would have no height there, by its frame, its content, or its constraints.
    fileprivate var isWithoutHeight: Bool {
        max(bounds.height, intrinsicContentSize.height) <= 0
            && systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height <= 0
    }

    /// The visible and enabled buttons in this view that don't scroll.
    fileprivate var fixedButtons: [UIView] {
        subviews.filter { !($0 is UIScrollView) && !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled }
            .flatMap {
                ($0 as? UIButton).map { $0.isEnabled ? [$0] : [] } ?? $0.fixedButtons
            }
    }

    /// The control, or the view that recognizes taps, that receives a tap in the middle of this view instead of it. `nil`
    /// if a tap reaches this view, or reaches nothing.
    fileprivate func cover(in root: UIView) -> UIView? {
        let point = root.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
        guard root.window != nil, root.bounds.contains(point), let hit = root.hitTest(point, with: nil),
            !hit.isDescendant(of: self)
        else { return nil }
        // A tap recognizer around both, which dismisses the keyboard, doesn't cover anything.
        return sequence(first: hit, next: \.superview).prefix { $0 === hit || !isDescendant(of: $0) }.first { view in
            view is UIControl
                || !isDescendant(of: view) && view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
        }
    }

    /// Whether the view contains something that responds to a tap.
    fileprivate var isTappable: Bool {
        if self is UIControl || gestureRecognizers?.isEmpty == false { return true }
        if (self as? UIToolbar)?.items?.isEmpty == false { return true }
        return subviews.contains(where: \.isTappable)
    }
}

// MARK: - Values

extension AuditedField.Obstacle {
    @MainActor
    fileprivate init(_ reason: FormNavigator.Decision.Reason) {
        self =
            switch reason {
            case .leftOutByOrder: .leftOutByOrder
            case .noSize: .noSize
            case .coveredByControl: .covered
            default: .deliberate
            }
    }
}

extension AuditedField.Accessory {
    @MainActor
    fileprivate init(_ accessory: FormFacts.Accessory) {
        self =
            switch accessory {
            case .none: .none
            case .toolbar: .toolbar
            case .own(let view): view.isWithoutHeight ? .empty : .own(isTappable: view.isTappable)
            }
    }
}

/// UIKit's text input traits, which both text fields and text views have.
@MainActor
private protocol TextTraitsSource: UIView {
    var keyboardType: UIKeyboardType { get set }
    var textContentType: UITextContentType! { get set }
    var isSecureTextEntry: Bool { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var returnKeyType: UIReturnKeyType { get set }
}

extension UITextField: TextTraitsSource {}
extension UITextView: TextTraitsSource {}

extension UIView {
    fileprivate var textTraits: (any TextTraitsSource)? {
        switch self {
        case let field as UITextField: field
        case let textView as UITextView: textView
        default: nil
        }
    }
}

extension TextTraits {
    @MainActor
    init?(of view: UIView) {
        guard let source = view.textTraits else { return nil }
        self.init()
        let keyboards = Keyboard.allCases
        let index = source.keyboardType.rawValue
        keyboard = keyboards.indices.contains(index) ? keyboards[index] : .default
        contentType = source.textContentType.map { Self.contentTypes[$0] ?? .other }
        isSecure = source.isSecureTextEntry
        capitalizes = source.autocapitalizationType != .none
        corrects = source.autocorrectionType != .no
        hasInputView = view.inputView != nil
        isFormatted = FormNavigator.hasAppCode(view)
    }

    private static let contentTypes: [UITextContentType: ContentType] = [
        .name: .name, .givenName: .givenName, .middleName: .middleName, .familyName: .familyName,
        .jobTitle: .jobTitle, .organizationName: .organizationName, .fullStreetAddress: .fullStreetAddress,
        .streetAddressLine1: .streetAddressLine1, .streetAddressLine2: .streetAddressLine2,
        .addressCity: .addressCity, .countryName: .countryName, .postalCode: .postalCode,
        .telephoneNumber: .telephoneNumber, .emailAddress: .emailAddress, .URL: .URL,
        .creditCardNumber: .creditCardNumber, .username: .username, .password: .password,
        .newPassword: .newPassword, .oneTimeCode: .oneTimeCode,
    ]
}

extension TextTraits.ReturnKey {
    fileprivate init(_ key: UIReturnKeyType) {
        let keys = Self.allCases
        self = keys.indices.contains(key.rawValue) ? keys[key.rawValue] : .default
    }
}
