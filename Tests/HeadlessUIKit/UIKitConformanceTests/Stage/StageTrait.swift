import Testing
import UIKit

/// Gives a test the stage to itself: tests of this kind run one after the other, since a device has one screen, one focus
/// and one keyboard, and what they show is taken down after them.
struct StageTrait: SuiteTrait, TestTrait, TestScoping {
    /// What the test at hand has set.
    @MainActor static var stages: [any Stage] = []

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Turn.wait()
        #if !HEADLESS_UIKIT
            await DeviceStage.waitForScene()
        #endif
        let result: Result<Void, any Error>
        do {
            try await function()
            result = .success(())
        } catch {
            result = .failure(error)
        }
        await Self.takeDown()
        await Turn.end()
        try result.get()
    }

    @MainActor
    private static func takeDown() async {
        for stage in stages { await stage.takeDown() }
        stages = []
    }
}

/// Whose turn it is.
private actor Turn {
    private static let shared = Turn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    static func wait() async { await shared.wait() }
    static func end() async { await shared.end() }

    private func wait() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        }
        isTaken = true
    }

    private func end() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            // The turn goes to the next in the line, and is never free in between.
            waiting.removeFirst().resume()
        }
    }
}

extension Trait where Self == StageTrait {
    /// Runs a test alone, and takes down what it shows.
    static var onStage: StageTrait { StageTrait() }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where no software keyboard comes up: on a device with a hardware keyboard, or in a simulator that the
    /// Mac's keyboard is connected to.
    static var needsSoftwareKeyboard: ConditionTrait {
        .enabled("There is no software keyboard here: disconnect the hardware keyboard.") {
            await SoftwareKeyboard.isThere()
        }
    }
}

/// Whether focus brings up a keyboard with keys. Found out once.
@MainActor
private enum SoftwareKeyboard {
    private static var answer: Bool?

    static func isThere() async -> Bool {
        #if HEADLESS_UIKIT
            return true
        #else
            if let answer { return answer }
            await DeviceStage.waitForScene()
            let stage = DeviceStage()
            let controller = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
            controller.view.addSubview(field)
            _ = stage.show(controller)
            field.becomeFirstResponder()
            // A shortcuts bar alone is less than 100 points high, the lowest keys of a phone are more.
            await DeviceStage.wait { (stage.keyboardFrame?.height ?? 0) > 100 }
            let found = (stage.keyboardFrame?.height ?? 0) > 100
            await stage.takeDown()
            answer = found
            return found
        #endif
    }
}
