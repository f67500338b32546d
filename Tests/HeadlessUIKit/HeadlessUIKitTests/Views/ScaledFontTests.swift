import Testing
import UIKit

/// Fonts that metrics scale, and lines below text and through it, on a device.
@MainActor
@Suite("Scaled fonts and lines of text")
struct ScaledFontTests {
    @Test("metrics scale for the text size of the device")
    func device() {
        let device = HeadlessDevice()
        let metrics = UIFontMetrics.default
        #expect(metrics.scaledValue(for: 17) == 17)
        device.preferredContentSizeCategory = .medium
        #expect(abs(metrics.scaledValue(for: 17) - 49 / 3) < 0.000_1)
        device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 48)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 40).pointSize == 40)
    }

    @Test("a label that adjusts its font follows the text size with a scaled font, up to its maximum")
    func following() {
        let stage = ViewStage()
        let label = stage.add(UILabel(), CGRect(x: 20, y: 100, width: 200, height: 40))
        label.text = "Name"
        label.font = UIFontMetrics.default.scaledFont(
            for: UIFont(name: "Avenir-Bold", size: 20)!, maximumPointSize: 50)
        let usual = label.intrinsicContentSize.height
        stage.device.preferredContentSizeCategory = .accessibilityMedium
        #expect(label.intrinsicContentSize.height == usual)
        label.adjustsFontForContentSizeCategory = true
        let larger = label.intrinsicContentSize.height
        #expect(larger > usual)
        stage.device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let largest = label.intrinsicContentSize.height
        #expect(largest > larger)
        let font = UILabel()
        font.text = "Name"
        font.font = UIFont(name: "Avenir-Bold", size: 50)
        #expect(largest == font.intrinsicContentSize.height)
        stage.device.preferredContentSizeCategory = .large
        #expect(label.intrinsicContentSize.height == usual)
    }

    @Test("a drawing has the lines below text and through it, in their colors")
    func lines() {
        let stage = ViewStage()
        let label = stage.add(UILabel(), CGRect(x: 20, y: 100, width: 200, height: 40))
        func bars(_ attributes: [NSAttributedString.Key: Any]) -> Int {
            label.attributedText = NSAttributedString(string: "Name", attributes: attributes)
            let drawing = stage.device.drawSVG()
            return drawing.components(separatedBy: "#00ff00").count - 1
        }
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(bars([:]) == 0)
        #expect(bars([.underlineColor: green]) == 0)
        #expect(bars([.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: green]) == 1)
        #expect(bars([.strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: green]) == 2)
        #expect(bars([.strikethroughStyle: 0, .strikethroughColor: green]) == 0)
        // Without a color of its own, a line has the text's.
        #expect(bars([.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: green]) == 2)
    }
}
