import FormDiagnostics
import FormNavigationCore
import Foundation
import Testing

@testable import FormDiagnosticsCore

/// What an audit finds, and what it ignores.
struct AuditRuleTests {
    @Test("a form with a mistake has one finding, and the same form without it has none", arguments: AuditExample.all)
    func examples(_ example: AuditExample) {
        let findings = AuditRules.findings(in: example.mistaken)
        #expect(findings.map(\.rule) == [example.rule])
        #expect(AuditRules.findings(in: example.mended) == [])
    }

    @Test("every rule has an example, and a name that apps switch it off by")
    @MainActor
    func rules() {
        let known: [FormAudit.Rule] = [
            .deadEnd, .keyboardTrap, .skippedField, .coveredField, .skippedValidation, .inactiveNavigator,
            .hiddenByKeyboard, .hiddenButton, .roomMadeByApp, .missingContentType, .mixedPasswords, .unwantedCorrection,
            .unfitKeyboard, .secureMismatch,
            .numberPadPopover, .missingName, .sameName, .smallTarget, .jumpingOrder, .ignoredLink, .misleadingReturnKey,
            .searchedRows, .incomplete,
        ]
        #expect(known.map { "\($0)" } == AuditRule.allCases.map { $0.rawValue })
        // Whether a navigator is active isn't a question about a form.
        let examples = Set(AuditExample.all.map(\.rule))
        #expect(Set(AuditRule.allCases).subtracting(examples) == [.inactiveNavigator])
    }

    @Test(
        "findings say what happens and what to do in sentences, name the view, and show code",
        arguments: AuditExample.all)
    func words(_ example: AuditExample) throws {
        let finding = try #require(AuditRules.findings(in: example.mistaken).first)
        #expect(finding.problem.hasSuffix(".") && finding.advice.hasSuffix("."))
        #expect(finding.view != nil)
        #expect(finding.code != nil || finding.severity == .notice)
        for word in ["snapshot", "stop ", "capabilit", "situation", "nil "] {
            #expect(!finding.problem.contains(word), "\(finding.problem)")
        }
    }

    @Test("the gravest comes first, and what is equally grave in the order of the form")
    func order() {
        let small = AuditedField.text("Song", number: 1).with { $0.size.height = 30 }
        let nameless = AuditedField.text(nil, number: 2)
        let city = AuditedField.text("City", number: 3)
        let findings = AuditRules.findings(in: .of([small, city, nameless]))
        #expect(findings.map(\.severity) == [.error, .warning, .notice])
        #expect(findings.map(\.view) == [2, 3, 1])
        let cities = AuditRules.findings(in: .of([city, .text("Country", number: 4)]))
        #expect(cities.map(\.view) == [3, 4])
    }

    @Test("fields that are all a bit low have one finding together, with a line for each that has a name")
    func smallFields() {
        var fields = (1...3).map { number in
            AuditedField.text("Song \(number)", number: number).with { $0.size.height = 30 }
        }
        fields[1].size.height = 28
        let findings = AuditRules.findings(in: .of(fields))
        #expect(findings.map(\.severity) == [.notice] && findings.first?.view == 1)
        #expect(
            findings.first?.problem
                == "People may miss this field and 2 others when they tap them: the smallest is 28 points high, and should be "
                + "at least 44.")
        #expect(findings.first?.code?.components(separatedBy: "\n").count == 3)
        fields[1].size.height = 20
        #expect(AuditRules.findings(in: .of(fields)).map(\.severity) == [.warning, .notice])
        fields[1].hasRowToItself = true
        #expect(AuditRules.findings(in: .of(fields)).map(\.severity) == [.notice])
        for index in fields.indices { fields[index].isSizeIgnored = index != 2 }
        #expect(AuditRules.findings(in: .of(fields)).map(\.view) == [3])
        for index in fields.indices { fields[index].isSizeIgnored = true }
        #expect(AuditRules.findings(in: .of(fields)) == [])
    }

    @Test("a name that many fields have is one finding, with a line for each field but the first")
    func sameNames() {
        let fields = ["Song", "Colour", "song ", "Song"].enumerated().map { AuditedField.text($1, number: $0) }
        let findings = AuditRules.findings(in: .of(fields))
        #expect(findings.map(\.view) == [2])
        #expect(
            findings.first?.problem
                == "People who use VoiceOver can't tell 3 fields apart: it calls all of them “song”.")
        #expect(
            findings.first?.code
                == "field2.accessibilityLabel = \"song 2, …\"\nfield3.accessibilityLabel = \"song 3, …\"")
    }

    @Test("a name in the code that isn't the app's is explained")
    func names() throws {
        let field = AuditedField.text("City", number: 1).with { $0.view.isNamed = false }
        let finding = try #require(AuditRules.findings(in: .of([field])).first)
        #expect(finding.code == "field1.textContentType = .addressCity")
        #expect(finding.advice == "Set the content type of the field. Here, `field1` stands for UITextField “City”.")
        let list = AuditedView(number: 7, name: "UITableView", code: "tableView", isNamed: false)
        let fixed = AuditedField.text("Song", number: 1).with { field in
            field.fixedScrollView = list
            field.situation = .field(at: 700, scrolls: false)
        }
        let hidden = try #require(AuditRules.findings(in: .of([fixed])).first)
        #expect(hidden.code == "tableView.formOptions.scrolling.changesOffset = true")
        #expect(hidden.advice.hasSuffix("Here, `tableView` stands for UITableView."))
        // Behind the keyboard, scrolling reveals nothing.
        let panel = fixed.with { $0.situation?.scrollViews[0].frame = CGRect(x: 0, y: 700, width: 393, height: 152) }
        #expect(AuditRules.findings(in: .of([panel])).map(\.code) == ["var formContainer: UIView? { view }"])
    }

    @Test("the code cures the finding: the line is about what causes it, and no other field has the tag")
    func codes() {
        let kept = AuditedField.text("Song", number: 1).with {
            ($0.role, $0.returnKey, $0.keepsReturnKey) = (.last, .next, true)
        }
        #expect(AuditRules.findings(in: .of([kept])).map(\.code) == ["field1.formOptions.keepsReturnKeyType = false"])
        let tags = [1, 2, 2, 3].enumerated().map { index, tag in
            AuditedField.text("Song \(index)", number: index).with { $0.tag = tag }
        }
        #expect(AuditRules.findings(in: .of(tags) { $0.order = .tag }).map(\.code) == ["field2.tag = 4"])
        let passwords = ["Password", "Confirm password"].enumerated().map { index, words in
            AuditedField.text(words, number: index).with { field in
                field.traits?.isSecure = true
                field.traits?.contentType = .password
            }
        }
        let framed = AuditedField.text("Song", number: 1).with { ($0.size.height, $0.isPlacedByFrame) = (30, true) }
        #expect(AuditRules.findings(in: .of([framed])).map(\.code) == ["field1.frame.size.height = 44"])
        let mixed = AuditRules.findings(in: .of(passwords)).filter { $0.rule == .mixedPasswords }
        #expect(mixed.map(\.view) == [1] && mixed.first?.problem.contains("it says “Confirm password”") == true)
    }

    @Test("a control over a field becomes a stop in its place, unless it's one already")
    func covers() {
        let menu = AuditedField.text("Song", number: 8)
        let field = AuditedField.text("Colour", number: 1).with { $0.cover = menu.view }
        let code = "field1.formOptions.stop = .never"
        #expect(AuditRules.findings(in: .of([field])).map(\.code) == ["\(code)\nfield8.formOptions.stop = .always"])
        #expect(AuditRules.findings(in: .of([field, menu])).map(\.code) == [code])
    }

    @Test("the line that keeps an order begins at the last field that both orders share")
    func changedOrders() {
        let fields = ["Colour", "Song", "Singer"].enumerated().map { AuditedField.text($1, number: $0) }
        func code(_ order: [Int]) -> [String?] {
            AuditRules.findings(in: .of(fields) { $0.earlierOrder = order.map { fields[$0].view } }).map(\.code)
        }
        #expect(code([0, 2, 1]) == ["field0.formOptions.next = field2"])
        #expect(code([1, 0, 2]) == ["field1.formOptions.next = field0"])
        #expect(code([0, 1, 2]) == [])
        #expect(code([]) == [])
    }

    @Test("what the app moves by at least 44 points for the keyboard is room, whichever way it makes it")
    func rooms() {
        let size = CGSize(width: 393, height: 852)
        let rest = AuditedPlace(bottom: 852, inset: 34, window: size, superviewHeight: 852)
        func way(_ change: (inout AuditedPlace) -> Void) -> AuditedRoom.Way? {
            var shown = rest
            change(&shown)
            return rest.room(in: shown)?.way
        }
        #expect(way { $0.inset = 370 } == .inset)
        #expect(way { $0.bottom = 516 } == .layout)
        #expect(way { $0.safeArea = 302 } == .safeArea)
        #expect(way { $0.inset = 77 } == nil && way { $0.bottom = 809 } == nil)
        #expect(way { $0.bottom = 1_000 } == nil)
        // The container has laid it out, or the screen has rotated.
        #expect(way { ($0.bottom, $0.superviewHeight) = (516, 516) } == nil)
        #expect(way { ($0.bottom, $0.window) = (393, CGSize(width: 852, height: 393)) } == nil)
        #expect(rest.room(in: AuditedPlace(bottom: 852, inset: 370, window: size, superviewHeight: 852))?.length == 336)
    }

    @Test("the line that leaves room to the app names its screen, and the finding says what changes")
    func roomWords() throws {
        let view = AuditedView(number: 9, name: "UIScrollView", code: "scrollView")
        for (way, words) in [
            (AuditedRoom.Way.inset, "the content inset of UIScrollView is 336 points larger"),
            (.layout, "the bottom edge of UIScrollView is 336 points higher"),
            (.safeArea, "the additional safe area of SignUp is 336 points larger"),
        ] {
            let form = AuditedForm.of([.text("Colour", number: 1)]) {
                $0.rooms = [AuditedRoom(view: view, way: way, length: 336, owner: "SignUp")]
            }
            let finding = try #require(AuditRules.findings(in: form).first)
            #expect(finding.problem.contains(words), "\(finding.problem)")
            #expect(finding.code == "form.configuration.rules.append(.off(.avoidance, in: SignUp.self))")
        }
    }

    @Test("a button counts if it's hidden whichever field is edited, also where the screen moves")
    func buttons() {
        func rules(_ situations: AvoidanceSituation...) -> [AuditRule] {
            let fields = situations.enumerated().map { index, situation in
                AuditedField.text("Song \(index)", number: index).with { $0.situation = situation }
            }
            let button = AuditedView(number: 9, name: "UIButton", code: "button")
            return AuditRules.findings(
                in: .of(fields) {
                    $0.buttonsAtBottom = [
                        AuditedButton(view: button, frame: CGRect(x: 20, y: 760, width: 353, height: 50))
                    ]
                }
            ).map(\.rule)
        }
        #expect(rules(.field(at: 200), .field(at: 300)) == [.hiddenButton])
        // With the second field, the screen rises so far that the button is in sight.
        #expect(rules(.field(at: 200), .field(at: 760, container: .init())) == [])
        #expect(rules() == [.incomplete])
        var withoutKeyboard = AvoidanceSituation.field(at: 200)
        withoutKeyboard.keyboardTop = nil
        #expect(rules(withoutKeyboard) == [])
    }

    @Test("nothing is said of a navigation bar that covers a field as soon as the screen appears, but of other bars")
    func navigationBars() {
        func rules(at top: CGFloat, _ bottom: CGFloat, shift: CGFloat = 0) -> [AuditRule] {
            var situation = AvoidanceSituation.field(at: top)
            if shift != 0 { situation.container = .init(shift: shift, maximumRise: -shift) }
            return AuditRules.findings(
                in: .of([.text("Song", number: 1).with { $0.situation = situation }]) {
                    $0.screen?.navigationBarBottom = bottom
                }
            ).map(\.rule)
        }
        #expect(rules(at: 70, 103) == [])
        #expect(rules(at: 120, 103) == [])
        // The status bar, a bar of the app's own, and one below the navigation bar.
        #expect(rules(at: 20, 103) == [.hiddenByKeyboard])
        #expect(rules(at: 70, 0) == [.hiddenByKeyboard])
        #expect(rules(at: 95, 91) == [.hiddenByKeyboard])
    }

    // MARK: - Guesses

    @Test(
        "words say what belongs into a field where they are all that is said",
        arguments: [
            ("Email", TextTraits.ContentType?.some(.emailAddress)), ("Your e-mail address", .emailAddress),
            ("E-Mail:", .emailAddress),
            ("Full name *", .name), ("First name (as in your passport)", .givenName), ("Surname", .familyName),
            ("Phone, if you like", .telephoneNumber), ("Mobile number", .telephoneNumber),
            ("Street", .streetAddressLine1),
            ("ZIP code", .postalCode), ("Town or city", .addressCity), ("Country", .countryName),
            ("Card number", .creditCardNumber), ("6-digit code", .oneTimeCode), ("Verification code", .oneTimeCode),
            ("Company (optional)", .organizationName), ("User name", .username), ("Website", .URL),
            ("Name of this device", nil), ("Name of the spouse", nil), ("Invite code", nil), ("Email subject", nil),
            ("Who gets it", nil), ("State", nil), ("Password", nil), ("", nil),
        ])
    func words(_ text: String, _ type: TextTraits.ContentType?) {
        #expect(ContentGuess(for: .text(text, number: 1))?.type == type)
        let captioned = AuditedField.text("…", number: 1).with { $0.caption = text }
        #expect(ContentGuess(for: captioned)?.type == type)
    }

    @Test(
        "a field with bullets asks for the password that there is, or for a new one",
        arguments: [
            ("Password", false, TextTraits.ContentType?.some(.password)), ("Password", true, .newPassword),
            ("Current password", true, .password), ("New password", false, .newPassword),
            ("Confirm password", false, .newPassword), ("Repeat your password", false, .newPassword),
            ("Security code", false, nil), ("PIN", true, nil),
        ])
    func passwords(_ text: String, _ hasNewPassword: Bool, _ type: TextTraits.ContentType?) {
        let field = AuditedField.text(text, number: 1).with { $0.traits?.isSecure = true }
        #expect(ContentGuess(for: field, hasNewPassword: hasNewPassword)?.type == type)
    }

    @Test(
        "a keyboard says what belongs into a field, unless its words say otherwise",
        arguments: [
            ("Електронна пошта", TextTraits.Keyboard.emailAddress, TextTraits.ContentType?.some(.emailAddress)),
            ("Login", .emailAddress, .username), ("Телефон", .phonePad, .telephoneNumber), ("PIN", .phonePad, nil),
            ("Сайт", .URL, nil), ("Кількість", .numberPad, nil), ("Колір", .default, nil),
        ])
    func keyboards(_ text: String, _ keyboard: TextTraits.Keyboard, _ type: TextTraits.ContentType?) {
        let field = AuditedField.text(text, number: 1).with { $0.traits?.keyboard = keyboard }
        #expect(ContentGuess(for: field)?.type == type)
    }

    @Test(
        "a pad of digits lacks characters of what a placeholder shows, but not of what it says",
        arguments: [
            ("AB 123", TextTraits.Keyboard.numberPad, false, Character?.some("A")), ("MM/YY", .numberPad, false, "/"),
            ("MM/YY", .numberPad, true, nil), ("AB 123", .numberPad, true, "A"), ("1234 5678", .numberPad, false, nil),
            ("+44 20 7946 0000", .phonePad, false, nil), ("+44 20 7946 0000", .numberPad, false, "+"),
            ("0.00", .decimalPad, false, nil), ("0.00", .numberPad, false, "."),
            ("Card number", .numberPad, false, nil),
            ("6-digit code", .numberPad, false, nil), ("MM/YY", .numbersAndPunctuation, false, nil),
            ("Answer 12", .numberPad, false, nil), ("MM", .numberPad, false, nil),
        ])
    func pads(_ text: String, _ keyboard: TextTraits.Keyboard, _ isFormatted: Bool, _ missing: Character?) {
        var traits = TextTraits()
        (traits.keyboard, traits.isFormatted) = (keyboard, isFormatted)
        #expect(traits.firstMissingCharacter(of: text) == missing)
    }

    // MARK: - Other screens

    @Test("where only a layout could tell, nothing is said of other screens")
    func otherScreens() {
        let small = AuditedScreen.smallest[1]
        #expect(AvoidanceSituation.field(at: 200, scrolls: true).moved(from: .phone, to: small) != nil)
        #expect(AvoidanceSituation.field(at: 200).moved(from: .phone, to: small) == nil)
        #expect(AvoidanceSituation.field(at: 200, scrolls: false).moved(from: .phone, to: small) == nil)
        var panel = AvoidanceSituation.field(at: 700, scrolls: true)
        panel.scrollViews[0].frame = CGRect(x: 0, y: 600, width: 393, height: 252)
        #expect(panel.moved(from: .phone, to: small) == nil)
        let pad = AuditedForm.of([
            .text("Song", number: 1).with { $0.situation = .field(at: 200, scrolls: true, bars: 120) }
        ]) {
            $0.screen?.isPhone = false
        }
        #expect(AuditRules.findings(in: pad) == [])
    }

    @Test("on another screen the bars are as high, the content is as it was, and the keyboard is that one's")
    func movedSituation() throws {
        let moved = try #require(
            AvoidanceSituation.field(at: 303, scrolls: true).moved(from: .phone, to: AuditedScreen.smallest[0]))
        #expect(moved.viewport.minY == 64)
        #expect(moved.keyboardTop == 271)
        #expect(moved.caret?.frame.minY == 264)
        #expect(moved.scrollViews[0].frame.height == 568 && moved.scrollViews[0].contentOffset.y == -64)
    }
}
