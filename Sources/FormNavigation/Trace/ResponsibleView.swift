import UIKit

/// The view that a decision's reason is about, if it isn't the field itself.
///
/// Climbing from the field finds it when the decision is reported. Without a trace, reading a form doesn't record it.
@MainActor
struct ResponsibleView {
    private(set) weak var view: UIView?
    /// The name in ``FormNavigator/trace``.
    let name: String

    init(_ view: UIView?, name: String) { (self.view, self.name) = (view, name) }

    /// A view, if there is one.
    init?(_ view: UIView?) {
        guard let view else { return nil }
        let name = FormNavigator.Decision.name(of: view)
        let controller = view.next as? UIViewController
        self.init(view, name: controller.map { "\(name) of \(type(of: $0))" } ?? name)
    }
}

extension String {
    /// The text, followed by the name of the view that it's about, if that's another one.
    func naming(_ view: ResponsibleView?) -> String { view.map { "\(self) (\($0.name))" } ?? self }
}
