import Foundation
import TestSupport
import Testing

@Suite("compile, run-tests, and clean", .enabled(if: Tool.isThere("python3") && Tool.isThere("swiftc")))
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

    @Test(
        "A copy for Linux has selectors by name and readable keyboard frames, and nothing else is overwritten",
        .oneProcessAtATime)
    func copies() async {
        await #expect(processExitsWith: .success) { try Self.copies() }
    }

    private static func copies() throws {
        let source = """
            import UIKit
            final class Login: UIViewController {
                @IBOutlet var field: UITextField!
                func listen() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
                }
                @objc func show(_ note: Notification) {
                    let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    print(frame ?? .zero)
                }
            }
            """
        let folder = try folder(with: ["Sources/Forms/Login.swift": source])
        defer { try? FileManager.default.removeItem(at: folder) }
        let (sources, target) = (folder.appendingPathComponent("Sources"), folder.appendingPathComponent("Linux"))
        let arguments = ["Screens=\(sources.path)", "--to", target.path]
        for _ in 0..<2 { #expect(try run("clean", arguments) == "Screens: 1 files\n") }
        func text(_ path: String) throws -> String {
            try String(contentsOf: target.appendingPathComponent(path), encoding: .utf8)
        }
        let copy = try text("Screens/Forms/Login.swift")
        #expect(!copy.contains("@objc") && !copy.contains("@IBOutlet") && !copy.contains("#selector"))
        #expect(copy.contains("[UIResponder.keyboardFrameEndUserInfoKey].keyboardFrameOnLinux"))
        #expect(copy.hasPrefix("import ObjectiveCOnLinux; "))
        #expect(try text("Screens/RegisteredSelectors.swift").contains("registerSelectors_0()"))
        #expect(try text("ObjectiveCOnLinux/ObjectiveC.swift").contains("struct Selector"))
        #expect(try String(contentsOf: sources.appendingPathComponent("Forms/Login.swift"), encoding: .utf8) == source)
        #expect(try run("clean", [sources.path, "--to", sources.path]).contains("contains something else"))
        #expect(try run("clean", [sources.path]).hasPrefix("usage:"))
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

    @Test(
        "Tests run: those that pass, fail, end the process or do not compile, with Objective-C's ways of calling",
        .oneProcessAtATime)
    func runsTests() async {
        await #expect(processExitsWith: .success) { try Self.runsTests() }
    }

    private static func runsTests() throws {
        let folder = try folder(with: [
            "Library/Box.swift": """
            import UIKit
            @objc protocol Listener: AnyObject {
                @objc optional
                func heard(_ word: String) -> Bool
            }
            extension UIView {
                class Inner: UIView {
                    override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 2) }
                    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 3, height: 4) }
                }
            }
            class Box: NSObject {
                weak var listener: Listener?
                var taps = 0
                func ask() -> Bool? { listener?.heard?("word") }
                @objc private func tap(_ sender: UIButton) { taps += sender.tag }
                func listen(to button: UIButton) { button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside) }
                func wobble() { UIView().wobble() }
                func wobble(at point: UIWobbler) { UIView().wobble() }
            }
            """,
            "Library/Kept.swift": """
            import Foundation
            final class Kept { let place = CGRect(x: 0, y: 0, width: 1, height: 1) }
            #if !os(iOS)
            extension Kept { func unbalanced() {
            #else
            extension Kept { func color() -> UIColor { .red }
            #endif
            }
            """,
            "Library/Panel.swift": """
            import UIKit
            @objc public protocol Guide {
                @objc optional
                var speed: CGFloat { get }
                @objc optional func place(
                    of panel: Panel,
                    at index: Int
                ) -> NSObject
                @objc optional func moved(_ panel: Panel)
            }
            open class Silent: NSObject, Guide {}
            public class Panel: UIPanGestureRecognizer {
                weak var guide: Guide?
                init() { super.init(target: nil, action: nil) }
                var speed: CGFloat { guide?.speed ?? 7 }
                func place() -> NSObject? {
                    if let place = guide?.place?(of: self, at: 1) { return place }
                    return nil
                }
                func move() { guide?.moved?(self) }
                func log() -> CGFloat { CoreGraphics.log(CGFloat(1)) }
                func newest() -> String {
                    if #available(iOS 26.0, *), UIWobbler.isThere { return "newer" } else { return "older" }
                }
                #if TEST
                let isTested = true
                #else
                let isTested = false
                #endif
            }
            public class Ticker: NSObject {
                var times: [Double] = []
                lazy var link = CADisplayLink(target: self, selector: #selector(tick(_:)))
                @objc func tick(_ link: CADisplayLink) {
                    times.append(link.timestamp)
                    if times.count == 3 { link.invalidate() }
                }
            }
            """,
            "Library/Makers.swift": """
            import UIKit
            public final class Maker<View: UIView> {
                public init(_ type: View.Type) {}
                public func make() -> View { View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
            }
            public final class List: NSObject {
                @objc dynamic private var stored = NSMutableArray()
                public var elements: NSMutableArray { mutableArrayValue(forKey: "stored") }
                public var heard: [String] = []
                public override init() {
                    super.init()
                    addObserver(self, forKeyPath: "stored", options: [.new, .old], context: nil)
                }
                public func reset() { stored = [] }
                public override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) {
                    func word(_ key: NSKeyValueChangeKey) -> String { (change?[key] as? [String])?.first ?? "nil" }
                    let kind = (change?[.kindKey] as? NSNumber)?.intValue ?? 0
                    heard.append("\\(kind) \\(kind == 1 ? "nil" : word(.oldKey)) \\(word(.newKey))")
                }
            }
            """,
            "Tests/BoxTests.swift": """
            import XCTest
            @testable import Library
            private var key = 0
            #if os(macOS)
            class Elsewhere: XCTestCase { func testNothing() { unknown() } }
            #endif
            class Deaf: Listener {}
            class Fast: Guide {
                var speed: CGFloat { 3 }
                func place(of panel: Panel, at index: Int) -> NSObject { panel }
            }
            class Keen: Listener { func heard(_ word: String) -> Bool { false } }
            private final class Own: UIView {
                override init(frame: CGRect) { super.init(frame: frame); tag = 5 }
                required init?(coder: NSCoder) { nil }
            }
            class BoxTests: XCTestCase {
                func testOverridesInClassesNestedInExtensions() {
                    XCTAssertEqual(UIView.Inner().intrinsicContentSize, CGSize(width: 1, height: 2))
                    XCTAssertEqual(UIView.Inner().sizeThatFits(.zero).width, 3)
                }
                func testOptionalRequirements() {
                    let (box, deaf, keen) = (Box(), Deaf(), Keen())
                    box.listener = deaf
                    XCTAssertNil(box.ask())
                    box.listener = keen
                    XCTAssertEqual(box.ask(), false)
                }
                func testRequirementsOfPublicProtocols() {
                    let (panel, silent, fast) = (Panel(), Silent(), Fast())
                    panel.guide = silent
                    XCTAssertEqual(panel.speed, 7)
                    XCTAssertNil(panel.place())
                    panel.move()
                    panel.guide = fast
                    XCTAssertEqual(panel.speed, 3)
                    XCTAssertTrue(panel.place() === panel)
                }
                func testWhatIsLeftOut() {
                    XCTAssertEqual(Panel().newest(), "older")
                    XCTAssertEqual(Panel().log(), 0)
                    XCTAssertTrue(Panel().isTested)
                }
                func testDisplayLinks() {
                    let ticker = Ticker()
                    ticker.link.add(to: .main, forMode: .common)
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
                    XCTAssertEqual(ticker.times.count, 3)
                    XCTAssertEqual(ticker.times[2] - ticker.times[1], 1 / 60.0, accuracy: 0.001)
                }
                func testSelectors() {
                    let (box, button) = (Box(), UIButton())
                    button.tag = 2
                    box.listen(to: button)
                    button.sendActions(for: .touchUpInside)
                    XCTAssertEqual(box.taps, 2)
                }
                func testObjects() {
                    let box = Box()
                    objc_setAssociatedObject(box, &key, "mine", .OBJC_ASSOCIATION_RETAIN)
                    XCTAssertEqual(objc_getAssociatedObject(box, &key) as? String, "mine")
                    XCTAssertNotEqual(NSKeyValueChangeKey.newKey, .oldKey)
                }
                func testFails() { XCTAssertEqual(UIScreen.main.scale, 2, "the scale") }
                func testStops() { Box().wobble() }
                func testWaits() {
                    let done = expectation(description: "done")
                    UIView.animate(withDuration: 0.3, animations: {}) { _ in done.fulfill() }
                    wait(for: [done], timeout: 1)
                }
                func testMissing() { UIWobbler().wobble() }
                func testUIKitWithoutImport() { XCTAssertEqual(Kept().color(), UIColor.red) }
                func testClassObjects() {
                    XCTAssertEqual(Maker(Own.self).make().tag, 5)
                    XCTAssertEqual(Maker(UILabel.self).make().frame.width, 9)
                }
                func testObservedArrays() {
                    let list = List()
                    list.elements.add("one")
                    list.elements.replaceObject(at: 0, with: "two")
                    list.reset()
                    XCTAssertEqual(list.heard, ["2 nil one", "4 one two", "1 nil nil"])
                }
            }
            """,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = try Tool.output(
            of: "python3",
            [
                script.deletingLastPathComponent().appendingPathComponent("run-tests").path, "--library",
                "Library=\(folder.path)/Library", "--tests", "\(folder.path)/Tests", "--define", "TEST",
            ])
        #expect(report.contains("Box.swift: Box.wobble: UIView.wobble"), "\(report)")
        #expect(report.contains("Panel.swift: newest, for iOS 26.0 and newer: UIWobbler"))
        #expect(report.contains("BoxTests.swift: BoxTests.testMissing: UIWobbler"))
        #expect(!report.contains("Elsewhere") && !report.contains("Kept.swift"))
        #expect(report.contains("FAILED BoxTests.testFails (only on iPhone15)"))
        #expect(report.contains("3.0 is not equal to 2.0 - the scale"))
        #expect(report.contains("FAILED BoxTests.testStops\n"))
        #expect(
            report.hasSuffix(
                "14 tests: 13 compiled, 1 dropped; iPhoneSE: 12 passed, 1 failed; iPhone15: 11 passed, 2 failed\n"),
            "\(report)")
    }

    private static func report(on sources: [String: String]) throws -> String {
        let folder = try folder(with: sources)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try Tool.output(of: "python3", [script.path, "Sources=\(folder.path)"])
    }

    private static func folder(with sources: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (name, text) in sources {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return folder
    }

    private static func run(_ command: String, _ arguments: [String]) throws -> String {
        let command = script.deletingLastPathComponent().appendingPathComponent(command)
        return try Tool.output(of: "python3", [command.path] + arguments)
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
        // What the tests are built with is what they test, and nobody else may build meanwhile.
        process.environment = ProcessInfo.processInfo.environment.merging(["UIKIT_IS_BUILT": "1"]) { $1 }
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
