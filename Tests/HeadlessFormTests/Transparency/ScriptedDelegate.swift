import UIKit

/// An app's delegate that implements the members it is told to, writes down what it hears, and answers as told.
@MainActor
final class ScriptedDelegate: NSObject {
    /// What its lines in the log begin with.
    let name: String
    /// What it hears: the member and the arguments.
    let log: SessionLog
    /// The labels of the members that it implements. All by default.
    var members = Set(DelegateMember.all.map(\.label))
    /// Answers a question with yes or no, given the member's label. Objects that are asked for are there or not.
    var answers: (String) -> Bool = { _ in true }
    /// Is called with the label and the field for every call that it hears, after it was written down.
    var reaction: ((String, UIView) -> Void)?

    init(_ name: String = "app", log: SessionLog = SessionLog()) {
        self.name = name
        self.log = log
        super.init()
    }

    /// Does something when a member is called for the first time.
    func reactOnce(to label: String, _ body: @escaping () -> Void) {
        reaction = { [weak self] called, _ in
            guard called == label else { return }
            self?.reaction = nil
            body()
        }
    }

    /// Hears a call.
    ///
    /// - Parameters:
    ///   - field: Whose call it is.
    ///   - arguments: What else came with it.
    /// - Returns: Whether the member is implemented.
    private func hears(_ label: String, _ field: UIView, _ arguments: [Any?]) -> Bool {
        guard members.contains(label) else { return false }
        log.write("\(name): " + ([label, describe(field)] + arguments.map(describe)).joined(separator: " "))
        reaction?(label, field)
        return true
    }

    /// Answers a question with yes or no.
    func asked(_ field: UIView, _ arguments: Any?..., label: String = #function) -> Bool {
        hears(label, field, arguments) ? answers(label) : HeadlessOptional.notImplemented(true)
    }

    /// Takes note of what it is told.
    func told(_ field: UIView, _ arguments: Any?..., label: String = #function) {
        if !hears(label, field, arguments) { HeadlessOptional.notImplemented(()) }
    }

    /// Gives what it is asked for, or `nil`.
    func gives<Thing>(_ thing: Thing, _ field: UIView, _ arguments: Any?..., label: String = #function) -> Thing? {
        guard hears(label, field, arguments) else { return HeadlessOptional.notImplemented(nil) }
        return answers(label) ? thing : nil
    }
}

extension ScriptedDelegate: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked(textField) }

    func textFieldDidBeginEditing(_ textField: UITextField) { told(textField) }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked(textField) }

    func textFieldDidEndEditing(_ textField: UITextField) { told(textField) }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        told(textField, reason)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { asked(textField, range, string) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool { asked(textField, ranges, string) }

    func textFieldDidChangeSelection(_ textField: UITextField) { told(textField) }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { asked(textField) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked(textField) }

    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { gives(Sample.menu, textField, range, suggestedActions) }

    func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? { gives(Sample.menu, textField, ranges, suggestedActions) }

    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        told(textField, animator)
    }

    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        told(textField, animator)
    }

    func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        told(textField, inputSuggestion)
    }
}
