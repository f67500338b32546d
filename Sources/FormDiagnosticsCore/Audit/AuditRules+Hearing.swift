import Foundation

/// The rules about fields that people can't hear about, or can't tap.
extension AuditRules {
    static func hearing(in form: AuditedForm) -> [AuditFinding] {
        form.stops.compactMap(missingName) + sameNames(in: form.stops) + form.stops.compactMap(smallTarget)
    }

    private static func missingName(_ field: AuditedField) -> AuditFinding? {
        guard field.spokenName == nil else { return nil }
        return AuditFinding(
            .missingName, .error, at: field.view,
            "VoiceOver doesn't say what the field is for: the field has neither an accessibility label nor a placeholder.",
            "Give the field a name that VoiceOver reads.",
            code: "\(field.view.code).accessibilityLabel = \((field.caption ?? "…").literal)")
    }

    /// Fields with the same name. In rows, the surroundings of a field distinguish it.
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
                "People who use VoiceOver can't tell two fields apart: it calls both “\(name)”.",
                "Give each field its own name.",
                code: "\(field.view.code).accessibilityLabel = \("\(name), …".literal)")
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
            "People may miss the field when they tap it: it's \(length) points \(isHeight ? "high" : "wide"), "
                + "and should be at least 44.",
            "Make it larger.",
            code: "\(field.view.code).\(isHeight ? "height" : "width")Anchor"
                + ".constraint(greaterThanOrEqualToConstant: 44).isActive = true")
    }
}

extension String {
    /// The text as a Swift literal.
    fileprivate var literal: String {
        let escaped = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n")].reduce(self) { text, pair in
            text.replacingOccurrences(of: pair.0, with: pair.1)
        }
        return "\"\(escaped)\""
    }
}
