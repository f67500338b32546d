import FormNavigation
import UIKit

/// Collects the decisions that are traced while `body` runs.
@MainActor
public func trace(_ body: () -> Void) -> [FormNavigator.Decision] {
    var decisions: [FormNavigator.Decision] = []
    let previous = FormNavigator.trace
    FormNavigator.trace = { decisions.append($0) }
    body()
    FormNavigator.trace = previous
    return decisions
}
