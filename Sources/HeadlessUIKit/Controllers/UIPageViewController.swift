/// Pages, one of which is visible.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// Names of the initializer's options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The space between pages that scroll, in points. It's only visible while a page is turned, and not here.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    private let content = TransitionView()
    private var pages: [UIViewController] = []
    private var transition: RunningTransition?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// The source of the pages that users swipe to. The default is `nil`, so that users can't turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    /// The delegate, which is notified when users turn pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The visible controllers. `nil` until some are set.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Whether pages that curl have content on their back, too. It's visible only while a page is turned, and not here.
    /// `false` by default.
    open var isDoubleSided = false

    /// Shows another page. The completion runs in a later turn, or immediately without a window. The delegate isn't notified.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let duration = animated && isShown ? RunningTransition.pushDuration : 0
        let running = begin(viewControllers ?? [], duration: duration) { completion?($0) }
        // H22
        if viewIfLoaded?.window == nil { running.endNow() } else { running.finish(after: running.transitionDuration) }
    }

    /// The page that users reach in a direction, or `nil` if there's none.
    func page(_ direction: NavigationDirection) -> UIViewController? {
        guard let page = pages.first else { return nil }
        return direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }

    /// Begins to turn the page, following a finger. The caller ends the transition.
    func beginTurn(_ direction: NavigationDirection) -> RunningTransition? {
        guard transition == nil, let new = page(direction) else { return nil }
        let old = pages
        HeadlessOptional.call(delegate, "pageViewController(_:willTransitionTo:)") {
            $0.pageViewController(self, willTransitionTo: [new])
        }
        return begin([new], duration: RunningTransition.pushDuration, isInteractive: true) { [self] completed in
            HeadlessOptional.call(
                delegate, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
            ) {
                $0.pageViewController(
                    self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
            }
        }
    }

    /// Shows pages in place of the present ones. The end of the transition removes those, or puts them back.
    private func begin(
        _ new: [UIViewController], duration: Double, isInteractive: Bool = false,
        completion: @escaping (Bool) -> Void
    ) -> RunningTransition {
        transition?.endNow()
        let old = pages
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        let entering = new.filter { controller in !old.contains { $0 === controller } }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        pages = new
        let running = RunningTransition(duration: duration, isInteractive: isInteractive)
        let isAnimated = running.isAnimated
        transition = running
        if isShown {
            for controller in leaving { controller.beginAppearanceTransition(false, animated: isAnimated) }
            for controller in entering { controller.beginAppearanceTransition(true, animated: isAnimated) }
        }
        showPages()
        for controller in entering { controller.settleAppearance() }
        running.runAlongside()
        running.onEnd = { [self] completed in
            transition = nil
            if completed {
                finish(leaving: leaving, entering: entering)
            } else {
                cancel(leaving: leaving, entering: entering, old)
            }
            completion(completed)
        }
        return running
    }

    private func finish(leaving: [UIViewController], entering: [UIViewController]) {
        for controller in leaving {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endAppearanceTransition()
            controller.removeFromParent()
        }
        for controller in entering {
            controller.endAppearing()
            controller.didMove(toParent: self)
        }
    }

    /// Undoes a turn that the finger has put back.
    private func cancel(leaving: [UIViewController], entering: [UIViewController], _ old: [UIViewController]) {
        pages = old
        for controller in entering {
            controller.willMove(toParent: nil)
            controller.beginAppearanceTransition(false, animated: true)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endAppearanceTransition()
            controller.removeFromParent()
        }
        for controller in leaving {
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
            controller.didMove(toParent: self)
        }
    }

    open override func loadView() {
        let root = PageContainerView(frame: UIScreen.main.bounds)
        content.frame = root.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(content)
        root.addGestureRecognizer(PageRecognizer(self))
        view = root
        showPages()
    }

    override func prepareToAppear() {
        showPages()
    }

    private func showPages() {
        guard isViewLoaded else { return }
        for page in pages where page.view.superview !== content { content.show(page.view) }
    }
}
