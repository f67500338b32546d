import UIKit

/// A fresh device with an empty window on it.
@MainActor
struct ViewStage {
    let device: HeadlessDevice
    let controller = UIViewController()
    let window: UIWindow

    init(_ model: HeadlessModel = .iPhone15, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight) {
        device = HeadlessDevice(model, layoutDirection: layoutDirection)
        window = device.show(controller)
    }

    var root: UIView { controller.view }

    /// Adds a view to the root view.
    @discardableResult
    func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        root.addSubview(view)
        return view
    }

    /// Puts a finger on the middle of `view`, moves it by `distance` in two steps, and lifts it.
    func drag(_ view: UIView, by distance: CGVector) {
        let start = window.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
        device.drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
    }

    func tap(_ view: UIView) {
        device.tap(at: window.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view))
    }
}

/// Writes down what happens, in order.
@MainActor
final class Log {
    var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }

    /// What was written since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
