import Testing
import UIKit

/// Implements every member, and counts.
private final class EveryTextViewMember: NSObject, UITextViewDelegate, DelegateScribe {
    var calls: [String] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        calls.append(#function)
        return false
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        calls.append(#function)
        return false
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        calls.append(#function)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        calls.append(#function)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        calls.append(#function)
        return false
    }

    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func textViewDidChange(_ textView: UITextView) {
        calls.append(#function)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        calls.append(#function)
    }

    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append(#function)
        return DelegateSample.menu
    }

    func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append(#function)
        return DelegateSample.menu
    }

    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        calls.append(#function)
    }

    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        calls.append(#function)
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        calls.append(#function)
        return nil
    }

    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        calls.append(#function)
        return nil
    }

    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        calls.append(#function)
    }

    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        calls.append(#function)
    }

    func textViewWritingToolsWillBegin(_ textView: UITextView) {
        calls.append(#function)
    }

    func textViewWritingToolsDidEnd(_ textView: UITextView) {
        calls.append(#function)
    }

    func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue] {
        calls.append(#function)
        return []
    }

    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        calls.append(#function)
        return false
    }

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool {
        calls.append(#function)
        return false
    }

    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) {
        calls.append(#function)
    }

    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) {
        calls.append(#function)
    }

    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) {
        calls.append(#function)
    }

    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) {
        calls.append(#function)
    }

    func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        calls.append(#function)
    }
}

@MainActor private let textViewMembers: [(String, (any UITextViewDelegate) -> Bool)] = [
    (
        "textViewShouldBeginEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textViewShouldBeginEditing(_:)") {
                $0.textViewShouldBeginEditing(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "textViewShouldEndEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textViewShouldEndEditing(_:)") {
                $0.textViewShouldEndEditing(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "textViewDidBeginEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textViewDidBeginEditing(_:)") {
                $0.textViewDidBeginEditing(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "textViewDidEndEditing(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textViewDidEndEditing(_:)") {
                $0.textViewDidEndEditing(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "textView(_:shouldChangeTextIn:replacementText:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:shouldChangeTextIn:replacementText:)") {
                $0.textView(DelegateSample.textView, shouldChangeTextIn: DelegateSample.range, replacementText: "x")
            } != nil
        }
    ),
    (
        "textView(_:shouldChangeTextInRanges:replacementText:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:shouldChangeTextInRanges:replacementText:)") {
                $0.textView(DelegateSample.textView, shouldChangeTextInRanges: [], replacementText: "x")
            } != nil
        }
    ),
    (
        "textViewDidChange(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textViewDidChange(_:)") {
                $0.textViewDidChange(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "textViewDidChangeSelection(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textViewDidChangeSelection(_:)") {
                $0.textViewDidChangeSelection(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "textView(_:editMenuForTextIn:suggestedActions:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:editMenuForTextIn:suggestedActions:)") {
                $0.textView(DelegateSample.textView, editMenuForTextIn: DelegateSample.range, suggestedActions: [])
            } != nil
        }
    ),
    (
        "textView(_:editMenuForTextInRanges:suggestedActions:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:editMenuForTextInRanges:suggestedActions:)") {
                $0.textView(DelegateSample.textView, editMenuForTextInRanges: [], suggestedActions: [])
            } != nil
        }
    ),
    (
        "textView(_:willPresentEditMenuWith:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:willPresentEditMenuWith:)") {
                $0.textView(DelegateSample.textView, willPresentEditMenuWith: DelegateSample.animator)
            } != nil
        }
    ),
    (
        "textView(_:willDismissEditMenuWith:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:willDismissEditMenuWith:)") {
                $0.textView(DelegateSample.textView, willDismissEditMenuWith: DelegateSample.animator)
            } != nil
        }
    ),
    (
        "textView(_:primaryActionFor:defaultAction:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:primaryActionFor:defaultAction:)") {
                $0.textView(
                    DelegateSample.textView, primaryActionFor: DelegateSample.item, defaultAction: DelegateSample.action
                )
            } != nil
        }
    ),
    (
        "textView(_:menuConfigurationFor:defaultMenu:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:menuConfigurationFor:defaultMenu:)") {
                $0.textView(
                    DelegateSample.textView, menuConfigurationFor: DelegateSample.item, defaultMenu: DelegateSample.menu
                )
            } != nil
        }
    ),
    (
        "textView(_:textItemMenuWillDisplayFor:animator:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:textItemMenuWillDisplayFor:animator:)") {
                $0.textView(
                    DelegateSample.textView, textItemMenuWillDisplayFor: DelegateSample.item,
                    animator: DelegateSample.animator)
            } != nil
        }
    ),
    (
        "textView(_:textItemMenuWillEndFor:animator:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:textItemMenuWillEndFor:animator:)") {
                $0.textView(
                    DelegateSample.textView, textItemMenuWillEndFor: DelegateSample.item,
                    animator: DelegateSample.animator)
            } != nil
        }
    ),
    (
        "textViewWritingToolsWillBegin(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textViewWritingToolsWillBegin(_:)") {
                $0.textViewWritingToolsWillBegin(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "textViewWritingToolsDidEnd(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "textViewWritingToolsDidEnd(_:)") {
                $0.textViewWritingToolsDidEnd(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "textView(_:writingToolsIgnoredRangesInEnclosingRange:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:writingToolsIgnoredRangesInEnclosingRange:)") {
                $0.textView(DelegateSample.textView, writingToolsIgnoredRangesInEnclosingRange: DelegateSample.range)
            } != nil
        }
    ),
    (
        "textView(_:shouldInteractWith:in:interaction:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:shouldInteractWith:in:interaction:)") {
                $0.textView(
                    DelegateSample.textView, shouldInteractWith: DelegateSample.url, in: DelegateSample.range,
                    interaction: .preview)
            } != nil
        }
    ),
    (
        "textView(_:shouldInteractWith:in:interaction:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:shouldInteractWith:in:interaction:)") {
                $0.textView(
                    DelegateSample.textView, shouldInteractWith: NSTextAttachment(), in: DelegateSample.range,
                    interaction: .preview)
            } != nil
        }
    ),
    (
        "textView(_:shouldInteractWith:in:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:shouldInteractWith:in:)") {
                $0.textView(DelegateSample.textView, shouldInteractWith: DelegateSample.url, in: DelegateSample.range)
            } != nil
        }
    ),
    (
        "textView(_:shouldInteractWith:in:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:shouldInteractWith:in:)") {
                $0.textView(DelegateSample.textView, shouldInteractWith: NSTextAttachment(), in: DelegateSample.range)
            } != nil
        }
    ),
    (
        "textView(_:willBeginFormattingWith:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:willBeginFormattingWith:)") {
                $0.textView(DelegateSample.textView, willBeginFormattingWith: DelegateSample.formatting)
            } != nil
        }
    ),
    (
        "textView(_:didBeginFormattingWith:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:didBeginFormattingWith:)") {
                $0.textView(DelegateSample.textView, didBeginFormattingWith: DelegateSample.formatting)
            } != nil
        }
    ),
    (
        "textView(_:willEndFormattingWith:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:willEndFormattingWith:)") {
                $0.textView(DelegateSample.textView, willEndFormattingWith: DelegateSample.formatting)
            } != nil
        }
    ),
    (
        "textView(_:didEndFormattingWith:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:didEndFormattingWith:)") {
                $0.textView(DelegateSample.textView, didEndFormattingWith: DelegateSample.formatting)
            } != nil
        }
    ),
    (
        "textView(_:insertInputSuggestion:)",
        { delegate in
            HeadlessOptional.call(delegate, "textView(_:insertInputSuggestion:)") {
                $0.textView(DelegateSample.textView, insertInputSuggestion: UIInputSuggestion())
            } != nil
        }
    ),
]

@MainActor
struct TextViewDelegateMemberTests {
    @Test(
        "C2 each member of UITextViewDelegate: missing is noticed, implemented is called, forwarded too",
        arguments: 0..<28)
    func member(index: Int) {
        _ = HeadlessDevice()
        let (name, call) = textViewMembers[index]
        let passes = isOptional(name, EveryTextViewMember()) { delegate in
            (delegate as? any UITextViewDelegate).map(call) ?? false
        }
        #expect(passes, "\(name)")
    }
}
