import FormNavigation
import UIKit

/// A form on a headless device that's built from a sketch.
@MainActor
final class SketchedForm {
    private final class Root: UIViewController {}
    private final class ExcludedController: UIViewController {}
    private final class QuietController: UIViewController {}

    let device = HeadlessDevice()
    let window: UIWindow
    /// The navigators, by the part of the sketch with their controller; 0 for the outermost one.
    private(set) var navigators: [Int: FormNavigator] = [:]
    private(set) var fields: [String: UIView] = [:]
    private var kept: [AnyObject] = []

    init(_ sketch: SurroundingsSketch) {
        let root = Root()
        window = device.show(root)
        build(sketch, in: root.view, of: root)
        window.layoutIfNeeded()
        addNavigator(0, to: root)
    }

    func navigator(_ owner: Int?) -> FormNavigator? { navigators[owner ?? 0] }

    private func addNavigator(_ id: Int, to controller: UIViewController) {
        var configuration = FormNavigator.Configuration()
        // Avoidance is the same wherever a field is, and takes most of the time.
        configuration.isAvoidanceEnabled = false
        configuration.excludedViewControllerClasses.append(ExcludedController.self)
        if id == 0 { configuration.rules = [.off(.toolbar, in: QuietController.self)] }
        navigators[id] = FormNavigator(viewController: controller, configuration: configuration)
    }

    private func build(_ sketch: SurroundingsSketch, in superview: UIView, of parent: UIViewController) {
        var controller = parent
        let view: UIView
        switch sketch.kind {
        case .searchBar: view = UISearchBar()
        case .navigationBar: view = UINavigationBar()
        case .excludedChild, .excludedLooseController: (controller, view) = Self.opened(ExcludedController())
        case .quietChild: (controller, view) = Self.opened(QuietController())
        case .child, .childWithNavigator, .looseController: (controller, view) = Self.opened(UIViewController())
        default: view = UIView()
        }
        let isLoose = sketch.kind == .looseController || sketch.kind == .excludedLooseController
        let isChild = controller !== parent && !isLoose
        if isChild { parent.addChild(controller) }
        view.frame = superview.bounds
        if sketch.kind == .cell { put(view, intoRowOf: superview) } else { superview.addSubview(view) }
        if isChild { controller.didMove(toParent: parent) }
        switch sketch.kind {
        case .hidden: view.isHidden = true
        case .transparent: view.alpha = 0
        case .withoutInteraction: view.isUserInteractionEnabled = false
        case .skipped: view.formOptions.stop = .never
        case .closedGroup: view.formOptions.grouping = .closed
        default: break
        }
        kept.append(controller)
        for field in sketch.fields { add(field, to: view) }
        for part in sketch.parts { build(part, in: view, of: controller) }
        if sketch.kind == .childWithNavigator { addNavigator(sketch.id, to: controller) }
    }

    private static func opened(_ controller: UIViewController) -> (UIViewController, UIView) {
        (controller, controller.view)
    }

    private func add(_ sketch: SurroundingsSketch.Field, to view: UIView) {
        let field: UIView = sketch.isTextView ? UITextView() : UITextField()
        field.accessibilityIdentifier = sketch.name
        (field as? UITextField)?.placeholder = sketch.name
        // Below each other, whatever they're in: all containers begin at the screen's corner.
        field.frame = CGRect(x: 20, y: 10 + 20 * fields.count, width: 300, height: 16)
        field.isHidden = sketch.isHidden
        view.addSubview(field)
        fields[sketch.name] = field
    }

    /// Covers a view with a table, whose only row contains another view.
    private func put(_ content: UIView, intoRowOf superview: UIView) {
        let table = UITableView(frame: superview.bounds, style: .plain)
        let row = OneRow(content)
        kept.append(row)
        table.rowHeight = superview.bounds.height
        table.dataSource = row
        superview.addSubview(table)
        table.layoutIfNeeded()
    }
}
