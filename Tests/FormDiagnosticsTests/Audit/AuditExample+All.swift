import FormNavigationCore
import Foundation

@testable import FormDiagnosticsCore

extension AuditExample {
    static let all = leaving + sight + typing + hearing + surprises + completeness

    // MARK: - The user can't get there, or away

    private static let leaving = [
        AuditExample(
            .deadEnd, "a number pad without a toolbar", base: { $0.traits?.keyboard = .numberPad },
            mistake: {
                $0.accessory = .none
            }),
        AuditExample(
            .deadEnd, "a picker in the keyboard's place",
            base: { field in
                field.traits?.hasInputView = true
                field.accessory = .own(isTappable: true)
            },
            mistake: { $0.accessory = .own(isTappable: false) }),
        AuditExample(
            .deadEnd, "a number pad with an accessory view without height", base: { $0.traits?.keyboard = .numberPad },
            mistake: { $0.accessory = .empty }),
        AuditExample(
            .deadEnd, "Return begins a line, and a drag would end editing",
            base: { field in
                (field.kind, field.role, field.accessory) = (.textView, .untouched, .none)
                field.endsByTouch = true
            },
            mistake: { $0.endsByTouch = false }),
        AuditExample(
            .deadEnd, "nobody takes Return",
            base: { field in
                (field.role, field.accessory) = (.untouched, .none)
                field.traits?.isFormatted = true
            },
            mistake: { $0.traits?.isFormatted = false }),
        AuditExample(
            .deadEnd, "a code that moves on by itself, but not from the last field",
            .of([.code(number: 1)]),
            .of([.code(number: 1), .text("Song", number: 2)])),
        AuditExample(
            .keyboardTrap, "a text view without keys", base: { ($0.kind, $0.role) = (.textView, .untouched) },
            mistake: { $0.hasHardwareKeys = false }),
        AuditExample(
            .skippedField, "left out by the order", base: { $0.obstacle = .deliberate },
            mistake: {
                $0.obstacle = .leftOutByOrder
            }),
        AuditExample(
            .coveredField, "a button over the field", base: { $0.label = "Menu" },
            mistake: { $0.cover = AuditedView(number: 8, name: "UIButton", code: "menuButton") }),
        AuditExample(
            .coveredField, "a button over a field that Next skips", base: { $0.obstacle = .deliberate },
            mistake: {
                $0.obstacle = .covered
                $0.cover = AuditedView(number: 8, name: "UIButton", code: "menuButton")
            }),
        AuditExample(
            .skippedValidation, "a switch that has to be on", base: { $0.obstacle = .deliberate },
            mistake: { ($0.obstacle, $0.isOnlyChecked) = (.deliberate, true) }),
        AuditExample(
            .skippedField, "a width of 0", base: { $0.obstacle = .deliberate }, mistake: { $0.obstacle = .noSize }),
    ]

    // MARK: - The user can't see

    private static let sight = [
        AuditExample(
            .hiddenByKeyboard, "nothing may move", base: { $0.situation = .field(at: 700, scrolls: true) },
            mistake: { $0.situation = .field(at: 700, scrolls: false) }),
        AuditExample(
            .hiddenByKeyboard, "the screen stays", base: { $0.situation = .field(at: 700, container: .init()) },
            mistake: { $0.situation = .field(at: 700) }),
        AuditExample(
            .hiddenByKeyboard, "a companion is too far away",
            base: {
                $0.situation = .field(
                    at: 200, scrolls: true, companion: CGRect(x: 20, y: 250, width: 300, height: 50))
            },
            mistake: {
                $0.situation = .field(
                    at: 200, scrolls: true, companion: CGRect(x: 20, y: 800, width: 300, height: 50))
            }),
        AuditExample(
            .hiddenButton, "a button at the end of the screen", .withButton(at: 760), .withButton(at: 400)),
        AuditExample(
            .roomMadeByApp, "a scroll view whose inset grows",
            .of([.text("Colour", number: 1)]) { form in
                let scrollView = AuditedView(number: 9, name: "UIScrollView", code: "scrollView")
                form.rooms = [AuditedRoom(view: scrollView, way: .inset, length: 336, owner: "SignUp")]
            },
            .of([.text("Colour", number: 1)])),
        AuditExample(
            .hiddenByKeyboard, "too much above the keyboard of a small phone",
            base: { $0.situation = .field(at: 200, scrolls: true) },
            mistake: { $0.situation = .field(at: 200, scrolls: true, bars: 120) }),
    ]

    // MARK: - The user types more than necessary

    private static let typing = [
        AuditExample(
            .missingContentType, "an email address by its keyboard",
            base: { field in
                field.traits?.keyboard = .emailAddress
                field.traits?.capitalizes = false
                field.traits?.contentType = .emailAddress
            }, mistake: { $0.traits?.contentType = nil }),
        AuditExample(
            .missingContentType, "a city by its placeholder",
            base: { field in
                field.placeholder = "City"
                field.traits?.contentType = .addressCity
            }, mistake: { $0.traits?.contentType = nil }),
        AuditExample(
            .mixedPasswords, "the second of two new passwords",
            .of([.password("Password", .newPassword, number: 1), .password("Again", .password, number: 2)]),
            .of([.password("Password", .newPassword, number: 1), .password("Again", .newPassword, number: 2)])),
        AuditExample(
            .mixedPasswords, "one that says that it is new",
            base: { field in
                field.placeholder = "New password"
                field.traits?.isSecure = true
                field.traits?.contentType = .newPassword
            }, mistake: { $0.traits?.contentType = .password }),
        AuditExample(
            .unwantedCorrection, "an email address",
            base: { field in
                field.traits?.keyboard = .emailAddress
                field.traits?.contentType = .emailAddress
                field.traits?.capitalizes = false
            }, mistake: { $0.traits?.capitalizes = true }),
        AuditExample(
            .unwantedCorrection, "a user name that is corrected",
            base: { field in
                field.traits?.contentType = .username
                field.traits?.capitalizes = false
                field.traits?.corrects = false
            }, mistake: { $0.traits?.corrects = true }),
        AuditExample(
            .unfitKeyboard, "letters for a telephone number",
            base: { field in
                field.traits?.contentType = .telephoneNumber
                field.traits?.keyboard = .phonePad
            }, mistake: { $0.traits?.keyboard = .default }),
        AuditExample(
            .unfitKeyboard, "digits for what has letters",
            base: { field in
                field.placeholder = "AB 123"
                field.traits?.keyboard = .asciiCapable
            }, mistake: { $0.traits?.keyboard = .numberPad }),
        AuditExample(
            .secureMismatch, "bullets in a name", base: { $0.traits?.contentType = .name },
            mistake: {
                $0.traits?.isSecure = true
            }),
        AuditExample(
            .secureMismatch, "a password in plain text",
            base: { field in
                field.traits?.contentType = .password
                field.traits?.isSecure = true
                field.traits?.capitalizes = false
                field.traits?.corrects = false
            }, mistake: { $0.traits?.isSecure = false }),
        AuditExample(
            .numberPadPopover, "digits beside the field", base: { $0.traits?.keyboard = .numberPad },
            mistake: { $0.traits?.isPopover = true }),
    ]

    // MARK: - The user can't hear, or can't hit

    private static let hearing = [
        AuditExample(
            .missingName, "neither a label nor a placeholder", base: { ($0.label, $0.placeholder) = ("Colour", " ") },
            mistake: {
                $0.label = nil
            }),
        AuditExample(
            .sameName, "one name for two fields", base: { $0.label = "Tune" }, mistake: { $0.label = " song" }),
        AuditExample(
            .sameName, "rows are told apart by what is around them",
            .of([.text("Song", number: 1).with { $0.row = 1 }, .text("Song", number: 2).with { $0.row = 1 }]),
            .of([.text("Song", number: 1).with { $0.row = 1 }, .text("Song", number: 2).with { $0.row = 2 }])),
        AuditExample(
            .smallTarget, "too low for a finger", base: { $0.size.height = 43.6 }, mistake: { $0.size.height = 34 }),
        AuditExample(
            .smallTarget, "a view of the app's own is as high as the app makes it",
            base: { field in
                (field.kind, field.label, field.traits) = (.other, "Terrace", nil)
                (field.size.height, field.isSystemControl) = (31, true)
            }, mistake: { $0.isSystemControl = false }),
        AuditExample(
            .smallTarget, "a field that's lower than a line, but alone in its row", base: { $0.size.height = 44 },
            mistake: { ($0.size.height, $0.hasRowToItself) = (22, true) }),
    ]

    // MARK: - The user is surprised

    private static let columns = [1, 2].map { AuditedView(number: 10 + $0, name: "UIStackView", code: "column\($0)") }

    /// Four fields in two columns, in the order of the numbers.
    private static func columns(_ numbers: [Int]) -> AuditedForm {
        .of(
            numbers.enumerated().map { index, column in
                AuditedField.text("Song \(index)", number: index + 1).with { $0.containers = [columns[column - 1]] }
            })
    }

    private static let table = AuditedView(number: 9, name: "UITableView", code: "tableView")

    private static let surprises = [
        AuditExample(.jumpingOrder, "row by row over two columns", columns([1, 2, 1, 2]), columns([1, 1, 2, 2])),
        AuditExample(
            .jumpingOrder, "one tag for two fields",
            .of([.text("Colour", number: 1), .text("Song", number: 2).with { $0.tag = 1 }]) { $0.order = .tag },
            .of([.text("Colour", number: 1), .text("Song", number: 2)]) { $0.order = .tag }),
        AuditExample(
            .jumpingOrder, "an order that changes with focus",
            .of([.text("Colour", number: 1), .text("Song", number: 2)]) { form in
                form.earlierOrder = form.stops.reversed().map(\.view)
            },
            .of([.text("Colour", number: 1), .text("Song", number: 2)]) { form in
                form.earlierOrder = form.stops.map(\.view)
            }),
        AuditExample(
            .ignoredLink, "a ring of links",
            .of([.text("Colour", number: 1), .text("Song", number: 2)]) { form in
                let (first, second) = (form.fields[0].view, form.fields[1].view)
                form.ignoredLinks = [.init(from: second, to: first, reason: "it would close a cycle")]
            },
            .of([.text("Colour", number: 1), .text("Song", number: 2)])),
        AuditExample(.misleadingReturnKey, "Send goes on") { $0.returnKey = .send },
        AuditExample(
            .misleadingReturnKey, "Next ends the form", base: { ($0.role, $0.returnKey) = (.last, .done) },
            mistake: { $0.returnKey = .next }),
        AuditExample(
            .misleadingReturnKey, "Next ends the form, and the field keeps its key",
            base: { ($0.role, $0.returnKey, $0.keepsReturnKey) = (.last, .done, true) },
            mistake: { $0.returnKey = .next }),
        AuditExample(
            .searchedRows, "a row without a field",
            .of([.text("Colour", number: 1).with { $0.list = table }]) { $0.searchedTables = [table] },
            .of([.text("Colour", number: 1).with { $0.list = table }])),
        AuditExample(
            .searchedRows, "rows without fields",
            .of([.text("Colour", number: 1)]) { $0.searchedTables = [table] },
            .of([.text("Colour", number: 1)])),
    ]

    // MARK: - The audit can't tell

    private static let completeness = [
        AuditExample(.incomplete, "no field", .of([]), .of([.text("Colour", number: 1)])),
        AuditExample(
            .incomplete, "fields in rows that aren't loaded", .of([]) { $0.searchedTables = [table] },
            .of([.text("Colour", number: 1)])),
        AuditExample(
            .incomplete, "no window", .of([.text("Colour", number: 1)]) { $0.screen = nil },
            .of([.text("Colour", number: 1)])),
        AuditExample(.incomplete, "the only form of a screen", .of([]), .of([]) { $0.isShared = true }),
    ]
}

extension AuditedForm {
    /// A field above the keyboard, and a button with the given top edge.
    fileprivate static func withButton(at top: CGFloat) -> AuditedForm {
        .of([.text("Colour", number: 1).with { $0.situation = .field(at: 200) }]) { form in
            let button = AuditedView(number: 9, name: "UIButton", code: "button", isNamed: false)
            form.buttonsAtBottom = [
                AuditedButton(view: button, frame: CGRect(x: 20, y: top, width: 353, height: 50))
            ]
        }
    }
}

extension AuditedField {
    /// A code that moves focus on its own, typed on a number pad.
    fileprivate static func code(number: Int) -> AuditedField {
        .text("Code", number: number).with { field in
            field.traits?.keyboard = .numberPad
            (field.accessory, field.advances) = (.none, true)
        }
    }

    fileprivate static func password(
        _ placeholder: String, _ type: TextTraits.ContentType, number: Int
    ) -> AuditedField {
        .text(placeholder, number: number).with { field in
            field.traits?.isSecure = true
            field.traits?.contentType = type
        }
    }
}
