import FormNavigationCore

/// The rules about surprises: where Next goes, and what a key does.
extension AuditRules {
    static func surprises(in form: AuditedForm) -> [AuditFinding] {
        jumps(in: form) + (changedOrder(of: form).map { [$0] } ?? []) + form.ignoredLinks.map(ignoredLink)
            + form.stops.compactMap { misleadingKey($0, in: form) }
            + form.searchedTables.compactMap { searchedRows($0, in: form) }
    }

    private static func jumps(in form: AuditedForm) -> [AuditFinding] {
        switch form.order {
        case .position: interleaved(form.stops).map { [$0] } ?? []
        case .tag: equalTags(form.stops)
        case .hierarchy, .custom: []
        }
    }

    /// Two groups of fields next to each other, between which Next goes back and forth. Returns the first field to which
    /// it goes back.
    private static func interleaved(_ stops: [AuditedField]) -> AuditFinding? {
        var left: Set<AuditedView> = []
        for (previous, field) in zip(stops, stops.dropFirst()) {
            left.formUnion(Set(previous.containers).subtracting(field.containers))
            guard let container = field.containers.first(where: left.contains) else { continue }
            return AuditFinding(
                .jumpingOrder, .warning, at: field.view,
                "Next goes back and forth: it leaves the fields of \(container.name), goes to \(previous.view.name), and "
                    + "returns, because it follows the rows across both.",
                "If the fields belong together, group them.",
                code: "\(container.code).formOptions.grouping = .together"
            ).explaining(container)
        }
        return nil
    }

    /// An order that depends on the field that has focus, so that Next may go round in a circle.
    private static func changedOrder(of form: AuditedForm) -> AuditFinding? {
        let (earlier, present) = (form.earlierOrder, form.stops.map(\.view))
        guard let index = zip(earlier, present).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return nil }
        // The link that keeps both orders the same begins at the last field that they share.
        let from = earlier[max(index - 1, 0)]
        let to = earlier[max(index, 1)]
        return AuditFinding(
            .jumpingOrder, .warning, at: present[index],
            "Next may never come to an end, because its order changes with focus: \(present[index].name) sometimes comes before "
                + "\(earlier[index].name), and sometimes after it.",
            "Link the fields whose order should stay the same.", code: "\(from.code).formOptions.next = \(to.code)"
        ).explaining(from).explaining(to)
    }

    private static func equalTags(_ stops: [AuditedField]) -> [AuditFinding] {
        var first: [Int: AuditedField] = [:]
        var reported: Set<Int> = []
        let tags = Set(stops.map(\.tag))
        return stops.filter { $0.row == nil }.compactMap { field in
            guard let other = first[field.tag] else {
                first[field.tag] = field
                return nil
            }
            guard reported.insert(field.tag).inserted else { return nil }
            return AuditFinding(
                .jumpingOrder, .warning, at: field.view,
                "Next may not follow the tags: \(other.view.name) and this field both have the tag \(field.tag), so their "
                    + "positions on the screen decide.",
                "Give each field its own tag.", code: "\(field.view.code).tag = \(field.tag.nextFree(in: tags))")
        }
    }

    private static func ignoredLink(_ link: AuditedForm.IgnoredLink) -> AuditFinding {
        AuditFinding(
            .ignoredLink, .warning, at: link.from,
            "Next doesn't go from this field to \(link.to.name), although your app links them: \(link.reason).",
            "Remove the link, or the one that contradicts it.", code: "\(link.from.code).formOptions.next = nil")
    }

    /// A return key that says one thing and does another.
    private static func misleadingKey(_ field: AuditedField, in form: AuditedForm) -> AuditFinding? {
        guard field.traits?.hasReturnKey == true else { return nil }
        let (says, does): (String, String)
        switch (field.role, field.returnKey) {
        case (.next, .go), (.next, .google), (.next, .join), (.next, .route), (.next, .search), (.next, .send),
            (.next, .yahoo), (.next, .done), (.next, .emergencyCall):
            (says, does) = (field.returnKey.rawValue, "it moves to the next field")
        case (.last, .next): (says, does) = (field.returnKey.rawValue, "it ends editing")
        case (.last, .default): (says, does) = ("return", "it ends editing")
        default: return nil
        }
        let isLast = field.role == .last
        return AuditFinding(
            .misleadingReturnKey, .warning, at: field.view,
            "The return key says “\(says)”, but \(does).",
            isLast ? "Choose a key that says what it does." : "Let the key show Next.",
            code: isLast && !field.keepsReturnKey
                ? "\(form.navigator).configuration.lastReturnKey = .done"
                : "\(field.view.code).formOptions.keepsReturnKeyType = false")
    }

    private static func searchedRows(_ table: AuditedView, in form: AuditedForm) -> AuditFinding? {
        // Without a field there's no Next.
        guard !form.stops.isEmpty else { return nil }
        guard form.stops.contains(where: { $0.list == table }) else {
            return AuditFinding(
                .searchedRows, .notice, at: table,
                "Next may take a moment, and the rows may move: no row on the screen contains a field, and Next loads one "
                    + "screen of rows after another to find one.",
                "If no row ever has a field, let Next skip them all. Otherwise, name the rows that have one in the "
                    + "navigator's delegate.",
                code: "\(table.code).formOptions.stop = .never")
        }
        return AuditFinding(
            .searchedRows, .notice, at: table,
            "Next may take a moment, and the rows may move: many of them don't contain a field, and Next loads one "
                + "screen of rows after another to find one.",
            "In the navigator's delegate, return the index paths of all rows that contain fields, instead of this one.",
            code: "func formNavigator(_ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView) "
                + "-> [IndexPath]? { [IndexPath(row: 0, section: 0)] }")
    }
}

extension Int {
    /// The first greater number that isn't taken.
    fileprivate func nextFree(in taken: Set<Int>) -> Int {
        var next = self + 1
        while taken.contains(next) { next += 1 }
        return next
    }
}
