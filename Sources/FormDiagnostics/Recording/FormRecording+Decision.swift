import FormNavigation
import UIKit

extension FormRecording.Decision {
    /// - Parameter number: What the recording calls a view, if it describes it.
    @MainActor
    init(_ decision: FormNavigator.Decision, number: (UIView) -> Int?) {
        self.init(
            decision.kind.description, reason: decision.reason?.description,
            about: decision.view.map { ClassOrigin.nameInUIKit(of: type(of: $0)).name },
            from: decision.origin.flatMap(number), to: decision.view.flatMap(number))
    }
}
