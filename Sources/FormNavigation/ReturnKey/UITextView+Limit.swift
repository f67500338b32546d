import UIKit

extension UITextView {
    /// Whether the app's delegate refuses every further character, as a limit of length does, and not the line break that
    /// it has just refused.
    ///
    /// A text view has no question of its own for Return (B7), so what a refusal means can only be asked: one more letter
    /// is refused too, and one in the place of another is not.
    ///
    /// - Parameters:
    ///   - ranges: Where the line break was to go.
    ///   - ask: Asks the delegate whether text may take the place of what is in some ranges.
    func isAtLimit(at ranges: [NSRange], _ ask: ([NSRange], String) -> Bool?) -> Bool {
        guard ranges.count == 1, ranges[0].length == 0, let text, !text.isEmpty else { return false }
        let string = text as NSString
        let last = string.rangeOfComposedCharacterSequence(at: string.length - 1)
        return allows("a", in: ranges[0], ask) == false && allows("a", in: last, ask) == true
    }

    /// - Returns: `nil` where the delegate has changed the text, which is then as it was.
    private func allows(_ letter: String, in range: NSRange, _ ask: ([NSRange], String) -> Bool?) -> Bool? {
        let (text, selection) = (attributedText, selectedRange)
        let plain = self.text
        let allowed = ask([range], letter)
        guard self.text == plain else {
            attributedText = text
            selectedRange = selection
            return nil
        }
        return allowed
    }
}
