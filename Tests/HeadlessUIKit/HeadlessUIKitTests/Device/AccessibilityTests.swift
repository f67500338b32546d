import Testing
import UIKit

@MainActor
struct AccessibilityTests {
    @Test("the device keeps what is posted, in order, whether or not VoiceOver runs")
    func posts() {
        let device = HeadlessDevice()
        #expect(!UIAccessibility.isVoiceOverRunning)
        let view = UIView()
        UIAccessibility.post(notification: .layoutChanged, argument: view)
        device.isVoiceOverRunning = true
        #expect(UIAccessibility.isVoiceOverRunning)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        let posts = device.accessibilityPosts
        #expect(posts.map(\.notification) == [.layoutChanged, .announcement, .screenChanged])
        #expect(posts.map(\.notification.rawValue) == [1001, 1008, 1000])
        #expect(posts.map { $0.element === view } == [true, false, false])
        #expect(posts.map(\.text) == [nil, "Saved", nil])
    }

    @Test("a view is where its bounds are in the screen, and is tapped in the middle, unless it says otherwise")
    func places() {
        let stage = ViewStage()
        let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 400))
        let view = UIView(frame: CGRect(x: 10, y: 300, width: 100, height: 50))
        scrollView.addSubview(view)
        scrollView.contentOffset.y = 80
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 320, width: 100, height: 50))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 60, y: 345))
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 20, height: 40)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 10, y: 20))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(view.accessibilityFrame == CGRect(x: 0, y: 0, width: 20, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
        #expect(view.accessibilityElements == nil && view.accessibilityCustomActions == nil)
    }

    @Test("a custom action has a name, and does what it is made for")
    func customActions() {
        var names: [String] = []
        let action = UIAccessibilityCustomAction(name: "Delete") { action in
            names.append(action.name)
            return true
        }
        #expect(action.actionHandler?(action) == true)
        action.name = "Remove"
        #expect(action.attributedName.string == "Remove")
        #expect(action.actionHandler?(action) == true)
        #expect(names == ["Delete", "Remove"])
    }

    @Test("a rotor finds the next element after another one, by name or by the system's kind")
    func rotors() throws {
        let views = [UIView(), UIView()]
        let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
            let index = views.firstIndex { $0 === predicate.currentItem.targetElement }
            let next = predicate.searchDirection == .next ? index.map { $0 + 1 } ?? 0 : (index ?? 0) - 1
            guard views.indices.contains(next) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: views[next], targetRange: nil)
        }
        let view = UIView()
        #expect(view.accessibilityCustomRotors == nil)
        view.accessibilityCustomRotors = [rotor]
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        for expected in views {
            predicate.currentItem = try #require(rotor.itemSearchBlock(predicate))
            #expect(predicate.currentItem.targetElement === expected)
        }
        #expect(rotor.itemSearchBlock(predicate) == nil)
        predicate.searchDirection = .previous
        #expect(rotor.itemSearchBlock(predicate)?.targetElement === views[0])
        #expect(rotor.name == "Errors" && rotor.systemRotorType == .none)
        let headings = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
        #expect(headings.name.isEmpty && headings.systemRotorType == .heading)
    }

    @Test("an attributed announcement has its text, and a priority if it says so")
    func priority() {
        let device = HeadlessDevice()
        let key = NSAttributedString.Key.accessibilitySpeechAnnouncementPriority
        for attributes in [[:], [key: UIAccessibilityPriority.high], [key: UIAccessibilityPriority.low]] {
            UIAccessibility.post(
                notification: .announcement, argument: NSAttributedString(string: "Saved", attributes: attributes))
        }
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: ""))
        #expect(device.accessibilityPosts.map(\.text) == ["Saved", "Saved", "Saved", ""])
        #expect(device.accessibilityPosts.map(\.priority) == [.default, .high, .low, .default])
    }

    @Test("the declarations are as isolated as Apple's, which is not at all")
    func isolation() {
        let isRunning: @Sendable () -> Bool = { UIAccessibility.isVoiceOverRunning }
        let post: @Sendable () -> Void = { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        let device = HeadlessDevice()
        device.isVoiceOverRunning = true
        post()
        #expect(isRunning() && device.accessibilityPosts.count == 1)
    }

    @Test("a post keeps no view alive")
    func lifetime() {
        let device = HeadlessDevice()
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            UIAccessibility.post(notification: .layoutChanged, argument: view)
        }
        #expect(gone == nil)
        #expect(device.accessibilityPosts.count == 1)
        #expect(device.accessibilityPosts.first?.element == nil)
    }
}
