import FormNavigation
import UIKit

/// The screen that a ``ScreenSketch`` describes.
@MainActor
public final class SketchedScreen {
    public let sketch: ScreenSketch
    /// The controller of the form.
    public let form: SketchedFormController
    /// The root view controller of the window.
    public let root: UIViewController
    /// What to present over the root when it's in a window.
    private let sheet: UIViewController?

    public init(_ sketch: ScreenSketch) {
        self.sketch = sketch
        form = SketchedFormController(sketch)
        switch sketch.container {
        case .plain, .floatingWindow: (root, sheet) = (form, nil)
        case .navigation: (root, sheet) = (UINavigationController(rootViewController: form), nil)
        case .tabBar:
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: form)]
            (root, sheet) = (tabs, nil)
        case .split:
            let split = UISplitViewController()
            split.viewControllers = [UINavigationController(rootViewController: form)]
            (root, sheet) = (split, nil)
        case .page:
            let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            page.setViewControllers([form], direction: .forward, animated: false)
            (root, sheet) = (page, nil)
        case .childInLowerHalf: (root, sheet) = (ParentController(form, isInStack: false), nil)
        case .childInStack: (root, sheet) = (ParentController(form, isInStack: true), nil)
        case .largeSheet, .mediumSheet, .formSheet, .fullScreen:
            (root, sheet) = (UIViewController(), form)
            form.modalPresentationStyle = sketch.container.presentationStyle
            form.sheetPresentationController?.detents =
                sketch.container == .mediumSheet ? [.medium(), .large()] : [.large()]
        case .popover:
            (root, sheet) = (UIViewController(), form)
            form.modalPresentationStyle = .popover
            form.preferredContentSize = CGSize(width: 320, height: 480)
            let source = UIView()
            root.view.addSubview(source)
            source.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                source.widthAnchor.constraint(equalToConstant: 44), source.heightAnchor.constraint(equalToConstant: 44),
                source.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
                source.topAnchor.constraint(equalTo: root.view.centerYAnchor, constant: 40),
            ])
            form.popoverPresentationController?.sourceView = source
        }
    }

    /// Presents what there is to present. The root is in a window by now.
    public func present() {
        if let sheet { root.present(sheet, animated: false) }
    }

    /// The scroll views of the form.
    public var scrollViews: [UIScrollView] { form.scrollViews }

    /// The frame of the window in a screen of the given size, or `nil` if it fills the screen.
    public func windowFrame(in size: CGSize) -> CGRect? {
        sketch.container == .floatingWindow
            ? CGRect(x: 10, y: size.height * 0.2, width: size.width - 20, height: size.height * 0.7) : nil
    }
}

extension ScreenSketch.Container {
    fileprivate var presentationStyle: UIModalPresentationStyle {
        switch self {
        case .formSheet: .formSheet
        case .fullScreen: .fullScreen
        default: .pageSheet
        }
    }
}

/// Contains the form in a part of its view.
private final class ParentController: UIViewController {
    private let child: UIViewController
    private let isInStack: Bool

    init(_ child: UIViewController, isInStack: Bool) {
        self.child = child
        self.isInStack = isInStack
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        let part: UIView
        if isInStack {
            let banner = UILabel()
            banner.text = "Two left in stock"
            banner.heightAnchor.constraint(equalToConstant: 60).isActive = true
            let stack = UIStackView(arrangedSubviews: [banner, child.view])
            stack.axis = .vertical
            part = stack
        } else {
            part = child.view
        }
        view.addSubview(part)
        part.pin(to: view, top: isInStack ? view.safeAreaLayoutGuide.topAnchor : view.centerYAnchor)
        child.didMove(toParent: self)
    }
}

extension UIView {
    /// Constrains a view to the edges of another one, from `top` on.
    func pin(to view: UIView, top: NSLayoutYAxisAnchor) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: top),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
