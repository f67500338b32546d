import Foundation
import Testing

@testable import FormNavigation

/// What the library says about privacy is true.
struct PrivacyTests {
    @Test("the privacy manifest is in the bundle: no tracking, no data, no API that asks for a reason")
    func manifest() throws {
        let url = try #require(Bundle.module.url(forResource: "PrivacyInfo", withExtension: "xcprivacy"))
        let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        let manifest = try #require(content as? [String: Any])
        #expect(manifest.count == 4)
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"] {
            #expect((manifest[key] as? [Any])?.isEmpty == true)
        }
    }

    @Test(
        "the library calls no API that asks for a reason",
        arguments: [
            "Sources/FormNavigation", "Sources/FormNavigationCore", "Sources/FormDiagnostics",
            "Sources/FormDiagnosticsCore",
        ])
    func sources(_ folder: String) throws {
        let names = [
            "UserDefaults", "systemUptime", "mach_absolute_time", "activeInputModes", "attributesOfItem",
            "attributesOfFileSystem", "reationDate", "odificationDate", "AvailableCapacity", "TotalCapacity", "statfs",
            "statvfs", "stat(",
        ]
        let files = Repository.files(in: folder).filter { $0.hasSuffix(".swift") }
        #expect(!files.isEmpty)
        for file in files {
            let text = try Repository.text(file)
            #expect(names.filter(text.contains) == [])
        }
    }

    @Test(
        "the library names nothing that app extensions may not, swizzles nothing, and looks for no class by its name",
        arguments: [
            "Sources/FormNavigation", "Sources/FormNavigationCore", "Sources/FormDiagnostics",
            "Sources/FormDiagnosticsCore",
        ])
    func extensions(_ folder: String) throws {
        let names = [
            "UIApplication.shared", "sharedApplication", "method_exchangeImplementations", "method_setImplementation",
            "class_replaceMethod", "object_setClass", "NSClassFromString", "objc_getClass", "forKey: \"_",
            "forKeyPath:",
        ]
        let files = Repository.files(in: folder).filter { $0.hasSuffix(".swift") }
        #expect(!files.isEmpty)
        for file in files {
            let text = try Repository.text(file)
            #expect(names.filter(text.contains) == [])
        }
    }

    @Test("there is one place that waits for time to pass")
    func timers() throws {
        let words = ["asyncAfter", "Timer.", "Timer(", "Task.sleep", "perform(_:with:afterDelay", "afterDelay:"]
        let folders = ["Sources/FormNavigation", "Sources/FormNavigationCore"]
        let files = folders.flatMap(Repository.files).filter { $0.hasSuffix(".swift") }
        let waiting = try files.filter { file in
            let text = try Repository.text(file)
            return words.contains(where: text.contains)
        }
        #expect(waiting == ["Sources/FormNavigation/Platform/Delay.swift"])
    }
}
