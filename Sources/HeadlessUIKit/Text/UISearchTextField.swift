/// The field in a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        icon.frame = CGRect(x: 0, y: 0, width: 28, height: 20)
        icon.contentMode = .center
        icon.tintColor = .secondaryLabel
        leftView = icon
        leftViewMode = .always
    }
}
