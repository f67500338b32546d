import Foundation
import Testing

@testable import UIKit

/// What a device says in its language. The keys are those of Apple's keyboards in these languages.
@MainActor
struct LanguageTests {
    /// A device with a focused field.
    @MainActor private final class Stage {
        let device: HeadlessDevice
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))

        init(
            _ language: HeadlessLanguage, on model: HeadlessModel = .iPhone15,
            _ change: (UITextField) -> Void = { _ in }
        ) {
            device = HeadlessDevice(model, language: language)
            change(field)
            controller.view.addSubview(field)
            device.show(controller)
            field.becomeFirstResponder()
        }

        /// Whether a key, or anything else, says `text`.
        func shows(_ text: String) -> Bool { device.drawSVG().contains(">\(text)<") }
    }

    @Test("a device speaks English where nobody says otherwise, and the one switched on last says what is spoken")
    func current() {
        #expect(HeadlessDevice().language == .english && HeadlessLanguage.current == .english)
        #expect(HeadlessDevice(language: .german).language == .german && HeadlessLanguage.current == .german)
        _ = HeadlessDevice()
        #expect(HeadlessLanguage.current == .english)
    }

    @Test("the direction is the language's, unless another one is asked for")
    func direction() {
        #expect(HeadlessDevice(language: .german).layoutDirection == .leftToRight)
        #expect(HeadlessDevice(language: .arabic).layoutDirection == .rightToLeft)
        #expect(HeadlessDevice(language: .arabic, layoutDirection: .leftToRight).layoutDirection == .leftToRight)
        #expect(HeadlessDevice(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    }

    @Test(
        "the system's buttons say what they do in the language of the device",
        arguments: [
            (HeadlessLanguage.english, "Done", "Cancel"), (.german, "Fertig", "Abbrechen"), (.arabic, "تم", "إلغاء"),
        ])
    func systemItems(language: HeadlessLanguage, done: String, cancel: String) {
        _ = HeadlessDevice(language: language)
        #expect(UIBarButtonItem(systemItem: .done).title == done)
        #expect(UIBarButtonItem(systemItem: .cancel).title == cancel)
        #expect(UIBarButtonItem(systemItem: .camera).title == nil)
    }

    @Test("a button without a word is read out in the language of the device")
    func spokenItems() throws {
        let device = HeadlessDevice(language: .german)
        let controller = UIViewController()
        var tapped = false
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { _ in tapped = true })
        device.show(UINavigationController(rootViewController: controller))
        try device.tap(title: "Teilen")
        #expect(tapped)
    }

    @Test("the checkmark that iOS 26 shows for Done is read out in the language of the device")
    func checkmark() throws {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = "26.0"
        let device = HeadlessDevice(language: .arabic, behavior: behavior)
        let controller = UIViewController()
        var tapped = false
        let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in tapped = true })
        controller.navigationItem.rightBarButtonItem = item
        device.show(UINavigationController(rootViewController: controller))
        #expect(item.title == nil && device.language.word("Done") == "تم")
        try device.tap(title: "تم")
        #expect(tapped)
    }

    @Test("the way back to a screen without a title is called Back in the language of the device")
    func back() throws {
        let device = HeadlessDevice(language: .german)
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        device.settle()
        try device.tap(title: "Zurück")
        device.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(
        "the return key says what it does in the language of the device",
        arguments: [
            (HeadlessLanguage.english, "Next", "Search", "return"), (.german, "Weiter", "Suchen", "Return"),
            (.arabic, "التالي", "بحث", "إدخال"),
        ])
    func returnKey(language: HeadlessLanguage, next: String, search: String, standard: String) {
        let stage = Stage(language) { $0.returnKeyType = .next }
        #expect(stage.device.keyboard.returnKeyTitle == next)
        for (type, title) in [(UIReturnKeyType.search, search), (.default, standard)] {
            stage.field.returnKeyType = type
            stage.field.reloadInputViews()
            #expect(stage.device.keyboard.returnKeyTitle == title)
            // Only English has no capitals there.
            #expect(stage.shows(language == .english ? title.lowercased() : title))
        }
    }

    @Test(
        "the keys are the language's, on a phone and on a pad",
        arguments: [
            (HeadlessLanguage.english, "Q W P A L Z M", "Ü ض"), (.german, "Q Z Ü A Ä Y M", "ض"),
            (.arabic, "ض ج ش ط ذ د", "Q q Ü"),
        ])
    func keys(language: HeadlessLanguage, shown: String, hidden: String) {
        for model in [HeadlessModel.iPhone15, .iPad] {
            let stage = Stage(language, on: model)
            for key in shown.split(separator: " ") { #expect(stage.shows(String(key)), "\(key)") }
            for key in hidden.split(separator: " ") { #expect(!stage.shows(String(key)), "\(key)") }
            let space = ["en": "space", "de": "Leerzeichen", "ar": "مسافة"][language.identifier]
            #expect(stage.shows(space ?? ""))
        }
    }

    @Test("every row of keys is as wide as the others")
    func rows() {
        for language in [HeadlessLanguage.english, .german, .arabic] {
            for type in [UIKeyboardType.default, .emailAddress, .URL, .numbersAndPunctuation] {
                for model in [HeadlessModel.iPhone15, .iPad] {
                    let stage = Stage(language, on: model) { $0.keyboardType = type }
                    let drawing = KeyboardDrawing(stage.device.keyboard, in: stage.device.keyboard.window)
                    let columns = drawing?.columns ?? 0
                    for row in drawing?.rows ?? [] {
                        let width = row.reduce(0) { $0 + $1.width }
                        #expect(width == columns, "\(language.identifier), \(type), \(model.name)")
                        #expect(row.allSatisfy { $0.width >= 0 })
                    }
                }
            }
        }
    }

    @Test("an address and a secret have ASCII's letters where the language's are others, but the language's words")
    func asciiOnly() {
        let changes: [@MainActor (UITextField) -> Void] = [
            { $0.keyboardType = .emailAddress }, { $0.keyboardType = .URL }, { $0.keyboardType = .asciiCapable },
            { $0.isSecureTextEntry = true },
        ]
        for change in changes {
            let arabic = Stage(.arabic, change)
            #expect(arabic.shows("q") || arabic.shows("Q"))
            #expect(!arabic.shows("ض") && arabic.shows("إدخال"))
            let german = Stage(.german, change)
            #expect(german.shows("ü") || german.shows("Ü"))
        }
    }

    @Test(
        "the caret is where the next letter goes: at the left end of Arabic, and at the right end of what is Latin in it"
    )
    func caret() throws {
        for (text, isRightToLeft) in [("آدا لوفليس", true), ("שלום", true), ("Ada", false), ("ada@example.org", false)]
        {
            let stage = Stage(.arabic) { $0.text = text }
            let field = stage.field
            let start = field.caretRect(for: field.beginningOfDocument)
            let end = field.caretRect(for: field.endOfDocument)
            #expect((end.minX < start.minX) == isRightToLeft, "\(text)")
            // Either way the text is at the right end of the field.
            #expect(max(start.maxX, end.maxX) > field.bounds.width - 20, "\(text)")
            let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
            #expect(field.firstRect(for: range).width == abs(end.minX - start.minX), "\(text)")
            for (place, offset) in [(start, 0), (end, text.utf16.count)] {
                let position = try #require(field.closestPosition(to: CGPoint(x: place.midX, y: place.midY)))
                #expect(field.offset(from: field.beginningOfDocument, to: position) == offset, "\(text)")
            }
        }
    }

    @Test("digits are the language's, but those of ASCII where only these can be typed")
    func digits() {
        let arabic = Stage(.arabic) { $0.keyboardType = .numberPad }
        #expect(arabic.shows("٧") && !arabic.shows("7") && !arabic.shows("PQRS"))
        let ascii = Stage(.arabic) { $0.keyboardType = .asciiCapableNumberPad }
        #expect(ascii.shows("7") && !ascii.shows("٧"))
        let german = Stage(.german) { $0.keyboardType = .decimalPad }
        #expect(german.shows("7") && german.shows("PQRS") && german.shows(","))
    }

    @Test("a date is written as the language does, unless the picker has a locale of its own")
    func dates() {
        func picture(_ language: HeadlessLanguage, _ change: (UIDatePicker) -> Void = { _ in }) -> String {
            let device = HeadlessDevice(language: language)
            let controller = UIViewController()
            let picker = UIDatePicker(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
            picker.datePickerMode = .date
            picker.timeZone = TimeZone(identifier: "Europe/London")
            picker.date = Date(timeIntervalSince1970: 1_796_900_400)
            change(picker)
            controller.view.addSubview(picker)
            device.show(controller)
            return device.drawSVG()
        }
        #expect(picture(.english).contains(">Dec 10, 2026<"))
        #expect(picture(.german).contains(">10. Dez. 2026<"))
        #expect(picture(.german) { $0.locale = Locale(identifier: "en_US") }.contains(">Dec 10, 2026<"))
    }
}
