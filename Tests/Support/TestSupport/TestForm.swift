import FormNavigation
import UIKit

/// A screen with fields at given positions, in its own window.
///
/// It starts with a new device, or a reset one, each time, so that no test sees what another one left behind.
@MainActor
public final class TestForm {
    /// The view controller of the screen.
    public let viewController: UIViewController
    /// The window that shows the screen.
    public let window: UIWindow
    /// The text fields, in the order of their frames.
    public let fields: [UITextField]

    /// Shows a screen with one text field for each frame, named by its index: "0", "1", …
    ///
    /// - Parameters:
    ///   - frames: The frames, in points, in the screen's coordinate space.
    ///   - viewController: The view controller of the screen. A plain one by default.
    public init(_ frames: [CGRect], in viewController: UIViewController = UIViewController()) {
        resetSharedState()
        self.viewController = viewController
        fields = frames.enumerated().map { index, frame in
            let field = UITextField(frame: frame)
            field.placeholder = "\(index)"
            return field
        }
        window = makeWindow(CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = viewController
        for field in fields { viewController.view.addSubview(field) }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Shows a screen with `count` text fields below each other.
    public convenience init(column count: Int, in viewController: UIViewController = UIViewController()) {
        self.init(TestForm.column(count), in: viewController)
    }

    /// Frames below each other, with a gap.
    public static func column(_ count: Int) -> [CGRect] {
        (0..<count).map { CGRect(x: 20, y: 100 + 50 * $0, width: 350, height: 40) }
    }

    /// The screen's view.
    public var view: UIView { viewController.view }

    /// The placeholder of the field that has focus.
    public var focus: String? { fields.first(where: \.isFirstResponder)?.placeholder }
}

/// The joined placeholders of fields, as a short notation for an order.
@MainActor
public func names(_ fields: [UIView]) -> String {
    fields.map { ($0 as? UITextField)?.placeholder ?? $0.accessibilityIdentifier ?? "?" }.joined(separator: " ")
}
