import UIKit

/// An app of which one part is a form with a navigator, and another one belongs to code that makes room itself.
@MainActor
enum BesideForms {
    /// An app with two tabs. Sessions use both, in one order and the other.
    static func tabs(
        _ name: String, formFirst: Bool, _ theirs: @escaping @MainActor () -> UIViewController
    ) -> RealScreen {
        var screen = RealScreen(name, .plain) {
            let tabs = UITabBarController()
            tabs.viewControllers = [theirs(), BesideForm()]
            return tabs
        }
        let their = RealScreen.Part(name: "theirs") { ($0 as? UITabBarController)?.selectedIndex = 0 }
        let form = RealScreen.Part(name: "the form") { ($0 as? UITabBarController)?.selectedIndex = 1 }
        screen.parts = formFirst ? [form, their] : [their, form]
        screen.managed = { ($0 as? UITabBarController)?.viewControllers?.last ?? $0 }
        return screen
    }

    /// A form, and a sheet above it.
    static func sheet(_ name: String, _ theirs: @escaping @MainActor () -> UIViewController) -> RealScreen {
        var screen = RealScreen(name, .plain) { BesideForm() }
        screen.parts = [
            RealScreen.Part(name: "the form") { $0.dismiss(animated: false) },
            RealScreen.Part(name: "theirs") {
                if $0.presentedViewController == nil { $0.present(theirs(), animated: false) }
            },
        ]
        return screen
    }

    /// Both on the same screen, one above the other.
    static func oneScreen(_ name: String, _ theirs: @escaping @MainActor () -> UIViewController) -> RealScreen {
        var screen = RealScreen(name, .plain) { BesideContainer(theirs(), BesideForm()) }
        screen.managed = { $0.children.last ?? $0 }
        return screen
    }

    /// Ten fields in a column.
    static func addFields(to view: UIView, _ name: String, count: Int = 10) {
        for index in 0..<count {
            let field = UITextField(frame: CGRect(x: 20, y: 20 + 70 * index, width: 260, height: 40))
            field.placeholder = "\(name) \(index)"
            field.borderStyle = .roundedRect
            view.addSubview(field)
        }
    }
}

/// A form in a scroll view.
final class BesideForm: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 720)
        view.addSubview(scrollView)
        BesideForms.addFields(to: scrollView, "Form")
    }
}

/// Shows a controller above another one.
final class BesideContainer: UIViewController {
    init(_ first: UIViewController, _ second: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        for child in [first, second] { addChild(child) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children {
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, child) in children.enumerated() {
            let height = view.bounds.height / 2
            child.view.frame = CGRect(x: 0, y: CGFloat(index) * height, width: view.bounds.width, height: height)
        }
    }
}
