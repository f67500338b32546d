import UIKit

/// The app's delegate. It implements the specified members, records the calls, and gives the specified answers.
@MainActor
final class ScriptedDelegate: NSObject {
    /// The beginning of its lines in the log.
    let name: String
    /// The calls that it receives: the member and the arguments.
    let log: SessionLog
    /// The labels of the members that it implements. All by default.
    var members = Set(DelegateMember.all.map(\.label))
    /// Answers a question with yes or no, based on the member's label. A requested object is returned or not.
    var answers: (String) -> Bool = { _ in true }
    /// Called with the label and the field for each call, after it's recorded.
    var reaction: ((String, UIView) -> Void)?

    init(_ name: String = "app", log: SessionLog = SessionLog()) {
        self.name = name
        self.log = log
        super.init()
    }

    /// Performs `body` when a member is called for the first time.
    func reactOnce(to label: String, _ body: @escaping () -> Void) {
        reaction = { [weak self] called, _ in
            guard called == label else { return }
            self?.reaction = nil
            body()
        }
    }

    /// Receives a call.
    ///
    /// - Parameters:
    ///   - field: The field that the call is about.
    ///   - arguments: The other arguments of the call.
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

    /// Records a notification.
    func told(_ field: UIView, _ arguments: Any?..., label: String = #function) {
        if !hears(label, field, arguments) { HeadlessOptional.notImplemented(()) }
    }

    /// Returns the requested object, or `nil`.
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
