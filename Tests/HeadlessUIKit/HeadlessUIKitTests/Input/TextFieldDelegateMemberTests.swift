import Testing
import UIKit

/// Implements every member, and counts.
private final class EveryTextFieldMember: NSObject, UITextFieldDelegate, DelegateScribe {
    var calls: [String] = []

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append(#function)
        return false
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        calls.append(#function)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append(#function)
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        calls.append(#function)
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append(#function)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        calls.append(#function)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.append(#function)
        return false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append(#function)
        return false
    }

    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append(#function)
        return DelegateSample.menu
    }

    func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append(#function)
        return DelegateSample.menu
    }

    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        calls.append(#function)
    }

    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        calls.append(#function)
    }

    func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        calls.append(#function)
    }
}

@MainActor private let fieldMembers: [(String, (any UITextFieldDelegate) -> Bool)] = [
    (
        "textFieldShouldBeginEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textFieldShouldBeginEditing(_:)") {
                $0.textFieldShouldBeginEditing(DelegateSample.field)
            } != nil
        }
    ),
    (
        "textFieldDidBeginEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textFieldDidBeginEditing(_:)") {
                $0.textFieldDidBeginEditing(DelegateSample.field)
            } != nil
        }
    ),
    (
        "textFieldShouldEndEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textFieldShouldEndEditing(_:)") {
                $0.textFieldShouldEndEditing(DelegateSample.field)
            } != nil
        }
    ),
    (
        "textFieldDidEndEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textFieldDidEndEditing(_:)") {
                $0.textFieldDidEndEditing(DelegateSample.field)
            } != nil
        }
    ),
    (
        "textFieldDidEndEditing(_:reason:)",
        { delegate in
            HeadlessOptional.call(delegate, "textFieldDidEndEditing(_:reason:)") {
                $0.textFieldDidEndEditing(DelegateSample.field, reason: .committed)
            } != nil
        }
    ),
    (
        "textField(_:shouldChangeCharactersIn:replacementString:)",
        { delegate in
            HeadlessOptional.call(delegate, "textField(_:shouldChangeCharactersIn:replacementString:)") {
                $0.textField(
                    DelegateSample.field, shouldChangeCharactersIn: DelegateSample.range, replacementString: "x")
            } != nil
        }
    ),
    (
        "textField(_:shouldChangeCharactersInRanges:replacementString:)",
        { delegate in
            HeadlessOptional.call(delegate, "textField(_:shouldChangeCharactersInRanges:replacementString:)") {
                $0.textField(DelegateSample.field, shouldChangeCharactersInRanges: [], replacementString: "x")
            } != nil
        }
    ),
    (
        "textFieldDidChangeSelection(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textFieldDidChangeSelection(_:)") {
                $0.textFieldDidChangeSelection(DelegateSample.field)
            } != nil
        }
    ),
    (
        "textFieldShouldClear(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textFieldShouldClear(_:)") {
                $0.textFieldShouldClear(DelegateSample.field)
            } != nil
        }
    ),
    (
        "textFieldShouldReturn(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textFieldShouldReturn(_:)") {
                $0.textFieldShouldReturn(DelegateSample.field)
            } != nil
        }
    ),
    (
        "textField(_:editMenuForCharactersIn:suggestedActions:)",
        { delegate in
            HeadlessOptional.call(delegate, "textField(_:editMenuForCharactersIn:suggestedActions:)") {
                $0.textField(DelegateSample.field, editMenuForCharactersIn: DelegateSample.range, suggestedActions: [])
            } != nil
        }
    ),
    (
        "textField(_:editMenuForCharactersInRanges:suggestedActions:)",
        { delegate in
            HeadlessOptional.call(delegate, "textField(_:editMenuForCharactersInRanges:suggestedActions:)") {
                $0.textField(DelegateSample.field, editMenuForCharactersInRanges: [], suggestedActions: [])
            } != nil
        }
    ),
    (
        "textField(_:willPresentEditMenuWith:)",
        { delegate in
            HeadlessOptional.call(delegate, "textField(_:willPresentEditMenuWith:)") {
                $0.textField(DelegateSample.field, willPresentEditMenuWith: DelegateSample.animator)
            } != nil
        }
    ),
    (
        "textField(_:willDismissEditMenuWith:)",
        { delegate in
            HeadlessOptional.call(delegate, "textField(_:willDismissEditMenuWith:)") {
                $0.textField(DelegateSample.field, willDismissEditMenuWith: DelegateSample.animator)
            } != nil
        }
    ),
    (
        "textField(_:insertInputSuggestion:)",
        { delegate in
            HeadlessOptional.call(delegate, "textField(_:insertInputSuggestion:)") {
                $0.textField(DelegateSample.field, insertInputSuggestion: UIInputSuggestion())
            } != nil
        }
    ),
]

@MainActor
struct TextFieldDelegateMemberTests {
    @Test(
        "C1 each member of UITextFieldDelegate: missing is noticed, implemented is called, forwarded too",
        arguments: 0..<15)
    func member(index: Int) {
        _ = HeadlessDevice()
        let (name, call) = fieldMembers[index]
        let passes = isOptional(name, EveryTextFieldMember()) { delegate in
            (delegate as? any UITextFieldDelegate).map(call) ?? false
        }
        #expect(passes, "\(name)")
    }
}
