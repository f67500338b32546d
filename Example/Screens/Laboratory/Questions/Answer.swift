import Foundation
import UIKit

/// A device's answer to a question about UIKit.
///
/// The Questions screen and the conformance tests write answers in the same format: a list of these, as JSON.
public struct Answer: Codable, Equatable, Sendable {
    /// The name of the question.
    public var question: String
    /// The statements that the answer settles, by their IDs in *What UIKit does*.
    public var statements: [String]
    /// The observation.
    public var answer: String
    /// The kind of device and the size of its screen in points, or the simulator's name.
    public var device: String
    /// The system version, and in parentheses what the system itself reports, with its build.
    public var system: String

    /// An answer from the current device.
    @MainActor
    public init(question: String, statements: [String], answer: String) {
        self.question = question
        self.statements = statements
        self.answer = answer
        let (machine, screen) = (UIDevice.current, UIScreen.main.bounds.size)
        let (short, long) = (Int(min(screen.width, screen.height)), Int(max(screen.width, screen.height)))
        device =
            ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"].map { "\($0), simulator" }
            ?? "\(machine.model), \(short) × \(long)"
        system = "iOS \(machine.systemVersion) (\(ProcessInfo.processInfo.operatingSystemVersionString))"
    }

    /// Answers as JSON, in the given order.
    public static func json(_ answers: [Answer]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(answers)
    }

    /// The answers in JSON from ``json(_:)``.
    public static func answers(in json: Data) throws -> [Answer] { try JSONDecoder().decode([Answer].self, from: json) }
}
