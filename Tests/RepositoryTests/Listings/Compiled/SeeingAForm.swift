// The listings of Sources/FormDiagnostics/FormDiagnostics.docc/SeeingAForm.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormDiagnostics
import FormNavigation
import UIKit

enum SeeingAFormListings {
    final class OrderViewController: UIViewController {
        private(set) lazy var form = FormNavigator(viewController: self)

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            print(FormInspector.description(of: self))
        }
    }
}

private typealias OrderViewController = SeeingAFormListings.OrderViewController

extension SeeingAFormListings {
    @MainActor static func statements() async throws {
        #if DEBUG
            FormInspector.isEnabled = true
        #endif
    }
}
