import Foundation
import Testing

/// Everything that the public interface lets an app pass or implement is in the list of code that runs in moves.
struct AppCodeListTests {
    /// Where a part of the interface is tested.
    private enum Answer {
        case code(AppCode)
        /// The reason why nothing needs to be released inside it.
        case none(String)
    }

    private static let answers: [String: Answer] = [
        "FormAccessoryView.update": .code(.accessoryViewUpdate),
        "FormContainerProviding.formContainer": .code(.formContainer),
        "FormInputAccessoryHost.inputAccessoryView": .code(.accessoryViewIsSet),
        "FormPlaceholderProviding.placeholder": .code(.placeholder),
        "FormFieldOptions.Validation.isOn": .none("such closures are called as those for a text are"),
        "FormFieldOptions.Validation.text": .code(.validation),
        "FormFieldOptions.Validation.view": .none("such closures are called as those for a text are"),
        "FormFieldOptions.Toolbar.doneAction": .code(.fieldDoneAction),
        "FormFieldOptions.Toolbar.leadingItems": .none("such items are performed as trailing ones are"),
        "FormFieldOptions.Toolbar.trailingItems": .code(.fieldItem),
        "FormFieldOrder.custom": .code(.order),
        "FormKeyboard.animateAlongside": .code(.alongsideKeyboard),
        "FormNavigator.focusChanges": .none("a listener resumes in a later turn of the run loop"),
        "FormKeyboard.changes": .none("a listener resumes in a later turn of the run loop"),
        "FormNavigator.trace": .code(.trace),
        "FormNavigatorDelegate.didBeginEditingIn": .code(.didBeginEditing),
        "FormNavigatorDelegate.didEndEditingIn": .code(.didEndEditing),
        "FormNavigatorDelegate.didFinishIn": .code(.didFinish),
        "FormNavigatorDelegate.didMoveFrom": .code(.didMove),
        "FormNavigatorDelegate.didStayIn": .code(.didStay),
        "FormNavigatorDelegate.didTapDoneIn": .code(.didTapDone),
        "FormNavigatorDelegate.errorDidChange": .code(.errorDidChange),
        "FormNavigatorDelegate.indexPathsWithFieldsIn": .code(.indexPathsWithFields),
        "FormNavigatorDelegate.keyboardDidChange": .code(.keyboardDidChange),
        "FormNavigatorDelegate.shouldMoveFrom": .code(.shouldMove),
        "FormToolbar.Actions.done": .none("the navigator's, called by the app"),
        "FormToolbar.Actions.init": .none("the app makes one for its own tests of a view"),
        "FormToolbar.Actions.next": .none("the navigator's, called by the app"),
        "FormToolbar.Actions.previous": .none("the navigator's, called by the app"),
        "FormToolbar.Configuration.doneAction": .code(.doneAction),
        "FormToolbar.Configuration.leadingItems": .code(.item),
        "FormToolbar.Configuration.nextAction": .code(.nextAction),
        "FormToolbar.Configuration.previousAction": .code(.previousAction),
        "FormToolbar.Configuration.progressText": .code(.progressText),
        "FormToolbar.Configuration.titleAction": .code(.titleAction),
        "FormToolbar.Configuration.titleText": .code(.titleText),
        "FormToolbar.Configuration.trailingItems": .none("such items are performed as leading ones are"),
    ]

    /// What the interface has that is, or contains, the app's code: members of protocols, closures, actions, items, and
    /// sequences.
    private static func entries() throws -> Set<String> {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Support/PublicInterface/FormNavigation.txt")
        var entries: Set<String> = []
        var types: [(name: String, isProtocol: Bool)] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            types.removeSubrange(min(line.prefix { $0 == " " }.count / 4, types.count)...)
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            let keywords: Set = ["protocol", "struct", "enum", "class", "extension"]
            if let keyword = words.firstIndex(where: keywords.contains), !line.contains("("), !line.contains(":=") {
                types.append((words[keyword + 1], words[keyword] == "protocol"))
                continue
            }
            guard types.last?.isProtocol == true || holdsCode(line) else { continue }
            entries.insert((types.map(\.name) + [name(words)]).joined(separator: "."))
        }
        return entries
    }

    private static func holdsCode(_ line: Substring) -> Bool {
        var type = String(line)
        // The arrow of the function itself follows all parameters.
        if type.contains("func "), let result = type.range(of: ") -> ", options: .backwards),
            !type[result.upperBound...].contains(")")
        {
            type.removeSubrange(result.lowerBound...)
        }
        return line.contains("AsyncStream") || ["->", "UIAction", "UIBarButtonItem]"].contains { type.contains($0) }
    }

    /// The name of a declaration. The methods of a delegate are named by what distinguishes them.
    private static func name(_ words: [String]) -> String {
        if words.contains("formNavigator"), let parameter = words.firstIndex(of: "FormNavigator") {
            return words[parameter + 1]
        }
        if words.contains("init") { return "init" }
        let keywords: Set = ["var", "let", "func", "case"]
        return words.firstIndex(where: keywords.contains).map { words[$0 + 1] } ?? words[0]
    }

    @Test("the list is complete: a new closure or a new method of a delegate has to be tried, or to say why not")
    func isComplete() throws {
        let entries = try Self.entries()
        #expect(entries.subtracting(Self.answers.keys) == [], "not tested")
        #expect(Set(Self.answers.keys).subtracting(entries) == [], "no longer there")
    }

    @Test("no code stands for two parts of the interface")
    func isUnambiguous() {
        let codes = Self.answers.values.compactMap { if case .code(let code) = $0 { code } else { nil } }
        #expect(Set(codes).count == codes.count)
    }
}
