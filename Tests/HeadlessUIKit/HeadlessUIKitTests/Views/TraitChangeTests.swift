import Testing
import UIKit

/// Who is told of traits that have changed, and what they were before.
@MainActor
struct TraitChangeTests {
    private final class View: UIView {
        var changes: [UITraitCollection?] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            changes.append(previousTraitCollection)
        }
    }

    private final class Controller: UIViewController {
        var changes: [UITraitCollection?] = []

        override func loadView() { view = View() }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            changes.append(previousTraitCollection)
        }
    }

    @Test("turning a phone tells views and controllers, with the size classes before", arguments: HeadlessModel.all)
    func turning(model: HeadlessModel) throws {
        let device = HeadlessDevice(model)
        let controller = Controller()
        device.show(controller)
        let inner = View()
        controller.view.addSubview(inner)
        let view = try #require(controller.view as? View)
        let before = view.traitCollection
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            (controller.changes, view.changes, inner.changes) = ([], [], [])
            let old = view.traitCollection
            device.rotate(to: orientation)
            guard model.idiom == .phone else {
                // A pad is regular both ways.
                #expect(controller.changes.isEmpty && view.changes.isEmpty && inner.changes.isEmpty)
                continue
            }
            #expect(view.traitCollection != old)
            for changes in [controller.changes, view.changes, inner.changes] { #expect(changes == [old]) }
        }
        #expect(view.traitCollection == before)
    }

    @Test("what insists on a trait of its own hears of the others only, with its own before")
    func overriding() {
        let stage = ViewStage()
        let dark = stage.add(View(), CGRect(x: 0, y: 0, width: 100, height: 100))
        dark.overrideUserInterfaceStyle = .dark
        dark.changes = []
        stage.device.userInterfaceStyle = .dark
        #expect(dark.changes.isEmpty)
        stage.device.preferredContentSizeCategory = .extraLarge
        #expect(dark.changes.map { $0?.userInterfaceStyle } == [.dark])
        #expect(dark.changes.map { $0?.preferredContentSizeCategory } == [.large])
    }

    @Test("a registration is told of its traits, with who has changed and the traits before")
    func registering() {
        let stage = ViewStage()
        let view = stage.add(View(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = Log()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (changed: View, previous: UITraitCollection) in
            #expect(changed === view)
            log("\(previous.userInterfaceStyle == .light ? "light" : "dark") before")
        }
        let sizes: [UITrait] = [UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self]
        stage.controller.registerForTraitChanges(sizes) { (controller: UIViewController, _: UITraitCollection) in
            log("controller")
        }
        let scene = stage.window.windowScene
        let registration = scene?.registerForTraitChanges(sizes) { (_: UIWindowScene, _: UITraitCollection) in
            log("scene")
        }
        stage.device.userInterfaceStyle = .dark
        #expect(log.take() == ["light before"])
        stage.device.userInterfaceStyle = .light
        #expect(log.take() == ["dark before"])
        stage.device.rotate(to: .landscapeRight)
        #expect(log.take() == ["scene", "controller"])
        stage.device.preferredContentSizeCategory = .large
        #expect(log.take() == [])
        if let registration { scene?.unregisterForTraitChanges(registration) }
        stage.device.preferredContentSizeCategory = .extraLarge
        #expect(log.take() == ["controller"])
    }

    @Test("registrations go with what they were made on")
    func lifetime() {
        let stage = ViewStage()
        let log = Log()
        weak var gone: View?
        do {
            let view = stage.add(View(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: View, _: UITraitCollection) in
                log("changed")
            }
            view.removeFromSuperview()
            gone = view
        }
        #expect(gone == nil)
        stage.device.userInterfaceStyle = .dark
        #expect(log.take() == [])
    }

    @Test("a trait collection has each trait by its definition, and says which differ")
    func definitions() {
        _ = HeadlessDevice()
        struct Mine: UITraitDefinition { static let defaultValue = 7 }
        let dark = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
        ])
        #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
        #expect(dark[UITraitHorizontalSizeClass.self] == .compact)
        #expect(dark[Mine.self] == 7)
        let light = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .compact),
        ])
        #expect(dark.changedTraits(from: light).map { $0.identifier } == [UITraitUserInterfaceStyle.identifier])
        #expect(dark.changedTraits(from: nil).count == 7)
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name } == ["UITraitUserInterfaceStyle"])
    }
}
