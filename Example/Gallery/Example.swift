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
        for tour in run.tours {
            let setting = tour.setting(on: run.model, system: run.system)
            print("\(tour.name): \(tour.summary), on \(setting.description)")
            let person = Person(with: tour.screen, in: setting, isInspected: true) { print($0) }
            try Walk.through(tour.name, by: person)
            sections.append(
                GalleryPage.Section(
                    name: tour.name, title: tour.summary, hint: tour.hint, setting: setting.description,
                    source: SourceFile.file(of: person.window.rootViewController), frames: person.frames))
            print("")
        }
        let file = try page.write(sections)
        let count = sections.reduce(0) { $0 + $1.frames.count }
        print("The gallery with \(count) frames: \(file.path)")
    }
}
