import Testing
import UIKit

@Suite("Current traits, text sizes and tints")
@MainActor
struct TraitTests {
    @Test(
        "UITraitCollection.current: the view's while it lays out, the screen's otherwise; colors are resolved for it")
    func current() {
        _ = HeadlessDevice()
        final class Asking: UIView {
            var style: UIUserInterfaceStyle?
            var color: CGColor?
            override func layoutSubviews() {
                style = UITraitCollection.current.userInterfaceStyle
                color = UIColor.systemBackground.cgColor
            }
        }
        let stage = ViewStage()
        let view = stage.add(Asking(), CGRect(x: 0, y: 0, width: 10, height: 10))
        view.overrideUserInterfaceStyle = .dark
        stage.root.layoutIfNeeded()
        #expect(view.style == .dark)
        #expect(view.color == UIColor.black.cgColor)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(UIColor.systemBackground.cgColor == UIColor.white.cgColor)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
        }
        stage.device.userInterfaceStyle = .dark
        #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
    }

    @Test("UIContentSizeCategory.didChangeNotification: posted once with the new size, after traits have changed")
    func textSize() {
        let device = HeadlessDevice()
        var sizes: [UIContentSizeCategory?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            MainActor.assumeIsolated { sizes.append(size) }
        }
        device.preferredContentSizeCategory = .extraLarge
        device.preferredContentSizeCategory = .extraLarge
        NotificationCenter.default.removeObserver(token)
        #expect(sizes == [.extraLarge])
    }

    @Test("UIDevice.orientationDidChangeNotification: posted when the device is turned")
    func orientation() {
        let device = HeadlessDevice()
        var orientations: [UIDeviceOrientation] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { orientations.append(UIDevice.current.orientation) }
        }
        device.rotate(to: .landscapeLeft)
        NotificationCenter.default.removeObserver(token)
        #expect(orientations == [.landscapeRight])
    }

    @Test("UIView.tintAdjustmentMode: dimmed for the view and what is in it, unless that says otherwise")
    func tints() {
        _ = HeadlessDevice()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.tintColor = .systemRed
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintColor == .systemGray)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .systemRed)
    }

    @Test("UIView.readableContentGuide: the margins, and no wider than 672 points at the default text size")
    func readable() {
        let stage = ViewStage(.iPad)
        let narrow = stage.add(UIView(), CGRect(x: 0, y: 100, width: 300, height: 100))
        let wide = stage.add(UIView(), CGRect(x: 0, y: 200, width: 800, height: 100))
        #expect(narrow.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
        #expect(wide.readableContentGuide.layoutFrame.width == 672)
        #expect(wide.readableContentGuide.layoutFrame.midX == 400)
    }

    @Test("UIFontDescriptor: traits and sizes lead to fonts and back")
    func fonts() throws {
        _ = HeadlessDevice()
        let font = UIFont.systemFont(ofSize: 17)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
        #expect(UIFont(descriptor: bold.withSize(9), size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("UIColor.getHue: the components it was made from")
    func hues() {
        _ = HeadlessDevice()
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.7)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.6) + abs(saturation - 0.5) + abs(brightness - 0.8) + abs(alpha - 0.7) < 1e-9)
        #expect(UIColor.white.getWhite(&brightness, alpha: nil))
        #expect(brightness == 1)
        #expect(!UIColor.red.getWhite(nil, alpha: nil))
    }
}
