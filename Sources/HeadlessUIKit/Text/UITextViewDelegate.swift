/// The methods that a text view calls about its editing, in addition to its scrolling.
///
/// All methods are optional. A missing method that asks a question counts as `true`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    @available(iOS 26.0, *)
    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    @available(iOS 16.0, *)
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @available(iOS 26.0, *)
    func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    @available(iOS 16.0, *)
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @available(iOS 16.0, *)
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    @available(iOS 17.0, *)
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    @available(iOS 17.0, *)
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    @available(iOS 17.0, *)
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )
    @available(iOS 17.0, *)
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )
    @available(iOS 18.0, *)
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    @available(iOS 18.0, *)
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    @available(iOS 18.0, *)
    func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue]
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
    @available(iOS 18.0, *)
    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
    @available(iOS 18.0, *)
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
    @available(iOS 18.0, *)
    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
    @available(iOS 18.0, *)
    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
    @available(iOS 18.4, *)
    func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextViewDelegate) in
            target.textViewShouldBeginEditing(textView)
        }
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextViewDelegate) in
            target.textViewShouldEndEditing(textView)
        }
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textViewDidBeginEditing(textView)
        }
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textViewDidEndEditing(textView)
        }
    }

    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextViewDelegate) in
            target.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }
    }

    @available(iOS 26.0, *)
    public func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextViewDelegate) in
            target.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text)
        }
    }

    public func textViewDidChange(_ textView: UITextView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textViewDidChange(textView)
        }
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textViewDidChangeSelection(textView)
        }
    }

    @available(iOS 16.0, *)
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITextViewDelegate) in
            target.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
        }
    }

    @available(iOS 26.0, *)
    public func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UITextViewDelegate) in
            target.textView(textView, editMenuForTextInRanges: ranges, suggestedActions: suggestedActions)
        }
    }

    @available(iOS 16.0, *)
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, willPresentEditMenuWith: animator)
        }
    }

    @available(iOS 16.0, *)
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, willDismissEditMenuWith: animator)
        }
    }

    @available(iOS 17.0, *)
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        HeadlessOptional.missing(in: self, default: defaultAction) { (target: any UITextViewDelegate) in
            target.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
        }
    }

    @available(iOS 17.0, *)
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        HeadlessOptional.missing(
            in: self, default: UITextItem.MenuConfiguration(menu: defaultMenu)
        ) { (target: any UITextViewDelegate) in
            target.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
        }
    }

    @available(iOS 17.0, *)
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
        }
    }

    @available(iOS 17.0, *)
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
        }
    }

    @available(iOS 18.0, *)
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textViewWritingToolsWillBegin(textView)
        }
    }

    @available(iOS 18.0, *)
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textViewWritingToolsDidEnd(textView)
        }
    }

    @available(iOS 18.0, *)
    public func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue] {
        HeadlessOptional.missing(in: self, default: []) { (target: any UITextViewDelegate) in
            target.textView(textView, writingToolsIgnoredRangesInEnclosingRange: enclosingRange)
        }
    }

    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextViewDelegate) in
            target.textView(textView, shouldInteractWith: url, in: characterRange, interaction: interaction)
        }
    }

    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextViewDelegate) in
            target.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
        }
    }

    public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextViewDelegate) in
            target.textView(textView, shouldInteractWith: url, in: characterRange)
        }
    }

    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UITextViewDelegate) in
            target.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
        }
    }

    @available(iOS 18.0, *)
    public func textView(
        _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, willBeginFormattingWith: viewController)
        }
    }

    @available(iOS 18.0, *)
    public func textView(
        _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, didBeginFormattingWith: viewController)
        }
    }

    @available(iOS 18.0, *)
    public func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, willEndFormattingWith: viewController)
        }
    }

    @available(iOS 18.0, *)
    public func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, didEndFormattingWith: viewController)
        }
    }

    @available(iOS 18.4, *)
    public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITextViewDelegate) in
            target.textView(textView, insertInputSuggestion: inputSuggestion)
        }
    }
}
