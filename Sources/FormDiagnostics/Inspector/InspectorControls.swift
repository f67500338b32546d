import UIKit

/// The inspector's own button, and the one that it reveals.
final class InspectorControls: UIView {
    /// A closure that's called after ``isOn`` has changed.
    var onToggle: () -> Void = {}
    /// A closure that's called when a recording should begin or end.
    var onRecord: () -> Void = {}
    /// Whether the inspector handles taps on numbers.
    private(set) var isOn = false { didSet { update() } }
    var isRecording = false { didSet { update() } }
    private lazy var toggle = InspectorChip(.footnote) { [weak self] _ in
        self?.isOn.toggle()
        self?.onToggle()
    }
    private lazy var record = InspectorChip(.footnote) { [weak self] _ in self?.onRecord() }

    init() {
        super.init(frame: .zero)
        for chip in [toggle, record] { addSubview(chip) }
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The inspector creates its views in code.") }

    private func update() {
        toggle.text = isOn ? "Close" : "Inspect"
        toggle.tone = isOn ? .stop : .passed
        record.text = isRecording ? "Stop" : "Record"
        record.tone = isRecording ? .error : .stop
        record.isHidden = !isOn && !isRecording
        setNeedsLayout()
    }

    /// Places the buttons next to each other, at the right end of the top edge.
    func place(in free: CGRect) {
        let chips = [record, toggle].filter { !$0.isHidden }
        let sizes = chips.map { $0.sizeThatFits(free.size) }
        let width = sizes.map(\.width).reduce(0, +) + 6 * CGFloat(chips.count - 1)
        frame = CGRect(x: free.maxX - width, y: free.minY, width: width, height: sizes.map(\.height).max() ?? 0)
        var x: CGFloat = 0
        for (chip, size) in zip(chips, sizes) {
            chip.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
            x += size.width + 6
        }
    }

    // A tap on the gap between the buttons is meant for a button.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A card that describes a field, until the user taps it.
final class InspectorCard: UIControl {
    private let label = UILabel()

    /// The text to show, or `nil` to hide the card.
    var text: String? {
        didSet {
            label.text = text
            isHidden = text == nil
        }
    }

    init() {
        super.init(frame: .zero)
        isHidden = true
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        layer.borderWidth = 1
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        label.numberOfLines = 0
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.text = nil }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The inspector creates its views in code.") }

    func place(below top: CGFloat, in free: CGRect) {
        guard !isHidden else { return }
        let room = CGSize(width: max(0, free.width - 24), height: max(0, free.maxY - top - 24))
        let height = min(label.sizeThatFits(room).height, room.height)
        frame = CGRect(x: free.minX, y: top, width: free.width, height: height + 24)
        label.frame = bounds.insetBy(dx: 12, dy: 12)
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
