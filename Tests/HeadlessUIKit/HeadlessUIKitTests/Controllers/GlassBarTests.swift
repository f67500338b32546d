import Testing
import UIKit

@MainActor
struct GlassBarTests {
    private func switchOn(_ version: String, isCompatible: Bool = false) {
        var behavior = HeadlessBehavior()
        behavior.systemVersion = version
        behavior.requiresDesignCompatibility = isCompatible
        _ = HeadlessDevice(behavior: behavior)
    }

    private func bar(_ items: [UIBarButtonItem]) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 58))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }

    /// The plates of glass in a bar, leading one first.
    private func plates(of bar: UIToolbar) -> [UIView] {
        bar.subviews.filter { $0.layer.cornerRadius > 0 }.sorted { $0.frame.minX < $1.frame.minX }
    }

    @Test(
        "D7 the version and the compatibility key decide what a bar looks like, and how high it is (D6)",
        arguments: [
            ("18.5", false, false), ("18.5", true, false), ("26.0", false, true), ("26.0", true, false),
            ("27", false, true),
        ])
    func design(_ version: String, _ isCompatible: Bool, _ isGlass: Bool) {
        switchOn(version, isCompatible: isCompatible)
        #expect(UIDevice.current.systemVersion == version)
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        let bar = bar([done])
        #expect(plates(of: bar).count == (isGlass ? 1 : 0))
        #expect((done.image != nil) == isGlass)
        #expect((done.title == "Done") == !isGlass)
        #expect(HeadlessBarButton.view(of: done)?.accessibilityLabel == "Done")
        let content = HeadlessBarButton.view(of: done)?.subviews.first { !$0.isHidden }
        #expect((content?.tintColor == .white) == isGlass)
        bar.sizeToFit()
        #expect((bar.bounds.height == 44) == !isGlass)
    }

    @Test("D8 neighbors share a plate; a space, a prominent item and one that hides it end the sharing")
    func sharing() throws {
        switchOn("26.0")
        let items = (0..<5).map { button("\($0)") }
        items[3].style = .prominent
        #expect(!items[0].hidesSharedBackground)
        let bar = bar([items[0], items[1], .flexibleSpace(), items[2], items[3], items[4]])
        let frames = try items.map { try #require(HeadlessBarButton.view(of: $0)).frame }
        func spans() -> [[CGFloat]] { plates(of: bar).map { [$0.frame.minX, $0.frame.maxX] } }
        #expect(
            spans() == [
                [frames[0].minX, frames[1].maxX], [frames[2].minX, frames[2].maxX], [frames[3].minX, frames[3].maxX],
                [frames[4].minX, frames[4].maxX],
            ])
        items[1].hidesSharedBackground = true
        bar.layoutIfNeeded()
        #expect(spans().first == [frames[0].minX, frames[0].maxX])
        #expect(spans().count == 4)
    }

    @Test("a background image stands in the place of color and hairline; an empty one leaves nothing")
    func backgroundImage() throws {
        switchOn("18.5")
        let bar = bar([])
        let background = try #require(bar.subviews.first)
        let image = UIImage()
        #expect(image.size == .zero)
        bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        bar.layoutIfNeeded()
        #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
        #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) == nil)
        #expect(background.backgroundColor == nil)
        bar.barTintColor = .systemRed
        #expect(background.backgroundColor == nil)
        bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
        bar.layoutIfNeeded()
        #expect(background.backgroundColor == UIColor.systemRed.withAlphaComponent(0.94))
    }

    @Test("a view's text is no larger than the largest size that the view allows")
    func maximumContentSize() {
        final class WatchingView: UIView {
            var changes: [UIContentSizeCategory?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                changes.append(previousTraitCollection?.preferredContentSizeCategory)
            }
        }
        let device = HeadlessDevice(.iPhone15)
        let view = WatchingView()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Text"
        view.addSubview(label)
        #expect(view.maximumContentSizeCategory == nil)
        view.maximumContentSizeCategory = .extraExtraLarge
        device.preferredContentSizeCategory = .extraLarge
        let smaller = label.intrinsicContentSize.height
        device.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        let largest = label.intrinsicContentSize.height
        #expect(largest > smaller)
        #expect(view.changes == [])
        view.maximumContentSizeCategory = nil
        #expect(view.changes == [.extraExtraLarge])
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
        #expect(label.intrinsicContentSize.height > largest)
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityLarge > .large)
    }

    @Test(
        "P6 how high a toolbar of glass is by nature is a switch; other bars are as high as ever",
        arguments: [44, 48, 58])
    func naturalHeight(_ height: CGFloat) {
        for (version, isCompatible, natural) in [("18.5", false, 44), ("26.0", true, 44), ("26.0", false, height)] {
            var behavior = HeadlessBehavior()
            behavior.systemVersion = version
            behavior.requiresDesignCompatibility = isCompatible
            behavior.glassToolbarHeight = height
            _ = HeadlessDevice(behavior: behavior)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 10))
            #expect(bar.intrinsicContentSize.height == natural)
            bar.sizeToFit()
            #expect(bar.bounds.height == natural)
        }
    }

    @Test("P8 in a bar that is higher than by nature items are at its bottom before iOS 26 and at its top since")
    func place() throws {
        for (version, isCompatible, isAtTop) in [("18.5", false, false), ("26.0", false, true), ("26.0", true, true)] {
            switchOn(version, isCompatible: isCompatible)
            let done = button("Done")
            let bar = bar([done])
            bar.frame.size.height = 100
            bar.layoutIfNeeded()
            let frame = try #require(HeadlessBarButton.view(of: done)).frame
            #expect(isAtTop ? frame.minY == 0 : frame.maxY == 100)
            #expect(frame.height == bar.intrinsicContentSize.height)
        }
    }

    @Test("P7 a toolbar takes touches between its items, or does not, and its items are hit either way")
    func touches() throws {
        for takesTouches in [true, false] {
            var behavior = HeadlessBehavior()
            behavior.toolbarsReceiveTouchesBetweenItems = takesTouches
            _ = HeadlessDevice(behavior: behavior)
            let done = button("Done")
            let bar = bar([done])
            #expect((bar.hitTest(CGPoint(x: 300, y: 40), with: nil) === bar) == takesTouches)
            let view = try #require(HeadlessBarButton.view(of: done))
            #expect(bar.hitTest(view.center, with: nil) === view)
        }
    }
}
