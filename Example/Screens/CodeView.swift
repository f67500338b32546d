import FormNavigation
import UIKit

/// One box for each digit of a code.
final class CodeView: UIControl, UIKeyInput, FormInputAccessoryHost {
    /// A closure that runs when the user types or deletes a digit.
    var onChange: () -> Void = {}

    private let boxes: [UILabel]
    private var digits = "" { didSet { update() } }
    private var accessoryView: UIView?

    init(count: Int) {
        boxes = (0..<count).map { _ in UILabel() }
        super.init(frame: .zero)
        for box in boxes {
            box.textAlignment = .center
            box.font = .preferredFont(forTextStyle: .title2)
            box.layer.cornerRadius = 8
            box.layer.borderColor = UIColor.systemGray3.cgColor
        }
        let row = UIStackView.columns(boxes, spacing: 8)
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor), heightAnchor.constraint(equalToConstant: 56),
        ])
        isAccessibilityElement = true
        addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    var isFull: Bool { missingCount == 0 }
    var missingCount: Int { boxes.count - digits.count }

    private func update() {
        for (index, box) in boxes.enumerated() {
            box.text = index < digits.count ? String(digits[digits.index(digits.startIndex, offsetBy: index)]) : nil
            // The next box is the one that needs to be visible.
            box.layer.borderWidth = isFirstResponder && index == digits.count ? 2 : 1
        }
        accessibilityValue = digits
    }

    // MARK: Focus

    override var canBecomeFirstResponder: Bool { true }

    override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        defer { update() }
        return super.becomeFirstResponder()
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        defer { update() }
        return super.resignFirstResponder()
    }

    // MARK: Typing

    var keyboardType: UIKeyboardType {
        get { .numberPad }
        set {}
    }

    var hasText: Bool { !digits.isEmpty }

    func insertText(_ text: String) {
        digits = String((digits + text.filter(\.isNumber)).prefix(boxes.count))
        onChange()
    }

    func deleteBackward() {
        guard hasText else { return }
        digits.removeLast()
        onChange()
    }
}
