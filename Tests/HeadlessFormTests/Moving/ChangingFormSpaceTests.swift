import FormNavigation
import TestSupport
import Testing
import UIKit

/// The app changes its form anywhere in a move: what has focus is visible, and the toolbar and the return key tell the
/// truth.
@MainActor
struct ChangingFormSpaceTests {
    private static let behaviors = HeadlessBehavior.all

    /// Return, and two other ways that take turns: one forward and one back. As a sample, one of these in turn.
    private static func moves(_ index: Int, _ place: ChangePlace) -> [FormMove] {
        guard place != .shouldReturn else { return [.returnKey] }
        let moves: [FormMove] = [.returnKey, [.toolbar, .tab, .call][index % 3], [.backByToolbar, .back][index % 2]]
        let turn = index / 3 + (ChangePlace.allCases.firstIndex(of: place) ?? 0)
        return testsEverything ? moves : [moves[turn % moves.count]]
    }

    @Test("every change, in every place, for ways of moving that take turns", arguments: ChangePlace.allCases)
    func anywhere(_ place: ChangePlace) throws {
        var problems: [String] = []
        for (index, change) in FormChange.allCases.enumerated() {
            for move in Self.moves(index, place) {
                let behavior = Self.behaviors[index % Self.behaviors.count]
                let form = ChangingForm(5, on: HeadlessDevice(behavior: behavior), hasDelegate: place.isDelegateMethod)
                defer { form.forget() }
                form.fields[2].becomeFirstResponder()
                form.device.settle()
                place.install(in: form) { [weak form] in
                    if let form { change.apply(to: form, from: 2, isForward: move.isForward) }
                }
                try move.perform(form)
                form.device.settle()
                #expect(form.fieldsLeftWithProxy == [], "\(change), \(move)")
                problems += form.problems().map { "\(change), \(move): \($0)" }
            }
        }
        #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(8).joined(separator: "\n"))")
    }

    @Test("forms that change with each of six moves")
    func anyhow() throws {
        for seed in UInt64(1)...(testsEverything ? 40 : 16) {
            var random = SplitMix64(seed: seed)
            let behavior = Self.behaviors[random.number(0...(Self.behaviors.count - 1))]
            let form = ChangingForm(9, on: HeadlessDevice(behavior: behavior))
            defer { form.forget() }
            var log: [String] = []
            for _ in 0..<6 {
                let move = FormMove.allCases.randomElement(using: &random) ?? .call
                let place = ChangePlace.allCases.randomElement(using: &random) ?? .didEnd
                let change = FormChange.allCases.randomElement(using: &random) ?? .hideTarget
                let candidates = form.fields.indices.dropFirst().dropLast().filter {
                    form.navigator.fields.contains(form.fields[$0])
                }
                guard let index = candidates.randomElement(using: &random) else { break }
                log.append("\(move) from \(index), \(change) in \(place)")
                form.fields[index].becomeFirstResponder()
                form.device.settle()
                form.isMoving = true
                place.install(in: form) { [weak form] in
                    if let form, form.isMoving { change.apply(to: form, from: index, isForward: move.isForward) }
                }
                try move.perform(form)
                form.device.settle()
                form.isMoving = false
                let problems = form.problems(isLast: false)
                #expect(problems.isEmpty, "seed \(seed): \(problems) after \(log)")
                guard problems.isEmpty else { break }
            }
        }
    }
}
