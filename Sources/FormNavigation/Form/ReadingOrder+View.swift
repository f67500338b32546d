import FormNavigationCore
import UIKit

extension ReadingOrder.Direction {
    init(_ direction: UIUserInterfaceLayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction in which a view lays out its subviews regardless of the language, or `nil` for the language's
    /// direction. Subviews don't inherit it, but everything in such a view is read in one direction.
    @MainActor
    init?(forcedBy view: UIView) {
        let attribute = view.semanticContentAttribute
        guard attribute != .unspecified else { return nil }
        self.init(UIView.userInterfaceLayoutDirection(for: attribute))
    }
}
