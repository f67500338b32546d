import FormNavigation
import Testing
import UIKit

/// The keyboard never hides what the user is editing, and nothing stays out of place.
@MainActor
struct AvoidanceTests {
    @Test(
        "every field of a long form is clear of the keyboard while it has focus",
        arguments: HeadlessBehavior.avoidance)
    func scrolling(_ behavior: HeadlessBehavior) {
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(behavior: behavior))
        stage.focus(0)
        repeat {
            stage.device.settle()
            guard let field = stage.navigator.currentField else { break }
            #expect(stage.distance(of: field) >= 10 - 0.5)
        } while stage.navigator.focusNext()
        #expect(stage.fields.last?.isFirstResponder == true)
        #expect(stage.controller.view.transform == .identity)
        stage.dismiss()
        #expect(stage.scrollView?.contentInset == .zero)
        #expect(stage.scrollView?.verticalScrollIndicatorInsets == .zero)
    }

    @Test(
        "#2011 #2027: the distance is the configured one, on phones with and without a home indicator",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func distance(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        for model in [HeadlessModel.iPhoneSE, .iPhone15] {
            for distance in [0, 10, 40] as [CGFloat] {
                let stage = AvoidanceStage(9, scrolls: false, on: HeadlessDevice(model, movedSafeArea))
                stage.navigator.configuration.keyboardDistance = distance
                stage.focus(8)
                #expect(abs(stage.distance(of: stage.fields[8]) - distance) < 0.01, "\(model.name) \(distance)")
            }
        }
    }

    @Test("going backwards, a field keeps the distance asked for above it", arguments: [10, 60, nil] as [CGFloat?])
    func topDistance(_ distance: CGFloat?) throws {
        let stage = AvoidanceStage(scrolls: true)
        stage.navigator.configuration.topDistance = distance
        stage.focus(stage.fields.count - 1)
        // The first fields are at the content's top, where it can't scroll further.
        for _ in 0..<stage.fields.count - 4 {
            #expect(stage.navigator.focusPrevious())
            stage.device.settle()
            let field = try #require(stage.navigator.currentField)
            let top = field.convert(field.bounds, to: nil).minY - stage.controller.view.safeAreaInsets.top
            #expect(top >= (distance ?? 10) - 0.5, "\(top)")
        }
    }

    @Test(
        "without a scroll view the screen moves, no further than it must, and exactly back",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func container(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let view: UIView = stage.controller.view
        view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        let before = view.transform
        stage.focus(0)
        #expect(view.transform == before)
        stage.focus(10)
        #expect(view.transform != before)
        #expect(abs(stage.distance(of: stage.fields[10]) - 10) < 0.01)
        view.setNeedsLayout()
        stage.device.settle()
        #expect(abs(stage.distance(of: stage.fields[10]) - 10) < 0.01)
        stage.dismiss()
        #expect(view.transform == before)
    }

    @Test(
        "a transform that the app sets while the screen is moved is the app's, and stays",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func newTransform(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let view: UIView = stage.controller.view
        stage.focus(10)
        let wish = CGAffineTransform(scaleX: 0.9, y: 0.9)
        view.transform = wish
        stage.focus(11)
        #expect(view.transform.a == 0.9 && view.transform.ty < 0)
        stage.dismiss()
        #expect(view.transform == wish)
        stage.focus(10)
        view.transform = wish
        stage.dismiss()
        #expect(view.transform == wish)
    }

    @Test("what was raised for one field comes down for the next", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func comesDown(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        stage.focus(11)
        #expect(stage.controller.view.transform.ty < 0)
        stage.focus(0)
        #expect(stage.controller.view.transform == .identity)
    }

    @Test("a controller may name what moves, and its header stays", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func namedContainer(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        final class OrderViewController: UIViewController, FormContainerProviding {
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
            let content = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 752))
            var formContainer: UIView? { content }
        }
        let controller = OrderViewController()
        controller.view.addSubview(controller.header)
        controller.view.addSubview(controller.content)
        let stage = AvoidanceStage(12, scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea), in: controller)
        for field in stage.fields { controller.content.addSubview(field) }
        stage.focus(9)
        #expect(controller.content.transform.ty < 0)
        #expect(controller.view.transform == .identity)
        #expect(abs(stage.distance(of: stage.fields[9]) - 10) < 0.01)
        stage.dismiss()
        #expect(controller.content.transform == .identity)
    }

    @Test(
        "an inset that the app changes while the keyboard is up stays as the app wants it",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func appInsets(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) throws {
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let scrollView = try #require(stage.scrollView)
        scrollView.contentInset.bottom = 20
        stage.focus(9)
        #expect(scrollView.contentInset.bottom > 20)
        scrollView.contentInset.bottom += 30
        stage.dismiss()
        #expect(scrollView.contentInset.bottom == 50)
        stage.focus(9)
        scrollView.contentInset.bottom = 5
        stage.dismiss()
        #expect(scrollView.contentInset.bottom == 5)
    }

    @Test(
        "#1378 #1771: in a text view taller than the room, the line with the caret is seen, also as the text grows",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func tallTextView(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) throws {
        let stage = AvoidanceStage(0, scrolls: true, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let scrollView = try #require(stage.scrollView)
        let view = UITextView(frame: CGRect(x: 20, y: 60, width: 350, height: 700))
        view.isScrollEnabled = false
        scrollView.contentSize = CGSize(width: 393, height: 820)
        scrollView.addSubview(view)
        try stage.device.tap(view)
        for line in 0..<40 {
            stage.device.type("line \(line)\n")
            stage.device.settle()
            let end = try #require(view.selectedTextRange?.end)
            let caret = view.convert(view.caretRect(for: end), to: nil)
            guard caret.maxY + scrollView.contentOffset.y < 800 else { break }
            #expect(caret.maxY <= stage.device.keyboard.frame.minY, "line \(line)")
        }
    }

    @Test(
        "#1750 #957: the button below stays visible with the field, as far as there is room",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func companions(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = AvoidanceStage(12, scrolls: true, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let button = UIView(frame: CGRect(x: 20, y: 60 + 64 * 8, width: 300, height: 50))
        stage.scrollView?.addSubview(button)
        stage.fields[6].formOptions.avoidance.companions = [button]
        stage.focus(6)
        #expect(stage.distance(of: button) >= 10 - 0.5)
        #expect(stage.fields[6].formOptions.avoidance.companions == [button])
    }

    @Test(
        "a navigator that another one replaces gives everything back, and takes it again when that one is gone",
        arguments: [true, false])
    func replaced(scrolls: Bool) {
        let stage = AvoidanceStage(scrolls: scrolls)
        stage.focus(9)
        let distance = stage.distance(of: stage.fields[9])
        #expect(distance >= 10 - 0.01)
        for _ in 0..<2 {
            var configuration = FormNavigator.Configuration()
            configuration.isAvoidanceEnabled = false
            let newest = FormNavigator(viewController: stage.controller, configuration: configuration)
            stage.device.settle()
            #expect(stage.fields[9].isFirstResponder && newest.currentField === stage.fields[9])
            #expect(stage.controller.view.transform == .identity && stage.scrollView?.contentInset ?? .zero == .zero)
            newest.configuration.isAvoidanceEnabled = true
            stage.device.settle()
            #expect(stage.distance(of: stage.fields[9]) >= 10 - 0.01)
            newest.configuration.isAvoidanceEnabled = false
            newest.uninstall()
            stage.device.settle()
            #expect(stage.distance(of: stage.fields[9]) >= 10 - 0.01)
        }
        stage.navigator.endEditing()
        stage.device.settle()
        #expect(stage.controller.view.transform == .identity && stage.scrollView?.contentInset ?? .zero == .zero)
    }

    @Test("a field's new companions replace the ones before")
    func replacedCompanions() {
        let stage = AvoidanceStage(scrolls: false)
        let buttons = [560, 640].map { UIView(frame: CGRect(x: 20, y: $0, width: 300, height: 50)) }
        for button in buttons { stage.controller.view.addSubview(button) }
        func shift(_ companions: [UIView]) -> CGFloat {
            stage.fields[6].formOptions.avoidance.companions = companions
            #expect(stage.fields[6].formOptions.avoidance.companions == companions)
            stage.update(times: 2)
            return stage.controller.view.transform.ty
        }
        stage.focus(6)
        let (none, upper, lower) = (shift([]), shift([buttons[0]]), shift([buttons[1]]))
        #expect(none > upper && upper > lower)
        #expect(shift([buttons[0]]) == upper && shift(buttons) == lower && shift([]) == none)
    }

    @Test(
        "a companion that is hidden, or isn't in the form, doesn't lift the screen",
        arguments: ["hidden", "in the window", "nowhere", "in sight"])
    func otherCompanions(_ place: String) {
        let shifts = [false, true].map { hasCompanion in
            let stage = AvoidanceStage(scrolls: false)
            let button = UIView(frame: CGRect(x: 20, y: 600, width: 300, height: 50))
            switch place {
            case "nowhere": break
            case "in the window": stage.window.addSubview(button)
            default: stage.controller.view.addSubview(button)
            }
            button.isHidden = place == "hidden"
            if hasCompanion { stage.fields[6].formOptions.avoidance.companions = [button] }
            stage.focus(6)
            return stage.controller.view.transform.ty
        }
        #expect(shifts[0] < 0 && (shifts[0] == shifts[1]) == (place != "in sight"))
    }

    @Test("#1681: a floating keyboard moves nothing", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func floating(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let device = HeadlessDevice(.iPad, movedSafeArea)
        device.keyboard.placement = .floating
        let stage = AvoidanceStage(16, scrolls: false, on: device)
        stage.focus(15)
        #expect(stage.controller.view.transform == .identity)
        device.keyboard.placement = .docked
        device.settle()
        #expect(stage.controller.view.transform.ty < 0)
        device.keyboard.placement = .split
        device.settle()
        #expect(stage.controller.view.transform == .identity)
    }

    @Test("a field that was scrolled away is shown when the keyboard leaves for a hardware keyboard, and only then")
    func revealed() {
        let stage = AvoidanceStage(30, scrolls: true)
        func scrollAway() {
            stage.scrollView?.contentOffset.y = 1_000
            stage.update(times: 2)
        }
        func isSeen() -> Bool {
            stage.window.bounds.contains(stage.fields[3].convert(stage.fields[3].bounds, to: nil))
        }
        stage.focus(3)
        scrollAway()
        #expect(!isSeen())
        stage.device.keyboard.isHardwareKeyboardAttached = true
        stage.device.settle()
        #expect(stage.fields[3].isFirstResponder && isSeen())
        scrollAway()
        #expect(!isSeen())
        stage.dismiss()
    }

    @Test(
        "E18 E19: with a hardware keyboard only the toolbar is kept clear of, and nothing once it is all that is left",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func hardwareKeyboard(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        stage.device.keyboard.isHardwareKeyboardAttached = true
        stage.focus(11)
        #expect(stage.distance(of: stage.fields[11]) >= 10 - 0.5)
        let shift = stage.controller.view.transform.ty
        stage.device.keyboard.isHardwareKeyboardAttached = false
        stage.device.settle()
        #expect(stage.controller.view.transform.ty < shift)
    }

    @Test(
        "with little movement asked for, everything is in its place at once all the same",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func reduceMotion(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        device.isReduceMotionEnabled = true
        let stage = AvoidanceStage(scrolls: false, on: device)
        stage.focus(11)
        #expect(abs(stage.distance(of: stage.fields[11]) - 10) < 0.01)
    }

    @Test(
        "#1963: a focused screen that goes leaves nothing displaced, and neither does a focused field",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func removal(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) throws {
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let scrollView = try #require(stage.scrollView)
        stage.focus(11)
        #expect(scrollView.contentInset.bottom > 0)
        stage.fields[11].removeFromSuperview()
        stage.device.settle()
        #expect(scrollView.contentInset == .zero)

        stage.focus(9)
        stage.window.rootViewController = UIViewController()
        stage.device.settle()
        #expect(scrollView.contentInset == .zero)
    }

    @Test(
        "switching avoidance off gives everything back with the next frame, and uninstalling at once",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func switching(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        stage.focus(11)
        stage.navigator.configuration.isAvoidanceEnabled = false
        stage.device.runLoop.turn()
        #expect(stage.controller.view.transform == .identity)
        stage.navigator.configuration.isAvoidanceEnabled = true
        stage.device.runLoop.turn()
        #expect(stage.controller.view.transform.ty < 0)
        stage.navigator.uninstall()
        #expect(stage.controller.view.transform == .identity)
    }

    /// A view whose app does something whenever it's moved.
    private final class MovedView: UIView {
        var onMove: () -> Void = {}
        override var transform: CGAffineTransform { didSet { if transform != oldValue { onMove() } } }
    }

    @Test("an app that asks for more whenever its form moves has it a few times in a frame, and then in the next ones")
    func rounds() {
        let (controller, root) = (UIViewController(), MovedView())
        controller.view = root
        let stage = AvoidanceStage(scrolls: false, in: controller)
        stage.focus(10)
        var moves = 0
        root.onMove = { [navigator = stage.navigator] in
            moves += 1
            if moves < 60 { navigator.configuration.keyboardDistance += 1 }
        }
        stage.navigator.configuration.keyboardDistance = 20
        stage.device.runLoop.turn()
        #expect(moves == 3)
        // Nothing else changes on the screen in the meantime, so the library has to ask for these frames.
        stage.device.advance(by: 0.5)
        #expect(moves == 60)
        #expect(abs(stage.distance(of: stage.fields[10]) - 79) < 0.5)
    }

    @Test(
        "one field may be left alone, or ask for its own distance",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func perField(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        stage.fields[11].formOptions.avoidance.isEnabled = false
        stage.fields[10].formOptions.avoidance.keyboardDistance = 33
        stage.focus(11)
        #expect(stage.controller.view.transform == .identity)
        stage.focus(10)
        #expect(abs(stage.distance(of: stage.fields[10]) - 33) < 0.01)
    }

    @Test(
        "a controller that makes room by itself is left to it, subclasses included",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func excludedControllers(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        class ChatViewController: UIViewController {}
        final class GroupChatViewController: ChatViewController {}
        let stage = AvoidanceStage(
            scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea), in: GroupChatViewController())
        stage.navigator.configuration.rules.append(.off(.avoidance, in: ChatViewController.self))
        stage.focus(11)
        #expect(stage.controller.view.transform == .identity)
        #expect(stage.device.keyboard.inputAccessoryView === stage.navigator.toolbar)
        stage.navigator.configuration.rules = []
        stage.device.runLoop.turn()
        #expect(stage.controller.view.transform.ty < 0)
    }

    @Test(
        "a scroll view may keep its insets, be left alone, or get its offset back",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func scrollOptions(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) throws {
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let scrollView = try #require(stage.scrollView)
        scrollView.formOptions.scrolling.restoresOffset = true
        scrollView.contentOffset.y = 12
        stage.focus(9)
        #expect(scrollView.contentOffset.y > 12)
        stage.dismiss()
        #expect(scrollView.contentOffset.y == 12)
        scrollView.formOptions.scrolling.changesInsets = false
        stage.focus(9)
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.contentOffset.y > 12)
        stage.dismiss()
        #expect(scrollView.contentOffset.y == 12)
        // Without an inset, a field at the end can't scroll all the way.
        stage.focus(11)
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        #expect(scrollView.contentOffset.y <= end + 0.5)
        #expect(stage.distance(of: stage.fields[11]) >= 10 - 0.5)
        stage.dismiss()
        scrollView.formOptions.scrolling.changesOffset = false
        stage.focus(9)
        #expect(scrollView.contentInset == .zero)
        #expect(scrollView.contentOffset.y == 12)
        #expect(stage.distance(of: stage.fields[9]) >= 10 - 0.5)
    }

    @Test("the offset that comes back is the one that the keyboard found this time, not an earlier one")
    func originalOffset() throws {
        let stage = AvoidanceStage(scrolls: true)
        let scrollView = try #require(stage.scrollView)
        scrollView.formOptions.scrolling.restoresOffset = true
        for offset in [12, 40, 0] as [CGFloat] {
            scrollView.contentOffset.y = offset
            stage.focus(9)
            #expect(scrollView.contentOffset.y > 40)
            stage.dismiss()
            #expect(scrollView.contentOffset.y == offset)
        }
    }

    @Test(
        "E5 E6: in a window that does not begin at the screen's origin the keyboard is measured in the window",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func windowOrigin(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let device = HeadlessDevice(.iPad, movedSafeArea)
        device.windowOrigin = CGPoint(x: 100, y: 80)
        let stage = AvoidanceStage(14, scrolls: false, on: device)
        stage.focus(13)
        let field = stage.fields[13]
        let lowerEdge = field.convert(field.bounds, to: nil).maxY + 80
        #expect(lowerEdge <= device.keyboard.frame.minY - 10 + 0.5)
    }

    @Test(
        "E10: after a rotation the field is clear of the keyboard again, and nothing is left afterward",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func rotation(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(.iPhone15, movedSafeArea))
        stage.focus(8)
        stage.device.rotate(to: .landscapeRight)
        stage.device.settle()
        #expect(stage.fields[8].isFirstResponder)
        #expect(stage.distance(of: stage.fields[8]) >= 10 - 0.5)
        stage.dismiss()
        #expect(stage.scrollView?.contentInset == .zero)
    }

    @Test(
        "an inset that the app takes back while the keyboard is up stays away, also where that leaves exactly ours",
        arguments: [50, 168, 200] as [CGFloat], [true, false])
    func inset(takenBack inset: CGFloat, _ isLookedAt: Bool) {
        let stage = AvoidanceStage(scrolls: true)
        let scrollView = stage.scrollView ?? UIScrollView()
        scrollView.contentInset.bottom = inset
        scrollView.verticalScrollIndicatorInsets.bottom = inset
        stage.focus(2)
        #expect(scrollView.contentInset.bottom > inset)
        scrollView.contentInset.bottom -= inset
        scrollView.verticalScrollIndicatorInsets.bottom -= inset
        if isLookedAt {
            stage.device.advance(by: 0.5)
            stage.device.settle()
        }
        stage.dismiss()
        #expect(scrollView.contentInset.bottom == 0)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test("the shared navigator keeps out of the way until it is asked to avoid the keyboard")
    func shared() {
        let shared = FormNavigator.shared
        #expect(!shared.configuration.isAvoidanceEnabled)
        let device = HeadlessDevice()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 780, width: 300, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        field.becomeFirstResponder()
        device.settle()
        #expect(controller.view.transform == .identity)
    }
}
