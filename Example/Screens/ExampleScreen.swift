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
    public static let all = [
        ExampleScreen(name: "signup", summary: "A sign-up form in a scroll view") {
            SignUpViewController()
        },
        ExampleScreen(name: "checkout", summary: "Two columns, in the order of their tags") {
            CheckoutViewController()
        },
        ExampleScreen(
            name: "card", summary: "An order of the app's own, in the dark, with a view of its own above the keyboard"
        ) {
            BankCardViewController()
        },
        ExampleScreen(name: "delivery", summary: "A form longer than the screen, kept clear of the keyboard") {
            DeliveryViewController()
        },
        ExampleScreen(name: "picnic", summary: "A form that changes while it is filled in, and tells nobody") {
            PicnicViewController()
        },
        ExampleScreen(name: "feedback", summary: "A text view with a placeholder, which grows to five lines") {
            FeedbackViewController()
        },
        ExampleScreen(
            name: "letter", summary: "A text view that stays clear of a strip of the app's own on the keyboard"
        ) {
            LetterViewController()
        },
        ExampleScreen(name: "chat", summary: "A conversation whose input bar rides on the keyboard, with replies") {
            ChatViewController()
        },
        ExampleScreen(name: "match", summary: "A conversation that follows the keyboard as the person wants it to") {
            MatchViewController()
        },
        ExampleScreen(name: "login", summary: "A login without a scroll view, pinned to the safe area") {
            LoginViewController()
        },
        ExampleScreen(name: "comments", summary: "A conversation whose bar the app pins to the keyboard's layout guide")
        {
            CommentsViewController()
        },
        ExampleScreen(name: "ride", summary: "A map with a bottom panel, which is a form in a child controller") {
            RideViewController()
        },
        ExampleScreen(name: "onboarding", summary: "Pages with fields, which Next turns") {
            OnboardingViewController()
        },
        ExampleScreen(name: "interview", summary: "A page controller whose pages are forms, with pictures that stay") {
            InterviewViewController()
        },
        ExampleScreen(name: "sheet", summary: "A form in a sheet, which makes room for itself") {
            PartyViewController()
        },
        ExampleScreen(
            name: "toolbar", summary: "A toolbar with words, colours and items of the app's own, and progress",
            language: .german
        ) {
            ClaimViewController()
        },
        ExampleScreen(
            name: "booking", summary: "A date, segments, a switch and choices as stops between the text fields"
        ) {
            BookingViewController()
        },
        ExampleScreen(
            name: "event", summary: "Pickers in the keyboard's place and in a row, and a popover with a form of its own"
        ) {
            EventViewController()
        },
        ExampleScreen(name: "confirm", summary: "A code in boxes, a view of the app's own that takes text") {
            ConfirmViewController()
        },
        ExampleScreen(name: "outside", summary: "A tap beside the fields puts the keyboard away, and goes through") {
            JourneyViewController()
        },
        ExampleScreen(name: "join", summary: "A form that knows what is missing, and goes there") {
            JoinViewController()
        },
        ExampleScreen(
            name: "transfer", summary: "Fields that are not left while something is wrong, and say what it is"
        ) {
            TransferViewController()
        },
        ExampleScreen(name: "groups", summary: "Cards whose fields go together, and a panel that is a form of its own")
        {
            InvoiceViewController()
        },
        ExampleScreen(
            name: "sections", summary: "A section that can be closed, whose fields are stops while it is open"
        ) {
            TravellerViewController()
        },
        ExampleScreen(
            name: "keys", summary: "Tab, Escape and Command-Return on a hardware keyboard", presentation: .sheet
        ) {
            TaskViewController()
        },
        ExampleScreen(name: "settings", summary: "A table of settings, with fields that are screens apart") {
            SettingsViewController()
        },
        ExampleScreen(name: "cards", summary: "A collection of cards with two fields each") {
            CardsViewController()
        },
        ExampleScreen(
            name: "recipe", summary: "A list with a diffable data source, which grows, and cards that scroll sideways"
        ) {
            RecipeViewController()
        },
        ExampleScreen(name: "survey", summary: "A survey of 500 questions in a table") {
            SurveyViewController()
        },
        ExampleScreen(name: "stock", summary: "A search that goes to the field of a row that is far away") {
            StockViewController()
        },
        ExampleScreen(name: "rename", summary: "An alert with text fields, which stay the system's") {
            ProfileViewController()
        },
        ExampleScreen(
            name: "app", summary: "One navigator for a whole app, with rules for some of its screens",
            presentation: .fullScreen
        ) {
            CafeViewController()
        },
        ExampleScreen(name: "report", summary: "A form that is recorded, and what a report of it says") {
            ReportViewController()
        },
        ExampleScreen(name: "tax", summary: "A form that says which fields are passed over, and why") {
            TaxViewController()
        },
        ExampleScreen(name: "questions", summary: "Twelve questions that only a device can answer") {
            QuestionsViewController()
        },
        ExampleScreen(name: "german", summary: "The sign-up form in German", language: .german) {
            SignUpViewController(strings: .german)
        },
        ExampleScreen(name: "rtl", summary: "The sign-up form in Arabic, from right to left", language: .arabic) {
            SignUpViewController(strings: .arabic)
        },
    ]
}
