import TestSupport

/// A view that contains fields and other views: a description of a form, from which the right result for each field
/// follows without the form.
struct SurroundingsSketch: CustomStringConvertible, Sendable {
    /// The kind of a view, or of the controller that it belongs to.
    enum Kind: String, CaseIterable, Sendable {
        case plain, hidden, transparent, withoutInteraction, skipped, closedGroup
        case searchBar, navigationBar, cell
        case child, quietChild, excludedChild, childWithNavigator, looseController, excludedLooseController

        /// Whether navigators ignore everything in it, except a navigator that's further inside.
        var isLeftAlone: Bool {
            switch self {
            case .searchBar, .navigationBar, .excludedChild, .excludedLooseController: true
            default: false
            }
        }

        /// Whether fields in it currently can't be part of a form.
        var isBlocked: Bool { [.hidden, .transparent, .withoutInteraction, .skipped].contains(self) }
    }

    struct Field: Sendable {
        let name: String
        let isTextView: Bool
        let isHidden: Bool
    }

    let id: Int
    let kind: Kind
    var fields: [Field] = []
    var parts: [SurroundingsSketch] = []

    var description: String {
        let fields = fields.map { $0.name + ($0.isTextView ? "t" : "") + ($0.isHidden ? "h" : "") }
        return "\(kind.rawValue)(\((fields + parts.map(\.description)).joined(separator: " ")))"
    }

    // MARK: Generating sketches

    /// Generates a form.
    ///
    /// - Parameters:
    ///   - random: The source of the random numbers.
    ///   - isAllowed: Whether a view of one kind may be in views of other kinds, the outermost first.
    ///   - required: A kind that has to occur, with a field in it.
    static func random(
        with random: inout SplitMix64, where isAllowed: (Kind, [Kind]) -> Bool = { _, _ in true },
        required: Kind? = nil
    ) -> SurroundingsSketch {
        var ids = 0
        var fieldCount = 0
        func field(_ random: inout SplitMix64) -> Field {
            fieldCount += 1
            return Field(
                name: "\(fieldCount - 1)", isTextView: random.chance(20), isHidden: random.chance(8))
        }
        func part(_ kind: Kind, in path: [Kind], _ random: inout SplitMix64) -> SurroundingsSketch {
            ids += 1
            var sketch = SurroundingsSketch(id: ids, kind: kind)
            let isLeaf = path.count >= 4 || fieldCount >= 14
            for _ in 0..<random.number(isLeaf ? 1...2 : 0...2) { sketch.fields.append(field(&random)) }
            guard !isLeaf else { return sketch }
            for _ in 0..<random.number(path.isEmpty ? 2...4 : 0...2) {
                let kind = Kind.allCases[random.number(0...Kind.allCases.count - 1)]
                guard isAllowed(kind, path + [sketch.kind]) else { continue }
                sketch.parts.append(part(kind, in: path + [sketch.kind], &random))
            }
            return sketch
        }
        var sketch = part(.plain, in: [], &random)
        if let required {
            ids += 1
            sketch.parts.append(
                SurroundingsSketch(
                    id: ids, kind: required, fields: [Field(name: "required", isTextView: false, isHidden: false)]))
        }
        return sketch
    }

    // MARK: The right results

    /// A field, and all views that it's in, the outermost first.
    struct Place {
        let field: Field
        let path: [SurroundingsSketch]

        /// What's between the field and the controller of the navigator that it belongs to.
        private var surroundings: ArraySlice<SurroundingsSketch> {
            let end = path.lastIndex { $0.kind == .childWithNavigator }
            return path[(end.map { $0 + 1 } ?? 0)...]
        }

        /// The controller with the navigator that the field belongs to; `nil` for the outermost one.
        var owner: Int? { path.last { $0.kind == .childWithNavigator }?.id }
        /// Whether that controller's view, or a view around it, can't be seen, so there's no field in it to go to.
        var isOwnerHidden: Bool {
            let end = path.lastIndex { $0.kind == .childWithNavigator } ?? 0
            return path[..<end].contains { $0.kind == .hidden || $0.kind == .transparent }
        }
        /// The closed group that's the field's form; `nil` if the form is the navigator's whole form.
        var group: Int? { surroundings.last { $0.kind == .closedGroup }?.id }
        var isLeftAlone: Bool { surroundings.contains { $0.kind.isLeftAlone } }
        var isStop: Bool { !isLeftAlone && !field.isHidden && !surroundings.contains { $0.kind.isBlocked } }
        /// Whether the field currently isn't a stop, but has everything that a stop has while it has focus.
        var isUnseen: Bool { !isStop && !isLeftAlone && !surroundings.contains { $0.kind == .skipped } }
        /// Whether a rule of the outermost navigator determines that the field doesn't have a toolbar.
        var isQuiet: Bool { owner == nil && surroundings.contains { $0.kind == .quietChild } }
    }

    /// All fields, in the order of their names.
    func places(in path: [SurroundingsSketch] = []) -> [Place] {
        let path = path + [self]
        return fields.map { Place(field: $0, path: path) } + parts.flatMap { $0.places(in: path) }
    }
}
