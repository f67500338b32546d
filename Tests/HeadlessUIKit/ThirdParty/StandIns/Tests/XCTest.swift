// swift-format-ignore-file
// As much of XCTest as other people's tests use, on the main actor and on the clock of the headless device: Tests/HeadlessUIKit/ThirdParty/run-tests
// compiles it in the place of XCTest, Quick and Nimble. A test that waits turns the device's run loop and Foundation's.

@_exported import ObjectiveCOnLinux
@_exported import UIKit

/// What a run has seen of the test that is under way. The tool reads standard output.
@MainActor
public enum Log {
    static var failures = 0
    static var expected: (reason: String, wasMet: Bool)?
    static func fail(_ text: String, _ file: StaticString, _ line: UInt) { fail(text, "\(file)", line) }

    static func fail(_ text: String, _ file: String, _ line: UInt) {
        if expected != nil {
            expected?.wasMet = true
            return
        }
        failures += 1
        let name = file.split(separator: "/").last ?? ""
        say("failure", "\(name):\(line): \(text)")
    }

    static func say(_ kind: String, _ text: String) {
        print("##\(kind) \(text.replacingOccurrences(of: "\n", with: "\\n"))")
        fflush(stdout)
    }
}

@preconcurrency @MainActor
open class XCTest: NSObject {
    open func setUp() {}
    open func setUpWithError() throws {}
    open func setUp() async throws {}
    open func tearDown() {}
    open func tearDownWithError() throws {}
    open func tearDown() async throws {}
}

@preconcurrency @MainActor
open class XCTestCase: XCTest {
    public var continueAfterFailure = true
    public var name = ""
    private var teardowns: [() throws -> Void] = []
    fileprivate var expectations: [XCTestExpectation] = []

    public required override init() { super.init() }

    open class func setUp() {}
    open class func tearDown() {}
    open var executionTimeAllowance: TimeInterval { get { 0 } set {} }

    public func addTeardownBlock(_ block: @escaping () throws -> Void) { teardowns.append(block) }
    public func add(_ attachment: XCTAttachment) {}

    public func recordFailure(withDescription description: String, inFile path: String, atLine line: Int, expected: Bool) {
        Log.fail(description, path, UInt(line))
    }

    fileprivate func finish() throws {
        for block in teardowns.reversed() { try block() }
        teardowns = []
    }

    // MARK: Waiting

    public func expectation(description: String) -> XCTestExpectation {
        let expectation = XCTestExpectation(description: description)
        expectations.append(expectation)
        return expectation
    }

    public func expectation(
        forNotification name: Notification.Name, object: Any?, notificationCenter: NotificationCenter = .default,
        handler: ((Notification) -> Bool)? = nil
    ) -> XCTestExpectation {
        let expectation = expectation(description: name.rawValue)
        expectation.token = notificationCenter.addObserver(forName: name, object: object, queue: nil) { [weak expectation] in
            nonisolated(unsafe) let (expectation, notification) = (expectation, $0)
            if handler?(notification) ?? true { expectation?.fulfill() }
        }
        return expectation
    }

    public func waitForExpectations(
        timeout: TimeInterval, file: StaticString = #file, line: UInt = #line, handler: (((any Error)?) -> Void)? = nil
    ) {
        wait(for: expectations, timeout: timeout, file: file, line: line)
        expectations = []
        handler?(nil)
    }

    public func wait(
        for expectations: [XCTestExpectation], timeout: TimeInterval = 60, enforceOrder: Bool = false, file: StaticString = #file,
        line: UInt = #line
    ) {
        if XCTWaiter.wait(for: expectations, timeout: timeout) != .completed {
            for expectation in expectations where !expectation.isMet {
                Log.fail("'\(expectation.description)' was not fulfilled within \(timeout) seconds", file, line)
            }
        }
        for expectation in expectations where expectation.isInverted && expectation.count > 0 {
            Log.fail("'\(expectation.description)' was fulfilled", file, line)
        }
    }

    public func fulfillment(
        of expectations: [XCTestExpectation], timeout: TimeInterval = 60, enforceOrder: Bool = false, file: StaticString = #file,
        line: UInt = #line
    ) async {
        wait(for: expectations, timeout: timeout, file: file, line: line)
    }

    // MARK: Measuring

    public func measure(_ block: () -> Void) { block() }
    public func measure(metrics: [any XCTMetric], block: () -> Void) { block() }
    public func measure(options: XCTMeasureOptions, block: () -> Void) { block() }
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { block() }
}

extension XCTestExpectation {
    @MainActor fileprivate var isMet: Bool { isInverted || count >= expectedFulfillmentCount }
}

open class XCTestExpectation: NSObject, @unchecked Sendable {
    public var expectedFulfillmentCount = 1
    public var isInverted = false
    public var assertForOverFulfill = true
    public var expectationDescription: String
    fileprivate var count = 0
    fileprivate var token: NSObjectProtocol?

    public init(description: String = "") { expectationDescription = description }
    open override var description: String { expectationDescription }
    public func fulfill() { count += 1 }
}

@preconcurrency @MainActor
open class XCTWaiter: NSObject {
    public enum Result: Sendable { case completed, timedOut, incorrectOrder, invertedFulfillment, interrupted }

    @discardableResult
    public class func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
        Turns.wait(timeout) { expectations.allSatisfy { !$0.isInverted && $0.isMet } }
        return expectations.allSatisfy(\.isMet) ? .completed : .timedOut
    }
}

/// The turns of both run loops.
@MainActor
public enum Turns {
    /// Runs until `isDone`, or for `seconds` of the device's clock and of real time; two seconds at most.
    public static func wait(_ seconds: Double, until isDone: () -> Bool = { false }) {
        let realEnd = Date(timeIntervalSinceNow: min(seconds, 2) + 0.05)
        // A busy machine may need all of the real time for a few turns.
        var turnsLeft = Int(min(seconds, 2) * 60) + 1
        repeat {
            turnsLeft -= 1
            if isDone() { return }
            HeadlessDevice.current.advance(by: 1 / 60.0)
            KeyValueObserving.look()
            if isDone() { return }
            _ = Foundation.RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
            // Timers and queues go by real time, and may have something to come when the device's is up.
        } while Date() < realEnd || turnsLeft > 0
    }

    /// What `RunLoop.run()` becomes.
    public nonisolated static func run() { MainActor.assumeIsolated { wait(0.1) } }
}

extension Foundation.RunLoop {
    /// What `run(until:)` becomes.
    public func runTurns(until date: Date) {
        MainActor.assumeIsolated { Turns.wait(max(0, date.timeIntervalSinceNow)) }
    }
    /// What `run(mode:before:)` becomes.
    @discardableResult
    public func runTurns(mode: Foundation.RunLoop.Mode, before date: Date) -> Bool {
        MainActor.assumeIsolated { Turns.wait(min(0.1, max(0, date.timeIntervalSinceNow))) }
        return true
    }
}

public final class XCTAttachment: NSObject {
    public enum Lifetime: Sendable { case keepAlways, deleteOnSuccess }
    public var lifetime = Lifetime.deleteOnSuccess
    public var name: String?
    public init(image: UIImage) {}
    public init(string: String) {}
    public init(data: Data) {}
}

public protocol XCTMetric {}
public final class XCTClockMetric: XCTMetric { public init() {} }
public final class XCTCPUMetric: XCTMetric { public init() {} }
public final class XCTMemoryMetric: XCTMetric { public init() {} }
public final class XCTMeasureOptions {
    public init() {}
    public var iterationCount = 1
    @MainActor public static let `default` = XCTMeasureOptions()
}

public struct XCTSkip: Error {
    let message: String
    public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line) {
        self.message = message() ?? ""
    }
}

public func XCTSkipIf(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil) throws {
    if try condition() { throw XCTSkip(message()) }
}

public func XCTSkipUnless(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil) throws {
    if try !condition() { throw XCTSkip(message()) }
}

@preconcurrency @MainActor
public enum XCTContext {
    public struct Activity {
        public let name: String
        public func add(_ attachment: XCTAttachment) {}
    }
    public static func runActivity<Result>(named name: String, block: (Activity) throws -> Result) rethrows -> Result {
        try block(Activity(name: name))
    }
}

// MARK: Assertions

/// A failure, on whatever actor it is found.
public func recordFailure(_ text: String, _ message: String, _ file: StaticString, _ line: UInt) {
    let text = message.isEmpty ? text : "\(text) - \(message)"
    MainActor.assumeIsolated { Log.fail(text, file, line) }
}

private func evaluate<Value>(_ file: StaticString, _ line: UInt, _ value: () throws -> Value) -> Value? {
    do { return try value() } catch {
        recordFailure("threw \(error)", "", file, line)
        return nil
    }
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    recordFailure("failed", message, file, line)
}

public func XCTAssert(
    _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if evaluate(file, line, value) == false { recordFailure("is not true", message(), file, line) }
}

public func XCTAssertTrue(
    _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if evaluate(file, line, value) == false { recordFailure("is not true", message(), file, line) }
}

public func XCTAssertFalse(
    _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if evaluate(file, line, value) == true { recordFailure("is not false", message(), file, line) }
}

public func XCTAssertNil(
    _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if let value = evaluate(file, line, value) ?? nil { recordFailure("\(value) is not nil", message(), file, line) }
}

public func XCTAssertNotNil(
    _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if (evaluate(file, line, value) ?? nil) == nil { recordFailure("is nil", message(), file, line) }
}

public func XCTUnwrap<Value>(
    _ value: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
    line: UInt = #line
) throws -> Value {
    if let value = try value() { return value }
    recordFailure("is nil", message(), file, line)
    throw Unwrapped()
}

/// It has been said already.
struct Unwrapped: Error {}

private func compare<Value>(
    _ one: () throws -> Value, _ other: () throws -> Value, _ words: String, _ message: () -> String, _ file: StaticString,
    _ line: UInt, _ isRight: (Value, Value) -> Bool
) {
    guard let one = evaluate(file, line, one), let other = evaluate(file, line, other), !isRight(one, other) else { return }
    recordFailure("\(one) \(words) \(other)", message(), file, line)
}

public func XCTAssertEqual<Value: Equatable>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is not equal to", message, file, line, ==)
}

public func XCTAssertNotEqual<Value: Equatable>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is equal to", message, file, line, !=)
}

public func XCTAssertEqual<Value: FloatingPoint>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, accuracy: Value,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is not near to", message, file, line) { $0 == $1 || abs($0 - $1) <= accuracy }
}

public func XCTAssertNotEqual<Value: FloatingPoint>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, accuracy: Value,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is near to", message, file, line) { abs($0 - $1) > accuracy }
}

public func XCTAssertEqualWithAccuracy<Value: FloatingPoint>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, accuracy: Value,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is not near to", message, file, line) { abs($0 - $1) <= accuracy }
}

public func XCTAssertIdentical(
    _ one: @autoclosure () throws -> AnyObject?, _ other: @autoclosure () throws -> AnyObject?,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if let one = evaluate(file, line, one), let other = evaluate(file, line, other), one !== other {
        recordFailure("are two objects", message(), file, line)
    }
}

public func XCTAssertNotIdentical(
    _ one: @autoclosure () throws -> AnyObject?, _ other: @autoclosure () throws -> AnyObject?,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if let one = evaluate(file, line, one), let other = evaluate(file, line, other), one === other {
        recordFailure("are one object", message(), file, line)
    }
}

public func XCTAssertLessThan<Value: Comparable>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is not less than", message, file, line, <)
}

public func XCTAssertLessThanOrEqual<Value: Comparable>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is greater than", message, file, line, <=)
}

public func XCTAssertGreaterThan<Value: Comparable>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is not greater than", message, file, line, >)
}

public func XCTAssertGreaterThanOrEqual<Value: Comparable>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    compare(one, other, "is less than", message, file, line, >=)
}

public func XCTAssertThrowsError<Value>(
    _ value: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
    line: UInt = #line, _ handler: (any Error) -> Void = { _ in }
) {
    do {
        _ = try value()
        recordFailure("threw nothing", message(), file, line)
    } catch { handler(error) }
}

public func XCTAssertNoThrow<Value>(
    _ value: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
    line: UInt = #line
) {
    do { _ = try value() } catch { recordFailure("threw \(error)", message(), file, line) }
}

public func XCTExpectFailure<Result>(_ reason: String? = nil, strict: Bool = true, failingBlock: () throws -> Result) rethrows -> Result {
    MainActor.assumeIsolated { Log.expected = (reason ?? "", false) }
    defer {
        MainActor.assumeIsolated {
            let wasMet = Log.expected?.wasMet == true
            Log.expected = nil
            if !wasMet { Log.fail("the expected failure did not come", #file, #line) }
        }
    }
    return try failingBlock()
}

// MARK: Running

/// The tests of a process, run one after the other, each on a device of its own.
@MainActor
public enum Runner {
    public enum Body {
        case plain(@MainActor (XCTestCase) throws -> Void)
        case waiting(@MainActor (XCTestCase) async throws -> Void)
    }

    /// - Parameter tests: The names of a class's tests and what they do.
    public static func run(_ type: XCTestCase.Type, _ tests: [(name: String, body: Body)]) {
        begin()
        _ = newDevice()
        type.setUp()
        for test in tests where isWanted(test.name) {
            one(test.name) {
                let testCase = type.init()
                testCase.name = "-[\(type) \(test.name)]"
                try wait { try await testCase.setUp() as Void }
                try testCase.setUpWithError()
                callSetUp(testCase)
                do {
                    switch test.body {
                    case .plain(let body): try body(testCase)
                    case .waiting(let body): try wait { try await body(testCase) }
                    }
                } catch {
                    try? testCase.finish()
                    callTearDown(testCase)
                    throw error
                }
                try testCase.finish()
                callTearDown(testCase)
                try testCase.tearDownWithError()
                try wait { try await testCase.tearDown() as Void }
            }
        }
        type.tearDown()
    }

    // In functions that are not asynchronous it is the plain ones that are called.
    private static func callSetUp(_ testCase: XCTestCase) { testCase.setUp() }
    private static func callTearDown(_ testCase: XCTestCase) { testCase.tearDown() }

    /// Turns the run loops until an asynchronous function has returned.
    private static func wait(_ body: @escaping @MainActor () async throws -> Void) throws {
        var result: Result<Void, any Error>?
        Task { @MainActor in
            do {
                try await body()
                result = .success(())
            } catch { result = .failure(error) }
        }
        while result == nil {
            _ = Foundation.RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
            if result == nil { HeadlessDevice.current.advance(by: 0.002) }
        }
        try result!.get()
    }

    static func one(_ name: String, _ body: () throws -> Void) {
        Log.failures = 0
        Log.say("test", name)
        _ = newDevice()
        do { try body() } catch is Unwrapped {} catch let skip as XCTSkip {
            Log.say("skipped", skip.message)
        } catch {
            Log.fail("threw \(error)", "", 0)
        }
        Log.say(Log.failures == 0 ? "passed" : "failed", name)
    }

    private static var done: Set<String> = []

    /// The arguments: the model, then the tests that have had their turn.
    static func begin() { done = Set(CommandLine.arguments.dropFirst(3)) }

    static func isWanted(_ name: String) -> Bool { !done.contains(name) }

    static func newDevice() -> HeadlessDevice {
        let device = HeadlessDevice(HeadlessModel(named: CommandLine.arguments[2]) ?? .iPhone15)
        if ProcessInfo.processInfo.environment["TEST_HOST"] != nil { device.application.delegate = HostDelegate(device) }
        return device
    }

    /// The class that this process is to run.
    public static var wanted: String { CommandLine.arguments[1] }
}

/// The delegate of an app that tests run in: it shows an empty window.
private final class HostDelegate: UIResponder, UIApplicationDelegate {
    let window: UIWindow?

    init(_ device: HeadlessDevice) {
        window = device.show(UIViewController())
        super.init()
    }
}
