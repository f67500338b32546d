// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FormNavigation",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "FormNavigation", targets: ["FormNavigation"]),
        .library(name: "FormDiagnostics", targets: ["FormDiagnostics"]),
    ],
    targets: [
        .target(name: "FormNavigationCore"),
        .target(
            name: "FormNavigation", dependencies: ["FormNavigationCore"], resources: [.process("Resources")]),
        // What judges a form without views. No product has it but the diagnostics, so no other app carries it.
        .target(name: "FormDiagnosticsCore", dependencies: ["FormNavigationCore"]),
        .target(
            name: "FormDiagnostics", dependencies: ["FormDiagnosticsCore", "FormNavigation", "FormNavigationCore"]),
        .target(
            name: "ExampleScreens", dependencies: ["FormDiagnostics", "FormNavigation"], path: "Example/Screens"),
        .target(name: "TestSupport", dependencies: ["FormNavigation"], path: "Tests/TestSupport"),
        .testTarget(name: "FormNavigationCoreTests", dependencies: ["FormNavigationCore", "TestSupport"]),
        .testTarget(name: "FormNavigationTests", dependencies: ["FormDiagnostics", "FormNavigation", "TestSupport"]),
        .testTarget(
            name: "FormDiagnosticsTests",
            dependencies: [
                "FormDiagnostics", "FormDiagnosticsCore", "FormNavigation", "FormNavigationCore", "TestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// Where Apple's UIKit does not exist the package brings its own, under the same module name, so that `import UIKit`
// means the same thing in every source file. On a Mac it does so when asked, `HEADLESS_UIKIT=1 swift test`, and never
// for Xcode, which builds every target of a package for iOS too: a second module named UIKit must not exist there.
#if canImport(Darwin)
    let isHeadless = Context.environment["HEADLESS_UIKIT"] != nil
#else
    let isHeadless = true
#endif

if isHeadless {
    package.platforms?.append(.macOS(.v12))
    package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit", "_Testing_UIKit"]))
    for target in package.targets
    where [
        "FormNavigation", "FormDiagnostics", "ExampleScreens", "TestSupport", "FormNavigationTests",
        "FormDiagnosticsTests",
    ].contains(target.name) {
        target.dependencies.append("UIKit")
        if target.isTest { target.dependencies.append("_Testing_UIKit") }
    }
    package.targets.append(contentsOf: [
        .target(name: "UIKit", path: "Sources/HeadlessUIKit"),
        // Swift Testing looks for this overlay wherever a module named UIKit is imported beside it.
        .target(name: "_Testing_UIKit"),
        .executableTarget(
            name: "Example",
            dependencies: ["ExampleScreens", "FormDiagnostics", "FormNavigation", "UIKit"],
            path: "Example/Gallery"
        ),
        // In the Xcode project it belongs to the UI tests, which do the same in the app.
        .target(name: "ExampleVisits", path: "Example/Visits"),
        // For tests of how the library gets along with SwiftUI's views and with web pages, which it tells by their module.
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUI"),
        .target(name: "WebKit", dependencies: ["UIKit"], path: "Tests/WebKit"),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["TestSupport", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "DeviceTests",
            dependencies: [
                "ExampleScreens", "FormDiagnostics", "FormNavigation", "FormNavigationCore", "SwiftUI", "TestSupport",
                "UIKit", "WebKit", "_Testing_UIKit",
            ]),
        // In the Xcode project they are tests of the app, and run on Apple's UIKit.
        .testTarget(name: "ConformanceTests", dependencies: ["ExampleScreens", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "Example", "ExampleScreens", "ExampleVisits", "FormDiagnostics", "FormNavigation", "TestSupport",
                "UIKit", "_Testing_UIKit",
            ]),
    ])
    #if !canImport(Darwin)
        // They count what is on glibc's heap, and read how from /proc.
        package.targets.append(
            .executableTarget(
                name: "Benchmarks",
                dependencies: ["FormNavigation", "UIKit"],
                path: "Tests/Benchmarks",
                exclude: ["app-size"]
            ))
    #endif
    // What the sources say differently with the headless UIKit goes by this condition.
    for target in package.targets { target.swiftSettings = [.define("HEADLESS_UIKIT")] }
}
