import UIKit

extension UIBarButtonItem {
    /// The approximate width of the item in a bar, in points.
    var likelyWidth: CGFloat {
        if width > 0 { return width }
        if let customView { return max(customView.bounds.width, customView.intrinsicContentSize.width) }
        if let image { return max(44, image.size.width) }
        // The text of a system item belongs to the system.
        guard let title else { return 72 }
        let label = UILabel()
        label.font =
            titleTextAttributes(for: .normal)?[.font] as? UIFont
            ?? .systemFont(ofSize: UIFont.labelFontSize, weight: style == .plain ? .regular : .semibold)
        label.text = title
        return max(44, label.intrinsicContentSize.width.rounded(.up) + 16)
    }
}
