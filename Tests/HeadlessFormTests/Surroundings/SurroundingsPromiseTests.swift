import FormNavigation
import TestSupport
import Testing
import UIKit

/// However views are nested, these agree for every field, and match the description of the form: what a navigator finds
/// from above, what it says about a field that has focus, and where moves lead.
@MainActor
struct SurroundingsPromiseTests {
    typealias Kind = SurroundingsSketch.Kind

    /// How often a field in a view of each kind was checked, as a stop and as a view that isn't one.
    private struct Counts {
        var stops: [Kind: Int] = [:]
        var others: [Kind: Int] = [:]
        var moves = 0
        /// What didn't match the sketch.
        var disagreements: [String] = []

        mutating func count(_ place: SurroundingsSketch.Place) {
            for kind in Set(place.path.map(\.kind)) {
                if place.isStop { stops[kind, default: 0] += 1 } else { others[kind, default: 0] += 1 }
            }
        }
    }

    @Test("every field is what its surroundings make it, to fields, focus and moves alike")
    func agreement() {
        var counts = Counts()
        for seed in UInt64(1)...80 {
            var random = SplitMix64(seed: seed)
            check(SurroundingsSketch.random(with: &random), seed, &counts)
        }
        #expect(counts.disagreements.first == nil, "and \(counts.disagreements.count - 1) more")
        for kind in Kind.allCases {
            #expect(counts.others[kind, default: 0] > 10, "\(kind)")
            #expect(kind.isLeftAlone || kind.isBlocked || counts.stops[kind, default: 0] > 10, "\(kind)")
        }
        #expect(counts.moves > 100)
    }

    // MARK: - Private

    private func check(_ sketch: SurroundingsSketch, _ seed: UInt64, _ counts: inout Counts) {
        let form = SketchedForm(sketch)
        let places = sketch.places()
        let before = FormNavigator.trace
        // Tracing doesn't change anything.
        if seed.isMultiple(of: 2) { FormNavigator.trace = { _ in } }
        defer { FormNavigator.trace = before }
        var mistakes: [String] = []
        let seen = places.filter { !$0.isOwnerHidden }
        for (id, navigator) in form.navigators
        where Set(names(of: navigator)) != stops(seen, owner: id == 0 ? nil : id, group: nil) {
            mistakes.append("navigator \(id) without focus: \(names(of: navigator))")
        }
        for place in places {
            counts.count(place)
            mistakes += check(place, among: places, in: form, &counts).map { "field \(place.field.name) \($0)" }
        }
        counts.disagreements += mistakes.map { "seed \(seed): \($0) in \(sketch)" }
    }

    /// What's wrong after a field has gained focus, and after Next has moved on from there.
    private func check(
        _ place: SurroundingsSketch.Place, among places: [SurroundingsSketch.Place], in form: SketchedForm,
        _ counts: inout Counts
    ) -> [String] {
        let name = place.field.name
        guard let field = form.fields[name], let navigator = form.navigator(place.owner), field.becomeFirstResponder()
        else { return ["has no navigator or takes no focus"] }
        var mistakes: [String] = []
        for (id, other) in form.navigators {
            let isOwn = other === navigator && !place.isLeftAlone
            if (other.currentField === field) != isOwn { mistakes.append("current: \(!isOwn) for navigator \(id)") }
        }
        let found = names(of: navigator)
        // If the focused field isn't the navigator's, a screen that can't be seen doesn't have any field to go to.
        let stops =
            place.isLeftAlone && place.isOwnerHidden
            ? [] : stops(places, owner: place.owner, group: place.isLeftAlone ? nil : place.group)
        if Set(found) != stops { mistakes.append("is among \(found)") }
        let accessoryView = (field as? UITextField)?.inputAccessoryView ?? (field as? UITextView)?.inputAccessoryView
        let hasToolbar = accessoryView === navigator.toolbar
        if hasToolbar != (!place.isLeftAlone && !place.isQuiet) {
            mistakes.append("has a toolbar: \(hasToolbar)")
        }
        let keys: [UIReturnKeyType] =
            place.isUnseen ? [.next, .done] : [!place.isStop ? .default : found.last == name ? .done : .next]
        if let field = field as? UITextField, !keys.contains(field.returnKeyType) {
            mistakes.append("has return key \(field.returnKeyType)")
        }
        guard place.isStop, let index = found.firstIndex(of: name) else { return mistakes }
        // Next goes to the following field, which is then the current one.
        let next = found.dropFirst(index + 1).first
        counts.moves += next == nil ? 0 : 1
        if navigator.focusNext() != (next != nil) || navigator.currentField?.accessibilityIdentifier != next ?? name {
            mistakes.append("is followed by \(navigator.currentField?.accessibilityIdentifier ?? "nothing")")
        }
        return mistakes
    }

    private func stops(_ places: [SurroundingsSketch.Place], owner: Int?, group: Int?) -> Set<String> {
        Set(places.filter { $0.isStop && $0.owner == owner && $0.group == group }.map(\.field.name))
    }

    private func names(of navigator: FormNavigator) -> [String] {
        navigator.fields.map { $0.accessibilityIdentifier ?? "?" }
    }
}
