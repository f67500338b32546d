import TestSupport
import Testing

@testable import FormNavigationCore

@Suite("Return key plan")
struct ReturnKeyPlanTests {
    typealias Field = (kind: FieldKind, movesOnReturn: Bool?)
    typealias Role = ReturnKeyPlan.Role

    /// Fields written as "f" for a text field, "v" for a text view, and "s" for a switch, followed by "+" or "-" if its
    /// options say whether it moves.
    private static func fields(_ text: String) -> [Field] {
        var fields: [Field] = []
        for character in text {
            switch character {
            case "f": fields.append((.textField, nil))
            case "v": fields.append((.textView, nil))
            case "s": fields.append((.other, nil))
            default: fields[fields.count - 1].movesOnReturn = character == "+"
            }
        }
        return fields
    }

    private static func roles(of fields: [Field], textViewsMove: Bool) -> [Role] {
        fields.indices.map { index in
            ReturnKeyPlan.role(
                of: fields[index].kind, movesOnReturn: fields[index].movesOnReturn, isLast: index == fields.count - 1,
                textViewsMove: textViewsMove)
        }
    }

    @Test(
        "gives each field its role",
        arguments: [
            ("", false, []),
            ("f", false, [.last]),
            ("fff", false, [.next, .next, .last]),
            // Text views keep their Return key unless the setting or their own options say otherwise.
            ("v", false, [.untouched]),
            ("v", true, [.last]),
            ("v+", false, [.last]),
            ("v-", true, [.untouched]),
            ("fvf", false, [.next, .untouched, .last]),
            ("fvf", true, [.next, .next, .last]),
            ("fv+f", false, [.next, .next, .last]),
            ("fv-f", true, [.next, .untouched, .last]),
            // Text fields move unless their own options say otherwise; the setting doesn't apply to them.
            ("ff-f", false, [.next, .untouched, .last]),
            ("ff-f", true, [.next, .untouched, .last]),
            ("f+f", false, [.next, .last]),
            // The last field is the last one of the sequence, not the last one that moves.
            ("ffv", false, [.next, .next, .untouched]),
            ("ffv", true, [.next, .next, .last]),
            ("fff-", false, [.next, .next, .untouched]),
            ("f-", false, [.untouched]),
            // A field that doesn't accept text doesn't have a Return key, but belongs to the form all the same.
            ("fs", false, [.next, .untouched]),
            ("s+f", true, [.untouched, .last]),
        ] as [(String, Bool, [Role])])
    func roles(fields: String, textViewsMove: Bool, expected: [Role]) {
        #expect(Self.roles(of: Self.fields(fields), textViewsMove: textViewsMove) == expected)
    }

    @Test("leaves text views alone unless told otherwise")
    func defaults() {
        #expect(Self.roles(of: Self.fields("vf"), textViewsMove: false) == [.untouched, .last])
        #expect(ReturnKeyPlan.role(of: .textView, isLast: false) == .untouched)
    }

    @Test(
        "keeps a field's own key where the field or, for one that was chosen, the form says so",
        arguments: [
            (nil, false, .none), (nil, true, .chosen), (true, false, .all), (true, true, .all), (false, false, .none),
            (false, true, .none),
        ] as [(Bool?, Bool, ReturnKeyPlan.KeptKeys)])
    func keptKeys(field: Bool?, form: Bool, expected: ReturnKeyPlan.KeptKeys) {
        #expect(ReturnKeyPlan.KeptKeys(field: field, form: form) == expected)
        #expect(expected.contains(keyThatIsDefault: true) == (expected == .all))
        #expect(expected.contains(keyThatIsDefault: false) == (expected != .none))
    }

    @Test("has one last field at most, and one exactly where the last field moves", arguments: UInt64(1)...100)
    func oneLast(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let fields = (0..<random.number(1...12)).map { _ in
            Field(
                kind: FieldKind.allCases.randomElement(using: &random)!,
                movesOnReturn: [nil, true, false].randomElement(using: &random)!)
        }
        for textViewsMove in [false, true] {
            let roles = Self.roles(of: fields, textViewsMove: textViewsMove)
            let moves = fields.map { field in
                field.kind != .other && (field.movesOnReturn ?? (field.kind == .textField || textViewsMove))
            }
            #expect(roles.count == fields.count, "seed \(seed)")
            #expect(roles.dropLast().allSatisfy { $0 != .last }, "seed \(seed)")
            #expect(roles.last == (moves.last! ? .last : .untouched), "seed \(seed)")
            #expect(roles.map { $0 != .untouched } == moves, "seed \(seed)")
        }
    }
}
