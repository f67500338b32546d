import Foundation
import UIKit

/// What ends the example early: a sentence, and the exit code that tells a script why.
struct Failure: Error, Equatable {
    var message: String
    var exitCode: Int32

    /// Wrong usage: 64, `EX_USAGE` of sysexits.h.
    static func usage(_ message: String) -> Failure {
        Failure(message: message + " See 'swift run Example --help'.", exitCode: 64)
    }

    /// A file or folder that cannot be written: 73, `EX_CANTCREAT` of sysexits.h.
    static func cannotWrite(_ message: String) -> Failure {
        Failure(message: message, exitCode: 73)
    }
}

/// What the command line asks for.
@MainActor
enum Command {
    case help
    case run(Run)

    struct Run {
        var walkthroughs: [Walkthrough]
        var model: HeadlessModel
        /// The version of iOS.
        var system: String
        var output: URL
    }

    init(arguments: [String]) throws {
        var walkthroughs: [Walkthrough] = []
        var run = Run(
            walkthroughs: Walkthrough.all, model: .iPhone15, system: Setting.systems[0],
            output: URL(fileURLWithPath: "gallery"))
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--device":
                run.model = try Self.find(
                    try Self.value(of: argument, in: &rest), in: HeadlessModel.all, "device", \.name)
            case "--ios":
                run.system = try Self.find(
                    try Self.value(of: argument, in: &rest), in: Setting.systems, "iOS", \.self)
            case "--output":
                run.output = URL(fileURLWithPath: try Self.value(of: argument, in: &rest))
            case _ where argument.hasPrefix("-"):
                throw Failure.usage("There is no option '\(argument)'.")
            default:
                walkthroughs.append(try Self.find(argument, in: Walkthrough.all, "walkthrough", \.name))
            }
        }
        if !walkthroughs.isEmpty { run.walkthroughs = walkthroughs }
        self = .run(run)
    }

    private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw Failure.usage("'\(option)' needs a value.") }
        return value
    }

    private static func find<Item>(
        _ name: String, in items: [Item], _ kind: String, _ nameOf: (Item) -> String
    ) throws -> Item {
        if let item = items.first(where: { nameOf($0).lowercased() == name.lowercased() }) { return item }
        let names = items.map { "'\(nameOf($0))'" }.joined(separator: ", ")
        throw Failure.usage("There is no \(kind) '\(name)', but \(names).")
    }

    static var helpText: String {
        let walkthroughs = Walkthrough.all.map { walkthrough in
            "  " + walkthrough.name.padding(toLength: 12, withPad: " ", startingAt: 0) + walkthrough.summary
        }
        let devices = HeadlessModel.all.map { "  '\($0.name)'" }
        return """
            Goes through forms on a headless device, prints what the user does and what happens, and writes a gallery.

            Usage: swift run Example [walkthrough ...] [--device NAME] [--ios VERSION] [--output FOLDER]

            Tours (all by default):
            \(walkthroughs.joined(separator: "\n"))

            Devices ('iPhone 15' by default; a walkthrough that says so is on an iPad in any case):
            \(devices.joined(separator: "\n"))

            Options:
              --device NAME     The device to use.
              --ios VERSION     The system: \(Setting.systems.joined(separator: ", ")). The newest by default, with bars of glass.
              --output FOLDER   Where the gallery goes: index.html and the frames. 'gallery' by default.
              --help            This text.
            """
    }
}
