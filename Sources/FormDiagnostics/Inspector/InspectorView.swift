import FormDiagnosticsCore
import UIKit

/// Draws the inspector's picture over a screen.
final class InspectorView: UIView {
    let controls = InspectorControls()
    let card = InspectorCard()
    /// A closure that's called with the index of a field that the user tapped.
    var onTap: (Int) -> Void = { _ in }
    private let shapes = UIView()
    private let words = UIView()
    private let decision = InspectorChip()
    private var chips: [InspectorChip] = []
    private(set) var picture = InspectorPicture()
    private var drawn: Drawn?

    /// Everything that a drawing depends on.
    private struct Drawn: Equatable {
        var picture: InspectorPicture
        var size: CGSize
        var style: UIUserInterfaceStyle
        var textSize: UIContentSizeCategory
    }

    init() {
        super.init(frame: .zero)
        shapes.isUserInteractionEnabled = false
        decision.isUserInteractionEnabled = false
        backgroundColor = .clear
        for view in [shapes, words, decision, card, controls] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The inspector creates its views in code.") }

    func show(_ picture: InspectorPicture) {
        self.picture = picture
        let drawing = Drawn(
            picture: picture, size: bounds.size, style: traitCollection.userInterfaceStyle,
            textSize: traitCollection.preferredContentSizeCategory)
        guard drawn != drawing else { return }
        drawn = drawing
        drawWords()
        setNeedsLayout()
    }

    // The app receives all other taps.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === words ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [shapes, words] where view.frame != bounds { view.frame = bounds }
        let bottom = min(picture.keyboardTop ?? .infinity, bounds.maxY - safeAreaInsets.bottom)
        let free = bounds.inset(by: safeAreaInsets)
        // Below the app's bars, which contain buttons.
        let top = max(free.minY, min(picture.visible.minY + 2, bottom))
        let area = CGRect(x: free.minX, y: top, width: free.width, height: max(0, bottom - 2 - top))
        // If there's no room below the bars, something can be between the items of a bar.
        let reserve = CGRect(x: free.minX, y: free.minY, width: free.width, height: max(0, bottom - 2 - free.minY))
        var layout = InspectorLayout(in: area, around: picture.marks, and: picture.content)
        controls.place(in: area, orIn: reserve, &layout)
        let fitting = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let frames = picture.frames(ofLabels: chips.map { $0.sizeThatFits(fitting) }, in: &layout)
        for (chip, frame) in zip(chips, frames) { chip.frame = frame }
        decision.text = picture.decision
        decision.isHidden = picture.decision == nil
        if !decision.isHidden {
            let size = decision.sizeThatFits(fitting)
            let (right, low) = (area.maxX - size.width, area.maxY - size.height)
            decision.frame = layout.place(
                size, at: [(area.minX, low), (right, low), (area.minX, area.minY)].map { CGPoint(x: $0, y: $1) },
                orIn: reserve)
        }
        card.place(beside: controls.frame, in: area)
        for chip in chips { chip.isUserInteractionEnabled = controls.isOn && chip.field != nil }
        drawShapes(leaders: picture.leaders(from: frames))
    }

    // MARK: - Drawing

    private func drawShapes(leaders: [InspectorPicture.Arrow]) {
        for layer in shapes.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
        for outline in picture.outlines {
            let path = UIBezierPath(roundedRect: outline.frame, cornerRadius: 5)
            add(path, outline.tone, isDashed: outline.isDashed)
        }
        for arrow in picture.arrows {
            let (control, head) = InspectorPicture.lines(of: arrow)
            let path = UIBezierPath()
            path.move(to: arrow.start)
            path.addQuadCurve(to: arrow.end, controlPoint: control)
            path.move(to: head[0])
            for point in head.dropFirst() { path.addLine(to: point) }
            add(path, .stop)
        }
        for leader in leaders {
            let path = UIBezierPath()
            path.move(to: leader.start)
            path.addLine(to: leader.end)
            add(path, .passed)
        }
        if let top = picture.keyboardTop {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: top - 1))
            path.addLine(to: CGPoint(x: bounds.maxX, y: top - 1))
            add(path, .keyboard, isDashed: true)
        }
    }

    private func add(_ path: UIBezierPath, _ tone: InspectorPicture.Tone, isDashed: Bool = false) {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = tone.color.resolvedColor(with: traitCollection).cgColor
        layer.lineWidth = 1.5
        layer.lineDashPattern = isDashed ? [6, 5] : nil
        shapes.layer.addSublayer(layer)
    }

    private func drawWords() {
        while chips.count > picture.labels.count { chips.removeLast().removeFromSuperview() }
        while chips.count < picture.labels.count {
            let chip = InspectorChip { [weak self] chip in
                if let field = chip.field { self?.onTap(field) }
            }
            chips.append(chip)
            words.addSubview(chip)
        }
        for (chip, label) in zip(chips, picture.labels) {
            (chip.text, chip.tone, chip.field) = (label.text, label.tone, label.field)
        }
    }
}

extension InspectorPicture.Tone {
    var color: UIColor {
        switch self {
        case .stop: .systemIndigo
        case .passed: .systemGray
        case .responsible, .warning: .systemOrange
        case .keyboard: .systemPink
        case .notice: .systemTeal
        case .error: .systemRed
        }
    }
}
