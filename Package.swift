// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "FormNavigation",
    platforms: [.iOS(.v15)],
    products: [],
    targets: [
        .target(name: "FormNavigationCore"),
        .testTarget(name: "FormNavigationCoreTests", dependencies: ["FormNavigationCore"]),
    ],
    swiftLanguageModes: [.v6]
)

// Where Apple's UIKit does not exist the package brings its own, under the same module name, so that
// `import UIKit` means the same thing in every source file.
#if !canImport(Darwin)
    package.products.append(.library(name: "HeadlessUIKit", targets: ["UIKit"]))
    package.targets.append(contentsOf: [
        .target(name: "UIKit", path: "Sources/HeadlessUIKit"),
        // Swift Testing looks for this overlay wherever a module named UIKit is imported beside it.
        .target(name: "_Testing_UIKit"),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    ])
#endif
