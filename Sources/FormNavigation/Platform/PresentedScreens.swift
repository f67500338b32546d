import UIKit

extension UIViewController {
    /// Whether the screen below this presented one can be used meanwhile.
    var leavesPresenterInUse: Bool {
        #if canImport(ObjectiveC)
            // A search is presented over the screen that is searched, and may leave it as it is.
            if self is UISearchController { return true }
            if let popover = presentationController as? UIPopoverPresentationController {
                return popover.passthroughViews?.isEmpty == false
            }
            let sheet = presentationController as? UISheetPresentationController
            return sheet?.largestUndimmedDetentIdentifier != nil
        #else
            return false
        #endif
    }
}
