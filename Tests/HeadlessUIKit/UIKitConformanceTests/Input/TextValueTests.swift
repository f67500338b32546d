import Testing
import UIKit

/// Places in text, selections without focus, and what attributed text brings along.
@MainActor
@Suite(.onStage)
struct TextValueTests {
    @Test("L18 positions and ranges are equal if they're the same place")
    func places() throws {
        _ = makeStage()
        let (field, view) = (UITextField(frame: .zero), UITextView(frame: .zero))
        field.text = "abc"
        view.text = "abc"
        for input in [field, view] as [any UITextInput & UIView] {
            let start = input.beginningOfDocument
            let second = try #require(input.position(from: start, offset: 1))
            let again = try #require(input.position(from: input.endOfDocument, offset: -2))
            #expect(second == again && second.hash == again.hash && second != start)
            let range = try #require(input.textRange(from: start, to: second))
            #expect(range == input.textRange(from: start, to: again))
            #expect(range != input.textRange(from: start, to: start))
        }
    }

    @Test("L18 an app's own positions are equal only by identity")
    func ownPlaces() {
        final class Place: UITextPosition {}
        _ = makeStage()
        let place = Place()
        #expect(place == place && place != Place())
    }

    @Test("L19 a text field without focus keeps the selection that code sets")
    func selection() throws {
        _ = makeStage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "abcd"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 2))
        field.selectedTextRange = field.textRange(from: start, to: end)
        let selected = try #require(field.selectedTextRange)
        #expect(field.text(in: selected) == "bc")
    }

    @Test("L21 attributed text gives a text view the font, the color, and the alignment of its first character")
    func firstCharacter() {
        _ = makeStage()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.attributedText = NSAttributedString(
            string: "abc",
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
            ])
        #expect(view.font?.pointSize == 30 && view.textColor == .red && view.textAlignment == .center)
        let small = UITextView(frame: view.frame)
        small.attributedText = NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        #expect(view.sizeThatFits(room).height > small.sizeThatFits(room).height + 10)
    }

    @Test("L22 the size of a text view's text has whole pixels, and not only whole points")
    func pixels() {
        _ = makeStage()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 14)
        view.text = "abc"
        let height = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        let needed = UIFont.systemFont(ofSize: 14).lineHeight + 16
        #expect(height >= needed && height < needed + 1 / UIScreen.main.scale)
    }

    @Test("L23 text is measured with the line breaks of its paragraph style")
    func lineBreaks() {
        _ = makeStage()
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        let font = UIFont.systemFont(ofSize: 20)
        let text = "ab abcdefgh"
        let room = CGSize(width: text.size(withAttributes: [.font: font]).width * 0.6, height: 1000)
        func lines(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            let rect = text.boundingRect(
                with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
            return (rect.height / font.lineHeight).rounded()
        }
        #expect(lines([.font: font, .paragraphStyle: style]) == 2)
        #expect(lines([.font: font]) == 3)
    }
}
