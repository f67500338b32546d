import UIKit

extension ScriptedDelegate: UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { asked(textView) }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { asked(textView) }

    func textViewDidBeginEditing(_ textView: UITextView) { told(textView) }

    func textViewDidEndEditing(_ textView: UITextView) { told(textView) }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        asked(textView, range, text)
    }

    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool { asked(textView, ranges, text) }

    func textViewDidChange(_ textView: UITextView) { told(textView) }

    func textViewDidChangeSelection(_ textView: UITextView) { told(textView) }

    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { gives(Sample.menu, textView, range, suggestedActions) }

    func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? { gives(Sample.menu, textView, ranges, suggestedActions) }

    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        told(textView, animator)
    }

    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        told(textView, animator)
    }

    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { gives(Sample.action, textView, textItem, defaultAction) }

    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { gives(Sample.configuration, textView, textItem, defaultMenu) }

    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { told(textView, textItem, animator) }

    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { told(textView, textItem, animator) }

    func textViewWritingToolsWillBegin(_ textView: UITextView) { told(textView) }

    func textViewWritingToolsDidEnd(_ textView: UITextView) { told(textView) }

    func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue] { gives(Sample.ranges, textView, enclosingRange) ?? [] }

    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { asked(textView, url, characterRange, interaction, label: "\(#function) link") }

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { asked(textView, textAttachment, characterRange, interaction, label: "\(#function) attachment") }

    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        asked(textView, url, characterRange, label: "\(#function) link")
    }

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { asked(textView, textAttachment, characterRange, label: "\(#function) attachment") }

    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController) {
        told(textView, viewController)
    }

    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController) {
        told(textView, viewController)
    }

    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) {
        told(textView, viewController)
    }

    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) {
        told(textView, viewController)
    }

    func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        told(textView, inputSuggestion)
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) { told(scrollView) }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { told(scrollView) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told(scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        // Yes lets the content go where it's going; no keeps it nearby.
        if let target = gives(targetContentOffset.pointee, scrollView, velocity, targetContentOffset) {
            targetContentOffset.pointee = target
        } else if members.contains(#function) {
            targetContentOffset.pointee.y += 7
        }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        told(scrollView, decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { told(scrollView) }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told(scrollView) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { told(scrollView) }

    /// Zooms anything other than text.
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        gives(scrollView.viewWithTag(TransparencyForm.pictureTag) ?? scrollView, scrollView)
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { told(scrollView, view) }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        told(scrollView, view, scale)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { asked(scrollView) }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { told(scrollView) }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { told(scrollView) }
}
