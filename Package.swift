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
        // The rules that check a form, without views. Only the product FormDiagnostics contains them.
        .target(name: "FormDiagnosticsCore", dependencies: ["FormNavigationCore"]),
        .target(
            name: "FormDiagnostics", dependencies: ["FormDiagnosticsCore", "FormNavigation", "FormNavigationCore"]),
        .target(
            name: "ExampleScreens", dependencies: ["FormDiagnostics", "FormNavigation"], path: "Example/Screens"),
        .target(name: "TestSupport", dependencies: ["FormNavigation"], path: "Tests/Support/TestSupport"),
        .testTarget(name: "FormNavigationCoreTests", dependencies: ["FormNavigationCore", "TestSupport"]),
        .testTarget(name: "FormNavigationTests", dependencies: ["FormNavigation", "TestSupport"]),
        .testTarget(
            name: "FormDiagnosticsTests",
            dependencies: [
                "FormDiagnostics", "FormDiagnosticsCore", "FormNavigation", "FormNavigationCore", "TestSupport",
            ]),
        // Pages, listings, facts, and the other files of the repository.
        .testTarget(name: "RepositoryTests", dependencies: ["FormDiagnostics", "FormNavigation", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// On platforms without Apple's UIKit, the package builds its own module with that name, so that `import UIKit` means the
// same thing in every source file. On a Mac, it does so on request, `HEADLESS_UIKIT=1 swift test`, and never in Xcode, which
// builds every target of a package for iOS, too: a second module named UIKit mustn't exist there.
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
        "FormDiagnosticsTests", "RepositoryTests",
    ].contains(target.name) {
        target.dependencies.append("UIKit")
        if target.isTest { target.dependencies.append("_Testing_UIKit") }
    }
    package.targets.append(contentsOf: [
        .target(name: "UIKit", path: "Sources/HeadlessUIKit", exclude: ["README.md"]),
        // Swift Testing looks for an overlay of this name next to any module named UIKit.
        .target(name: "_Testing_UIKit"),
        .executableTarget(
            name: "Example",
            dependencies: ["ExampleScreens", "FormDiagnostics", "FormNavigation", "UIKit"],
            path: "Example/Gallery"
        ),
        // In the Xcode project, this belongs to the UI tests, which do the same in the app.
        .target(name: "ExampleVisits", path: "Example/Visits"),
        // Stand-ins for tests with SwiftUI's views and web pages, which the library recognizes by their module.
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Support/SwiftUI"),
        .target(name: "WebKit", dependencies: ["UIKit"], path: "Tests/Support/WebKit"),
        .testTarget(
            name: "HeadlessUIKitTests", dependencies: ["TestSupport", "UIKit", "_Testing_UIKit"],
            path: "Tests/HeadlessUIKit/HeadlessUIKitTests"),
        .testTarget(
            name: "HeadlessFormTests",
            dependencies: [
                "ExampleScreens", "FormDiagnostics", "FormNavigation", "FormNavigationCore", "SwiftUI", "TestSupport",
                "UIKit", "WebKit", "_Testing_UIKit",
            ]),
        // In the Xcode project, these are tests of the app, and run on Apple's UIKit.
        .testTarget(
            name: "UIKitConformanceTests", dependencies: ["ExampleScreens", "UIKit", "_Testing_UIKit"],
            path: "Tests/HeadlessUIKit/UIKitConformanceTests"),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "Example", "ExampleScreens", "ExampleVisits", "FormDiagnostics", "FormNavigation", "TestSupport",
                "UIKit", "_Testing_UIKit",
            ]),
    ])
    #if !canImport(Darwin)
        // These count what's on glibc's heap, and read /proc.
        package.targets.append(
            .executableTarget(
                name: "Benchmarks",
                dependencies: ["FormNavigation", "UIKit"],
                path: "Tests/Support/Benchmarks",
                exclude: ["app-size", "instructions"]
            ))
    #endif
    // The condition for the few differences between the sources for both UIKits.
    for target in package.targets { target.swiftSettings = [.define("HEADLESS_UIKIT")] }
}
