/// Text with a selection, which text fields and text views edit.
///
/// Positions are UTF-16 offsets (B8). Ranges that are passed in are limited to the text.
struct EditableText {
    /// The characters.
    private(set) var string = ""
    /// The characters with attributes, or `nil` if they're uniform (L11).
    private(set) var attributed: NSAttributedString?
    /// The selection. It's empty at a caret.
    private(set) var selection = NSRange(location: 0, length: 0)

    /// What an input method is still composing, or `nil`.
    private(set) var marked: NSRange?

    /// The range that typed text replaces: the composition, or else the selection.
    var replaced: NSRange { marked ?? selection }

    /// The number of UTF-16 units.
    var length: Int { string.utf16.count }

    /// The caret at the end of the text.
    var end: NSRange { NSRange(location: length, length: 0) }

    /// The range that the delete key deletes: the selection, or the character before the caret; `nil` at the beginning.
    var deletion: NSRange? {
        if selection.length > 0 { return selection }
        let caret = String.Index(utf16Offset: selection.location, in: string)
        guard caret > string.startIndex else { return nil }
        return NSRange(string.index(before: caret)..<caret, in: string)
    }

    /// The part of `range` that's in the text.
    func clamped(_ range: NSRange) -> NSRange {
        let length = length
        let start = min(max(range.location, 0), length)
        // A range may begin at NSNotFound, so that its end can't be represented.
        let (end, overflows) = range.location.addingReportingOverflow(max(range.length, 0))
        return NSRange(location: start, length: max((overflows ? length : min(end, length)) - start, 0))
    }

    /// The text in `range`.
    func substring(_ range: NSRange) -> String {
        let range = clamped(range)
        let start = String.Index(utf16Offset: range.location, in: string)
        let end = String.Index(utf16Offset: NSMaxRange(range), in: string)
        return String(string.utf16[start..<end]) ?? ""
    }

    /// Replaces all of the text with `string`, and puts the caret at its end.
    mutating func set(_ string: String) {
        self.string = string
        attributed = nil
        marked = nil
        selection = end
    }

    /// Replaces all of the text with `attributed`, and puts the caret at its end.
    mutating func set(_ attributed: NSAttributedString?) {
        set(attributed?.string ?? "")
        self.attributed = attributed.flatMap { $0.copy() as? NSAttributedString }
    }

    /// Selects `range`.
    mutating func select(_ range: NSRange) {
        selection = clamped(range)
    }

    /// Puts `replacement` in place of `range`, and the caret behind it.
    mutating func replace(_ range: NSRange, with replacement: String) {
        let range = clamped(range)
        if let attributed {
            let mutable = NSMutableAttributedString(attributedString: attributed)
            mutable.replaceCharacters(in: range, with: replacement)
            self.attributed = mutable
            string = mutable.string
        } else {
            let start = String.Index(utf16Offset: range.location, in: string)
            let end = String.Index(utf16Offset: NSMaxRange(range), in: string)
            string.replaceSubrange(start..<end, with: replacement)
        }
        marked = nil
        select(NSRange(location: range.location + replacement.utf16.count, length: 0))
    }

    /// Puts styled text in place of `range`, and the caret behind it.
    ///
    /// - Parameter uniform: The attributes of the rest, if it doesn't have its own.
    mutating func replace(
        _ range: NSRange, with replacement: NSAttributedString, uniform: [NSAttributedString.Key: Any]
    ) {
        let range = clamped(range)
        let whole = NSMutableAttributedString(
            attributedString: attributed ?? NSAttributedString(string: string, attributes: uniform))
        whole.replaceCharacters(in: range, with: replacement)
        attributed = whole
        string = whole.string
        marked = nil
        select(NSRange(location: range.location + replacement.length, length: 0))
    }

    /// The attributes for typing at the selection: those of the character before it, or of the first one; `nil` if the
    /// text is uniform.
    var attributesAtSelection: [NSAttributedString.Key: Any]? {
        guard let attributed, attributed.length > 0 else { return nil }
        let place = selection.length > 0 ? selection.location : max(selection.location - 1, 0)
        return attributed.attributes(at: min(place, attributed.length - 1), effectiveRange: nil)
    }

    /// Makes the text uniform without changing the selection.
    mutating func makeUniform() { attributed = nil }

    /// Replaces ``replaced`` with text that's still being composed.
    ///
    /// - Parameter selection: The selection, relative to the beginning of the new text.
    mutating func mark(_ text: String, selection: NSRange) {
        let start = clamped(replaced).location
        replace(replaced, with: text)
        marked = text.isEmpty ? nil : NSRange(location: start, length: text.utf16.count)
        let (location, overflows) = start.addingReportingOverflow(selection.location)
        select(NSRange(location: overflows ? length : location, length: selection.length))
    }

    /// Ends the composition, and keeps its text.
    mutating func unmark() { marked = nil }
}
