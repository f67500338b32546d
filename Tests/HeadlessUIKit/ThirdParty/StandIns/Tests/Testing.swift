// swift-format-ignore-file
// As much of Swift Testing as other people's tests use. The tool makes functions of its macros.

public func testingExpect(
    _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssert(try value(), message(), file: file, line: line)
}

public func testingExpect<Value, Failure: Error>(
    throws type: Failure.Type, file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Value
) {
    XCTAssertThrowsError(try body(), "", file: file, line: line) {
        if !($0 is Failure) { recordFailure("threw \($0)", "", file, line) }
    }
}

public func testingRequire<Value>(
    _ value: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
    line: UInt = #line
) throws -> Value {
    try XCTUnwrap(try value(), message(), file: file, line: line)
}

public enum Issue {
    public static func record(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
        XCTFail(message, file: file, line: line)
    }
}

extension Runner {
    public static func runSuite(_ name: String, _ tests: [(name: String, body: @MainActor () throws -> Void)]) {
        begin()
        for test in tests where isWanted(test.name) { one(test.name, test.body) }
    }
}

extension FloatingPoint {
    /// swift-numerics' own, whose tolerance is the square root of the least difference.
    public func isApproximatelyEqual(to other: Self) -> Bool {
        self == other || abs(self - other) <= max(abs(self), abs(other)) * Self.ulpOfOne.squareRoot()
    }

    public func isApproximatelyEqual(to other: Self, absoluteTolerance: Self) -> Bool {
        self == other || abs(self - other) <= absoluteTolerance
    }
}
