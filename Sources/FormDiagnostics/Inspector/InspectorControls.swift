import FormDiagnosticsCore
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
    /// The upper right corner of the buttons after the user has dragged them, in the coordinates of the superview.
    private var draggedCorner: CGPoint?
    private lazy var record = InspectorChip(.footnote) { [weak self] _ in self?.onRecord() }

    init() {
        super.init(frame: .zero)
        for chip in [toggle, record] { addSubview(chip) }
        let drag = DragRecognizer()
        drag.onDrag = { [weak self] in self?.follow($0) }
        addGestureRecognizer(drag)
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

    /// Places the buttons next to each other: where the user has dragged them, or else in a corner in which they don't
    /// cover anything.
    func place(in area: CGRect, orIn reserve: CGRect, _ layout: inout InspectorLayout) {
        let chips = [record, toggle].filter { !$0.isHidden }
        let sizes = chips.map { $0.sizeThatFits(area.size) }
        let size = CGSize(
            width: sizes.map(\.width).reduce(0, +) + 6 * CGFloat(chips.count - 1),
            height: sizes.map(\.height).max() ?? 0)
        let (right, low) = (area.maxX - size.width, area.maxY - size.height)
        if let corner = draggedCorner {
            frame = CGRect(origin: CGPoint(x: corner.x - size.width, y: corner.y), size: size).fitted(into: area)
            layout.keepClear(frame)
        } else {
            let corners = [(right, area.minY), (area.minX, area.minY), (right, low), (area.minX, low)]
            frame = layout.place(size, at: corners.map { CGPoint(x: $0, y: $1) }, orIn: reserve)
        }
        var x: CGFloat = 0
        for (chip, size) in zip(chips, sizes) {
            chip.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
            x += size.width + 6
        }
    }

    /// Follows a finger that drags the buttons.
    private func follow(_ drag: UIPanGestureRecognizer) {
        let way = drag.translation(in: superview)
        drag.setTranslation(.zero, in: superview)
        draggedCorner = CGPoint(x: frame.maxX + way.x, y: frame.minY + way.y)
        superview?.setNeedsLayout()
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

    /// Places the card below the buttons, or above them if there's more room.
    func place(beside buttons: CGRect, in area: CGRect) {
        guard !isHidden else { return }
        let (above, below) = (buttons.minY - 8 - area.minY, area.maxY - buttons.maxY - 8)
        let room = CGSize(width: max(0, area.width - 24), height: max(0, max(above, below) - 24))
        let height = min(label.sizeThatFits(room).height, room.height) + 24
        let top = below >= above ? buttons.maxY + 8 : max(area.minY, buttons.minY - 8 - height)
        frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
        label.frame = bounds.insetBy(dx: 12, dy: 12)
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
