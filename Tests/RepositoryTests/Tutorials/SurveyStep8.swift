#if HEADLESS_UIKIT
    import Testing
    import UIKit

    /// The survey tutorial: tests.
    enum SurveyStep8 {
        @MainActor
        struct SurveyTests {
            private func showSurvey() -> (HeadlessDevice, SurveyViewController) {
                let device = HeadlessDevice(.iPhone15)
                let survey = SurveyViewController()
                device.show(UINavigationController(rootViewController: survey))
                return (device, survey)
            }

            @Test("Next goes through all questions, also those that are not on the screen")
            func allQuestions() throws {
                let (device, survey) = showSurvey()
                try device.tap(title: "Your answer")
                device.type("Warm")
                for _ in 1..<36 {
                    try device.tap(title: "Next")
                    device.settle()
                    device.type("Quiet")
                }
                #expect(survey.answers.count == 36)
                #expect(device.keyboard.returnKeyTitle == "Done")
            }

            @Test("First Open goes to the first question without an answer")
            func firstOpenQuestion() throws {
                let (device, survey) = showSurvey()
                try device.tap(title: "Your answer")
                device.type("Warm")
                try device.tap(title: "First Open")
                device.settle()
                device.type("Quiet")
                #expect(survey.answers == [1: "Warm", 2: "Quiet"])
            }
        }
    }

    extension SurveyStep8 {
        typealias SurveyViewController = SurveyStep6.SurveyViewController
    }
#endif
