/// One item of a collection view.
///
/// What a cell shows stands in its ``contentView`` (G14).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// As large as the cell.
    open private(set) var contentView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Whether the item is selected. Setting it neither tells the delegate nor changes the collection view's selection.
    open var isSelected = false
    /// Whether a finger is on the item.
    open var isHighlighted = false
}
