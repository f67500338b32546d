import FormDiagnosticsCore
import Foundation
import Testing

/// Where the inspector places its marks.
struct InspectorPictureTests {
    private static let visible = CGRect(x: 0, y: 100, width: 400, height: 500)

    private func picture(
        _ fields: [InspectedField], _ findings: [InspectedFinding] = [], isRightToLeft: Bool = false
    ) -> InspectorPicture {
        InspectorPicture(fields, findings, in: Self.visible, isRightToLeft: isRightToLeft)
    }

    private static func field(_ number: Int?, at top: CGFloat, next: Int? = nil) -> InspectedField {
        InspectedField(number: number, frame: CGRect(x: 20, y: top, width: 300, height: 44), next: next)
    }

    /// The frames of a picture's labels, each of which is as wide as its text.
    private func frames(_ picture: InspectorPicture) -> [CGRect] {
        var layout = InspectorLayout(in: Self.visible, around: picture.marks, and: picture.content)
        return picture.frames(
            ofLabels: picture.labels.map { CGSize(width: 10 + 6 * $0.text.count, height: 16) }, in: &layout)
    }

    @Test("a number is beside its field, where that begins in the direction of reading", arguments: [false, true])
    func numbers(_ isRightToLeft: Bool) {
        let picture = picture([Self.field(1, at: 120), Self.field(2, at: 200)], isRightToLeft: isRightToLeft)
        #expect(picture.labels.map(\.text) == ["1", "2"])
        let x: CGFloat = isRightToLeft ? 322 : 2
        #expect(frames(picture) == [134, 214].map { CGRect(x: x, y: $0, width: 16, height: 16) })
        #expect(picture.leaders(from: frames(picture)).isEmpty)
        #expect(picture.labels.map(\.field) == [0, 1])
        #expect(picture.outlines.isEmpty && picture.arrows.isEmpty)
    }

    @Test("a field that is passed over says why, and what is to blame is outlined once")
    func passedOver() {
        let voucher = CGRect(x: 0, y: 300, width: 400, height: 120)
        var (first, second) = (Self.field(nil, at: 310), Self.field(nil, at: 360))
        (first.obstacle, first.responsibleView) = ("hidden ancestor (Voucher)", voucher)
        (second.obstacle, second.responsibleView) = ("hidden ancestor (Voucher)", voucher)
        let picture = picture([Self.field(1, at: 120), first, second])
        #expect(
            picture.labels.map(\.text) == ["1", "–", "hidden ancestor (Voucher)", "–"], "one reason for both")
        #expect(picture.outlines.filter { $0.tone == .responsible }.map(\.frame) == [voucher])
        #expect(picture.outlines.filter { $0.tone == .passed }.map(\.frame) == [first.frame, second.frame])
    }

    @Test("an arrow leads to where a link does, as long as both can be seen")
    func arrows() throws {
        let fields = [Self.field(1, at: 120, next: 2), Self.field(3, at: 200), Self.field(2, at: 280)]
        let arrow = try #require(picture(fields).arrows.first)
        // At the end of the fields, where most texts don't reach.
        #expect(arrow.start == CGPoint(x: 300, y: 142) && arrow.end == CGPoint(x: 300, y: 302))
        #expect(picture(fields, isRightToLeft: true).arrows.map(\.start.x) == [40])
        let (control, head) = InspectorPicture.lines(of: arrow)
        #expect(control.x != 300 && control.y == 222 && head[1] == arrow.end)
        #expect(picture([fields[0], fields[1], Self.field(2, at: 700)]).arrows.isEmpty)
        #expect(picture([Self.field(1, at: 120, next: 7)]).arrows.isEmpty)
    }

    @Test("what cannot be seen is left out: above the form, below it, and where nobody could say")
    func hidden() {
        let lost = InspectedField(number: 4, frame: CGRect(x: CGFloat.nan, y: 120, width: 10, height: 10))
        let fields = [Self.field(1, at: 40), Self.field(2, at: 300), Self.field(3, at: 600), lost]
        #expect(picture(fields).labels.map(\.text) == ["2"])
        #expect(picture([InspectedField(number: 1, frame: .null)]).labels.isEmpty)
    }

    @Test("a view has one list of the rules that it does not follow, in the color of the gravest")
    func findings() {
        let frame = CGRect(x: 20, y: 300, width: 300, height: 44)
        let findings: [InspectedFinding] = [
            .init(rule: "missingName", severity: .error, frame: frame),
            .init(rule: "sameName", severity: .warning, frame: CGRect(x: 20, y: 400, width: 300, height: 44)),
            .init(rule: "smallTarget", severity: .notice, frame: frame),
        ]
        let labels = picture([], findings).labels
        #expect(labels.map(\.text) == ["missingName, smallTarget", "sameName"])
        #expect(labels.map(\.tone) == [.error, .warning])
        #expect(labels.map(\.mark.maxY) == [344, 444])
        let places = frames(picture([], findings))
        #expect(places.map(\.maxX) == [320, 320] && places.map(\.maxY) == [299, 399])
    }

    @Test("the reason of a field is on it if nothing else is there, and never on words that people see")
    func reasons() {
        var hidden = Self.field(nil, at: 300)
        (hidden.obstacle, hidden.isSeen) = ("hidden", false)
        let alone = picture([Self.field(1, at: 120), hidden])
        #expect(frames(alone)[2].midY == 322)
        let covered = picture([Self.field(1, at: 310), hidden])
        #expect(!frames(covered).contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(Self.field(1, at: 310).frame) })
        // A field that's disabled has text, and fields above and below it.
        hidden.isSeen = true
        var crowded = picture([Self.field(1, at: 250), hidden, Self.field(2, at: 350)])
        crowded.content = [CGRect(x: 27, y: 312, width: 120, height: 20)]
        let reason = frames(crowded)[2]
        #expect(!reason.intersects(crowded.content[0]))
        #expect(![250, 350].contains { reason.insetBy(dx: 0, dy: 0.5).intersects(Self.field(1, at: $0).frame) })
    }

    @Test("a line leads from a label to a mark that it isn't next to")
    func leaders() throws {
        let fields = (0..<9).map { Self.field($0 + 1, at: 110 + 44 * CGFloat($0)) }
        var skipped = fields[3]
        (skipped.number, skipped.obstacle) = (nil, "disabled by the app")
        var picture = picture(Array(fields[..<3]) + [skipped] + Array(fields[4...]))
        picture.content = fields.map(\.frame)
        let frames = frames(picture)
        let index = try #require(picture.labels.firstIndex { $0.text == "disabled by the app" })
        #expect(!fields.contains { $0.frame.intersects(frames[index].insetBy(dx: 0.5, dy: 0.5)) })
        #expect(
            picture.leaders(from: frames).map(\.end).contains {
                $0.y >= skipped.frame.minY && $0.y <= skipped.frame.maxY
            })
    }

    @Test("what has to stay above the keyboard has room for a border of its own")
    func keyboard() {
        var picture = picture([])
        picture.mark(above: 500, [CGRect(x: 20, y: 440, width: 300, height: 44)])
        #expect(picture.keyboardTop == 500)
        #expect(picture.outlines.map(\.frame) == [CGRect(x: 16, y: 436, width: 308, height: 52)])
        #expect(picture.marks == [CGRect(x: 20, y: 440, width: 300, height: 44)])
    }

    @Test("the frame of the line with the caret leaves the lines above and below it alone")
    func caretLine() {
        var picture = picture([
            InspectedField(number: 1, frame: CGRect(x: 20, y: 300, width: 300, height: 120)), Self.field(2, at: 430),
        ])
        let line = CGRect(x: 20, y: 360, width: 300, height: 20)
        picture.mark(above: 500, [line, Self.field(2, at: 430).frame])
        #expect(
            picture.outlines.map(\.frame) == [
                CGRect(x: 16, y: 360, width: 308, height: 20), CGRect(x: 16, y: 426, width: 308, height: 52),
            ])
    }
}
