import Testing
import UIKit

@Suite("Colors, fonts and pictures")
struct ColorTests {
    @Test("J3 colors, fonts and pictures belong to no actor and may be sent")
    func sendable() async {
        let values: (UIColor, UIFont, UIImage?) = (.label, .systemFont(ofSize: 12), UIImage(systemName: "plus"))
        let size = await Task.detached { values.1.pointSize }.value
        #expect(size == 12)
    }

    @Test("Equal components make equal colors")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(white: 0, alpha: 1) == .black)
        #expect(UIColor.black != .label)
        #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        #expect(UIColor(cgColor: UIColor.blue.cgColor) == .blue)
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        UIColor.orange.getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 1 && alpha == 1)
    }

    @Test("Text styles have the default sizes")
    func textStyles() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize > 23)
    }

    @Test("A dynamic color is what its provider says for each appearance")
    func dynamicColor() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    @Test("A color of Display P3 has the components of extended sRGB")
    func displayP3() {
        func components(_ color: UIColor) -> [CGFloat] {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&r, green: &g, blue: &b, alpha: &a)
            return [r, g, b, a].map { ($0 * 1_000).rounded() / 1_000 }
        }
        #expect(components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)) == [1, 1, 1, 0.5])
        #expect(components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)) == [1.093, -0.227, -0.150, 1])
        #expect(components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    }

    @Test("A font by name has the size, and the weight and the slant that the name ends with")
    func namedFonts() throws {
        let font = try #require(UIFont(name: "Avenir-HeavyOblique", size: 20))
        #expect(font.pointSize == 20 && font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(font == UIFont(name: "Avenir-HeavyOblique", size: 20))
        #expect(font != UIFont(name: "Futura-HeavyOblique", size: 20))
        #expect(font.withSize(10) == UIFont(name: "Avenir-HeavyOblique", size: 10))
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        #expect(UIFont(name: "Georgia", size: 17) != UIFont.systemFont(ofSize: 17))
        #expect(UIFont(name: "", size: 17) == nil)
    }

    @Test("Text is as large as its lines, within the width that it has")
    func measuredText() throws {
        let font = UIFont.systemFont(ofSize: 10)
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let text = NSAttributedString(string: "aaa bbb", attributes: attributes)
        let whole = text.size()
        #expect(whole.height == font.lineHeight)
        #expect(abs(whole.width - 36.14) < 0.01)
        #expect("aaa bbb".size(withAttributes: attributes) == whole)
        #expect(("aaa\nbbb" as String).size(withAttributes: attributes).height == 2 * font.lineHeight)
        let room = CGSize(width: 25, height: 1)
        let broken = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        #expect(broken.origin == .zero && broken.height == 2 * font.lineHeight && broken.width < 25)
        let context = NSStringDrawingContext()
        let line = "aaa bbb".boundingRect(with: room, attributes: attributes, context: context)
        #expect(line == CGRect(x: 0, y: -font.ascender, width: whole.width, height: font.lineHeight))
        #expect(context.totalBounds == line)
    }
}
