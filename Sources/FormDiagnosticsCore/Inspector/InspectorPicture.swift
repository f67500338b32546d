import FormNavigationCore
import Foundation

/// What the inspector draws over a screen, in points, in the coordinates of its window.
package struct InspectorPicture: Sendable, Equatable {
    /// The meaning of a mark.
    package enum Tone: Sendable, Hashable, CaseIterable {
        /// A field that Next goes to.
        case stop
        /// A skipped field.
        case passed
        /// The view that causes a field to be skipped.
        case responsible
        /// The keyboard, and what has to stay above it.
        case keyboard
        /// Findings of an audit.
        case notice, warning, error
    }

    /// A label with a word or a number.
    package struct Label: Sendable, Equatable {
        /// What a label says about its mark, which determines where it's best placed.
        package enum Kind: Sendable {
            case number, reason, rules
        }

        package var text: String
        package var kind: Kind
        /// The visible part of what the label is about.
        package var mark: CGRect
        package var tone: Tone
        /// The index of the field that a tap on the label describes, or `nil` if a tap does nothing.
        package var field: Int?
    }

    package struct Outline: Sendable, Equatable {
        package var frame: CGRect
        package var tone: Tone
        package var isDashed = false
    }

    /// The arrow for a link, or the line to a label that isn't next to its mark.
    package struct Arrow: Sendable, Equatable {
        package var start: CGPoint
        package var end: CGPoint
    }

    /// The part of the window in which the form is visible.
    package private(set) var visible = CGRect.zero
    package private(set) var labels: [Label] = []
    package private(set) var outlines: [Outline] = []
    package private(set) var arrows: [Arrow] = []
    /// The visible parts of everything that a label mustn't cover.
    package private(set) var marks: [CGRect] = []
    /// Where the screen shows words, pictures, and controls, which labels leave visible.
    package var content: [CGRect] = []
    /// Whether text runs from right to left.
    package private(set) var isRightToLeft = false
    /// The top edge of the keyboard with its accessory view, or `nil` while there's no keyboard.
    package var keyboardTop: CGFloat?
    /// A description of the latest decision.
    package var decision: String?

    package init() {}
}

/// A field as the inspector shows it.
package struct InspectedField: Sendable, Equatable {
    /// The field's position in the order of Next, or `nil` if it's skipped.
    package var number: Int?
    /// The frame, in the coordinates of the inspector's window.
    package var frame: CGRect
    /// The reason why the field is skipped.
    package var obstacle: String?
    /// Whether the user sees the field, so that a label mustn't cover it.
    package var isSeen: Bool
    /// The frame of the view that causes it to be skipped.
    package var responsibleView: CGRect?
    /// The index, in the list of all fields, of the field that a link leads to.
    package var next: Int?

    package init(
        number: Int?, frame: CGRect, obstacle: String? = nil, isSeen: Bool = true, responsibleView: CGRect? = nil,
        next: Int? = nil
    ) {
        (self.number, self.frame, self.isSeen) = (number, frame, isSeen)
        (self.obstacle, self.responsibleView, self.next) = (obstacle, responsibleView, next)
    }
}

/// An audit's finding, with the view that it's about.
package struct InspectedFinding: Sendable, Equatable {
    /// The name of the rule.
    package var rule: String
    package var severity: AuditSeverity
    /// The frame, in the coordinates of the inspector's window.
    package var frame: CGRect

    package init(rule: String, severity: AuditSeverity, frame: CGRect) {
        (self.rule, self.severity, self.frame) = (rule, severity, frame)
    }
}

// MARK: - Placing

extension InspectorPicture {
    /// Creates the picture.
    ///
    /// - Parameters:
    ///   - fields: The stops, and the skipped fields.
    ///   - findings: The findings of an audit, by view.
    ///   - visible: The part of the window in which the form is visible. The picture leaves out everything else.
    ///   - isRightToLeft: Whether text runs from right to left.
    package init(
        _ fields: [InspectedField], _ findings: [InspectedFinding], in visible: CGRect, isRightToLeft: Bool
    ) {
        (self.visible, self.isRightToLeft) = (visible, isRightToLeft)
        var reasons: Set<String> = []
        for (index, field) in fields.enumerated() {
            if let frame = field.responsibleView, visible.touches(frame),
                !outlines.contains(where: { $0.frame == frame })
            {
                outlines.append(Outline(frame: frame, tone: .responsible, isDashed: true))
            }
            guard visible.touches(field.frame), let mark = visible.visiblePart(of: field.frame) else { continue }
            // Fields that are skipped because of one view have one reason.
            let reason = field.obstacle.flatMap { obstacle in
                field.responsibleView == nil || reasons.insert(obstacle).inserted ? obstacle : nil
            }
            add(field, index, at: mark, because: reason)
            guard let next = field.next, fields.indices.contains(next), visible.touches(fields[next].frame) else {
                continue
            }
            arrows.append(
                Arrow(
                    start: field.frame.trailingEnd(isRightToLeft), end: fields[next].frame.trailingEnd(isRightToLeft)))
        }
        add(findings.filter { visible.touches($0.frame) }, in: visible)
    }

    private mutating func add(_ field: InspectedField, _ index: Int, at mark: CGRect, because reason: String?) {
        let tone: Tone = field.number == nil ? .passed : .stop
        if field.isSeen { marks.append(mark) }
        labels.append(
            Label(text: field.number.map(String.init) ?? "–", kind: .number, mark: mark, tone: tone, field: index))
        if field.obstacle != nil { outlines.append(Outline(frame: field.frame, tone: .passed, isDashed: true)) }
        if let reason { labels.append(Label(text: reason, kind: .reason, mark: mark, tone: .passed)) }
    }

    /// Lists the rules that a view breaks.
    private mutating func add(_ findings: [InspectedFinding], in visible: CGRect) {
        var frames: [CGRect] = []
        for finding in findings {
            guard !frames.contains(finding.frame), let mark = visible.visiblePart(of: finding.frame) else { continue }
            frames.append(finding.frame)
            if !marks.contains(mark) { marks.append(mark) }
            let all = findings.filter { $0.frame == finding.frame }
            let gravest = all.map(\.severity).max() ?? finding.severity
            labels.append(
                Label(
                    text: all.map(\.rule).joined(separator: ", "), kind: .rules, mark: mark,
                    tone: gravest == .error ? .error : gravest == .warning ? .warning : .notice))
        }
    }

    /// Marks what has to stay above the keyboard.
    package mutating func mark(above top: CGFloat, _ frames: [CGRect]) {
        keyboardTop = top
        outlines += frames.map { frame in
            // Room for a field's own border. Above and below a line in a text view, there are other lines.
            let isLine = marks.contains { $0.height > frame.height && $0.encloses(frame, within: 1) }
            return Outline(frame: frame.insetBy(dx: -4, dy: isLine ? 0 : -4), tone: .keyboard)
        }
        marks += frames.compactMap(visible.visiblePart)
    }

    /// The lines of an arrow: a curve, and the head.
    package static func lines(of arrow: Arrow) -> (control: CGPoint, head: [CGPoint]) {
        let (start, end) = (arrow.start, arrow.end)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max(1, (dx * dx + dy * dy).squareRoot())
        let bow = min(48, length / 3)
        let control = CGPoint(
            x: (start.x + end.x) / 2 + dy / length * bow, y: (start.y + end.y) / 2 - dx / length * bow)
        let (hx, hy) = (end.x - control.x, end.y - control.y)
        let way = max(1, (hx * hx + hy * hy).squareRoot())
        let (ux, uy) = (hx / way * 8, hy / way * 8)
        return (
            control,
            [
                CGPoint(x: end.x - ux - uy * 0.6, y: end.y - uy + ux * 0.6), end,
                CGPoint(x: end.x - ux + uy * 0.6, y: end.y - uy - ux * 0.6),
            ]
        )
    }
}

extension CGRect {
    /// Whether any part of the other rectangle, which may be a line, is visible in this one.
    fileprivate func touches(_ other: CGRect) -> Bool { other.isFinite && overlaps(other) }

    /// The visible part of the other rectangle, unless it's too low for anybody to notice. A line counts.
    fileprivate func visiblePart(of other: CGRect) -> CGRect? {
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard bottom - top >= min(8, other.height) else { return nil }
        return CGRect(
            x: max(minX, other.minX), y: top, width: min(maxX, other.maxX) - max(minX, other.minX), height: bottom - top
        )
    }

    /// The point where arrows begin and end, after most of the texts in fields.
    fileprivate func trailingEnd(_ isRightToLeft: Bool) -> CGPoint {
        let inset = min(20, width / 2)
        return CGPoint(x: isRightToLeft ? minX + inset : maxX - inset, y: midY)
    }
}
