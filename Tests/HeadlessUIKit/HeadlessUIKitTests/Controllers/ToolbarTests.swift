import Testing
import UIKit

@MainActor
struct ToolbarTests {
    /// The bars of a test, which would otherwise be gone before their items are looked at.
    private final class Bars {
        private var bars: [UIToolbar] = []
        func keep(_ bar: UIToolbar) { bars.append(bar) }
    }

    private let bars = Bars()

    private func toolbar(_ items: [UIBarButtonItem], width: CGFloat = 393) -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: width, height: 44))
        toolbar.items = items
        toolbar.layoutIfNeeded()
        bars.keep(toolbar)
        return toolbar
    }

    private func frame(_ item: UIBarButtonItem) throws -> CGRect {
        try #require(HeadlessBarButton.view(of: item)).frame
    }

    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }

    @Test("K4 spaces: fixed ones have their width, flexible ones share the rest")
    func spaces() throws {
        _ = HeadlessDevice(.iPhone15)
        let items = [button("One"), button("Two"), button("Three")]
        let fixed = UIBarButtonItem.fixedSpace(30)
        #expect(fixed.width == 30)
        _ = toolbar([items[0], .fixedSpace(30), items[1], .flexibleSpace(), items[2]])
        let frames = try items.map(frame)
        #expect(abs(frames[1].minX - frames[0].maxX - 30) < 0.001)
        #expect(abs(frames[0].minX - (393 - frames[2].maxX)) < 0.001)
        #expect(frames[2].minX > frames[1].maxX + 30)
        _ = toolbar([items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]])
        let spread = try items.map(frame)
        #expect(abs((spread[1].minX - spread[0].maxX) - (spread[2].minX - spread[1].maxX)) < 0.001)
    }

    @Test("K8 an item is no view; its button performs the action, with the item as sender")
    func tapping() throws {
        let device = HeadlessDevice(.iPhone15)
        var senders: [AnyObject?] = []
        let item = UIBarButtonItem(
            title: "Go", primaryAction: UIAction { action in senders.append(action.sender as AnyObject?) })
        let controller = UIViewController()
        let bar = toolbar([item])
        controller.view.addSubview(bar)
        device.showAndSettle(controller)
        try device.tap(item)
        #expect(senders.count == 1)
        #expect(senders.first.flatMap { $0 } === item)
        #expect(HeadlessBarButton.tap(item))
        #expect(senders.count == 2)
        #expect(HeadlessBarButton.view(of: item) is UIControl)
    }

    @Test func aDisabledItemDoesNotReactAndLooksDifferent() throws {
        let device = HeadlessDevice(.iPhone15)
        var count = 0
        let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in count += 1 })
        let controller = UIViewController()
        controller.view.addSubview(toolbar([item]))
        device.showAndSettle(controller)
        let view = try #require(HeadlessBarButton.view(of: item))
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        let enabledColor = label.textColor
        item.isEnabled = false
        #expect(HeadlessBarButton.view(of: item) === view)
        #expect(label.textColor != enabledColor)
        #expect(view.accessibilityTraits.contains(.notEnabled))
        device.tap(at: CGPoint(x: 30, y: 222))
        #expect(!HeadlessBarButton.tap(item))
        #expect(count == 0)
        item.isEnabled = true
        device.tap(at: CGPoint(x: 30, y: 222))
        #expect(count == 1)
        #expect(label.textColor == enabledColor)
    }

    @Test func menus() {
        _ = HeadlessDevice(.iPhone15)
        var chosen = 0
        let menu = UIMenu(
            title: "", children: [UIMenu(title: "Inner", children: [UIAction(title: "Deep") { _ in chosen += 1 }])])
        let item = UIBarButtonItem(title: "Menu", menu: menu)
        #expect(HeadlessBarButton.choose("Deep", in: item))
        #expect(!HeadlessBarButton.choose("Absent", in: item))
        #expect(!HeadlessBarButton.tap(item))
        #expect(chosen == 1)
    }

    @Test func rightToLeftMirrorsTheItems() throws {
        _ = HeadlessDevice(.iPhone15)
        let items = [button("One"), button("Longer"), button("Three")]
        let row = [items[0], items[1], .flexibleSpace(), items[2]]
        _ = toolbar(row)
        let leftToRight = try items.map(frame)
        _ = HeadlessDevice(.iPhone15, layoutDirection: .rightToLeft)
        _ = toolbar(row)
        let rightToLeft = try items.map(frame)
        for (left, right) in zip(leftToRight, rightToLeft) {
            #expect(abs(right.minX - (393 - left.maxX)) < 0.001)
            #expect(right.width == left.width)
        }
        // M1: a bar may insist.
        let forced = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        forced.semanticContentAttribute = .forceLeftToRight
        forced.items = row
        forced.layoutIfNeeded()
        #expect(try items.map(frame) == leftToRight)
    }

    @Test func aLongTitleMakesRoomForTheButtons() throws {
        _ = HeadlessDevice(.iPhone15)
        let previous = UIBarButtonItem(image: UIImage(systemName: "chevron.up"), primaryAction: UIAction { _ in })
        let next = UIBarButtonItem(image: UIImage(systemName: "chevron.down"), primaryAction: UIAction { _ in })
        let title = button("A very long title that certainly does not fit between all these buttons of the bar")
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        _ = toolbar([previous, next, .flexibleSpace(), title, .flexibleSpace(), done], width: 320)
        let frames = try [previous, next, title, done].map(frame)
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX + 0.001) }
        #expect(frames[3].maxX <= 320)
        #expect(frames[0].width >= 44 && frames[3].width >= 44)
    }

    @Test func customViewsKeepTheirSize() throws {
        _ = HeadlessDevice(.iPhone15)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
        let label = UILabel()
        label.text = "Label"
        let framed = UIBarButtonItem(customView: view)
        let natural = UIBarButtonItem(customView: label)
        let bar = toolbar([framed, natural])
        #expect(view.superview === bar)
        #expect(view.frame.size == CGSize(width: 70, height: 30))
        #expect(view.frame.midY == 22)
        #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.001)
        #expect(HeadlessBarButton.view(of: framed) === view)
        bar.items = []
        #expect(view.superview == nil)
    }

    @Test func aCustomViewMadeSmallerGrowsAgain() throws {
        _ = HeadlessDevice(.iPhone15)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let item = UIBarButtonItem(customView: view)
        let bar = toolbar([button("One"), item, button("Two")], width: 200)
        #expect(view.frame.width < 200)
        bar.frame.size.width = 393
        bar.layoutIfNeeded()
        #expect(view.frame.width == 200)
        // The app's own change counts.
        view.frame.size.width = 50
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test func aCustomViewMayHaveConstraints() throws {
        let device = HeadlessDevice(.iPhone15)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        let controller = UIViewController()
        let bar = toolbar([.flexibleSpace(), UIBarButtonItem(customView: view)])
        controller.view.addSubview(bar)
        device.showAndSettle(controller)
        #expect(view.frame == CGRect(x: 393 - 8 - 60, y: 12, width: 60, height: 20))
        bar.setNeedsLayout()
        device.settle()
        #expect(view.frame == CGRect(x: 393 - 8 - 60, y: 12, width: 60, height: 20))
    }

    @Test func hiddenItemsTakeNoRoom() throws {
        _ = HeadlessDevice(.iPhone15)
        let items = [button("One"), button("Two")]
        let bar = toolbar(items)
        let second = try frame(items[1])
        items[0].isHidden = true
        bar.layoutIfNeeded()
        #expect(HeadlessBarButton.view(of: items[0]) == nil)
        #expect(try frame(items[1]).minX < second.minX)
        items[0].isHidden = false
        bar.layoutIfNeeded()
        #expect(try frame(items[1]) == second)
    }

    @Test func aWidthIsHonoured() throws {
        _ = HeadlessDevice(.iPhone15)
        let item = button("One")
        item.width = 120
        _ = toolbar([item])
        #expect(try frame(item).width == 120)
    }

    @Test func changesShowWithoutSettingTheItemsAgain() throws {
        _ = HeadlessDevice(.iPhone15)
        let item = button("One")
        let bar = toolbar([item])
        let view = try #require(HeadlessBarButton.view(of: item))
        let width = view.frame.width
        item.title = "A longer title"
        bar.layoutIfNeeded()
        #expect(HeadlessBarButton.view(of: item) === view)
        #expect(view.frame.width > width)
        item.accessibilityLabel = "Read out"
        #expect(view.accessibilityLabel == "Read out")
        item.tintColor = .systemRed
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.textColor == .systemRed)
    }

    @Test("D8 the prominent style has done's raw value")
    func styles() {
        _ = HeadlessDevice(.iPhone15)
        #expect(UIBarButtonItem.Style.plain.rawValue == 0)
        #expect(UIBarButtonItem.Style.done.rawValue == 2)
        #expect(UIBarButtonItem.Style.prominent.rawValue == 2)
    }

    @Test func aBlackBarIsDark() throws {
        _ = HeadlessDevice(.iPhone15)
        let item = button("One")
        let bar = toolbar([item])
        let view = try #require(HeadlessBarButton.view(of: item))
        #expect(view.traitCollection.userInterfaceStyle == .light)
        bar.barStyle = .black
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        bar.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func aBarInLandscapeKeepsItsItemsInTheSafeArea() throws {
        let device = HeadlessDevice(.iPhone15)
        let item = button("One")
        let controller = UIViewController()
        let bar = toolbar([item])
        controller.view.addSubview(bar)
        device.showAndSettle(controller)
        device.rotate(to: .landscapeLeft)
        bar.frame = CGRect(x: 0, y: 100, width: 852, height: 44)
        bar.layoutIfNeeded()
        #expect(try frame(item).minX >= 59)
    }

    @Test("D11 items are shown in order")
    func order() throws {
        _ = HeadlessDevice(.iPhone15)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let items = [button("One"), button("Two"), button("Three")]
        toolbar.setItems(items, animated: true)
        toolbar.layoutIfNeeded()
        let edges = try items.map { try frame($0).minX }
        #expect(edges == edges.sorted())
        #expect(edges[0] >= 0)
    }

    @Test("K4 a system item keeps its own title, whatever its action is called")
    func systemItems() {
        _ = HeadlessDevice(.iPhone15)
        let image = UIImage(systemName: "plus")
        let system = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction(title: "Title", image: image) { _ in })
        #expect(system.title == "Done")
        #expect(system.image == nil)
        #expect(system.style == .done)
        system.primaryAction = UIAction(title: "Other", image: image) { _ in }
        #expect(system.title == "Done")
        #expect(system.image == nil)
    }

    @Test(
        "UIBarButtonItem.customView: a label whose text gets longer or shorter has its place anew, unless it has a frame",
        arguments: [true, false])
    func growingLabel(hasConstraints: Bool) throws {
        let stage = ViewStage()
        let (label, framed) = (UILabel(), UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
        label.translatesAutoresizingMaskIntoConstraints = !hasConstraints
        (label.text, framed.text) = ("1", "1")
        let after = button("After")
        let bar = toolbar([UIBarButtonItem(customView: label), UIBarButtonItem(customView: framed), after])
        stage.add(bar, CGRect(x: 0, y: 200, width: 393, height: 44))
        stage.device.settle()
        let (width, start) = (label.bounds.width, try frame(after).minX)
        (label.text, framed.text) = ("1 of 12 fields", "1 of 12 fields")
        stage.device.settle()
        #expect(abs(label.bounds.width - label.intrinsicContentSize.width) < 0.5 && label.bounds.width > width + 40)
        #expect(framed.bounds.width == 50)
        #expect(abs(try frame(after).minX - start - (label.bounds.width - width)) < 0.5)
        label.text = "1"
        stage.device.settle()
        #expect(try frame(after).minX == start)
    }
}
