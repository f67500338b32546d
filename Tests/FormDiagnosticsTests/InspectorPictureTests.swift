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

    @Test("a number is where its field begins, in the direction of reading", arguments: [(false, 20.0), (true, 320.0)])
    func numbers(_ isRightToLeft: Bool, _ edge: Double) {
        let picture = picture([Self.field(1, at: 120), Self.field(2, at: 200)], isRightToLeft: isRightToLeft)
        #expect(picture.labels.map(\.text) == ["1", "2"])
        #expect(picture.labels.map(\.place) == [CGPoint(x: edge, y: 120), CGPoint(x: edge, y: 200)])
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
            picture.labels.map(\.text) == ["1", "–", "hidden ancestor (Voucher)", "–", "hidden ancestor (Voucher)"])
        #expect(picture.outlines.filter { $0.tone == .responsible }.map(\.frame) == [voucher])
        #expect(picture.outlines.filter { $0.tone == .passed }.map(\.frame) == [first.frame, second.frame])
    }

    @Test("an arrow leads to where a link does, as long as both can be seen")
    func arrows() throws {
        let fields = [Self.field(1, at: 120, next: 2), Self.field(3, at: 200), Self.field(2, at: 280)]
        let arrow = try #require(picture(fields).arrows.first)
        #expect(arrow.start == CGPoint(x: 60, y: 142) && arrow.end == CGPoint(x: 60, y: 302))
        let (control, head) = InspectorPicture.lines(of: arrow)
        #expect(control.x != 60 && control.y == 222 && head[1] == arrow.end)
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
        #expect(labels.map(\.place) == [CGPoint(x: 320, y: 300), CGPoint(x: 320, y: 400)])
    }

    @Test("what has to stay above the keyboard has room for a border of its own")
    func keyboard() {
        var picture = picture([])
        picture.mark(above: 500, [CGRect(x: 20, y: 440, width: 300, height: 44)])
        #expect(picture.keyboardTop == 500)
        #expect(picture.outlines.map(\.frame) == [CGRect(x: 16, y: 436, width: 308, height: 52)])
    }
}
