import Testing
import UIKit

/// The sizes of buttons without a configuration, and images that stay what they are.
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

    @Test("F26 an image with the rendering mode that it has is the same image")
    func renderingMode() throws {
        _ = makeStage()
        let image = try #require(UIImage(systemName: "plus"))
        #expect(image.withRenderingMode(image.renderingMode) === image)
        #expect(image.withRenderingMode(.alwaysTemplate) !== image)
    }
}
