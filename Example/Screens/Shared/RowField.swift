import UIKit

/// A field in a cell, which serves one row after another: what is typed goes to the row that it serves.
final class RowField: UITextField {
    private var onChange: (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        heightAnchor.constraint(equalToConstant: 44).isActive = true
        addAction(
            UIAction { [weak self] _ in
                if let self { onChange(text ?? "") }
            }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ placeholder: String, text: String?, onChange: @escaping (String) -> Void) {
        self.placeholder = placeholder
        self.text = text
        self.onChange = onChange
    }
}
