import UIKit

/// The toolbar that apps create themselves, with the same kind of items as a `FormToolbar`.
final class HandMadeBar: UIToolbar {
    private let titleLabel = UILabel()
    private let previousItem = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "chevron.up")) { _ in })
    private let nextItem = UIBarButtonItem(primaryAction: UIAction(image: UIImage(systemName: "chevron.down")) { _ in })

    convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        autoresizingMask = .flexibleWidth
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        items = [
            previousItem, nextItem, .flexibleSpace(), UIBarButtonItem(customView: titleLabel), .flexibleSpace(),
            UIBarButtonItem(systemItem: .done),
        ]
    }

    func show(_ title: String?, canFocusPrevious: Bool, canFocusNext: Bool) {
        if titleLabel.text != title {
            titleLabel.text = title
            // As a bar does if a view in it has become wider.
            setNeedsLayout()
        }
        previousItem.isEnabled = canFocusPrevious
        nextItem.isEnabled = canFocusNext
    }
}
