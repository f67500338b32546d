import FormDiagnosticsCore
import UIKit

/// A word or a number on a colored background.
final class InspectorChip: UIControl {
    private let label = UILabel()
    /// The index of the field that a tap describes.
    var field: Int?

    var text: String? {
        get { label.text }
        set { if label.text != newValue { label.text = newValue } }
    }

    var tone = InspectorPicture.Tone.keyboard {
        didSet { backgroundColor = tone.color }
    }

    /// - Parameter style: The text style.
    init(_ style: UIFont.TextStyle = .caption2, onTap: @escaping (InspectorChip) -> Void = { _ in }) {
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        backgroundColor = tone.color
        layer.masksToBounds = true
        addSubview(label)
        addAction(UIAction { [weak self] _ in if let self { onTap(self) } }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The inspector creates its views in code.") }

    /// The size of the text with a margin. The width is at least the height.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: max(0, size.width - 10), height: size.height))
        let height = text.height + 2
        return CGSize(width: min(max(height, text.width + 10), size.width), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(5, bounds.width / 4), dy: 0)
        layer.cornerRadius = min(bounds.height / 2, 9)
    }
}
