import Testing
import UIKit

/// What an app says of the looks of bars.
@MainActor
@Suite(.onStage)
struct BarAppearanceValueTests {
    @Test("H15 a navigation bar keeps a copy of its appearance, and none at the scroll edge unless it's set")
    func copies() {
        let (bar, appearance) = (UINavigationBar(), UINavigationBarAppearance())
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = appearance
        appearance.backgroundColor = .blue
        #expect(bar.standardAppearance.backgroundColor == .red)
        #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil)
        let item = UINavigationItem(title: "Title")
        #expect(item.standardAppearance == nil)
        item.standardAppearance = appearance
        #expect(item.standardAppearance?.backgroundColor == .blue)
    }

    @Test("H16 a search bar has no background image, and its style is the default one, until the app says otherwise")
    func searchBar() {
        let (bar, image) = (UISearchBar(), UIImage())
        #expect(bar.searchBarStyle == .default && bar.backgroundImage == nil && bar.barTintColor == nil)
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
    }
}
