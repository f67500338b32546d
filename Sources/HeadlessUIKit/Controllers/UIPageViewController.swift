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

    /// Names of the initializer's options. None of them is modeled.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
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

    /// The visible controllers. `nil` until some are set.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Shows another page. The completion runs in a later turn.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        transition?.endNow()
        let (old, new) = (pages, viewControllers ?? [])
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        let entering = new.filter { controller in !old.contains { $0 === controller } }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        pages = new
        let running = RunningTransition(duration: animated && isShown ? RunningTransition.pushDuration : 0)
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
            for controller in leaving {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.endAppearanceTransition()
                controller.removeFromParent()
            }
            for controller in entering {
                controller.endAppearing()
                controller.didMove(toParent: self)
            }
            completion?(completed)
        }
        running.finish(after: running.transitionDuration)
    }

    open override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        content.frame = root.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(content)
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
