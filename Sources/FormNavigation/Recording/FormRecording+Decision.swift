import FormNavigationCore
import UIKit

extension FormRecording.Decision {
    /// - Parameter number: What the recording calls a view, if it describes it.
    @MainActor
    init(_ decision: FormNavigator.Decision, number: (UIView) -> Int?) {
        func name(_ object: AnyObject) -> String { ClassOrigin.nameInUIKit(of: type(of: object)).name }
        switch decision {
        case .skipped(let view, let reason):
            self.init("skipped", reason: reason.rawValue, about: name(view))
        case .leftAlone(let view, let exemption):
            self.init("leftAlone", reason: exemption.rawValue, about: name(view))
        case .keptAccessoryView(let view): self.init("keptAccessoryView", about: name(view))
        case .keptDelegate(let view): self.init("keptDelegate", about: name(view))
        case .ignoredKeyCommands(let controller): self.init("ignoredKeyCommands", about: name(controller))
        case .ignoredLink(let from, let to, let obstacle):
            self.init("ignoredLink", reason: obstacle.rawValue, from: number(from), to: number(to))
        // What is wrong with it stands in the notification itself.
        case .ignoredNotification: self.init("ignoredNotification")
        case .moved(let from, let to):
            self.init("moved", about: name(to), from: from.flatMap(number), to: number(to))
        case .notMoved(let from, let obstacle):
            self.init(
                "notMoved", reason: obstacle.kind, about: obstacle.view.map(name), from: from.flatMap(number),
                to: obstacle.view.flatMap(number))
        case .keptEditing(let view, let exemption):
            self.init("keptEditing", reason: exemption.rawValue, about: name(view))
        }
    }
}

extension FormNavigator.Obstacle {
    /// The name of the case. The reason of an app's that blocks a move is text that people see.
    fileprivate var kind: String {
        switch self {
        case .noFurtherField: "noFurtherField"
        case .vetoed: "vetoed"
        case .invalid: "invalid"
        case .refused: "refused"
        case .presented: "presented"
        case .covered: "covered"
        case .searchLimit: "searchLimit"
        case .noForm: "noForm"
        }
    }

    fileprivate var view: UIView? {
        switch self {
        case .vetoed(let view), .refused(let view): view
        default: nil
        }
    }
}
