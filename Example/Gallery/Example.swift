import ExampleScreens
import Foundation
import UIKit

/// Drives the example's screens on a headless device, prints what happens, and writes a gallery of what is seen.
@main
@MainActor
struct Example {
    static func main() {
        do {
            let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
            switch command {
            case .help: print(Command.helpText)
            case .run(let run): try perform(run)
            }
        } catch let failure as Failure {
            FileHandle.standardError.write(Data("error: \(failure.message)\n".utf8))
            exit(failure.exitCode)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func perform(_ run: Command.Run) throws {
        let page = GalleryPage(folder: run.output)
        try page.prepare()
        var sections: [GalleryPage.Section] = []
        for walkthrough in run.walkthroughs {
            let setting = walkthrough.setting(on: run.model, system: run.system)
            print("\(walkthrough.name): \(walkthrough.summary), on \(setting.description)")
            let user = SimulatedUser(with: walkthrough.screen, in: setting, isInspected: !walkthrough.isFilm) {
                print($0)
            }
            try WalkthroughSteps.through(walkthrough.name, by: user)
            sections.append(
                GalleryPage.Section(
                    name: walkthrough.name, title: walkthrough.summary, hint: walkthrough.hint,
                    isFilm: walkthrough.isFilm,
                    setting: setting.description,
                    source: SourceFile.file(of: user.window.rootViewController), frames: user.frames))
            print("")
        }
        let file = try page.write(sections)
        let count = sections.reduce(0) { $0 + $1.frames.count }
        print("The gallery with \(count) frames: \(file.path)")
    }
}
