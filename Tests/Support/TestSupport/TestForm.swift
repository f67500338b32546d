import FormNavigation
import UIKit

/// A screen with fields at given places, in a window of its own.
///
/// It makes a world of its own each time, so that no test sees what another left behind.
@MainActor
public final class TestForm {
    /// The screen.
    public let viewController: UIViewController
    /// What shows the screen.
    public let window: UIWindow
    /// The text fields, in the order of their frames.
    public let fields: [UITextField]

    /// Shows a screen with one text field for each frame, named by its place in the list: "0", "1", …
    ///
    /// - Parameters:
    ///   - frames: In points, in the screen's coordinate space.
    ///   - viewController: The screen. A plain one by default.
    public init(_ frames: [CGRect], in viewController: UIViewController = UIViewController()) {
        resetWorld()
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

    /// The field that has focus, by its placeholder.
    public var focus: String? { fields.first(where: \.isFirstResponder)?.placeholder }
}

/// The placeholders of fields, joined: a short way to write an order down.
@MainActor
public func names(_ fields: [UIView]) -> String {
    fields.map { ($0 as? UITextField)?.placeholder ?? $0.accessibilityIdentifier ?? "?" }.joined(separator: " ")
}
