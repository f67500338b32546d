/// A class whose appearance apps can set for all instances. Here, only bars support it:
/// ``UIToolbar/appearance()`` and ``UINavigationBar/appearance()``.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What an appearance by class can be limited to.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
