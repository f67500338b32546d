import UIKit

/// A field in a cell, which is reused for one row after another. Text goes to the row that it currently belongs to.
final class RowField: UITextField {
    private var onChange: (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        // A self-sizing cell has another height until its first layout, which a required constraint would conflict with.
        let height = heightAnchor.constraint(equalToConstant: 44)
        height.priority = .required - 1
        height.isActive = true
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
