import Testing
import UIKit

/// The sizes of buttons without a configuration, and the looks of layers, traits, and images.
@MainActor
@Suite(.onStage)
struct ButtonSizeTests {
    @Test("F21 a button with an empty title is 30 by 34 points")
    func emptyTitle() {
        _ = makeStage()
        let button = UIButton(type: .custom)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.setTitle("", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    @Test("F21 the size of a button has whole points")
    func wholePoints() {
        _ = makeStage()
        let button = UIButton(type: .system)
        button.setTitle("A longer title", for: .normal)
        let size = button.intrinsicContentSize
        #expect(size.width == size.width.rounded() && size.height == size.height.rounded())
    }

    @Test("F31 an empty title keeps the height of its line beside an image")
    func emptyTitleBesideImage() throws {
        _ = makeStage()
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
        let button = UIButton(type: .custom)
        button.setImage(dot, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
        button.setTitle("", for: .normal)
        let line = try #require(button.titleLabel).font.lineHeight.rounded(.up)
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: line))
    }

    @Test("F32 the border of a layer is black by default")
    func border() {
        #expect(UIView().layer.borderColor == UIColor.black.cgColor)
        #expect(CALayer().borderColor == UIColor.black.cgColor)
    }

    @Test("F33 light and dark style have different color appearances, and text sizes don't")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(light.hasDifferentColorAppearance(comparedTo: dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        let both = UITraitCollection(traitsFrom: [light, large])
        #expect(!both.hasDifferentColorAppearance(comparedTo: light))
    }

    @Test("F26 an image with the rendering mode that it has is the same image")
    func renderingMode() throws {
        _ = makeStage()
        let image = try #require(UIImage(systemName: "plus"))
        #expect(image.withRenderingMode(image.renderingMode) === image)
        #expect(image.withRenderingMode(.alwaysTemplate) !== image)
    }
}
