import ExampleScreens
import UIKit

/// A part of the gallery: a screen, and the setting that somebody walks through it in.
@MainActor
struct Walkthrough {
    /// Short and lower case, for the command line.
    let name: String
    /// What there is to see, in a few words.
    let summary: String
    let screen: ExampleScreen
    /// Whether it takes a pad, whatever device is asked for. `false` by default.
    var needsPad = false
    /// How the device is held at first. Portrait by default.
    var orientation = UIInterfaceOrientation.portrait
    /// Whether there is another app on the screen. `false` by default.
    var isBesideAnotherApp = false

    /// Whether the gallery shows the screen as users see it, without the marks of the inspector.
    var isFilm: Bool { ["signup", "delivery", "login", "chat", "settings"].contains(name) }

    /// Where the walkthrough takes place when `model` and `system` are the device and the version of iOS that were asked for.
    func setting(on model: HeadlessModel, system: String = Setting.systems[0]) -> Setting {
        Setting(
            model: needsPad && model.idiom != .pad ? .iPad : model, system: system, orientation: orientation,
            isBesideAnotherApp: isBesideAnotherApp)
    }

    /// Every walkthrough, in the order of the gallery: one for each screen, and those that show what a device can do.
    static let all: [Walkthrough] =
        ExampleScreen.all.map { Walkthrough(name: $0.name, summary: $0.summary, screen: $0) } + [
            Walkthrough(name: "dark", summary: "Dark mode, chosen while a field has focus", screen: screen("feedback")),
            Walkthrough(
                name: "large", summary: "Large text, chosen while a field has focus", screen: screen("feedback")),
            Walkthrough(
                name: "resized", summary: "A window that is made smaller while a field has focus, on an iPad",
                screen: screen("picnic"), needsPad: true, orientation: .landscapeLeft),
            Walkthrough(
                name: "turned", summary: "A device that is turned while a field has focus", screen: screen("delivery")),
            Walkthrough(
                name: "pad", summary: "A docked, a floating and a split keyboard, on an iPad",
                screen: screen("delivery"), needsPad: true, orientation: .landscapeLeft),
            Walkthrough(
                name: "digits", summary: "A number pad that stays at the bottom of the screen, on an iPad",
                screen: screen("transfer"), needsPad: true),
            Walkthrough(
                name: "beside", summary: "A window beside another app's, on an iPad", screen: screen("delivery"),
                needsPad: true, orientation: .landscapeLeft, isBesideAnotherApp: true),
        ]

    private static func screen(_ name: String) -> ExampleScreen {
        guard let screen = ExampleScreen.all.first(where: { $0.name == name }) else {
            preconditionFailure("There is no screen '\(name)'.")
        }
        return screen
    }
}
