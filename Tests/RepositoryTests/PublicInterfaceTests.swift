// The compiler creates the symbol graph, and a device doesn't have a compiler.
#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Every public declaration is in a file of `Tests/Support/PublicInterface`, so that a change is visible.
    ///
    /// `RECORD_INTERFACE=1 swift test --filter PublicInterfaceTests` writes the files again.
    struct PublicInterfaceTests {
        /// The compiler's description of a module (https://github.com/swiftlang/swift-docc-symbolkit).
        private struct SymbolGraph: Decodable {
            struct Symbol: Decodable {
                struct Identifier: Decodable { let precise: String }
                struct Fragment: Decodable { let spelling: String }
                let identifier: Identifier
                let pathComponents: [String]
                let declarationFragments: [Fragment]

                /// The isolation is left out, because the whole interface is isolated to the main actor.
                var declaration: String {
                    declarationFragments.map(\.spelling).joined()
                        .replacingOccurrences(
                            of: "^(@discardableResult )?@MainActor ", with: "$1", options: .regularExpression)
                }
            }
            let symbols: [Symbol]
        }

        private static let modules = ["FormNavigation", "FormDiagnostics"]

        private static func file(of module: String) -> URL {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Support/PublicInterface/\(module).txt")
        }

        /// The symbols of a module, and those that it adds to UIKit's types.
        private static func symbols(of module: String) throws -> [SymbolGraph.Symbol] {
            let build = try #require(Bundle.main.executableURL).deletingLastPathComponent()
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            #if arch(arm64)
                let target = "aarch64-unknown-linux-gnu"
            #else
                let target = "x86_64-unknown-linux-gnu"
            #endif
            let extraction = Process()
            extraction.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            extraction.arguments = [
                "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
                "-I", build.appendingPathComponent("Modules").path, "-minimum-access-level", "public",
                "-skip-synthesized-members", "-output-dir", folder.path,
            ]
            try extraction.run()
            extraction.waitUntilExit()
            try #require(extraction.terminationStatus == 0)
            let own = folder.appendingPathComponent("\(module).symbols.json")
            let added = folder.appendingPathComponent("\(module)@UIKit.symbols.json")
            let files = FileManager.default.fileExists(atPath: added.path) ? [own, added] : [own]
            return try files.flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
        }

        /// A line for each declaration, indented below the type that it belongs to.
        private static func interface(of module: String) throws -> String {
            let symbols = try symbols(of: module).filter { !$0.identifier.precise.contains("::SYNTHESIZED::") }
            var declarations = Dictionary(grouping: symbols, by: \.pathComponents).mapValues { symbols in
                Set(symbols.map(\.declaration)).sorted()
            }
            for path in declarations.keys where path.count > 1 && declarations[Array(path.dropLast())] == nil {
                declarations[Array(path.dropLast())] = ["extension \(path.dropLast().joined(separator: "."))"]
            }
            let lines = declarations.keys.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { path in
                (declarations[path] ?? []).map { String(repeating: "    ", count: path.count - 1) + $0 }
            }
            return lines.joined(separator: "\n") + "\n"
        }

        @Test("the public interface is the one that is written down", .oneProcessAtATime)
        func isWrittenDown() async {
            // In its own process. A process that another test starts in the meantime would inherit what tells
            // Foundation's `Process` that the compiler has ended, and keep it waiting.
            await #expect(processExitsWith: .success) { try Self.modules.forEach(Self.compare) }
        }

        private static func compare(_ module: String) throws {
            let file = file(of: module)
            let interface = try interface(of: module)
            if ProcessInfo.processInfo.environment["RECORD_INTERFACE"] != nil {
                try interface.write(to: file, atomically: true, encoding: .utf8)
            }
            let written = try String(contentsOf: file, encoding: .utf8)
            let difference = interface.split(separator: "\n").difference(from: written.split(separator: "\n"))
            #expect(difference.insertions.isEmpty, "not written down")
            #expect(difference.removals.isEmpty, "written down, but not there")
        }
    }
#endif
