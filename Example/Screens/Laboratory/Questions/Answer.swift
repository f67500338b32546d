import Foundation
import UIKit

/// What a device has answered to a question about UIKit.
///
/// The Questions screen and the conformance tests write answers alike: a list of these, as JSON.
public struct Answer: Codable, Equatable, Sendable {
    /// The question's name.
    public var question: String
    /// The statements that the answer settles, by their IDs in *What UIKit does*.
    public var statements: [String]
    /// What was seen.
    public var answer: String
    /// The kind of device and the size of its screen in points, or the simulator's name.
    public var device: String
    /// The version of iOS, and in brackets what the machine itself says, with its build.
    public var system: String

    /// An answer that the device at hand has given.
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

    /// Answers as JSON, in the order given.
    public static func json(_ answers: [Answer]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(answers)
    }

    /// The answers in JSON that ``json(_:)`` has made.
    public static func answers(in json: Data) throws -> [Answer] { try JSONDecoder().decode([Answer].self, from: json) }
}
