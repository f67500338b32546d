import UIKit

extension UITextField {
    /// A text field with a name to find it by, its placeholder.
    convenience init(named name: String, frame: CGRect = .zero) {
        self.init(frame: frame)
        placeholder = name
    }
}
