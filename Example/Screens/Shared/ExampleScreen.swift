import UIKit

/// A screen of the example, by the name it has on the command line and in the app's list.
@MainActor
public struct ExampleScreen {
    /// What a screen is written in.
    public enum Language: Sendable {
        case english, german, arabic
    }

    /// How an app shows a screen.
    public enum Presentation: Sendable {
        /// By pushing it onto a navigation controller.
        case pushed
        /// In a sheet, with a navigation bar of its own.
        case sheet
        /// Over everything, with bars that it brings along.
        case fullScreen
    }

    /// Short and lower case, for the command line.
    public let name: String
    /// What the screen shows, in a few words.
    public let summary: String
    /// What the screen is written in, and the device is best set to. English by default.
    public var language = Language.english
    /// How it is meant to be shown. ``Presentation/pushed`` by default.
    public var presentation = Presentation.pushed
    /// Creates the screen without the navigation controller around it.
    public let makeContent: @MainActor () -> UIViewController

    /// Whether the screen's language runs from right to left.
    public var isRightToLeft: Bool { language == .arabic }

    /// Creates the screen with the bars that it is seen with.
    public func makeViewController() -> UIViewController {
        let content = makeContent()
        return presentation == .fullScreen ? content : UINavigationController(rootViewController: content)
    }

    /// Every screen, in the order of the gallery.
    public static let all = examples + laboratory + testScreens
}
