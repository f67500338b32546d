import Testing

@testable import UIKit

/// Which appearance a navigation bar shows.
@MainActor
struct NavigationBarAppearanceTests {
    @MainActor
    private struct Stage {
        let device = HeadlessDevice(.iPhone15)
        let controller = UITableViewController(style: .plain)
        let navigation: UINavigationController

        init(_ prepare: (UINavigationBar, UINavigationItem) -> Void = { _, _ in }) {
            controller.title = "Title"
            navigation = UINavigationController(rootViewController: controller)
            prepare(navigation.navigationBar, controller.navigationItem)
            controller.tableView.contentSize.height = 2_000
            device.show(navigation)
            device.settle()
        }

        var bar: UINavigationBar { navigation.navigationBar }

        var background: UIColor? {
            bar.layoutIfNeeded()
            return bar.subviews.lazy.compactMap { $0 as? BarBackground }.first?.backgroundColor
        }

        var title: UILabel? { bar.subviews.lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden } }

        func scroll(by distance: CGFloat) {
            controller.tableView.contentOffset.y += distance
            device.settle()
        }
    }

    private func appearance(_ color: UIColor, title: UIColor = .label) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        appearance.titleTextAttributes = [.foregroundColor: title]
        return appearance
    }

    @Test("H15 without an appearance for the scroll edge, the standard one has no background there")
    func scrollEdge() {
        let stage = Stage { bar, _ in bar.standardAppearance = appearance(.systemRed, title: .systemYellow) }
        #expect(stage.background == nil && stage.title?.textColor == .systemYellow)
        stage.scroll(by: 100)
        #expect(stage.background == .systemRed && stage.title?.textColor == .systemYellow)
        stage.scroll(by: -100)
        #expect(stage.background == nil)
        stage.bar.scrollEdgeAppearance = appearance(.systemBlue)
        #expect(stage.background == .systemBlue && stage.title?.textColor == .label)
    }

    @Test("H15 the appearance of a screen takes precedence over that of the bar")
    func screen() {
        let stage = Stage { bar, item in
            bar.standardAppearance = appearance(.systemRed)
            bar.scrollEdgeAppearance = appearance(.systemRed)
            item.scrollEdgeAppearance = appearance(.systemGreen)
        }
        #expect(stage.background == .systemGreen)
        let next = UIViewController()
        stage.navigation.pushViewController(next, animated: false)
        #expect(stage.background == .systemRed)
        next.navigationItem.standardAppearance = appearance(.systemTeal)
        #expect(stage.background == .systemRed, "there's one for the scroll edge")
    }

    @Test("H15 the compact appearance is for iPhone in landscape")
    func compact() {
        let stage = Stage { bar, _ in
            bar.standardAppearance = appearance(.systemRed)
            bar.compactAppearance = appearance(.systemOrange)
        }
        stage.scroll(by: 100)
        stage.device.rotate(to: .landscapeRight)
        stage.device.settle()
        #expect(stage.background == .systemOrange)
    }

    @Test("H15 the titles of buttons have the attributes of the appearance for their kind")
    func buttons() throws {
        let standard = appearance(.white)
        standard.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        standard.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        standard.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
        let stage = Stage { bar, _ in bar.standardAppearance = standard }
        let next = UIViewController()
        let items = [UIBarButtonItem(title: "Plain"), UIBarButtonItem(systemItem: .done)]
        next.navigationItem.rightBarButtonItems = items
        stage.navigation.pushViewController(next, animated: false)
        stage.device.settle()
        let labels = stage.bar.subviews.filter { $0 is BarButton }
            .flatMap { $0.subviews.compactMap { $0 as? UILabel } }
        func color(_ title: String) -> UIColor? { labels.first { $0.text == title }?.textColor }
        #expect(color("Plain") == .systemRed && color("Done") == .systemGreen && color("Title") == .systemBlue)
    }

    @Test("H15 what an app sets for all navigation bars applies to those that join a window later")
    func proxy() {
        _ = HeadlessDevice()
        let device = HeadlessDevice(.iPhone15)
        UINavigationBar.appearance().scrollEdgeAppearance = appearance(.systemPink)
        UINavigationBar.appearance().tintColor = .systemTeal
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        device.settle()
        #expect(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor == .systemPink)
        #expect(navigation.navigationBar.tintColor == .systemTeal)
        let other = HeadlessDevice(.iPhone15)
        let later = UINavigationController(rootViewController: UIViewController())
        other.show(later)
        #expect(later.navigationBar.scrollEdgeAppearance == nil)
    }

    @Test("H15 an empty image replaces the background and the hairline of a bar that has no appearance")
    func image() throws {
        let stage = Stage { bar, _ in
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.shadowImage = UIImage()
        }
        #expect(stage.background == nil)
        stage.bar.setBackgroundImage(nil, for: .default)
        #expect(stage.background != nil)
    }
}

/// The background of a search bar.
@MainActor
struct SearchBarBackgroundTests {
    private func background(_ bar: UISearchBar) -> BarBackground? {
        bar.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? BarBackground }.first { !$0.isHidden }
    }

    @Test("H16 a search bar has a background, except in the minimal style and in a navigation bar")
    func styles() {
        let stage = ViewStage()
        let bar = stage.add(UISearchBar(), CGRect(x: 0, y: 100, width: 393, height: 56))
        #expect(background(bar) != nil)
        bar.searchBarStyle = .minimal
        #expect(background(bar) == nil)
        bar.searchBarStyle = .prominent
        bar.barTintColor = .systemRed
        bar.isTranslucent = false
        #expect(background(bar)?.backgroundColor == .systemRed)
        bar.backgroundImage = UIImage()
        #expect(background(bar)?.backgroundColor == nil)
        let search = UISearchController(searchResultsController: nil)
        let controller = UIViewController()
        controller.navigationItem.searchController = search
        stage.device.show(UINavigationController(rootViewController: controller))
        #expect(search.searchBar.superview is UINavigationBar && background(search.searchBar) == nil)
    }

    @Test("H16 the titles of scope buttons have the attributes that the search bar is given")
    func scopes() {
        let bar = UISearchBar()
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
    }
}
