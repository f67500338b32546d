import FormNavigationCore
import UIKit

extension ResponsibleView {
    /// Finds what excludes a field, or returns `nil` if only the field itself does.
    init?(of reason: FormNavigator.Decision.Reason, at field: UIView, _ context: FormContext) {
        let path = field.withSuperviews
        let ancestors = path.dropFirst()
        // A view controller's view isn't necessarily inside that of its parent, so this follows the responder chain,
        // not the parents (H1).
        let controllers = path.lazy.compactMap { $0.next as? UIViewController }
        // If several views are responsible, the innermost one counts. An outer one may not matter to the form.
        switch reason {
        case .hiddenAncestor: self.init(ancestors.first(where: \.isInvisible))
        case .notInteractiveAncestor: self.init(ancestors.first { !$0.isUserInteractionEnabled })
        case .marked: self.init(around: field) { $0.assignedOptions?.stop == .never }
        case .scaledToNothing: self.init(around: field) { $0.transform.scalesToNothing }
        case .outOfSight:
            // A collapsed section. Scroll views don't count, because they can reveal what's outside their bounds.
            self.init(
                ancestors.first { view in
                    view.clipsToBounds && !(view is UIScrollView)
                        && !view.convert(field.bounds, from: field).overlaps(view.bounds)
                })
        case .closedGroup: self.init(ancestors.first { $0.assignedOptions?.grouping == .closed })
        case .bar: self.init(ancestors.first { ViewKind.kind(of: $0) == .bar })
        case .swiftUI: self.init(ancestors.first { ViewKind.kind(of: $0) == .swiftUI })
        case .behindModal, .covered: self.init(inFrontOf: field)
        case .presented: self.init(controllers.first(where: \.isPresented))
        case .keyboard: self.init(controllers.first { $0 is UIInputViewController })
        case .otherNavigator: self.init(controllers.first(where: context.isClaimed))
        case .excludedView: self.init(around: field) { $0.assignedOptions?.isExcluded == true }
        case .excludedViewController:
            let controller = controllers.first { context.controllerKinds.kind(of: $0).isExcluded }
            let classes = context.configuration.excludedViewControllerClasses
            self.init(controller, as: classes.first { type in controller?.isKind(of: type) == true })
        default: return nil
        }
    }

    /// The innermost ancestor of a field that's responsible, or `nil` if the field itself is.
    private init?(around field: UIView, _ isResponsible: (UIView) -> Bool) {
        guard !isResponsible(field) else { return nil }
        self.init(field.withSuperviews.dropFirst().first(where: isResponsible))
    }

    /// The presented screen or the modal view that covers a view.
    init?(inFrontOf view: UIView) {
        if let controller = view.nearestViewController, controller.isBelowPresentedScreen {
            self.init(controller.presentedViewController)
        } else {
            self.init(view.modalViewInFront)
        }
    }

    /// A controller, if there is one.
    ///
    /// - Parameter listed: The class that the app has listed, which may be a superclass.
    private init?(_ controller: UIViewController?, as listed: UIViewController.Type? = nil) {
        guard let controller else { return nil }
        let name = "\(type(of: controller))"
        self.init(
            controller.viewIfLoaded,
            name: listed.map { $0 == type(of: controller) ? name : "\(name), a \($0)" } ?? name)
    }
}
