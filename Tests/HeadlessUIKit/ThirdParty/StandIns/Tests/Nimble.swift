// swift-format-ignore-file
// As much of Nimble as other people's tests use.

public typealias FileString = StaticString

@preconcurrency @MainActor
public struct Expectation<Value> {
    public let expression: Expression<Value>
}

/// What is expected of, worked out anew each time.
@preconcurrency @MainActor
public struct Expression<Value> {
    let body: () throws -> Value?
    public let location: SourceLocation

    public func evaluate() throws -> Value? { try body() }
}

public struct SourceLocation: Sendable {
    public let file: StaticString
    public let line: UInt
}

public enum PredicateStatus: Sendable { case matches, doesNotMatch, fail }
public typealias MatcherStatus = PredicateStatus

public indirect enum ExpectationMessage {
    case expectedTo(String)
    case expectedActualValueTo(String)
    case expectedCustomValueTo(String, String)
    case fail(String)

    public func appended(message: String) -> ExpectationMessage { self }
    public func appendedBeNilHint() -> ExpectationMessage { self }

    var text: String {
        switch self {
        case .expectedTo(let text), .expectedActualValueTo(let text), .fail(let text): text
        case .expectedCustomValueTo(let text, let actual): "\(text), got \(actual)"
        }
    }
}

public struct PredicateResult {
    public let status: PredicateStatus
    public let message: ExpectationMessage

    public init(status: PredicateStatus, message: ExpectationMessage) {
        self.status = status
        self.message = message
    }

    public init(bool: Bool, message: ExpectationMessage) { self.init(status: bool ? .matches : .doesNotMatch, message: message) }
}

public typealias MatcherResult = PredicateResult

@preconcurrency @MainActor
public struct Predicate<Value> {
    let matcher: (Expression<Value>) throws -> PredicateResult

    public init(_ matcher: @escaping (Expression<Value>) throws -> PredicateResult) { self.matcher = matcher }

    public static func define(_ matcher: @escaping (Expression<Value>) throws -> PredicateResult) -> Predicate { Predicate(matcher) }

    public static func define(
        _ words: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> PredicateResult
    ) -> Predicate {
        Predicate { try matcher($0, .expectedActualValueTo(words)) }
    }

    public static func simple(
        _ words: String = "match", matcher: @escaping (Expression<Value>) throws -> PredicateStatus
    ) -> Predicate {
        Predicate { PredicateResult(status: try matcher($0), message: .expectedActualValueTo(words)) }
    }
}

public typealias Matcher = Predicate

/// What a value is called in a message.
public func stringify<Value>(_ value: Value?) -> String { shown(value) }

private func shown(_ value: Any?) -> String {
    guard let value else { return "nil" }
    return "\(value)"
}

extension Expectation {
    private func check(_ predicate: Predicate<Value>, isNegated: Bool, _ note: String?) -> String? {
        do {
            let result = try predicate.matcher(expression)
            let isRight = isNegated ? result.status == .doesNotMatch : result.status == .matches
            guard !isRight else { return nil }
            let words = "\(shown(try expression.evaluate())) was expected \(isNegated ? "not " : "")to \(result.message.text)"
            return note.map { "\($0): \(words)" } ?? words
        } catch {
            return "threw \(error)"
        }
    }

    private func tell(_ failure: String?) {
        if let failure { recordFailure(failure, "", expression.location.file, expression.location.line) }
    }

    public func to(_ predicate: Predicate<Value>, description: String? = nil) {
        tell(check(predicate, isNegated: false, description))
    }

    public func toNot(_ predicate: Predicate<Value>, description: String? = nil) {
        tell(check(predicate, isNegated: true, description))
    }

    public func notTo(_ predicate: Predicate<Value>, description: String? = nil) { toNot(predicate, description: description) }

    public func toEventually(_ predicate: Predicate<Value>, timeout: Double = 1, description: String? = nil) {
        Turns.wait(timeout) { check(predicate, isNegated: false, nil) == nil }
        to(predicate, description: description)
    }

    public func toEventuallyNot(_ predicate: Predicate<Value>, timeout: Double = 1, description: String? = nil) {
        Turns.wait(timeout) { check(predicate, isNegated: true, nil) == nil }
        toNot(predicate, description: description)
    }
}

@preconcurrency @MainActor public func expect<Value>(
    _ value: @autoclosure @escaping () throws -> Value?, file: StaticString = #filePath, line: UInt = #line
) -> Expectation<Value> {
    Expectation(expression: Expression(body: value, location: SourceLocation(file: file, line: line)))
}

@preconcurrency @MainActor public func expect<Value>(
    file: StaticString = #filePath, line: UInt = #line, _ value: @escaping () throws -> Value?
) -> Expectation<Value> {
    Expectation(expression: Expression(body: value, location: SourceLocation(file: file, line: line)))
}

public func fail(_ message: String = "failed", file: StaticString = #filePath, line: UInt = #line) {
    recordFailure(message, "", file, line)
}

@preconcurrency @MainActor public func waitUntil(
    timeout: Double = 1, file: StaticString = #filePath, line: UInt = #line, action: (@escaping () -> Void) -> Void
) {
    final class Box { var isDone = false }
    let box = Box()
    action { box.isDone = true }
    Turns.wait(timeout) { box.isDone }
    if !box.isDone { Log.fail("waited more than \(timeout) seconds", file, line) }
}

@preconcurrency @MainActor public func waitUntil(
    timeout: DispatchTimeInterval, file: StaticString = #filePath, line: UInt = #line, action: (@escaping () -> Void) -> Void
) {
    let seconds: Double
    switch timeout {
    case .seconds(let value): seconds = Double(value)
    case .milliseconds(let value): seconds = Double(value) / 1000
    default: seconds = 1
    }
    waitUntil(timeout: seconds, file: file, line: line, action: action)
}

// MARK: Matchers

@MainActor private func matcher<Value>(_ words: String, _ isRight: @escaping (Value) throws -> Bool) -> Predicate<Value> {
    Predicate { expression in
        guard let value = try expression.evaluate() else {
            return PredicateResult(status: .fail, message: .expectedTo(words))
        }
        return PredicateResult(bool: try isRight(value), message: .expectedTo(words))
    }
}

@preconcurrency @MainActor public func equal<Value: Equatable>(_ other: Value) -> Predicate<Value> { matcher("equal \(other)") { $0 == other } }
@preconcurrency @MainActor public func equal<Value: Equatable>(_ other: Value?) -> Predicate<Value> {
    Predicate { PredicateResult(bool: try $0.evaluate() == other, message: .expectedTo("equal \(shown(other))")) }
}
/// There are no exceptions on Linux: what raises one ends the process.
@preconcurrency @MainActor public func raiseException<Value>(named name: String? = nil) -> Predicate<Value> { matcher("raise an exception") { _ in false } }
@preconcurrency @MainActor public func beTrue() -> Predicate<Bool> { matcher("be true") { $0 } }
@preconcurrency @MainActor public func beFalse() -> Predicate<Bool> { matcher("be false") { !$0 } }
@preconcurrency @MainActor public func beTruthy() -> Predicate<Bool> { beTrue() }
@preconcurrency @MainActor public func beFalsy() -> Predicate<Bool> { beFalse() }
@preconcurrency @MainActor public func beNil<Value>() -> Predicate<Value> {
    Predicate { PredicateResult(bool: try $0.evaluate() == nil, message: .expectedTo("be nil")) }
}
@preconcurrency @MainActor public func beEmpty<Value: Collection>() -> Predicate<Value> { matcher("be empty") { $0.isEmpty } }
@preconcurrency @MainActor public func haveCount<Value: Collection>(_ count: Int) -> Predicate<Value> {
    matcher("have \(count) elements") { $0.count == count }
}
@preconcurrency @MainActor public func contain<Value: Sequence>(_ elements: Value.Element...) -> Predicate<Value> where Value.Element: Equatable {
    matcher("contain \(elements)") { value in elements.allSatisfy { value.contains($0) } }
}
@preconcurrency @MainActor public func contain<Value: Sequence>(_ elements: [Value.Element]) -> Predicate<Value> where Value.Element: Equatable {
    matcher("contain \(elements)") { value in elements.allSatisfy { value.contains($0) } }
}
@preconcurrency @MainActor public func contain(_ parts: String...) -> Predicate<String> { contain(parts) }
@preconcurrency @MainActor public func contain(_ parts: [String]) -> Predicate<String> {
    matcher("contain \(parts)") { text in parts.allSatisfy { text.contains($0) } }
}
@preconcurrency @MainActor public func beCloseTo<Value: FloatingPoint>(_ other: Value, within delta: Value) -> Predicate<Value> {
    matcher("be near \(other)") { abs($0 - other) <= delta }
}
@preconcurrency @MainActor public func beCloseTo(_ other: CGFloat) -> Predicate<CGFloat> { beCloseTo(other, within: 0.0001) }
@preconcurrency @MainActor public func beCloseTo(_ other: Double) -> Predicate<Double> { beCloseTo(other, within: 0.0001) }
@preconcurrency @MainActor public func beIdenticalTo(_ other: AnyObject?) -> Predicate<AnyObject> { matcher("be the same object") { $0 === other } }
/// Objective-C has one object for each small number and each short text, so equal ones are the same.
@preconcurrency @MainActor public func be<Value>(_ other: Any?) -> Predicate<Value> {
    matcher("be \(shown(other))") { value in
        if let value = value as? any Hashable, let other = other as? any Hashable { return AnyHashable(value) == AnyHashable(other) }
        return other.map { value as AnyObject === $0 as AnyObject } ?? false
    }
}
@preconcurrency @MainActor public func beAKindOf<Value>(_ type: Value.Type) -> Predicate<Any> { matcher("be a \(type)") { $0 is Value } }
@preconcurrency @MainActor public func beAnInstanceOf<Value>(_ kind: Value.Type) -> Predicate<Any> {
    matcher("be a \(kind)") { type(of: $0) == kind }
}
@preconcurrency @MainActor public func beGreaterThan<Value: Comparable>(_ other: Value?) -> Predicate<Value> {
    matcher("be greater than \(shown(other))") { value in other.map { value > $0 } ?? false }
}
@preconcurrency @MainActor public func beGreaterThanOrEqualTo<Value: Comparable>(_ other: Value?) -> Predicate<Value> {
    matcher("be at least \(shown(other))") { value in other.map { value >= $0 } ?? false }
}
@preconcurrency @MainActor public func beLessThan<Value: Comparable>(_ other: Value?) -> Predicate<Value> {
    matcher("be less than \(shown(other))") { value in other.map { value < $0 } ?? false }
}
@preconcurrency @MainActor public func beLessThanOrEqualTo<Value: Comparable>(_ other: Value?) -> Predicate<Value> {
    matcher("be at most \(shown(other))") { value in other.map { value <= $0 } ?? false }
}

@preconcurrency @MainActor public func == <Value: Equatable>(_ one: Expectation<Value>, _ other: Value?) { one.to(equal(other)) }
@preconcurrency @MainActor public func != <Value: Equatable>(_ one: Expectation<Value>, _ other: Value?) { one.toNot(equal(other)) }
@preconcurrency @MainActor public func == (_ one: Expectation<Void>, _ other: Void) { one.toNot(beNil()) }
@preconcurrency @MainActor public func === (_ one: Expectation<AnyObject>, _ other: AnyObject?) { one.to(beIdenticalTo(other)) }
@preconcurrency @MainActor public func !== (_ one: Expectation<AnyObject>, _ other: AnyObject?) { one.toNot(beIdenticalTo(other)) }
@preconcurrency @MainActor public func > <Value: Comparable>(_ one: Expectation<Value>, _ other: Value) { one.to(beGreaterThan(other)) }
@preconcurrency @MainActor public func >= <Value: Comparable>(_ one: Expectation<Value>, _ other: Value) { one.to(beGreaterThanOrEqualTo(other)) }
@preconcurrency @MainActor public func < <Value: Comparable>(_ one: Expectation<Value>, _ other: Value) { one.to(beLessThan(other)) }
@preconcurrency @MainActor public func <= <Value: Comparable>(_ one: Expectation<Value>, _ other: Value) { one.to(beLessThanOrEqualTo(other)) }
