#if HEADLESS_UIKIT
    import Testing
    import UIKit

    /// The survey tutorial: a test.
    enum SurveyStep7 {
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
        }
    }

    extension SurveyStep7 {
        typealias SurveyViewController = SurveyStep6.SurveyViewController
    }
#endif
