import Testing
import UIKit

/// Menus on a long touch, menus whose entries arrive later, and what a double tap with VoiceOver does.
@MainActor
struct ContextMenuTests {
    private final class Provider: NSObject, UIContextMenuInteractionDelegate {
        let log = Log()
        var menu: UIMenu?
        var preview: UIViewController?
        private(set) var location: CGPoint?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            self.location = location
            guard let menu else { return nil }
            return UIContextMenuConfiguration(
                identifier: "id" as NSString, previewProvider: { self.preview }, actionProvider: { _ in menu })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log("display \(configuration.identifier)")
            animator?.addCompletion { self.log("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log("end")
            animator?.addCompletion { self.log("ended") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log("preview \(animator.previewViewController === preview)")
        }
    }

    @Test("H19 a long touch opens the menu of the nearest interaction around, and an action closes it")
    func interaction() throws {
        let (stage, provider) = (ViewStage(), Provider())
        let around = stage.add(UIView(), CGRect(x: 50, y: 100, width: 200, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        around.addSubview(inner)
        let interaction = UIContextMenuInteraction(delegate: provider)
        around.addInteraction(interaction)
        #expect(throws: HeadlessDevice.Failure.self) { try stage.device.openContextMenu(of: inner) }
        var chosen: Any?
        let rename = UIAction(title: "Rename") { chosen = $0.sender }
        let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
        provider.menu = UIMenu(children: [
            rename, hidden, UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }]),
        ])
        let menu = try stage.device.openContextMenu(of: inner)
        #expect(provider.location == CGPoint(x: 40, y: 40) && interaction.location(in: inner) == CGPoint(x: 20, y: 20))
        #expect(menu.titles == ["Rename", "More"] && menu.isOpen)
        stage.device.settle()
        #expect(provider.log.take() == ["display id", "displayed"])
        #expect(throws: HeadlessDevice.Failure.self) { try menu.choose("Hidden") }
        try menu.choose("Rename")
        #expect(chosen as? UIView === around && !menu.isOpen)
        stage.device.settle()
        #expect(provider.log.take() == ["end", "ended"])
        #expect(throws: HeadlessDevice.Failure.self) { try menu.choose("Rename") }
    }

    @Test("H19 a tap on the preview informs the delegate, and a menu can be replaced or closed while it's open")
    func preview() throws {
        let (stage, provider) = (ViewStage(), Provider())
        let view = stage.add(UIView(), CGRect(x: 50, y: 100, width: 200, height: 100))
        let interaction = UIContextMenuInteraction(delegate: provider)
        view.addInteraction(interaction)
        provider.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        provider.preview = UIViewController()
        let menu = try stage.device.openContextMenu(of: view)
        #expect(menu.previewViewController === provider.preview)
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Two") { _ in }]) }
        #expect(menu.titles == ["Two"])
        menu.tapPreview()
        #expect(!menu.isOpen && provider.log.take().contains("preview true"))
        let second = try stage.device.openContextMenu(of: view)
        interaction.dismissMenu()
        #expect(!second.isOpen)
    }

    private final class List: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        let log = Log()

        private func configuration(_ index: Int) -> UIContextMenuConfiguration? {
            guard index > 0 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [log] _ in
                UIMenu(children: [UIAction(title: "Delete") { _ in log("delete \(index)") }])
            })
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration(indexPath.row) }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("end") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { indexPaths.first.flatMap { configuration($0.item) } }

        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log("end") }
    }

    @Test("H19 the delegate of a table view or a collection view has menus for its rows or items")
    func lists() throws {
        let (stage, list) = (ViewStage(), List())
        let table = stage.add(UITableView(), CGRect(x: 0, y: 60, width: 300, height: 300))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        stage.add(collection, CGRect(x: 0, y: 400, width: 300, height: 300))
        (table.dataSource, table.delegate, collection.dataSource, collection.delegate) = (list, list, list, list)
        stage.device.settle()
        let cells: [(UIView?, UIView?)] = [
            (table.cellForRow(at: [0, 0]), table.cellForRow(at: [0, 2])),
            (collection.cellForItem(at: [0, 0]), collection.cellForItem(at: [0, 2])),
        ]
        for (without, with) in cells {
            let (without, with) = (try #require(without), try #require(with))
            #expect(throws: HeadlessDevice.Failure.self) { try stage.device.openContextMenu(of: without) }
            try stage.device.openContextMenu(of: with).choose("Delete")
            #expect(list.log.take() == ["end", "delete 2"])
        }
    }

    @Test("H20 deferred entries are requested when the menu opens, and only once unless they're uncached")
    func deferred() throws {
        let stage = ViewStage()
        let button = stage.add(UIButton(type: .system), CGRect(x: 50, y: 100, width: 100, height: 44))
        var requests = [0, 0]
        let log = Log()
        button.menu = UIMenu(children: [
            UIDeferredMenuElement { provide in
                requests[0] += 1
                provide([UIAction(title: "Cached") { _ in log("cached") }])
            },
            UIDeferredMenuElement.uncached { provide in
                requests[1] += 1
                UIView.animate(withDuration: 1) {
                } completion: { _ in
                    provide([UIMenu(title: "Menu", children: [UIAction(title: "Late") { _ in log("late") }])])
                }
            },
        ])
        #expect(requests == [0, 0])
        for time in 1...2 {
            try stage.device.choose("Late", from: button)
            try stage.device.choose("Cached", from: button)
            #expect(log.take() == ["late", "cached"] && requests == [1, 2 * time])
        }
    }

    @Test("H20 a menu whose entries never arrive can't be used, and says so")
    func never() {
        let stage = ViewStage()
        let button = stage.add(UIButton(type: .system), CGRect(x: 50, y: 100, width: 100, height: 44))
        button.menu = UIMenu(children: [UIDeferredMenuElement { _ in }])
        let failure = #expect(throws: HeadlessDevice.Failure.self) { try stage.device.choose("Any", from: button) }
        #expect(failure?.description.contains("still loading") == true)
    }

    @Test("H21 a double tap with VoiceOver activates an element, or taps its activation point if it doesn't respond")
    func activation() throws {
        final class Element: UIView {
            var responds = true
            let log = Log()

            override func accessibilityActivate() -> Bool {
                log("activate")
                return responds
            }

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("touch") }
        }
        let stage = ViewStage()
        let element = stage.add(Element(), CGRect(x: 50, y: 100, width: 100, height: 44))
        try stage.device.activate(element)
        #expect(element.log.take() == ["activate"])
        element.responds = false
        try stage.device.activate(element)
        #expect(element.log.take() == ["activate", "touch"])
        let part = UIAccessibilityElement(accessibilityContainer: element)
        part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 20)
        stage.device.activate(part)
        #expect(element.log.take() == ["touch"])
        #expect(!UIView().accessibilityActivate() && UIView().accessibilityPath == nil)
    }

    @Test("H17 a memory warning reaches the app, its observers, and every controller")
    func memory() {
        final class Controller: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                warnings += 1
            }
        }
        let device = HeadlessDevice()
        let (child, presented) = (Controller(), Controller())
        let container = UINavigationController(rootViewController: child)
        device.show(container)
        container.present(presented, animated: false)
        device.settle()
        let count = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in count.value += 1 }
        device.sendMemoryWarning()
        NotificationCenter.default.removeObserver(token)
        #expect(child.warnings == 1 && presented.warnings == 1 && count.value == 1)
    }

    private final class Counter: @unchecked Sendable {
        var value = 0
    }
}
