import UIKit

/// A screen of the example, with its name for the command line and its description for the app's list.
@MainActor
public struct ExampleScreen {
    /// The language of a screen.
    public enum Language: Sendable {
        case english, german, arabic
    }

    /// How an app shows a screen.
    public enum Presentation: Sendable {
        /// By pushing it onto a navigation controller.
        case pushed
        /// In a sheet with its own navigation bar.
        case sheet
        /// Over everything, with the bars that it includes.
        case fullScreen
    }

    /// A short name in lowercase, for the command line.
    public let name: String
    /// A short description of the screen.
    public let summary: String
    /// The language of the screen, which should also be the device's. English by default.
    public var language = Language.english
    /// How to present the screen. ``Presentation/pushed`` by default.
    public var presentation = Presentation.pushed
    /// Creates the screen without a navigation controller.
    public let makeContent: @MainActor () -> UIViewController

    /// Whether the screen's language is written from right to left.
    public var isRightToLeft: Bool { language == .arabic }

    /// Creates the screen with the bars that users see around it.
    public func makeViewController() -> UIViewController {
        let content = makeContent()
        return presentation == .fullScreen ? content : UINavigationController(rootViewController: content)
    }

    /// Every screen, in the order of the gallery.
    public static let all = examples + laboratory + testScreens
}
