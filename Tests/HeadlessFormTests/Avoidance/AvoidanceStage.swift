import FormNavigation
import UIKit

/// A form on a screen, and where its parts are on that screen.
@MainActor
struct AvoidanceStage {
    let device: HeadlessDevice
    let controller: UIViewController
    let scrollView: UIScrollView?
    let fields: [UITextField]
    let navigator: FormNavigator
    let window: UIWindow

    /// - Parameters:
    ///   - scrolls: Whether the fields are in a scroll view that fills the screen.
    ///   - gap: The distance from the top of one field to the top of the next, in points.
    init(
        _ count: Int = 12, scrolls: Bool, gap: CGFloat = 64, on device: HeadlessDevice = HeadlessDevice(),
        in controller: UIViewController = UIViewController()
    ) {
        self.device = device
        self.controller = controller
        let view: UIView = controller.view
        view.frame = device.screen.bounds
        fields = (0..<count).map { index in
            let field = UITextField(frame: CGRect(x: 20, y: 60 + gap * CGFloat(index), width: 300, height: 40))
            field.placeholder = "\(index)"
            return field
        }
        scrollView = scrolls ? UIScrollView(frame: view.bounds) : nil
        if let scrollView {
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: view.bounds.width, height: 100 + gap * CGFloat(count))
            view.addSubview(scrollView)
        }
        for field in fields { (scrollView ?? view).addSubview(field) }
        navigator = FormNavigator(viewController: controller)
        window = device.show(controller)
    }

    /// The distance from a view's bottom edge to the keyboard, in points. Negative if the view is covered.
    func distance(of view: UIView) -> CGFloat {
        device.keyboard.frame.minY - view.convert(view.bounds, to: nil).maxY
    }

    func focus(_ index: Int) {
        fields[index].becomeFirstResponder()
        device.settle()
    }

    /// The fields that Previous visits, until there isn't another one.
    func visitedGoingBack() -> [String] {
        var visited: [String] = []
        while navigator.focusPrevious() {
            device.settle()
            visited.append(fields.first(where: \.isFirstResponder)?.placeholder ?? "-")
        }
        return visited
    }

    /// Lets time pass, including updates of the screen.
    func update(times: Int = 1) {
        for _ in 0..<times {
            device.advance(by: 0.6)
            device.settle()
        }
    }

    /// Updates the screen once, a moment later.
    func updateOnce() {
        window.setNeedsLayout()
        device.advance(by: 0.02)
    }

    func dismiss() {
        window.endEditing(true)
        device.settle()
    }
}
