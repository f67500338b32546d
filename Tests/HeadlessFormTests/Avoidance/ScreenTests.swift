import FormNavigation
import TestSupport
import Testing
import UIKit

/// Keyboard avoidance on screens as apps build them: containers, sheets, popovers, windows.
@MainActor
struct ScreenTests {
    /// Twelve fields below each other, without a scroll view, and with the controller's own navigator.
    private final class FormController: FieldsController {
        var hasNavigator = true

        init() { super.init(at: (0..<12).map { 20 + 50 * CGFloat($0) }) }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            if hasNavigator { form = FormNavigator(viewController: self) }
        }

        /// Gives focus to the lowest field that's on the screen.
        func focusLowest(_ device: HeadlessDevice) -> UITextField {
            let field = fields.last { $0.convert($0.bounds, to: nil).maxY <= (view.window?.bounds.maxY ?? 0) - 40 }
            let lowest = field ?? fields[0]
            lowest.becomeFirstResponder()
            device.settle()
            return lowest
        }
    }

    private func distance(of view: UIView, _ device: HeadlessDevice) -> CGFloat {
        guard let window = view.window else { return -.infinity }
        let space = window.screen.coordinateSpace
        return device.keyboard.frame.minY - view.convert(view.bounds, to: space).maxY
    }

    private func isAtRest(_ view: UIView) -> Bool {
        let scrollView = view as? UIScrollView
        return view.transform.isIdentity && (scrollView?.contentInset ?? .zero) == .zero
            && view.subviews.allSatisfy(isAtRest)
    }

    /// The container of a form.
    enum Surroundings: CaseIterable {
        case navigation, tab, split, page, child, grandchild

        @MainActor
        func wrap(_ controller: UIViewController) -> UIViewController {
            switch self {
            case .navigation: return UINavigationController(rootViewController: controller)
            case .tab:
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: controller)]
                return tabs
            case .split:
                let split = UISplitViewController()
                split.viewControllers = [UINavigationController(rootViewController: controller)]
                return split
            case .page:
                let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                page.setViewControllers([controller], direction: .forward, animated: false)
                return page
            case .child:
                let parent = UIViewController()
                parent.addChild(controller)
                controller.view.frame = parent.view.bounds.insetBy(dx: 10, dy: 60)
                parent.view.addSubview(controller.view)
                controller.didMove(toParent: parent)
                return parent
            case .grandchild:
                return Self.navigation.wrap(Self.child.wrap(controller))
            }
        }
    }

    @Test(
        "in every container the form's own controller makes room, and nothing around it moves",
        arguments: Surroundings.allCases, HeadlessModel.all.map(\.name))
    func containers(_ surroundings: Surroundings, _ model: String) throws {
        for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases {
            check(surroundings, on: HeadlessDevice(try #require(HeadlessModel(named: model)), movedSafeArea))
        }
    }

    private func check(_ surroundings: Surroundings, on device: HeadlessDevice) {
        let controller = FormController()
        let root = surroundings.wrap(controller)
        let window = device.show(root)
        device.settle()
        let field = controller.focusLowest(device)
        #expect(distance(of: field, device) >= 10 - 0.5)
        var outer = controller.view.superview
        while let view = outer {
            #expect(view.transform.isIdentity, "\(type(of: view))")
            outer = view.superview
        }
        window.endEditing(true)
        device.settle()
        #expect(isAtRest(window))
    }

    @Test(
        "the shared navigator moves the outermost controller of a form, and no container of screens",
        arguments: Surroundings.allCases)
    func shared(_ surroundings: Surroundings) {
        FormNavigator.shared.configuration.isAvoidanceEnabled = true
        defer { FormNavigator.shared.configuration.isAvoidanceEnabled = false }
        let device = HeadlessDevice()
        let controller = FormController()
        controller.hasNavigator = false
        let window = device.show(surroundings.wrap(controller))
        device.settle()
        let field = controller.focusLowest(device)
        #expect(distance(of: field, device) >= 10 - 0.5)
        window.endEditing(true)
        device.settle()
        #expect(isAtRest(window))
    }

    @Test(
        "#1994: a sheet that the system has raised is raised by the rest alone, and the presenter stays",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen],
        HeadlessModel.all.map(\.name))
    func sheets(_ style: UIModalPresentationStyle, _ model: String) throws {
        // The sheet that the system raises is tested with all variants of its safe area; the others use one variant as
        // a sample.
        let isRaised = style == .formSheet && model == HeadlessModel.iPad.name
        for order in HeadlessBehavior.SheetOrder.allCases {
            for movedSafeArea in HeadlessBehavior.MovedSafeArea.allCases.prefix(testsEverything || isRaised ? 3 : 1) {
                var behavior = HeadlessBehavior(movedSafeArea)
                behavior.sheetOrder = order
                try sheet(style, HeadlessDevice(try #require(HeadlessModel(named: model)), behavior: behavior))
            }
        }
    }

    private func sheet(_ style: UIModalPresentationStyle, _ device: HeadlessDevice) throws {
        let presenter = FormController()
        let window = device.show(presenter)
        let controller = FormController()
        let sheet = UINavigationController(rootViewController: controller)
        sheet.modalPresentationStyle = style
        presenter.present(sheet, animated: true)
        device.settle()
        // With a toolbar, the keyboard would appear in two steps, and the second step would be measured with the sheet
        // already raised.
        controller.form?.configuration.isToolbarEnabled = false
        let before = sheet.view.convert(sheet.view.bounds, to: nil).minY
        let field = controller.focusLowest(device)
        #expect(distance(of: field, device) >= 10 - 0.5)
        let isRaised = sheet.view.convert(sheet.view.bounds, to: nil).minY < before
        #expect(isRaised == (style == .formSheet && device.model.idiom == .pad))
        for height in [0, 120, 40] as [CGFloat] {
            device.keyboard.extraHeight = height
            device.settle()
            // Nothing moves further than necessary.
            let shift = -controller.view.transform.ty
            #expect(distance(of: field, device) >= 10 - 0.5)
            #expect(shift == 0 || abs(distance(of: field, device) - 10) < 0.5, "\(shift)")
        }
        if style != .fullScreen { #expect(isAtRest(presenter.view)) }

        sheet.dismiss(animated: true)
        device.settle()
        #expect(!device.keyboard.isVisible)
        #expect(isAtRest(window))
        #expect(controller.view.transform.isIdentity)
        // The presenter's own form works as before.
        let lowest = presenter.focusLowest(device)
        #expect(distance(of: lowest, device) >= 10 - 0.5)
    }

    @Test(
        "a form that is covered while it is displaced comes down, although the keyboard stays",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func covered(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        FormNavigator.shared.configuration.isAvoidanceEnabled = true
        defer { FormNavigator.shared.configuration.isAvoidanceEnabled = false }
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let presenter = FormController()
        presenter.hasNavigator = false
        device.show(presenter)
        _ = presenter.focusLowest(device)
        #expect(presenter.view.transform.ty < 0)
        let list = UIScrollView(frame: presenter.view.bounds)
        list.contentSize = CGSize(width: 393, height: 1_200)
        let row = UITextField(frame: CGRect(x: 20, y: 640, width: 300, height: 40))
        list.addSubview(row)
        presenter.view.addSubview(list)
        row.becomeFirstResponder()
        device.settle()
        #expect(list.contentInset.bottom > 0)
        let controller = FormController()
        controller.hasNavigator = false
        controller.modalPresentationStyle = .overFullScreen
        presenter.present(controller, animated: true)
        controller.fields[0].becomeFirstResponder()
        device.settle()
        #expect(device.keyboard.isVisible)
        #expect(isAtRest(presenter.view))
    }

    @Test(
        "#2159 #2101: a popup's card moves, and not the screen behind it",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func popups(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let presenter = FormController()
        let window = device.show(presenter)
        final class Popup: UIViewController, FormContainerProviding {
            let card = UIView(frame: CGRect(x: 40, y: 450, width: 313, height: 300))
            let field = UITextField(frame: CGRect(x: 20, y: 240, width: 200, height: 40))
            private(set) var form: FormNavigator?
            var formContainer: UIView? { card }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(card)
                card.addSubview(field)
                form = FormNavigator(viewController: self)
            }
        }
        let popup = Popup()
        popup.modalPresentationStyle = .overFullScreen
        presenter.present(popup, animated: true)
        device.settle()
        popup.field.becomeFirstResponder()
        device.settle()
        #expect(abs(distance(of: popup.field, device) - 10) < 0.5)
        #expect(popup.view.transform.isIdentity)
        #expect(isAtRest(presenter.view))
        popup.dismiss(animated: true)
        device.settle()
        #expect(isAtRest(window))
        #expect(popup.card.transform.isIdentity)
    }

    @Test("windows that share the screen are measured each by itself, and each gets back what it had")
    func windows() {
        let device = HeadlessDevice(.iPad)
        let controllers = [FormController(), FormController()]
        let windows = controllers.map { controller in
            let window = device.show(controller)
            return window
        }
        windows[0].frame = CGRect(x: 0, y: 0, width: 400, height: 1180)
        windows[1].frame = CGRect(x: 420, y: 400, width: 400, height: 700)
        device.settle()
        for (controller, window) in zip(controllers, windows) {
            window.makeKey()
            for field in controller.fields where field.window != nil {
                field.becomeFirstResponder()
                device.settle()
                #expect(distance(of: field, device) >= 10 - 0.5)
            }
        }
        for window in windows { window.endEditing(true) }
        device.settle()
        #expect(!device.keyboard.isVisible)
        #expect(windows.allSatisfy(isAtRest))
    }

    @Test(
        "#715: a keyboard that is dragged down, and let go or pulled back, leaves nothing displaced",
        arguments: [true, false])
    func interactiveDismissal(_ dismisses: Bool) throws {
        let stage = AvoidanceStage(scrolls: true)
        let scrollView = try #require(stage.scrollView)
        scrollView.keyboardDismissMode = .interactive
        stage.focus(9)
        let inset = scrollView.contentInset
        stage.device.keyboard.dragDown(by: 120)
        stage.device.advance(by: 0.1)
        stage.device.keyboard.endDrag(dismisses: dismisses)
        stage.device.settle()
        #expect(stage.device.keyboard.isVisible == !dismisses)
        #expect(scrollView.contentInset == (dismisses ? .zero : inset))
        if dismisses { stage.focus(9) }
        #expect(stage.distance(of: stage.fields[9]) >= 10 - 0.5)
        stage.dismiss()
        #expect(scrollView.contentInset == .zero)
    }

    @Test(
        "#1963 #1361 #1504: a swipe back, finished or thought better of, leaves nothing displaced",
        arguments: [true, false])
    func swipeBack(_ finishes: Bool) throws {
        let device = HeadlessDevice()
        let first = FormController()
        let second = FormController()
        let navigation = UINavigationController(rootViewController: first)
        let window = device.show(navigation)
        navigation.pushViewController(second, animated: true)
        device.settle()
        let field = second.focusLowest(device)
        #expect(second.view.transform.ty < 0)
        let swipe = try #require(HeadlessTransition.swipeBack(in: navigation))
        device.advance(by: 0.2)
        if finishes { swipe.finish() } else { swipe.cancel() }
        device.settle()
        #expect(navigation.topViewController === (finishes ? first : second))
        if device.keyboard.isVisible { #expect(distance(of: field, device) >= 10 - 0.5) }
        window.endEditing(true)
        device.settle()
        #expect(isAtRest(window))
        #expect(second.view.transform.isIdentity)
        let lowest = (finishes ? first : second).focusLowest(device)
        #expect(distance(of: lowest, device) >= 10 - 0.5)
    }

    @Test(
        "a screen that is pushed, popped or taken out while its field has focus leaves nothing displaced",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func leaving(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let first = FormController()
        let navigation = UINavigationController(rootViewController: first)
        let window = device.show(navigation)
        for _ in 0..<3 {
            let second = FormController()
            _ = first.focusLowest(device)
            navigation.pushViewController(second, animated: true)
            device.settle()
            _ = second.focusLowest(device)
            navigation.popViewController(animated: true)
            device.settle()
            #expect(second.view.transform.isIdentity)
            #expect(!device.keyboard.isVisible || distance(of: first.fields[10], device) > 0)
        }
        _ = first.focusLowest(device)
        window.rootViewController = UIViewController()
        device.settle()
        #expect(first.view.transform.isIdentity)
    }

    @Test("#550: neither a keyboard change nor a keystroke walks the tree, however many views the form has")
    func cost() {
        let stage = AvoidanceStage(scrolls: true)
        for index in 0..<10_000 {
            stage.scrollView?.addSubview(UIView(frame: CGRect(x: 0, y: index % 900, width: 10, height: 10)))
        }
        stage.focus(8)
        // Readings that take a second use up all the time available for them.
        var seconds = 0.0
        stage.navigator.clock = {
            seconds += 1
            return seconds
        }
        stage.device.settle()
        let walks = stage.navigator.work.walks
        for height in [40, 0, 60, 0] as [CGFloat] {
            stage.device.keyboard.extraHeight = height
            // Within the time that the last reading has used up.
            stage.device.advance(by: 1)
        }
        stage.device.type("hello")
        stage.device.advance(by: 1)
        #expect(stage.navigator.work.walks == walks)
        #expect(stage.distance(of: stage.fields[8]) >= 10 - 0.5)
    }

    @Test(
        "E10: insets and offsets stay while the interface turns, and what has moved is back in its place afterward",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func turning(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) throws {
        final class InsetLog: UIScrollView {
            var log: [CGFloat] = []
            override var contentInset: UIEdgeInsets { didSet { log.append(contentInset.bottom) } }
        }
        let device = HeadlessDevice(.iPhone15, movedSafeArea)
        let controller = UIViewController()
        let scrollView = InsetLog(frame: device.screen.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 1200)
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
        scrollView.addSubview(field)
        controller.view.addSubview(scrollView)
        let navigator = FormNavigator(viewController: controller)
        let window = device.show(controller)
        field.becomeFirstResponder()
        device.settle()
        scrollView.log = []
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(!scrollView.log.contains(0))
        #expect(distance(of: field, device) >= 10 - 0.5)
        #expect(navigator.currentField === field)

        for style in Surroundings.allCases {
            let form = FormController()
            window.rootViewController = style.wrap(form)
            device.settle()
            let before = form.view.frame
            let size = window.bounds.size
            let lowest = form.focusLowest(device)
            let all: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .landscapeLeft]
            for orientation in all {
                device.rotate(to: orientation)
                device.settle()
                #expect(distance(of: lowest, device) >= 10 - 0.5 || !lowest.isFirstResponder, "\(style)")
            }
            window.endEditing(true)
            device.settle()
            #expect(window.bounds.size == size)
            #expect(form.view.frame == before, "\(style)")
        }
    }
}
