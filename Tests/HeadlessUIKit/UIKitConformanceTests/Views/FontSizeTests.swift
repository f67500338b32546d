import Testing
import UIKit

/// How large text is at the text sizes that a reader can choose.
@MainActor
@Suite(.onStage)
struct FontSizeTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test("L16 the text styles have the sizes that Apple publishes")
    func styles() {
        let sizes: [(UIFont.TextStyle, smallest: CGFloat, usual: CGFloat, larger: CGFloat, largest: CGFloat)] = [
            (.largeTitle, 31, 34, 40, 60), (.title1, 25, 28, 34, 58), (.title2, 19, 22, 28, 56),
            (.title3, 17, 20, 26, 55), (.headline, 14, 17, 23, 53), (.body, 14, 17, 23, 53),
            (.callout, 13, 16, 22, 51), (.subheadline, 12, 15, 21, 49), (.footnote, 12, 13, 19, 44),
            (.caption1, 11, 12, 18, 43),
        ]
        for (style, smallest, usual, larger, largest) in sizes {
            func size(_ category: UIContentSizeCategory) -> CGFloat {
                UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
            }
            #expect(size(.extraSmall) == smallest, "\(style.rawValue)")
            #expect(size(.large) == usual, "\(style.rawValue)")
            #expect(size(.extraExtraExtraLarge) == larger, "\(style.rawValue)")
            #expect(size(.accessibilityExtraExtraExtraLarge) == largest, "\(style.rawValue)")
        }
    }

    @Test("L17 metrics scale a font with the distance of lines, not with the size of letters, in whole pixels")
    func fonts() {
        let metrics = UIFontMetrics.default
        let font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)).pointSize == 17)
        let largest = metrics.scaledFont(for: font, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(abs(largest.pointSize - 17 * 62 / 22) <= 0.5)
        let medium = metrics.scaledFont(for: font, compatibleWith: traits(.medium))
        #expect(medium.pointSize < 17 && abs(medium.pointSize - 17 * 21 / 22) <= 0.5)
    }

    @Test("L17 a font that metrics scale is no larger than it may be")
    func maximum() {
        let metrics = UIFontMetrics(forTextStyle: .headline)
        let font = UIFont.boldSystemFont(ofSize: 17)
        let limited = metrics.scaledFont(
            for: font, maximumPointSize: 30, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(limited.pointSize == 30)
        let usual = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits(.large))
        #expect(usual.pointSize == 17)
    }

    @Test("L17 metrics scale distances like fonts, each text style in its own way")
    func values() {
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        let body = UIFontMetrics.default.scaledValue(for: 44, compatibleWith: largest)
        let title = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 44, compatibleWith: largest)
        #expect(abs(body - 124) <= 0.5 && abs(title - 44 * 70 / 41) <= 0.5)
        #expect(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traits(.large)) == 44)
    }

    @Test("an underline and a line through text take no room")
    func decoration() {
        _ = TestScreen()
        func size(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: "Name", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 20)]) { old, _ in old }
            )
            return label.intrinsicContentSize
        }
        let plain = size([:])
        #expect(size([.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.red]) == plain)
        #expect(
            size([.strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.red]) == plain)
    }
}
