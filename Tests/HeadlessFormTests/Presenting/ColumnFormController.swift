import FormNavigation
import UIKit

/// A form with text fields below each other, which scrolls or doesn't, with its navigator.
final class ColumnFormController: UIViewController {
    let fields: [UITextField]
    private(set) var form: FormNavigator?
    private let scrolls: Bool

    init(count: Int, scrolls: Bool = false) {
        fields = (0..<count).map {
            UITextField(named: "\($0)", frame: CGRect(x: 20, y: 20 + 60 * $0, width: 200, height: 40))
        }
        self.scrolls = scrolls
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = scrolls ? UIScrollView() : UIView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in fields { view.addSubview(field) }
        (view as? UIScrollView)?.contentSize = CGSize(width: 240, height: 40 + 60 * CGFloat(fields.count))
        form = FormNavigator(viewController: self)
    }

    var focus: String? { fields.first(where: \.isFirstResponder)?.placeholder }
}
