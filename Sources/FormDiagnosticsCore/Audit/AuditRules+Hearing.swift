import Foundation

/// The rules about fields that people can't hear about, or can't tap.
extension AuditRules {
    static func hearing(in form: AuditedForm) -> [AuditFinding] {
        form.stops.compactMap(missingName) + sameNames(in: form.stops) + smallTargets(in: form.stops)
    }

    private static func missingName(_ field: AuditedField) -> AuditFinding? {
        guard field.spokenName == nil else { return nil }
        return AuditFinding(
            .missingName, .error, at: field.view,
            "VoiceOver doesn't say what the field is for: the field has neither an accessibility label nor a placeholder.",
            "Give the field a name that VoiceOver reads.",
            code: "\(field.view.code).accessibilityLabel = \((field.caption ?? "…").literal)")
    }

    /// Fields with the same name: one finding for each name. In rows, what's around a field distinguishes it.
    private static func sameNames(in stops: [AuditedField]) -> [AuditFinding] {
        struct Place: Hashable {
            var name: String
            var row: Int?
        }
        var fields: [Place: [AuditedField]] = [:]
        var places: [Place] = []
        for field in stops {
            guard let name = field.trimmedName else { continue }
            let place = Place(name: name.lowercased(), row: field.row)
            if fields[place] == nil { places.append(place) }
            fields[place, default: []].append(field)
        }
        return places.compactMap { place in
            let others = fields[place, default: []].dropFirst()
            guard let second = others.first, let name = second.trimmedName else { return nil }
            let (count, all) = others.count == 1 ? ("two", "both") : ("\(others.count + 1)", "all of them")
            return AuditFinding(
                .sameName, .warning, at: second.view,
                "People who use VoiceOver can't tell \(count) fields apart: it calls \(all) “\(name)”.",
                "Give each field its own name.",
                code: others.enumerated().map { index, field in
                    let number = others.count == 1 ? "" : " \(index + 2)"
                    return "\(field.view.code).accessibilityLabel = \("\(name)\(number), …".literal)"
                }.joined(separator: "\n"))
        }
    }

    /// Apple asks for 44 points in both directions, and WCAG 2.5.8 for 24, or for so much room around the field.
    ///
    /// A form whose fields are all as low as UIKit makes them has one finding, not one for each field.
    private static func smallTargets(in stops: [AuditedField]) -> [AuditFinding] {
        let small = stops.filter { $0.leastLength < 44 - 0.5 && !$0.isSystemControl && !$0.isSizeIgnored }
        let tiny = small.filter { $0.leastLength < 24 && !$0.hasRowToItself }
        let others = small.filter { field in !tiny.contains { $0.view == field.view } }
        let words = "and should be at least 44."
        let findings = tiny.map { field in
            AuditFinding(
                .smallTarget, .warning, at: field.view,
                "People may miss the field when they tap it: it's \(field.smallness), \(words)", "Make it larger.",
                code: field.codeForSize)
        }
        guard let first = others.first else { return findings }
        let least = others.min { $0.leastLength < $1.leastLength } ?? first
        let isOne = others.count == 1
        let rest = others.count == 2 ? "another one" : "\(others.count - 1) others"
        var notice = AuditFinding(
            .smallTarget, .notice, at: first.view,
            isOne
                ? "People may miss the field when they tap it: it's \(first.smallness), \(words)"
                : "People may miss this field and \(rest) when they tap them: the smallest is \(least.smallness), \(words)",
            others.contains(where: \.hasRowToItself)
                ? "Make \(isOne ? "it" : "them") larger, unless a tap beside the field, in its row, starts editing as well."
                : "Make \(isOne ? "it" : "them") larger.",
            code: others.map(\.codeForSize).withoutDuplicates.joined(separator: "\n"))
        notice.isSummary = true
        return findings + [notice]
    }
}

extension AuditedField {
    fileprivate var trimmedName: String? { spokenName?.trimmingCharacters(in: .whitespaces) }

    fileprivate var leastLength: CGFloat { min(size.width, size.height) }

    private var isLow: Bool { size.height == leastLength }

    /// The length that's too small, in words.
    fileprivate var smallness: String { "\(Int(leastLength.rounded())) points \(isLow ? "high" : "wide")" }

    fileprivate var codeForSize: String {
        if isPlacedByFrame { return "\(view.code).frame.size.\(isLow ? "height" : "width") = 44" }
        return
            "\(view.code).\(isLow ? "height" : "width")Anchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true"
    }
}

extension [String] {
    /// The strings, each of them once.
    fileprivate var withoutDuplicates: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
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
