import FormNavigation
import UIKit

/// Records where a navigator moves, and how often the user finishes a form.
final class MoveListener: FormNavigatorDelegate {
    private(set) var moves: [String] = []
    private(set) var finished = 0

    func formNavigator(_: FormNavigator, didMoveFrom _: UIView?, to nextField: UIView) {
        moves.append((nextField as? UITextField)?.placeholder ?? "?")
    }

    func formNavigator(_: FormNavigator, didFinishIn _: UIView) { finished += 1 }
}
