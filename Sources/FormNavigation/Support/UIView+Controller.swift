import UIKit

extension UIView {
    /// The controller whose own view this is.
    package var controllerOfView: UIViewController? {
        (next as? UIViewController).flatMap { $0.viewIfLoaded === self ? $0 : nil }
    }
}
