import Foundation

/// How scroll views are read: what's scrolled out of one is where other fields are.
extension FormOutline {
    /// The entries, with what's in a scroll view in place of the scroll view if it isn't read as a whole.
    func opened(_ entries: [Entry]) -> [Entry] {
        guard entries.contains(where: { scrollView($0) != nil }) else { return entries }
        return entries.flatMap { entry in
            guard let scrollView = scrollView(entry) else { return [entry] }
            let isAlone = !entries.contains { $0 != entry && !frame($0).overlaps(scrollView.frame) }
            return isAlone || scrollView.showsAll ? opened(scrollView.rows.flatMap(\.entries)) : [entry]
        }
    }

    private func scrollView(_ entry: Entry) -> Container? {
        guard case .container(let index) = entry, containers[index].contentFrame != nil else { return nil }
        return containers[index]
    }

    private func frame(_ entry: Entry) -> CGRect {
        switch entry {
        case .field(let index): fields[index].frame
        case .container(let index): containers[index].frame
        }
    }

    /// The frame of an entry. If something floats over a scroll view, such as a header, it's the frame of the scroll view's
    /// visible fields.
    func frame(_ entry: Entry, among entries: [Entry]) -> CGRect {
        let frame = frame(entry)
        guard let scrollView = scrollView(entry),
            entries.contains(where: { $0 != entry && self.frame($0).overlaps(frame) })
        else { return frame }
        let seen = scrollView.rows.flatMap(\.entries).map { self.frame($0).intersection(frame) }.filter { !$0.isEmpty }
        return seen.dropFirst().reduce(seen.first ?? frame) { $0.union($1) }
    }
}

extension FormOutline.Container {
    /// Whether all of a scroll view's content is in its frame.
    fileprivate var showsAll: Bool { contentFrame.map { frame.encloses($0) } ?? false }
}
