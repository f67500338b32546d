import Foundation
import TestSupport
import Testing

@Suite("Tests/ThirdParty/compile", .enabled(if: Tool.isThere("python3") && Tool.isThere("swiftc")))
struct ThirdPartyScriptTests {
    // In processes of their own: a process that another test starts meanwhile would inherit what tells Foundation's
    // `Process` that a command has ended, and keep it waiting.

    @Test(
        "Objective-C's attributes, selectors and Apple's imports are taken out, and the rest is compiled",
        .oneProcessAtATime)
    func cleans() async {
        await #expect(processExitsWith: .success) { try Self.cleans() }
    }

    private static func cleans() throws {
        let report = try report(on: [
            "Screen.swift": """
            import QuartzCore
            import UIKit.UIGestureRecognizerSubclass
            #if os(macOS)
            import AppKit
            #endif
            @objc protocol Listener: AnyObject {
                func heard()
                @objc optional func said(_ word: String) -> Bool
            }
            class Screen: UIViewController, Listener {
                @IBOutlet weak var field: UITextField!
                @IBInspectable dynamic var inset: CGFloat = 8
                @objc(heardIt) func heard() { print("@objc optional stays in strings") }
                override func viewDidLoad() {
                    let button = UIButton()
                    button.addTarget(self, action: #selector(Screen.tap(_:)), for: .touchUpInside)
                    let length = ("word" as NSString).length
                    field.tag = length
                }
                @IBAction private func tap(_ sender: UIButton) {}
            }
            """
        ])
        #expect(report.contains("1 of 1 files compile"), "\(report)")
    }

    @Test("What the module lacks is said file by file, with a count of the files that compile", .oneProcessAtATime)
    func reports() async {
        await #expect(processExitsWith: .success) { try Self.reports() }
    }

    private static func reports() throws {
        let report = try report(on: [
            "Good.swift": "import UIKit\nclass Good: UIView {}",
            "Bad.swift": "import UIKit\nimport Nowhere\nfunc bad(_ view: UIView) { view.wobble(); _ = UIWobbler() }",
        ])
        #expect(report.contains("Bad.swift"))
        #expect(!report.contains("Good.swift"))
        for name in ["UIView.wobble", "UIWobbler", "no such module 'Nowhere'"] { #expect(report.contains(name)) }
        #expect(report.hasSuffix("1 of 2 files compile\n"))
    }

    @Test("API newer than iOS 15 is told of where no #available and no @available guards it", .oneProcessAtATime)
    func newerAPI() async {
        await #expect(processExitsWith: .success) { try Self.newerAPI() }
    }

    private static func newerAPI() throws {
        let report = try report(on: [
            "Newer.swift": """
            import UIKit
            @MainActor func one(_ item: UIBarButtonItem) { item.isHidden = true }
            @MainActor func two(_ item: UIBarButtonItem) {
                if #available(iOS 16, *) { item.isHidden = true }
                guard #available(iOS 16.0, *) else { return }
                item.isHidden = true
            }
            @available(iOS 16.0, *)
            @MainActor func three(_ item: UIBarButtonItem) { item.isHidden = true }
            """
        ])
        #expect(report.contains("Newer.swift:2: warning: 'isHidden' is only available in iOS 16.0 or newer"))
        #expect(report.components(separatedBy: "is only available").count == 2, "\(report)")
        #expect(report.hasSuffix("1 of 1 files compile\n"))
    }

    private static func report(on sources: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in sources {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        return try Tool.output(of: "python3", [script.path, "Sources=\(folder.path)"])
    }

    private static let script = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("ThirdParty/compile")
}

/// A command of the machine's.
private enum Tool {
    static func isThere(_ name: String) -> Bool {
        (try? output(of: "which", [name]))?.isEmpty == false
    }

    static func output(of name: String, _ arguments: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
