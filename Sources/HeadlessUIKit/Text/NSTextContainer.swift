/// The region that a text view lays its text out in. It is as wide as the view allows.
open class NSTextContainer: NSObject {
    /// Told when something changes.
    var onChange: () -> Void = {}

    /// How far the text keeps from both ends of each line, in points (L1). 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { onChange() } }
    }

    /// How many lines there are at most; what does not fit is not seen. 0, which is any number, by default.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { onChange() } }
    }

    override init() {
        super.init()
    }
}
