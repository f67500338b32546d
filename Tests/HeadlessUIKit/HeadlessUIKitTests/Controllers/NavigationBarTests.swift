import Testing
import UIKit

@MainActor
struct NavigationBarTests {
    private func labels(of bar: UINavigationBar) -> [UILabel] {
        bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }

    @Test func theBarStandsBelowTheStatusBar() throws {
        let device = HeadlessDevice(.iPhone15)
        let top = UIViewController()
        top.title = "Title"
        let navigation = UINavigationController(rootViewController: top)
        let window = device.showAndSettle(navigation)
        let bar = navigation.navigationBar
        #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 59, width: 393, height: 44))
        let label = try #require(labels(of: bar).first)
        #expect(label.text == "Title")
        #expect(abs(label.frame.midX - 196.5) <= 1)
        device.rotate(to: .landscapeLeft)
        #expect(bar.convert(bar.bounds, to: window) == CGRect(x: 0, y: 0, width: 852, height: 44))
    }

    @Test func itemsStandAtTheirEdges() throws {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let device = HeadlessDevice(.iPhone15, layoutDirection: direction)
            let top = UIViewController()
            let items = ["L", "R1", "R2"].map { UIBarButtonItem(title: $0, primaryAction: UIAction { _ in }) }
            top.navigationItem.leftBarButtonItem = items[0]
            top.navigationItem.rightBarButtonItems = [items[1], items[2]]
            device.showAndSettle(UINavigationController(rootViewController: top))
            let frames = try items.map { try #require(HeadlessBarButton.view(of: $0)).frame }
            if direction == .leftToRight {
                #expect(frames[0].minX == 8)
                #expect(frames[1].maxX == 385)
                #expect(frames[2].maxX <= frames[1].minX)
            } else {
                #expect(frames[0].maxX == 385)
                #expect(frames[1].minX == 8)
                #expect(frames[2].minX >= frames[1].maxX)
            }
        }
    }

    @Test func aLongTitleKeepsClearOfTheItems() throws {
        let device = HeadlessDevice(.iPhone15)
        let top = UIViewController()
        top.title = "A very long title that does not fit between the items of this bar at all"
        let item = UIBarButtonItem(title: "Something", primaryAction: UIAction { _ in })
        top.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: top)
        device.showAndSettle(navigation)
        let label = try #require(labels(of: navigation.navigationBar).first)
        let button = try #require(HeadlessBarButton.view(of: item))
        #expect(label.frame.minX >= 8)
        #expect(label.frame.maxX <= button.frame.minX + 0.001)
    }

    @Test func backButtonsSayWhereTheyLead() throws {
        let device = HeadlessDevice(.iPhone15)
        let first = UIViewController()
        first.title = "First"
        let second = UIViewController()
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        device.showAndSettle(navigation)
        try device.tap(title: "First")
        device.settle()
        #expect(navigation.topViewController === first)

        first.navigationItem.backButtonTitle = "Return"
        navigation.pushViewController(second, animated: false)
        device.settle()
        second.navigationItem.hidesBackButton = true
        device.settle()
        #expect(throws: (any Error).self) { try device.tap(title: "Return") }
        second.navigationItem.hidesBackButton = false
        device.settle()
        try device.tap(title: "Return")
        device.settle()
        #expect(navigation.topViewController === first)
    }

    @Test func leftItemsReplaceTheBackButtonUnlessTheySupplementIt() throws {
        let device = HeadlessDevice(.iPhone15)
        let first = UIViewController()
        first.title = "First"
        let second = UIViewController()
        let item = UIBarButtonItem(title: "Close", primaryAction: UIAction { _ in })
        second.navigationItem.leftBarButtonItem = item
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        device.showAndSettle(navigation)
        #expect(throws: (any Error).self) { try device.tap(title: "First") }
        second.navigationItem.leftItemsSupplementBackButton = true
        device.settle()
        let close = try #require(HeadlessBarButton.view(of: item))
        #expect(close.frame.minX > 8)
        try device.tap(title: "First")
        device.settle()
        #expect(navigation.topViewController === first)
    }

    @Test func aBarOnItsOwnPopsItsItems() {
        _ = HeadlessDevice(.iPhone15)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let items = ["One", "Two"].map(UINavigationItem.init(title:))
        bar.items = items
        #expect(bar.topItem === items[1])
        #expect(bar.backItem === items[0])
        #expect(bar.popItem(animated: false) === items[1])
        #expect(bar.topItem === items[0])
        #expect(bar.backItem == nil)
        bar.pushItem(items[1], animated: false)
        #expect(bar.items == items)
    }
}
