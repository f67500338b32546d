import UIKit

extension UIViewController {
    /// Whether the screen below this presented one can be used meanwhile.
    var leavesPresenterInUse: Bool {
        #if canImport(ObjectiveC)
            // A search is presented over the screen that is searched, and may leave it as it is.
            self is UISearchController
                || (presentationController as? UIPopoverPresentationController)?.passthroughViews?.isEmpty == false
                || (presentationController as? UISheetPresentationController)?.largestUndimmedDetentIdentifier != nil
        #else
            false  // The headless UIKit has none of these.
        #endif
    }
}
