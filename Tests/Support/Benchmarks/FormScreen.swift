import FormNavigation
import UIKit

/// A form on a device, with or without a navigator.
@MainActor
final class FormScreen {
    let device: HeadlessDevice
    let controller = FormController()
    let root: UIView
    /// Whether there are rules, options, and tracing.
    let isDetailed: Bool
    /// The fields that Previous and Next visit, in order.
    private(set) var stops: [UITextField] = []
    private(set) var navigator: FormNavigator?
    private var bar = HandMadeBar()
    private var window: UIWindow?
    private let owners: [AnyObject]

    /// The number of traced decisions.
    private static var decisions = 0

    init(_ shape: Tree.Shape, views: Int, isDetailed: Bool, on device: HeadlessDevice) {
        self.device = device
        self.isDetailed = isDetailed
        let tree = Tree.make(shape, views: views)
        (root, owners) = (tree.root, tree.owners)
        controller.view = tree.root
        if isDetailed { tree.addDetails(to: controller) }
        show()
        install()
        stops = navigator?.fields.compactMap { $0 as? UITextField } ?? []
        uninstall()
    }

    // MARK: On the screen

    func show() {
        guard window == nil else { return }
        window = device.show(OuterController(rootViewController: controller))
        device.settle()
    }

    func close() {
        window.map(device.close)
        window?.rootViewController = nil
        window = nil
    }

    // MARK: With or without a navigator

    func install() {
        var configuration = FormNavigator.Configuration()
        if isDetailed {
            FormNavigator.trace = { _ in Self.decisions += 1 }
            configuration.rules += [
                .on([.toolbar, .returnKeys], in: OuterController.self), .on(.avoidance, in: FormController.self),
                .off(.tapOutside, in: SectionController.self),
            ]
        }
        navigator = FormNavigator(viewController: controller, configuration: configuration)
        // The device's time stands still while the navigator reads the form, so readings would seem to cost nothing.
        navigator?.clock = { CACurrentMediaTime() + computingTime() }
    }

    func uninstall() {
        navigator?.uninstall()
        navigator = nil
        FormNavigator.trace = nil
    }

    /// Adds a bar to the field that's about to gain focus, as an app without a navigator does.
    func addBar(to index: Int) {
        bar = HandMadeBar()
        stops[index].inputAccessoryView = bar
    }

    func addBarToAll() {
        for field in stops { field.inputAccessoryView = bar }
    }

    func removeBar() {
        for field in stops { field.inputAccessoryView = nil }
    }

    // MARK: Focus

    /// Gives focus to a field, and waits for everything that follows.
    ///
    /// Without a navigator, that's UIKit's own part, and the title and the buttons are set manually.
    func focus(_ index: Int) {
        giveFocus(to: index)
        device.settle()
    }

    func giveFocus(to index: Int) {
        stops[index].becomeFirstResponder()
        if navigator == nil {
            bar.show(title(of: index), canFocusPrevious: index > 0, canFocusNext: index < stops.count - 1)
        }
    }

    /// The title that a navigator shows for the field.
    private func title(of index: Int) -> String? {
        if case .text(let title) = stops[index].formOptions.toolbar.title { return title }
        return stops[index].placeholder
    }

    func endEditing() {
        root.endEditing(true)
        device.settle()
    }
}

// Classes that rules name: the controller around a form, the form's own controller, and the controllers inside it.
final class OuterController: UINavigationController {}
final class FormController: UIViewController {}
final class SectionController: UIViewController {}

extension Tree {
    /// Adds child controllers and options, as in a screen that uses the library's features.
    fileprivate func addDetails(to controller: UIViewController) {
        for (index, section) in sections.enumerated() {
            if index % 4 == 0 {
                let child = SectionController()
                child.view = section
                controller.addChild(child)
                child.didMove(toParent: controller)
            }
            if index % 3 == 0 { section.formOptions.grouping = .together }
        }
        for (index, field) in Self.fields(in: root).enumerated() {
            switch index % 25 {
            case 3, 13, 23: field.formOptions.toolbar.title = .text("Field \(index)")
            case 7: field.formOptions.stop = .never
            case 9: field.formOptions.avoidance.keyboardDistance = 20
            case 20: field.superview?.isHidden = true
            default: break
            }
        }
    }

    private static func fields(in view: UIView) -> [UITextField] {
        (view as? UITextField).map { [$0] } ?? view.subviews.flatMap(fields)
    }
}
