import UIKit

/// A row of a table view with a switch.
final class SwitchCell: UITableViewCell {
    private let toggle = UISwitch()
    private var onChange: (Bool) -> Void = { _ in }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessoryView = toggle
        toggle.addAction(
            UIAction { [weak self] _ in
                if let self { onChange(toggle.isOn) }
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
        textLabel?.text = title
        toggle.accessibilityLabel = title
        toggle.isOn = isOn
        self.onChange = onChange
    }
}
