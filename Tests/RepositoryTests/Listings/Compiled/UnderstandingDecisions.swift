// The listings of Sources/FormNavigation/FormNavigation.docc/UnderstandingDecisions.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum UnderstandingDecisionsListings {}

extension UnderstandingDecisionsListings {
    @MainActor static func statements() async throws {
        FormNavigator.trace = { print($0) }
        FormNavigator.trace = { decision in
            guard decision.kind == .skipped, let view = decision.view else { return }
            print(decision, "at", view.frame)
        }
    }
}
