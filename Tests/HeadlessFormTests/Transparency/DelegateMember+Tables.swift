import UIKit

extension DelegateMember {
    /// C1: every member of `UITextFieldDelegate`.
    static let ofTextField: [DelegateMember] = [
        textField("textFieldShouldBeginEditing(_:)") { $0.textFieldShouldBeginEditing($1) },
        textField("textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing($1) },
        textField("textFieldShouldEndEditing(_:)") { $0.textFieldShouldEndEditing($1) },
        textField("textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing($1) },
        textField("textFieldDidEndEditing(_:reason:)") { $0.textFieldDidEndEditing($1, reason: .committed) },
        textField("textField(_:shouldChangeCharactersIn:replacementString:)") {
            $0.textField($1, shouldChangeCharactersIn: Sample.range, replacementString: "x")
        },
        textField("textField(_:shouldChangeCharactersInRanges:replacementString:)") {
            $0.textField($1, shouldChangeCharactersInRanges: Sample.ranges, replacementString: "x")
        },
        textField("textFieldDidChangeSelection(_:)") { $0.textFieldDidChangeSelection($1) },
        textField("textFieldShouldClear(_:)") { $0.textFieldShouldClear($1) },
        textField("textFieldShouldReturn(_:)") { $0.textFieldShouldReturn($1) },
        textField("textField(_:editMenuForCharactersIn:suggestedActions:)") {
            $0.textField($1, editMenuForCharactersIn: Sample.range, suggestedActions: [Sample.action])
        },
        textField("textField(_:editMenuForCharactersInRanges:suggestedActions:)") {
            $0.textField($1, editMenuForCharactersInRanges: Sample.ranges, suggestedActions: [Sample.action])
        },
        textField("textField(_:willPresentEditMenuWith:)") {
            $0.textField($1, willPresentEditMenuWith: Sample.animator)
        },
        textField("textField(_:willDismissEditMenuWith:)") {
            $0.textField($1, willDismissEditMenuWith: Sample.animator)
        },
        textField("textField(_:insertInputSuggestion:)") {
            $0.textField($1, insertInputSuggestion: Sample.suggestion)
        },
    ]

    /// C2: every member of `UITextViewDelegate`, without those of `UIScrollViewDelegate`.
    static let ofTextView: [DelegateMember] = [
        textView("textViewShouldBeginEditing(_:)") { $0.textViewShouldBeginEditing($1) },
        textView("textViewShouldEndEditing(_:)") { $0.textViewShouldEndEditing($1) },
        textView("textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing($1) },
        textView("textViewDidEndEditing(_:)") { $0.textViewDidEndEditing($1) },
        textView("textView(_:shouldChangeTextIn:replacementText:)") {
            $0.textView($1, shouldChangeTextIn: Sample.range, replacementText: "x")
        },
        textView("textView(_:shouldChangeTextInRanges:replacementText:)") {
            $0.textView($1, shouldChangeTextInRanges: Sample.ranges, replacementText: "x")
        },
        textView("textViewDidChange(_:)") { $0.textViewDidChange($1) },
        textView("textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection($1) },
        textView("textView(_:editMenuForTextIn:suggestedActions:)") {
            $0.textView($1, editMenuForTextIn: Sample.range, suggestedActions: [Sample.action])
        },
        textView("textView(_:editMenuForTextInRanges:suggestedActions:)") {
            $0.textView($1, editMenuForTextInRanges: Sample.ranges, suggestedActions: [Sample.action])
        },
        textView("textView(_:willPresentEditMenuWith:)") {
            $0.textView($1, willPresentEditMenuWith: Sample.animator)
        },
        textView("textView(_:willDismissEditMenuWith:)") {
            $0.textView($1, willDismissEditMenuWith: Sample.animator)
        },
        textView("textView(_:primaryActionFor:defaultAction:)") {
            $0.textView($1, primaryActionFor: Sample.item, defaultAction: Sample.action)
        },
        textView("textView(_:menuConfigurationFor:defaultMenu:)") {
            $0.textView($1, menuConfigurationFor: Sample.item, defaultMenu: Sample.menu)
        },
        textView("textView(_:textItemMenuWillDisplayFor:animator:)") {
            $0.textView($1, textItemMenuWillDisplayFor: Sample.item, animator: Sample.animator)
        },
        textView("textView(_:textItemMenuWillEndFor:animator:)") {
            $0.textView($1, textItemMenuWillEndFor: Sample.item, animator: Sample.animator)
        },
        textView("textViewWritingToolsWillBegin(_:)") { $0.textViewWritingToolsWillBegin($1) },
        textView("textViewWritingToolsDidEnd(_:)") { $0.textViewWritingToolsDidEnd($1) },
        textView("textView(_:writingToolsIgnoredRangesInEnclosingRange:)") {
            $0.textView($1, writingToolsIgnoredRangesInEnclosingRange: Sample.range)
        },
        textView("textView(_:shouldInteractWith:in:interaction:) link") {
            $0.textView($1, shouldInteractWith: Sample.url, in: Sample.range, interaction: .preview)
        },
        textView("textView(_:shouldInteractWith:in:interaction:) attachment") {
            $0.textView($1, shouldInteractWith: Sample.attachment, in: Sample.range, interaction: .preview)
        },
        textView("textView(_:shouldInteractWith:in:) link") {
            $0.textView($1, shouldInteractWith: Sample.url, in: Sample.range)
        },
        textView("textView(_:shouldInteractWith:in:) attachment") {
            $0.textView($1, shouldInteractWith: Sample.attachment, in: Sample.range)
        },
        textView("textView(_:willBeginFormattingWith:)") { $0.textView($1, willBeginFormattingWith: Sample.panel) },
        textView("textView(_:didBeginFormattingWith:)") { $0.textView($1, didBeginFormattingWith: Sample.panel) },
        textView("textView(_:willEndFormattingWith:)") { $0.textView($1, willEndFormattingWith: Sample.panel) },
        textView("textView(_:didEndFormattingWith:)") { $0.textView($1, didEndFormattingWith: Sample.panel) },
        textView("textView(_:insertInputSuggestion:)") { $0.textView($1, insertInputSuggestion: Sample.suggestion) },
    ]

    /// C3: every member of `UIScrollViewDelegate`.
    static let ofScrollView: [DelegateMember] = [
        scrollView("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll($1) },
        scrollView("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom($1) },
        scrollView("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging($1) },
        scrollView("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
            // The delegate answers by changing where the content is going.
            var target = CGPoint(x: 3, y: 40)
            $0.scrollViewWillEndDragging($1, withVelocity: CGPoint(x: 1, y: 2), targetContentOffset: &target)
            return target
        },
        scrollView("scrollViewDidEndDragging(_:willDecelerate:)") {
            $0.scrollViewDidEndDragging($1, willDecelerate: true)
        },
        scrollView("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating($1) },
        scrollView("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating($1) },
        scrollView("scrollViewDidEndScrollingAnimation(_:)") { $0.scrollViewDidEndScrollingAnimation($1) },
        scrollView("viewForZooming(in:)") { $0.viewForZooming(in: $1) },
        scrollView("scrollViewWillBeginZooming(_:with:)") { $0.scrollViewWillBeginZooming($1, with: Sample.part) },
        scrollView("scrollViewDidEndZooming(_:with:atScale:)") {
            $0.scrollViewDidEndZooming($1, with: Sample.part, atScale: 1.5)
        },
        scrollView("scrollViewShouldScrollToTop(_:)") { $0.scrollViewShouldScrollToTop($1) },
        scrollView("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop($1) },
        scrollView("scrollViewDidChangeAdjustedContentInset(_:)") { $0.scrollViewDidChangeAdjustedContentInset($1) },
    ]
}
