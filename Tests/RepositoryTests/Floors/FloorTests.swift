import Foundation
import Testing

/// The library can be read from the ground up: what a file uses is below it.
struct FloorTests {
    /// The folders of the library on each floor, from the ground up. `FormNavigation` has the files beside the folders.
    private static let floors = [
        ["Platform"], ["Support"], ["Settings"], ["Fields"], ["Focus", "Trace", "Geometry", "Text"], ["Rows"],
        ["Keyboard"], ["Form"], ["Toolbar", "Attachments", "HardwareKeys", "TapOutside", "Avoidance", "Moving"],
        ["Engine"], ["FormNavigation"], ["ForTools"],
    ]

    @Test("Architecture.md: the floors are those of this test, and every folder of the library is on one")
    func folders() throws {
        let page = try Repository.text("Documentation/Contributors.docc/Architecture.md")
        // | 4 | `Focus` | Which field has focus |
        let rows = page.components(separatedBy: "\n").map { $0.components(separatedBy: " | ") }
            .filter { $0.count == 3 && $0[0].dropFirst(2).allSatisfy(\.isNumber) }
        let floors = Self.floors.enumerated().flatMap { floor, folders in folders.map { "| \(floor) `\($0)`" } }
        #expect(rows.map { "\($0[0]) \($0[1])" } == floors)
        let folders = Set(Repository.files(in: "Sources/FormNavigation").filter { $0.hasSuffix(".swift") }.map(folder))
        #expect(folders == Set(Self.floors.joined()))
    }

    @Test("no file uses a folder on its own floor or above")
    func floors() throws {
        let floors = Self.floors.enumerated().flatMap { floor, folders in folders.map { ($0, floor) } }
        let floorOf = Dictionary(uniqueKeysWithValues: floors)
        var count = 0
        for (file, uses) in try ModuleUses(of: "FormNavigation").files {
            let floor = try #require(floorOf[folder(of: file)], "\(file)")
            for (used, words) in uses where folder(of: used) != folder(of: file) {
                count += 1
                let floorOfUsed = try #require(floorOf[folder(of: used)], "\(used)")
                #expect(floorOfUsed < floor, "\(file) uses \(words.sorted()) of \(used)")
            }
        }
        #expect(count > 200)
    }

    @Test("files that use each other in a circle are three at most")
    func circlesOfFiles() throws {
        // An extension in a file of its own belongs to its type.
        let circles = try ModuleUses(of: "FormNavigation").circles { file in
            "\(folder(of: file))/\(name(of: file).prefix { $0 != "+" })"
        }
        let large = circles.filter { $0.count > 3 }.map { $0.sorted() }
        #expect(large == [])
    }

    @Test(
        "the folders of the other modules don't use each other in circles",
        arguments: ["FormNavigationCore", "FormDiagnosticsCore", "FormDiagnostics"])
    func circlesOfFolders(module: String) throws {
        let uses = try ModuleUses(of: module)
        #expect(uses.files.count > 10)
        #expect(uses.circles(among: folder) == [])
    }

    /// The folder that a file is in, without the folders around that.
    private func folder(of file: String) -> String { file.components(separatedBy: "/").dropLast().last ?? "" }

    /// The name of a file, without what comes after its dot.
    private func name(of file: String) -> String {
        String((file.components(separatedBy: "/").last ?? "").prefix { $0 != "." })
    }
}
