import UIKit

extension UITextField {
    /// Creates a text field with a placeholder as its name.
    convenience init(named name: String, frame: CGRect = .zero) {
        self.init(frame: frame)
        placeholder = name
    }
}
