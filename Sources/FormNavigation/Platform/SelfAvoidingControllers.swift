import UIKit

/// The view controllers that make room for the keyboard by themselves (G12).
@MainActor
var selfAvoidingViewControllers: [UIViewController.Type] {
    #if canImport(ObjectiveC)
        [UIAlertController.self, UITableViewController.self]
    #else
        [UIAlertController.self]  // The headless UIKit has no table views.
    #endif
}
