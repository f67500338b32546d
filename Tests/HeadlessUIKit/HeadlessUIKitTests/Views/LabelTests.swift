import Testing

@testable import UIKit

@MainActor
@Suite("Text metrics and labels")
struct LabelTests {
    let font = UIFont.systemFont(ofSize: 10)

    func lines(_ text: String, _ width: CGFloat) -> [String] {
        HeadlessTextMetrics.lines(of: text, font: font, width: width).map {
            (text as NSString).substring(with: $0.range)
        }
    }

    @Test("a shadow is drawn at its distance from the text, and only if it has a color")
    func shadow() {
        let stage = ViewStage()
        let label = stage.add(UILabel(), CGRect(x: 20, y: 100, width: 200, height: 40))
        label.text = "Name"
        #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
        label.shadowOffset = CGSize(width: 3, height: 5)
        #expect(!stage.device.drawSVG().contains("dx=\"3\" dy=\"5\""))
        label.shadowColor = .red
        let shadow = "dx=\"3\" dy=\"5\" stdDeviation=\"0\" flood-color=\"#ff0000\""
        #expect(stage.device.drawSVG().contains(shadow))
    }

    @Test("Text breaks between words, then inside them, and at newlines")
    func breaking() {
        _ = HeadlessDevice()
        // "aaa" is 16.68 points wide, a space 2.78.
        #expect(lines("aaa aaa aaa", 40) == ["aaa aaa ", "aaa"])
        #expect(lines("aaa aaa aaa", 36) == ["aaa ", "aaa ", "aaa"])
        #expect(lines("aaaaaa", 17) == ["aaa", "aaa"])
        #expect(lines("aa aaaaaa", 17) == ["aa ", "aaa", "aaa"])
        #expect(lines("a\nb", 100) == ["a\n", "b"])
        #expect(lines("a\n", 100) == ["a\n", ""])
        #expect(lines("\n\n", 100) == ["\n", "\n", ""])
        #expect(lines("", 100) == [""])
        #expect(lines("aaa   ", 17) == ["aaa   "])
        #expect(lines("aa", 1) == ["a", "a"])
    }

    @Test("Every character is on one line, whatever the width", arguments: [0.5, 7, 30, 100, .infinity, .nan, 0, -3])
    func coverage(width: Double) {
        _ = HeadlessDevice()
        let text = "Straße 12, über 👩‍👩‍👧 weit\n漢字 and so on — “end”.\n"
        #expect(lines(text, width).joined() == text)
    }

    @Test("Widths add up, bold is wider, and what is combined counts once")
    func widths() {
        _ = HeadlessDevice()
        #expect(HeadlessTextMetrics.width(of: "ab", font: font) == 11.12)
        #expect(HeadlessTextMetrics.width(of: "ab", font: .boldSystemFont(ofSize: 10)) > 11.12)
        #expect(HeadlessTextMetrics.width(of: "é", font: font) == HeadlessTextMetrics.width(of: "e", font: font))
        #expect(HeadlessTextMetrics.width(of: "e\u{301}", font: font) == HeadlessTextMetrics.width(of: "e", font: font))
        #expect(HeadlessTextMetrics.width(of: "\n", font: font) == 0)
    }

    @Test("A label is as large as its text, in whole pixels")
    func labelSize() {
        let device = HeadlessDevice()
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        label.text = "Hello"
        let size = label.intrinsicContentSize
        #expect(size.height >= label.font.lineHeight && size.height < label.font.lineHeight + 1)
        #expect((size.width * device.screen.scale).rounded() == size.width * device.screen.scale)
        label.sizeToFit()
        #expect(label.bounds.size == size)
    }

    @Test("Several lines are measured at a width, no more of them than allowed")
    func labelLines() {
        _ = HeadlessDevice()
        let label = UILabel()
        label.text = "one two three four five six seven"
        let one = label.sizeThatFits(CGSize(width: 60, height: 0)).height
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > one)
        let two = label.sizeThatFits(CGSize(width: 60, height: 0)).height
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > two)
        let rect = label.textRect(forBounds: CGRect(x: 5, y: 6, width: 60, height: 500), limitedToNumberOfLines: 2)
        #expect(rect.origin == CGPoint(x: 5, y: 6) && rect.height == two)
        label.preferredMaxLayoutWidth = 60
        #expect(label.intrinsicContentSize.width <= 60)
    }

    @Test("A font made from a text style takes the reader's text size where the label says so")
    func textSize() {
        let stage = ViewStage()
        let label = stage.add(UILabel(), .zero)
        label.text = "Name"
        label.font = .preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
        let large = label.intrinsicContentSize.height
        #expect(label.shownFont.pointSize > 30)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.shownFont.pointSize == 17)
        #expect(label.intrinsicContentSize.height < large)
        label.font = .systemFont(ofSize: 30)
        #expect(label.shownFont.pointSize == 30)
    }

    @Test("L11 setting the text drops the attributes; the text of attributes is read as text")
    func attributedText() {
        _ = HeadlessDevice()
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.text == "Big")
        #expect(label.font.pointSize == 40)
        #expect(label.intrinsicContentSize.height > 40)
        label.text = "Big"
        #expect(label.attributedText?.string == "Big")
    }

    @Test("Text too wide is drawn smaller, down to the least scale")
    func shrinking() {
        _ = HeadlessDevice()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        label.text = "A long label"
        #expect(label.shownFont.pointSize == 17)
        label.adjustsFontSizeToFitWidth = true
        #expect(HeadlessTextMetrics.width(of: label.text!, font: label.shownFont) <= 20.001)
        label.minimumScaleFactor = 0.5
        #expect(label.shownFont.pointSize == 8.5)
    }

    @Test("A label takes no touches and speaks its text")
    func labelDefaults() {
        _ = HeadlessDevice()
        let label = UILabel()
        label.text = "Name"
        #expect(!label.isUserInteractionEnabled)
        #expect(label.accessibilityLabel == "Name")
        #expect(label.accessibilityTraits == .staticText)
    }

    @Test("NSParagraphStyle: indents take room from lines, and distances stand between lines and paragraphs")
    func paragraphs() {
        _ = HeadlessDevice()
        func size(_ text: String, width: CGFloat = 0, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> CGSize
        {
            let style = NSMutableParagraphStyle()
            change(style)
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
            return label.sizeThatFits(CGSize(width: width, height: 0))
        }
        // "aaa" is 16.68 points wide, a space 2.78.
        let (one, three) = (size("aaa"), size("aaa aaa aaa", width: 36))
        #expect(size("aaa") { $0.firstLineHeadIndent = 8 }.width == one.width + 8)
        #expect(size("aaa") { $0.headIndent = 8 }.width == one.width)
        #expect(size("aaa") { $0.tailIndent = -8 }.width == one.width + 8)
        #expect(size("aaa aaa aaa", width: 40).height < three.height)
        #expect(size("aaa aaa aaa", width: 40) { $0.firstLineHeadIndent = 5 }.height < three.height)
        #expect(size("aaa aaa aaa", width: 40) { $0.headIndent = 30 }.height > three.height)
        #expect(size("aaa aaa aaa", width: 40) { $0.tailIndent = -4 }.height == three.height)
        #expect(size("aaa aaa aaa", width: 100) { $0.tailIndent = 36 }.height == three.height)
        let (line, two) = (font.lineHeight, size("a\nb\nc").height)
        #expect(abs(size("a\nb\nc") { $0.paragraphSpacing = 10 }.height - two - 20) < 0.5)
        #expect(abs(size("a\nb\nc") { $0.paragraphSpacingBefore = 5 }.height - two - 10) < 0.5)
        #expect(size("aaa aaa aaa", width: 36) { $0.paragraphSpacing = 10 }.height == three.height)
        #expect(abs(size("a\nb\nc") { $0.lineSpacing = 3 }.height - two - 6) < 0.5)
        #expect(abs(size("a\nb\nc") { $0.lineHeightMultiple = 2 }.height - 6 * line) < 0.5)
        #expect(size("a\nb\nc") { $0.minimumLineHeight = 20 }.height == 60)
        #expect(size("a\nb\nc") { $0.maximumLineHeight = 8 }.height == 24)
    }

    @Test("NSParagraphStyle: lines are drawn where the indents put them, on the side where lines begin")
    func drawnIndents() throws {
        _ = HeadlessDevice()
        for (direction, x) in [(UIUserInterfaceLayoutDirection.leftToRight, "x=\"130\""), (.rightToLeft, "x=\"270\"")] {
            let stage = ViewStage(layoutDirection: direction)
            let style = NSMutableParagraphStyle()
            style.firstLineHeadIndent = 30
            let label = stage.add(UILabel(), CGRect(x: 100, y: 100, width: 200, height: 30))
            label.attributedText = NSAttributedString(string: "Indented", attributes: [.paragraphStyle: style])
            let line = stage.device.drawSVG().components(separatedBy: "\n").first { $0.contains("Indented") }
            #expect(line?.contains(x) == true, "\(line ?? "")")
        }
    }

    @Test("NSMutableParagraphStyle.setParagraphStyle: takes all of another style, and equal styles are equal")
    func copiedStyles() throws {
        _ = HeadlessDevice()
        let style = NSMutableParagraphStyle()
        style.tailIndent = -3
        style.alignment = .center
        let other = NSMutableParagraphStyle()
        #expect(other != style)
        other.setParagraphStyle(style)
        #expect(other == style && other.tailIndent == -3 && other.alignment == .center)
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.tailIndent = 0
        #expect(copy.tailIndent == -3 && copy != style)
    }
}
