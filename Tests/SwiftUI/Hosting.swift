// What there is of SwiftUI that a UIKit library meets: views and controllers that host its views. The module has SwiftUI's
// name, so that their classes are told by where they are from, as on Apple platforms.
import UIKit

/// Hosts views of SwiftUI's.
open class _UIHostingView<Content>: UIView {}

/// Shows one.
open class UIHostingController<Content>: UIViewController {
    open override func loadView() { view = _UIHostingView<Content>(frame: UIScreen.main.bounds) }
}
