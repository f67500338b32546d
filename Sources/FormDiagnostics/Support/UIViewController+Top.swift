import UIKit

extension UIViewController {
    /// The screen in front of all others that are presented over this one.
    var controllerOnTop: UIViewController {
        var controller = self
        while let next = controller.presentedViewController, !next.isBeingDismissed { controller = next }
        return controller
    }
}
