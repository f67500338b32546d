import FormNavigation
import TestSupport
import UIKit

/// A generated screen on a device, with a navigator, and what a user and the app do with it.
@MainActor
final class ScreenWorld {
    let device: HeadlessDevice
    let screen: SketchedScreen
    let window: UIWindow
    private(set) var navigator: FormNavigator?
    /// The navigator of the controller that the second field belongs to.
    private var childNavigator: FormNavigator?
    /// Whether the user has made the window lower.
    private var isWindowLow = false
    /// What has moved under a finger, in words.
    private(set) var tornAway: String?
    /// What a move has done that it shouldn't, in words.
    private(set) var wrongMove: String?
    /// Whether the user has scrolled since the last event that brings the focused field into sight.
    private(set) var isScrolledByHand = false
    /// The fields that aren't in the form right now.
    private var removed: Set<Int> = []
    /// Where everything is without a keyboard, in portrait and in landscape.
    private var rest: [Bool: Placement] = [:]

    var form: SketchedFormController { screen.form }
    var fields: [UIView] { form.fields }

    /// Shows a screen, and measures it in both orientations before there's a navigator.
    init(_ sketch: ScreenSketch, on device: HeadlessDevice) {
        self.device = device
        screen = SketchedScreen(sketch)
        window = device.show(screen.root)
        placeWindow()
        screen.present()
        device.settle()
        rest[false] = placement()
        turn()
        rest[true] = placement()
        turn()
        install()
        childNavigator = form.child.map { FormNavigator(viewController: $0) }
    }

    /// Draws a screen, and a device that behaves in one of the ways that iOS may.
    convenience init(random: inout SplitMix64) {
        let sketch = ScreenSketch(random: &random)
        var behavior = HeadlessBehavior.everyAvoidance.randomElement(using: &random) ?? HeadlessBehavior()
        behavior.sheetOrder = random.pick()
        behavior.swipedKeyboard = random.pick()
        behavior.remembersEarlyFocus = random.chance(50)
        behavior.scrollsInputsIntoSight = random.chance(50)
        behavior.prefetchedCellCount = random.number(0...2)
        behavior.prefetchedCellsAreSubviews = random.chance(50)
        behavior.containersAssignFrames = random.chance(30) && !sketch.container.isSheet
        behavior.keyboardGuidesHaveConstraints = random.chance(30)
        behavior.popoversAvoidKeyboard = random.chance(70)
        behavior.assignedOffsetsEndAnimatedScrolls = random.chance(50)
        behavior.drawLaterSettings(after: random)
        let model = HeadlessModel.all[random.number(0...HeadlessModel.all.count - 1)]
        let direction: UIUserInterfaceLayoutDirection = random.chance(30) ? .rightToLeft : .leftToRight
        self.init(sketch, on: HeadlessDevice(model, layoutDirection: direction, behavior: behavior))
    }

    private func install() {
        navigator = FormNavigator(viewController: form)
        navigator?.inputBar = form.bar.map { FormInputBar($0, over: form.scrollViews.first) }
        if form.canBecomeFirstResponder { form.becomeFirstResponder() }
    }

    private func placeWindow() {
        let whole = screen.windowFrame(in: device.screen.bounds.size)
        guard whole != nil || isWindowLow || window.frame != device.screen.bounds else { return }
        var frame = whole ?? device.screen.bounds
        if isWindowLow { frame.size.height -= 60 }
        window.frame = frame
    }

    private func turn() {
        device.rotate(to: isLandscape ? .portrait : .landscapeLeft)
        placeWindow()
        device.settle()
    }

    var isLandscape: Bool { device.orientation.isLandscape }

    /// The field that the keyboard is for; `nil` even if there's one, but on another screen.
    var focused: UIView? {
        if let field = form.accessoryField, device.keyboard.responder === field { return field }
        return fields.first { $0.isFirstResponder || $0.subviews.contains(where: \.isFirstResponder) }
    }

    // MARK: - What happens

    func perform(_ event: ScreenEvent) {
        let before = focused
        defer {
            isScrolledByHand =
                event.isScroll
                || isScrolledByHand && focused === before && !(event.bringsIntoSight && focused is any UITextInput)
        }
        // Both windows have a first responder then, and what happens to the first one is up to UIKit.
        if event.movesFocus { form.accessoryField?.resignFirstResponder() }
        switch event {
        case .tap(let index):
            if index < fields.count {
                try? device.tap(fields[index])
            } else if isFormOnTop {
                form.accessoryField?.becomeFirstResponder()
            }
        case .next: move { $0.focusNext() }
        case .previous: move { $0.focusPrevious() }
        case .pressReturn: pressReturn()
        case .type: device.type("x")
        case .delete: device.deleteBackward()
        case .hide: window.endEditing(true)
        case .turn: turn()
        case .push: push()
        case .present: present()
        case .back: back()
        case .remove(let index):
            if removed.remove(index) == nil { removed.insert(index) }
            fields[index].isHidden = removed.contains(index)
        case .uninstall:
            if let navigator {
                navigator.uninstall()
                self.navigator = nil
            } else {
                install()
            }
        case .reload: navigator?.reload()
        case .keyboardHeight: device.keyboard.extraHeight = device.keyboard.extraHeight == 0 ? 44 : 0
        case .background:
            device.background()
            device.foreground()
        case .layout: layOut()
        case .banner: form.toggleBanner()
        case .resize:
            isWindowLow.toggle()
            placeWindow()
        case .drag(let distance): drag(by: distance)
        case .scroll(let distance): form.scrollViews.first.map { scroll($0, by: distance) }
        case .swipeBack:
            if let navigation = form.navigationController, form !== navigation.topViewController {
                HeadlessTransition.swipeBack(in: navigation)?.cancel()
            }
        }
        device.settle()
        // What an app moves repeatedly within a second isn't followed.
        if event.movesByItself { device.advance(by: 1.1) }
    }

    /// Moves, but never to the field that a button covers.
    private func move(_ move: (FormNavigator) -> Void) {
        guard let navigator else { return }
        let before = focused
        move(navigator)
        if let field = form.coveredField, focused === field, before !== field { wrongMove = "moved to a covered field" }
    }

    /// Presses Return. Whatever the delegate does, editing ends at most once in each field, unless what's wrong with the
    /// field keeps focus there.
    private func pressReturn() {
        form.delegate.edits = []
        device.pressReturn()
        device.settle()
        // Before rows are loaded, a field in a row gets back the focus that its delegate has let go of.
        guard form.sketch.habit != .resignsWhileInvalid, ![.table, .collection].contains(form.sketch.scrolling) else {
            return
        }
        for field in fields {
            let edits = form.delegate.edits.filter { $0.field === field }
            if edits.count > 1 { wrongMove = "Return ended and began editing: \(edits.map(\.isBegin))" }
        }
    }

    /// Lays out everything, whether or not something has requested it.
    func layOut() {
        func mark(_ view: UIView) {
            view.setNeedsLayout()
            view.subviews.forEach(mark)
        }
        mark(window)
        window.layoutIfNeeded()
        device.settle()
    }

    /// Scrolls like a finger that lets go within the range of the content.
    private func scroll(_ scrollView: UIScrollView, by distance: CGFloat) {
        let insets = scrollView.adjustedContentInset
        let most = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        let y = min(max(scrollView.contentOffset.y + distance, -insets.top), max(most, -insets.top))
        scrollView.contentOffset.y = y
    }

    /// Drags the innermost scroll view, and holds the finger still while the keyboard changes.
    private func drag(by distance: CGFloat) {
        guard let scrollView = form.scrollViews.first, isFormOnTop else { return }
        var point = scrollView.convert(
            CGPoint(x: scrollView.bounds.maxX - 4, y: scrollView.bounds.minY + 30), to: device.screen.coordinateSpace)
        guard let finger = device.putDown(at: point) else { return }
        point.y += distance
        finger.move(to: point)
        let offset = scrollView.contentOffset
        if scrollView.isTracking {
            device.keyboard.extraHeight = device.keyboard.extraHeight == 0 ? 44 : 0
            device.advance(by: 1)
            // UIKit may scroll a text input into sight on its own.
            if scrollView.isTracking, scrollView.contentOffset != offset, !device.behavior.scrollsInputsIntoSight {
                tornAway = "content at \(offset) went to \(scrollView.contentOffset) under a finger"
            }
        }
        finger.rest()
        finger.lift()
    }

    private func push() {
        guard let navigation = form.navigationController, navigation.topViewController === form else { return }
        let detail = DetailController()
        form.accessoryField?.resignFirstResponder()
        navigation.pushViewController(detail, animated: true)
        detail.field.becomeFirstResponder()
    }

    private func present() {
        guard form.presentedViewController == nil, form.view.window != nil else { return }
        let detail = DetailController()
        form.accessoryField?.resignFirstResponder()
        form.present(detail, animated: true)
        detail.field.becomeFirstResponder()
    }

    private func back() {
        if form.presentedViewController != nil {
            form.dismiss(animated: true)
        } else if form.navigationController?.topViewController !== form {
            form.navigationController?.popViewController(animated: true)
        }
    }

    /// Ends editing and the navigator's work.
    func end() {
        window.endEditing(true)
        navigator?.uninstall()
        navigator = nil
        childNavigator?.uninstall()
        childNavigator = nil
        device.settle()
    }

    // MARK: - What's visible

    /// Where everything is that the form contains, and what it's in.
    func placement(countsOffsets: Bool = false) -> Placement {
        // The cells that are loaded depend on the offset.
        Placement(of: window, countsOffsets: countsOffsets) {
            $0 is UISwitch || $0 is UITableView || $0 is UICollectionView
        }
    }

    /// Where everything was before there was a navigator; `nil` if it can't be compared.
    var restingPlacement: Placement? { removed.isEmpty && !form.hasBanner && !isWindowLow ? rest[isLandscape] : nil }

    /// Whether the form is the one on the screen.
    var isFormOnTop: Bool {
        form.view.window != nil && form.presentedViewController == nil
            && (form.navigationController.map { $0.topViewController === form } ?? true)
    }

    /// Empties the fields, so that no field is higher than it was.
    func clearText() {
        for field in fields {
            (field as? UITextField)?.text = ""
            (field as? UITextView)?.text = ""
        }
        device.settle()
    }
}

extension ScreenWorld: CustomStringConvertible {
    nonisolated var description: String {
        MainActor.assumeIsolated {
            let direction = device.layoutDirection == .rightToLeft ? ", right to left" : ""
            return "\(form.sketch)\n  \(device.model.name), \(device.behavior.movedSafeArea)\(direction)"
        }
    }
}

extension HeadlessBehavior {
    /// Draws the settings that are newer than the seeds of known screens, which keep their screens and events this way.
    fileprivate mutating func drawLaterSettings(after random: SplitMix64) {
        var copy = random
        var later = SplitMix64(seed: copy.next())
        windowKeyboardGuidesStayAtZero = later.chance(50)
        disconnectionFrames = later.pick()
        hardwareKeyboardReport = later.pick()
        focusReturn = later.pick()
        popoverKeyboards = later.pick()
        textViewsHavePopovers = later.chance(50)
        popoversAreDecidedBeforeFocus = later.chance(50)
        collectionControllersMakeRoom = later.chance(50)
        controllersRemoveRoomLate = later.chance(50)
        keyboardHidesWithPop = later.chance(50)
    }
}

/// Another screen, with a field and a navigator.
private final class DetailController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    private var form: FormNavigator?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        form = FormNavigator(viewController: self)
    }
}
