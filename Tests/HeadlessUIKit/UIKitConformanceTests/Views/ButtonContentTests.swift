import Testing
import UIKit

/// What iOS 15 has deprecated and still does, without the compiler's warning.
@MainActor
private protocol InsetContent: AnyObject {
    var imageEdgeInsets: UIEdgeInsets { get set }
    var titleEdgeInsets: UIEdgeInsets { get set }
}

extension UIButton: InsetContent {}

/// Where the image and the title of a button are.
@MainActor
@Suite(.onStage)
struct ButtonContentTests {
    private func button() -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(systemName: "circle"), for: .normal)
        return button
    }

    /// The frames of the image and the title in a button of 200 × 80 points.
    private func frames(_ button: UIButton) throws -> (image: CGRect, title: CGRect) {
        TestScreen().add(button, CGRect(x: 20, y: 100, width: 200, height: 80))
        button.layoutIfNeeded()
        return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    }

    @Test("F27 insets on opposite sides move the image or the title, and one inset moves centered content by half")
    func moves() throws {
        let usual = try frames(button())
        let (image, title) = (button(), button())
        (image as any InsetContent).imageEdgeInsets = UIEdgeInsets(top: 4, left: -10, bottom: -4, right: 10)
        (title as any InsetContent).titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
        let (moved, half) = (try frames(image), try frames(title))
        #expect(moved.image == usual.image.offsetBy(dx: -10, dy: 4) && moved.title == usual.title)
        #expect(half.title == usual.title.offsetBy(dx: 6, dy: 0) && half.image == usual.image)
    }

    @Test("F27 insets of the image and the title don't affect the size of the button")
    func size() {
        let (usual, inset) = (button(), button())
        (inset as any InsetContent).imageEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        (inset as any InsetContent).titleEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        #expect(inset.intrinsicContentSize == usual.intrinsicContentSize)
    }

    @Test("F27 a button with a configuration ignores insets of the image and the title")
    func configured() throws {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image) = ("Go", UIImage(systemName: "circle"))
        let (usual, inset) = (UIButton(configuration: configuration), UIButton(configuration: configuration))
        (inset as any InsetContent).imageEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: -30)
        (inset as any InsetContent).titleEdgeInsets = UIEdgeInsets(top: 0, left: -30, bottom: 0, right: 30)
        let (expected, found) = (try frames(usual), try frames(inset))
        #expect(found.image == expected.image && found.title == expected.title)
    }

    @Test("F28 the image is at the edge of the title that the configuration says")
    func placement() throws {
        func frames(_ placement: NSDirectionalRectEdge) throws -> (image: CGRect, title: CGRect) {
            var configuration = UIButton.Configuration.plain()
            (configuration.title, configuration.image) = ("Go", UIImage(systemName: "circle"))
            (configuration.imagePlacement, configuration.imagePadding) = (placement, 5)
            return try self.frames(UIButton(configuration: configuration))
        }
        let (leading, trailing) = (try frames(.leading), try frames(.trailing))
        #expect(leading.image.maxX + 5 <= leading.title.minX + 1)
        #expect(trailing.title.maxX + 5 <= trailing.image.minX + 1)
        let (top, bottom) = (try frames(.top), try frames(.bottom))
        #expect(top.image.maxY + 5 <= top.title.minY + 1 && abs(top.image.midX - top.title.midX) <= 1)
        #expect(bottom.title.maxY + 5 <= bottom.image.minY + 1 && abs(bottom.image.midX - bottom.title.midX) <= 1)
    }

    @Test("F28 a button whose image is above the title is as high as both")
    func stackedSize() {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.image) = ("Go", UIImage(systemName: "circle"))
        let beside = UIButton(configuration: configuration).intrinsicContentSize
        configuration.imagePlacement = .top
        let above = UIButton(configuration: configuration).intrinsicContentSize
        #expect(above.height > beside.height && above.width < beside.width)
    }
}
