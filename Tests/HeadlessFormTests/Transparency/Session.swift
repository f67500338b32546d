import FormNavigation
import TestSupport
import Testing
import UIKit

/// How the toolkit takes part in a session.
enum Toolkit: String, Sendable, CaseIterable {
    /// Not at all.
    case absent
    /// In the text fields, as by default.
    case inTextFields
    /// Also in the text views, so that Return moves on from them.
    case everywhere
    /// Everywhere, but only at some times.
    case sometimes

    /// The ways to take part.
    static let present = allCases.filter { $0 != .absent }

    /// The same, or, as a sample, the one that's in front of the most fields for the longest time.
    static let sampled = testsEverything ? present : [.everywhere]

    @MainActor
    fileprivate func install(on form: TransparencyForm) {
        if self != .absent { form.install(textViewsMove: self != .inTextFields) }
    }

    @MainActor
    fileprivate func prepare(_ form: TransparencyForm, for step: Int) {
        guard self == .sometimes else { return }
        switch step % 5 {
        case 2: form.uninstall()
        case 3: form.install()
        // The new navigator takes the place of the old one, which is released.
        case 4: form.install(textViewsMove: step % 2 == 0)
        default: break
        }
    }
}

/// What happens to a form, and the delegate that's called.
struct Session: Sendable, CustomStringConvertible {
    /// The labels of the members that the delegate implements.
    var members = Set(DelegateMember.all.map(\.label))
    /// The seed for the delegate's answers.
    var seed: UInt64 = 0
    /// The percentage of the delegate's answers that are no.
    var refusals = 0
    /// The labels of the questions to which the delegate always answers no.
    var refused: Set<String> = []
    var behavior = HeadlessBehavior()
    var steps = SessionStep.script
    /// What happens after the toolkit is removed: Return is as it would be without it.
    var afterwards: [SessionStep] = [.tap(.name), .pressReturn, .tap(.code), .tap(.notes), .pressReturn, .type("x")]
    /// Creates the form. A plain one by default.
    var newForm: @MainActor @Sendable (HeadlessBehavior) -> TransparencyForm = { TransparencyForm(behavior: $0) }

    var description: String {
        let names = members.count == DelegateMember.all.count ? "all" : members.sorted().joined(separator: ", ")
        return "seed \(seed), \(refusals) % no, \(behavior), members: \(names)"
    }

    /// Plays the session on a new device, and returns everything noticeable about it.
    ///
    /// - Parameters:
    ///   - toolkit: How the toolkit takes part.
    ///   - prepare: Assigns the form's delegate to the fields. By default, all fields have it.
    @MainActor
    func play(
        _ toolkit: Toolkit, prepare: @MainActor (TransparencyForm) -> Void = { $0.setDelegate($0.delegate) }
    ) -> [String] {
        let form = newForm(behavior)
        form.delegate = delegate("app", log: form.log)
        form.otherDelegate = delegate("other", log: form.log)
        prepare(form)
        toolkit.install(on: form)
        form.show()
        for (index, step) in steps.enumerated() {
            toolkit.prepare(form, for: index)
            form.perform(step)
        }
        form.uninstall()
        for step in afterwards { form.perform(step) }
        return form.log.lines + form.fields.map { form.remains(of: $0) }
    }

    @MainActor
    private func delegate(_ name: String, log: SessionLog) -> ScriptedDelegate {
        let delegate = ScriptedDelegate(name, log: log)
        delegate.members = members
        var random = SplitMix64(seed: seed)
        delegate.answers = { !refused.contains($0) && !random.chance(refusals) }
        return delegate
    }

    /// Where two accounts of a session differ, and what led there; `nil` if they're the same.
    static func difference(_ account: [String], _ plain: [String]) -> String? {
        guard account != plain else { return nil }
        let index = zip(account, plain).prefix { $0 == $1 }.count
        let line = { (lines: [String]) in index < lines.count ? lines[index] : "the end" }
        return """
            after
              \(plain[..<index].suffix(6).joined(separator: "\n  "))
            came
              \(line(account))
            instead of
              \(line(plain))
            """
    }
}

extension TransparencyForm {
    /// Records a step, what happens meanwhile, and the resulting state of the form.
    fileprivate func perform(_ step: SessionStep) {
        log.write("– \(step.name)")
        step.perform(self)
        log.write(state)
    }
}

/// Plays a session with and without the toolkit, and expects no difference.
@MainActor
func expectSame(
    _ session: Session, with toolkits: [Toolkit] = Toolkit.present,
    sourceLocation: SourceLocation = #_sourceLocation,
    prepare: @MainActor (TransparencyForm) -> Void = { $0.setDelegate($0.delegate) }
) {
    let plain = session.play(.absent, prepare: prepare)
    for toolkit in toolkits {
        let difference = Session.difference(session.play(toolkit, prepare: prepare), plain)
        #expect(difference == nil, "\(toolkit.rawValue), \(session)", sourceLocation: sourceLocation)
    }
}
