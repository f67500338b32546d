import FormNavigation
import UIKit

/// A screen with text fields below each other, named by their position: "0", "1", …
@MainActor
class FieldsController: UIViewController {
    let fields: [UITextField]
    /// The navigator that the test, or the screen, has created.
    var form: FormNavigator?

    /// - Parameter tops: The top edges of the fields, in points from the top edge of the view.
    init(at tops: [CGFloat]) {
        fields = tops.enumerated().map { index, top in
            UITextField(named: "\(index)", frame: CGRect(x: 20, y: top, width: 200, height: 40))
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in fields { view.addSubview(field) }
    }

    /// The name of the field that has focus.
    var focus: String? { fields.first(where: \.isFirstResponder)?.placeholder }
}
