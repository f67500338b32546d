import FormNavigation
import TestSupport
import UIKit

/// A form without a scroll view, with constraints, like most login screens.
@MainActor
final class SafeAreaForm: UIViewController {
    /// What the fields are pinned to.
    enum Layout: CaseIterable {
        /// Each field is at a distance from the top of the safe area.
        case safeAreaTop
        /// Each field is at a distance from the top margin.
        case marginsTop
        /// A stack between both edges of the safe area.
        case betweenSafeEdges
        /// Below a header pinned to the safe area, down to its bottom edge.
        case bottomSafeArea
        /// A child controller's view that fills the screen, with fields pinned to the top and the bottom of its safe
        /// area.
        case child
    }

    let layout: Layout
    let fields = (0..<6).map { index in
        let field = UITextField()
        field.placeholder = "\(index)"
        return field
    }
    private(set) var form: FormNavigator!
    private let header = UIView()

    init(_ layout: Layout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        form = FormNavigator(viewController: self)
        switch layout {
        case .safeAreaTop: pin(fields, to: view.safeAreaLayoutGuide.topAnchor, in: view)
        case .marginsTop: pin(fields, to: view.layoutMarginsGuide.topAnchor, in: view)
        case .betweenSafeEdges: stack()
        case .bottomSafeArea: pinToBottom(fields, in: view)
        case .child:
            let child = UIViewController()
            addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: self)
            pin(Array(fields.prefix(3)), to: child.view.safeAreaLayoutGuide.topAnchor, in: child.view)
            pinToBottom(Array(fields.suffix(3)), in: child.view)
        }
    }

    private func add(_ view: UIView, to superview: UIView, height: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.trailingAnchor, constant: -20),
            view.heightAnchor.constraint(equalToConstant: height),
        ])
    }

    private func pin(_ fields: [UITextField], to top: NSLayoutYAxisAnchor, in superview: UIView) {
        for (index, field) in fields.enumerated() {
            add(field, to: superview, height: 34)
            field.topAnchor.constraint(equalTo: top, constant: 20 + 90 * CGFloat(index)).isActive = true
        }
    }

    private func pinToBottom(_ fields: [UITextField], in superview: UIView) {
        add(header, to: superview, height: 60)
        header.topAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.topAnchor).isActive = true
        var lower = superview.safeAreaLayoutGuide.bottomAnchor
        for field in fields.reversed() {
            add(field, to: superview, height: 34)
            field.bottomAnchor.constraint(equalTo: lower, constant: -8).isActive = true
            lower = field.topAnchor
        }
    }

    private func stack() {
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        ])
        for field in fields { field.heightAnchor.constraint(equalToConstant: 34).isActive = true }
    }
}

extension HeadlessBehavior {
    /// The usual behavior, with one variant of what happens to the safe area of a view that moves.
    init(_ movedSafeArea: MovedSafeArea) {
        self.init()
        self.movedSafeArea = movedSafeArea
    }

    /// Every combination that matters to keyboard avoidance.
    static let everyAvoidance: [HeadlessBehavior] = all.flatMap { behavior in
        MovedSafeArea.allCases.map { movedSafeArea in
            var behavior = behavior
            behavior.movedSafeArea = movedSafeArea
            return behavior
        }
    }

    /// The same, or, as a sample, one variant for each combination of orders, in turn, so that each order occurs with
    /// each variant.
    static let avoidance: [HeadlessBehavior] =
        testsEverything
        ? everyAvoidance
        : all.enumerated().map { index, behavior in
            var behavior = behavior
            behavior.movedSafeArea = MovedSafeArea.allCases[index % MovedSafeArea.allCases.count]
            return behavior
        }
}

extension HeadlessDevice {
    /// A device with one variant of what happens to the safe area of a view that moves.
    convenience init(_ model: HeadlessModel = .iPhone15, _ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        self.init(model, behavior: HeadlessBehavior(movedSafeArea))
    }

    /// The distance from a view's bottom edge to the keyboard, in points. Negative if the view is covered.
    func distance(to view: UIView) -> CGFloat {
        keyboard.frame.minY - view.convert(view.bounds, to: screen.coordinateSpace).maxY
    }
}
