// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "FormNavigation",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "FormNavigationCore"),
        .testTarget(name: "FormNavigationCoreTests", dependencies: ["FormNavigationCore"]),
    ],
    swiftLanguageModes: [.v6]
)
