extension ExampleScreen {
    /// The screens that show what a navigator does, and find out what a device does.
    static let laboratory = [
        ExampleScreen(name: "tax", summary: "The navigator's decisions, on the screen") {
            TaxViewController()
        },
        ExampleScreen(name: "options", summary: "Switches for the options of a form") {
            ConfigurationViewController()
        },
        ExampleScreen(name: "report", summary: "A recording of a form") {
            ReportViewController()
        },
        ExampleScreen(name: "questions", summary: "Questions that only a device can answer") {
            QuestionsViewController()
        },
    ]
}
