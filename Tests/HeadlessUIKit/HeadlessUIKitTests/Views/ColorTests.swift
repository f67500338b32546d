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
}
