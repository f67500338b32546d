import UIKit

/// Where the user is working in the text of the edited field: the caret or, with a selection, the end that moved last.
@MainActor
struct EditedCaret {
    private enum End {
        case start
        case end
    }

    private var last: UITextRange?
    private var end: End? = .end

    /// Records the position of the selection.
    ///
    /// - Returns: Whether there's something to follow: not if both ends have moved together, as with Select All.
    mutating func selectionChanged(in field: UIView) -> Bool {
        guard let input = field as? any UITextInput, let range = input.selectedTextRange else { return false }
        defer { last = range }
        guard !range.isEmpty else { return true }
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

    /// The frame of the caret, in the window's coordinates; `nil` if there's no caret to follow.
    func frame(in field: UIView) -> CGRect? {
        guard !field.isTextStorageEdited, let input = field as? any UITextInput, let range = input.selectedTextRange
        else {
            return nil
        }
        let position = range.isEmpty || end == .end ? range.end : end == .start ? range.start : nil
        return position.map { field.convert(placed(input.caretRect(for: $0), in: field), to: nil) }
    }

    /// The caret after the pending layout. A text view that doesn't scroll grows to contain the caret, and reports the
    /// caret before that.
    private func placed(_ caret: CGRect, in field: UIView) -> CGRect {
        guard (field as? UIScrollView)?.isScrollEnabled != true else { return caret }
        var placed = caret
        placed.origin.y = max(field.bounds.minY, min(caret.minY, field.bounds.maxY - caret.height))
        return placed
    }
}
