import Testing
import UIKit

@MainActor
@Suite("Buttons")
struct ButtonTests {
    @Test("A title belongs to a state, and the normal one stands in for missing ones")
    func titles() {
        _ = HeadlessDevice()
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        button.setTitle("Wait", for: .disabled)
        #expect(button.currentTitle == "Go")
        #expect(button.titleLabel?.text == "Go")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Wait")
        button.isEnabled = true
        button.isSelected = true
        #expect(button.currentTitle == "Go")
        #expect(button.accessibilityLabel == "Go")
        #expect(button.accessibilityTraits == [.button, .selected])
    }

    @Test("K5 a primary action gives the button its title and picture, and runs on a tap")
    func primaryAction() {
        let stage = ViewStage()
        let log = Log()
        let action = UIAction(title: "Send", image: UIImage(systemName: "plus")) { _ in log("sent") }
        let button = stage.add(UIButton(primaryAction: action), CGRect(x: 0, y: 100, width: 100, height: 40))
        #expect(button.currentTitle == "Send")
        #expect(button.currentImage == UIImage(systemName: "plus"))
        stage.tap(button)
        #expect(log.take() == ["sent"])
        button.performPrimaryAction()
        #expect(log.take() == ["sent"])
    }

    @Test("A configuration's content comes before the action's, and its size is that of its content and insets")
    func configuration() {
        _ = HeadlessDevice()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "Other") { _ in })
        #expect(button.currentTitle == "Save")
        let small = button.intrinsicContentSize
        button.configuration?.buttonSize = .large
        #expect(button.intrinsicContentSize.height > small.height)
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        #expect(button.intrinsicContentSize == button.titleLabel!.intrinsicContentSize)
        #expect(button.titleLabel?.textColor == .white)
        button.configuration?.baseForegroundColor = .red
        #expect(button.titleLabel?.textColor == .red)
    }

    @Test("The configuration is adapted to the state by its handler")
    func updateHandler() {
        _ = HeadlessDevice()
        var plain = UIButton.Configuration.plain()
        plain.title = "Plain"
        #expect(UIButton(configuration: plain).titleLabel?.text == "Plain")
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isEnabled ? "On" : "Off"
        }
        #expect(button.titleLabel?.text == "On")
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off")
    }

    @Test("Picture and title stand in reading direction", arguments: [false, true])
    func direction(isRightToLeft: Bool) {
        let device = HeadlessDevice(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        _ = device
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        button.setTitle("Next", for: .normal)
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        let (title, image) = (button.titleLabel!.frame, button.imageView!.frame)
        #expect((image.maxX <= title.minX) == !isRightToLeft)
        #expect(isRightToLeft ? image.maxX == 200 : image.minX == 0)
    }

    @Test("A system button takes the tint for its title, a custom one is white")
    func titleColor() {
        _ = HeadlessDevice()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.tintColor = .red
        #expect(button.titleLabel?.textColor == .red)
        #expect(UIButton().currentTitleColor == .white)
        button.setTitleColor(.green, for: .normal)
        #expect(button.titleLabel?.textColor == .green)
    }

    @Test("a title has the shadow of its state, or else the normal one")
    func titleShadow() {
        _ = HeadlessDevice()
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        #expect(button.currentTitleShadowColor == nil && button.titleLabel?.shadowColor == nil)
        #expect(button.titleLabel?.shadowOffset == .zero)
        button.setTitleShadowColor(.red, for: .normal)
        button.setTitleShadowColor(.blue, for: .disabled)
        #expect(button.titleLabel?.shadowColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowColor == .red)
        button.isEnabled = false
        button.isHighlighted = false
        #expect(button.titleLabel?.shadowColor == .blue)
        #expect(button.titleShadowColor(for: .normal) == .red)
    }

    @Test("F31 an empty title keeps the height of its line between content insets")
    func emptyTitleWithInsets() {
        let stage = ViewStage()
        let button = stage.add(UIButton(type: .custom), CGRect(x: 0, y: 100, width: 200, height: 60))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 6, height: 4))
        button.setTitle("", for: .normal)
        let line = (button.titleLabel?.font.lineHeight ?? 0).rounded(.up)
        #expect(line > 0 && button.intrinsicContentSize == CGSize(width: 6, height: line + 4))
    }

    @Test("UIButton.contentEdgeInsets: in place of the usual space around the content, without a configuration")
    func contentEdgeInsets() {
        let stage = ViewStage()
        let button = stage.add(UIButton(type: .custom), CGRect(x: 0, y: 100, width: 200, height: 60))
        button.setTitle("Go there now", for: .normal)
        let usual = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        let size = button.intrinsicContentSize
        #expect(abs(size.width - usual.width - 60) < 0.01 && abs(size.height - usual.height + 12 - 4) < 0.01)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        let origin = button.titleLabel?.frame.origin ?? .zero
        #expect(abs(origin.x - 20) < 0.01 && abs(origin.y - 1) < 0.01)
        button.configuration = .plain()
        #expect(button.intrinsicContentSize.width < usual.width + 60)
    }

    @Test("UIButton.adjustsImageWhenHighlighted: the picture is darker under a finger, unless told not to be")
    func highlightedPicture() {
        let stage = ViewStage()
        let button = stage.add(UIButton(type: .custom), CGRect(x: 0, y: 100, width: 60, height: 60))
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let normal = stage.device.drawSVG()
        #expect(button.adjustsImageWhenHighlighted)
        button.isHighlighted = true
        #expect(stage.device.drawSVG().contains("filter=\"brightness(0.6)\""))
        button.adjustsImageWhenHighlighted = false
        #expect(stage.device.drawSVG() == normal)
    }

    @Test(
        "Without a configuration an empty button has room for a title",
        arguments: [(UIButton.ButtonType.custom, 34), (.system, 30)] as [(UIButton.ButtonType, CGFloat)])
    func emptyButton(type: UIButton.ButtonType, height: CGFloat) {
        _ = HeadlessDevice()
        let button = UIButton(type: type)
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 30, height: height))
        #expect(button.titleLabel?.font.pointSize == (type == .custom ? 18 : 15))
    }

    @Test("The 12 points above and below belong to the title, not to the picture beside it")
    func titleMargins() {
        _ = HeadlessDevice()
        let button = UIButton()
        let picture = square(80)
        button.setImage(picture, for: .normal)
        #expect(button.intrinsicContentSize == picture.size)
        button.setTitle("Go", for: .normal)
        #expect(button.intrinsicContentSize.height == 80)
        button.setImage(nil, for: .normal)
        #expect(button.intrinsicContentSize.height == button.titleLabel!.sizeThatFits(.zero).height.rounded(.up) + 12)
    }

    @Test("At the top and at the bottom picture and title are aligned apart", arguments: [true, false])
    func alignedApart(isTop: Bool) {
        _ = HeadlessDevice()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setImage(square(40), for: .normal)
        button.setTitle("Go", for: .normal)
        button.contentVerticalAlignment = isTop ? .top : .bottom
        button.layoutIfNeeded()
        let edge = { (frame: CGRect) in isTop ? frame.minY : frame.maxY }
        #expect(edge(button.imageView!.frame) == (isTop ? 0 : 100))
        #expect(edge(button.titleLabel!.frame) == (isTop ? 0 : 100))
    }

    @Test("What sizeToFit() has made room for stays free above and below the title", arguments: [true, false])
    func titleAfterSizeToFit(isTop: Bool) {
        _ = HeadlessDevice()
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        button.sizeToFit()
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.contentVerticalAlignment = isTop ? .top : .bottom
        button.layoutIfNeeded()
        let title = button.titleLabel!.frame
        #expect(abs((isTop ? title.minY : 100 - title.maxY) - 6) < 0.5)
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsBeginImageContext(CGSize(width: side, height: side))
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }
}
