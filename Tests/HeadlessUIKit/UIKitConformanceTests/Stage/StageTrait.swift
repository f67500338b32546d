import Testing
import UIKit

/// Gives a test exclusive use of the stage. Tests of this kind run one after the other, because a device has one
/// screen, one focus, and one keyboard. What a test shows is taken down afterward.
struct StageTrait: SuiteTrait, TestTrait, TestScoping {
    /// The stages that the current test has set.
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

/// Decides whose turn it is.
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
            // The next test in line gets the turn, so it's never free in between.
            waiting.removeFirst().resume()
        }
    }
}

extension Trait where Self == StageTrait {
    /// Runs a test alone, and takes down what it shows.
    static var onStage: StageTrait { StageTrait() }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test if no software keyboard appears: on a device with a hardware keyboard, or in a simulator that's
    /// connected to the Mac's keyboard.
    static var needsSoftwareKeyboard: ConditionTrait {
        .enabled("There is no software keyboard here: disconnect the hardware keyboard.") {
            await SoftwareKeyboard.isThere()
        }
    }
}

/// Whether focus brings up a keyboard with keys. It's determined once.
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
            // A shortcuts bar alone is less than 100 points high, but even the lowest keys of a phone are higher.
            await DeviceStage.wait { (stage.keyboardFrame?.height ?? 0) > 100 }
            let found = (stage.keyboardFrame?.height ?? 0) > 100
            await stage.takeDown()
            answer = found
            return found
        #endif
    }
}
