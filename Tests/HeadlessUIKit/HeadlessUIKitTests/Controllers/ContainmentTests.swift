import Testing
import UIKit

@MainActor
struct ContainmentTests {
    let log = CallLog()

    @Test func aChildChangesItsParent() {
        _ = HeadlessDevice()
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
    }

    @Test func aChildAppearsWithItsParent() {
        let device = HeadlessDevice()
        let parent = LoggingController("A", log)
        let child = LoggingController("B", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        let window = device.showAndSettle(parent)
        #expect(log.entries.filter { $0.hasPrefix("B") } == ["B willAppear", "B isAppearing", "B didAppear"])
        #expect(log.take() == ["A willAppear", "B willAppear", "A didAppear", "B didAppear"])
        window.isHidden = true
        #expect(Set(log.take()) == ["A willDisappear", "B willDisappear", "A didDisappear", "B didDisappear"])
    }

    @Test func aChildAddedToAShownParentAppears() {
        let device = HeadlessDevice()
        let parent = LoggingController("A", log)
        device.showAndSettle(parent)
        let child = LoggingController("B", log)
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        device.settle()
        #expect(log.take() == ["B willEnter", "B load", "B willAppear", "B didEnter", "B didAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take() == ["B willLeave", "B willDisappear", "B didDisappear", "B didLeave"])
    }

    @Test func aParentMayForwardAppearanceItself() {
        let device = HeadlessDevice()
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let parent = Manual()
        device.showAndSettle(parent)
        let child = LoggingController("B", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        device.settle()
        _ = log.take()
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.entries == ["B willAppear", "B isAppearing", "B didAppear"])
    }

    @Test func theViewIsLoadedOnFirstUse() {
        _ = HeadlessDevice()
        let controller = LoggingController("A", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(log.entries.isEmpty)
        _ = controller.view
        #expect(controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(log.entries == ["A load"])
        #expect(controller.view.next === controller)
    }

    @Test func layoutIsAnnounced() {
        let device = HeadlessDevice()
        final class Laying: UIViewController {
            var events: [String] = []
            override func viewWillLayoutSubviews() { events.append("will") }
            override func viewDidLayoutSubviews() { events.append("did") }
        }
        let controller = Laying()
        device.showAndSettle(controller)
        controller.events = []
        controller.view.setNeedsLayout()
        #expect(controller.events.isEmpty)
        controller.view.layoutIfNeeded()
        #expect(controller.events == ["will", "did"])
    }

    @Test func editingIsOneState() {
        _ = HeadlessDevice()
        final class Editing: UIViewController {
            var changes: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                changes.append(editing)
            }
        }
        let controller = Editing()
        controller.isEditing = true
        #expect(controller.isEditing)
        #expect(controller.changes == [true])
    }

    @Test func titlesReachTheItems() {
        _ = HeadlessDevice()
        let controller = UIViewController()
        controller.title = "One"
        #expect(controller.navigationItem.title == "One")
        #expect(controller.tabBarItem.title == "One")
        controller.navigationItem.title = "Other"
        #expect(controller.title == "One")
        controller.title = "Two"
        #expect(controller.navigationItem.title == "Two")
        #expect(controller.tabBarItem.title == "Two")
    }

    @Test func theFirstResponderLeavesWithItsController() {
        let device = HeadlessDevice()
        let parent = UIViewController()
        let child = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        child.view.addSubview(field)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        device.showAndSettle(parent)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        child.view.removeFromSuperview()
        #expect(!field.isFirstResponder)
    }
}
