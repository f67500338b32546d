import UIKit

/// Where in the text of the edited field the person works: the caret or, of a selection, the end that has just moved.
@MainActor
struct EditedCaret {
    private enum End {
        case start
        case end
    }

    private var last: UITextRange?
    private var end: End? = .end

    /// Takes note of where the selection is now.
    ///
    /// - Returns: Whether there is something to follow: not where both ends have moved at once, as with Select All.
    mutating func selectionChanged(in field: UIView) -> Bool {
        guard let input = field as? any UITextInput, let range = input.selectedTextRange else { return false }
        defer { last = range }
        guard !range.isEmpty else {
            end = .end
            return true
        }
        guard let last else { return end != nil }
        let hasStartMoved = input.compare(last.start, to: range.start) != .orderedSame
        let hasEndMoved = input.compare(last.end, to: range.end) != .orderedSame
        switch (hasStartMoved, hasEndMoved) {
        case (true, true): end = nil
        case (true, false): end = .start
        case (false, true): end = .end
        case (false, false): break
        }
        return end != nil
    }

    /// Where the caret is, in the window's coordinates; `nil` where there is none to follow.
    func frame(in field: UIView) -> CGRect? {
        guard !field.isTextStorageEdited, let input = field as? any UITextInput, let range = input.selectedTextRange
        else {
            return nil
        }
        let position = range.isEmpty || end == .end ? range.end : end == .start ? range.start : nil
        return position.map { field.convert(placed(input.caretRect(for: $0), in: field), to: nil) }
    }

    /// The caret as it will be after the layout: a text view that does not scroll grows to hold it, and tells of the caret
    /// before that.
    private func placed(_ caret: CGRect, in field: UIView) -> CGRect {
        guard (field as? UIScrollView)?.isScrollEnabled != true else { return caret }
        var placed = caret
        placed.origin.y = max(field.bounds.minY, min(caret.minY, field.bounds.maxY - caret.height))
        return placed
    }
}
