/// The region in which a text view lays out its text. It's as wide as the view allows.
open class NSTextContainer: NSObject {
    /// Called when something changes.
    var onChange: () -> Void = {}

    /// How far the text keeps from both ends of each line, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { onChange() } }
    }

    /// The maximum number of lines. What doesn't fit is invisible. The default is 0, for any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { onChange() } }
    }

    weak var textView: UITextView?

    /// The size of the region, in points: as wide as the text view leaves it, and as high as any text. Zero without one.
    open var size: CGSize {
        guard let textView else { return .zero }
        return onMainActor {
            let insets = textView.textContainerInset
            return CGSize(
                width: max(textView.bounds.width - insets.left - insets.right, 0), height: .greatestFiniteMagnitude)
        }
    }

    override init() {
        super.init()
    }
}
