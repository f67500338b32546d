/// The app's code that runs in the middle of a move.
enum AppCode: String, CaseIterable {
    // A text field's delegate.
    case shouldBegin, didBegin, shouldEnd, didEnd, shouldChange, didChangeSelection, shouldReturn
    // A text view's delegate.
    case viewShouldBegin, viewDidBegin, viewShouldEnd, viewDidEnd, viewShouldChange, viewDidChangeSelection
    case viewDidChange
    // Control events.
    case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit, primaryAction
    // Notifications.
    case didBeginNotification, didEndNotification, didChangeNotification
    case viewDidBeginNotification, viewDidEndNotification, viewDidChangeNotification
    case keyboardWillShow, keyboardDidShow, keyboardWillHide, keyboardDidHide
    case keyboardWillChangeFrame, keyboardDidChangeFrame
    // Members that a subclass overrides: of a text field, of a text view, and of the screen.
    case becomeFirst, hasBecomeFirst, resignFirst, hasResignedFirst, canBecomeFirst, canResignFirst
    case fieldLayout, fieldMovedToWindow, reloadInputViews, accessoryViewIsSet, delegateIsSet, returnKeyIsSet
    case placeholder
    case viewBecomeFirst, viewResignFirst
    case screenLayout, safeAreaChanged, willTurn
    case insetIsSet, transformIsSet
    // The data source and delegate of a list.
    case rowCount, cellForRow, willDisplay, didEndDisplaying, didScroll
    // The navigator's delegate.
    case shouldMove, didMove, didStay, errorDidChange, indexPathsWithFields, didFinish, didBeginEditing
    case didEndEditing, didTapDone, keyboardDidChange, alongsideKeyboard
    // What's given to the navigator, a field, or the screen.
    case validation, order, titleText, progressText, accessoryViewUpdate, formContainer, trace
    case previousAction, nextAction, titleAction, doneAction, fieldDoneAction, item, fieldItem
}

/// Runs the action that a test has prepared for the app, when its turn comes.
@MainActor
final class AppCodeRunner {
    private var waiting: (code: AppCode, turns: Int, body: () -> Void)?
    /// How often each code has run since the first action was prepared.
    private(set) var counts: [AppCode: Int] = [:]
    /// Whether the prepared action has run.
    var isDone: Bool { waiting == nil }
    /// Hears which code runs, and with what.
    var listener: ((AppCode, _ details: String) -> Void)?

    /// Prepares an action.
    ///
    /// - Parameters:
    ///   - code: The code in which it runs.
    ///   - turn: The run of the code in which it runs, counted from 1.
    ///   - body: The action.
    func prepare(in code: AppCode?, turn: Int, _ body: @escaping () -> Void) {
        counts = [:]
        waiting = code.map { ($0, turn, body) }
    }

    func forget() { waiting = nil }

    /// The app's code runs now.
    func run(_ code: AppCode, _ details: @autoclosure () -> String = "") {
        counts[code, default: 0] += 1
        listener?(code, details())
        guard let waiting, waiting.code == code, counts[code] == waiting.turns else { return }
        self.waiting = nil
        waiting.body()
    }
}
