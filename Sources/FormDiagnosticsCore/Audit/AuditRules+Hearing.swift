import Foundation

/// The person does not hear what a field is for, or cannot hit it.
extension AuditRules {
    static func hearing(in form: AuditedForm) -> [AuditFinding] {
        form.stops.compactMap(missingName) + sameNames(in: form.stops) + form.stops.compactMap(smallTarget)
    }

    private static func missingName(_ field: AuditedField) -> AuditFinding? {
        guard field.spokenName == nil else { return nil }
        return AuditFinding(
            .missingName, .error, at: field.view,
            "Somebody who cannot see the screen does not hear what belongs into the field: it has neither a label for "
                + "VoiceOver nor a placeholder.",
            "Give the field a name that VoiceOver reads.",
            code: "\(field.view.code).accessibilityLabel = \"\(field.caption ?? "…")\"")
    }

    /// Fields that sound alike. In rows, what is around a field tells which one it is.
    private static func sameNames(in stops: [AuditedField]) -> [AuditFinding] {
        struct Place: Hashable {
            var name: String
            var row: Int?
        }
        var first: [Place: AuditedField] = [:]
        return stops.compactMap { field in
            guard let name = field.spokenName?.trimmingCharacters(in: .whitespaces) else { return nil }
            let place = Place(name: name.lowercased(), row: field.row)
            guard first.updateValue(first[place] ?? field, forKey: place) != nil else { return nil }
            return AuditFinding(
                .sameName, .warning, at: field.view,
                "Somebody who cannot see the screen cannot tell two fields apart: VoiceOver calls both “\(name)”.",
                "Give each a name of its own.",
                code: "\(field.view.code).accessibilityLabel = \"\(name), …\"")
        }
    }

    /// Apple asks for 44 points in both directions, and WCAG 2.5.8 for 24.
    private static func smallTarget(_ field: AuditedField) -> AuditFinding? {
        let least = min(field.size.width, field.size.height)
        guard !field.isSystemControl, least < 44 - 0.5 else { return nil }
        let isHeight = field.size.height == least
        let length = Int(least.rounded())
        return AuditFinding(
            .smallTarget, least < 24 ? .warning : .notice, at: field.view,
            "The person may miss the field with a finger: it is \(length) points \(isHeight ? "high" : "wide"), "
                + "and a finger needs 44.",
            "Make it larger.",
            code: "\(field.view.code).\(isHeight ? "height" : "width")Anchor"
                + ".constraint(greaterThanOrEqualToConstant: 44).isActive = true")
    }
}
