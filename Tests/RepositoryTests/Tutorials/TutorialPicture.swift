#if HEADLESS_UIKIT
    import FormDiagnostics
    import Testing
    import UIKit

    /// A picture of a tutorial: a screen of one of its steps, after what a person has done there.
    struct TutorialPicture: CustomTestStringConvertible, Sendable {
        /// The file's name.
        let name: String
        private let isInspected: Bool
        private let makeScreen: @MainActor @Sendable () -> UIViewController
        private let walk: @MainActor @Sendable (HeadlessDevice) throws -> Void

        var testDescription: String { name }

        private init(
            _ name: String, of makeScreen: @autoclosure @escaping @MainActor @Sendable () -> UIViewController,
            isInspected: Bool = false,
            after walk: @escaping @MainActor @Sendable (HeadlessDevice) throws -> Void = { _ in }
        ) {
            self.name = name + ".svg"
            self.isInspected = isInspected
            self.makeScreen = makeScreen
            self.walk = walk
        }

        @MainActor
        func draw() throws -> String {
            let device = HeadlessDevice(.iPhone15)
            FormInspector.isEnabled = isInspected
            defer { FormInspector.isEnabled = false }
            device.show(UINavigationController(rootViewController: makeScreen()))
            device.settle()
            try walk(device)
            device.settle()
            return device.drawSVG()
        }

        static let all = signUp + survey + check

        private static let signUp = [
            TutorialPicture("signup-1-form", of: SignUpStep1.SignUpViewController()),
            TutorialPicture("signup-2-covered", of: SignUpStep1.SignUpViewController()) {
                try $0.tap(title: "Phone")
            },
            TutorialPicture("signup-3-toolbar", of: SignUpStep3.SignUpViewController()) {
                try $0.tap(title: "Name")
                $0.type("Ada Lovelace")
            },
            TutorialPicture("signup-4-last", of: SignUpStep3.SignUpViewController()) {
                try $0.tap(title: "Phone")
            },
            TutorialPicture("signup-5-warning", of: SignUpStep5.SignUpViewController()) {
                try $0.tap(title: "Name")
                $0.type("Ada Lovelace")
                $0.pressReturn()
                $0.type("ada")
                $0.pressReturn()
            },
            TutorialPicture("signup-6-missing", of: SignUpStep6.SignUpViewController()) {
                try $0.tap(title: "Join")
            },
            TutorialPicture("signup-7-join", of: SignUpStep7.SignUpViewController()) {
                try $0.tap(title: "Name")
                for text in ["Ada Lovelace", "ada@example.org", "analytical", "12 St James's Square", "London"] {
                    $0.type(text)
                    $0.pressReturn()
                }
            },
        ]

        private static let survey = [
            TutorialPicture("survey-1-table", of: SurveyStep2.SurveyViewController()),
            TutorialPicture("survey-2-first", of: SurveyStep3.SurveyViewController()) {
                try $0.tap(title: "Your answer")
                $0.type("Warm and quiet")
            },
            TutorialPicture("survey-3-later", of: SurveyStep3.SurveyViewController()) {
                try $0.tap(title: "Your answer")
                try focusNext(19, on: $0)
            },
            TutorialPicture("survey-4-note", of: SurveyStep5.SurveyViewController()) {
                try $0.tap(title: "Your answer")
                try focusNext(12, on: $0)
            },
            TutorialPicture("survey-5-open", of: SurveyStep6.SurveyViewController()) {
                try $0.tap(title: "Your answer")
                $0.type("Warm and quiet")
                try focusNext(20, on: $0)
                try $0.tap(title: "First Open")
            },
        ]

        private static let check = [
            TutorialPicture("check-1-hurry", of: CheckStep1.TicketViewController()) {
                try $0.tap(title: "Seats")
            },
            TutorialPicture("check-2-inspector", of: CheckStep1.TicketViewController(), isInspected: true),
            TutorialPicture("check-3-card", of: CheckStep1.TicketViewController(), isInspected: true) {
                try $0.tap(title: "Inspect")
                try $0.tap(title: "2")
            },
        ]

        @MainActor
        private static func focusNext(_ count: Int, on device: HeadlessDevice) throws {
            for _ in 0..<count {
                try device.tap(title: "Next")
                device.settle()
            }
        }
    }
#endif
