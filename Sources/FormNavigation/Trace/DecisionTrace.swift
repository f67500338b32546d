/// Where navigators report their decisions: to ``FormNavigator/trace``, and to the listeners of the engine.
@MainActor
enum DecisionTrace {
    typealias Decision = FormNavigator.Decision

    /// The app's closure.
    static var closure: (@MainActor (Decision) -> Void)?
    private static var isReporting = false
    private static var isForToolOnly = false

    /// Whether the app learns of decisions.
    static var isHeardByApp: Bool { closure != nil }

    /// Whether anybody learns of decisions.
    static var isHeard: Bool { isHeardByApp || EngineEvents.isHeard }

    /// Passes on a decision. Decisions that the closure causes by asking a navigator aren't reported.
    static func report(_ decision: @autoclosure () -> Decision) {
        guard isHeard, !isReporting else { return }
        isReporting = true
        let decision = decision()
        if !isForToolOnly { EngineEvents.emit(.decided(decision)) }
        closure?(decision)
        isReporting = false
    }

    /// Returns the decisions made while a tool reads the form, without reporting them to anyone else.
    static func decisions(during work: () -> Void) -> [Decision] {
        var decisions: [Decision] = []
        let outer = (closure, isReporting, isForToolOnly)
        (closure, isReporting, isForToolOnly) = ({ decisions.append($0) }, false, true)
        work()
        (closure, isReporting, isForToolOnly) = outer
        return decisions
    }

    /// Repeats work whose decisions have already been reported.
    static func untraced(_ work: () -> Void) {
        let wasReporting = isReporting
        isReporting = true
        work()
        isReporting = wasReporting
    }
}

extension FormNavigator {
    /// A closure that receives every decision of every navigator as soon as it's made.
    ///
    /// ```swift
    /// FormNavigator.trace = { print($0) }
    /// ```
    ///
    /// The default value is `nil`, which costs nothing. While a closure is set, navigators also visit hidden views, to
    /// report why they skip the fields in them.
    @MainActor public static var trace: (@MainActor (Decision) -> Void)? {
        get { DecisionTrace.closure }
        set { DecisionTrace.closure = newValue }
    }
}
