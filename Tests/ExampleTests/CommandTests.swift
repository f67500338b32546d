import Foundation
import Testing
import UIKit

@testable import Example

@MainActor
struct CommandTests {
    private func failure(_ arguments: String...) -> Failure? {
        do {
            _ = try Command(arguments: arguments)
            return nil
        } catch {
            return error as? Failure
        }
    }

    @Test("no arguments: every walkthrough, on an iPhone")
    func everything() throws {
        guard case .run(let run) = try Command(arguments: []) else { throw Failure.usage("no run") }
        #expect(run.walkthroughs.map(\.name) == Walkthrough.all.map(\.name))
        #expect(run.model.name == "iPhone 15")
        #expect(run.system == "26")
        #expect(run.output.lastPathComponent == "gallery")
    }

    @Test("walkthroughs, a device and a folder, in any order and case")
    func choice() throws {
        let arguments = ["checkout", "--device", "iphone se", "SignUp", "--output", "/tmp/somewhere"]
        guard case .run(let run) = try Command(arguments: arguments) else { throw Failure.usage("no run") }
        #expect(run.walkthroughs.map(\.name) == ["checkout", "signup"])
        #expect(run.model.name == "iPhone SE")
        #expect(run.output.path == "/tmp/somewhere")
    }

    @Test("the version of iOS decides what bars are made of")
    func system() throws {
        guard case .run(let run) = try Command(arguments: ["--ios", "18"]) else { throw Failure.usage("no run") }
        let walkthrough = try #require(run.walkthroughs.first)
        #expect(run.system == "18")
        for (system, hasHairline) in [(run.system, true), (Setting.systems[0], false)] {
            let setting = walkthrough.setting(on: run.model, system: system)
            #expect(setting.description == "iPhone 15, iOS \(system)")
            _ = SimulatedUser(with: walkthrough.screen, in: setting)
            #expect(UIDevice.current.systemVersion == "\(system).0")
            #expect((UIToolbar().sizeThatFits(.zero).height == 44) == hasHairline)
        }
    }

    @Test("wrong usage is told apart by its message, and ends with exit code 64")
    func usage() {
        #expect(failure("wizard")?.message.hasPrefix("There is no walkthrough 'wizard', but 'signup', ") == true)
        #expect(
            failure("--device", "Newton")?.message.hasPrefix("There is no device 'Newton', but 'iPhone SE', ") == true)
        #expect(failure("--ios", "19")?.message.hasPrefix("There is no iOS '19', but '26', '18', ") == true)
        #expect(failure("--fast")?.message.hasPrefix("There is no option '--fast'.") == true)
        #expect(failure("--output")?.message.hasPrefix("'--output' needs a value.") == true)
        for failure in [failure("wizard"), failure("--device", "Newton"), failure("--fast"), failure("--output")] {
            #expect(failure?.exitCode == 64)
        }
    }

    @Test("the help names every walkthrough and every device")
    func help() throws {
        guard case .help = try Command(arguments: ["signup", "--help"]) else { throw Failure.usage("no help") }
        for name in Walkthrough.all.map(\.name) + HeadlessModel.all.map(\.name) {
            #expect(Command.helpText.contains(name))
        }
    }

    @Test("a folder that cannot be written to is named, before anything is done")
    func unwritable() throws {
        // A file stands where the folder would have to be.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let folder = file.appendingPathComponent("gallery")
        let expected = Failure.cannotWrite(
            "The gallery cannot be written to '\(folder.path)': choose another with --output.")
        #expect(throws: expected) { try GalleryPage(folder: folder).prepare() }
        #expect(expected.exitCode == 73)
    }
}
