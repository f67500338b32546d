extension ExampleScreen {
    /// The screens for tests of what no example needs.
    static let testScreens = [
        ExampleScreen(
            name: "card", summary: "A custom order, dark mode, and a custom accessory view"
        ) {
            BankCardViewController()
        },
        ExampleScreen(name: "delivery", summary: "A form longer than the screen") {
            DeliveryViewController()
        },
        ExampleScreen(name: "feedback", summary: "A text view with a placeholder that grows to five lines") {
            FeedbackViewController()
        },
        ExampleScreen(
            name: "letter", summary: "A text view above a custom strip on the keyboard"
        ) {
            LetterViewController()
        },
        ExampleScreen(name: "match", summary: "Three ways for content to follow the keyboard") {
            MatchViewController()
        },
        ExampleScreen(name: "comments", summary: "A bar that the app pins to the keyboard layout guide") {
            CommentsViewController()
        },
        ExampleScreen(name: "ride", summary: "A form in a child view controller, above a map") {
            RideViewController()
        },
        ExampleScreen(name: "onboarding", summary: "Pages of fields that Next turns") {
            OnboardingViewController()
        },
        ExampleScreen(name: "interview", summary: "A page controller whose pages are forms") {
            InterviewViewController()
        },
        ExampleScreen(
            name: "toolbar", summary: "A custom toolbar, with progress",
            language: .german
        ) {
            ClaimViewController()
        },
        ExampleScreen(
            name: "booking", summary: "A date picker, segments, and a switch as stops"
        ) {
            BookingViewController()
        },
        ExampleScreen(name: "outside", summary: "A tap outside the fields that ends editing") {
            JourneyViewController()
        },
        ExampleScreen(name: "join", summary: "A form that finds what's missing") {
            JoinViewController()
        },
        ExampleScreen(
            name: "sections", summary: "A section of fields that opens and closes"
        ) {
            TravelerViewController()
        },
        ExampleScreen(
            name: "keys", summary: "Tab, Escape and Command-Return on a hardware keyboard", presentation: .sheet
        ) {
            TaskViewController()
        },
        ExampleScreen(name: "cards", summary: "A collection of cards with two fields each") {
            CardsViewController()
        },
        ExampleScreen(name: "survey", summary: "A survey of 500 questions in a table") {
            SurveyViewController()
        },
        ExampleScreen(name: "rename", summary: "An alert with text fields, left alone") {
            ProfileViewController()
        },
    ]
}
