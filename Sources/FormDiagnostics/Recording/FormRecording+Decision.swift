import FormNavigation
import UIKit

extension FormRecording.Decision {
    /// - Parameter number: Returns the number of a view, if the recording describes it.
    @MainActor
    init(_ decision: FormNavigator.Decision, number: (UIView) -> Int?) {
        self.init(
            decision.kind.description, reason: decision.reason?.description,
            about: decision.view.map { ClassOrigin.nameInUIKit(of: type(of: $0)).name },
            from: decision.origin.flatMap(number), to: decision.view.flatMap(number))
    }
}
