// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "FormNavigation Example",
    platforms: [.iOS("15.2")],
    products: [
        .iOSApplication(
            name: "FormNavigation Example",
            targets: ["App"],
            bundleIdentifier: "org.formnavigation.example",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .pencil),
            accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
        )
    ],
    dependencies: [.package(name: "FormNavigation", path: "../..")],
    targets: [
        // Screens is a link to the screens beside the app, which the gallery draws too.
        .executableTarget(
            name: "App", dependencies: [.product(name: "FormNavigation", package: "FormNavigation")], path: ".",
            exclude: ["Package.swift"])
    ]
)
