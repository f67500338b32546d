import FormNavigation
import Foundation
import TestSupport
import Testing
import UIKit

/// Whatever happens, in whatever order: what's edited is visible, and in the end everything is where the app put it.
@MainActor
struct AvoidanceModelTests {
    private nonisolated static let seeds: ClosedRange<UInt64> = 1...(testsEverything ? 150 : 32)

    /// The number of events for each seed. To play more, use `AVOIDANCE_EVENTS=500 swift test`.
    private static let eventCount = Int(ProcessInfo.processInfo.environment["AVOIDANCE_EVENTS"] ?? "") ?? 50

    /// A random form, and what the app has done to it.
    @MainActor
    private final class World {
        let device: HeadlessDevice
        let window: UIWindow
        let controller = UIViewController()
        let navigator: FormNavigator
        var fields: [UIView & UITextInput] = []
        /// Switches that are stops.
        var stops: [UISwitch] = []
        var scrollViews: [UIScrollView] = []
        /// The bottom insets that the app has set.
        var insets: [CGFloat] = []
        var random: SplitMix64

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            let models = HeadlessModel.all
            let behaviors = HeadlessBehavior.everyAvoidance
            device = HeadlessDevice(
                models[Int.random(in: 0..<models.count, using: &random)],
                behavior: behaviors[Int.random(in: 0..<behaviors.count, using: &random)])
            controller.view.frame = device.screen.bounds
            var container: UIView = controller.view
            for depth in 0..<Int.random(in: 0...2, using: &random) {
                let scrollView = UIScrollView(frame: container.bounds.insetBy(dx: CGFloat(depth) * 8, dy: 0))
                if depth == 0 { scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
                container.addSubview(scrollView)
                scrollViews.append(scrollView)
                container = scrollView
            }
            let count = Int.random(in: 1...14, using: &random)
            for index in 0..<count {
                let y = CGFloat(60 + index * Int.random(in: 50...70, using: &random))
                let isText = Int.random(in: 0..<4, using: &random) == 0
                let frame = CGRect(x: 16, y: y, width: 280, height: isText ? 90 : 40)
                let field: UIView & UITextInput = isText ? UITextView(frame: frame) : UITextField(frame: frame)
                container.addSubview(field)
                fields.append(field)
                guard index.isMultiple(of: 3), Bool.random(using: &random) else { continue }
                let stop = UISwitch(frame: CGRect(x: 300, y: y + 5, width: 51, height: 31))
                stop.formOptions.stop = .always
                container.addSubview(stop)
                stops.append(stop)
            }
            let height = (fields.map(\.frame.maxY).max() ?? 0) + 60
            for scrollView in scrollViews {
                scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: height)
            }
            insets = scrollViews.map { _ in 0 }
            let navigation = UINavigationController(rootViewController: controller)
            let hasBar = Bool.random(using: &random)
            navigator = FormNavigator(viewController: controller)
            window = device.show(hasBar ? navigation : controller)
        }

        /// Plays one event, and returns its name and whether the caret should be visible afterward.
        func play() -> (name: String, showsCaret: Bool) {
            let index = Int.random(in: 0..<fields.count, using: &random)
            // What the user has scrolled out of sight stays there as long as the keyboard stays where it is.
            let before = device.keyboard.frame
            var hasMoved: Bool { device.keyboard.frame != before }
            switch Int.random(in: 0..<20, using: &random) {
            case 0, 1, 2:
                // If the field already has focus, nothing happens. A text view's caret counts once the caret or the
                // keyboard moves: a tap would place it after the view gains focus, but this isn't a tap.
                let hadFocus = fields[index].isFirstResponder
                let hasFocus = fields[index].becomeFirstResponder()
                return ("focus \(index)", hasFocus && !hadFocus && (fields[index] is UITextField || hasMoved))
            case 3:
                let isForward = Bool.random(using: &random)
                let count = Int.random(in: 1...3, using: &random)
                let moved = (0..<count).map { _ in isForward ? navigator.focusNext() : navigator.focusPrevious() }
                return ("\(isForward ? "next" : "previous") \(count)", moved.last == true)
            case 4:
                device.type(["a", "word ", "line\nline"].randomElement(using: &random) ?? "a")
                return ("type", !(navigator.currentField is UISwitch))
            case 5:
                window.endEditing(true)
                return ("dismiss", false)
            case 6:
                let all: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
                device.rotate(to: all.randomElement(using: &random) ?? .portrait)
                return ("rotate", false)
            case 7:
                guard let scrollView = scrollViews.randomElement(using: &random) else { return ("nothing", false) }
                let range = scrollView.contentSize.height - scrollView.bounds.height
                scrollView.contentOffset.y = CGFloat.random(in: 0...max(1, range), using: &random).rounded()
                return ("scroll", false)
            case 8:
                guard !scrollViews.isEmpty else { return ("nothing", false) }
                let which = Int.random(in: 0..<scrollViews.count, using: &random)
                let change = CGFloat(Int.random(in: 0...40, using: &random))
                insets[which] += change
                scrollViews[which].contentInset.bottom += change
                return ("inset +\(change)", false)
            case 9:
                let field = fields[index]
                let home: UIView = scrollViews.last ?? controller.view
                if field.superview == nil { home.addSubview(field) } else { field.removeFromSuperview() }
                return ("add or remove \(index)", false)
            case 10:
                let other = UIViewController()
                controller.present(other, animated: true)
                device.settle()
                other.dismiss(animated: true)
                return ("present and dismiss", false)
            case 11:
                device.keyboard.extraHeight = device.keyboard.extraHeight == 0 ? 40 : 0
                return ("suggestions", hasMoved)
            case 12:
                let all = HeadlessKeyboard.Placement.allCases
                device.keyboard.placement = all.randomElement(using: &random) ?? .docked
                return ("\(device.keyboard.placement)", hasMoved)
            case 13:
                device.keyboard.isHardwareKeyboardAttached.toggle()
                return ("hardware keyboard", hasMoved)
            case 14:
                let old = navigator.configuration.keyboardDistance
                navigator.configuration.keyboardDistance = CGFloat(Int.random(in: 0...30, using: &random))
                return ("distance", navigator.configuration.keyboardDistance != old)
            case 15:
                let origin = CGFloat(Int.random(in: 0...2, using: &random)) * 60
                device.windowOrigin = CGPoint(x: 0, y: device.model.idiom == .pad ? origin : 0)
                return ("resize", false)
            case 16, 17:
                let other = FormScreen()
                guard let navigation = controller.navigationController else {
                    controller.present(other, animated: Bool.random(using: &random))
                    use(other)
                    other.dismiss(animated: Bool.random(using: &random))
                    return ("present a form, use it, dismiss it", false)
                }
                navigation.pushViewController(other, animated: Bool.random(using: &random))
                use(other)
                navigation.popViewController(animated: Bool.random(using: &random))
                return ("push a form, use it, pop it", false)
            case 18:
                guard let navigation = controller.navigationController else { return ("nothing", false) }
                navigation.pushViewController(FormScreen(), animated: true)
                device.settle()
                let swipe = HeadlessTransition.swipeBack(in: navigation)
                swipe?.cancel()
                device.settle()
                navigation.popViewController(animated: false)
                return ("push, think better of a swipe, pop", false)
            default:
                controller.view.setNeedsLayout()
                return ("layout", false)
            }
        }

        /// Goes to a field of another form and, occasionally, ends editing there.
        private func use(_ other: FormScreen) {
            if Bool.random(using: &random) { device.settle() }
            other.fields.randomElement(using: &random)?.becomeFirstResponder()
            if Bool.random(using: &random) { device.settle() }
            if Int.random(in: 0..<4, using: &random) == 0 { other.view.endEditing(true) }
            others.append(other)
        }

        /// The other forms that have been on the screen.
        private(set) var others: [FormScreen] = []

        /// The caret, or the switch that has focus, in the window's coordinates.
        private var caretOrStop: CGRect? {
            if let stop = navigator.currentField as? UISwitch { return stop.convert(stop.bounds, to: nil) }
            guard let field = fields.first(where: \.isFirstResponder), let end = field.selectedTextRange?.end else {
                return nil
            }
            return field.convert(field.caretRect(for: end), to: nil)
        }

        /// How much of the caret is outside the room above the keyboard, in points, if it could be inside.
        var hiddenCaret: CGFloat? {
            guard device.keyboard.placement == .docked, let caret = caretOrStop else { return nil }
            let top = device.keyboard.frame.minY - device.windowOrigin.y
            let room = top - (window.safeAreaInsets.top + 44)
            guard room > caret.height + 10 else { return nil }
            return max(0, caret.maxY - top, window.safeAreaInsets.top - caret.minY)
        }
    }

    /// Another form, with its own navigator.
    private final class FormScreen: UIViewController {
        let fields = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 200 + 180 * $0, width: 200, height: 40)) }
        private var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { view.addSubview(field) }
            form = FormNavigator(viewController: self)
        }
    }

    @Test("the caret is seen while the keyboard is up, and nothing is displaced after it has gone", arguments: seeds)
    func anything(_ seed: UInt64) {
        let world = World(seed: seed)
        var log: [String] = []
        for _ in 0..<Self.eventCount {
            let event = world.play()
            log.append(event.name)
            world.device.settle()
            if event.showsCaret, world.device.keyboard.isVisible, let hidden = world.hiddenCaret, hidden > 0.5 {
                Issue.record("seed \(seed): \(hidden) points of the caret are hidden after \(log)")
                return
            }
            if !world.device.keyboard.isVisible, !isAtRest(world) {
                Issue.record("seed \(seed): displaced after \(log)")
                return
            }
        }
    }

    private func isAtRest(_ world: World) -> Bool {
        world.controller.view.transform == .identity && world.others.allSatisfy { $0.view.transform == .identity }
            && zip(world.scrollViews, world.insets).allSatisfy { $0.contentInset.bottom == $1 }
            && world.scrollViews.allSatisfy { $0.verticalScrollIndicatorInsets.bottom == 0 }
            && world.stops.allSatisfy { $0.subviews.isEmpty || world.navigator.currentField === $0 }
    }
}
