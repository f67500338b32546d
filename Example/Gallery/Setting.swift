import ExampleScreens
import UIKit

/// Where a walk takes place: the device and its system, how it is held, and how much of its screen the app has.
struct Setting {
    /// The versions of iOS that there are to choose from, the newest one first: it is the default.
    static let systems = ["26", "18", "17", "16", "15"]

    /// The device.
    var model: HeadlessModel
    /// The version of iOS. The newest by default.
    var system = systems[0]
    /// How the device is held at first. Portrait by default.
    var orientation = UIInterfaceOrientation.portrait
    /// Whether the app has the right half of the screen only, beside another one. `false` by default.
    var isBesideAnotherApp = false

    /// The direction in place of the language's own. The language's by default.
    var layoutDirection: UIUserInterfaceLayoutDirection?

    /// Device and system in words: "iPad in landscape, iOS 26".
    var description: String {
        "\(model.name)\(orientation.isLandscape ? " in landscape" : ""), iOS \(system)"
    }

    /// Switches on a device like that, in the language that a screen is written in.
    @MainActor
    func makeDevice(for language: ExampleScreen.Language) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = "\(system).0"
        let device = HeadlessDevice(
            model, language: HeadlessLanguage(language), layoutDirection: layoutDirection, behavior: behavior)
        device.rotate(to: orientation)
        if isBesideAnotherApp { device.windowOrigin.x = device.screen.bounds.midX }
        return device
    }
}

extension HeadlessLanguage {
    /// What a device is set to for a screen in that language.
    init(_ language: ExampleScreen.Language) {
        self =
            switch language {
            case .english: .english
            case .german: .german
            case .arabic: .arabic
            }
    }
}
