import FormNavigationCore
import UIKit

/// Loads rows that aren't loaded, step by step, for one move.
@MainActor
struct RowSearcher {
    private(set) var search: RowSearch
    private let now: @MainActor () -> Double
    /// The time when the first row was loaded.
    private var start: Double?
    /// The offsets of the containers before the first step.
    private var offsets: [(container: any RowContainer, offset: CGPoint)] = []
    /// The offsets of sections that scroll on their own, before a step scrolled them.
    private var sectionOffsets: [ObjectIdentifier: [Int: CGPoint]] = [:]

    /// The longest delay, in seconds, that a user perceives as immediate (Nielsen, "Response Times: The 3 Important
    /// Limits").
    private static let patience = 0.1

    /// - Parameters:
    ///   - search: The search so far.
    ///   - now: A closure that returns the time, in seconds. By default, time stands still, and the search can take as
    ///     long as it needs.
    init(_ search: RowSearch, now: @escaping @MainActor () -> Double = { 0 }) {
        self.search = search
        self.now = now
    }

    /// Whether rows were loaded, and containers have scrolled for that.
    var hasSearched: Bool { !offsets.isEmpty }

    /// The rows that have been searched and don't contain a field.
    var emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] { search.emptyRows }

    /// Whether there may be fields that the search hasn't reached.
    var isExhausted: Bool { search.isExhausted }

    /// Whether the search has taken as long as one move may.
    var isOutOfTime: Bool { start.map { now() - $0 >= Self.patience } ?? false }

    /// The table and collection views that have been searched.
    var containers: [any RowContainer] { offsets.map(\.container) }

    /// Loads the nearest of some rows, or as many as fit on the screen.
    ///
    /// - Returns: Whether to read the form again.
    mutating func loadRows(_ rows: ClosedRange<IndexPath>, of container: any RowContainer) -> Bool {
        let isUpsideDown = container.isUpsideDown
        guard let step = search.step(into: rows, of: ObjectIdentifier(container), isUpsideDown: isUpsideDown) else {
            return false
        }
        start = start ?? now()
        if !offsets.contains(where: { $0.container === container }) {
            offsets.append((container, container.contentOffset))
        }
        let direction = isUpsideDown ? search.direction.opposite : search.direction
        // The rows before these have been searched too, and are unloaded when others are loaded.
        let known = container.loadedRows(before: step.row, direction)
        UIView.performWithoutAnimation {
            // A section that leaves the screen takes its scroll view along, so this is the last chance to restore its
            // offset.
            putBackSections(of: container, except: step.row.section)
            var last = (farthest: step.row, count: 1)
            if container.loadRow(at: step, direction, beforeSideways: { noteSections(of: container) }) {
                last = container.loadedRows(from: step.row, direction)
            }
            search.looked(at: step, from: known, to: last.farthest, count: last.count)
        }
        return true
    }

    private mutating func noteSections(of container: any RowContainer) {
        let found = container.scrollViewsOfSections.mapValues(\.contentOffset)
        sectionOffsets[ObjectIdentifier(container), default: [:]].merge(found) { first, _ in first }
    }

    private func putBackSections(of container: any RowContainer, except kept: Int? = nil) {
        guard let offsets = sectionOffsets[ObjectIdentifier(container)] else { return }
        for (section, scrollView) in container.scrollViewsOfSections where section != kept {
            if let offset = offsets[section], scrollView.contentOffset != offset { scrollView.scroll(to: offset) }
        }
    }

    /// Scrolls the containers back to where they were, immediately.
    ///
    /// The focused cell stays loaded in the meantime (G2).
    func restoreOffsets(layOut: Bool) {
        UIView.performWithoutAnimation {
            for (container, offset) in offsets {
                putBackSections(of: container)
                if container.contentOffset != offset { container.scroll(to: offset) }
                if layOut { container.layoutIfNeeded() }
            }
        }
    }
}
